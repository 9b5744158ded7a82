// What strangers do, each a function that opens its connections and gives them back. Loopback only: every stranger has
// an address of 127.0.0.0/8 and none is the one that honest people come from.
import { connect } from 'node:net';
import { Agent, fetch, FormData } from 'undici';

/** Of one network, and not that of honest people. */
const dispatcher = new Agent({ localAddress: '127.0.2.1' });

const boundary = 'b';
const partHead = `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="cv.txt"\r\n\r\n`;

const head = (path, type, bytes) =>
  `POST /api${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`;

/** Connections that stay open and send what they are given, from as many addresses as it takes. */
const open = (url, count, perAddress, start) =>
  Array.from({ length: count }, (_, i) => {
    const localAddress = `127.0.1.${1 + Math.floor(i / perAddress)}`;
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), localAddress });
    socket.on('error', () => {});
    socket.resume();
    socket.write(start);
    return socket;
  });

const slowBody = `${head('/auth/login', 'application/json', 160)}{"a":`;
/** With a token: a service refuses an upload of nobody before it reads it. */
const slowUpload = ({ token }) =>
  head(
    '/free-analysis',
    `multipart/form-data; boundary=${boundary}\r\nAuthorization: Bearer ${token}`,
    2_000_000,
  ) + partHead;

/** Nine small forms, each drawn ten times in the one before it: a hundred million drawings in two kilobytes. */
function dearPdf() {
  const [depth, width] = [9, 10];
  const stream = (n, head, text) =>
    `${n} 0 obj<<${head}/Length ${text.length}>>stream\n${text}\nendstream endobj\n`;
  const form = (i) =>
    i === depth
      ? stream(10 + i, '/Type/XObject/Subtype/Form/BBox[0 0 9 9]', '0 0 1 1 re f')
      : stream(
          10 + i,
          `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F ${11 + i} 0 R>>>>`,
          '/F Do '.repeat(width),
        );
  return [
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources<</XObject<</F 10 0 R>>>>>>endobj\n',
    stream(4, '', '/F Do'),
    ...Array.from({ length: depth + 1 }, (_, i) => form(i)),
    'trailer<</Root 1 0 R>>\n%%EOF',
  ].join('');
}

/** One account that sends such a file again and again, `count` at a time. */
const flood = (url, { token }, count) =>
  again(count, (_n, signal) => {
    const form = new FormData();
    form.set('resume', new Blob([dearPdf()], { type: 'application/pdf' }), 'cv.pdf');
    form.set('jobDescriptionText', 'We are looking for a developer. '.repeat(10));
    const init = {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
      signal,
      dispatcher,
    };
    return fetch(`${url}/api/free-analysis`, init);
  });

/** Asks again and again, `count` at a time, until it is stopped. */
function again(count, ask) {
  const stop = new AbortController();
  const run = async () => {
    for (let n = 0; !stop.signal.aborted; n += 1)
      await ask(n, stop.signal).then(
        (reply) => reply.arrayBuffer(),
        () => {},
      );
  };
  for (let i = 0; i < count; i += 1) void run();
  return [{ destroy: () => stop.abort() }];
}

const asJson = (body, signal, headers = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
  signal,
  dispatcher,
});

/** Guesses at one account, by turns with addresses that nobody has. */
const guessing = (url, { victim }, count) =>
  again(count, (n, signal) => {
    const username = n % 2 === 0 ? victim : `nobody-${n}@example.com`;
    return fetch(`${url}/api/auth/login`, asJson({ username, password: `guess-${n}-guess` }, signal));
  });

const oddTransfers = [
  { id: 'x', amount: 2 ** 53 - 1, content: 'FF00000001', paidAt: '0000-01-01T00:00:00Z' },
  { id: '', amount: -1, content: '', paidAt: '9999-12-31T23:59:59Z' },
  { id: 'y', amount: 1e300, content: 'x'.repeat(60_000), paidAt: 'yesterday' },
  { id: 'z', amount: '200000', content: '\u0000\u202e=1+1', paidAt: '2026-02-30T00:00:00Z' },
];

/** Notices of a bank that does not know the secret, with odd values. */
const oddNotices = (url, count) =>
  again(count, (n, signal) => {
    const body = { event: 'transfer.received', transfer: oddTransfers[n % oddTransfers.length] };
    const at = Math.floor(Date.now() / 1000);
    const signature = { 'x-sandbox-signature': `t=${at},v1=${'0'.repeat(64)}` };
    return fetch(`${url}/api/payments/webhooks/sandbox`, asJson(body, signal, signature));
  });

export const strangers = [
  { name: '200 slow bodies', attack: (url) => open(url, 200, 200, slowBody) },
  { name: '200 slow bodies of ten addresses', long: true, attack: (url) => open(url, 200, 20, slowBody) },
  { name: '200 slow uploads', long: true, attack: (url, known) => open(url, 200, 200, slowUpload(known)) },
  {
    name: '200 slow uploads of ten addresses',
    attack: (url, known) => open(url, 200, 20, slowUpload(known)),
  },
  {
    name: '500 headers without an end',
    attack: (url) => open(url, 500, 500, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: '),
  },
  {
    name: '30 dear files of one account, again and again',
    calls: ['balance', 'read'],
    attack: (url, known) => flood(url, known, 30),
  },
  { name: 'notices of a false bank, 16 at a time', attack: (url) => oddNotices(url, 16) },
  {
    name: '10,000 connections half open',
    attack: (url) => open(url, 10_000, 50, 'GET / HTTP/1.1\r\n'),
  },
];

export const guessers = [
  {
    name: 'guesses at one account, 16 at a time',
    calls: ['balance', 'sign in'],
    attack: (url, known) => guessing(url, known, 16),
  },
];

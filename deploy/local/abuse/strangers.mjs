// What strangers do, each a function that opens its connections and gives them back. Loopback only: every stranger has
// an address of 127.0.0.0/8 and none is the one that honest people come from.
import { connect } from 'node:net';

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
const slowUpload = (token) =>
  head(
    '/free-analysis',
    `multipart/form-data; boundary=${boundary}\r\nAuthorization: Bearer ${token}`,
    2_000_000,
  ) + partHead;

export const strangers = [
  { name: '200 slow bodies', attack: (url) => open(url, 200, 200, slowBody) },
  { name: '200 slow bodies of ten addresses', attack: (url) => open(url, 200, 20, slowBody) },
  { name: '200 slow uploads', attack: (url, token) => open(url, 200, 200, slowUpload(token)) },
  {
    name: '200 slow uploads of ten addresses',
    attack: (url, token) => open(url, 200, 20, slowUpload(token)),
  },
  {
    name: '500 headers without an end',
    attack: (url) => open(url, 500, 500, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: '),
  },
];

// Honest people at work, first alone, then beside each kind of stranger: their answers must come almost as fast.
import { setTimeout as pause } from 'node:timers/promises';
import { person, startProduct } from '../bench/lib.mjs';
import { strangers } from './strangers.mjs';

const rounds = 60;
/** Of what takes long in quiet times already. */
const longRounds = 20;
const answerMs = 5_000;
/** So that the strangers' connections are all there. */
const settleMs = 500;
const slowerMax = 3;
/** What nobody notices, and below which the noise of a busy machine decides: of a call, and of reading a file. */
const noticedMs = { read: 1_000 };
const noticedMsOfCalls = 100;

/** For no fault of the caller. */
const refused = new Set([401, 408, 429, 500, 502, 503, 504]);

const product = await startProduct({ env: { RATE_LIMIT_FACTOR: '100000' } });
let failures = 0;
try {
  const token = await person(product.url, 'abuse');
  const stranger = await person(product.url, 'stranger');
  const headers = { authorization: `Bearer ${token}` };
  const json = { 'content-type': 'application/json' };
  const calls = {
    page: () => fetch(`${product.url}/pricing`),
    balance: () => fetch(`${product.url}/api/credits/balance`, { headers }),
    'sign out': () =>
      fetch(`${product.url}/api/auth/logout`, {
        method: 'POST',
        headers: { ...headers, ...json },
        body: '{}',
      }),
    // Read to its end and refused for what is missing: no analysis adds work of its own to the figures.
    upload: () => fetch(`${product.url}/api/free-analysis`, { method: 'POST', headers, body: incomplete() }),
  };
  const read = () =>
    fetch(`${product.url}/api/fit-analysis/cost-estimation`, { method: 'POST', headers, body: complete() });
  await p95Of(calls);
  const quiet = { ...(await p95Of(calls)), ...(await p95Of({ read }, longRounds)) };
  report('quiet', quiet, quiet);
  for (const { name, attack, calls: only } of strangers) {
    const sockets = attack(product.url, stranger);
    await pause(settleMs);
    const { read: slow, ...quick } = only ? pick({ ...calls, read }, only) : calls;
    report(name, { ...(await p95Of(quick)), ...(slow && (await p95Of({ read: slow }, longRounds))) }, quiet);
    for (const socket of sockets) socket.destroy();
  }
} finally {
  await product.stop();
}
console.log(failures === 0 ? 'abuse: nobody was slowed down' : `abuse: ${failures} failures`);
process.exit(failures === 0 ? 0 : 1);

function pick(all, names) {
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

function incomplete() {
  const form = new FormData();
  form.set('resume', new Blob(['a'.repeat(20_000)], { type: 'text/plain' }), 'cv.txt');
  return form;
}

/** A résumé that can be read. */
function complete() {
  const form = incomplete();
  form.set(
    'resume',
    new Blob(['Nguyễn Văn An, kỹ sư phần mềm. '.repeat(200)], { type: 'text/plain' }),
    'cv.txt',
  );
  form.set('jobDescriptionText', 'Tuyển kỹ sư phần mềm biết TypeScript. '.repeat(10));
  return form;
}

/** The 95th percentile of each call in milliseconds; a refused or failed one counts as endless. */
async function p95Of(calls, count = rounds) {
  const found = {};
  for (const [name, call] of Object.entries(calls)) {
    const times = [];
    for (let i = 0; i < count; i += 1) {
      const began = performance.now();
      const ok = await Promise.race([call(), pause(answerMs, null, { ref: false })]).then(
        async (reply) => {
          await reply?.arrayBuffer();
          return reply !== null && !refused.has(reply.status);
        },
        () => false,
      );
      times.push(ok ? performance.now() - began : Infinity);
    }
    found[name] = times.sort((a, b) => a - b)[Math.ceil(count * 0.95) - 1];
  }
  return found;
}

function report(name, found, quiet) {
  const figures = Object.entries(found).map(([call, ms]) => {
    const tooSlow = ms > Math.max(slowerMax * quiet[call], noticedMs[call] ?? noticedMsOfCalls);
    if (tooSlow) failures += 1;
    return `${call} ${ms.toFixed(1)} ms${tooSlow ? ' ✗' : ''}`;
  });
  console.log(`${name}: p95 ${figures.join(', ')}`);
}

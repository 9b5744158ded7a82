// Honest people at work, first alone, then beside each kind of stranger: their answers must come almost as fast.
// `--short` leaves out the kinds that differ from another by the number of their addresses alone.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { person, signUp, startProduct } from '../bench/lib.mjs';
import { guessers, strangers } from './strangers.mjs';

const rounds = 60;
/** Of what takes long in quiet times already. */
const longRounds = 20;
const answerMs = 5_000;
/** So that the strangers' connections are all there. */
const settleMs = 500;
const slowerMax = 3;
/** What nobody notices, and below which the noise of a busy machine decides: of a call, of reading a file and of checking a password. */
const noticedMs = { read: 1_000, 'sign in': 1_000 };
const noticedMsOfCalls = 100;

/** For no fault of the caller. */
const refused = new Set([401, 408, 429, 500, 502, 503, 504]);

const { short } = parseArgs({ options: { short: { type: 'boolean', default: false } } }).values;
let failures = 0;
// Rates are those of load tests, so that what is held at a time decides; guesses meet the real ones.
await beside(
  { RATE_LIMIT_FACTOR: '100000' },
  strangers.filter(({ long = false }) => !(short && long)),
);
// As people start it: in one process.
await beside({}, guessers, { processes: false });
console.log(failures === 0 ? 'abuse: nobody was slowed down' : `abuse: ${failures} failures`);
process.exit(failures === 0 ? 0 : 1);

/** Honest people alone, then beside each of the strangers, on a product of their own. */
async function beside(env, those, { processes = true } = {}) {
  const product = await startProduct({ env, processes });
  try {
    const victim = await signUp(product.url, 'victim');
    const known = { token: await person(product.url, 'stranger'), victim: victim.username };
    const { quick, slow } = callsOf(product.url, await person(product.url, 'abuse'), victim);
    const names = those.flatMap(({ calls }) => calls ?? Object.keys(quick));
    const [quickOnes, slowOnes] = [quick, slow].map((calls) => pick(calls, names));
    await p95Of(quickOnes);
    const quiet = { ...(await p95Of(quickOnes)), ...(await p95Of(slowOnes, longRounds)) };
    report('quiet', quiet, quiet);
    for (const { name, attack, calls } of those) {
      const sockets = attack(product.url, known);
      await pause(settleMs);
      const asked = calls ?? Object.keys(quick);
      const found = {
        ...(await p95Of(pick(quick, asked))),
        ...(await p95Of(pick(slow, asked), longRounds)),
      };
      report(name, found, quiet);
      for (const socket of sockets) socket.destroy();
    }
  } finally {
    await product.stop();
  }
}

/** What honest people do, and what of it takes long. */
function callsOf(url, token, victim) {
  const headers = { authorization: `Bearer ${token}` };
  const json = { 'content-type': 'application/json' };
  const post = (path, init) => fetch(`${url}/api${path}`, { method: 'POST', ...init });
  return {
    quick: {
      page: () => fetch(`${url}/pricing`),
      balance: () => fetch(`${url}/api/credits/balance`, { headers }),
      'sign out': () => post('/auth/logout', { headers: { ...headers, ...json }, body: '{}' }),
      // Read to its end and refused for what is missing: no analysis adds work of its own to the figures.
      upload: () => post('/free-analysis', { headers, body: incomplete() }),
    },
    slow: {
      read: () => post('/fit-analysis/cost-estimation', { headers, body: complete() }),
      'sign in': () => post('/auth/login', { headers: json, body: JSON.stringify(victim) }),
    },
  };
}

function pick(all, names) {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
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

// Honest people at work, first alone, then beside each kind of stranger: their answers must come almost as fast.
// `--short`, for beside other work: fewer calls, without the kinds that differ from another by the number of their
// addresses alone, and what nobody notices is let through.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Agent, fetch, FormData } from 'undici';
import { person, signUp, startProduct } from '../bench/lib.mjs';
import { guessers, strangers } from './strangers.mjs';

const strangerPath = fileURLToPath(new URL('stranger.mjs', import.meta.url));

const { short } = parseArgs({ options: { short: { type: 'boolean', default: false } } }).values;
const rounds = short ? 60 : 200;
/** Of what takes long in quiet times already. */
const longRounds = short ? 20 : 40;
const answerMs = 5_000;
/** So that the stranger's connections are all there, or all gone. */
const settleMs = 1_500;
const slowerMax = 3;
/** What nobody notices, and below which the noise of a busy machine decides: of reading a file, of checking a password and of a call. */
const noticedMs = { read: 1_000, 'sign in': 1_000 };
const noticedMsOfCalls = 100;

/** For no fault of the caller. */
const refused = new Set([401, 408, 429, 500, 502, 503, 504]);

/** People come from many addresses: one that is refused more often than a person would be waits for its answers. */
const homes = Array.from({ length: 8 }, (_, i) => new Agent({ localAddress: `127.0.3.${i + 1}` }));
let lastHome = 0;
const anotherAddress = () => homes[(lastHome += 1) % homes.length];

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
    await p95Of(quick);
    for (const { name, calls = Object.keys(quick) } of those) {
      const measured = async () => ({
        ...(await p95Of(pick(quick, calls))),
        ...(await p95Of(pick(slow, calls), longRounds)),
      });
      const quiet = await measured();
      const stranger = fork(strangerPath, { execArgv: [] });
      stranger.send({ name, url: product.url, known });
      await once(stranger, 'message');
      await pause(settleMs);
      report(name, await measured(), quiet);
      const gone = once(stranger, 'exit');
      stranger.kill();
      await gone;
      await pause(settleMs);
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
      upload: () => post('/free-analysis', { headers, body: incomplete(), dispatcher: anotherAddress() }),
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
    const unnoticedMs = short ? (noticedMs[call] ?? noticedMsOfCalls) : 0;
    const tooSlow = ms > Math.max(slowerMax * quiet[call], unnoticedMs);
    if (tooSlow) failures += 1;
    return `${call} ${ms.toFixed(1)} ms (quiet ${quiet[call].toFixed(1)})${tooSlow ? ' ✗' : ''}`;
  });
  console.log(`${name}: p95 ${figures.join(', ')}`);
}

// A request with token and one query against bare Fastify + pg, and the time from submission to a visible result.
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { sampleFolder } from '../bin/lib/prepare.mjs';
import { percentile, person, startProduct, throughput } from './lib.mjs';

const bars = { ratio: 0.5 };
const product = await startProduct({
  env: { FREE_DAILY_LIMIT: '1000', FREE_SHARED_DAILY_LIMIT: '100000', RATE_LIMIT_FACTOR: '1000' },
});
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const get = (url, headers) =>
  new Promise((resolve, reject) => {
    request(url, { agent, headers }, (reply) => {
      reply.resume();
      reply.once('end', () =>
        reply.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${reply.statusCode}`)),
      );
    })
      .once('error', reject)
      .end();
  });

const subjectOf = (token) => JSON.parse(Buffer.from(token.split('.')[1], 'base64url')).sub;

const sampleDir = sampleFolder();
const resume = readFileSync(join(sampleDir, 'resume.en.txt'));
const job = readFileSync(join(sampleDir, 'job.en.txt'), 'utf8');

/** Milliseconds from submitting to reading the finished result, as a browser would. */
async function oneAnalysis(token) {
  const since = performance.now();
  const body = new FormData();
  body.set('resume', new File([resume], 'cv.txt', { type: 'text/plain' }));
  body.set('jobDescriptionText', job);
  body.set('outputLanguage', 'en');
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${product.url}/api/free-analysis`, { method: 'POST', headers, body });
  if (reply.status !== 202) throw new Error(await reply.text());
  const { id } = (await reply.json()).data;
  for (;;) {
    const { data } = await (await fetch(`${product.url}/api/free-analysis/${id}`, { headers })).json();
    if (data.status === 'completed') return performance.now() - since;
    if (data.status === 'failed') throw new Error(data.failure.code);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

async function submissions(users, each) {
  const tokens = await Promise.all(
    Array.from({ length: users }, (_, i) => person(product.url, `${users}-${i}`)),
  );
  await Promise.all(tokens.map(oneAnalysis));
  const times = await Promise.all(
    tokens.map(async (token) => {
      const own = [];
      for (let i = 0; i < each; i += 1) own.push(await oneAnalysis(token));
      return own;
    }),
  );
  return times.flat();
}

try {
  const token = await person(product.url, 'reader');
  const bare = fork(join(import.meta.dirname, 'bare-server.mjs'), [product.dataDir]);
  const bareUrl = await new Promise((resolve) => bare.once('message', resolve));
  const headers = { authorization: `Bearer ${token}` };
  const ours = () => get(`http://127.0.0.1:${product.portOf('credits')}/api/credits/balance`, headers);
  const theirs = () => get(`${bareUrl}/balance`, { 'x-user': subjectOf(token), ...headers });
  const load = { clients: 16, seconds: 3 };
  const ratios = [];
  let perSecond;
  await Promise.all([throughput(ours, load), throughput(theirs, load)]);
  for (let round = 0; round < 3; round += 1) {
    const [a, b] = [await throughput(ours, load), await throughput(theirs, load)];
    perSecond = { a, b };
    ratios.push(a / b);
  }
  bare.disconnect();
  const ratio = percentile(ratios, 50);
  console.log('| api | measured | bar | met |\n|---|---|---|---|');
  console.log(
    `| \`GET /api/credits/balance\` ÷ bare Fastify + pg, requests a second (${Math.round(perSecond.a)} ÷ ${Math.round(perSecond.b)}) | ${ratio.toFixed(2)} | ≥ ${bars.ratio} | ${ratio >= bars.ratio ? 'yes' : 'NO'} |`,
  );
  for (const [users, each] of [
    [1, 20],
    [8, 8],
  ]) {
    const times = await submissions(users, each);
    console.log(
      `| submit → result visible, ${users} user${users > 1 ? 's at once' : ''} (n = ${times.length}) | p50 ${Math.round(percentile(times, 50))} ms, p95 ${Math.round(percentile(times, 95))} ms | – | – |`,
    );
  }
} finally {
  agent.destroy();
  await product.stop();
}

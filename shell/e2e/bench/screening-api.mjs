// What the bench of a screening does besides looking at pages.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import './as-written.mjs';

const { texts } = await import('../src/support/analyses.ts');

const admin = { username: 'bench-admin@example.com', password: 'a-long-admin-password' };
const lookMs = 25;

/** The invented person and job of the landing page, as the form sends them. */
function sample() {
  const form = new FormData();
  form.set('resume', new Blob([texts.resume.vi()], { type: 'text/plain' }), 'cv.txt');
  form.set('jobDescriptionText', texts.job.vi());
  form.set('outputLanguage', 'vi');
  return form;
}

/** The API of the bench's product, and the books of its analysis service. */
export async function apiOf({ url, dataDir }) {
  const read = (name) => JSON.parse(readFileSync(join(dataDir, name), 'utf8'));
  const database = new Client({
    host: '127.0.0.1',
    port: read('run.json').postgresPort,
    database: 'analysis',
    user: 'analysis',
    password: read('secrets.json').roles.analysis,
  });
  await database.connect();

  async function call(method, path, { token, body } = {}) {
    const form = body instanceof FormData;
    const reply = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'idempotency-key': randomUUID(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body && !form ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  }
  const logIn = async (credentials) =>
    (await call('POST', '/auth/login', { body: credentials })).access_token;
  async function account(userType) {
    const credentials = { username: `${randomUUID()}@example.com`, password: 'a-long-bench-password' };
    await call('POST', '/auth/sign-up', { body: credentials });
    const token = await logIn(credentials);
    const body = { name: 'Bench', gender: 'other', userType };
    await call('PUT', '/users/me', { token, body });
    return { ...credentials, token };
  }

  /** Milliseconds from submitting to reading the finished result. */
  async function analysis({ token }) {
    const since = performance.now();
    const { data } = await call('POST', '/free-analysis', { token, body: sample() });
    for (;;) {
      const { data: run } = await call('GET', `/free-analysis/${data.id}`, { token });
      if (run.status === 'completed') return performance.now() - since;
      if (run.status === 'failed') throw new Error(run.failure.code);
      await wait(lookMs);
    }
  }
  async function analyses(person, count) {
    const times = [];
    for (let n = 0; n < count; n += 1) times.push(await analysis(person));
    return times;
  }

  return {
    person: () => account('job-seeker'),
    /** Somebody with so many tokens. */
    async recruiter(tokens) {
      const person = await account('recruiter');
      const { data: me } = await call('GET', '/users/me', person);
      const body = { userId: me.id, amount: tokens, reason: 'bench' };
      await call('POST', '/admin/credits/transactions', { token: await logIn(admin), body });
      return person;
    },
    async signIn(context, { username, password }) {
      const page = await context.newPage();
      await page.goto(`${url}/login`);
      await page.getByLabel('Email', { exact: true }).fill(username);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
      await page.waitForURL((at) => !at.pathname.startsWith('/login'));
      await page.close();
    },
    /** A screening of a post with so many requirements that count. */
    async openScreening({ token }, post, count) {
      const form = new FormData();
      form.set('jobDescriptionText', post);
      form.set('outputLanguage', 'en');
      const { data } = await call('POST', '/screenings', { token, body: form });
      const { data: made } = await call('GET', `/screenings/${data.id}?language=en`, { token });
      if (made.requirements.length < count)
        throw new Error(`the post has ${made.requirements.length} requirements`);
      const changes = made.requirements
        .slice(count)
        .map(({ id }) => ({ requirementId: id, importance: null, emphasis: 'normal' }));
      if (changes.length > 0)
        await call('PUT', `/screenings/${data.id}/requirements`, { token, body: { version: 1, changes } });
      return data.id;
    },
    /** When the last result of a screening was stored, in milliseconds of the clock. */
    async ended(id) {
      const { rows } = await database.query(
        `select max(ended_at) as at, count(*) filter (where status <> 'completed') as others
         from screening_candidate where screening_id = $1`,
        [id],
      );
      if (Number(rows[0].others) > 0) throw new Error(`${rows[0].others} people are not completed`);
      return { lastResult: rows[0].at.getTime() };
    },
    /** The table in a language that nobody has looked at, then once more: milliseconds, and the size of it all. */
    async tableReply({ token }, id) {
      const times = [];
      let kb = 0;
      for (let n = 0; n < 2; n += 1) {
        const since = performance.now();
        const reply = await fetch(`${url}/api/screenings/${id}/table?language=vi`, {
          headers: { authorization: `Bearer ${token}` },
        });
        kb = (await reply.arrayBuffer()).byteLength / 1024;
        times.push(performance.now() - since);
      }
      return { first: times[0], again: times[1], kb };
    },
    analyses,
    /** One analysis after the other until it is stopped: their times. */
    analysesUntilStopped(person) {
      const times = [];
      const stopping = new AbortController();
      const work = (async () => {
        while (!stopping.signal.aborted) times.push(await analysis(person));
      })();
      // Told when it is stopped.
      work.catch(() => undefined);
      return {
        stop: async () => {
          stopping.abort();
          await work;
          return times;
        },
      };
    },
    close: () => database.end(),
  };
}

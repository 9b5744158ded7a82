// Logins against raw argon2id, what they cost the other routes, refresh, search over 100,000 users, and whether time
// tells who has an account.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../bin/lib/prepare.mjs';
import { percentile, person, startProduct, throughput } from './lib.mjs';

const bars = { logins: 0.7, beside: 1.5, search: 2, enumeration: 0.1 };
const users = 100_000;
const admin = { username: 'bench-admin@example.com', password: 'a-long-admin-password' };
const product = await startProduct({
  env: {
    RATE_LIMIT_FACTOR: '1000000',
    ADMIN_EMAIL: admin.username,
    ADMIN_PASSWORD: admin.password,
  },
});
const api = `http://127.0.0.1:${product.portOf('auth')}/api`;
const argon2 = createRequire(join(root, 'services/auth/app/package.json'))('argon2');
// As the service has it.
const settings = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

async function call(method, path, { body, token, cookie } = {}) {
  const reply = await fetch(`${api}${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: reply.status, headers: reply.headers, body: await reply.text() };
}

async function timed(ask) {
  const since = performance.now();
  const reply = await ask();
  return { ms: performance.now() - since, reply };
}

/** Milliseconds of one call after the other. */
async function times(count, ask) {
  const all = [];
  for (let n = 0; n < count; n += 1) {
    const { ms, reply } = await timed(() => ask(n));
    if (reply.status >= 300) throw new Error(`${reply.status} ${reply.body}`);
    all.push(ms);
  }
  return all;
}

const row = (what, measured, bar, met) => console.log(`| ${what} | ${measured} | ${bar} | ${met} |`);
const yes = (met) => (met ? 'yes' : 'NO');
const ms = (value) => `${value.toFixed(1)} ms`;

async function benchLogins() {
  const stored = await argon2.hash(admin.password, settings);
  const raw = () => argon2.verify(stored, admin.password);
  const login = async () => {
    const { status } = await call('POST', '/auth/login', { body: admin });
    if (status !== 200) throw new Error(`login: ${status}`);
  };
  await throughput(login, { clients: 8, seconds: 2 });
  const rounds = [];
  for (let n = 0; n < 5; n += 1) {
    const hashes = await throughput(raw, { clients: 8, seconds: 3 });
    rounds.push({ hashes, logins: await throughput(login, { clients: 8, seconds: 3 }) });
  }
  const ratio = percentile(
    rounds.map((r) => r.logins / r.hashes),
    50,
  );
  const { hashes, logins } = rounds.at(-1);
  row(
    `logins ÷ raw argon2id hashes, a second (${logins.toFixed(0)} ÷ ${hashes.toFixed(0)})`,
    ratio.toFixed(2),
    `≥ ${bars.logins}`,
    yes(ratio >= bars.logins),
  );
}

async function benchBeside(token) {
  const ask = () => call('GET', '/users/me', { token });
  await times(200, ask);
  const alone = percentile(await times(1000, ask), 95);
  const load = { on: true };
  const loop = async () => {
    while (load.on) await call('POST', '/auth/login', { body: admin });
  };
  const loops = Promise.all(Array.from({ length: 4 }, loop));
  const beside = percentile(await times(1000, ask), 95);
  load.on = false;
  await loops;
  const ratio = beside / alone;
  row(
    `p95 of \`GET /api/users/me\` while logins run ÷ without (${ms(beside)} ÷ ${ms(alone)})`,
    ratio.toFixed(2),
    `≤ ${bars.beside}`,
    yes(ratio <= bars.beside),
  );
}

async function benchRefresh() {
  const first = await call('POST', '/auth/login', { body: admin });
  let cookie = first.headers.get('set-cookie').split(';')[0];
  const all = await times(500, async () => {
    const reply = await call('POST', '/auth/refresh', { body: {}, cookie });
    cookie = reply.headers.get('set-cookie').split(';')[0];
    return reply;
  });
  row(
    `refresh (n = ${all.length})`,
    `p50 ${ms(percentile(all, 50))}, p95 ${ms(percentile(all, 95))}`,
    '–',
    '–',
  );
}

const surnames = [
  'Nguyễn',
  'Trần',
  'Lê',
  'Phạm',
  'Hoàng',
  'Huỳnh',
  'Phan',
  'Vũ',
  'Võ',
  'Đặng',
  'Bùi',
  'Đỗ',
  'Hồ',
  'Ngô',
];
const middles = [
  'Văn',
  'Thị',
  'Minh',
  'Ngọc',
  'Đức',
  'Thanh',
  'Quang',
  'Hữu',
  'Kim',
  'Bảo',
  'Gia',
  'Xuân',
  'Thu',
  'Hồng',
];
const givens = [
  'An',
  'Bình',
  'Châu',
  'Dũng',
  'Giang',
  'Hà',
  'Hường',
  'Khánh',
  'Lan',
  'Mai',
  'Nam',
  'Oanh',
  'Phúc',
  'Quỳnh',
  'Sơn',
  'Thảo',
  'Uyên',
  'Việt',
  'Xuyến',
  'Yến',
];

async function fill() {
  const run = JSON.parse(readFileSync(join(product.dataDir, 'secrets.json'), 'utf8'));
  const port = Number(readFileSync(join(product.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]);
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'auth',
    database: 'auth',
    password: run.roles.auth,
  });
  await client.connect();
  await client.query(
    `insert into account (id, email, name, email_verified, created_at)
     select gen_random_uuid(), 'user' || n || '@example.com',
       ($1::text[])[1 + n % 14] || ' ' || ($2::text[])[1 + n / 14 % 14] || ' ' || ($3::text[])[1 + n / 196 % 20],
       true, now() - make_interval(mins => n)
     from generate_series(1, $4::int) n`,
    [surnames, middles, givens, users],
  );
  await client.query('vacuum analyze account');
  const { rows } = await client.query('select id from account order by md5(id::text) limit 300');
  await client.end();
  return rows.map((r) => r.id);
}

async function benchSearch(token) {
  const ids = await fill();
  const exact = (n) => call('GET', `/admin/users/${ids[n % ids.length]}`, { token });
  const plain = (words) =>
    encodeURIComponent(words.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd'));
  const kinds = {
    'an address': (n) => `user${(n * 7919) % users}@`,
    'a full name without diacritics': (n) =>
      plain(`${surnames[n % 14]} ${middles[(n * 5) % 14]} ${givens[(n * 3) % 20]}`),
  };
  for (const [kind, words] of Object.entries(kinds)) {
    const search = (n) => call('GET', `/admin/users?search=${words(n)}`, { token });
    await times(50, search);
    await times(50, exact);
    const [found, looked] = [[], []];
    for (let round = 0; round < 3; round += 1) {
      found.push(...(await times(100, search)));
      looked.push(...(await times(100, exact)));
    }
    const ratio = percentile(found, 95) / percentile(looked, 95);
    row(
      `p95 of search by ${kind} over ${users.toLocaleString('en')} users ÷ \`GET /api/admin/users/{id}\` (${ms(percentile(found, 95))} ÷ ${ms(percentile(looked, 95))})`,
      ratio.toFixed(2),
      `≤ ${bars.search}`,
      yes(ratio <= bars.search),
    );
  }
}

/** Pairs of calls, known and unknown address in turn: medians and answers must not tell them apart. */
async function benchEnumeration() {
  const known = 'bench-known@example.com';
  await call('POST', '/auth/sign-up', { body: { username: known, password: admin.password } });
  const flows = {
    'sign-up': (email) =>
      call('POST', '/auth/sign-up', { body: { username: email, password: admin.password } }),
    login: (email) => call('POST', '/auth/login', { body: { username: email, password: 'not-this-one' } }),
    'forgot password, resend': (email) => call('POST', '/auth/request-password-reset', { body: { email } }),
  };
  for (const [name, ask] of Object.entries(flows)) {
    const [seen, unseen] = [[], []];
    const answers = new Set();
    for (let n = 0; n < 200; n += 1) {
      const unknown = `bench-${name.replace(/\W/g, '')}-${n}@example.com`;
      const pair = [
        [known, seen],
        [unknown, unseen],
      ];
      for (const [email, list] of n % 2 ? pair : pair.reverse()) {
        const { ms: took, reply } = await timed(() => ask(email));
        list.push(took);
        answers.add(`${reply.status} ${reply.body.replace(/"requestId":"[^"]*"/, '').replaceAll(email, '')}`);
      }
    }
    const [a, b] = [percentile(seen, 50), percentile(unseen, 50)];
    const apart = Math.abs(a - b) / b;
    row(
      `${name}: median for a known ÷ an unknown address, 200 each (${ms(a)} ÷ ${ms(b)}), ${answers.size} answer${answers.size > 1 ? 's' : ''}`,
      (a / b).toFixed(2),
      `1 ± ${bars.enumeration}, 1 answer`,
      yes(apart <= bars.enumeration && answers.size === 1),
    );
  }
}

try {
  console.log('| auth | measured | bar | met |\n|---|---|---|---|');
  const token = JSON.parse((await call('POST', '/auth/login', { body: admin })).body).access_token;
  await benchLogins();
  await benchBeside(await person(product.url, 'beside'));
  await benchRefresh();
  await benchEnumeration();
  await benchSearch(token);
} finally {
  await product.stop();
}

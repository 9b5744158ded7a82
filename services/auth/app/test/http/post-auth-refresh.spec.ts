import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logout, refresh } from '@fitfolio/auth-contract/renewal';
import { login, signUp } from '@fitfolio/auth-contract/sign-in';
import {
  startTestService,
  type TestReply,
  type TestService,
} from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { start } from '../../src/main.js';

let service: TestService;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'fitfolio-auth-'));
  service = await startTestService(start, { env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await service.close();
  rmSync(dataDir, { recursive: true, force: true });
});

let people = 0;
const password = 'con-bo-tren-dong-co';

async function signedIn(): Promise<string> {
  people += 1;
  const body = { username: `p${people}@example.com`, password };
  await service.call(signUp, { body });
  return cookieOf(await service.call(login, { body }));
}

const cookieOf = (reply: TestReply): string =>
  /refresh_token=([^;]*)/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? '';
const refreshWith = (cookie: string, headers: Record<string, string> = {}): Promise<TestReply> =>
  service.call(refresh, { body: {} }, { headers: { cookie: `refresh_token=${cookie}`, ...headers } });
const code = (reply: TestReply): string => (reply.body as { code: string }).code;
const age = (seconds: number): Promise<unknown> =>
  service.database.sql(`update refresh_token set used_at = used_at - make_interval(secs => $1)`, [seconds]);

describe('POST /auth/refresh', () => {
  it('changes the cookie for a new one and gives an access token', async () => {
    const first = await signedIn();
    const reply = await refreshWith(first);
    expect(reply.status).toBe(200);
    expect(refresh.reply.parse(reply.body).access_token).toMatch(/^ey/);
    expect(cookieOf(reply)).not.toBe(first);
    expect((await refreshWith(cookieOf(reply))).status).toBe(200);
  });

  it('ends a session that nobody has used for two weeks', async () => {
    const [left, used] = [await signedIn(), await signedIn()];
    const back = "update refresh_token set created_at = now() - interval '15 days' where hash = sha256($1)";
    await service.database.sql(back, [Buffer.from(left)]);
    const reply = await refreshWith(left);
    expect([reply.status, code(reply)]).toEqual([401, 'SESSION_EXPIRED']);
    expect((await refreshWith(used)).status).toBe(200);
  });

  it('gives two tabs that ask at once the same successor', async () => {
    const first = await signedIn();
    const replies = await Promise.all([refreshWith(first), refreshWith(first), refreshWith(first)]);
    expect(replies.map((r) => r.status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(cookieOf)).size).toBe(1);
  });

  it('ends the family when an old token comes back, and writes it down', async () => {
    const first = await signedIn();
    const second = cookieOf(await refreshWith(first));
    await age(11);
    const replay = await refreshWith(first);
    expect([replay.status, code(replay)]).toEqual([401, 'SESSION_EXPIRED']);
    expect((await refreshWith(second)).status).toBe(401);
    const lines = await service.database.sql("select 1 from audit where action = 'refresh-reused'");
    expect(lines).toHaveLength(1);
  });

  it('ends the family also within the grace when the successor has been used', async () => {
    const first = await signedIn();
    const second = cookieOf(await refreshWith(first));
    const third = cookieOf(await refreshWith(second));
    expect((await refreshWith(first)).status).toBe(401);
    expect((await refreshWith(third)).status).toBe(401);
  });

  it('stores no token, only hashes', async () => {
    const cookie = await signedIn();
    const rows = await service.database.sql<{ all: string }>(
      'select string_agg(r::text, $1) as all from refresh_token r',
      ['\n'],
    );
    expect(rows[0]?.all).not.toContain(cookie);
  });

  it('ends with its absolute time, with log-out, and when the account is disabled', async () => {
    const [old, out, disabled] = [await signedIn(), await signedIn(), await signedIn()];
    await service.database.sql(
      'update refresh_token set ends_at = now() where account_id = (select id from account where email = $1)',
      [`p${people - 2}@example.com`],
    );
    await service.call(logout, { body: {} }, { headers: { cookie: `refresh_token=${out}` } });
    await service.database.sql('update account set disabled = true where email = $1', [
      `p${people}@example.com`,
    ]);
    for (const cookie of [old, out, disabled, 'made-up'])
      expect((await refreshWith(cookie)).status).toBe(401);
  });

  it('is limited for each session alone, and for made-up tokens by address', async () => {
    const [busy, calm] = [await signedIn(), await signedIn()];
    await service.database.sql(
      `insert into rate_limit (key, taken, resets_at)
       select 'refresh:session:' || family, 299, now() + interval '1 minute' from refresh_token
       where account_id = (select id from account where email = $1)`,
      [`p${people - 1}@example.com`],
    );
    const next = cookieOf(await refreshWith(busy));
    const limited = await refreshWith(next);
    expect([limited.status, code(limited)]).toEqual([429, 'RATE_LIMITED']);
    expect((await refreshWith(calm)).status).toBe(200);
    await service.database.sql(`update rate_limit set resets_at = now() where key like 'refresh:session:%'`);
    expect((await refreshWith(next)).status).toBe(200);
    const made = Array.from({ length: 101 }, (_, i) => refreshWith(`made-up-${i}`));
    const statuses = (await Promise.all(made)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect((await refreshWith(calm)).status).not.toBe(429);
  });

  it('refuses other sites', async () => {
    const cookie = await signedIn();
    for (const headers of <Record<string, string>[]>[
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      const reply = await refreshWith(cookie, headers);
      expect([reply.status, code(reply)]).toEqual([403, 'CROSS_SITE']);
    }
    expect(
      (await refreshWith(cookie, { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' }))
        .status,
    ).toBe(200);
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    people += 1;
    const body = { username: `p${people}@example.com`, password };
    await service.call(signUp, { body });
    const set = (await service.call(login, { body })).headers.get('set-cookie') ?? '';
    expect(set).toMatch(/HttpOnly/);
    expect(set).toMatch(/SameSite=Strict/);
    expect(set).toMatch(/Path=\/api\/auth/);
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { type ServiceProcess, startServiceProcess } from '@fitfolio/service-kit/testing/service-process';
import { testDatabase, type TestDatabase } from '@fitfolio/service-kit/testing/test-database';
import { testNats, type TestNats } from '@fitfolio/service-kit/testing/test-nats';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

const main = join(import.meta.dirname, '../../dist/main.js');
const dataDir = mkdtempSync(join(tmpdir(), 'fitfolio-kill-'));

/** A test that kills auth so many milliseconds after people began to sign up, and then looks for all of them. */
export function losesNobodyWhenKilled(momentsMs: readonly number[]): void {
  let database: TestDatabase;
  let nats: TestNats;
  let auth: ServiceProcess | undefined;
  beforeAll(async () => {
    [database, nats] = await Promise.all([testDatabase(), testNats()]);
  });
  afterAll(async () => {
    await auth?.kill();
    await Promise.all([database.close(), nats.close()]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Auth as a process of its own. */
  async function begin(): Promise<ServiceProcess> {
    auth = await startServiceProcess(main, { database, nats }, { DATA_DIR: dataDir });
    return auth;
  }

  /** Whether the sign-up was acknowledged. */
  async function signUp(url: string, username: string): Promise<boolean> {
    try {
      const body = JSON.stringify({ username, password: 'con-bo-tren-dong-co' });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${url}/auth/sign-up`, { method: 'POST', headers, body })).status === 201;
    } catch {
      return false;
    }
  }

  it('loses no account and no mail, and sends none twice, whenever it is killed', async () => {
    const acknowledged: string[] = [];
    for (const [n, moment] of momentsMs.entries()) {
      const { url, kill } = await begin();
      // The first call of a process is slow: it would be the only moment ever met.
      if (await signUp(url, `warm${n}@example.com`)) acknowledged.push(`warm${n}@example.com`);
      const emails = [`a${n}@example.com`, `b${n}@example.com`, `c${n}@example.com`];
      const signingUp = emails.map(async (email) => {
        if (await signUp(url, email)) acknowledged.push(email);
      });
      await pause(moment);
      await kill();
      await Promise.all(signingUp);
    }
    const { kill } = await begin();
    await eventually(async () => {
      // What a dead sender holds is taken for lost after a minute: that minute is over.
      await database.sql(
        "update mail set due_at = now() where state = 'sending' and due_at > now() + interval '5 s'",
      );
      expect(await database.sql("select 1 from mail where state <> 'sent'")).toEqual([]);
      expect(await database.sql('select 1 from outbox where sent_at is null')).toEqual([]);
    }, 20_000);
    await kill();

    const accounts = await database.sql<{ email: string }>('select email from account order by email');
    const emails = accounts.map((a) => a.email);
    expect(emails).toEqual(expect.arrayContaining(acknowledged));
    expect(acknowledged.length).toBeGreaterThanOrEqual(momentsMs.length);
    const folder = join(dataDir, 'mail');
    const letters = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    const recipients = letters.map(
      (name) => /^To: (\S+)/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1],
    );
    expect(recipients.sort()).toEqual(emails);
    const facts = await database.sql<{ count: number }>(
      "select count(distinct payload->>'userId')::int as count from outbox where subject like '%registered%'",
    );
    expect(facts).toEqual([{ count: emails.length }]);
  }, 90_000);
}

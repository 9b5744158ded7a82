import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { captureHold, holdTokens } from '@fitfolio/credits-contract/holds';
import { createLogger } from '@fitfolio/service-kit/log/logger';
import { NatsLink } from '@fitfolio/service-kit/messaging/nats-link';
import { RpcClient } from '@fitfolio/service-kit/rpc/rpc-client';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { type ServiceProcess, startServiceProcess } from '@fitfolio/service-kit/testing/service-process';
import { testDatabase, type TestDatabase } from '@fitfolio/service-kit/testing/test-database';
import { testNats, type TestNats } from '@fitfolio/service-kit/testing/test-nats';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { invariants } from '../../src/audit/invariants.js';

const main = join(import.meta.dirname, '../../dist/main.js');
const userId = randomUUID();
const given = 2_000;
const askers = 8;

/** A test that kills credits after so many answers, again and again, and then asks once more for all of them. */
export function asksAgainAfterKills(killsAfter: readonly number[]): void {
  let database: TestDatabase;
  let nats: TestNats;
  let credits: ServiceProcess | undefined;
  let link: NatsLink;
  let client: RpcClient;
  beforeAll(async () => {
    [database, nats] = await Promise.all([testDatabase(), testNats()]);
    link = new NatsLink('asker', nats.env, createLogger('asker', 'silent'));
    client = new RpcClient(link);
  });
  afterAll(async () => {
    await credits?.kill();
    await link.close();
    await Promise.all([database.close(), nats.close()]);
  });

  const begin = async (): Promise<ServiceProcess> =>
    (credits = await startServiceProcess(main, { database, nats }));

  const hold = (source: string, tokens = 1) =>
    client.request({ ...holdTokens, deadlineMs: 2_000 }, { source, userId, feature: 'fit-analysis', tokens });
  type Held = Awaited<ReturnType<typeof hold>>;

  /** Holds by eight askers until `count` were answered and the service was killed; undefined for what got no answer. */
  async function holdUntilKilled(count: number): Promise<Map<string, Held | undefined>> {
    const { kill } = await begin();
    const asked = new Map<string, Held | undefined>();
    let answered = 0;
    let killed: Promise<void> | undefined;
    const asking = async (): Promise<void> => {
      while (killed === undefined) {
        const source = `fit-analysis:${randomUUID()}`;
        asked.set(source, undefined);
        const held = await hold(source).catch(() => undefined);
        asked.set(source, held);
        if (held !== undefined && (answered += 1) >= count) killed ??= kill();
      }
    };
    await Promise.all(Array.from({ length: askers }, asking));
    await killed;
    return asked;
  }

  it('asked again after it was killed, gives the first answers and holds nothing twice', async () => {
    await (await begin()).kill();
    await database.sql(
      `select post_transfer('adjustment:kill', 'adjustment', 'adjustment', 'user:' || $1, $2, $1::uuid, null, '{}', null)`,
      [userId, given],
    );
    const asked = new Map<string, Held | undefined>();
    for (const count of killsAfter)
      for (const [source, held] of await holdUntilKilled(count)) asked.set(source, held);
    const lost = [...asked.values()].filter((held) => held === undefined);
    expect(lost.length).toBeGreaterThan(0);

    await begin();
    for (const [source, first] of asked) {
      const again = await hold(source);
      if (first !== undefined) expect(again).toEqual(first);
      await expect(hold(source, 2)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
      for (let i = 0; i < 2; i += 1) await client.request(captureHold, { source });
    }
    const [account] = await database.sql<{ balance: number }>(
      'select balance::int from account where user_id = $1',
      [userId],
    );
    expect(account?.balance).toBe(given - asked.size);
    await eventually(async () => {
      for (const { name, sql } of invariants) expect([name, await database.sql(sql)]).toEqual([name, []]);
      expect(await database.sql('select from outbox where sent_at is null')).toEqual([]);
    }, 20_000);
  }, 90_000);
}

import { randomUUID } from 'node:crypto';
import { userRenamed } from '@fitfolio/auth-contract/events';
import { type ExportFile, exportPersonOf, userDeleted } from '@fitfolio/auth-contract/own-data';
import { holdTokens } from '@fitfolio/credits-contract/holds';
import { listAllTransactions } from '@fitfolio/credits-contract/transaction';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Credits, startCredits } from './support/credits.js';

const exportPerson = exportPersonOf('credits');

let credits: Credits;
beforeAll(async () => {
  credits = await startCredits();
});
afterAll(() => credits.close());

it('is found by name while they are here, and nothing personal stays when they leave', async () => {
  const { id } = await credits.user(1);
  const name = 'Nguyễn Thị Hường';
  const { service } = credits;
  const fact = { userId: id, name, renamedAt: new Date().toISOString() };
  await service.nats.publish(userRenamed.subject, fact, randomUUID());
  const token = await service.token({ isAdmin: true });
  const lines = async (query: object) =>
    (await service.call(listAllTransactions, { query: query as never }, { token })).body.data;
  await eventually(async () =>
    expect(await lines({ search: 'huong' })).toMatchObject([{ userId: id, name }]),
  );
  const left = { userId: id, deletedAt: new Date().toISOString() };
  await service.nats.publish(userDeleted.subject, left, randomUUID());
  await eventually(async () => expect(await lines({ search: 'huong' })).toEqual([]));
  expect(await lines({ userId: id })).toMatchObject([{ email: null, name: null }]);
});

/** Everything credits keep of a person, by the names of the files. */
async function exported(userId: string): Promise<Map<string, unknown>> {
  const files: ExportFile[] = [];
  let cursor: string | null = null;
  do {
    const page: { files: ExportFile[]; next: string | null } = await credits.rpc.request(exportPerson, {
      userId,
      cursor,
    });
    files.push(...page.files);
    cursor = page.next;
  } while (cursor !== null);
  return new Map(
    files.map(({ name, content }) => [
      name,
      'text' in content ? (JSON.parse(content.text) as unknown) : null,
    ]),
  );
}

it('takes holds, account and address along, and nobody else’s', async () => {
  const [{ id }, other] = await Promise.all([credits.user(3), credits.user(3)]);
  for (const userId of [id, other.id])
    await credits.rpc.request(holdTokens, { source: `cv:${userId}`, userId, feature: 'cv', tokens: 2 });
  const files = await exported(id);
  expect([...files.keys()]).toEqual(['tokens.json', 'holds.json', 'account.json', 'person.json']);
  expect(files.get('holds.json')).toMatchObject([
    { source: `cv:${id}`, feature: 'cv', tokens: 2, state: 'held', endedAt: null },
  ]);
  expect(files.get('account.json')).toEqual([{ openedAt: expect.any(String) }]);
  expect(files.get('person.json')).toEqual([{ email: `${id}@example.com`, name: null }]);
});

it('tells every line of the ledger of a person once, in pages that the bus can carry', async () => {
  const { id } = await credits.user();
  await credits.user(7);
  await credits.service.database.sql(
    `select post_transfer('adjustment:page-' || n, 'adjustment', 'adjustment', 'user:' || $1, n, $1::uuid, null,
       '{"reason":"test"}', null) from generate_series(1, 2001) n`,
    [id],
  );
  const files = [...(await exported(id))].filter(([name]) => name.startsWith('tokens'));
  expect(files[0]?.[0]).toBe('tokens.json');
  expect(files.length).toBe(2);
  const lines = files.flatMap(([, list]) => list as { amount: number }[]);
  expect(lines.map(({ amount }) => amount)).toEqual(Array.from({ length: 2001 }, (_, n) => n + 1));
  expect(lines[0]).toEqual({
    amount: 1,
    balance: 1,
    details: { reason: 'test' },
    kind: 'adjustment',
    madeAt: expect.any(String),
  });
});

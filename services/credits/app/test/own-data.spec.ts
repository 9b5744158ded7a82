import { randomUUID } from 'node:crypto';
import { userRenamed } from '@fitfolio/auth-contract/events';
import { type ExportFile, exportPersonOf, userDeleted } from '@fitfolio/auth-contract/own-data';
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

it('tells every line of the ledger of a person once, in pages that the bus can carry', async () => {
  const { id } = await credits.user();
  await credits.user(7);
  await credits.service.database.sql(
    `select post_transfer('adjustment:page-' || n, 'adjustment', 'adjustment', 'user:' || $1, n, $1::uuid, null,
       '{"reason":"test"}', null) from generate_series(1, 2001) n`,
    [id],
  );
  const files: ExportFile[] = [];
  let cursor: string | null = null;
  do {
    const page: { files: ExportFile[]; next: string | null } = await credits.rpc.request(exportPerson, {
      userId: id,
      cursor,
    });
    files.push(...page.files);
    cursor = page.next;
  } while (cursor !== null);
  const lines = files.flatMap(({ content }) =>
    'text' in content ? (JSON.parse(content.text) as { amount: number; position?: string }[]) : [],
  );
  expect(files[0]?.name).toBe('tokens.json');
  expect(new Set(files.map(({ name }) => name)).size).toBe(2);
  expect(lines.map(({ amount }) => amount)).toEqual(Array.from({ length: 2001 }, (_, n) => n + 1));
});

import { type ExportFile, exportPersonOf } from '@fitfolio/auth-contract/own-data';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Credits, startCredits } from './support/credits.js';

const exportPerson = exportPersonOf('credits');

let credits: Credits;
beforeAll(async () => {
  credits = await startCredits();
});
afterAll(() => credits.close());

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
    const page: { files: ExportFile[]; next: string | null } = await credits.rpc.ask(exportPerson, {
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

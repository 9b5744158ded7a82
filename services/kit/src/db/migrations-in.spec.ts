import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { migrationsIn } from './migrations-in.js';

let room: string;
beforeEach(() => {
  room = mkdtempSync(join(import.meta.dirname, 'migrations-'));
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

const migration = (name: string): string =>
  `import { Migration } from '@mikro-orm/migrations';\nexport class ${name} extends Migration { up() {} }\n`;
/** The folder's address, with files of these names and texts in it. */
function folder(path: string, files: Readonly<Record<string, string>>): URL {
  mkdirSync(join(room, path), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(room, path, name), text);
  return pathToFileURL(`${join(room, path)}/`);
}
const namesIn = async (url: URL): Promise<string[]> => (await migrationsIn(url)).map(({ name }) => name);

it('takes them in the order of their days, the shorter of two names of a day first', async () => {
  const url = folder('src/migrations', {
    '2026-02-01-a.ts': migration('Third'),
    '2026-01-01-b-more.ts': migration('Second'),
    '2026-01-01-b.ts': migration('First'),
    'notes.ts': 'export const a = 1;\n',
  });
  expect(await namesIn(url)).toEqual(['First', 'Second', 'Third']);
});

it('leaves out what was built of a source that is gone, and takes all where there are no sources', async () => {
  folder('src/migrations', { '2026-01-01-kept.ts': '' });
  const built = { '2026-01-01-kept.js': migration('Kept'), '2026-01-01-old.js': migration('Old') };
  expect(await namesIn(folder('dist/migrations', built))).toEqual(['Kept']);
  rmSync(join(room, 'src'), { recursive: true });
  expect(await namesIn(folder('dist/migrations', built))).toEqual(['Kept', 'Old']);
});

it('refuses a file without a migration', async () => {
  const url = folder('src/migrations', { '2026-01-01-none.ts': 'export const a = 1;\n' });
  await expect(migrationsIn(url)).rejects.toThrow('2026-01-01-none.ts holds no migration');
});

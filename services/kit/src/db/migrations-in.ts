import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Migration } from '@mikro-orm/migrations';
import type { Constructor } from '@mikro-orm/postgresql';

type MigrationClass = Constructor<Migration>;

const isMigration = (value: unknown): value is MigrationClass =>
  typeof value === 'function' && value.prototype instanceof Migration;

const stem = (name: string): string => name.slice(0, -'.ts'.length);

/** Builds add files and never remove them: in a checkout, what has no source any more was renamed or taken back. */
function isStale(folder: URL, name: string): boolean {
  const sources = fileURLToPath(folder).replace('/dist/', '/src/');
  return existsSync(sources) && !existsSync(`${sources}${stem(name)}.ts`);
}

/**
 * The migrations of a folder (`new URL('./migrations/', import.meta.url)`), each file one class, in the order of the files'
 * names, which begin with their day.
 */
export async function migrationsIn(folder: URL): Promise<MigrationClass[]> {
  const names = await readdir(fileURLToPath(folder));
  const files = names
    .filter((name) => /^\d{4}-.*(?<!\.d|\.spec)\.[jt]s$/.test(name) && !isStale(folder, name))
    .toSorted((a, b) => (stem(a) < stem(b) ? -1 : 1));
  const modules = await Promise.all(
    files.map(async (name) => (await import(new URL(name, folder).href)) as object),
  );
  return modules.map((module, i) => {
    const [migration, ...others] = Object.values(module).filter(isMigration);
    if (migration === undefined || others.length > 0)
      throw new Error(
        `${files[i]} holds ${others.length === 0 ? 'no migration' : 'more than one migration'}`,
      );
    return migration;
  });
}

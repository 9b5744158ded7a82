import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '@fitfolio/service-kit/config/service-config';
import { expect, it } from '@jest/globals';
import { AnalysisConfig } from '../config.js';
import { DocumentVault, type Place } from './document-vault.js';

const given = {
  DATABASE_URL: 'postgres://x',
  NATS_URL: 'nats://x',
  AUTH_KEYS_URL: 'http://localhost/keys',
  PUBLIC_URL: 'http://localhost',
};
const vaultOf = (env: Record<string, string>) =>
  DocumentVault.of(parseConfig(AnalysisConfig, { ...given, ...env }));
const key = (id: string, byte: number): string => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
const place: Place = { analysisId: '00000000-0000-4000-8000-000000000001', kind: 'resume', part: 'text' };
const text = Buffer.from('Nguyễn Thị Lan, lan@example.com');

it('opens what it sealed, and never seals to the same bytes twice', async () => {
  const vault = await vaultOf({ DOCUMENT_KEYS: key('a', 1) });
  const [one, two] = [vault.seal(text, place), vault.seal(text, place)];
  expect(one.includes(text.subarray(0, 8))).toBe(false);
  expect(one.equals(two)).toBe(false);
  expect(vault.open(one, 'a', place)).toEqual(text);
});

it('opens nothing that was changed, nor in another place', async () => {
  const vault = await vaultOf({ DOCUMENT_KEYS: key('a', 1) });
  const sealed = vault.seal(text, place);
  for (const at of [0, 15, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => vault.open(changed, 'a', place)).toThrow();
  }
  for (const other of [{ kind: 'job' }, { part: 'file' as const }, { analysisId: 'another' }])
    expect(() => vault.open(sealed, 'a', { ...place, ...other })).toThrow();
});

it('seals with the first key, and opens what older ones have sealed', async () => {
  const old = await vaultOf({ DOCUMENT_KEYS: key('a', 1) });
  const rotated = await vaultOf({ DOCUMENT_KEYS: `${key('b', 2)},${key('a', 1)}` });
  expect([old.keyId, rotated.keyId]).toEqual(['a', 'b']);
  expect(rotated.open(old.seal(text, place), 'a', place)).toEqual(text);
  const without = await vaultOf({ DOCUMENT_KEYS: key('b', 2) });
  expect(() => without.open(old.seal(text, place), 'a', place)).toThrow(
    'the document key a is not configured',
  );
});

it('makes a key in the data folder, for its owner only, and keeps it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitfolio-vault-'));
  try {
    const [one, two] = await Promise.all([vaultOf({ DATA_DIR: folder }), vaultOf({ DATA_DIR: folder })]);
    const file = join(folder, 'document-keys');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{8}:[A-Za-z0-9+/]{43}=$/);
    expect(two.open(one.seal(text, place), one.keyId, place)).toEqual(text);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it.each(['', 'a', 'a:c2hvcnQ=', `a b:${Buffer.alloc(32).toString('base64')}`])(
  'does not start with %p for its keys',
  async (keys) => {
    await expect((async () => vaultOf({ DOCUMENT_KEYS: keys }))()).rejects.toThrow('DOCUMENT_KEYS');
  },
);

import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { makeFonts } from './make-fonts.mjs';

const written = await makeFonts();
const tableOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8').replace(/\s+/gu, ' ');

it.each([...written.keys()])('the recipe gives what is committed: %s', (name) => {
  const [made, kept] = [written.get(name) ?? new Uint8Array(), readFileSync(new URL(name, import.meta.url))];
  if (name.endsWith('.ts')) expect(tableOf(made)).toBe(tableOf(kept));
  else expect(Buffer.from(made).equals(kept)).toBe(true);
});

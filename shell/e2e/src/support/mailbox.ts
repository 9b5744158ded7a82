import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The mails that were sent to an address, oldest first, as they lie in the data folder. */
function mailsTo(email: string): string[] {
  const folder = process.env['FITFOLIO_MAIL'] ?? '';
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`))
    .toSorted((a, b) => dateOf(a) - dateOf(b));
}
const dateOf = (mail: string): number => Date.parse(/^Date: (.*)$/m.exec(mail)?.[1] ?? '');

/** The link of the newest mail to this address that has one to this path; waits for it. */
export async function linkFor(email: string, path: string): Promise<string> {
  // Quoted-printable ends long lines with `=`.
  const links = (): string[] =>
    mailsTo(email).flatMap((mail) => {
      const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
      return new RegExp(`https?://[^\\s"<]*${path}[^\\s"<]*`).exec(text)?.[0] ?? [];
    });
  await expect.poll(() => links().length, { timeout: 15_000 }).toBeGreaterThan(0);
  return links().at(-1) ?? '';
}

/** The code of the `count`th mail with one to this address; waits for it. */
export async function codeFor(email: string, count = 1): Promise<string> {
  const codes = (): string[] => mailsTo(email).flatMap((mail) => /^(\d{6})\r?$/m.exec(mail)?.[1] ?? []);
  await expect.poll(() => codes().length, { timeout: 15_000 }).toBeGreaterThanOrEqual(count);
  return codes()[count - 1] ?? '';
}

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { UploadFile } from './files.js';
import { linkFor } from './mailbox.js';
import { makePerson, type Person, site } from './people.js';
import { makeBuyer } from './premium.js';
import { root } from './product.js';

const folder = join(root, 'services/analysis/app/src/cli/bench/people');
const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The résumé of an invented person, as the file it was made as. */
export function personFile(path: string, name = basename(path)): UploadFile {
  const mimeType = types[path.split('.').at(-1) ?? ''] ?? 'text/plain';
  return { name, mimeType, buffer: readFileSync(join(folder, path)) };
}

/** The post that an invented person applied for. */
export const postOf = (person: string): string => readFileSync(join(folder, `${person}.post.txt`), 'utf8');

/** What is true of an invented person. */
export const nameOf = (person: string): string => {
  const truth = JSON.parse(readFileSync(join(folder, `${person}.truth.json`), 'utf8')) as {
    contact: { full_name: string };
  };
  return truth.contact.full_name;
};

/** Somebody with five tokens who reads résumés of others. */
export const makeRecruiter = (request: APIRequestContext): Promise<Person> =>
  makeBuyer(request, 'standard', 'recruiter');

/** Somebody whose address is known to be theirs: only they are given what is shared with it. */
export async function makeColleague(request: APIRequestContext): Promise<Person> {
  const person = await makePerson(request);
  const link = await linkFor(person.email, '/verify-email#token=');
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token');
  const reply = await request.post(`${site()}/api/auth/verify-email-link`, { data: { token } });
  if (!reply.ok()) throw new Error(await reply.text());
  return person;
}

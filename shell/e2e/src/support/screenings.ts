import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import type { UploadFile } from './files.js';
import { linkFor } from './mailbox.js';
import { makePerson, type Person, site, tokenOf } from './people.js';
import { makeBuyer } from './premium.js';
import { root } from './product.js';
import { balanceOf, makeOrder, transfer } from './purchases.js';

const folders = {
  own: join(root, 'services/analysis/app/src/cli/bench/people'),
  /** By other hands, where they are at hand. Who is only counted elsewhere is not looked at here. */
  others: join(root, '../shared/data/people'),
};

/** An invented person: whose, and which file. */
export type Invented = `${keyof typeof folders}/${string}`;

const invented: readonly Invented[] = [
  'own/en/01.pdf',
  'own/en/02.docx',
  'own/vi/01.docx',
  'own/vi/02.pdf',
  'others/en/02.pdf',
  'others/en/06.docx',
  'others/en/10.pdf',
  'others/en/14.pdf',
  'others/vi/02.docx',
  'others/vi/06.pdf',
  'others/vi/10.docx',
  'others/vi/14.docx',
];

const placeOf = (person: Invented): string => {
  const [whose = 'own', ...path] = person.split('/');
  return join(folders[whose as keyof typeof folders], ...path);
};

/** Twelve people, half of them Vietnamese; the first four, who are there where those of other hands are not, too. */
export const twelvePeople = invented.filter((person) => existsSync(placeOf(person)));
const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The résumé of an invented person, as the file it was made as. */
export function personFile(person: Invented, name = person.replaceAll('/', '-')): UploadFile {
  const mimeType = types[person.split('.').at(-1) ?? ''] ?? 'text/plain';
  return { name, mimeType, buffer: readFileSync(placeOf(person)) };
}

const beside = (person: Invented, end: string): string => placeOf(person).replace(/\.\w+$/, end);

/** The post that an invented person applied for. */
export const postOf = (person: Invented): string => readFileSync(beside(person, '.post.txt'), 'utf8');

/** What is true of an invented person. */
export const nameOf = (person: Invented): string => {
  const truth = JSON.parse(readFileSync(beside(person, '.truth.json'), 'utf8')) as {
    contact: { full_name: string };
  };
  return truth.contact.full_name;
};

export const recruiterTokens = 15;
const bundleTokens = 5;

/** Somebody with so many tokens who reads résumés of others. */
export async function makeRecruiter(request: APIRequestContext): Promise<Person> {
  const person = await makeBuyer(request, 'standard', 'recruiter');
  for (let tokens = 2 * bundleTokens; tokens <= recruiterTokens; tokens += bundleTokens) {
    await transfer(request, await makeOrder(request, person));
    await expect.poll(() => balanceOf(request, person), { timeout: 20_000 }).toBe(tokens);
  }
  return person;
}

/** A screening of one invented person against the post that they applied for, through the API, once they are compared. */
export async function makeCompared(
  request: APIRequestContext,
  recruiter: Person,
  person: Invented,
): Promise<{ readonly id: string; readonly candidateId: string }> {
  const authorization = `Bearer ${await tokenOf(request, recruiter)}`;
  const send = async (path: string, body: object) => {
    const headers = { authorization, 'idempotency-key': randomUUID() };
    const reply = await request.post(`${site()}/api${path}`, { headers, ...body });
    if (!reply.ok()) throw new Error(await reply.text());
    return ((await reply.json()) as { data: { id: string } }).data.id;
  };
  const id = await send('/screenings', { multipart: { jobDescriptionText: postOf(person) } });
  const file = personFile(person);
  const candidateId = await send(`/screenings/${id}/candidates`, { multipart: { resume: file } });
  await send(`/screenings/${id}/start`, { data: { candidateIds: [candidateId] } });
  await expect
    .poll(
      async () => {
        const reply = await request.get(`${site()}/api/screenings/${id}`, { headers: { authorization } });
        return ((await reply.json()) as { data: { completed: number } }).data.completed;
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  return { id, candidateId };
}

/** Somebody whose address is known to be theirs: only they are given what is shared with it. */
export async function makeColleague(request: APIRequestContext): Promise<Person> {
  const person = await makePerson(request);
  const link = await linkFor(person.email, '/verify-email#token=');
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token');
  const reply = await request.post(`${site()}/api/auth/verify-email-link`, { data: { token } });
  if (!reply.ok()) throw new Error(await reply.text());
  return person;
}

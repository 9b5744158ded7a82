import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import type { UploadFile } from './files.js';
import { linkFor } from './mailbox.js';
import { makePerson, type Person, site, tokenOf } from './people.js';
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

/** A screening of one invented person against the post that they applied for, through the API, once they are compared. */
export async function makeCompared(
  request: APIRequestContext,
  recruiter: Person,
  person: string,
): Promise<{ readonly id: string; readonly candidateId: string }> {
  const authorization = `Bearer ${await tokenOf(request, recruiter)}`;
  const send = async (path: string, body: object) => {
    const headers = { authorization, 'idempotency-key': randomUUID() };
    const reply = await request.post(`${site()}/api${path}`, { headers, ...body });
    if (!reply.ok()) throw new Error(await reply.text());
    return ((await reply.json()) as { data: { id: string } }).data.id;
  };
  const id = await send('/screenings', { multipart: { jobDescriptionText: postOf(person) } });
  const file = personFile(`${person}.pdf`);
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

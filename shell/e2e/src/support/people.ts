import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';

export interface Person {
  readonly email: string;
  readonly password: string;
}

export const site = (): string => process.env['FITFOLIO_URL'] ?? '';

/** The remote that answers a path, and where the files of its release are: `/remotes/mfe-account/1.0.0-3f9a12c0ab/`. */
export async function ownerOf(
  request: APIRequestContext,
  path: string,
): Promise<{ readonly name: string; readonly files: string }> {
  const { modules } = (await (await request.get(`${site()}/modules.json`)).json()) as {
    modules: { name: string; manifest: string; paths: Record<string, string> }[];
  };
  const owner = modules.find(({ paths }) => path in paths);
  if (!owner) throw new Error(`${path} has no remote`);
  return { name: owner.name, files: owner.manifest.replace(/[^/]*$/, '') };
}

/** An account of the test's own, made through the API; it has an address and a password only. */
export async function makeNewcomer(request: APIRequestContext, url = site()): Promise<Person> {
  const person = { email: `p-${randomUUID()}@example.com`, password: 'mot-mat-khau-that-dai' };
  const reply = await request.post(`${url}/api/auth/sign-up`, {
    data: { username: person.email, password: person.password },
  });
  if (!reply.ok()) throw new Error(await reply.text());
  return person;
}

/** An account that has said who it is, so that no page is covered by the onboarding. */
export async function makePerson(
  request: APIRequestContext,
  url = site(),
  userType: 'job-seeker' | 'recruiter' = 'job-seeker',
): Promise<Person> {
  const person = await makeNewcomer(request, url);
  const reply = await request.put(`${url}/api/users/me`, {
    headers: { authorization: `Bearer ${await tokenOf(request, person, url)}` },
    data: { name: 'Nguyễn Văn An', gender: 'other', userType },
  });
  if (!reply.ok()) throw new Error(await reply.text());
  return person;
}

export async function tokenOf(request: APIRequestContext, person: Person, url = site()): Promise<string> {
  const reply = await request.post(`${url}/api/auth/login`, {
    data: { username: person.email, password: person.password },
  });
  if (!reply.ok()) throw new Error(await reply.text());
  return ((await reply.json()) as { access_token: string }).access_token;
}

/** Each language is looked at in one theme: between them every screen is seen in both. */
export const themeOf = (language: 'vi' | 'en'): 'light' | 'dark' => (language === 'vi' ? 'light' : 'dark');

/** Language and theme as if chosen on an earlier visit. */
export async function prefer(
  page: Page,
  choice: { language?: 'vi' | 'en'; theme?: 'light' | 'dark' },
): Promise<void> {
  await page.addInitScript(({ language, theme }) => {
    // A document of no site has no storage.
    if (location.origin === 'null') return;
    if (language && !localStorage.getItem('language')) localStorage.setItem('language', language);
    if (theme && !localStorage.getItem('vite-ui-theme')) localStorage.setItem('vite-ui-theme', theme);
  }, choice);
}

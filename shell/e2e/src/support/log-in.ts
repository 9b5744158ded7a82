import type { Page } from '@playwright/test';
import { type Person, site } from './people.js';
import { words } from './words.js';

/** Fills and sends the log-in form of the page that is shown. */
export async function fillLogIn(page: Page, person: Person, language: 'vi' | 'en' = 'en'): Promise<void> {
  const w = words[language];
  await page.getByLabel(w.email, { exact: true }).fill(person.email);
  await page.getByLabel(w.password, { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: w.logIn, exact: true }).click();
}

/** Signs in through the log-in page and waits for the header to know it. */
export async function logIn(
  page: Page,
  person: Person,
  language: 'vi' | 'en' = 'en',
  url = site(),
): Promise<void> {
  await page.goto(`${url}/login`);
  await fillLogIn(page, person, language);
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

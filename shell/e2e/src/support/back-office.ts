import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { fillLogIn } from './log-in.js';
import { prefer, site, themeOf } from './people.js';
import { admin } from './product.js';

/** A code that no other test has. */
export const newCode = (): string => `E2E${randomUUID().slice(0, 8).toUpperCase()}`;

export const dialogOf = (page: Page) => page.getByRole('dialog');
export const rowOf = (page: Page | Locator, text: string) => page.getByRole('row').filter({ hasText: text });

/** Asks for a page of the back office, signs in as its administrator and is led to it. */
export async function enterBackOffice(page: Page, language: 'vi' | 'en', path: string): Promise<void> {
  await prefer(page, { language, theme: themeOf(language) });
  await page.goto(`${site()}${path}`);
  await page.waitForURL(/\/login\?redirect=/);
  await fillLogIn(page, admin, language);
  await page.waitForURL((url) => url.pathname === path);
}

/** Types into the list's search and waits until the list shows what was found. */
export async function searchFor(page: Page, typed: string, name: string | RegExp = /./): Promise<void> {
  await page.getByRole('searchbox', { name }).fill(typed);
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === typed);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Goes to a page by the menu. */
export async function goTo(page: Page, link: string, title: string = link): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Types into a field of the dialog. */
export const fill = (page: Page, label: string | RegExp, text: string): Promise<void> =>
  dialogOf(page)
    .getByLabel(label, typeof label === 'string' ? { exact: true } : {})
    .fill(text);

/** Presses the dialog's button of that name. */
export const confirm = (page: Page, action: string): Promise<void> =>
  dialogOf(page).getByRole('button', { name: action, exact: true }).click();

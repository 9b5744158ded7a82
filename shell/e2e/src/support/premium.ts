import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { UploadFile } from './files.js';
import { makePerson, type Person, site } from './people.js';
import { balanceOf, makeOrder, transfer } from './purchases.js';
import { words } from './words.js';

export const premiumFormWords = {
  vi: { analyze: 'Phân tích', proceed: 'Tiến hành ngay với 1 token' },
  en: { analyze: 'Analyze', proceed: 'Proceed now with 1 token' },
} as const;

/** A person who has bought tokens, through the bank. */
export async function makeBuyer(
  request: APIRequestContext,
  bundle: 'basic' | 'standard' = 'basic',
  userType: 'job-seeker' | 'recruiter' = 'job-seeker',
): Promise<Person> {
  const person = await makePerson(request, site(), userType);
  await transfer(request, await makeOrder(request, person, bundle));
  const tokens = bundle === 'basic' ? 1 : 5;
  await expect.poll(() => balanceOf(request, person), { timeout: 20_000 }).toBe(tokens);
  return person;
}

export async function submitForm(
  page: Page,
  resume: UploadFile,
  job: string,
  language: 'vi' | 'en',
): Promise<void> {
  await page.goto(`${site()}/fit-analysis`);
  await page.locator('input[type=file]').first().setInputFiles(resume);
  await page.getByLabel(words[language].jobText).fill(job);
  await page
    .getByRole('main')
    .getByRole('button', { name: premiumFormWords[language].analyze, exact: true })
    .click();
}

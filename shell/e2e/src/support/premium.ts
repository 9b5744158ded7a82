import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { texts } from './analyses.js';
import { textFile, type UploadFile } from './files.js';
import { logIn } from './log-in.js';
import { makePerson, type Person, prefer, site, themeOf, tokenOf } from './people.js';
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

/** Logs somebody in who has a premium result, made through the API, and four tokens more; the result is shown as soon as it is there. */
export async function openResult(
  page: Page,
  request: APIRequestContext,
  language: 'vi' | 'en',
): Promise<Person> {
  const person = await makeBuyer(request, 'standard');
  const reply = await request.post(`${site()}/api/fit-analysis`, {
    headers: {
      authorization: `Bearer ${await tokenOf(request, person)}`,
      'idempotency-key': randomUUID(),
    },
    multipart: {
      resume: textFile('cv.txt', texts.resume[language]()),
      jobDescriptionText: texts.job[language](),
      outputLanguage: language,
    },
  });
  if (!reply.ok()) throw new Error(await reply.text());
  const { data } = (await reply.json()) as { data: { id: string } };
  await prefer(page, { language, theme: themeOf(language) });
  await logIn(page, person, language);
  await page.goto(`${site()}/fit-analysis/result?id=${data.id}`);
  return person;
}

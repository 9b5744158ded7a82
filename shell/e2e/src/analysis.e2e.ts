import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { texts } from './support/analyses.js';
import { jobFile, resumeDocx, resumePdf, textFile, type UploadFile } from './support/files.js';
import { fillLogIn, logIn } from './support/log-in.js';
import { looksRight } from './support/look.js';
import { makePerson, prefer, site } from './support/people.js';
import { inBoth, long, test } from './support/test.js';
import { words } from './support/words.js';

const fillForm = async (
  page: Page,
  resume: UploadFile,
  job: string,
  language: 'vi' | 'en' = 'en',
): Promise<void> => {
  await page.locator('input[type=file]').first().setInputFiles(resume);
  await page.getByLabel(words[language].jobText).fill(job);
};

const submit = (page: Page, language: 'vi' | 'en' = 'en'): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: words[language].analyze, exact: true }).click();

for (const [language, details] of inBoth('en')) {
  test(
    `sign up, upload a PDF, read the result, find it in the profile (${language})`,
    details,
    async ({ page, browser }) => {
      const w = words[language];
      await prefer(page, { language });
      await page.goto(`${site()}/sign-up`);
      await page.getByLabel(w.email, { exact: true }).fill(`new-${randomUUID()}@example.com`);
      await page.getByLabel(w.password, { exact: true }).fill('mot-mat-khau-that-dai');
      await page.getByLabel(w.confirm, { exact: true }).fill('mot-mat-khau-that-dai');
      await page.getByRole('checkbox', { name: w.accept }).check();
      await page.getByRole('main').getByRole('button', { name: w.signUp, exact: true }).click();
      await page.waitForURL((url) => !url.pathname.startsWith('/sign-up'));
      await page.getByRole('dialog').getByRole('button', { name: w.later }).click();

      await page.goto(`${site()}/free-analysis`);
      await fillForm(page, await resumePdf(browser, language), texts.job[language](), language);
      await submit(page, language);
      await page.waitForURL(/free-analysis-result\?id=/);
      await expect(page.getByRole('heading', { level: 1, name: w.result })).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText('SQL', { exact: true }).filter({ visible: true }).first()).toBeVisible();
      await expect(
        page.getByText(language === 'vi' ? 'TRẦN MINH ANH' : 'TRAN MINH ANH').first(),
      ).toBeVisible();
      await looksRight(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await looksRight(page);
      await page.setViewportSize({ width: 1440, height: 900 });

      const result = page.url();
      await page.goto(`${site()}/user-profile`);
      await page.getByText(w.history, { exact: true }).first().click();
      await expect(page.getByText(`cv-${language}.pdf`).first()).toBeVisible();
      await looksRight(page);
      await page.getByRole('link', { name: w.view }).first().click();
      await expect(page).toHaveURL(result);
    },
  );
}

test('a Word résumé and the job as a file', long, async ({ page, request }) => {
  await prefer(page, { language: 'en' });
  await logIn(page, await makePerson(request));
  await page.goto(`${site()}/free-analysis`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await resumeDocx('en'));
  await page.getByText('Upload a file', { exact: true }).click();
  await page.locator('input[type=file]').nth(1).setInputFiles(jobFile('en'));
  await submit(page);
  await page.waitForURL(/free-analysis-result\?id=/);
  await expect(page.getByText('Power BI', { exact: true }).filter({ visible: true }).first()).toBeVisible({
    timeout: 20_000,
  });

  // "What if" loads when opened; ticking then asks nobody.
  await page.getByRole('button', { name: /if you show more/ }).click();
  const panel = page.getByRole('region', { name: 'What if I could show…' });
  await expect(panel).toBeVisible();
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  for (const box of await panel.getByRole('checkbox').all()) await box.check();
  await expect(panel.getByRole('status')).toContainText(/From \d+ to \d+/);
  await looksRight(page);
  expect(asked).toEqual([]);
});

test(
  'what a visitor entered is still there after the log-in, and is then analyzed',
  long,
  async ({ page, request }) => {
    const person = await makePerson(request);
    await prefer(page, { language: 'en' });
    await page.goto(`${site()}/free-analysis`);
    await fillForm(page, textFile('my-cv.txt', texts.resume.en()), texts.job.en());
    await submit(page);
    await page
      .getByRole('dialog')
      .or(page.getByRole('main'))
      .getByRole('link', { name: 'Log in', exact: true })
      .last()
      .click();
    await page.waitForURL(/\/login/);
    await fillLogIn(page, person);
    await page.waitForURL(/free-analysis-result\?id=/);
  },
);

const refusals: [string, () => UploadFile, RegExp][] = [
  ['a picture', () => textFile('cv.png', '\x89PNG', 'image/png'), /Invalid file type/],
  ['a file over 2 MB', () => textFile('cv.txt', 'a'.repeat(2 * 1024 * 1024 + 1)), /too large|smaller than/i],
  ['an empty file', () => textFile('cv.txt', ''), /empty/i],
  ['a damaged PDF', () => textFile('cv.pdf', '%PDF-1.7\nrubbish', 'application/pdf'), /damaged/i],
];

test(
  'each refusal says what is wrong, keeps the form, and counts nothing',
  long,
  async ({ page, request }) => {
    await prefer(page, { language: 'en' });
    await logIn(page, await makePerson(request));
    await page.goto(`${site()}/free-analysis`);
    await expect(page.getByText(/3 free analyses left today/)).toBeVisible();
    await page.getByLabel(words.en.jobText).fill('too short');
    await submit(page);
    await expect(
      page.getByText('Please enter a longer job description text. (100+ characters)').first(),
    ).toBeVisible();
    for (const [, file, message] of refusals) {
      await page.goto(`${site()}/free-analysis`);
      await page.getByLabel(words.en.jobText).fill(texts.job.en());
      await page.locator('input[type=file]').first().setInputFiles(file());
      if (!(await page.getByText(message).first().isVisible())) await submit(page);
      await expect(page.getByText(message).first()).toBeVisible();
      await expect(page.getByLabel(words.en.jobText)).toHaveValue(texts.job.en());
    }
    await page.reload();
    await expect(page.getByText(/3 free analyses left today/)).toBeVisible();
  },
);

test(
  'a result of somebody else is not found; without an id one is led to the form',
  long,
  async ({ page, request }) => {
    await prefer(page, { language: 'en' });
    await logIn(page, await makePerson(request));
    await page.goto(`${site()}/free-analysis-result?id=${randomUUID()}`);
    await expect(page.getByText('This analysis was not found').first()).toBeVisible();
    await page.goto(`${site()}/free-analysis-result`);
    await expect(page.getByText('Missing analysis ID').first()).toBeVisible();
  },
);

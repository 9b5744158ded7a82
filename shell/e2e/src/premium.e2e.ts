import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { texts } from './support/analyses.js';
import { resumePdf, textFile } from './support/files.js';
import { logIn } from './support/log-in.js';
import { looksRight, looksRightEverywhere } from './support/look.js';
import { makePerson, prefer, site, themeOf } from './support/people.js';
import { pdfText } from './support/pdf-text.js';
import { makeBuyer, premiumFormWords, submitForm } from './support/premium.js';
import { balanceOf } from './support/purchases.js';
import { inBoth, long, test } from './support/test.js';

const premiumWords = {
  vi: {
    start: 'Bắt đầu phân tích?',
    result: /^Kết quả nâng cao: /,
    mayLeave: /Bạn có thể đóng thẻ này/,
    history: 'Lịch sử phân tích nâng cao',
    view: /^Xem kết quả/,
    preview: /^Xem trước CV/,
    page: 'Trang 1/1',
    download: 'Tải PDF',
    already: 'Bạn đã có kết quả này',
    open: 'Mở kết quả',
    otherLanguage: 'English',
  },
  en: {
    start: 'Start the analysis?',
    result: /^Premium result: /,
    mayLeave: /You may close this tab/,
    history: 'Premium analysis history',
    view: /^View result/,
    preview: /^Preview of résumé/,
    page: 'Page 1 of 1',
    download: 'Download PDF',
    already: 'You already have this result',
    open: 'Open the result',
    otherLanguage: 'Tiếng Việt',
  },
} as const;

for (const [language, details] of inBoth('en')) {
  test(
    `buy, confirm, watch, close the tab, find it in the profile, read, save, and again for nothing (${language})`,
    details,
    async ({ page, context, browser, request }) => {
      const w = premiumWords[language];
      const person = await makeBuyer(request);
      await prefer(page, { language, theme: themeOf(language) });
      await logIn(page, person, language);
      const resume = await resumePdf(browser, language);
      const job = texts.job[language]();

      await submitForm(page, resume, job, language);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(w.start)).toBeVisible();
      await looksRight(page);
      expect(await balanceOf(request, person)).toBe(1);
      await dialog.getByRole('button', { name: premiumFormWords[language].proceed }).click();
      await page.waitForURL(/fit-analysis\/result\?id=/);
      const result = page.url();
      // The tab is closed at once: the run goes on without it.
      const later = await context.newPage();
      await page.close();

      await prefer(later, { language, theme: themeOf(language) });
      await later.goto(`${site()}/user-profile`);
      await later.getByRole('button', { name: w.history }).click();
      const view = later.getByRole('link', { name: w.view }).first();
      await expect(view).toBeVisible({ timeout: 30_000 });
      await looksRightEverywhere(later);
      await later.getByRole('link', { name: w.preview }).click();
      await expect(later.getByRole('img', { name: w.page })).toBeVisible();
      await looksRightEverywhere(later);
      await later.goBack();
      await view.click();
      await expect(later).toHaveURL(result);
      await expect(later.getByRole('heading', { level: 1, name: w.result })).toBeVisible();
      await looksRightEverywhere(later);
      expect(await balanceOf(request, person)).toBe(0);

      const saving = later.waitForEvent('download');
      await later.getByRole('button', { name: w.download }).click();
      const file = await (await saving).path();
      expect(await pdfText(new Uint8Array(readFileSync(file)))).toContain('SQL');

      await later.getByRole('button', { name: w.otherLanguage, exact: true }).click();
      await expect(later.getByRole('button', { name: w.otherLanguage, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );

      await submitForm(later, resume, job, language);
      await expect(later.getByRole('dialog').getByText(w.already)).toBeVisible();
      await later.getByRole('dialog').getByRole('link', { name: w.open }).click();
      await expect(later).toHaveURL(result);
    },
  );
}

test(
  'with too few tokens nothing starts, and the prices are one step away',
  long,
  async ({ page, request }) => {
    await prefer(page, { language: 'en' });
    await logIn(page, await makePerson(request));
    await submitForm(page, textFile('cv.txt', texts.resume.en()), texts.job.en(), 'en');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Insufficient Credits')).toBeVisible();
    await looksRight(page);
    await dialog.getByRole('link', { name: 'View pricing' }).click();
    await page.waitForURL(/\/pricing/);
    await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
    await looksRightEverywhere(page);
  },
);

test('a run that fails gives its token back and says so', long, async ({ page, request }) => {
  const person = await makeBuyer(request);
  await prefer(page, { language: 'en' });
  await logIn(page, person);
  const nothing = 'The sun rose over the quiet valley while the river went on between the old stones. ';
  await submitForm(page, textFile('cv.txt', texts.resume.en()), nothing.repeat(4), 'en');
  await page.getByRole('dialog').getByRole('button', { name: premiumFormWords.en.proceed }).click();
  await expect(page.getByText('Your token is back in your balance.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Error code: NOTHING_TO_JUDGE')).toBeVisible();
  await looksRightEverywhere(page);
  expect(await balanceOf(request, person)).toBe(1);
});

test(
  'a link shows a result to who has no account, until it is revoked',
  long,
  async ({ page, browser, request }) => {
    const person = await makeBuyer(request);
    await prefer(page, { language: 'en' });
    await logIn(page, person);
    await submitForm(page, textFile('cv.txt', texts.resume.en()), texts.job.en(), 'en');
    await page.getByRole('dialog').getByRole('button', { name: premiumFormWords.en.proceed }).click();
    await page.getByRole('button', { name: 'Share' }).click({ timeout: 30_000 });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const link = await dialog.getByLabel('Your link').inputValue();

    const visitor = await browser.newPage();
    await prefer(visitor, { language: 'en' });
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { level: 1, name: /^Premium result: / })).toBeVisible();
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect(dialog.getByText(/^Revoked /)).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('This link does not work any more')).toBeVisible();
    await visitor.close();
  },
);

import { expect } from '@playwright/test';
import { texts } from './support/analyses.js';
import { textFile } from './support/files.js';
import { fillLogIn } from './support/log-in.js';
import { looksRight } from './support/look.js';
import { makePerson, prefer, site } from './support/people.js';
import { long, test } from './support/test.js';
import { words } from './support/words.js';

for (const [language, width] of [
  ['en', 1440],
  ['vi', 390],
] as const) {
  test(
    `a sample is analysed in the page, and a line that is taken out costs its points (${language})`,
    long,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await prefer(page, { language });
      const loaded: string[] = [];
      page.on('request', (sent) => loaded.push(sent.url()));
      await page.goto(site());
      const demo = page.locator('#sample');
      const said = demo.getByRole('status');
      // No script has come yet: the press is kept.
      await demo.getByRole('link', { name: language === 'en' ? 'Sales' : 'Kinh doanh', exact: true }).click();
      await expect(said).toHaveText(/^\d+\/100, /);
      const before = Number((await said.textContent())?.split('/')[0]);
      expect(loaded.filter((url) => /\/api\/(?!credits\/bundles)/.test(url))).toEqual([]);

      const line = demo.getByRole('button', { name: /HubSpot CRM/ });
      await line.click();
      await expect(said).toHaveText(new RegExp(`\\b${before}\\b.* \\d+ `));
      const after = Number(/\d+(?=\D*$)/.exec((await said.textContent())?.split('.')[0] ?? '')?.[0]);
      expect(after).toBeLessThan(before);
      await expect(line).toHaveAttribute('aria-pressed', 'true');
      await looksRight(page);
      await line.click();
      await expect(said).toHaveText(new RegExp(`\\b${after}\\b.*\\b${before}\\b`));
    },
  );
}

test('nothing of the engine comes before a sample is chosen', long, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (sent) => loaded.push(sent.url()));
  await page.goto(site());
  await page.getByLabel('Mô tả công việc', { exact: true }).focus();
  await page.waitForFunction(() => performance.getEntriesByName('fit:ready').length > 0);
  expect(loaded.some((url) => /\/mfe-public\/[^/]+\/js\//.test(url))).toBe(true);
  expect(loaded.filter((url) => url.includes('engine'))).toEqual([]);
});

test(
  'a résumé and a post entered at home are analysed after the log-in, without another press',
  long,
  async ({ page, request }) => {
    const person = await makePerson(request);
    await prefer(page, { language: 'en' });
    await page.goto(site());
    const form = page.getByRole('form', { name: 'Analyze your résumé' });
    await form.locator('input[type=file]').setInputFiles(textFile('my-cv.txt', texts.resume.en()));
    await expect(form.getByText(/my-cv\.txt/)).toBeVisible();
    await form.locator('input[type=file]').setInputFiles(textFile('photo.png', 'x', 'image/png'));
    await expect(form.getByRole('alert')).toHaveText(/Invalid file type/);
    await expect(form.getByText(/my-cv\.txt/)).toBeVisible();
    await form.getByLabel('Job description').fill(texts.job.en());
    await form.getByRole('button', { name: 'Analyze for free' }).click();
    const prompt = page.getByRole('region', { name: 'Log in to see your result' });
    await expect(prompt).toBeVisible();
    await expect(page.getByText('my-cv.txt').first()).toBeVisible();
    await expect(page.getByLabel(words.en.jobText)).toHaveValue(texts.job.en());
    await prompt.getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL(/\/login/);
    await fillLogIn(page, person);
    await page.waitForURL(/free-analysis-result\?id=/);
  },
);

import { readFileSync } from 'node:fs';
import { expect, type APIRequestContext, type Download, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { finished, submitSample } from './support/analyses.js';
import { logIn } from './support/log-in.js';
import { looksRight } from './support/look.js';
import { makePerson, type Person, prefer, site, tokenOf, themeOf } from './support/people.js';
import { pdfText } from './support/pdf-text.js';
import { long, test } from './support/test.js';
import { words } from './support/words.js';

const texts = {
  vi: {
    pdf: /^Tải PDF/,
    title: 'Kết quả phân tích CV',
    section: 'Dữ liệu của bạn',
    download: 'Tải xuống',
    remove: 'Xóa tài khoản',
    password: 'Mật khẩu hiện tại',
    pending: /Tài khoản của bạn sẽ bị xóa lúc/,
    keep: 'Giữ tài khoản',
    kept: 'Tài khoản của bạn được giữ lại.',
  },
  en: {
    pdf: /^Download PDF/,
    title: 'Résumé analysis result',
    section: 'Your data',
    download: 'Download',
    remove: 'Delete account',
    password: 'Current password',
    pending: /Your account will be deleted on/,
    keep: 'Keep my account',
    kept: 'Your account stays.',
  },
} as const;

async function fileOf(
  page: Page,
  press: () => Promise<void>,
): Promise<{ file: Download; bytes: Uint8Array }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { file, bytes: new Uint8Array(readFileSync(await file.path())) };
}

/** The profile of a new person who has one analysis. */
async function openProfile(page: Page, request: APIRequestContext, language: 'vi' | 'en'): Promise<Person> {
  const person = await makePerson(request);
  const caller = { request, url: site(), token: await tokenOf(request, person) };
  await finished(caller, await submitSample({ ...caller, language }));
  await prefer(page, { language, theme: themeOf(language) });
  await logIn(page, person, language);
  await page.goto(`${site()}/user-profile`);
  return person;
}

for (const language of ['vi', 'en'] as const) {
  const t = texts[language];
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test(
    `a result is taken along as a PDF, on a wide and a narrow screen (${language})`,
    long,
    async ({ page, request }) => {
      await openProfile(page, request, language);
      await button(page, words[language].history).click();
      const download = page.getByRole('button', { name: t.pdf });
      const { file, bytes } = await fileOf(page, () => download.click());
      expect(file.suggestedFilename()).toBe('fitfolio-cv.pdf');
      expect(strFromU8(bytes.slice(0, 5))).toBe('%PDF-');
      expect(await pdfText(bytes)).toContain(t.title);
      await looksRight(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(download).toBeVisible();
      await looksRight(page);
    },
  );

  test(
    `one takes everything along, asks to leave and stays after all (${language})`,
    long,
    async ({ page, request }) => {
      const person = await openProfile(page, request, language);
      await button(page, t.section).click();
      const { file, bytes } = await fileOf(page, () => button(page, t.download).click());
      expect(file.suggestedFilename()).toBe('fitfolio-data.zip');
      const files = unzipSync(bytes);
      const read = (end: string): string =>
        strFromU8(Object.entries(files).find(([name]) => name.endsWith(end))?.[1] ?? new Uint8Array());
      expect(JSON.parse(read('auth/account.json'))).toMatchObject([{ email: person.email }]);
      expect(JSON.parse(read('/analysis.json'))).toMatchObject({ status: 'completed', fileName: 'cv.txt' });
      expect(read('/cv.txt').length).toBeGreaterThan(200);
      // Nothing was bought or spent: there is no list of it.
      const names = Object.keys(files).join(' ');
      expect(names).not.toMatch(/credits\/tokens|payments\/payments/);

      await button(page, t.remove).click();
      await page.getByLabel(t.password, { exact: true }).fill(person.password);
      await page.getByRole('dialog').getByRole('button', { name: t.remove, exact: true }).click();
      await expect(page.getByText(t.pending)).toBeVisible();
      await looksRight(page);
      await button(page, t.keep).click();
      await expect(page.getByText(t.kept)).toBeVisible();
      await expect(page.getByText(t.pending)).toBeHidden();
    },
  );
}

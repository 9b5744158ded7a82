import { readFileSync } from 'node:fs';
import { type Download, expect, type Page } from '@playwright/test';
import { looksRightEverywhere } from './support/look.js';
import { prefer } from './support/people.js';
import { pdfText } from './support/pdf-text.js';
import { openResult } from './support/premium.js';
import { balanceOf } from './support/purchases.js';
import { inBoth, long, test } from './support/test.js';

const cvWords = {
  vi: {
    make: 'Tạo CV',
    buy: 'Tạo CV (1 token)',
    editor: /^CV cho vị trí /,
    headline: 'Chức danh',
    saved: 'Đã lưu',
    undo: 'Hoàn tác',
    work: 'Kinh nghiệm làm việc',
    line: 'Dòng 1',
    down: 'Đưa xuống: Dòng 1',
    yours: 'lời của bạn',
    page: 'Xem trước trang 1/1',
    download: 'Tải xuống',
    versions: 'Phiên bản',
    versionName: 'Tên phiên bản',
    keep: 'Lưu phiên bản',
    points: / điểm$/,
    preview: 'Xem trước',
    conflict: 'CV này đã được lưu ở một trang khác',
    mine: 'Giữ bản của tôi',
  },
  en: {
    make: 'Make a CV',
    buy: 'Make the CV (1 token)',
    editor: /^CV for /,
    headline: 'Headline',
    saved: 'Saved',
    undo: 'Undo',
    work: 'Experience',
    line: 'Line 1',
    down: 'Move down: Line 1',
    yours: 'your words',
    page: 'Preview of page 1 of 1',
    download: 'Download',
    versions: 'Versions',
    versionName: 'Name of the version',
    keep: 'Keep this version',
    points: / points$/,
    preview: 'Preview',
    conflict: 'This CV was saved on another page',
    mine: 'Keep mine',
  },
} as const;

const large = { width: 1440, height: 900 };

async function downloaded(page: Page, button: string, format: string): Promise<Uint8Array> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const saving: Promise<Download> = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  return new Uint8Array(readFileSync(await (await saving).path()));
}

/** The browser sets the rows as wide as the layout counted on: what stands at the right ends at the margin. */
async function printsWithinThePage(page: Page, name: string): Promise<void> {
  const ends = await page.getByRole('img', { name }).evaluate(async (svg) => {
    await document.fonts.ready;
    const texts = [...svg.querySelectorAll('text')];
    const left = Math.min(...texts.map((text) => Number(text.getAttribute('x'))));
    const right = (svg as SVGSVGElement).viewBox.baseVal.width - left;
    const beyond = texts.map((text) => Number(text.getAttribute('x')) + text.getComputedTextLength() - right);
    return { loaded: document.fonts.check('12px "CV Tinos"'), most: Math.max(...beyond) };
  });
  expect(ends.loaded).toBe(true);
  expect(Math.abs(ends.most)).toBeLessThan(0.5);
}

const bare = (text: string): string => text.normalize('NFC').replace(/\s/g, '');

for (const [language, details] of inBoth('en')) {
  test(
    `from a result to a CV: edit, undo, move, keep, download (${language})`,
    details,
    async ({ page, request }) => {
      const w = cvWords[language];
      const person = await openResult(page, request, language);
      const before = await balanceOf(request, person);

      await page.getByRole('link', { name: w.make }).click();
      await expect(page.getByRole('button', { name: w.buy })).toBeVisible();
      await looksRightEverywhere(page);
      await page.getByRole('button', { name: w.buy }).click();
      await expect(page.getByRole('heading', { level: 1, name: w.editor })).toBeVisible();
      expect(await balanceOf(request, person)).toBe(before - 1);
      await looksRightEverywhere(page);
      await page.setViewportSize(large);

      const work = page.getByRole('region', { name: w.work });
      const first = work.getByRole('textbox', { name: w.line }).first();
      const own = await first.inputValue();
      await first.fill(`${own} 42`);
      await expect(work.getByText(w.yours)).toBeVisible();
      await expect(page.getByRole('img', { name: w.page })).toContainText('42');
      await page.getByRole('button', { name: w.undo }).click();
      await expect(first).toHaveValue(own);

      await work.locator('[draggable]').nth(1).dragTo(first);
      await expect(first).not.toHaveValue(own);
      await page.getByRole('button', { name: w.undo }).click();
      await expect(first).toHaveValue(own);

      const down = work.getByRole('button', { name: w.down }).first();
      await down.focus();
      await page.keyboard.press('Enter');
      await expect(first).not.toHaveValue(own);

      await page.getByLabel(w.headline, { exact: true }).first().fill('Data 42');
      await expect(page.getByText(w.saved, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: w.versions }).click();
      await page.getByLabel(w.versionName).fill('42');
      await page.getByRole('button', { name: w.keep }).click();
      await expect(page.getByRole('dialog').getByText(w.points)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();

      await printsWithinThePage(page, w.page);
      const shown = await page.getByRole('img', { name: w.page }).locator('text').allTextContents();
      const pdf = await downloaded(page, w.download, 'PDF');
      expect(bare(await pdfText(pdf))).toBe(bare(shown.join('')));
      const docx = await downloaded(page, w.download, 'Word (DOCX)');
      expect(Buffer.from(docx.subarray(0, 2)).toString()).toBe('PK');

      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole('img', { name: w.page })).toBeHidden();
      await page.getByText(w.preview, { exact: true }).click();
      await expect(page.getByRole('img', { name: w.page })).toBeVisible();
      await expect(first).toBeHidden();
    },
  );
}

test('two tabs: what both wrote is kept', long, async ({ page, context, request }) => {
  const w = cvWords.en;
  await openResult(page, request, 'en');
  await page.getByRole('link', { name: w.make }).click();
  await page.getByRole('button', { name: w.buy }).click();
  await expect(page.getByRole('heading', { level: 1, name: w.editor })).toBeVisible();
  const other = await context.newPage();
  await prefer(other, { language: 'en' });
  await other.goto(page.url());
  await other.getByLabel(w.headline, { exact: true }).fill('Written in the other tab');
  await expect(other.getByText(w.saved, { exact: true })).toBeVisible();

  await page.getByLabel(w.headline, { exact: true }).fill('Written here');
  await expect(page.getByText(w.conflict)).toBeVisible();
  await page.getByRole('button', { name: w.mine }).click();
  await expect(page.getByText(w.conflict)).toBeHidden();
  await expect(page.getByText(w.saved, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: w.versions }).click();
  await expect(page.getByRole('dialog').getByText(/^Other page, /)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(w.headline, { exact: true })).toHaveValue('Written here');
});

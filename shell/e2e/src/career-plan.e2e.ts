import { readFileSync } from 'node:fs';
import { expect, type Download, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { looksRight, looksRightEverywhere } from './support/look.js';
import { site } from './support/people.js';
import { pdfText } from './support/pdf-text.js';
import { openResult } from './support/premium.js';
import { balanceOf } from './support/purchases.js';
import { inBoth, test } from './support/test.js';
import { words } from './support/words.js';

const planWords = {
  vi: {
    generate: 'Tạo lộ trình',
    confirm: 'Tạo lộ trình này?',
    type: /^Phát triển thong thả/,
    heading: 'Lộ trình nghề nghiệp: Phát triển thong thả',
    hours: 'Số giờ mỗi tuần',
    known: 'Bạn đã có điều nào dưới đây?',
    written: /^Viết dòng cho thấy điều này: /,
    chart: '52 tuần, 20 giờ mỗi tuần',
    ticked: /^Đã xong 1 trên/,
    calendar: 'Thêm vào lịch',
    download: 'Tải PDF',
    plan: 'Kế hoạch hành động',
    history: 'Lịch sử phân tích nâng cao',
    view: /^Xem lộ trình/,
    recheck: 'Kiểm tra lại với CV mới',
  },
  en: {
    generate: 'Generate plan',
    confirm: 'Generate this plan?',
    type: /^Casual Development/,
    heading: 'Career plan: Casual Development',
    hours: 'Hours a week',
    known: 'Do you have some of this already?',
    written: /^Write what shows it: /,
    chart: '52 weeks at 20 hours a week',
    ticked: /^1 of/,
    calendar: 'Add to calendar',
    download: 'Download PDF',
    plan: 'Action plan',
    history: 'Premium analysis history',
    view: /^View plan/,
    recheck: 'Re-check with my new résumé',
  },
} as const;

async function saved(page: Page, button: string): Promise<Buffer> {
  const saving: Promise<Download> = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFileSync(await (await saving).path());
}

for (const [language, details] of inBoth('vi')) {
  test(
    `a plan of a result: bought once, ticked, laid for other hours, taken into a calendar, found again (${language})`,
    details,
    async ({ page, request }) => {
      const w = planWords[language];
      const person = await openResult(page, request, language);
      await page.getByRole('link', { name: w.generate }).click({ timeout: 30_000 });

      await page.getByRole('radio', { name: w.type }).check();
      await looksRightEverywhere(page);
      await page.getByRole('button', { name: w.generate }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(w.confirm)).toBeVisible();
      await looksRight(page);
      expect(await balanceOf(request, person)).toBe(4);
      await dialog.getByRole('button', { name: w.generate }).click();
      await expect(page.getByRole('heading', { level: 1, name: w.heading })).toBeVisible({ timeout: 30_000 });
      await expect.poll(() => balanceOf(request, person)).toBe(3);
      await looksRightEverywhere(page);

      const known = page.getByRole('group', { name: w.known });
      const had = known.getByRole('checkbox').first();
      const written = page.getByRole('checkbox', { name: w.written });
      await had.check();
      await expect(written).toHaveCount(1);
      await page.reload();
      await expect(had).toBeChecked();
      await looksRightEverywhere(page);
      await had.uncheck();
      await expect(written).toHaveCount(0);

      const first = page.locator('li[id^="step-"]').getByRole('checkbox').first();
      await first.check();
      await expect(page.getByText(w.ticked)).toBeVisible();
      const slider = page.getByRole('slider', { name: w.hours });
      await slider.focus();
      for (let i = 3; i < 20; i += 1) await page.keyboard.press('ArrowRight');
      await expect(page.getByText(w.chart)).toBeVisible();
      await page.reload();
      await expect(page.getByText(w.chart)).toBeVisible();
      await expect(first).toBeChecked();

      const steps = (await page.getByRole('checkbox').count()) - (await known.getByRole('checkbox').count());
      const calendar = new ICAL.Component(ICAL.parse((await saved(page, w.calendar)).toString()));
      const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
      const later = await page.locator('details').getByRole('checkbox').count();
      expect(events).toHaveLength(steps - later - 1);
      expect(events.every(({ startDate }) => startDate.isDate)).toBe(true);
      expect(await pdfText(new Uint8Array(await saved(page, w.download)))).toContain(w.plan);

      await page.getByRole('button', { name: w.recheck }).click();
      await expect(page.getByLabel(words[language].jobText)).toHaveValue(/.{100}/s);
      await page.goto(`${site()}/user-profile`);
      await page.getByRole('button', { name: w.history }).click();
      await page.getByRole('link', { name: w.view }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: w.heading })).toBeVisible();
      await page.goto(page.url().replace(/[?&]type=[^&]*/, ''));
      await expect(page.getByRole('heading', { level: 1, name: w.heading })).toBeVisible();
      expect(await balanceOf(request, person)).toBe(3);
    },
  );
}

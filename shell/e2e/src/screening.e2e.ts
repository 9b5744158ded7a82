import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { textFile } from './support/files.js';
import { logIn } from './support/log-in.js';
import { looksRight, looksRightEverywhere } from './support/look.js';
import { pdfText } from './support/pdf-text.js';
import { prefer, site, themeOf } from './support/people.js';
import { balanceOf } from './support/purchases.js';
import {
  type Invented,
  makeColleague,
  makeRecruiter,
  nameOf,
  personFile,
  postOf,
  recruiterTokens,
  twelvePeople,
} from './support/screenings.js';
import { long, test } from './support/test.js';

const post = { vi: 'own/vi/02.pdf', en: 'own/en/01.pdf' } as const;
const shortlisted = 3;

/** `npm test` compares four people in one language, `npm run test:browser` twelve in both. */
const walks = [
  { drops: 'four', language: 'vi', people: twelvePeople.slice(0, 4), details: {} },
  { drops: 'twelve', language: 'vi', people: twelvePeople, details: long },
  { drops: 'twelve', language: 'en', people: twelvePeople, details: long },
] as const;

const screeningWords = {
  vi: {
    menu: 'Nguyễn Văn An',
    entry: 'Sàng lọc ứng viên',
    open: 'Đợt sàng lọc mới',
    text: 'Nội dung tin tuyển dụng',
    read: 'Đọc tin tuyển dụng',
    drop: 'Thả các CV vào đây',
    notSent: '1 tệp chưa vào đợt sàng lọc',
    same: /^Trùng (tệp|nội dung|email) với/,
    requirements: 'Yêu cầu',
    importance: /^Mức quan trọng/,
    corrected: 'Đã lưu thành phiên bản mới',
    save: 'Lưu',
    people: /^Ứng viên \(/,
    start: (count: number) => `Bắt đầu ${count} ứng viên với ${count} token`,
    done: (count: number) => `Đã đối chiếu ${count}/${count} ứng viên`,
    table: 'Bảng so sánh',
    show: 'Hiện bảng so sánh',
    order: 'Thứ tự ứng viên',
    candidate: /^Ứng viên /,
    shortlist: 'Vào vòng sau',
    reason: 'Dẫn chứng mạnh',
    decide: 'Lưu quyết định',
    decided: 'Đã lưu quyết định',
    lift: 'Hiện danh tính',
    why: 'Vì sao bạn cần biết lúc này?',
    doLift: 'Hiện và ghi nhật ký',
    back: 'Về bảng so sánh',
    csv: 'Lưu tệp CSV',
    pdf: 'Lưu tệp PDF',
    share: 'Chia sẻ',
    email: 'Email của đồng nghiệp',
    viewer: 'Người xem',
    shared: 'Người xem',
    log: 'Nhật ký',
    lifted: /^Hiện danh tính/,
    remove: 'Xóa',
    removeAll: 'Xóa tất cả',
    removed: 'Đã xóa đợt sàng lọc',
    asViewer: /^Được chia sẻ với bạn để xem/,
    close: 'Đóng',
  },
  en: {
    menu: 'Nguyễn Văn An',
    entry: 'Screenings',
    open: 'New screening',
    text: 'Text of the job post',
    read: 'Read the post',
    drop: 'Drop the résumés here',
    notSent: '1 file is not in the screening',
    same: /^The same (file|text|email) as/,
    requirements: 'Requirements',
    importance: /^Counts as/,
    corrected: 'Saved as a new version',
    save: 'Save',
    people: /^People \(/,
    start: (count: number) => `Start ${count} for ${count} tokens`,
    done: (count: number) => `${count} of ${count} people are compared`,
    table: 'Comparison',
    show: 'Show the comparison',
    order: 'Order of people',
    candidate: /^Candidate /,
    shortlist: 'Shortlist',
    reason: 'Strong evidence',
    decide: 'Save decision',
    decided: 'Decision saved',
    lift: 'Show who it is',
    why: 'Why do you need to know now?',
    doLift: 'Show and log',
    back: 'Back to the comparison',
    csv: 'Save as CSV',
    pdf: 'Save as PDF',
    share: 'Share',
    email: 'Email of your colleague',
    viewer: 'Viewer',
    shared: 'Viewer',
    log: 'Log',
    lifted: /^Identity shown/,
    remove: 'Delete',
    removeAll: 'Delete everything',
    removed: 'Screening deleted',
    asViewer: /^Shared with you as a viewer/,
    close: 'Close',
  },
} as const;

/** Chooses one of a few; what is pressed there is the words, not the input. */
const choose = (place: Page | Locator, name: string | RegExp): Promise<void> =>
  place.getByRole('radio', { name, exact: typeof name === 'string' }).dispatchEvent('click');

/** A name may stand in capitals. */
const lower = (text: string): string => text.normalize('NFC').toLowerCase();
/** Where a line breaks is the page's affair. */
const letters = (text: string): string => lower(text).replaceAll(/\s+/gu, '');

/** Nobody's name stands on the page, whole or by its last word. */
async function isBlind(page: Page, hidden: readonly Invented[]): Promise<void> {
  const shown = lower(await page.locator('main').innerText());
  for (const person of hidden) expect(shown).not.toContain(lower(nameOf(person)));
}

for (const { drops, language, people, details } of walks) {
  const count = people.length;
  test(
    `a recruiter reads a post, drops ${drops} people, corrects, compares, shortlists three, lifts one, exports, shares (${language})`,
    details,
    async ({ page, browser, request }) => {
      test.setTimeout(240_000);
      const w = screeningWords[language];
      const recruiter = await makeRecruiter(request);
      const colleague = await makeColleague(request);
      await prefer(page, { language, theme: themeOf(language) });
      await logIn(page, recruiter, language);

      await page.getByRole('button', { name: w.menu }).click();
      await page.getByRole('link', { name: w.entry }).click();
      await expect(page.getByRole('heading', { level: 1, name: w.entry })).toBeVisible();
      await looksRightEverywhere(page);
      await page.getByRole('main').getByRole('link', { name: w.open }).first().click();
      await page.getByLabel(w.text).fill(postOf(post[language]));
      await looksRightEverywhere(page);
      await page.getByRole('button', { name: w.read }).click();
      await page.waitForURL(/screenings\/screening\?id=/);

      await page
        .getByLabel(w.drop)
        .setInputFiles([
          ...people.map((person) => personFile(person)),
          personFile('own/en/01.pdf', 'again.pdf'),
          textFile('photo.png', 'x', 'image/png'),
        ]);
      await expect(page.getByText(w.notSent)).toBeVisible();
      const start = page.getByRole('button', { name: w.start(count) });
      await expect(start).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText(w.same)).toBeVisible();
      await isBlind(page, people);
      await looksRightEverywhere(page);

      await choose(page, w.requirements);
      await page.getByLabel(w.importance).last().selectOption('none');
      await looksRightEverywhere(page);
      await page.getByRole('button', { name: w.save, exact: true }).click();
      await expect(page.getByText(w.corrected)).toBeVisible();

      await choose(page, w.people);
      // What is not sent any more is not named again: the list of the refused went with the page.
      await page.getByRole('button', { name: w.start(count) }).click();
      await expect(page.getByText(w.done(count))).toBeVisible({ timeout: 90_000 });
      expect(await balanceOf(request, recruiter)).toBe(recruiterTokens - count);

      await choose(page, w.table);
      await page.getByRole('button', { name: w.show }).click();
      const grid = page.getByRole('grid');
      await expect(grid).toBeVisible();
      await isBlind(page, people);
      await looksRightEverywhere(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await grid.locator('td[data-at="2 0"]').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await looksRight(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(grid.locator('td[data-at="2 1"]')).toBeFocused();
      await page.getByLabel(w.order).selectOption('score');
      await page.getByLabel(w.order).selectOption('code');
      const table = page.url();

      for (let nth = 0; nth < shortlisted; nth += 1) {
        await grid.getByRole('link').nth(nth).click();
        await expect(page.getByRole('heading', { level: 1, name: w.candidate })).toBeVisible();
        if (nth === 0) await looksRightEverywhere(page);
        await page.setViewportSize({ width: 1440, height: 900 });
        await choose(page, w.shortlist);
        await page.getByRole('checkbox', { name: w.reason }).check();
        const decided = page.waitForResponse((reply) => reply.url().endsWith('/decision') && reply.ok());
        await page.getByRole('button', { name: w.decide }).click();
        await decided;
        await expect(page.getByText(w.decided).first()).toBeVisible();
        await isBlind(page, people);
        await page.getByRole('link', { name: w.back }).click();
        await expect(grid.locator('thead').getByText(w.shortlist)).toHaveCount(nth + 1);
      }

      await grid.getByRole('link').first().click();
      await page.getByRole('button', { name: w.lift }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(w.why).fill('Interview');
      await looksRight(page);
      await dialog.getByRole('button', { name: w.doLift }).click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(new RegExp(people.map(nameOf).join('|'), 'iu'));
      const lifted = await heading.innerText();
      const hidden = people.filter((person) => lower(nameOf(person)) !== lower(lifted));
      expect(hidden).toHaveLength(count - 1);

      await page.getByRole('link', { name: w.back }).click();
      await expect(grid.getByRole('link', { name: lifted })).toBeVisible();
      await isBlind(page, hidden);
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: w.csv }).click();
      const csv = readFileSync(await (await saving).path(), 'utf8');
      expect(csv.trim().split('\n')).toHaveLength(count + 1);
      for (const person of hidden) expect(lower(csv)).not.toContain(lower(nameOf(person)));
      const printing = page.waitForEvent('download');
      await page.getByRole('button', { name: w.pdf }).click();
      const paper = letters(await pdfText(new Uint8Array(readFileSync(await (await printing).path()))));
      expect(paper).toContain(letters(lifted));
      for (const person of hidden) expect(paper).not.toContain(letters(nameOf(person)));

      await page.getByRole('button', { name: w.share, exact: true }).click();
      await dialog.getByLabel(w.email).fill(colleague.email);
      await choose(dialog, w.viewer);
      await dialog.getByRole('button', { name: w.share, exact: true }).click();
      await expect(dialog.getByText(colleague.email)).toBeVisible();
      await looksRight(page);
      await dialog.getByRole('button', { name: w.close }).click();

      const other = await browser.newPage();
      await prefer(other, { language });
      await logIn(other, colleague, language);
      await other.goto(table);
      await expect(other.getByText(w.asViewer)).toBeVisible();
      await expect(other.getByRole('grid')).toBeVisible();
      await isBlind(other, hidden);

      await page.getByRole('link', { name: w.log }).click();
      await expect(page.getByText(w.lifted)).toBeVisible();
      await looksRightEverywhere(page);
      await page.goBack();
      await page.getByRole('button', { name: w.remove, exact: true }).click();
      await dialog.getByRole('button', { name: w.removeAll }).click();
      await expect(page.getByText(w.removed)).toBeVisible();
      await expect(page).toHaveURL(`${site()}/screenings`);
      await other.reload();
      await expect(other.getByRole('grid')).toBeHidden();
      await other.close();
    },
  );
}

import { expect } from '@playwright/test';
import { logIn } from './support/log-in.js';
import { looksRight, looksRightEverywhere } from './support/look.js';
import { prefer, site, themeOf } from './support/people.js';
import { makeCompared, makeRecruiter, nameOf } from './support/screenings.js';
import { long, test } from './support/test.js';

const words = {
  vi: {
    open: 'Đường dẫn cho ứng viên',
    make: 'Tạo đường dẫn',
    letter: 'Lời nhắn gửi kèm',
    inOther: 'English',
    people: 'People decide.',
    title: 'CV của bạn đã được đọc thế nào',
    decide: 'Con người quyết định. Không ai bị loại tự động.',
    positions: 'Công việc',
    notRight: /^Chưa đúng\?/,
    should: 'Đúng ra phải là gì?',
    save: 'Lưu',
    empty: 'Bạn hãy viết đúng ra phải là gì.',
    undo: /^Hoàn tác/,
    missing: /^Nói điều còn thiếu/,
    missingLabel: 'Còn thiếu điều gì?',
    lines: /^Hiện (cả )?\d+ dòng$/,
    opened: /Đã mở lúc/,
    said: 'Ứng viên nói gì',
    mark: 'Ứng viên sửa 2 chỗ',
    log: 'Đã sửa phần đọc CV',
    revoke: 'Thu hồi',
    revoked: 'Đường dẫn này đã bị thu hồi',
    close: 'Đóng',
  },
  en: {
    open: 'Link for the candidate',
    make: 'Make a link',
    letter: 'Message to send along',
    inOther: 'Tiếng Việt',
    people: 'Con người quyết định.',
    title: 'How your résumé was read',
    decide: 'People decide. Nothing is rejected by itself.',
    positions: 'Positions',
    notRight: /^Not right\?/,
    should: 'What should it say?',
    save: 'Save',
    empty: 'Write what it should say.',
    undo: /^Undo/,
    missing: /^Say what is missing/,
    missingLabel: 'What is missing?',
    lines: /^Show (all )?\d+ lines?$/,
    opened: /Opened on/,
    said: 'What the person says',
    mark: '2 corrections by the person',
    log: 'Reading corrected',
    revoke: 'Revoke',
    revoked: 'This link was revoked',
    close: 'Close',
  },
} as const;

// No main tour: both of its languages are long.
for (const language of ['vi', 'en'] as const) {
  test(
    `a candidate opens their own link, corrects a line, and the recruiter sees it (${language})`,
    long,
    async ({ page, browser, request }) => {
      test.setTimeout(150_000);
      const w = words[language];
      const person = ({ vi: 'own/vi/02.pdf', en: 'own/en/01.pdf' } as const)[language];
      const recruiter = await makeRecruiter(request);
      const { id, candidateId } = await makeCompared(request, recruiter, person);
      await prefer(page, { language, theme: themeOf(language) });
      await logIn(page, recruiter, language);
      const sheet = `${site()}/screenings/candidate?id=${id}&candidate=${candidateId}`;
      await page.goto(sheet);

      await page.getByRole('button', { name: w.open }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: w.make }).click();
      const link = await dialog.getByLabel(w.open).inputValue();
      await dialog.getByRole('radio', { name: w.inOther }).dispatchEvent('click');
      const letter = await dialog.getByRole('textbox').last().inputValue();
      expect(letter).toContain(link);
      expect(letter).toContain(w.people);
      await looksRightEverywhere(page);

      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const own = await context.newPage();
      await prefer(own, { language, theme: themeOf(language) });
      const sent: string[] = [];
      own.on('request', (asked) => sent.push(asked.url()));
      await own.goto(link);
      await expect(own.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
      await expect(own.getByText(w.decide)).toBeVisible();
      await expect(own.getByText(nameOf(person)).first()).toBeVisible();
      await own.getByText(w.lines).click();
      await looksRightEverywhere(own);

      const position = own.getByRole('region', { name: w.positions }).getByRole('listitem').first();
      await position.getByRole('button', { name: w.notRight }).click();
      await expect(position.getByLabel(w.should)).toBeFocused();
      await position.getByRole('button', { name: w.save }).click();
      await expect(position.getByText(w.empty)).toBeVisible();
      await position.getByLabel(w.should).fill(`${nameOf(person)}: Docker Swarm`);
      await looksRight(own);
      await own.keyboard.press('Tab');
      await own.keyboard.press('Enter');
      await expect(position.getByText('Docker Swarm')).toBeVisible();
      await own.getByRole('button', { name: w.missing }).click();
      await own.getByLabel(w.missingLabel).fill('Kubernetes');
      await own.getByRole('button', { name: w.save, exact: true }).click();
      await own.reload();
      await expect(position.getByText('Docker Swarm')).toBeVisible();
      await expect(own.getByText('Kubernetes', { exact: false }).first()).toBeVisible();
      await expect(position.getByRole('button', { name: w.undo })).toBeVisible();
      await looksRightEverywhere(own);
      const token = new URL(link).hash.slice(1);
      expect(sent.filter((url) => url.split('#')[0]?.includes(token))).toEqual([]);

      await page.goto(sheet);
      await expect(page.getByText(w.opened)).toBeVisible();
      const said = page.getByRole('region', { name: w.said });
      await expect(said.getByText('Docker Swarm')).toBeVisible();
      expect(await page.locator('main').innerText()).not.toContain(nameOf(person));
      await looksRightEverywhere(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${site()}/screenings/screening?id=${id}&part=table`);
      await expect(page.getByRole('grid').getByText(w.mark)).toBeVisible();
      await looksRightEverywhere(page);
      await page.goto(`${site()}/screenings/log?id=${id}`);
      await expect(page.getByText(w.log)).toBeVisible();

      await page.goto(sheet);
      await page.getByRole('button', { name: w.open }).click();
      await dialog.getByRole('button', { name: w.revoke }).click();
      await expect(dialog.getByRole('button', { name: w.revoke })).toBeHidden();
      await own.reload();
      await expect(own.getByText(w.revoked)).toBeVisible();
      await looksRight(own);
      await context.close();
    },
  );
}

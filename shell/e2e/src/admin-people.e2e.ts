import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { enterBackOffice, searchFor } from './support/back-office.js';
import { looksRightEverywhere } from './support/look.js';
import { codeFor } from './support/mailbox.js';
import { makeNewcomer, type Person, site, tokenOf } from './support/people.js';
import { admin } from './support/product.js';
import { inBoth, long, test } from './support/test.js';

const texts = {
  vi: {
    search: 'Tìm theo email hoặc tên',
    verify: 'Xác minh email',
    disable: 'Khóa tài khoản',
    enable: 'Mở khóa tài khoản',
    makeAdmin: 'Cấp quyền quản trị',
    removeAdmin: 'Gỡ quyền quản trị',
    reason: 'Lý do',
    refused: /chưa được xác minh/,
    own: 'Bạn không thể làm việc này với chính tài khoản của mình.',
    audit: 'Nhật ký',
    auditSearch: 'Tìm theo email hoặc lý do',
    emails: 'Thư đã gửi',
    mailSearch: 'Tìm theo người nhận',
    sent: 'Đã gửi',
    resend: 'Gửi lại',
    csv: 'Tải CSV',
    changes: '1 thay đổi',
    log: ['Xác minh email', 'Khóa tài khoản', 'Mở khóa tài khoản', 'Cấp quyền quản trị'],
  },
  en: {
    search: 'Search email or name',
    verify: 'Verify email',
    disable: 'Disable account',
    enable: 'Enable account',
    makeAdmin: 'Make administrator',
    removeAdmin: 'Remove administrator',
    reason: 'Reason',
    refused: /is not verified/,
    own: 'You cannot do this to your own account.',
    audit: 'Audit log',
    auditSearch: 'Search email or reason',
    emails: 'Emails',
    mailSearch: 'Search recipient',
    sent: 'Sent',
    resend: 'Resend',
    csv: 'Download CSV',
    changes: '1 change',
    log: ['Email verified', 'Account disabled', 'Account enabled', 'Made administrator'],
  },
} as const;

/** Someone whose name no one else has; typed without diacritics it is `typed`. */
async function makeNamed(request: APIRequestContext): Promise<Person & { name: string; typed: string }> {
  const person = await makeNewcomer(request);
  const mark = randomUUID().slice(0, 8);
  const name = `Đỗ Thị Huệ ${mark}`;
  const reply = await request.put(`${site()}/api/users/me`, {
    headers: { authorization: `Bearer ${await tokenOf(request, person)}` },
    data: { name, gender: 'female', userType: 'recruiter' },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return { ...person, name, typed: `do thi hue ${mark}` };
}

const logInStatus = async (request: APIRequestContext, person: Person): Promise<number> =>
  (
    await request.post(`${site()}/api/auth/login`, {
      data: { username: person.email, password: person.password },
    })
  ).status();

for (const [language, details] of inBoth('vi')) {
  const t = texts[language];
  const reason = `reason-${language}-${randomUUID()}`;
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const goTo = (page: Page, name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  /** Opens the dialog of a change, gives the reason and sends it. */
  async function change(page: Page, action: string): Promise<void> {
    await press(page, action);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(t.reason, { exact: true })).toBeFocused();
    await dialog.getByLabel(t.reason, { exact: true }).fill(reason);
    await dialog.getByRole('button', { name: action, exact: true }).click();
  }

  test(
    `an administrator finds a person, changes the account and sees it in the log (${language})`,
    details,
    async ({ page, request }) => {
      const person = await makeNamed(request);
      await enterBackOffice(page, language, '/admin/users');
      await searchFor(page, person.typed, t.search);
      await expect(page.getByText(person.name)).toBeVisible();
      await looksRightEverywhere(page);
      const [file] = await Promise.all([page.waitForEvent('download'), press(page, t.csv)]);
      expect(file.suggestedFilename()).toMatch(/^users.*\.csv$/);
      await page.getByRole('link', { name: person.email }).click();
      await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
      await looksRightEverywhere(page);

      await change(page, t.makeAdmin);
      await expect(page.getByRole('dialog').getByText(t.refused)).toBeVisible();
      await looksRightEverywhere(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();

      await change(page, t.verify);
      await expect(page.getByRole('button', { name: t.verify, exact: true })).toBeHidden();
      await change(page, t.disable);
      await expect(page.getByRole('button', { name: t.enable, exact: true })).toBeVisible();
      expect(await logInStatus(request, person)).toBe(403);
      await change(page, t.enable);
      await expect(page.getByRole('button', { name: t.disable, exact: true })).toBeVisible();
      expect(await logInStatus(request, person)).toBe(200);
      await change(page, t.makeAdmin);
      await expect(page.getByRole('button', { name: t.removeAdmin, exact: true })).toBeVisible();

      await goTo(page, t.audit);
      await searchFor(page, reason, t.auditSearch);
      const lines = page.getByRole('row').filter({ hasText: reason });
      await expect(page.getByRole('row')).toHaveCount(5);
      await expect(lines).toHaveCount(4);
      for (const action of t.log) {
        const line = lines.filter({ has: page.getByText(action, { exact: true }) });
        await expect(line.getByRole('link', { name: admin.email })).toBeVisible();
        await expect(line.getByRole('link', { name: person.email })).toBeVisible();
      }
      await page.getByText(t.changes).first().click();
      await looksRightEverywhere(page);
      await page.reload();
      await expect(page.getByRole('row')).toHaveCount(5);
      await expect(lines).toHaveCount(4);
    },
  );

  test(`an administrator is kept from shutting themself out (${language})`, long, async ({ page }) => {
    await enterBackOffice(page, language, '/admin/users');
    await searchFor(page, admin.email, t.search);
    await page.getByRole('link', { name: admin.email }).click();
    await change(page, t.disable);
    await expect(page.getByRole('dialog').getByText(t.own)).toBeVisible();
  });

  test(
    `an administrator sees a mail and sends it once more, without its code (${language})`,
    long,
    async ({ page, request }) => {
      const person = await makeNewcomer(request);
      const code = await codeFor(person.email);
      await enterBackOffice(page, language, '/admin/users');
      await goTo(page, t.emails);
      await searchFor(page, person.email, t.mailSearch);
      const mails = page.getByRole('row').filter({ hasText: person.email });
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(mails).toHaveCount(1);
      await expect(mails.getByText(t.sent, { exact: true })).toBeVisible();
      await looksRightEverywhere(page);
      await expect(page.getByText(code)).toHaveCount(0);
      await mails.getByRole('button', { name: t.resend }).click();
      await page.getByRole('dialog').getByRole('button', { name: t.resend, exact: true }).click();
      await expect(mails).toHaveCount(2);
      const again = await codeFor(person.email, 2);
      expect(again).not.toBe(code);
      await page.reload();
      await expect(mails.getByText(t.sent, { exact: true })).toHaveCount(2);
      await expect(page.getByText(again)).toHaveCount(0);
    },
  );
}

import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { fillLogIn, logIn } from './support/log-in.js';
import { looksRight } from './support/look.js';
import { codeFor, linkFor } from './support/mailbox.js';
import { makeNewcomer, makePerson, type Person, prefer, site, themeOf } from './support/people.js';
import { inBoth, long, test } from './support/test.js';
import { words } from './support/words.js';

const texts = {
  vi: {
    name: 'Họ và tên',
    gender: 'Nữ',
    type: 'Nhà tuyển dụng',
    go: 'Lưu và tiếp tục',
    verify: 'Xác minh email',
    submit: 'Xác minh',
    code: 'Mã xác minh',
    verified: 'Đã xác minh',
    forgot: 'Quên mật khẩu?',
    send: 'Gửi mã',
    check: 'Kiểm tra mã',
    next: 'Mật khẩu mới',
    save: 'Lưu mật khẩu mới',
    section: 'Mật khẩu',
    current: 'Mật khẩu hiện tại',
    change: 'Đổi mật khẩu',
    changed: 'Mật khẩu đã được đổi.',
    edit: 'Chỉnh sửa',
    keep: 'Lưu',
    linkDone: /^Đã xác minh/,
    linkEnded: /^Liên kết này đã được dùng/,
    devices: 'Thiết bị',
    here: 'Thiết bị này',
    endOthers: 'Đăng xuất mọi thiết bị khác',
    ended: /^Đã đăng xuất \d/,
  },
  en: {
    name: 'Name',
    gender: 'Female',
    type: 'Recruiter',
    go: 'Save and go on',
    verify: 'Verify email',
    submit: 'Verify',
    code: 'Verification code',
    verified: 'Verified',
    forgot: 'Forgot password?',
    send: 'Send code',
    check: 'Check code',
    next: 'New password',
    save: 'Save new password',
    section: 'Password',
    current: 'Current password',
    change: 'Change password',
    changed: 'Your password is changed.',
    edit: 'Edit',
    keep: 'Save',
    linkDone: /is verified\. Thank you\.$/,
    linkEnded: /^This link was used before/,
    devices: 'Devices',
    here: 'This device',
    endOthers: 'Sign out all other devices',
    ended: /signed out\.$/,
  },
} as const;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The status of renewing a tab's session: 200 while it lives. */
const renew = (tab: Page) =>
  tab.evaluate(
    async () =>
      (
        await fetch('/api/auth/refresh', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        })
      ).status,
  );
const type = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value);

async function logInAnew(page: Page, person: Person, language: 'vi' | 'en'): Promise<void> {
  await prefer(page, { language, theme: themeOf(language) });
  await logIn(page, person, language);
}

for (const [language, details] of inBoth('vi')) {
  const t = texts[language];
  const w = words[language];

  test(
    `a newcomer says who they are, verifies the address and changes the profile (${language})`,
    details,
    async ({ page, request }) => {
      const person = await makeNewcomer(request);
      await prefer(page, { language, theme: themeOf(language) });
      await logIn(page, person, language);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await looksRight(page);
      await dialog.getByLabel(t.name).fill('Lê Thị Bình');
      await dialog.getByRole('radio', { name: t.gender, exact: true }).check();
      await dialog.getByRole('radio', { name: t.type, exact: true }).check();
      await press(page, t.go);
      await expect(dialog).toBeHidden();

      await page.goto(`${site()}/user-profile`);
      await expect(page.getByText('Lê Thị Bình').first()).toBeVisible();
      await looksRight(page);
      await press(page, t.verify);
      await expect(page.getByLabel(t.code)).toBeFocused();
      await looksRight(page);
      await page.getByLabel(t.code).fill(await codeFor(person.email));
      await press(page, t.submit);
      await expect(page.getByText(t.verified, { exact: true })).toBeVisible();

      await press(page, t.edit);
      await type(page, t.name, 'Lê Thị Bình An');
      await press(page, t.keep);
      await expect(page.getByText('Lê Thị Bình An').first()).toBeVisible();
    },
  );

  test(`a forgotten password is replaced by a mailed code (${language})`, long, async ({ page, request }) => {
    const person = await makePerson(request);
    await prefer(page, { language, theme: themeOf(language) });
    await page.goto(`${site()}/login`);
    await page.getByRole('link', { name: t.forgot }).click();
    await type(page, w.email, person.email);
    await looksRight(page);
    await press(page, t.send);
    await expect(page.getByLabel(t.code)).toBeVisible();
    await looksRight(page);
    // The first mail with a code is the one of the sign-up.
    await page.getByLabel(t.code).fill(await codeFor(person.email, 2));
    await press(page, t.check);
    const password = `mới-${randomUUID()}`;
    await type(page, t.next, password);
    await type(page, w.confirm, password);
    await looksRight(page);
    await press(page, t.save);
    await page.waitForURL(/\/login$/);
    await fillLogIn(page, { ...person, password }, language);
    await page.waitForURL(`${site()}/`);
  });

  test(
    `a changed password signs out other devices only (${language})`,
    long,
    async ({ page, request, browser }) => {
      const person = await makePerson(request);
      const other = await (await browser.newContext()).newPage();
      for (const tab of [page, other]) await logInAnew(tab, person, language);
      await page.goto(`${site()}/user-profile`);
      await page.getByRole('navigation').getByRole('button', { name: t.section, exact: true }).click();
      const password = `mới-${randomUUID()}`;
      await type(page, t.current, person.password);
      await type(page, t.next, password);
      await type(page, w.confirm, password);
      await looksRight(page);
      await press(page, t.change);
      await expect(page.getByText(t.changed)).toBeVisible();
      expect([await renew(page), await renew(other)]).toEqual([200, 401]);
      await other.context().close();
    },
  );

  test(
    `the link of the mail verifies the address once, on whatever device it is opened (${language})`,
    long,
    async ({ page, request }) => {
      const person = await makeNewcomer(request);
      await prefer(page, { language, theme: themeOf(language) });
      const link = await linkFor(person.email, '/verify-email#token=');
      await page.goto(link);
      await expect(page.getByText(t.linkDone)).toBeVisible();
      await expect(page.getByText(person.email)).toBeVisible();
      await looksRight(page);
      await page.goto('about:blank');
      await page.goto(link);
      await expect(page.getByText(t.linkEnded)).toBeVisible();
      await looksRight(page);
    },
  );

  test(`a device is signed out from another one (${language})`, long, async ({ page, request, browser }) => {
    const person = await makePerson(request);
    const other = await (await browser.newContext()).newPage();
    for (const tab of [page, other]) await logInAnew(tab, person, language);
    await page.goto(`${site()}/user-profile`);
    const sections = page.getByRole('main').getByRole('navigation');
    await sections.getByRole('button', { name: t.devices, exact: true }).click();
    await expect(page.getByText(t.here)).toBeVisible();
    await looksRight(page);
    await press(page, t.endOthers);
    await page.getByRole('dialog').getByRole('button', { name: t.endOthers }).click();
    await expect(page.getByText(t.ended).first()).toBeVisible();
    expect([await renew(page), await renew(other)]).toEqual([200, 401]);
    await other.context().close();
  });
}

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { inDatabase } from './support/database.js';
import { fillLogIn, logIn } from './support/log-in.js';
import { looksRight, looksRightEverywhere } from './support/look.js';
import { linkFor } from './support/mailbox.js';
import { makePerson, type Person, prefer, site, themeOf } from './support/people.js';
import { inBoth, test } from './support/test.js';

const texts = {
  vi: {
    section: 'Xác minh hai bước',
    addTotp: 'Thêm ứng dụng xác thực',
    totpCode: 'Mã trong ứng dụng',
    add: 'Thêm',
    recovery: 'Mã khôi phục',
    kept: 'Tôi đã lưu lại',
    addPasskey: 'Thêm khóa truy cập',
    next: 'Tiếp tục',
    synced: 'Khóa truy cập',
    code: 'Mã',
    logIn: 'Đăng nhập',
    second: 'Còn một bước nữa',
    withPasskey: 'Dùng khóa truy cập',
    data: 'Dữ liệu của bạn',
    download: 'Tải xuống',
    confirmTitle: 'Xác nhận đó là bạn',
    password: 'Mật khẩu',
    confirm: 'Xác nhận',
    notMe: 'Kết thúc mọi phiên',
    ended: /đã kết thúc\.$/,
    newPassword: 'Đặt mật khẩu mới',
  },
  en: {
    section: 'Two-step login',
    addTotp: 'Add an authenticator app',
    totpCode: 'Code from the app',
    add: 'Add',
    recovery: 'Recovery codes',
    kept: 'I have kept them',
    addPasskey: 'Add a passkey',
    next: 'Continue',
    synced: 'Passkey',
    code: 'Code',
    logIn: 'Log in',
    second: 'One more step',
    withPasskey: 'Use a passkey',
    data: 'Your data',
    download: 'Download',
    confirmTitle: 'Confirm that it is you',
    password: 'Password',
    confirm: 'Confirm',
    notMe: 'End all sessions',
    ended: /has ended\.$/,
    newPassword: 'Set a new password',
  },
} as const;

const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** A device that keeps passkeys and knows its owner, in Chromium itself. */
async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The session is gone from this browser, as after a log-out; the device and its passkeys stay. */
async function leave(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    for (const key of ['auth-storage', 'users-storage']) localStorage.removeItem(key);
  });
}

const age = (person: Person): Promise<void> =>
  inDatabase(
    'auth',
    `update session set authenticated_at = now() - interval '11 minutes'
     where account_id = (select id from account where email = $1)`,
    [person.email],
  );

for (const [language, details] of inBoth('en')) {
  const t = texts[language];
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const openSection = async (page: Page, name: string): Promise<void> => {
    await page.goto(`${site()}/user-profile`);
    await page.getByRole('main').getByRole('navigation').getByRole('button', { name, exact: true }).click();
  };
  const passFirstStep = async (page: Page, person: Person): Promise<void> => {
    await page.goto(`${site()}/login`);
    await fillLogIn(page, person, language);
    await expect(page.getByRole('heading', { level: 1, name: t.second })).toBeVisible();
  };
  const typeCode = async (page: Page, code: string): Promise<void> => {
    await page.getByLabel(t.code, { exact: true }).fill(code);
    await page.getByRole('main').getByRole('button', { name: t.logIn, exact: true }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  };

  test(
    `an app, a recovery code and a passkey open the account, and a stale session asks again (${language})`,
    details,
    async ({ page, request }) => {
      test.setTimeout(120_000);
      const person = await makePerson(request);
      await inDatabase('auth', 'update account set email_verified = true where email = $1', [person.email]);
      await prefer(page, { language, theme: themeOf(language) });
      await addAuthenticator(page);
      await logIn(page, person, language);

      await openSection(page, t.section);
      await button(page, t.addTotp).click();
      const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '');
      await page.getByLabel(t.totpCode, { exact: true }).fill(codeOf(secret));
      await looksRight(page);
      await button(page, t.add).click();
      const codes = page.getByRole('list', { name: t.recovery }).getByRole('listitem');
      await expect(codes).toHaveCount(10);
      const [recoveryCode = ''] = await codes.allInnerTexts();
      const [file] = await Promise.all([page.waitForEvent('download'), button(page, t.download).click()]);
      expect(readFileSync(await file.path(), 'utf8')).toContain(recoveryCode);
      await button(page, t.kept).click();

      await leave(page);
      await passFirstStep(page, person);
      await looksRightEverywhere(page);
      await typeCode(page, codeOf(secret, 1));

      await leave(page);
      await passFirstStep(page, person);
      await typeCode(page, recoveryCode);

      await openSection(page, t.section);
      await button(page, t.addPasskey).click();
      await button(page, t.next).click();
      await expect(page.getByRole('listitem').filter({ hasText: t.synced })).toBeVisible();
      await looksRightEverywhere(page);

      await leave(page);
      await page.goto(`${site()}/login`);
      await button(page, t.withPasskey).click();
      await page.waitForURL((url) => !url.pathname.startsWith('/login'));

      await age(person);
      await page.reload();
      // The token of before is as old as its claim; a new one says what the session is now.
      await page.evaluate(() => {
        const tokens = JSON.parse(localStorage.getItem('auth-storage') ?? '{}') as object;
        localStorage.setItem('auth-storage', JSON.stringify({ ...tokens, expiredAt: 1 }));
      });
      await openSection(page, t.data);
      await button(page, t.download).click();
      const dialog = page.getByRole('dialog', { name: t.confirmTitle });
      await dialog.getByLabel(t.password, { exact: true }).fill(person.password);
      const [data] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: t.confirm, exact: true }).click(),
      ]);
      expect(data.suggestedFilename()).toBe('fitfolio-data.zip');
      await expect(dialog).toBeHidden();
      const [again] = await Promise.all([page.waitForEvent('download'), button(page, t.download).click()]);
      expect(again.suggestedFilename()).toBe('fitfolio-data.zip');

      await page.goto(await linkFor(person.email, '/forgot-password/not-me'));
      await button(page, t.notMe).click();
      await expect(page.getByText(t.ended)).toBeVisible();
      await looksRightEverywhere(page);
      await page.getByRole('link', { name: t.newPassword }).click();
      await page.waitForURL((url) => url.pathname === '/forgot-password');
    },
  );
}

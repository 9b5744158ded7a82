import { expect } from '@playwright/test';
import { OAuth2Server } from 'oauth2-mock-server';
import { looksRight } from './support/look.js';
import { prefer, themeOf } from './support/people.js';
import { type Product, startProduct } from './support/product.js';
import { long, test } from './support/test.js';

const clientId = 'fitfolio-test.apps.example';
const person = { sub: 'g-1', email: 'google-person@example.com', email_verified: true, name: 'Trần Thị Gấm' };
const google = new OAuth2Server();
let product: Product;

/** A real OAuth server, with `tokeninfo` as Google has it: for whom a token was made. */
test.beforeAll(async () => {
  await google.issuer.keys.generate('RS256');
  await google.start(0, '127.0.0.1');
  const url = google.issuer.url ?? '';
  google.service.on('beforeTokenSigning', ({ payload }) =>
    Object.assign(payload, { aud: clientId, sub: person.sub }),
  );
  google.service.on('beforeUserinfo', (reply) => Object.assign(reply, { body: person }));
  google.service.addRoute('POST', '/tokeninfo', (_request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ aud: clientId, sub: person.sub }));
  });
  product = await startProduct({
    env: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: 'a secret',
      GOOGLE_AUTHORIZE_URL: `${url}/authorize`,
      GOOGLE_TOKEN_URL: `${url}/token`,
      GOOGLE_TOKENINFO_URL: `${url}/tokeninfo`,
      GOOGLE_USERINFO_URL: `${url}/userinfo`,
    },
  });
});

test.afterAll(async () => {
  await product.stop();
  await google.stop();
});

const texts = {
  vi: {
    button: 'Tiếp tục với Google',
    verified: 'Đã xác minh',
    failed: 'Không đăng nhập được bằng Google',
    why: 'Google không xác nhận lần đăng nhập này. Bạn hãy thử lại.',
  },
  en: {
    button: 'Continue with Google',
    verified: 'Verified',
    failed: 'Error logging in with Google',
    why: 'Google did not confirm this sign-in. Please try again.',
  },
} as const;

for (const language of ['vi', 'en'] as const) {
  const t = texts[language];

  test(
    `signs in over a page of Google where its script does not come, and lands where it was going (${language})`,
    long,
    async ({ page }) => {
      await prefer(page, { language, theme: themeOf(language) });
      // No network beyond this machine: the script of Google is not there.
      await page.route('https://accounts.google.com/**', (route) => route.abort());
      await page.goto(`${product.url}/login?redirect=%2Fuser-profile`);
      const button = page.getByRole('button', { name: t.button });
      await expect(button).toBeVisible();
      await looksRight(page);
      await button.click();
      await page.waitForURL(`${product.url}/user-profile`);
      await expect(page.getByText(person.email).first()).toBeVisible();
      await expect(page.getByText(t.verified, { exact: true })).toBeVisible();
    },
  );

  test(`a refusal of Google is said at the log-in page (${language})`, long, async ({ page }) => {
    await prefer(page, { language, theme: themeOf(language) });
    await page.goto(`${product.url}/api/auth/google/callback?error=access_denied`);
    await page.waitForURL(/\/login/);
    await expect(page.getByText(t.failed)).toBeVisible();
    await expect(page.getByText(t.why)).toBeVisible();
  });
}

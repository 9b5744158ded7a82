import { expect } from '@playwright/test';
import { looksRight } from './support/look.js';
import { prefer, site } from './support/people.js';
import { long, test } from './support/test.js';

const headings = {
  vi: {
    '/': /CV của bạn khớp/,
    '/pricing': 'Bảng giá',
    '/privacy': 'Chính sách bảo mật',
    '/terms-of-services': 'Điều khoản dịch vụ',
    '/methodology': 'Cách tính điểm',
  },
  en: {
    '/': /how well your résumé fits/,
    '/pricing': 'Pricing',
    '/privacy': 'Privacy Policy',
    '/terms-of-services': 'Terms of Service',
    '/methodology': 'How the score comes about',
  },
} as const;

/** Between them, the looks of `npm test` are in both languages, both themes and both widths. */
const looks = [
  ['vi', 'light', 1440, {}],
  ['vi', 'dark', 390, long],
  ['en', 'light', 1440, long],
  ['en', 'dark', 390, {}],
] as const;

for (const [language, theme, width, details] of looks) {
  test(
    `a visitor sees every public page in ${language}, ${theme}, ${width} px`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await prefer(page, { language, theme });
      for (const [path, heading] of Object.entries(headings[language])) {
        await page.goto(site() + path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await looksRight(page);
      }
      for (const path of ['/login', '/sign-up', '/free-analysis', '/fit-analysis']) {
        await page.goto(site() + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await looksRight(page);
      }
    },
  );
}

test('an unknown path is a 404 page that search engines leave out', async ({ page }) => {
  await prefer(page, { language: 'en' });
  await page.goto(`${site()}/no/such/page`);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('language and theme are remembered', async ({ page }) => {
  await page.goto(site());
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('protected and admin pages lead a visitor to the log-in with the way back', async ({ page }) => {
  for (const path of ['/user-profile', '/admin/users']) {
    await page.goto(site() + path);
    await expect(page).toHaveURL(
      (url) => url.pathname.startsWith('/login') && (url.searchParams.get('redirect') ?? '').startsWith(path),
    );
  }
});

import { expect, type Page } from '@playwright/test';
import { makePerson, prefer, site } from './support/people.js';
import { long, test } from './support/test.js';

/** Keeps every script back until `release` is called: a line so slow that somebody can read and type before they come. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the public pages can be read and walked', long, async ({ page }) => {
    await page.goto(site());
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/CV của bạn khớp/);
    const main = page.getByRole('main');
    await expect(main.getByRole('form')).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Phân tích miễn phí' }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Lập trình' })).toHaveAttribute(
      'href',
      '/fit-analysis/sample',
    );
    await page.getByRole('banner').getByRole('link', { name: 'Xem bảng giá' }).click();
    await expect(heading).toHaveText('Bảng giá');
    await expect(page.getByRole('article', { name: 'Tiêu chuẩn' })).toContainText('₫');
    for (const [link, title] of [
      ['Cách tính điểm', 'Cách tính điểm'],
      ['Điều khoản dịch vụ', 'Điều khoản dịch vụ'],
      ['Chính sách bảo mật', 'Chính sách bảo mật'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
      await expect(heading).toHaveText(title);
    }
  });
});

test('what was typed and sent before the scripts came is not lost', long, async ({ page, request }) => {
  const person = await makePerson(request);
  await page.context().addCookies([{ name: 'language', value: 'en', url: site() }]);
  const release = await holdScripts(page);
  await page.goto(`${site()}/login`, { waitUntil: 'commit' });
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  const send = page.getByRole('main').getByRole('button', { name: 'Log in' });
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('banner').getByRole('button', { name: /Nguyễn Văn An/ })).toBeVisible();
  await expect(page).toHaveURL(`${site()}/`);
});

test('a page is taken over as it stands, and the press that asked for it is done', long, async ({ page }) => {
  await prefer(page, { language: 'en' });
  await page.goto(`${site()}/pricing`);
  const heading = page.getByRole('heading', { level: 1, name: 'Pricing' });
  await heading.evaluate((element) => element.setAttribute('data-same', ''));
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ).not.toEqual(expect.arrayContaining([expect.stringMatching(/\.js$/)]));
  await page.getByRole('button', { name: 'VND' }).click();
  await expect(page.getByRole('article', { name: 'Standard' })).toContainText('₫');
  await expect(heading).toHaveAttribute('data-same');
});

test(
  'a link in another language than the chosen one opens in it, and it is the choice from then on',
  long,
  async ({ page }) => {
    await page.goto(site());
    await page.evaluate(() => localStorage.setItem('language', 'vi'));
    await page.goto(`${site()}/pricing?language=en`);
    await page.getByRole('button', { name: 'VND' }).click();
    await expect(page.getByRole('article', { name: 'Standard' })).toContainText('₫');
    await page.goto(site());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/résumé/);
  },
);

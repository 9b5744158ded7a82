import { expect } from '@playwright/test';
import { searchFor } from './support/back-office.js';
import { fillLogIn, logIn } from './support/log-in.js';
import { looksRight } from './support/look.js';
import { makePerson, prefer, site } from './support/people.js';
import { admin } from './support/product.js';
import { long, test } from './support/test.js';

test(
  'two tabs whose token has run out at once both stay signed in',
  long,
  async ({ context, page, request }) => {
    await prefer(page, { language: 'en' });
    await logIn(page, await makePerson(request));
    const other = await context.newPage();
    await other.goto(`${site()}/pricing`);
    await page.goto(`${site()}/pricing`);
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('auth-storage') ?? '{}') as Record<string, unknown>;
      const age = (value: unknown): unknown =>
        value && typeof value === 'object'
          ? Object.fromEntries(
              Object.entries(value).map(([k, v]) => [
                k,
                k === 'expiredAt' ? 1 : k === 'accessToken' ? v : age(v),
              ]),
            )
          : value;
      localStorage.setItem('auth-storage', JSON.stringify(age(stored)));
    });
    await Promise.all([page.goto(`${site()}/user-profile`), other.goto(`${site()}/user-profile`)]);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
      await expect(tab).toHaveURL(/user-profile/);
    }
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  },
);

test('a hostile redirect leads home', long, async ({ page, request }) => {
  const person = await makePerson(request);
  await prefer(page, { language: 'en' });
  await page.goto(`${site()}/login?redirect=${encodeURIComponent('//evil.example/x')}`);
  await fillLogIn(page, person);
  await page.waitForURL(`${site()}/`);
});

test(
  'an administrator sees users and analyses; others are told and sent home',
  long,
  async ({ page, request, browser }) => {
    const person = await makePerson(request);
    await prefer(page, { language: 'en' });
    await page.goto(`${site()}/admin/users`);
    await page.waitForURL(/\/login\?redirect=/);
    await fillLogIn(page, admin);
    await page.waitForURL(/\/admin\/users/);
    await searchFor(page, person.email, 'Search email or name');
    await expect(page.getByText(person.email).first()).toBeVisible();
    await expect(page.getByText(admin.email).and(page.getByRole('cell'))).toHaveCount(0);
    await looksRight(page);
    await page.goto(`${site()}/admin/free-analysis`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await looksRight(page);

    const theirs = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await prefer(theirs, { language: 'en' });
    await theirs.goto(`${site()}/admin/users`);
    await fillLogIn(theirs, person);
    await expect(
      theirs.getByText('You do not have permission to access the admin page.').first(),
    ).toBeVisible();
    await theirs.waitForURL(`${site()}/`);
    await theirs.context().close();
  },
);

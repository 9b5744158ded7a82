import { expect } from '@playwright/test';
import { ownerOf, prefer, site } from './support/people.js';
import { long, test } from './support/test.js';

test('a remote that is down leaves the rest alive, and comes back without a reload', async ({
  page,
  request,
}) => {
  await prefer(page, { language: 'en' });
  let down = true;
  await page.route(`**${(await ownerOf(request, '/login')).files}**`, (route) =>
    down ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goto(`${site()}/login`);
  const again = page.getByRole('button', { name: /try again/i });
  await expect(again).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'View pricing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(again).toBeVisible({ timeout: 20_000 });
  down = false;
  // A try that is still under way may bring the page before anybody presses.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 2_000 });
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
});

test.describe(() => {
  test.use({ mayLog: /^Failed to find a valid digest in the 'integrity' attribute/ });

  test('a remote whose entry is not the listed one is refused', long, async ({ page, request }) => {
    await prefer(page, { language: 'en' });
    await page.route(`**${(await ownerOf(request, '/pricing')).files}js/remoteEntry*`, async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, body: `${await reply.text()}\n// changed on the way` });
    });
    await page.goto(`${site()}/pricing`);
    await expect(page.getByRole('link', { name: 'Buy Standard' })).toBeVisible();
    // The page can be read without its remote; what needs it says so.
    await page.getByRole('button', { name: 'USD' }).click();
    await expect(page.getByRole('button', { name: /try again/i })).toBeVisible({ timeout: 20_000 });
  });
});

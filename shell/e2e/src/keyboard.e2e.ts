import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { makePerson, prefer, site } from './support/people.js';
import { makeOffer } from './support/purchases.js';
import { long, test } from './support/test.js';

const stopsMax = 40;

/** Name, and whether it can be seen that it has the focus, of what has it. */
const focused = (page: Page): Promise<{ name: string; seen: boolean }> =>
  page.evaluate(() => {
    const element = (document.activeElement ?? document.documentElement) as HTMLElement;
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : element.innerText;
    return {
      name: (element.getAttribute('aria-label') ?? label ?? '').trim(),
      seen: element === document.body || outlineStyle !== 'none' || boxShadow !== 'none',
    };
  });

/** Presses Tab until something of that name has the focus; on the way every stop can be seen. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < stopsMax; stop += 1) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    expect(now.seen, `the focus on “${now.name}” can be seen`).toBe(true);
    if (name.test(now.name)) return;
  }
  throw new Error(`Nothing called ${name} comes with Tab.`);
}

/** A link that is pressed before the scripts are there leads to a new document: asked between the two, there is none to ask. */
const focusIsOn = (page: Page, name: RegExp) =>
  expect(async () => expect((await focused(page)).name).toMatch(name)).toPass({ timeout: 10_000 });
const press = (page: Page, key: string) => page.keyboard.press(key);

test(
  'a bundle is chosen, made cheaper, paid for and given up by keyboard alone',
  long,
  async ({ page, request }) => {
    const [buyer, promo] = [await makePerson(request), `KEY${randomUUID().slice(0, 8).toUpperCase()}`];
    const offer = { code: promo, kind: 'percent', value: 10, bundleIds: [] };
    await makeOffer(request, 'promos', {
      ...offer,
      startsAt: null,
      endsAt: null,
      usesMax: null,
      usesPerUserMax: 1,
    });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await prefer(page, { language: 'en' });
    await page.goto(`${site()}/pricing`);
    await expect(page.getByRole('link', { name: 'Buy Standard' })).toBeVisible();
    await tabTo(page, /^Buy Standard/);
    await press(page, 'Enter');
    await focusIsOn(page, /^Log in$/);
    await tabTo(page, /^Email/);
    await page.keyboard.type(buyer.email);
    await tabTo(page, /^Password/);
    await page.keyboard.type(buyer.password);
    await press(page, 'Enter');

    await focusIsOn(page, /^Payment$/);
    await expect(page.getByLabel(/^Promo code/)).toBeVisible();
    await tabTo(page, /^Promo code/);
    await page.keyboard.type(promo.toLowerCase());
    await press(page, 'Enter');
    await focusIsOn(page, /^Remove$/);
    await tabTo(page, /^Continue to payment/);
    await press(page, 'Enter');

    await expect(page).toHaveURL(/id=/);
    await focusIsOn(page, /^Payment$/);
    await expect(page.getByText('180.000 ₫')).toBeVisible();
    await tabTo(page, /^Copy Amount/);
    await press(page, 'Enter');
    await focusIsOn(page, /^Amount copied/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('180000');
    await tabTo(page, /^I have paid/);
    await press(page, 'Enter');
    await expect(page.getByText('No transfer has arrived yet')).toBeVisible();
    await tabTo(page, /^Cancel payment/);
    await press(page, 'Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await press(page, 'Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await focusIsOn(page, /^Cancel payment/);
    await press(page, 'Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await tabTo(page, /^Cancel payment/);
    await press(page, 'Enter');
    await focusIsOn(page, /^Payment cancelled$/);
  },
);

test('a coupon code is redeemed by keyboard alone', long, async ({ page, request }) => {
  const [person, code] = [await makePerson(request), `KEY${randomUUID().slice(0, 8).toUpperCase()}`];
  const limits = { startsAt: null, endsAt: null, usesMax: null, usesPerUserMax: 1 };
  await makeOffer(request, 'coupons', { code, tokens: 3, ...limits });
  await prefer(page, { language: 'en' });
  await page.goto(`${site()}/login?redirect=%2Fuser-profile`);
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await tabTo(page, /^Email/);
  await page.keyboard.type(person.email);
  await tabTo(page, /^Password/);
  await page.keyboard.type(person.password);
  await press(page, 'Enter');
  await focusIsOn(page, /^My profile$/);
  await tabTo(page, /^Add tokens/);
  await press(page, 'Enter');
  await focusIsOn(page, /^Add tokens$/);
  await tabTo(page, /^Purchase|^Tab 1/);
  await press(page, 'ArrowRight');
  await press(page, 'Enter');
  await tabTo(page, /^Coupon code$/);
  await page.keyboard.type(code);
  await press(page, 'Enter');
  await expect(page.getByText('3 tokens added.')).toBeVisible();
});

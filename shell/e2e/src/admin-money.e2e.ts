import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { fillLogIn } from './support/log-in.js';
import { looksRight, looksRightEverywhere } from './support/look.js';
import { moneyWords } from './support/money-words.js';
import { makePerson, prefer, site } from './support/people.js';
import { admin } from './support/product.js';
import { balanceOf, makeOrder, transfer } from './support/purchases.js';

const newCode = (): string => `E2E${randomUUID().slice(0, 8).toUpperCase()}`;
const dialogOf = (page: Page) => page.getByRole('dialog');
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

for (const language of ['vi', 'en'] as const) {
  const t = moneyWords[language];

  async function enter(page: Page, path: string): Promise<void> {
    await prefer(page, { language });
    await page.goto(`${site()}${path}`);
    await page.waitForURL(/\/login\?redirect=/);
    await fillLogIn(page, admin, language);
    await page.waitForURL((url) => url.pathname === path);
  }
  /** By the menu. */
  async function goTo(page: Page, link: string, title: string = link): Promise<void> {
    await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  const fill = (page: Page, label: string | RegExp, text: string) =>
    dialogOf(page)
      .getByLabel(label, typeof label === 'string' ? { exact: true } : {})
      .fill(text);
  const confirm = (page: Page, action: string) =>
    dialogOf(page).getByRole('button', { name: action, exact: true }).click();

  test(`an administrator makes a bundle and archives it (${language})`, async ({ page }) => {
    await enter(page, '/admin/credits/bundles');
    await page.getByRole('button', { name: t.bundles.new }).click();
    await confirm(page, t.bundles.create);
    await looksRightEverywhere(page);
    await fill(page, t.code, 'standard');
    for (const label of [...t.names, ...t.descriptions]) await fill(page, label, `${label} thử`);
    await fill(page, t.tokens, '7');
    await fill(page, t.price, '9.99');
    await expect(dialogOf(page).getByText(t.inDong)).toBeVisible();
    await confirm(page, t.bundles.create);
    await expect(dialogOf(page).getByText(t.taken).first()).toBeVisible();
    await expect(dialogOf(page).getByLabel(t.price, { exact: true })).toHaveValue('9.99');
    await looksRight(page);
    const code = newCode().toLowerCase();
    await fill(page, t.code, code);
    await confirm(page, t.bundles.create);
    await expect(dialogOf(page)).toBeHidden();
    await expect(rowOf(page, code)).toHaveCount(1);
    await looksRightEverywhere(page);
    await rowOf(page, code).getByRole('button', { name: t.archive }).click();
    await confirm(page, t.archive);
    await expect(rowOf(page, code).getByText(t.archived, { exact: true })).toBeVisible();
    await expect(rowOf(page, code).getByRole('button', { name: t.takeBack })).toBeVisible();
  });

  test(`an administrator makes a coupon (${language})`, async ({ page }) => {
    const coupon = newCode();
    await enter(page, '/admin/credits/bundles');
    await goTo(page, t.coupons.title);
    await page.getByRole('button', { name: t.coupons.new }).click();
    await fill(page, t.code, coupon.toLowerCase());
    await fill(page, t.tokens, '3');
    await fill(page, t.uses, '100');
    await looksRightEverywhere(page);
    await confirm(page, t.coupons.create);
    await expect(rowOf(page, coupon).getByText('0 / 100')).toBeVisible();
    await expect(rowOf(page, coupon).getByText(t.active)).toBeVisible();
    await looksRightEverywhere(page);
  });

  test(`an administrator makes a promo and takes the list along (${language})`, async ({ page }) => {
    const promo = newCode();
    await enter(page, '/admin/credits/promos');
    await page.getByRole('button', { name: t.promos.new }).click();
    await fill(page, t.code, promo);
    await fill(page, t.discount, '15');
    await looksRightEverywhere(page);
    await confirm(page, t.promos.create);
    await expect(rowOf(page, promo).getByText('−15%')).toBeVisible();
    await looksRightEverywhere(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t.csv }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
  });

  test(`money on hold is accepted or sent back, and the buyer has the tokens (${language})`, async ({
    page,
    request,
  }) => {
    const buyer = await makePerson(request);
    const [order, other] = [await makeOrder(request, buyer), await makeOrder(request, buyer)];
    await transfer(request, order, { amount: 150_000 });
    await transfer(request, other, { amount: 10_000 });
    await enter(page, '/admin/credits/suspense');
    await expect(rowOf(page, order.reference).getByText(t.tooLittle)).toBeVisible();
    await expect(rowOf(page, order.reference)).toContainText('150.000');
    await looksRightEverywhere(page);
    await rowOf(page, order.reference).getByRole('button', { name: t.accept }).click();
    await looksRightEverywhere(page);
    await fill(page, t.reason, 'Đã gọi điện cho người mua');
    await confirm(page, t.accept);
    await expect(rowOf(page, order.reference)).toHaveCount(0);
    await expect.poll(() => balanceOf(request, buyer), { timeout: 30_000 }).toBe(5);
    await rowOf(page, other.reference).getByRole('button', { name: t.sentBack }).click();
    await fill(page, t.reason, 'Người mua muốn nhận lại');
    await confirm(page, t.sentBack);
    await expect(rowOf(page, other.reference)).toHaveCount(0);

    await goTo(page, t.payments);
    await page.getByRole('searchbox').fill(order.reference);
    await expect(page.getByRole('row')).toHaveCount(2);
    await looksRightEverywhere(page);
    await page.getByRole('link', { name: order.reference }).click();
    await expect(page.getByRole('heading', { level: 1, name: order.reference })).toBeVisible();
    await expect(page.getByText(t.byAdmin)).toBeVisible();
    await page.getByRole('button', { name: t.sync }).click();
    await expect(page.getByText(t.nothingNew)).toBeVisible();
    await looksRightEverywhere(page);
  });

  test(`a payment is refunded, a balance adjusted, and the figures show it (${language})`, async ({
    page,
    request,
  }) => {
    const buyer = await makePerson(request);
    const order = await makeOrder(request, buyer);
    await transfer(request, order);
    await expect.poll(() => balanceOf(request, buyer), { timeout: 30_000 }).toBe(5);
    await enter(page, '/admin/credits/transactions');

    const reason = `e2e ${randomUUID()}`;
    await page.getByRole('button', { name: t.adjust }).click();
    await fill(page, t.tokens, '-99');
    await dialogOf(page).getByRole('searchbox', { name: t.find }).fill(buyer.email);
    await dialogOf(page).getByRole('radio', { name: buyer.email }).check();
    await fill(page, t.reason, reason);
    await confirm(page, t.adjust);
    await expect(dialogOf(page).getByText(t.tooMany).first()).toBeVisible();
    await fill(page, t.tokens, '-2');
    await expect(dialogOf(page).getByText(t.after)).toBeVisible();
    await looksRightEverywhere(page);
    await confirm(page, t.adjust);
    await expect(rowOf(page, `${t.adjusted}${reason}`)).toContainText(buyer.email);
    expect(await balanceOf(request, buyer)).toBe(3);
    await looksRightEverywhere(page);

    await page.goto(`${site()}/admin/credits/payments/${order.id}`);
    await page.getByRole('button', { name: t.refund }).click();
    await fill(page, t.reason, reason);
    await confirm(page, t.refund);
    await expect(dialogOf(page).getByText(t.spent)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();

    const second = await makePerson(request);
    const unused = await makeOrder(request, second);
    await transfer(request, unused);
    await expect.poll(() => balanceOf(request, second), { timeout: 30_000 }).toBe(5);
    await page.goto(`${site()}/admin/credits/payments/${unused.id}`);
    await page.getByRole('button', { name: t.refund }).click();
    await fill(page, t.reason, reason);
    await confirm(page, t.refund);
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('definition').getByText(t.refunded)).toBeVisible();
    await expect(rowOf(page, reason)).toHaveCount(1);
    await expect.poll(() => balanceOf(request, second), { timeout: 30_000 }).toBe(0);

    await goTo(page, t.overview, t.overviewTitle);
    await page.getByRole('button', { name: t.week }).click();
    await expect(page).toHaveURL(/days=7/);
    await page.getByText(t.table).first().click();
    await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(8);
    const today = page.getByRole('table').first().getByRole('row').nth(1);
    await expect(today.getByRole('cell').first()).not.toHaveText(/^0\s/);
    await looksRightEverywhere(page);
  });
}

import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { confirm, dialogOf, enterBackOffice, fill, goTo, rowOf } from './support/back-office.js';
import { looksRightEverywhere } from './support/look.js';
import { moneyWords } from './support/money-words.js';
import { makePerson, site } from './support/people.js';
import { balanceOf, makeOrder, transfer } from './support/purchases.js';
import { long, test } from './support/test.js';

for (const language of ['vi', 'en'] as const) {
  const t = moneyWords[language];

  test(
    `a balance is adjusted, and a payment whose tokens were used is not refunded (${language})`,
    long,
    async ({ page, request }) => {
      const buyer = await makePerson(request);
      const order = await makeOrder(request, buyer);
      await transfer(request, order);
      await expect.poll(() => balanceOf(request, buyer), { timeout: 30_000 }).toBe(5);
      await enterBackOffice(page, language, '/admin/credits/transactions');

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
    },
  );

  test(
    `an unused payment is refunded, and the figures show it (${language})`,
    long,
    async ({ page, request }) => {
      const buyer = await makePerson(request);
      const order = await makeOrder(request, buyer);
      await transfer(request, order);
      await expect.poll(() => balanceOf(request, buyer), { timeout: 30_000 }).toBe(5);
      const reason = `e2e ${randomUUID()}`;
      await enterBackOffice(page, language, `/admin/credits/payments/${order.id}`);
      await page.getByRole('button', { name: t.refund }).click();
      await fill(page, t.reason, reason);
      await confirm(page, t.refund);
      await expect(dialogOf(page)).toBeHidden();
      await expect(page.getByRole('definition').getByText(t.refunded)).toBeVisible();
      await expect(rowOf(page, reason)).toHaveCount(1);
      await expect.poll(() => balanceOf(request, buyer), { timeout: 30_000 }).toBe(0);

      await goTo(page, t.overview, t.overviewTitle);
      await page.getByRole('button', { name: t.week }).click();
      await expect(page).toHaveURL(/days=7/);
      await page.getByText(t.table).first().click();
      await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(8);
      const today = page.getByRole('table').first().getByRole('row').nth(1);
      await expect(today.getByRole('cell').first()).not.toHaveText(/^0\s/);
      await looksRightEverywhere(page);
    },
  );
}

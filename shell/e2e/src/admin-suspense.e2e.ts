import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { confirm, enterBackOffice, fill, goTo, rowOf, searchFor } from './support/back-office.js';
import { looksRightEverywhere } from './support/look.js';
import { moneyWords } from './support/money-words.js';
import { makePerson } from './support/people.js';
import { balanceOf, makeOrder, transfer } from './support/purchases.js';
import { long, test } from './support/test.js';

for (const language of ['vi', 'en'] as const) {
  const t = moneyWords[language];

  test(
    `money on hold is accepted or sent back, and the buyer has the tokens (${language})`,
    long,
    async ({ page, request }) => {
      const buyer = await makePerson(request);
      const [order, other] = [await makeOrder(request, buyer), await makeOrder(request, buyer)];
      await transfer(request, order, { amount: 150_000 });
      await transfer(request, other, { amount: 10_000 });
      await enterBackOffice(page, language, '/admin/credits/suspense');
      await expect(rowOf(page, order.reference).getByText(t.tooLittle)).toBeVisible();
      await expect(rowOf(page, order.reference)).toContainText('150.000');
      await looksRightEverywhere(page);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: t.csv }).click(),
      ]);
      expect(readFileSync(await file.path(), 'utf8')).toContain(order.reference);
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
      await searchFor(page, order.reference);
      await expect(page.getByRole('row')).toHaveCount(2);
      await looksRightEverywhere(page);
      await page.getByRole('link', { name: order.reference }).click();
      await expect(page.getByRole('heading', { level: 1, name: order.reference })).toBeVisible();
      await expect(page.getByText(t.byAdmin)).toBeVisible();
      await page.getByRole('button', { name: t.sync }).click();
      await expect(page.getByText(t.nothingNew)).toBeVisible();
      await looksRightEverywhere(page);
    },
  );
}

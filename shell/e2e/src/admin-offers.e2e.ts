import { expect } from '@playwright/test';
import { confirm, dialogOf, enterBackOffice, fill, goTo, newCode, rowOf } from './support/back-office.js';
import { looksRight, looksRightEverywhere } from './support/look.js';
import { moneyWords } from './support/money-words.js';
import { long, test } from './support/test.js';

for (const language of ['vi', 'en'] as const) {
  const t = moneyWords[language];

  test(`an administrator makes a bundle and archives it (${language})`, long, async ({ page }) => {
    await enterBackOffice(page, language, '/admin/credits/bundles');
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

  test(`an administrator makes a coupon (${language})`, long, async ({ page }) => {
    const coupon = newCode();
    await enterBackOffice(page, language, '/admin/credits/bundles');
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

  test(`an administrator makes a promo and takes the list along (${language})`, long, async ({ page }) => {
    const promo = newCode();
    await enterBackOffice(page, language, '/admin/credits/promos');
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
}

import { expect } from '@playwright/test';
import { logIn } from './support/log-in.js';
import { looksRight } from './support/look.js';
import { makePerson, prefer } from './support/people.js';
import { type Product, startProduct } from './support/product.js';
import { long, test } from './support/test.js';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ env: { PAYMENT_SECONDS: '6' } });
});
test.afterAll(() => product.stop());

test(
  'an order that ran out is paid late, at the page of the bank',
  long,
  async ({ page, request, context }) => {
    const person = await makePerson(request, product.url);
    await prefer(page, { language: 'en', theme: 'dark' });
    await logIn(page, person, 'en', product.url);
    await page.goto(`${product.url}/pricing`);
    await page.getByRole('link', { name: 'Buy Standard' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const bankPage = await page.getByRole('link', { name: 'Open the bank’s page' }).getAttribute('href');

    await expect(
      page.getByRole('heading', { level: 1, name: 'Payment was not completed successfully' }),
    ).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('The time to pay ran out and no transfer had arrived.')).toBeVisible();
    await looksRight(page);

    const bank = await context.newPage();
    await bank.goto(new URL(bankPage ?? '', product.url).href);
    await bank.getByRole('button', { name: /Transfer/ }).click();
    await expect(bank.getByRole('status')).toContainText('Transferred');
    await page.bringToFront();
    await expect(page.getByText('5 tokens are in your account.')).toBeVisible({ timeout: 30_000 });
    await page.goto(`${product.url}/user-profile`);
    await page
      .getByRole('main')
      .getByRole('navigation')
      .getByRole('button', { name: 'Payment history' })
      .click();
    await expect(page.getByText('Paid late')).toBeVisible();
  },
);

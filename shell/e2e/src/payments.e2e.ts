import { expect, type Page } from '@playwright/test';
import jsQr from 'jsqr';
import { PNG } from 'pngjs';
import { logIn } from './support/log-in.js';
import { looksRight } from './support/look.js';
import { makePerson, type Person, prefer, site, tokenOf, themeOf } from './support/people.js';
import { makeOffer, type Order, transfer } from './support/purchases.js';
import { inBoth, long, test } from './support/test.js';

const texts = {
  vi: {
    buy: /Mua gói Tiêu chuẩn/,
    promo: 'Mã khuyến mãi',
    apply: 'Áp dụng',
    pay: 'Tiếp tục thanh toán',
    total: '180.000 ₫',
    paid: 'Tôi đã chuyển',
    done: 'Thanh toán thành công',
    credited: '5 token đã vào tài khoản của bạn.',
    cancel: 'Hủy thanh toán',
    cancelled: 'Đã hủy thanh toán',
    balance: /^5 token/,
    history: 'Lịch sử thanh toán',
    tokens: 'Lịch sử token',
    add: 'Thêm token',
    redeem: 'Đổi mã quà tặng',
    coupon: 'Mã quà tặng',
    redeemAction: 'Đổi mã',
    redeemed: 'Đã cộng 3 token.',
    bought: 'Mua token',
    completed: 'Hoàn tất',
  },
  en: {
    buy: /Buy Standard/,
    promo: 'Promo code',
    apply: 'Apply',
    pay: 'Continue to payment',
    total: '$9.00',
    paid: 'I have paid',
    done: 'Payment completed',
    credited: '5 tokens are in your account.',
    cancel: 'Cancel payment',
    cancelled: 'Payment cancelled',
    balance: /^5 tokens/,
    history: 'Payment history',
    tokens: 'Token history',
    add: 'Add tokens',
    redeem: 'Redeem Coupon Code',
    coupon: 'Coupon code',
    redeemAction: 'Redeem',
    redeemed: '3 tokens added.',
    bought: 'Bought tokens',
    completed: 'Completed',
  },
} as const;

// CommonJS: its types and its module disagree about where the function is.
const readQr = jsQr as unknown as typeof jsQr.default;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The order the page shows: what is to be transferred. */
async function orderOf(page: Page, person: Person): Promise<Pick<Order, 'content' | 'amount'>> {
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const headers = { authorization: `Bearer ${await tokenOf(page.request, person)}` };
  const reply = await page.request.get(`${site()}/api/credits/payments/${id}`, { headers });
  const { data } = (await reply.json()) as {
    data: { instructions: { content: string; amountVnd: number } };
  };
  return { content: data.instructions.content, amount: data.instructions.amountVnd };
}

/** What the QR code that is on the screen says, read from its pixels. */
async function scanned(page: Page): Promise<string> {
  const png = PNG.sync.read(await page.getByRole('img', { name: /QR/ }).screenshot());
  return readQr(new Uint8ClampedArray(png.data), png.width, png.height)?.data ?? '';
}

async function beginOrder(page: Page, language: 'vi' | 'en'): Promise<void> {
  await page.goto(`${site()}/pricing`);
  await page.getByRole('link', { name: texts[language].buy }).click();
  await expect(page.getByRole('button', { name: texts[language].pay })).toBeVisible();
}

async function openSection(page: Page, name: string): Promise<void> {
  await page.goto(`${site()}/user-profile`);
  await page.getByRole('main').getByRole('navigation').getByRole('button', { name, exact: true }).click();
}

for (const [language, details] of inBoth('vi')) {
  const t = texts[language];

  test(
    `buys tokens with a promotion by bank QR, and finds all of it (${language})`,
    details,
    async ({ page, request }) => {
      const promo = `PROMO${language.toUpperCase()}`;
      await makeOffer(request, 'promos', { code: promo, kind: 'percent', value: 10 });
      const person = await makePerson(request);
      await prefer(page, { language, theme: themeOf(language) });
      await logIn(page, person, language);
      await beginOrder(page, language);
      await looksRight(page);
      await page.getByLabel(t.promo).fill(promo.toLowerCase());
      await press(page, t.apply);
      await expect(page.getByText(t.total).first()).toBeVisible();
      await press(page, t.pay);
      await page.waitForURL(/\/payment\?id=/);
      await expect(page.getByRole('timer')).toBeVisible();
      await looksRight(page);
      const order = await orderOf(page, person);
      expect(order.amount).toBe(180_000);
      const payload = await scanned(page);
      expect(payload).toContain(order.content);
      expect(payload).toContain('5406180000');

      await transfer(page.request, order);
      await expect(page.getByRole('heading', { level: 1, name: t.done })).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText(t.credited)).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('banner').getByRole('link', { name: t.balance })).toBeVisible();
      await looksRight(page);

      await openSection(page, t.history);
      await expect(page.getByText(t.completed, { exact: true })).toBeVisible();
      await looksRight(page);
      await openSection(page, t.tokens);
      await expect(page.getByText(t.bought)).toBeVisible();
      await looksRight(page);
    },
  );

  test(`cancels an order, redeems a coupon once (${language})`, long, async ({ page, request }) => {
    const coupon = `GIFT${language.toUpperCase()}`;
    await makeOffer(request, 'coupons', { code: coupon, tokens: 3 });
    const person = await makePerson(request);
    await prefer(page, { language, theme: themeOf(language) });
    await logIn(page, person, language);
    await beginOrder(page, language);
    await press(page, t.pay);
    await press(page, t.cancel);
    await page.getByRole('dialog').getByRole('button', { name: t.cancel }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.cancelled })).toBeVisible();
    await looksRight(page);

    await openSection(page, t.add);
    await page.getByRole('tab', { name: t.redeem }).click();
    await page.getByRole('textbox', { name: t.coupon }).fill(` ${coupon.toLowerCase()} `);
    await press(page, t.redeemAction);
    await expect(page.getByText(t.redeemed)).toBeVisible();
    await looksRight(page);
  });
}

test(
  'too little stays pending and is told; the exact amount after a cancel still counts',
  long,
  async ({ page, request }) => {
    const person = await makePerson(request);
    await prefer(page, { language: 'en', theme: 'dark' });
    await logIn(page, person, 'en');
    await beginOrder(page, 'en');
    await press(page, 'Continue to payment');
    await page.waitForURL(/\/payment\?id=/);
    const order = await orderOf(page, person);
    await transfer(page.request, { ...order, amount: 150_000 });
    await expect(page.getByText('150.000 ₫ arrived instead of 200.000 ₫')).toBeVisible({ timeout: 20_000 });
    await press(page, 'Cancel payment');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel payment' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment cancelled' })).toBeVisible();
    await transfer(page.request, order);
    await expect(page.getByText('5 tokens are in your account.')).toBeVisible({ timeout: 30_000 });
  },
);

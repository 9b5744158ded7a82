import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { type Person, site, tokenOf } from './people.js';
import { admin } from './product.js';

/** An order as its buyer sees it: what is to be transferred. */
export interface Order {
  readonly id: string;
  readonly reference: string;
  readonly content: string;
  readonly amount: number;
}

interface Bundle {
  readonly id: string;
  readonly code: string;
  readonly priceVnd: number;
}

const bearer = async (request: APIRequestContext, person: Person) => ({
  authorization: `Bearer ${await tokenOf(request, person)}`,
});

/** An administrator makes a promo, a coupon or a bundle through the API. */
export async function makeOffer(request: APIRequestContext, path: string, data: object): Promise<void> {
  const headers = await bearer(request, admin);
  const reply = await request.post(`${site()}/api/admin/credits/${path}`, { headers, data });
  expect(reply.status(), await reply.text()).toBe(201);
}

/** A person orders a bundle in đồng; nothing is paid yet. */
export async function makeOrder(
  request: APIRequestContext,
  person: Person,
  code = 'standard',
): Promise<Order> {
  const sold = (await (await request.get(`${site()}/api/credits/bundles`)).json()) as { data: Bundle[] };
  const bundle = sold.data.find((one) => one.code === code);
  const headers = { ...(await bearer(request, person)), 'idempotency-key': randomUUID() };
  const reply = await request.post(`${site()}/api/credits/purchase`, {
    headers,
    data: { bundleId: bundle?.id, currency: 'VND', method: 'qr', finalAmount: bundle?.priceVnd },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  const { data } = (await reply.json()) as {
    data: { id: string; reference: string; instructions: { content: string; amountVnd: number } };
  };
  const { content, amountVnd } = data.instructions;
  return { id: data.id, reference: data.reference, content, amount: amountVnd };
}

/** Money goes to the sandbox bank. */
export async function transfer(
  request: APIRequestContext,
  order: Pick<Order, 'content' | 'amount'>,
  more: object = {},
): Promise<void> {
  const { content, amount } = order;
  const reply = await request.post(`${site()}/api/payments/sandbox/transfers`, {
    data: { content, amount, ...more },
  });
  expect(reply.status(), await reply.text()).toBe(201);
}

export async function balanceOf(request: APIRequestContext, person: Person): Promise<number> {
  const headers = await bearer(request, person);
  const reply = await request.get(`${site()}/api/credits/balance`, { headers });
  return ((await reply.json()) as { data: { balance: number } }).data.balance;
}

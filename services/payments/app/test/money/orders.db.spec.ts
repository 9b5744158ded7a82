import { syncPayment } from '@fitfolio/payments-contract/admin';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Payments, startPayments } from '../support/payments.js';

let payments: Payments;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.close());

const admin = () => payments.service.token({ isAdmin: true });
const events = ['tell', 'tell-twice', 'quiet', 'refresh', 'sync', 'cancel', 'expire'] as const;
type Event = (typeof events)[number];

/** Every event in its real form: signed webhooks, the provider's statement, HTTP calls, the sweeper's clock. */
async function play(sequence: readonly Event[]): Promise<void> {
  const buyer = await payments.buyer();
  const order = await payments.pending(buyer);
  const { sql } = payments.service.database;
  const receipts = async () =>
    sql<{ state: string; n: number }>(
      'select state, count(*)::int as n from receipt where payment_id = $1 group by state',
      [order.id],
    );
  let known = 0;
  let quiet = 0;
  for (const event of sequence) {
    if (event === 'tell') await payments.transfer(order.reference, order.amountVnd);
    if (event === 'tell-twice') await payments.transfer(order.reference, order.amountVnd, { times: 2 });
    if (event === 'quiet') await payments.transfer(order.reference, order.amountVnd, { tell: false });
    if (event === 'tell' || event === 'tell-twice') known += 1;
    if (event === 'quiet') quiet += 1;
    if (event === 'refresh' || event === 'sync') {
      if (event === 'refresh') await payments.refresh(buyer, order.id);
      else await payments.service.call(syncPayment, { body: { id: order.id } }, { token: await admin() });
      known += quiet;
      quiet = 0;
    }
    if (event === 'cancel') {
      const reply = await payments.cancel(buyer, order.id);
      expect(reply.status).toBe(known > 0 ? 409 : 200);
    }
    if (event === 'expire') {
      await sql(`update payment set expires_at = now() - interval '1 second' where id = $1`, [order.id]);
      if (known === 0)
        await eventually(async () => expect((await payments.get(buyer, order.id)).status).toBe('failed'));
    }
  }
  const end = await payments.get(buyer, order.id);
  const closedFirst = sequence.findIndex((e) => e === 'cancel' || e === 'expire');
  const seen = await receipts();
  const count = (state: string) => seen.find((r) => r.state === state)?.n ?? 0;
  expect([count('applied'), count('suspense')]).toEqual([known > 0 ? 1 : 0, Math.max(0, known - 1)]);
  expect(end.status).toBe(known > 0 ? 'completed' : closedFirst >= 0 ? 'failed' : 'pending');
  expect(await payments.broken()).toEqual([]);
}

describe('webhook, refresh, sync, cancel and expiry', () => {
  it('in any order and number end as the rules say', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...events), { minLength: 1, maxLength: 6 }), play),
      { numRuns: 30 },
    );
  }, 120_000);

  it('all at once end as the rules say', async () => {
    for (let round = 0; round < 10; round += 1) {
      const buyer = await payments.buyer();
      const order = await payments.pending(buyer);
      await Promise.all([
        payments.transfer(order.reference, order.amountVnd, { times: 3 }),
        payments.cancel(buyer, order.id),
        payments.refresh(buyer, order.id),
        payments.refresh(buyer, order.id),
        payments.service.database.sql(`update payment set expires_at = now() where id = $1`, [order.id]),
      ]);
      expect((await payments.get(buyer, order.id)).status).toBe('completed');
      expect(await payments.broken()).toEqual([]);
    }
  });
});

describe('money that does not fit', () => {
  it('too little waits, keeps the order open past its time, and the user is told', async () => {
    const buyer = await payments.buyer();
    const order = await payments.pending(buyer);
    const unpaid = await payments.pending(buyer);
    await payments.transfer(order.reference, order.amountVnd - 1);
    const ids = [order.id, unpaid.id];
    await payments.service.database.sql('update payment set expires_at = now() where id = any($1)', [ids]);
    // The sweeper has looked at both.
    await eventually(async () => expect((await payments.get(buyer, unpaid.id)).status).toBe('failed'));
    const now = await payments.get(buyer, order.id);
    expect([now.status, now.reason]).toEqual(['pending', 'amount-differs']);
    expect(now.notices).toMatchObject([{ kind: 'too-little', amountVnd: 199_999, state: 'suspense' }]);
    await payments.transfer(order.reference, order.amountVnd);
    expect((await payments.get(buyer, order.id)).status).toBe('completed');
  });

  it('more than a day late waits', async () => {
    const buyer = await payments.buyer();
    const order = await payments.pending(buyer);
    await payments.cancel(buyer, order.id);
    await payments.service.database.sql(
      `update payment set closed_at = now() - interval '25 hours' where id = $1`,
      [order.id],
    );
    await payments.transfer(order.reference, order.amountVnd);
    const now = await payments.get(buyer, order.id);
    expect([now.status, now.reason, now.notices[0]?.kind]).toEqual(['failed', 'cancelled', 'too-late']);
  });

  it('that came before its order finds it', async () => {
    const { sql } = payments.service.database;
    await payments.transfer('FF2222228', 200_000);
    const [before] = await sql<{ state: string }>(`select state from receipt where content = 'FF2222228'`);
    expect(before?.state).toBe('unmatched');
    const buyer = await payments.buyer();
    const order = await payments.pending(buyer);
    await sql(`update receipt set content = $1 where content = 'FF2222228'`, [order.reference]);
    await eventually(async () => expect((await payments.get(buyer, order.id)).status).toBe('completed'));
    expect(await payments.broken()).toEqual([]);
  });
});

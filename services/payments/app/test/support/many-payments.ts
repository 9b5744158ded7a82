import { exportPayments, revenue } from '@fitfolio/payments-contract/admin';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { bundle, type Payments, startPayments } from './payments.js';

const lan = '00000000-0000-4000-8000-000000000001';

/** What holds of any number of payments; gives the service that has them, and an administrator's token. */
export function manyPayments(many: number): () => { readonly payments: Payments; readonly token: string } {
  let payments: Payments;
  let token: string;
  beforeAll(async () => {
    payments = await startPayments();
    token = await payments.service.token({ isAdmin: true });
    const { sql } = payments.service.database;
    const { id, code, name } = bundle;
    // All paid and made within 300 days, one refunded yesterday; a hundred by one buyer.
    await sql(
      `insert into payment (user_id, reference, state, reason, bundle, tokens, currency, original_amount,
       discount_amount, final_amount, amount_vnd, vnd_per_usd, method, language, provider, expires_at,
       created_at, completed_at, refunded_at)
     select case when n <= 100 then $3::uuid else gen_random_uuid() end, 'MANY' || n, 'completed', 'paid', $1, 5, 'VND', 1000, 0, 1000, 1000,
       20000, 'qr', 'vi', 'sandbox', now(), at, at, case when n = 1 then now() - interval '1 day' end
     from (select n, now() - n % 300 * interval '1 day' as at from generate_series(1, $2::int) n) made`,
      [JSON.stringify({ id, code, name }), many, lan],
    );
    await sql(
      `insert into person (user_id, email)
     select distinct user_id, case when user_id = $1 then 'lan@example.com' else user_id::text end from payment`,
      [lan],
    );
    await sql('vacuum analyze');
  }, 240_000);
  afterAll(() => payments.close());

  it('revenue of a year is one look at it', async () => {
    const { status, body } = await payments.service.call(
      revenue,
      { query: { days: 366 } as never },
      { token },
    );
    expect(status).toBe(200);
    const sum = (of: 'payments' | 'revenueVnd' | 'refundedVnd') =>
      body.data.days.reduce((total, day) => total + day[of], 0);
    expect(body.data.days).toHaveLength(366);
    expect([sum('payments'), sum('revenueVnd'), sum('refundedVnd')]).toEqual([many, many * 1000, 1000]);
  });

  it('the file has all of them, each once', async () => {
    const file = (await payments.service.call(exportPayments, {}, { token })).body as unknown as string;
    const references = file.match(/MANY\d+/g) ?? [];
    expect([references.length, new Set(references).size]).toEqual([many, many]);
  });
  return () => ({ payments, token });
}

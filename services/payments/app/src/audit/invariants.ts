import { nothingGivenUp, outboxDrains } from '@fitfolio/service-kit/messaging/invariants';
import type { Invariant } from '@fitfolio/service-kit/metrics/run-invariants';
import { legalSteps } from '../orders/payment-rules.js';

const legal = legalSteps.map(([from, to]) => `('${from ?? ''}', '${to}')`).join(', ');

/** What must always be true of payments; each statement gives the rows that break it. */
export const invariants: readonly Invariant[] = [
  {
    name: 'completed = exactly one receipt that paid, with its amount',
    sql: `select p.id, p.state, p.reason, count(r.id) as receipts from payment p
      left join receipt r on r.payment_id = p.id and (r.state = 'applied'
        or (r.state = 'refunded' and p.refunded_at is not null and r.bank_transaction_id = p.transaction_id))
      group by p.id
      having count(r.id) <> case when p.state = 'completed' then 1 else 0 end
        or bool_or(not r.accepted and r.amount_vnd <> p.amount_vnd)
        or bool_or(r.state = 'refunded') is distinct from
          case when p.state = 'completed' then p.refunded_at is not null end`,
  },
  {
    name: 'completed = exactly one fact for credits',
    sql: `select p.id, p.state, count(o.id) from payment p
      left join outbox o on o.subject = 'evt.payments.payment.completed.v1' and o.payload->>'paymentId' = p.id::text
      where p.completed_at is null or p.completed_at > now() - interval '6 days'
      group by p.id having count(o.id) <> case when p.state = 'completed' then 1 else 0 end`,
  },
  {
    name: 'receipts = applied + suspense + refunded, and unmatched ones name no order',
    sql: `select id, state, payment_id, suspense_reason from receipt
      where (state = 'unmatched' and payment_id is not null)
        or (state = 'applied' and payment_id is null)
        or (state = 'suspense' and (payment_id is null or suspense_reason is null))`,
  },
  {
    name: 'one transfer of the bank is one receipt',
    sql: `select provider, bank_transaction_id, count(*) from receipt group by 1, 2 having count(*) > 1`,
  },
  {
    name: 'only legal steps stand in the log',
    sql: `select * from transition
      where (coalesce(from_state, ''), to_state) not in (${legal})
        or (from_state = 'completed' and cause <> 'refund')`,
  },
  {
    name: 'the log leads to where each payment stands',
    sql: `select p.id, p.state, t.to_state from payment p
      left join lateral (select to_state from transition where payment_id = p.id order by id desc limit 1) t on true
      where t.to_state is distinct from p.state
      union all
      select payment_id, from_state, before from (select payment_id, from_state,
        lag(to_state) over (partition by payment_id order by id) as before from transition) s
      where from_state is distinct from before`,
  },
  {
    name: 'promo uses are counted, and within their limits',
    sql: `select m.code, m.uses, m.uses_max, count(u.payment_id) as used from promo m
      left join promo_use u on u.promo_id = m.id group by m.id
      having m.uses <> count(u.payment_id) or m.uses > m.uses_max
      union all
      select m.code, m.uses_per_user_max, null, count(*) from promo_use u join promo m on m.id = u.promo_id
      group by m.id, u.user_id having count(*) > m.uses_per_user_max`,
  },
  {
    name: 'orders end in time',
    sql: `select p.id, p.expires_at from payment p
      where p.state = 'pending' and p.expires_at < now() - interval '5 minutes'
        and not exists (select from receipt r where r.payment_id = p.id and r.state = 'suspense')`,
  },
  outboxDrains,
  nothingGivenUp,
];

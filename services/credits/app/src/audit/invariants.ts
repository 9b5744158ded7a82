import { nothingGivenUp, outboxDrains } from '@fitfolio/service-kit/messaging/invariants';
import type { Invariant } from '@fitfolio/service-kit/metrics/run-invariants';

/** What must always be true of the ledger; each statement gives the rows that break it. */
export const invariants: readonly Invariant[] = [
  {
    name: 'all entries sum to 0',
    sql: 'select sum(amount) as sum from entry having coalesce(sum(amount), 0) <> 0',
  },
  {
    name: 'each transfer has two entries that sum to 0',
    sql: `select t.id, t.source, count(e.amount) as entries, sum(e.amount) as sum
      from transfer t left join entry e on e.transfer_id = t.id
      group by t.id having count(e.amount) <> 2 or sum(e.amount) <> 0
      union all
      select e.transfer_id, null, null, e.amount from entry e
      where not exists (select from transfer t where t.id = e.transfer_id)`,
  },
  {
    name: 'each balance is the sum of its entries',
    sql: `select a.code, a.balance, coalesce(sum(e.amount), 0) as sum
      from account a left join entry e on e.account = a.code
      where a.code ~ '^(user|hold):' group by a.code, a.balance
      having a.balance is distinct from coalesce(sum(e.amount), 0)`,
  },
  {
    name: 'each entry belongs to an account, and its running balance adds up',
    sql: `select * from (
        select e.account, e.position, e.balance,
          sum(e.amount) over (partition by e.account order by e.position) as sum
        from entry e where e.account ~ '^(user|hold):') e
      where balance is distinct from sum
        or not exists (select from account a where a.code = e.account)`,
  },
  {
    name: 'no user or hold balance is negative',
    sql: `select code, balance from account where balance < 0`,
  },
  {
    name: 'source keys are unique',
    sql: 'select source, count(*) from transfer group by source having count(*) > 1',
  },
  {
    name: 'each hold has its transfers, and ends once',
    sql: `select h.source, h.state, h.tokens, a.balance from hold h
      left join account a on a.code = 'hold:' || h.source
      where coalesce(a.balance, 0) <> case when h.state = 'held' then h.tokens else 0 end
        or (h.state <> 'refused') <> exists (select from transfer t where t.source = h.source || ':hold' and t.kind = 'hold')
        or (h.state = 'captured') <> exists (select from transfer t where t.source = h.source || ':capture')
        or (h.state = 'released') <> exists (select from transfer t where t.source = h.source || ':release')`,
  },
  {
    name: 'holds end within their time',
    sql: `select source, expires_at from hold where state = 'held' and expires_at < now() - interval '2 minutes'`,
  },
  {
    name: 'tokens issued = what users have, holds hold and was spent',
    sql: `select * from (select
        -coalesce(sum(amount) filter (where account in ('issued', 'bonus', 'adjustment')), 0) as issued,
        coalesce(sum(amount) filter (where account = 'spent'), 0) as spent,
        (select coalesce(sum(balance), 0) from account where code ~ '^(user|hold):') as kept from entry) s
      where issued <> spent + kept`,
  },
  {
    name: 'coupon uses are counted, granted once each, and within their limits',
    sql: `select c.code, c.uses, c.uses_max, count(u.nth) as used from coupon c
      left join coupon_use u on u.coupon_id = c.id
      group by c.id having c.uses <> count(u.nth) or c.uses > c.uses_max
        or count(u.nth) <> (select count(*) from transfer t where t.source like 'coupon:' || c.id || ':%')
      union all
      select c.code, c.uses_per_user_max, null, count(*) from coupon_use u join coupon c on c.id = u.coupon_id
      group by c.id, u.user_id having count(*) > c.uses_per_user_max`,
  },
  {
    name: 'each payment told of has its credit, and each credit its payment',
    sql: `select i.key, t.source from
        (select key from inbox where consumer = 'credits_payments-payment-completed-v1') i
      full join (select source from transfer where kind = 'purchase') t on t.source = 'payment:' || i.key || ':credit'
      where i.key is null or t.source is null`,
  },
  outboxDrains,
  nothingGivenUp,
];

import type { TokenDay } from '@fitfolio/credits-contract/transaction';
import type { z } from 'zod';
import type { Sql } from '@fitfolio/service-kit/db/sql';

/** The product's day, for administrators in Viet Nam. */
const zone = 'Asia/Ho_Chi_Minh';

export async function tokenDays(sql: Sql, days: number): Promise<z.output<typeof TokenDay>[]> {
  return sql(
    `with day as (
       select d::date as day from generate_series(
         (now() at time zone '${zone}')::date - ($1::int - 1), (now() at time zone '${zone}')::date, '1 day') d),
     moved as (
       select (t.made_at at time zone '${zone}')::date as day, t.kind, e.account, e.amount
       from transfer t join entry e on e.transfer_id = t.id
       where t.made_at >= ((now() at time zone '${zone}')::date - ($1::int - 1)) at time zone '${zone}')
     select to_char(day.day, 'YYYY-MM-DD') as day,
       coalesce(-sum(amount) filter (where account = 'issued'), 0)::int as sold,
       coalesce(-sum(amount) filter (where account in ('bonus', 'adjustment')), 0)::int as given,
       coalesce(sum(amount) filter (where account = 'spent'), 0)::int as spent
     from day left join moved on moved.day = day.day group by day.day order by day.day`,
    [days],
  );
}

export async function tokensOutstanding(sql: Sql): Promise<{ heldByUsers: number; onHold: number }> {
  const [row] = await sql<{ heldByUsers: number; onHold: number }>(
    `select coalesce(sum(balance) filter (where code like 'user:%'), 0)::int as "heldByUsers",
       coalesce(sum(balance) filter (where code like 'hold:%'), 0)::int as "onHold" from account`,
  );
  return row ?? { heldByUsers: 0, onHold: 0 };
}

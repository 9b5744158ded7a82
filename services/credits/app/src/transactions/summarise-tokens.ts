import type { TokenDay } from '@fitfolio/credits-contract/transaction';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import type { z } from 'zod';
import { db } from '../tables.js';

/** The product's day, for administrators in Viet Nam. */
const today = sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date`;

/** Tokens of each of the last days, those without movements too. */
export async function tokenDays({ db: database }: Work, days: number): Promise<z.output<typeof TokenDay>[]> {
  const first = sql`${today} - (${days}::int - 1)`;
  const { rows } = await sql<z.output<typeof TokenDay>>`
    with day as (select d::date as day from generate_series(${first}, ${today}, '1 day') d),
    moved as (
      select (t.made_at at time zone 'Asia/Ho_Chi_Minh')::date as day,
        -sum(e.amount) filter (where e.account = 'issued') as sold,
        -sum(e.amount) filter (where e.account in ('bonus', 'adjustment')) as given,
        sum(e.amount) filter (where e.account = 'spent') as spent
      from transfer t join entry e on e.transfer_id = t.id
      where t.made_at >= (${first}) at time zone 'Asia/Ho_Chi_Minh'
        and e.account in ('issued', 'spent', 'bonus', 'adjustment') group by 1)
    select to_char(day.day, 'YYYY-MM-DD') as day, coalesce(sold, 0)::int as sold,
      coalesce(given, 0)::int as given, coalesce(spent, 0)::int as spent
    from day left join moved on moved.day = day.day order by day.day`.execute(database);
  return rows;
}

/** Tokens that users have, and that open holds keep. */
export async function tokensOutstanding(work: Work): Promise<{ heldByUsers: number; onHold: number }> {
  const { heldByUsers } = await db(work)
    .selectFrom('account')
    .select(sql<number>`coalesce(sum(balance), 0)::int`.as('heldByUsers'))
    .where('userId', 'is not', null)
    .executeTakeFirstOrThrow();
  const { onHold } = await db(work)
    .selectFrom('hold')
    .select(sql<number>`coalesce(sum(tokens), 0)::int`.as('onHold'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  return { heldByUsers, onHold };
}

import type { Feature } from '@fitfolio/credits-contract/transaction';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { asLedgerProblem, asWritten, type Posted, postedColumns } from '../ledger/ledger.js';
import { db } from '../tables.js';

export interface NewHold {
  readonly source: string;
  readonly userId: string;
  readonly feature: Feature;
  readonly tokens: number;
  readonly ttlSeconds: number;
}

export type HoldRow = NonNullable<Awaited<ReturnType<typeof findHold>>>;

type Opened = Posted & { readonly expiresAt: Date };

/** Makes the hold and moves its tokens, in one statement; null when there is one of that source already. */
export async function openHold(work: Work, hold: NewHold): Promise<Opened | null> {
  try {
    const { rows } = await sql<Opened>`
      with made as (
        insert into hold (source, user_id, feature, tokens, expires_at)
        values (${hold.source}, ${hold.userId}, ${hold.feature}, ${hold.tokens},
          now() + make_interval(secs => ${hold.ttlSeconds}))
        on conflict do nothing returning *)
      select ${postedColumns}, expires_at as "expiresAt" from made, lateral post_transfer(
        source || ':hold', 'hold', 'user:' || user_id, 'hold:' || source, tokens, user_id, null,
        jsonb_build_object('feature', feature))`.execute(asWritten(work));
    return rows[0] ?? null;
  } catch (error) {
    throw asLedgerProblem(error);
  }
}

/** Keeps that there were not enough tokens, unless there is a hold of that source. */
export async function noteRefusal(
  work: Work,
  { source, userId, feature, tokens, ttlSeconds }: NewHold,
): Promise<void> {
  await db(work)
    .insertInto('hold')
    .values({
      source,
      userId,
      feature,
      tokens: String(tokens),
      state: 'refused',
      expiresAt: sql<Date>`now() + make_interval(secs => ${ttlSeconds})`,
      endedAt: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What of a hold was answered: `balance` is the user's right after the step; null when there was none. */
export const findHold = (work: Work, source: string) =>
  db(work)
    .selectFrom('hold as h')
    .select(['h.userId', 'h.feature', 'h.state', 'h.expiresAt'])
    .select([
      sql<number>`h.tokens::int`.as('tokens'),
      sql<number>`extract(epoch from h.expires_at - h.held_at)::int`.as('ttlSeconds'),
      balanceAfter('hold').as('balance'),
      balanceAfter('release').as('balanceReleased'),
    ])
    .where('h.source', '=', source)
    .executeTakeFirst();

const balanceAfter = (step: 'hold' | 'release') =>
  sql<number | null>`(select e.balance::int from transfer t join entry e on e.transfer_id = t.id
    where t.source = h.source || ${`:${step}`} and e.account = 'user:' || h.user_id)`;

/** Ends an open hold, its tokens moved in the same statement; null when it is not open. */
export async function endHold(
  work: Work,
  source: string,
  to: 'captured' | 'released',
): Promise<Posted | null> {
  const step = to === 'captured' ? 'capture' : 'release';
  const { rows } = await sql<Posted>`
    with ended as (
      update hold set state = ${to}, ended_at = now() where source = ${source} and state = 'held' returning *)
    select ${postedColumns} from ended, lateral post_transfer(
      source || ':' || ${step}::text, ${step}, 'hold:' || source,
      case when ${step}::text = 'capture' then 'spent' else 'user:' || user_id end,
      tokens, user_id, null, jsonb_build_object('feature', feature))`.execute(asWritten(work));
  return rows[0] ?? null;
}

/** Open holds whose time is over, locked. */
export const overdueHolds = (work: Work, max: number) =>
  db(work)
    .selectFrom('hold')
    .select('source')
    .where('state', '=', sql<'held'>`'held'`)
    .where('expiresAt', '<', sql<Date>`now()`)
    .orderBy('expiresAt')
    .limit(max)
    .forUpdate()
    .skipLocked()
    .execute();

import type { Feature } from '@fitfolio/credits-contract/transaction';
import type { Sql } from '@fitfolio/service-kit/db/sql';
import { currentRequestId } from '@fitfolio/service-kit/log/request-context';
import { asLedgerProblem, type Posted, postedColumns } from '../ledger/ledger.js';

export interface NewHold {
  readonly source: string;
  readonly userId: string;
  readonly feature: Feature;
  readonly tokens: number;
  readonly ttlSeconds: number;
}

export interface HoldRow extends Omit<NewHold, 'source'> {
  readonly state: 'held' | 'captured' | 'released' | 'refused';
  readonly expiresAt: Date;
  /** Of the user, right after the hold; null when it was refused. */
  readonly balance: number | null;
  /** Of the user, right after the release; null without one. */
  readonly balanceReleased: number | null;
}

type Opened = Posted & { readonly expiresAt: Date };

/** Makes the hold and moves its tokens, in one statement; null when there is one of that source already. */
export async function openHold(sql: Sql, hold: NewHold): Promise<Opened | null> {
  try {
    const [opened] = await sql<Opened>(
      `with made as (
         insert into hold (source, user_id, feature, tokens, expires_at)
         values ($1, $2, $3, $4, now() + make_interval(secs => $5))
         on conflict do nothing returning *)
       select ${postedColumns}, expires_at as "expiresAt" from made, lateral post_transfer(
         source || ':hold', 'hold', 'user:' || user_id, 'hold:' || source, tokens, user_id, null,
         jsonb_build_object('feature', feature), $6)`,
      [hold.source, hold.userId, hold.feature, hold.tokens, hold.ttlSeconds, currentRequestId() ?? null],
    );
    return opened ?? null;
  } catch (error) {
    throw asLedgerProblem(error);
  }
}

/** Keeps that there were not enough tokens, unless there is a hold of that source. */
export async function noteRefusal(sql: Sql, hold: NewHold): Promise<void> {
  await sql(
    `insert into hold (source, user_id, feature, tokens, state, expires_at, ended_at)
     values ($1, $2, $3, $4, 'refused', now() + make_interval(secs => $5), now()) on conflict do nothing`,
    [hold.source, hold.userId, hold.feature, hold.tokens, hold.ttlSeconds],
  );
}

export async function findHold(sql: Sql, source: string): Promise<HoldRow | null> {
  const balanceAfter = (step: 'hold' | 'release'): string =>
    `(select e.balance::int from transfer t join entry e on e.transfer_id = t.id
      where t.source = h.source || ':${step}' and e.account = 'user:' || h.user_id)`;
  const [row] = await sql<HoldRow>(
    `select h.user_id as "userId", h.feature, h.tokens::int, h.state, h.expires_at as "expiresAt",
       extract(epoch from h.expires_at - h.held_at)::int as "ttlSeconds",
       ${balanceAfter('hold')} as balance, ${balanceAfter('release')} as "balanceReleased"
     from hold h where h.source = $1`,
    [source],
  );
  return row ?? null;
}

/** Ends an open hold, its tokens moved in the same statement; null when it is not open. */
export async function endHold(sql: Sql, source: string, to: 'captured' | 'released'): Promise<Posted | null> {
  const [posted] = await sql<Posted>(
    `with ended as (
       update hold set state = $2, ended_at = now() where source = $1 and state = 'held' returning *)
     select ${postedColumns} from ended, lateral post_transfer(
       source || ':' || $3, $3, 'hold:' || source,
       case when $3 = 'capture' then 'spent' else 'user:' || user_id end,
       tokens, user_id, null, jsonb_build_object('feature', feature), $4)`,
    [source, to, to === 'captured' ? 'capture' : 'release', currentRequestId() ?? null],
  );
  return posted ?? null;
}

/** Open holds whose time is over, locked. */
export async function overdueHolds(sql: Sql, max: number): Promise<string[]> {
  const rows = await sql<{ source: string }>(
    `select source from hold where state = 'held' and expires_at < now()
     order by expires_at limit $1 for update skip locked`,
    [max],
  );
  return rows.map((row) => row.source);
}

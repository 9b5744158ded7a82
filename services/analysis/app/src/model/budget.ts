import type { ModelFeature } from '@fitfolio/analysis-contract/models';
import type { Database } from '@fitfolio/service-kit/db/database';
import { sql } from '@fitfolio/service-kit/db/query';
import { db } from '../tables.js';
import { dayOf } from '../vietnam-day.js';
import type { ModelSetting } from './model-setting.js';

/** A rough upper bound, for what a call may cost before it is known. */
const bytesPerTokenMin = 2;
const tokensPerThousand = 1_000;
const failuresMax = 5;
const failuresWithinSeconds = 120;
const openSeconds = 120;

const costOf = (setting: ModelSetting, input: number, output: number): number =>
  Math.ceil((input * setting.inputPrice + output * setting.outputPrice) / tokensPerThousand);

/** What a call has reserved, to be settled with what it used. */
export interface Reserved {
  readonly day: string;
  readonly cost: number;
}

/** Takes a call out of the day's budget, in one statement; null when it does not fit. */
export async function reserve(
  database: Database,
  setting: ModelSetting,
  sent: string,
): Promise<Reserved | null> {
  const { feature, dailyCallsMax, dailyCostMax, replyTokensMax } = setting;
  const cost = costOf(setting, Math.ceil(Buffer.byteLength(sent) / bytesPerTokenMin), replyTokensMax);
  const day = dayOf(new Date());
  if (dailyCallsMax < 1 || cost > dailyCostMax) return null;
  const row = await db(database)
    .insertInto('model_usage')
    .values({ feature, day, calls: 1, tokens: 0, cost })
    .onConflict((on) =>
      on
        .columns(['feature', 'day'])
        .doUpdateSet({
          calls: sql<number>`model_usage.calls + 1`,
          cost: sql<number>`model_usage.cost + ${cost}::int`,
        })
        .where(sql<boolean>`model_usage.calls < ${dailyCallsMax}::int`)
        .where(sql<boolean>`model_usage.cost + ${cost}::int <= ${dailyCostMax}::int`),
    )
    .returning('day')
    .executeTakeFirst();
  return row ? { day, cost } : null;
}

/** What the call cost takes the place of what was reserved. */
export async function settle(
  database: Database,
  setting: ModelSetting,
  reserved: Reserved,
  used: { readonly inputTokens: number; readonly outputTokens: number },
): Promise<number> {
  const cost = costOf(setting, used.inputTokens, used.outputTokens);
  await db(database)
    .updateTable('model_usage')
    .set({
      tokens: sql<number>`tokens + ${used.inputTokens + used.outputTokens}::int`,
      cost: sql<number>`cost + ${cost - reserved.cost}::int`,
    })
    .where('feature', '=', setting.feature)
    .where('day', '=', reserved.day)
    .execute();
  return cost;
}

/** Until when nothing is asked; null when calls may be made. */
export async function openUntil(database: Database, feature: ModelFeature): Promise<Date | null> {
  const row = await db(database)
    .selectFrom('model_breaker')
    .select('openUntil')
    .where('feature', '=', feature)
    .where('openUntil', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.openUntil ?? null;
}

export const closeBreaker = (database: Database, feature: ModelFeature) =>
  db(database).deleteFrom('model_breaker').where('feature', '=', feature).execute();

/** Counts a failure; too many within a while open the breaker. */
export async function countFailure(database: Database, feature: ModelFeature): Promise<void> {
  await db(database)
    .insertInto('model_breaker')
    .values({ feature, failures: 1, since: new Date(), openUntil: null })
    .onConflict((on) => {
      const fresh = sql<boolean>`model_breaker.since > now() - ${failuresWithinSeconds}::float8 * interval '1 second'`;
      return on.column('feature').doUpdateSet({
        failures: sql<number>`case when ${fresh} then model_breaker.failures + 1 else 1 end`,
        since: sql<Date>`case when ${fresh} then model_breaker.since else now() end`,
        openUntil: sql<Date | null>`case when ${fresh} and model_breaker.failures + 1 >= ${failuresMax}::int
          then now() + ${openSeconds}::float8 * interval '1 second' end`,
      });
    })
    .execute();
}

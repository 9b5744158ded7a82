import type { AnalysisDay } from '@fitfolio/analysis-contract/fit-analysis';
import type { Database } from '@fitfolio/service-kit/db/database';
import { sql } from '@fitfolio/service-kit/db/query';
import { db } from './tables.js';
import { peoplesZone } from './vietnam-day.js';

/** Counts, failures and durations of each of the last `days` days of the people's calendar, the oldest first. */
export async function analysisDays(
  database: Database,
  table: 'free_analysis' | 'fit_analysis',
  days: number,
): Promise<AnalysisDay[]> {
  const { rows } = await sql<AnalysisDay>`
    with span as (select (now() at time zone ${peoplesZone})::date as today),
      counted as (
        select (created_at at time zone ${peoplesZone})::date as day, status,
          extract(epoch from ended_at - created_at)::float8 as seconds
        from ${sql.table(table)}, span
        where created_at >= (today - ${days - 1}::int)::timestamp at time zone ${peoplesZone})
    select to_char(d.day, 'YYYY-MM-DD') as day,
      count(c.status)::int as submitted,
      (count(*) filter (where c.status = 'completed'))::int as completed,
      (count(*) filter (where c.status = 'failed'))::int as failed,
      percentile_cont(0.5) within group (order by c.seconds) filter (where c.status = 'completed') as ${sql.ref('secondsP50')},
      percentile_cont(0.95) within group (order by c.seconds) filter (where c.status = 'completed') as ${sql.ref('secondsP95')}
    from span, generate_series(today - ${days - 1}::int, today, interval '1 day') d (day)
      left join counted c on c.day = d.day
    group by d.day order by d.day`.execute(db(database));
  return rows;
}

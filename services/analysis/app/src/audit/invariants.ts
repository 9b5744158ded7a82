import { readingCorrectionsMax } from '@fitfolio/analysis-contract/limits';
import { outboxDrains } from '@fitfolio/service-kit/messaging/invariants';
import type { Invariant } from '@fitfolio/service-kit/metrics/run-invariants';

/** Five attempts of a minute each, with the waits between them. */
const runMinutesMax = 15;

/** After its hold is over, a run is failed by the sweeper; credits may be away for a while. */
const settleMinutesMax = 5;

/** What is too old is looked for every hour. */
const removeHoursMax = 25;

/** What must always be true of analyses; each statement gives the rows that break it. */
export const invariants: readonly Invariant[] = [
  {
    name: 'every analysis ends within its limit',
    sql: `select id, status, created_at from free_analysis
      where status in ('queued', 'running') and created_at < now() - interval '${runMinutesMax} minutes'`,
  },
  {
    name: 'completed = a result with its score, failed = a reason, and neither keeps a document',
    sql: `select id, status from free_analysis
      where (status = 'completed') <> (result is not null)
        or score is distinct from (result->>'score')::numeric::int
        or (status = 'failed') <> (failure_code is not null)
        or (status in ('completed', 'failed')) <> (ended_at is not null)
        or (status in ('queued', 'running')) <> (resume is not null and job is not null)
        or (ended_at is not null and (resume is not null or job is not null))`,
  },
  {
    name: 'each end is told once, as it was',
    sql: `select a.id, a.status, count(o.id) as told from free_analysis a
      left join outbox o on o.subject = 'evt.analysis.free-analysis.completed.v1'
        and o.payload->>'analysisId' = a.id::text and o.payload->>'status' = a.status
      where a.ended_at is null or a.ended_at > now() - interval '6 days'
      group by a.id having count(o.id) <> case when a.ended_at is null then 0 else 1 end`,
  },
  {
    name: 'every premium run ends within its hold',
    sql: `select id, run, status, hold_expires_at from fit_analysis
      where ended_at is null and hold_expires_at < now() - interval '${settleMinutesMax} minutes'`,
  },
  {
    name: 'a premium result stands only where its run was completed, and what has ended keeps its outcome',
    sql: `select id, status, outcome from fit_analysis
      where (ended_at is not null) <> (status in ('completed', 'failed'))
        or (ended_at is not null and status is distinct from outcome)
        or (outcome is not distinct from 'completed') <> (report is not null and score is not null)
        or (outcome is not distinct from 'failed') <> (failure_code is not null)`,
  },
  {
    name: 'a premium analysis has its documents as long as they are kept',
    sql: `select a.id, count(d.kind) from fit_analysis a left join fit_document d on d.analysis_id = a.id
      group by a.id having count(d.kind) <> case when a.documents_kept_until is null then 0 else 2 end`,
  },
  {
    name: 'each end of a premium run is told once, as it was',
    sql: `select a.id, a.run, a.status, count(o.id) as told from fit_analysis a
      left join outbox o on o.subject = 'evt.analysis.fit-analysis.completed.v1'
        and o.payload->>'analysisId' = a.id::text and (o.payload->>'run')::int = a.run
        and o.payload->>'status' = a.status
      where a.ended_at is null or a.ended_at > now() - interval '6 days'
      group by a.id having count(o.id) <> case when a.ended_at is null then 0 else 1 end`,
  },
  {
    name: 'every product is settled soon after it is made',
    sql: `select id, kind, created_at from fit_product
      where ended_at is null and created_at < now() - interval '${settleMinutesMax} minutes'`,
  },
  {
    name: 'a product is one of a completed analysis of the same owner',
    sql: `select p.id from fit_product p join fit_analysis a on a.id = p.analysis_id
      where a.user_id <> p.user_id or a.status <> 'completed'`,
  },
  {
    name: 'every run of a candidate ends within its hold',
    sql: `select id, run, status, hold_expires_at from screening_candidate
      where hold_source is not null and ended_at is null
        and hold_expires_at < now() - interval '${settleMinutesMax} minutes'`,
  },
  {
    name: 'a candidate has a result only where its run was completed, and what has ended keeps its outcome',
    sql: `select id, status, outcome from screening_candidate
      where (ended_at is not null) <> (status in ('completed', 'failed'))
        or (ended_at is not null and status is distinct from outcome)
        or (outcome is not distinct from 'completed') <> (report is not null)
        or (outcome is not distinct from 'failed' or status = 'refused') <> (failure_code is not null)`,
  },
  {
    name: 'tokens of candidates who were removed go back soon',
    sql: `select hold_source, asked_at from screening_release
      where asked_at < now() - interval '${settleMinutesMax} minutes'`,
  },
  {
    name: 'a screening stands by its newest version, and has all before it',
    sql: `select s.id, s.version from screening s left join screening_version v on v.screening_id = s.id
      group by s.id having s.version is distinct from max(v.version) or s.version <> count(v.version)`,
  },
  {
    name: 'a screening is removed when its time is over',
    sql: `select id, kept_until from screening where kept_until < now() - interval '${removeHoursMax} hours'`,
  },
  {
    name: 'a candidate’s link ends with the screening at the latest',
    sql: `select l.id, l.expires_at, s.kept_until from screening_link l
      join screening_candidate c on c.id = l.candidate_id join screening s on s.id = c.screening_id
      where l.expires_at > s.kept_until`,
  },
  {
    name: 'a candidate has a link only with a result, and corrections only by a link',
    sql: `select c.id, c.status from screening_candidate c
      where (c.status <> 'completed' and exists (select from screening_link l where l.candidate_id = c.id))
        or (exists (select from screening_correction k where k.candidate_id = c.id)
          and not exists (select from screening_link l where l.candidate_id = c.id and l.corrected_at is not null))`,
  },
  {
    name: 'nobody corrects more than there is room for',
    sql: `select candidate_id, count(*) from screening_correction
      group by candidate_id having count(*) > ${readingCorrectionsMax}`,
  },
  outboxDrains,
  {
    name: 'no message was given up, but those of failed analyses',
    sql: `select consumer, key, subject, error from dead_letter d
      where case subject
        when 'evt.analysis.free-analysis.submitted.v1' then position(key in payload) = 0
          or exists (select from free_analysis a where a.id::text = d.key and a.status <> 'failed')
        when 'evt.analysis.fit-analysis.submitted.v1' then not payload ~ '"analysisId"'
          or exists (select from fit_analysis a
            where a.id || ':' || a.run = d.key and a.outcome is distinct from 'failed')
        when 'evt.analysis.candidate.submitted.v1' then not payload ~ '"candidateId"'
          or exists (select from screening_candidate c
            where c.id || ':' || c.run = d.key and c.outcome is distinct from 'failed')
        else true end`,
  },
];

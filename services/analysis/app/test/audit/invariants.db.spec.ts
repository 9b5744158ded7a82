import { brokenBy, brokenInvariants } from '@fitfolio/service-kit/testing/invariants';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { invariants } from '../../src/audit/invariants.js';
import { completed } from '../support/completed.js';
import { type Premium, startPremium } from '../support/premium.js';
import { people, screeningsOf } from '../support/screening.js';

let premium: Premium;
let service: TestService;
beforeAll(async () => {
  premium = await startPremium();
  service = premium.service;
  await completed(service, await service.token());
  await premium.ended(await premium.person());
  await screeningsOf(premium).completed(await premium.person(), people.slice(0, 1));
});
afterAll(() => premium.close());

const given = (status: string, startedMinutesAgo: number) => `insert into free_analysis
  (id, user_id, status, file_name, output_language, resume, job, created_at)
  select gen_random_uuid(), user_id, '${status}', 'cv.txt', 'en', '{}', '{}',
    now() - interval '${startedMinutesAgo} minutes' from free_analysis`;
const fallen = (key: string, payload: string) => `insert into dead_letter
  (consumer, key, subject, payload, attempts, error)
  values ('analysis_analysis-free-analysis-submitted-v1', ${key}, 'evt.analysis.free-analysis.submitted.v1', ${payload}, 5, 'x')`;

const limit = 'every analysis ends within its limit';
const ends = 'completed = a result with its score, failed = a reason, and neither keeps a document';
const told = 'each end is told once, as it was';
const premiumLimit = 'every premium run ends within its hold';
const premiumEnds =
  'a premium result stands only where its run was completed, and what has ended keeps its outcome';
const premiumKept = 'a premium analysis has its documents as long as they are kept';
const premiumTold = 'each end of a premium run is told once, as it was';
const productLimit = 'every product is settled soon after it is made';
const productOwner = 'a product is one of a completed analysis of the same owner';
const product = (userId: string, minutesAgo: number) => `insert into fit_product
  (id, user_id, analysis_id, kind, variant, status, outcome, content, hold_source, balance_held, created_at)
  select gen_random_uuid(), ${userId}, id, 'cv', '', 'running', 'completed', '{}', 'cv:x', 0,
    now() - interval '${minutesAgo} minutes' from fit_analysis`;
const givenUp = 'no message was given up, but those of failed analyses';

const candidateLimit = 'every run of a candidate ends within its hold';
const candidateEnds =
  'a candidate has a result only where its run was completed, and what has ended keeps its outcome';
const releases = 'tokens of candidates who were removed go back soon';
const versions = 'a screening stands by its newest version, and has all before it';
const removal = 'a screening is removed when its time is over';
const linkEnd = 'a candidate’s link ends with the screening at the latest';
const linkOf = 'a candidate has a link only with a result, and corrections only by a link';
const corrections = 'nobody corrects more than there is room for';
const linked = (days: number) => `insert into screening_link
  (id, candidate_id, token_hash, created_at, expires_at, corrected_at)
  select gen_random_uuid(), c.id, 'x', now(), s.kept_until + interval '${days} days', now()
  from screening_candidate c join screening s on s.id = c.screening_id`;
const correctedTimes = (
  count: number,
) => `insert into screening_correction (candidate_id, id, key_id, said, at)
  select id, gen_random_uuid(), 'x', '', now() from screening_candidate, generate_series(1, ${count})`;
const running = (
  minutesAgo: number,
) => `update screening_candidate set status = 'running', outcome = null, outcome_at = null, ended_at = null,
    report = null, report_key_id = null, hold_expires_at = now() - interval '${minutesAgo} minutes'`;

const forgeries: readonly (readonly [what: string, breaks: readonly string[], forgery: string])[] = [
  ['nothing that has its time yet', [], given('running', 1)],
  ['one that waits for ever', [limit], given('queued', 20)],
  ['one that runs for ever', [limit], given('running', 20)],
  ['a document that was kept', [ends], `update free_analysis set resume = '{}'`],
  ['an end without a score', [ends], `update free_analysis set score = null`],
  ['an end nobody was told of', [told], `delete from outbox where subject like '%free-analysis.completed%'`],
  [
    'a failure told as success',
    [told],
    `update free_analysis set status = 'failed', failure_code = 'x', result = null, score = null`,
  ],
  [
    'a fact that stays behind',
    ['the outbox drains'],
    `insert into outbox (subject, payload, created_at) values ('evt.x', '{}', now() - interval '6 minutes')`,
  ],
  ['a message nobody understood', [givenUp], fallen(`'x'`, `'{'`)],
  [
    'a run given up that did not fail',
    [givenUp],
    fallen(
      '(select id::text from free_analysis)',
      `(select '{"analysisId":"' || id || '"}' from free_analysis)`,
    ),
  ],
  [
    'a premium run whose hold is long over',
    [premiumLimit, premiumKept],
    `insert into fit_analysis (id, user_id, status, output_language, resume_file_name, inputs_hash, hold_source,
       hold_expires_at, balance_held, documents_kept_until, created_at)
     values (gen_random_uuid(), gen_random_uuid(), 'running', 'en', 'cv.txt', 'x', 'fit-analysis:x',
       now() - interval '6 minutes', 0, now(), now())`,
  ],
  ['a document kept beyond its time', [premiumKept], 'update fit_analysis set documents_kept_until = null'],
  ['a document lost', [premiumKept], `delete from fit_document where kind = 'job'`],
  [
    'a premium end nobody was told of',
    [premiumTold],
    `delete from outbox where subject = 'evt.analysis.fit-analysis.completed.v1'`,
  ],
  [
    'an end that is not its outcome',
    [premiumEnds, premiumTold],
    `alter table fit_analysis drop constraint fit_analysis_check1, drop constraint fit_analysis_check;
     update fit_analysis set status = 'failed'`,
  ],
  ['no product that is being settled', [], product('user_id', 1)],
  ['a product that is never settled', [productLimit], product('user_id', 6)],
  ['a product of somebody else', [productOwner], product('gen_random_uuid()', 1)],
  ['no candidate that is being ended', [], running(4)],
  ['a candidate whose hold is long over', [candidateLimit], running(6)],
  [
    'a failed candidate with a result',
    [candidateEnds],
    `alter table screening_candidate drop constraint screening_candidate_check6;
     update screening_candidate set outcome = 'failed', status = 'failed', failure_code = 'ANALYSIS_FAILED'`,
  ],
  ['no token that goes back just now', [], `insert into screening_release values ('screening:x-1', now())`],
  [
    'a token that does not go back',
    [releases],
    `insert into screening_release values ('screening:x-1', now() - interval '6 minutes')`,
  ],
  ['a version that nobody wrote', [versions], 'update screening set version = 2'],
  ['a version that is lost', [versions], 'delete from screening_version'],
  [
    'a screening that is kept for ever',
    [removal],
    `update screening set kept_until = now() - interval '26 hours'`,
  ],
  ['no link that ends with its screening', [], `${linked(0)}; ${correctedTimes(40)}`],
  ['a link that outlives its screening', [linkEnd], linked(1)],
  ['a link to no result', [linkOf], `${linked(0)}; ${running(1)}`],
  ['corrections without a link', [linkOf], correctedTimes(1)],
  ['more corrections than there is room for', [corrections], `${linked(0)}; ${correctedTimes(41)}`],
  [
    'a candidate given up that did not fail',
    [givenUp],
    `insert into dead_letter (consumer, key, subject, payload, attempts, error)
     select 'x', id || ':' || run, 'evt.analysis.candidate.submitted.v1', '{"candidateId":""}', 5, 'x'
     from screening_candidate`,
  ],
  ['nothing of a run given up whose owner has left', [], fallen(`'x'`, `'{"analysisId":"x"}'`)],
];

it('hold for what the service does', async () => {
  expect(await brokenInvariants(service.database.sql, invariants)).toEqual([]);
});

it.each(forgeries)('name %s', async (_what, breaks, forgery) => {
  expect(await brokenBy(service.database.url, invariants, forgery)).toEqual(breaks);
});

it('have each been seen to fail', () => {
  const seen = new Set(forgeries.flatMap(([, breaks]) => breaks));
  expect(invariants.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
});

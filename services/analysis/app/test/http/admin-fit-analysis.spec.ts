import {
  adminExportFitAnalyses,
  adminFitAnalysisDays,
  adminFreeAnalysisDays,
  adminGetFitAnalysisResult,
  adminListFitAnalyses,
} from '@fitfolio/analysis-contract/fit-analysis';
import { userRegistered } from '@fitfolio/auth-contract/events';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { dayOf } from '../../src/vietnam-day.js';
import { completed } from '../support/completed.js';
import { type Person, type Premium, startPremium } from '../support/premium.js';

let premium: Premium;
let admin: Person;
let lan: Person;
let done: string;
let failed: string;
beforeAll(async () => {
  premium = await startPremium();
  [admin, lan] = [await premium.admin(), await premium.person(2)];
  const registered = { userId: lan.id, email: '=lan@example.com', registeredAt: new Date().toISOString() };
  await premium.service.nats.publish(userRegistered.subject, registered, 'r1');
  done = await premium.ended(lan);
  failed = await premium.ended(lan, 'failed', { jobDescriptionText: 'xyzzy '.repeat(40) });
  await eventually(async () =>
    expect(await premium.service.database.sql('select email from person')).toHaveLength(1),
  );
});
afterAll(() => premium.close());

const list = async (query: object) =>
  (await premium.service.call(adminListFitAnalyses, { query } as never, admin)).body;

it('lists all, by status, by whose they are, sorted', async () => {
  const { data, page } = await list({ sort: 'createdAt' });
  expect(page.total).toBe(2);
  expect(data).toMatchObject([
    { id: done, status: 'completed', failureCode: null, run: 1, email: '=lan@example.com', userId: lan.id },
    { id: failed, status: 'failed', failureCode: 'NOTHING_TO_JUDGE', score: null },
  ]);
  expect(data[0]?.seconds).toBeGreaterThan(0);
  expect((await list({ status: 'failed' })).data.map(({ id }) => id)).toEqual([failed]);
  expect((await list({ search: 'LAN@', sort: '-seconds' })).page.total).toBe(2);
  expect((await list({ search: 'nobody' })).page.total).toBe(0);
});

it('exports the same as CSV, in which no cell is a formula', async () => {
  const reply = await premium.service.call(adminExportFitAnalyses, { query: { status: 'completed' } }, admin);
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [head, line, ...more] = (reply.body as unknown as string).trim().split('\r\n');
  expect(head).toContain('created_at,email,status');
  expect(line).toContain(`"'=lan@example.com","completed"`);
  expect(more).toEqual([]);
});

it('shows a result, and notes who looked', async () => {
  const send = { params: { id: done }, query: { language: 'en' as const } };
  const { body } = await premium.service.call(adminGetFitAnalysisResult, send, admin);
  expect(body.data).toMatchObject({ id: done, userId: lan.id, language: 'en', report: { version: 1 } });
  expect(
    await premium.service.database.sql('select actor_id, action, after from audit where subject = $1', [
      done,
    ]),
  ).toEqual([{ actor_id: admin.id, action: 'premium-result-viewed', after: { userId: lan.id } }]);
});

it('counts each day: submitted, completed, failed, and how long it took', async () => {
  await completed(premium.service, lan.token);
  const premiumDays = await premium.service.call(
    adminFitAnalysisDays,
    { query: { days: '3' } as never },
    admin,
  );
  expect(premiumDays.body.data).toHaveLength(3);
  expect(premiumDays.body.data.at(-1)).toMatchObject({
    day: dayOf(new Date()),
    submitted: 2,
    completed: 1,
    failed: 1,
  });
  expect(premiumDays.body.data.at(-1)?.secondsP95).toBeGreaterThan(0);
  expect(premiumDays.body.data[0]).toMatchObject({ submitted: 0, secondsP50: null });
  const freeDays = await premium.service.call(adminFreeAnalysisDays, {}, admin);
  expect(freeDays.body.data).toHaveLength(30);
  expect(freeDays.body.data.at(-1)).toMatchObject({ submitted: 1, completed: 1, failed: 0 });
});

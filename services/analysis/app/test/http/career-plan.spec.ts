import { randomUUID } from 'node:crypto';
import {
  adminGetCareerPlan,
  CareerPlanType,
  downloadPlanCalendar,
  downloadPlanReport,
  getCareerPlan,
  knowPlanStep,
  orderCareerPlan,
  setPlanHours,
  tickPlanStep,
} from '@fitfolio/analysis-contract/career-plan';
import { getFitAnalysisResult, listFitAnalyses } from '@fitfolio/analysis-contract/fit-analysis';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { type Person, type Premium, startPremium } from '../support/premium.js';

let premium: Premium;
let lan: Person;
let binh: Person;
let id: string;
beforeAll(async () => {
  premium = await startPremium();
  lan = await premium.person(3);
  binh = await premium.person(1);
  id = await premium.ended(lan);
});
afterAll(() => premium.close());

type PlanType = ReturnType<(typeof CareerPlanType)['parse']>;
const order = (type: PlanType) =>
  premium.service.call(
    orderCareerPlan,
    { params: { id }, query: { career_plan_type: type } },
    { ...lan, headers: { 'idempotency-key': randomUUID() } },
  );
const get = async (query: { career_plan_type?: PlanType; language?: 'vi' | 'en' } = {}, who = lan) =>
  (await premium.service.call(getCareerPlan, { params: { id }, query }, who)).body.data;
const content = async (query: Parameters<typeof get>[0] = {}) => {
  const { plan } = await get(query);
  if (!plan?.content) throw new Error('there is no plan');
  return plan.content;
};
const dream = { career_plan_type: 'dream-job-check' } as const;
const raw = (path: string, who: Person, query = '') =>
  premium.service.raw('GET', `${path.replace('{id}', id)}${query}`, {
    headers: { authorization: `Bearer ${who.token}` },
  });
const hours = (hoursPerWeek: number, who = lan) =>
  premium.service.call(setPlanHours, { params: { id }, query: dream, body: { hoursPerWeek } }, who);
const tick = (key: string, done: boolean, who = lan) =>
  premium.service.call(tickPlanStep, { params: { id, key }, query: dream, body: { done } }, who);

it('is nothing before it was asked for, and cannot be changed or taken along', async () => {
  expect(await get()).toMatchObject({ plan: null, types: [] });
  expect((await hours(5)).status).toBe(404);
  expect((await raw(downloadPlanCalendar.path, lan)).status).toBe(404);
  const admin = await premium.admin();
  const { body } = await premium.service.call(adminGetCareerPlan, { params: { id } }, admin);
  expect(body.data).toMatchObject({ id, userId: lan.id, plan: null });
  expect(await premium.service.database.sql(`select * from audit`)).toEqual([]);
});

it('promises what the report’s own what-if says, in either language', async () => {
  expect((await order('dream-job-check')).status).toBe(202);
  const [en, vi] = [await content({ language: 'en' }), await content({ language: 'vi' })];
  expect(en.plan).toEqual(vi.plan);
  expect(en.plan.steps.length).toBeGreaterThan(0);
  expect(en.plan).toMatchObject({ type: 'dream-job-check', weeks: 26, hoursPerWeek: 6 });
  const { body } = await premium.service.call(getFitAnalysisResult, { params: { id } }, lan);
  expect(en.plan.now).toBe(body.data.report.score);
  const inTime = en.plan.steps.filter(({ over }) => !over);
  expect(inTime.reduce((sum, { gain }) => sum + gain, en.plan.now ?? 0)).toBe(en.plan.reach);
  expect(en.texts.introduction).toContain('This plan is for');
  expect(vi.texts.introduction).toContain('Lộ trình này dành cho');
  for (const { key } of en.plan.steps) expect(en.texts.steps[key]?.title).toBeTruthy();
  expect(JSON.stringify(await content({ language: 'vi' }))).toBe(JSON.stringify(vi));
});

it('follows the hours, which are kept, and refuses those that nobody has', async () => {
  const usual = (await content()).plan;
  const { status, body } = await hours(20);
  expect(status).toBe(200);
  const more = body.data.content?.plan;
  expect(more?.hoursPerWeek).toBe(20);
  const lastWeek = (plan = usual) => Math.max(...plan.steps.map(({ weekTo }) => weekTo));
  expect(lastWeek(more)).toBeLessThan(lastWeek());
  expect((await content()).plan).toEqual(more);
  for (const bad of [0, 200, 2.5]) expect((await hours(bad)).status).toBe(400);
});

it('asks for a line instead of what its owner has, keeps that, and takes it back', async () => {
  const know = (key: string, known: boolean, who = lan) =>
    premium.service.call(knowPlanStep, { params: { id, key }, query: dream, body: { known } }, who);
  const before = (await content()).plan;
  const { key } = [...before.steps, ...before.later].find(({ kind }) => kind !== 'prove' && kind !== 'tell')!;
  const { status, body } = await know(key, true);
  expect(status).toBe(200);
  const after = body.data.content?.plan;
  expect(after?.known).toEqual([key]);
  expect(after?.steps.find((step) => step.key === key)).toMatchObject({ kind: 'prove', code: 'prove-own' });
  expect(after?.now).toBe(before.now);
  expect((await know(key, true)).body.data.content?.plan).toEqual(after);
  expect((await content()).plan).toEqual(after);
  expect((await know('r999', true)).status).toBe(404);
  const shown = before.steps.find(({ kind }) => kind === 'prove' || kind === 'tell');
  if (shown) expect((await know(shown.key, true)).status).toBe(404);
  expect((await know(key, false, binh)).status).toBe(404);
  expect((await know(key, false)).body.data.content?.plan).toEqual(before);
});

it('keeps ticks, takes them back, and knows no step that is not there', async () => {
  const [{ key = '' } = {}] = (await content()).plan.steps;
  const first = (await tick(key, true)).body.data.done;
  expect(Object.keys(first)).toEqual([key]);
  expect((await tick(key, true)).body.data.done).toEqual(first);
  expect((await get()).plan?.done).toEqual(first);
  expect((await content()).plan.now).toBe((await content()).plan.now);
  expect((await tick('r999', true)).status).toBe(404);
  expect((await tick(key, false)).body.data.done).toEqual({});
});

it('is a calendar that a parser reads, without what is ticked', async () => {
  const { plan, texts } = await content({ language: 'vi' });
  const reply = await raw(downloadPlanCalendar.path, lan, '?language=vi');
  expect(reply.headers.get('content-type')).toContain('text/calendar');
  const text = String(reply.body);
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const read = events.map((event) => new ICAL.Event(event));
  expect(read.map(({ summary }) => summary)).toEqual(plan.steps.map(({ key }) => texts.steps[key]?.title));
  expect(read.map(({ startDate }) => startDate.toString())).toEqual(plan.steps.map(({ due }) => due));
  expect(read.every(({ startDate, uid }) => startDate.isDate && uid.endsWith('@fitfolio'))).toBe(true);
  expect(read[0]?.description).toContain(texts.steps[plan.steps[0]!.key]?.actions[0]);
  expect(events[0]?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe(
    '-P1D',
  );

  await tick(plan.steps[0]!.key, true);
  const fewer = String((await raw(downloadPlanCalendar.path, lan, '?language=vi')).body);
  expect(new ICAL.Component(ICAL.parse(fewer)).getAllSubcomponents('vevent')).toHaveLength(events.length - 1);
  const uids = read.map(({ uid }) => uid);
  await hours(3);
  const moved = String((await raw(downloadPlanCalendar.path, lan)).body);
  for (const uid of uids.slice(1, 2)) expect(moved.replaceAll('\r\n ', '')).toContain(uid);
});

it('is a PDF', async () => {
  const reply = await raw(downloadPlanReport.path, lan, '?language=vi');
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

it('stands beside plans of other types, and the newest is shown', async () => {
  await order('active-job-seeker');
  expect(await get()).toMatchObject({
    plan: { type: 'active-job-seeker' },
    types: ['active-job-seeker', 'dream-job-check'],
  });
  expect((await get(dream)).plan?.type).toBe('dream-job-check');
});

it('is nobody else’s; an administrator’s look is noted and shows no ticks', async () => {
  for (const reply of [
    await premium.service.call(getCareerPlan, { params: { id } }, binh),
    await hours(5, binh),
    await tick('r1', true, binh),
    await raw(downloadPlanCalendar.path, binh),
    await raw(downloadPlanReport.path, binh),
  ])
    expect(reply.status).toBe(404);
  const admin = await premium.admin();
  const { body } = await premium.service.call(adminGetCareerPlan, { params: { id }, query: dream }, admin);
  expect(body.data.plan?.content?.plan.type).toBe('dream-job-check');
  expect(JSON.stringify(body)).not.toContain('"done"');
  expect(
    await premium.service.database.sql(
      `select action, subject, after from audit where action like 'career%'`,
    ),
  ).toEqual([{ action: 'career-plan-viewed', subject: id, after: { userId: lan.id } }]);
});

it('is named in the history', async () => {
  const { body } = await premium.service.call(listFitAnalyses, {}, lan);
  expect(body.data.map(({ careerPlanStatus }) => careerPlanStatus)).toEqual(['completed']);
});

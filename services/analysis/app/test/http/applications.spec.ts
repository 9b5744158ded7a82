import { listApplications, saveApplication } from '@fitfolio/analysis-contract/applications';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Person, type Premium, startPremium } from '../support/premium.js';

let premium: Premium;
let lan: Person;
let binh: Person;
let id: string;
beforeAll(async () => {
  premium = await startPremium();
  lan = await premium.person(2);
  binh = await premium.person(1);
  id = await premium.ended(lan);
});
afterAll(() => premium.close());

const list = async (who = lan) => (await premium.service.call(listApplications, {}, who)).body.data;
const save = (body: { status?: 'applied' | 'offer'; deadline?: string | null }, who = lan) =>
  premium.service.call(saveApplication, { params: { id }, body }, who);

it('is a completed analysis, wished for until its owner says otherwise', async () => {
  expect(await list()).toMatchObject([
    { id, status: 'wished', deadline: null, careerPlanStatus: null, cvId: null, interviews: 0 },
  ]);
  expect(await list(binh)).toEqual([]);
});

it('keeps how far it is and until when, of its owner only', async () => {
  const { status, body } = await save({ status: 'applied', deadline: '2026-12-31' });
  expect([status, body.data]).toMatchObject([200, { id, status: 'applied', deadline: '2026-12-31' }]);
  expect((await save({ status: 'offer', deadline: null })).body.data.status).toBe('offer');
  expect(await list()).toMatchObject([{ status: 'offer', deadline: null }]);
  expect((await save({ status: 'applied', deadline: null }, binh)).status).toBe(404);
  expect((await save({ status: 'applied', deadline: '0099-01-01' })).status).toBe(400);
});

it('loses neither of two changes at once, and leaves what is not changed', async () => {
  await premium.service.database.sql('delete from application');
  await Promise.all([save({ status: 'applied' }), save({ deadline: '2026-12-24' })]);
  expect(await list()).toMatchObject([{ status: 'applied', deadline: '2026-12-24' }]);
  expect((await save({})).body.data).toMatchObject({ status: 'applied', deadline: '2026-12-24' });
});

it('shows the day that the post names, until another one is set', async () => {
  await premium.service.database.sql('delete from application');
  await premium.service.database.sql(
    `update fit_analysis set report = jsonb_set(report, '{job,deadline}', '"2027-01-15"') where id = $1`,
    [id],
  );
  expect(await list()).toMatchObject([{ deadline: '2027-01-15' }]);
});

import { randomUUID } from 'node:crypto';
import { getCareerPlan, orderCareerPlan, phraseCareerPlan } from '@fitfolio/analysis-contract/career-plan';
import { getCv, orderCv, proposeCvLines } from '@fitfolio/analysis-contract/cv';
import { answerInterview, orderInterview, phraseFollowUp } from '@fitfolio/analysis-contract/interview';
import { adminSaveFitModel } from '@fitfolio/analysis-contract/models';
import { refuse } from '@fitfolio/fit-engine/truth/refuse';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ModelMode, startModelServer } from '../support/model-server.js';
import { type Person, type Premium, startPremium } from '../support/premium.js';

const story =
  'When I joined in 2021 the reports were always late. I was asked to fix that. I listed every step, I removed two of them and I wrote a checklist.';
const type = 'dream-job-check';

let premium: Premium;
let server: Awaited<ReturnType<typeof startModelServer>>;
let lan: Person;
let analysisId: string;
let cvId: string;
let interviewId: string;
beforeAll(async () => {
  [premium, server] = await Promise.all([startPremium({ MODEL_LOOPBACK: 'true' }), startModelServer()]);
  lan = await premium.person(4);
  analysisId = await premium.ended(lan);
  const params = { id: analysisId };
  const call = () => ({ ...lan, headers: { 'idempotency-key': randomUUID() } });
  await premium.service.call(orderCareerPlan, { params, query: { career_plan_type: type } }, call());
  cvId = (await premium.service.call(orderCv, { params }, call())).body.data.id;
  const session = { params, body: { session: 1 } };
  interviewId = (await premium.service.call(orderInterview, session, call())).body.data.id;
  const said = { params: { id: interviewId }, body: { question: 1, text: story, language: 'en' as const } };
  await premium.service.call(answerInterview, said, lan);
});
afterAll(async () => {
  await server.close();
  await premium.close();
});

async function behaves(model: ModelMode, mode: 'on' | 'test' | 'off' = 'on'): Promise<void> {
  await premium.service.database.sql('delete from model_breaker');
  const body = {
    mode,
    baseUrl: server.url,
    model,
    deadlineMs: 1_000,
    replyTokensMax: 2_000,
    dailyCallsMax: 1_000,
    dailyCostMax: 1_000_000,
    inputPrice: 0,
    outputPrice: 0,
    promptVersion: 1,
  };
  expect((await premium.service.call(adminSaveFitModel, { body }, await premium.admin())).status).toBe(200);
}

const ofPlan = { career_plan_type: type, language: 'en' } as const;
/** What the model makes of the plan's introduction, the CV's lines and the follow-up question. */
async function phrased() {
  const { service } = premium;
  const params = { id: analysisId };
  const replies = [
    await service.call(phraseCareerPlan, { params, query: ofPlan }, lan),
    await service.call(proposeCvLines, { params: { id: cvId } }, lan),
    await service.call(
      phraseFollowUp,
      { params: { id: interviewId }, query: { question: 1, attempt: 1, language: 'en' } },
      lan,
    ),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  return replies.map(({ body }) => body.data.lines);
}

it('tells what a right model says otherwise, each line verified, and takes no token', async () => {
  await behaves('echo');
  const [before, holds] = [premium.credits.balances.get(lan.id), premium.credits.statesOf(lan.id)];
  const [introduction = [], lines = [], followUp = []] = await phrased();
  const query = { params: { id: analysisId }, query: ofPlan };
  const { plan } = (await premium.service.call(getCareerPlan, query, lan)).body.data;
  expect(introduction.map(({ engine }) => engine)).toEqual([plan?.content?.texts.introduction]);
  const cv = (await premium.service.call(getCv, { params: { id: cvId } }, lan)).body.data.document;
  const own = cv.sections.flatMap(({ entries }) =>
    entries.flatMap((entry) => entry.lines.map(({ text }) => text)),
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(followUp[0]?.engine).toContain('“When I joined in 2021 the reports were always late”');
  for (const { engine } of lines) expect(own).toContain(engine);
  for (const { engine, model } of [...introduction, ...lines, ...followUp]) {
    expect(model).not.toBe(engine);
    expect(refuse(model, [engine])).toEqual([]);
  }
  expect(premium.credits.balances.get(lan.id)).toBe(before);
  expect(premium.credits.statesOf(lan.id)).toEqual(holds);
});

it('shows the model neither the person nor the employers', async () => {
  const names = (await premium.service.call(getCv, { params: { id: cvId } }, lan)).body.data.document;
  const sent = server.asked.map(({ body }) => body).join('\n');
  const { name, email } = names.contact;
  const employers = names.sections.flatMap(({ entries }) => entries.map(({ org }) => org));
  for (const secret of [name, email, ...employers].filter((one) => one !== ''))
    expect(sent).not.toContain(secret);
  expect(sent).not.toBe('');
});

it.each(['liar', 'obeys', 'rubbish', '500', 'hang'] as const)('%s: nothing is said', async (mode) => {
  await behaves(mode);
  const [before, holds] = [premium.credits.balances.get(lan.id), premium.credits.statesOf(lan.id)];
  expect(await phrased()).toEqual([[], [], []]);
  expect(premium.credits.balances.get(lan.id)).toBe(before);
  expect(premium.credits.statesOf(lan.id)).toEqual(holds);
});

it('asks nothing while it is off', async () => {
  await behaves('echo', 'off');
  const asked = server.asked.length;
  expect(await phrased()).toEqual([[], [], []]);
  expect(server.asked).toHaveLength(asked);
});

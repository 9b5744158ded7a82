import { getFitAnalysisResult } from '@fitfolio/analysis-contract/fit-analysis';
import { adminSaveFitModel } from '@fitfolio/analysis-contract/models';
import { premiumTexts } from '@fitfolio/fit-engine/premium/words';
import type { PremiumReport } from '@fitfolio/fit-engine/premium/premium-report';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sentencesOf } from '../../src/model/phrasing.js';
import { type ModelMode, startModelServer } from '../support/model-server.js';
import { type Premium, startPremium } from '../support/premium.js';

let premium: Premium;
let server: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  [premium, server] = await Promise.all([startPremium({ MODEL_LOOPBACK: 'true' }), startModelServer()]);
});
afterAll(async () => {
  await server.close();
  await premium.close();
});

/** A premium run with a model that behaves so: its texts, and those of the engine. */
async function run(model: ModelMode, deadlineMs = 10_000) {
  const body = {
    mode: 'on' as const,
    baseUrl: server.url,
    model,
    deadlineMs,
    replyTokensMax: 2_000,
    dailyCallsMax: 1_000,
    dailyCostMax: 1_000_000,
    inputPrice: 0,
    outputPrice: 0,
    promptVersion: 1,
  };
  const saved = await premium.service.call(adminSaveFitModel, { body }, await premium.admin());
  expect(saved.status).toBe(200);
  const person = await premium.person(1);
  const id = await premium.ended(person);
  const result = async (language: 'vi' | 'en') =>
    (await premium.service.call(getFitAnalysisResult, { params: { id }, query: { language } }, person)).body
      .data;
  const { report, texts, language } = await result('en');
  const engine = premiumTexts(report as unknown as PremiumReport, 'en');
  return { texts, engine, language, other: (await result('vi')).texts, report, person };
}

it('shows what a right model phrased, in the language it was asked in, beside the same report', async () => {
  const { texts, engine, other, report } = await run('echo');
  const [said, own] = [sentencesOf(engine), JSON.stringify(texts)];
  expect(said.length).toBeGreaterThan(5);
  expect(own).not.toBe(JSON.stringify(engine));
  expect(own.replaceAll('.', '')).toBe(JSON.stringify(engine).replaceAll('.', ''));
  expect(other).toEqual(premiumTexts(report as unknown as PremiumReport, 'vi'));
});

it.each(['liar', 'obeys', '500', 'hang'] as const)(
  '%s: completes with the engine’s sentences',
  async (mode) => {
    await premium.service.database.sql('delete from model_breaker');
    const { texts, engine, person } = await run(mode, 1_000);
    expect(texts).toEqual(engine);
    expect(premium.credits.statesOf(person.id)).toEqual(['captured']);
  },
);

it('asks nothing about a report while it is off', async () => {
  const asked = server.asked.length;
  await premium.service.database.sql(`update model_setting set mode = 'test'`);
  await premium.ended(await premium.person(1));
  expect(server.asked).toHaveLength(asked);
});

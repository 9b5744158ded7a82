import {
  adminGetFitModel,
  adminSaveFitModel,
  adminTestFitModel,
  type ModelSettingsInput,
} from '@fitfolio/analysis-contract/models';
import { startTestService, type TestService } from '@fitfolio/service-kit/testing/test-service';
import { checkPerson } from '@fitfolio/auth-contract/requests';
import { type TestRpc, testRpc } from '@fitfolio/service-kit/testing/test-rpc';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ModelMode, modelModes, startModelServer } from '../support/model-server.js';
import { start } from '../support/start.js';

const deadlineMs = 1_500;
const key = 'sk-very-secret-0123';
const adminId = '00000000-0000-4000-8000-000000000005';

let service: TestService;
let rpc: TestRpc;
let server: Awaited<ReturnType<typeof startModelServer>>;
let admin: { token: string };
beforeAll(async () => {
  [service, server] = await Promise.all([
    startTestService(start, { env: { MODEL_LOOPBACK: 'true' } }),
    startModelServer(),
  ]);
  rpc = await testRpc(service.nats);
  rpc.handle(checkPerson, () => ({ active: true, isAdmin: true }));
  admin = { token: await service.token({ id: adminId, isAdmin: true }) };
});
afterAll(async () => {
  await server.close();
  await rpc.close();
  await service.close();
});
beforeEach(async () => {
  server.asked.length = 0;
  await service.database.sql('delete from model_breaker');
  await service.database.sql('delete from model_usage');
});

const body = (model: string, over: Partial<ModelSettingsInput> = {}): ModelSettingsInput => ({
  mode: 'test',
  baseUrl: server.url,
  model,
  deadlineMs,
  replyTokensMax: 1_000,
  dailyCallsMax: 100,
  dailyCostMax: 1_000_000,
  inputPrice: 150,
  outputPrice: 600,
  promptVersion: 1,
  ...over,
});
const save = (model: string, over: Partial<ModelSettingsInput> = {}) =>
  service.call(adminSaveFitModel, { body: body(model, over) }, admin);
async function tried(model: ModelMode, over: Partial<ModelSettingsInput> = {}) {
  expect(await save(model, over)).toMatchObject({ status: 200 });
  const started = performance.now();
  const reply = await service.call(adminTestFitModel, {}, admin);
  expect(reply.status).toBe(200);
  return { ...reply.body.data, ms: performance.now() - started };
}

const right: readonly ModelMode[] = ['echo', 'fenced', 'thinking', 'no-format'];
const faultOf: Partial<Record<ModelMode, string>> = {
  empty: 'reply-unreadable',
  cut: 'reply-unreadable',
  rubbish: 'reply-unreadable',
  429: 'rate-limited',
  500: 'server-error',
  401: 'not-authorised',
  reset: 'unreachable',
  404: 'not-found',
  huge: 'reply-too-long',
  hang: 'timeout',
  drip: 'timeout',
};

describe('a model that', () => {
  it.each(modelModes)(
    '%s: what is shown is the engine’s sentence or the same in other words, in time',
    async (mode) => {
      const { lines, accepted, faults, texts, ms } = await tried(mode);
      expect(lines).toBeGreaterThanOrEqual(10);
      expect(faults).toEqual(faultOf[mode] ? [faultOf[mode]] : []);
      if (right.includes(mode)) expect(accepted / lines).toBeGreaterThan(0.9);
      else expect(accepted).toBe(0);
      // Two languages, each within the deadline.
      expect(ms).toBeLessThan(2 * deadlineMs + 2_000);
      for (const { model, accepted: shown, reasons } of texts)
        expect(shown).toBe(model !== null && reasons.length === 0);
    },
  );

  it('is asked learns nothing of whom a line speaks', async () => {
    await tried('echo');
    const sent = server.asked.map((one) => one.body).join('\n');
    expect(server.asked.length).toBeGreaterThan(0);
    expect(sent).not.toMatch(
      /Minh An|MINH AN|minhan|0912|Đà Nẵng|Sao Biển|Nắng Mới|Hòa Vang|Cánh Diều|8,000/,
    );
  });
});

describe('the budget', () => {
  it('ends with the day’s calls, and nothing is asked then', async () => {
    const { faults } = await tried('echo', { dailyCallsMax: 1 });
    expect(faults).toEqual(['over-budget']);
    expect(server.asked).toHaveLength(1);
  });

  it('ends with the day’s money, counted before a call', async () => {
    const { faults, accepted } = await tried('echo', { dailyCostMax: 1 });
    expect([faults, accepted, server.asked.length]).toEqual([['over-budget'], 0, 0]);
  });

  it('is settled with what was used', async () => {
    const { cost, calls } = await tried('echo');
    expect(cost).toBe(calls * Math.ceil((100 * 150 + 50 * 600) / 1000));
    expect((await service.call(adminGetFitModel, {}, admin)).body.data.today).toEqual({
      calls,
      tokens: calls * 150,
      cost,
    });
  });
});

it('asks no more after five failures', async () => {
  for (let i = 0; i < 2; i += 1) await tried('401');
  const { faults } = await tried('401');
  expect(faults).toContain('breaker-open');
  expect(server.asked).toHaveLength(5);
  const { openUntil } = (await service.call(adminGetFitModel, {}, admin)).body.data;
  expect(Date.parse(openUntil ?? '')).toBeGreaterThan(Date.now());
});

describe('the key', () => {
  it('is sent to the server, kept encrypted, and never shown or audited', async () => {
    await save('echo', { apiKey: key });
    await tried('echo');
    expect(new Set(server.asked.map((one) => one.authorization))).toEqual(new Set([`Bearer ${key}`]));
    const shown = (await service.call(adminGetFitModel, {}, admin)).body.data;
    expect(shown.hasKey).toBe(true);
    expect(JSON.stringify(shown)).not.toContain(key);
    const [kept] = await service.database.sql<{ api_key: Buffer }>('select api_key from model_setting');
    expect(kept?.api_key.includes(key)).toBe(false);
    const audits = await service.database.sql<{ action: string }>('select * from audit');
    expect(JSON.stringify(audits)).not.toContain(key);
    expect(new Set(audits.map(({ action }) => action))).toEqual(new Set(['model-changed', 'model-tested']));
  });

  it('is removed by null', async () => {
    await save('echo', { apiKey: key });
    expect((await save('echo', { apiKey: null })).body.data.hasKey).toBe(false);
  });
});

describe('settings', () => {
  it.each([
    [{ baseUrl: 'http://api.example.com/v1' }, 'MODEL_URL_INVALID'],
    [{ baseUrl: '' }, 'MODEL_NOT_CONFIGURED'],
    [{ model: '' }, 'MODEL_NOT_CONFIGURED'],
  ])('with %j are refused', async (over, code) => {
    expect((await save('echo', over)).body).toMatchObject({ code });
  });

  it('that are off are not tested', async () => {
    await save('echo', { mode: 'off' });
    expect((await service.call(adminTestFitModel, {}, admin)).body).toMatchObject({
      code: 'MODEL_NOT_CONFIGURED',
    });
    expect(server.asked).toEqual([]);
  });
});

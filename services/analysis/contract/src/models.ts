import { Instant, OutputLanguage } from '@fitfolio/contract-kit/common';
import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';

/** What a language model may phrase. Without one, and whenever it fails, the engine's own sentences stand. */
export const ModelFeature = z.enum(['free-analysis', 'premium-fit-analysis']);
export type ModelFeature = z.output<typeof ModelFeature>;

/** `test`: only the test of the administrators' page asks the model. */
export const ModelMode = z.enum(['off', 'test', 'on']);
export type ModelMode = z.output<typeof ModelMode>;

/** Why nothing came of a call. */
export const ModelFault = z.enum([
  'off',
  'not-configured',
  'breaker-open',
  'over-budget',
  'timeout',
  'unreachable',
  'rate-limited',
  'not-authorised',
  'not-found',
  'server-error',
  'refused-request',
  'reply-too-long',
  'reply-unreadable',
  'internal',
]);
export type ModelFault = z.output<typeof ModelFault>;

export const modelDeadlineMsMin = 1_000;
export const modelDeadlineMsMax = 40_000;
export const promptVersionMax = 1;
const microUsdMax = 1_000_000_000;

const settings = {
  mode: ModelMode,
  /** Of a server with an OpenAI-compatible `/chat/completions` below it. */
  baseUrl: z.string().trim().max(300),
  model: z.string().trim().max(200),
  /** For all the sentences of one report together. */
  deadlineMs: z.number().int().min(modelDeadlineMsMin).max(modelDeadlineMsMax),
  /** Tokens of one reply. */
  replyTokensMax: z.number().int().min(100).max(8_000),
  dailyCallsMax: z.number().int().min(0).max(1_000_000),
  /** In millionths of a US dollar, as the prices. */
  dailyCostMax: z.number().int().min(0).max(microUsdMax),
  /** Of a thousand tokens. */
  inputPrice: z.number().int().min(0).max(microUsdMax),
  outputPrice: z.number().int().min(0).max(microUsdMax),
  promptVersion: z.number().int().min(1).max(promptVersionMax),
};

export const ModelSettingsInput = z.strictObject({
  ...settings,
  /** Write-only. Absent: stays as it is; null: is removed. */
  apiKey: z.string().trim().min(1).max(500).nullable().optional(),
});
export type ModelSettingsInput = z.output<typeof ModelSettingsInput>;

export const ModelSettings = z.object({
  ...settings,
  feature: ModelFeature,
  hasKey: z.boolean(),
  updatedAt: Instant.nullable(),
  /** Nothing is asked until then, since too many calls failed. */
  openUntil: Instant.nullable(),
  today: z.object({ calls: z.number().int(), tokens: z.number().int(), cost: z.number().int() }),
});
export type ModelSettings = z.output<typeof ModelSettings>;

/** What a test of the model gave on an invented résumé. */
export const ModelTest = z.object({
  calls: z.number().int(),
  lines: z.number().int(),
  accepted: z.number().int(),
  /** Milliseconds of a call. */
  p50: z.number().int().nullable(),
  p95: z.number().int().nullable(),
  /** In millionths of a US dollar. */
  cost: z.number().int(),
  faults: z.array(ModelFault),
  texts: z.array(
    z.object({
      language: OutputLanguage,
      engine: z.string(),
      /** null: the model said nothing for this line. */
      model: z.string().nullable(),
      accepted: z.boolean(),
      reasons: z.array(z.object({ kind: z.string(), about: z.string() })),
    }),
  ),
});
export type ModelTest = z.output<typeof ModelTest>;

const get = <Id extends string>(id: Id, feature: ModelFeature) =>
  defineRoute({
    id,
    method: 'GET',
    path: `/admin/${feature}/models`,
    access: 'admin',
    summary: 'The language model that may phrase sentences, without its key.',
    reply: dataOf(ModelSettings),
    errors: [],
  });
const save = <Id extends string>(id: Id, feature: ModelFeature) =>
  defineRoute({
    id,
    method: 'PUT',
    path: `/admin/${feature}/models`,
    access: 'admin',
    summary: 'Changes the language model; the change is in the audit log, its key is not.',
    body: ModelSettingsInput,
    reply: dataOf(ModelSettings),
    errors: ['MODEL_URL_INVALID', 'MODEL_NOT_CONFIGURED'],
  });
const test = <Id extends string>(id: Id, feature: ModelFeature) =>
  defineRoute({
    id,
    method: 'POST',
    path: `/admin/${feature}/models/test`,
    access: 'admin',
    summary: 'Lets the saved model phrase sentences about an invented résumé.',
    reply: dataOf(ModelTest),
    errors: ['MODEL_NOT_CONFIGURED'],
  });

export const adminGetFreeModel = get('adminGetFreeModel', 'free-analysis');
export const adminSaveFreeModel = save('adminSaveFreeModel', 'free-analysis');
export const adminTestFreeModel = test('adminTestFreeModel', 'free-analysis');
export const adminGetFitModel = get('adminGetFitModel', 'premium-fit-analysis');
export const adminSaveFitModel = save('adminSaveFitModel', 'premium-fit-analysis');
export const adminTestFitModel = test('adminTestFitModel', 'premium-fit-analysis');

import type { ModelFeature, ModelMode } from '@fitfolio/analysis-contract/models';
import { defineTable } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

const setting = { none: 'What administrators set; it tells of no person.' } as const;

/** Which model may phrase the sentences of a feature, and within what limits. Amounts are millionths of a US dollar. */
export const ModelSettingEntity = defineTable('model_setting', {
  person: setting,
  columns: {
    feature: p.text().$type<ModelFeature>().primary(),
    mode: p.text().$type<ModelMode>(),
    baseUrl: p.text(),
    model: p.text(),
    deadlineMs: p.integer(),
    replyTokensMax: p.integer(),
    dailyCallsMax: p.integer(),
    dailyCostMax: p.integer(),
    inputPrice: p.integer(),
    outputPrice: p.integer(),
    promptVersion: p.integer(),
    /** Encrypted; its key's id beside it. */
    apiKey: p.blob().nullable(),
    keyId: p.text().nullable(),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

/** What was spent on a day of the people's calendar: reserved before a call, settled after it. */
export const ModelUsageEntity = defineTable('model_usage', {
  person: setting,
  columns: {
    feature: p.text().$type<ModelFeature>().primary(),
    day: p.text().primary(),
    calls: p.integer(),
    tokens: p.integer(),
    cost: p.integer(),
  },
});

/** Failures in a row of time; while it is open, nothing is asked. */
export const ModelBreakerEntity = defineTable('model_breaker', {
  person: setting,
  columns: {
    feature: p.text().$type<ModelFeature>().primary(),
    failures: p.integer(),
    since: p.datetime(),
    openUntil: p.datetime().nullable(),
  },
});

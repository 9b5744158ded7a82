import { analysisErrorCodes } from '@fitfolio/analysis-contract/errors';
import type { ModelFeature, ModelSettings, ModelSettingsInput } from '@fitfolio/analysis-contract/models';
import { writeAudit } from '@fitfolio/service-kit/audit/write-audit';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../config.js';
import { DocumentVault } from '../documents/document-vault.js';
import { db } from '../tables.js';
import { dayOf } from '../vietnam-day.js';
import { mayAsk } from './base-url.js';
import { openUntil } from './budget.js';
import type { ModelSetting, PlainSetting } from './model-setting.js';

export const modelProblem = problemOf(analysisErrorCodes);

const defaults = {
  mode: 'off' as const,
  baseUrl: '',
  model: '',
  deadlineMs: 20_000,
  replyTokensMax: 2_000,
  dailyCallsMax: 1_000,
  dailyCostMax: 1_000_000,
  inputPrice: 0,
  outputPrice: 0,
  promptVersion: 1,
};
interface StoredOnly {
  readonly feature: ModelFeature;
  readonly apiKey: Uint8Array | null;
  readonly keyId: string | null;
  readonly updatedAt: Date;
}

const placeOf = (feature: ModelFeature) =>
  ({ analysisId: feature, kind: 'model-key', part: 'text' }) as const;

/** What administrators set for a feature. The key goes in and never comes out. */
@Injectable()
export class ModelSettingsStore {
  constructor(
    private readonly database: Database,
    private readonly vault: DocumentVault,
    @InjectConfig() private readonly config: AnalysisConfig,
  ) {}

  async shown(feature: ModelFeature): Promise<ModelSettings> {
    const [row, usage, until] = await Promise.all([
      this.row(this.database, feature),
      db(this.database)
        .selectFrom('model_usage')
        .select(['calls', 'tokens', 'cost'])
        .where('feature', '=', feature)
        .where('day', '=', dayOf(new Date()))
        .executeTakeFirst(),
      openUntil(this.database, feature),
    ]);
    return {
      ...shownOf(row),
      feature,
      updatedAt: row?.updatedAt.toISOString() ?? null,
      openUntil: until?.toISOString() ?? null,
      today: usage ?? { calls: 0, tokens: 0, cost: 0 },
    };
  }

  /** The model with its key, when one is set up. */
  async ready(feature: ModelFeature): Promise<ModelSetting | null> {
    const row = await this.row(this.database, feature);
    if (!row || row.baseUrl === '' || row.model === '' || !this.allowed(row.baseUrl)) return null;
    const { apiKey, keyId, updatedAt: _, ...setting } = row;
    const opened = apiKey && keyId ? this.vault.open(apiKey, keyId, placeOf(feature)).toString('utf8') : null;
    return { ...setting, apiKey: opened };
  }

  async save(actorId: string, feature: ModelFeature, input: ModelSettingsInput): Promise<ModelSettings> {
    const { apiKey, ...plain } = input;
    if (plain.baseUrl !== '' && !this.allowed(plain.baseUrl))
      throw modelProblem('MODEL_URL_INVALID', 'The address must be https, without a user name or a query.');
    if (plain.mode !== 'off' && (plain.baseUrl === '' || plain.model === ''))
      throw modelProblem('MODEL_NOT_CONFIGURED', 'A model that is used needs an address and a name.');
    await this.database.transaction(async (tx) => {
      const before = await this.row(tx, feature);
      const values = { ...plain, ...this.keyColumns(feature, apiKey), updatedAt: new Date() };
      await db(tx)
        .insertInto('model_setting')
        .values({ feature, ...values })
        .onConflict((on) => on.column('feature').doUpdateSet(values))
        .execute();
      await writeAudit(tx, {
        actorId,
        action: 'model-changed',
        subject: feature,
        before: shownOf(before),
        after: shownOf(await this.row(tx, feature)),
      });
    });
    return this.shown(feature);
  }

  private allowed(baseUrl: string): boolean {
    return mayAsk(baseUrl, this.config.MODEL_LOOPBACK);
  }

  private keyColumns(feature: ModelFeature, apiKey: string | null | undefined) {
    if (apiKey === undefined) return {};
    if (apiKey === null) return { apiKey: null, keyId: null };
    return { apiKey: this.vault.seal(Buffer.from(apiKey), placeOf(feature)), keyId: this.vault.keyId };
  }

  private row(work: Work, feature: ModelFeature) {
    return db(work).selectFrom('model_setting').selectAll().where('feature', '=', feature).executeTakeFirst();
  }
}

function shownOf(row: (PlainSetting & StoredOnly) | undefined): PlainSetting & { hasKey: boolean } {
  if (!row) return { ...defaults, hasKey: false };
  const { apiKey, keyId: _keyId, feature: _feature, updatedAt: _updatedAt, ...plain } = row;
  return { ...plain, hasKey: apiKey !== null };
}

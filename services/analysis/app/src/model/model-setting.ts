import type { ModelFeature, ModelSettingsInput } from '@fitfolio/analysis-contract/models';

/** What is set, besides the key. */
export type PlainSetting = Omit<ModelSettingsInput, 'apiKey'>;

/** A model as it is called. */
export interface ModelSetting extends PlainSetting {
  readonly feature: ModelFeature;
  readonly apiKey: string | null;
}

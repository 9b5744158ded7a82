import type { ModelFeature, ModelTest } from '@fitfolio/analysis-contract/models';
import { plainTextDocument } from '@fitfolio/fit-engine/document';
import { analyse } from '@fitfolio/fit-engine/analyse';
import { writeAudit } from '@fitfolio/service-kit/audit/write-audit';
import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { identifiersOf } from './identifiers.js';
import { modelProblem, ModelSettingsStore } from './model-settings.js';
import { PhraseLines } from './phrase-lines.js';
import { sentencesOf } from './phrasing.js';
import { sampleJob, sampleResume } from './sample.js';

const linesPerLanguage = 12;
const today = '2026-06-01';

const percentile = (values: readonly number[], share: number): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return value === undefined ? null : Math.round(value);
};

/** Runs the real path on an invented résumé, in both languages. */
@Injectable()
export class TestModel {
  constructor(
    private readonly database: Database,
    private readonly settings: ModelSettingsStore,
    private readonly phraseLines: PhraseLines,
  ) {}

  async run(actorId: string, feature: ModelFeature): Promise<ModelTest> {
    const setting = await this.settings.ready(feature);
    if (!setting || setting.mode === 'off')
      throw modelProblem('MODEL_NOT_CONFIGURED', 'Save an address, a model and the mode test or on first.');
    const [resume, job] = [plainTextDocument(sampleResume), plainTextDocument(sampleJob)];
    const identifiers = identifiersOf(resume, job);
    const runs = [];
    for (const language of ['vi', 'en'] as const) {
      const { suggestions, requirements } = analyse({ resume, job, language, today });
      const lines = sentencesOf({ suggestions, reasons: requirements.map(({ reason }) => reason) });
      const phrased = await this.phraseLines.phrase({
        feature,
        lines: lines.slice(0, linesPerLanguage),
        language,
        identifiers,
        test: true,
      });
      runs.push({ ...phrased, language });
    }
    const callMs = runs.flatMap((run) => run.callMs);
    const texts = runs.flatMap(({ language, lines }) =>
      lines.map(({ engine, model, reasons }) => ({
        language,
        engine,
        model,
        accepted: model !== null && reasons.length === 0,
        reasons: [...reasons],
      })),
    );
    const test = {
      calls: callMs.length,
      lines: texts.length,
      accepted: texts.filter(({ accepted }) => accepted).length,
      p50: percentile(callMs, 0.5),
      p95: percentile(callMs, 0.95),
      cost: runs.reduce((sum, { cost }) => sum + cost, 0),
      faults: [...new Set(runs.flatMap(({ faults }) => faults))],
      texts,
    };
    const { texts: _, ...after } = test;
    await writeAudit(this.database, { actorId, action: 'model-tested', subject: feature, after });
    return test;
  }
}

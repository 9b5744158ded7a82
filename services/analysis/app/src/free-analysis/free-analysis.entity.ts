import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import type { AnalysisStatus } from '@fitfolio/analysis-contract/free-analysis';
import type { Report } from '@fitfolio/analysis-contract/report';
import type { Document } from '@fitfolio/fit-engine/document';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const FreeAnalysisEntity = defineEntity({
  name: 'FreeAnalysis',
  tableName: 'free_analysis',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    status: p.string().$type<AnalysisStatus>(),
    step: p.string().$type<'reading-resume' | 'finding-requirements' | 'comparing'>().nullable(),
    fileName: p.text(),
    position: p.text().nullable(),
    score: p.integer().nullable(),
    outputLanguage: p.string().$type<OutputLanguage>(),
    /** The two extracted documents; cleared when the run ends (docs/decisions/0004). */
    resume: p.json<Document>().nullable().lazy(),
    job: p.json<Document>().nullable().lazy(),
    result: p.json<Report>().nullable().lazy(),
    failureCode: p.string().nullable(),
    createdAt: p.datetime(),
    endedAt: p.datetime().nullable(),
  },
});
export type FreeAnalysisRow = InferEntity<typeof FreeAnalysisEntity>;

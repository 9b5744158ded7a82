import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import type { AnalysisStatus, AnalysisStep } from '@fitfolio/analysis-contract/free-analysis';
import type { Report } from '@fitfolio/analysis-contract/report';
import type { Document } from '@fitfolio/fit-engine/document';
import { defineTable, internal, own } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

export const FreeAnalysisEntity = defineTable('free_analysis', {
  person: { by: 'userId', order: 'createdAt', leaves: 'delete' },
  columns: {
    id: own(p.uuid().primary()),
    userId: internal(p.uuid()),
    status: own(p.text().$type<AnalysisStatus>()),
    step: internal(p.text().$type<AnalysisStep>().nullable()),
    fileName: own(p.text()),
    position: own(p.text().nullable()),
    score: own(p.integer().nullable()),
    outputLanguage: own(p.text().$type<OutputLanguage>()),
    /** The two extracted documents; cleared when the run ends (docs/decisions/0004). */
    resume: own(p.json<Document>().nullable()),
    job: own(p.json<Document>().nullable()),
    result: own(p.json<Report>().nullable()),
    failureCode: own(p.text().nullable()),
    createdAt: own(p.datetime()),
    /** Of an account whose address is not verified, until the day is over: its allowance is the network's, too. */
    network: internal(p.text().nullable()),
    endedAt: own(p.datetime().nullable()),
  },
});

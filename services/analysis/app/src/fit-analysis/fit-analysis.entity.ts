import type { FitAnalysisStep, FitFailureCode } from '@fitfolio/analysis-contract/fit-analysis';
import type { AnalysisStatus } from '@fitfolio/analysis-contract/free-analysis';
import type { PremiumReport } from '@fitfolio/fit-engine/premium/premium-report';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { defineTable, internal, own } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

export const FitAnalysisEntity = defineTable('fit_analysis', {
  person: { by: 'userId', order: 'createdAt', leaves: 'delete' },
  columns: {
    id: own(p.uuid().primary()),
    userId: internal(p.uuid()),
    /** Counts the runs: what an older one says late changes nothing. */
    run: internal(p.integer().default(1)),
    status: own(p.text().$type<AnalysisStatus>()),
    step: internal(p.text().$type<FitAnalysisStep>().nullable()),
    /** How the run ends, stored once; the status follows when its token has moved. */
    outcome: internal(p.text().$type<'completed' | 'failed'>().nullable()),
    outputLanguage: own(p.text().$type<OutputLanguage>()),
    resumeFileName: own(p.text()),
    /** null: pasted as text. */
    jobFileName: own(p.text().nullable()),
    position: own(p.text().nullable()),
    score: own(p.integer().nullable()),
    report: own(p.json<PremiumReport>().nullable()),
    failureCode: own(p.text().$type<FitFailureCode>().nullable()),
    /** Of both documents and the engine's version: the same again is answered by this row. */
    inputsHash: internal(p.text()),
    holdSource: internal(p.text().unique()),
    holdExpiresAt: internal(p.datetime()),
    /** The owner's balance right after the hold, for the answer to a repeated call. */
    balanceHeld: internal(p.integer()),
    documentsKeptUntil: own(p.datetime().nullable()),
    createdAt: own(p.datetime()),
    decidedAt: internal(p.datetime().nullable()),
    endedAt: own(p.datetime().nullable()),
  },
});

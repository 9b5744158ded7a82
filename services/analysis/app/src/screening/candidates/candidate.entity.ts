import type {
  CandidateFailureCode,
  CandidateNotice,
  CandidateStatus,
} from '@fitfolio/analysis-contract/screening';
import type { Decision, DecisionReason } from '@fitfolio/analysis-contract/screening-table';
import { defineTable, internal, own, secret } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';
import type { RefusalCode } from '../../documents/resume-words.js';
import { ScreeningEntity } from '../screening.entity.js';

/**
 * Somebody in a screening. The row is the owner's; what tells who it is about is sealed (../seal) and in nobody's export,
 * for it is the data of the person whom it is about.
 */
export const CandidateEntity = defineTable('screening_candidate', {
  person: { by: 'screeningId', through: ScreeningEntity, order: 'createdAt', leaves: 'delete' },
  columns: {
    id: own(p.uuid().primary()),
    screeningId: internal(p.uuid()),
    /** Hash of who added it with which Idempotency-Key. */
    addedByKey: secret(p.text()),
    code: own(p.text()),
    status: own(p.text().$type<CandidateStatus>()),
    /** Of the hold that comes next, or that was made: each hold has a source of its own. */
    run: internal(p.integer().default(1)),
    /** How the run ends, stored once; the status follows when its token has moved. */
    outcome: internal(p.text().$type<'completed' | 'failed'>().nullable()),
    failureCode: own(p.text().$type<CandidateFailureCode | RefusalCode>().nullable()),
    notices: own(p.json<CandidateNotice[]>()),
    /** Keyed hashes by which the same person is found again in this screening, and in no other. */
    fileHash: secret(p.text()),
    textHash: secret(p.text().nullable()),
    emailHash: secret(p.text().nullable()),
    fingerprint: secret(p.text().nullable()),
    keyId: internal(p.text()),
    /** File name and name. */
    identity: internal(p.blob()),
    /** What was read of the file: a `Document`. */
    document: internal(p.blob().nullable()),
    /** Sealed later than the rest, so maybe by another key. */
    reportKeyId: internal(p.text().nullable()),
    report: internal(p.blob().nullable()),
    holdSource: internal(p.text().unique().nullable()),
    holdExpiresAt: internal(p.datetime().nullable()),
    decision: own(p.text().$type<Decision>().nullable()),
    decisionRevision: own(p.integer().default(0)),
    decisionReasons: own(p.json<DecisionReason[]>()),
    /** In somebody's own words, so it may name the candidate. */
    decisionNote: internal(p.text().nullable()),
    decidedBy: internal(p.uuid().nullable()),
    decisionAt: own(p.datetime().nullable()),
    liftedAt: own(p.datetime().nullable()),
    liftedBy: internal(p.uuid().nullable()),
    liftReason: internal(p.text().nullable()),
    createdAt: own(p.datetime()),
    outcomeAt: internal(p.datetime().nullable()),
    endedAt: own(p.datetime().nullable()),
  },
});

import { defineTable, internal, own, secret } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';
import { CandidateEntity } from '../candidates/candidate.entity.js';

/** Links by which a candidate sees what was read of their résumé; one of a candidate's works at a time. */
export const CandidateLinkEntity = defineTable('screening_link', {
  person: { by: 'candidateId', through: CandidateEntity, order: 'createdAt', leaves: 'delete' },
  columns: {
    id: internal(p.uuid().primary()),
    candidateId: own(p.uuid()),
    /** SHA-256 of the link's token, which is nowhere kept. */
    tokenHash: secret(p.text().unique()),
    createdAt: own(p.datetime()),
    expiresAt: own(p.datetime()),
    revokedAt: own(p.datetime().nullable()),
    /** When it was first opened, and first used to correct something. */
    openedAt: own(p.datetime().nullable()),
    correctedAt: internal(p.datetime().nullable()),
  },
});

/** What a candidate said about the reading of their résumé. The owner may know that and when; what it says is the person's. */
export const ReadingCorrectionEntity = defineTable('screening_correction', {
  person: { by: 'candidateId', through: CandidateEntity, order: 'at', leaves: 'delete' },
  columns: {
    candidateId: own(p.uuid().primary()),
    id: internal(p.uuid().primary()),
    keyId: internal(p.text()),
    /** A `SealedCorrection`. */
    said: internal(p.blob()),
    at: own(p.datetime()),
  },
});

import type { Verdict } from '@fitfolio/fit-engine/report';
import { defineTable, internal, own } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

/** A CV as its owner last saved it, by the id of the product; one that was never saved is the product's content. */
export const CvEntity = defineTable('cv', {
  person: { by: 'userId', order: 'savedAt', leaves: 'delete' },
  columns: {
    id: own(p.uuid().primary()),
    userId: internal(p.uuid()),
    /** Counts the savings: who saves says which one they have read. */
    revision: own(p.integer()),
    keyId: own(p.text()),
    /** A `CvDocument` as JSON, encrypted (documents/document-vault). The export opens it. */
    content: own(p.blob()),
    savedAt: own(p.datetime()),
  },
});

/** What was kept of a CV under a name. */
export const CvVersionEntity = defineTable('cv_version', {
  person: { by: 'cvId', through: CvEntity, order: 'createdAt', leaves: 'delete' },
  columns: {
    cvId: own(p.uuid().primary()),
    number: own(p.integer().primary()),
    name: own(p.text()),
    score: own(p.integer().nullable()),
    /** By requirement; null like the score. */
    verdicts: own(p.json<Record<string, Verdict>>().nullable()),
    keyId: own(p.text()),
    content: own(p.blob()),
    createdAt: own(p.datetime()),
  },
});

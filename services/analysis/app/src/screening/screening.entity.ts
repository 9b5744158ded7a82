import type { ScreeningEvent } from '@fitfolio/analysis-contract/screening-table';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { defineTable, internal, own } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';
import type { Change, PostRequirement } from '../engine/screening-makers.js';

export const ScreeningEntity = defineTable('screening', {
  person: { by: 'userId', order: 'createdAt', leaves: 'delete' },
  columns: {
    id: own(p.uuid().primary()),
    userId: internal(p.uuid()),
    title: own(p.text()),
    company: own(p.text().nullable()),
    /** null: pasted as text. */
    jobFileName: own(p.text().nullable()),
    outputLanguage: own(p.text().$type<OutputLanguage>()),
    /** Of the post, for a repeated call. */
    inputsHash: internal(p.text()),
    keyId: own(p.text()),
    /** What was read of the post: a `Document`, sealed. The export opens it. */
    job: own(p.blob()),
    /** What the post asks for, as the engine read it. */
    post: own(p.json<PostRequirement[]>()),
    version: own(p.integer().default(1)),
    firstLookAt: own(p.datetime().nullable()),
    createdAt: own(p.datetime()),
    keptUntil: own(p.datetime()),
  },
});

/** Each version of what counts. */
export const ScreeningVersionEntity = defineTable('screening_version', {
  person: { by: 'screeningId', through: ScreeningEntity, leaves: 'delete' },
  columns: {
    screeningId: internal(p.uuid().primary()),
    version: own(p.integer().primary()),
    /** null: the post itself. */
    by: internal(p.uuid().nullable()),
    at: own(p.datetime()),
    afterFirstLook: own(p.boolean()),
    changes: own(p.json<Change[]>()),
  },
});

/** What was done in a screening. Its details are for who takes part: they may name somebody. */
export const ScreeningEventEntity = defineTable('screening_event', {
  person: { by: 'screeningId', through: ScreeningEntity, leaves: 'delete' },
  columns: {
    id: internal(p.bigint('string').primary().autoincrement()),
    screeningId: internal(p.uuid()),
    at: own(p.datetime()),
    /** null: the product itself. */
    by: internal(p.uuid().nullable()),
    what: own(p.text().$type<ScreeningEvent['what']>()),
    /** The candidate's code. */
    candidate: own(p.text().nullable()),
    /** With whom it was shared; whose address goes with the account. */
    memberId: internal(p.uuid().nullable()),
    details: internal(p.json<Record<string, string>>()),
  },
});

/** Holds of runs that were removed, until their tokens are back. */
export const ScreeningReleaseEntity = defineTable('screening_release', {
  person: { none: 'A source of a hold and an instant; it leads to no row any more.' },
  columns: {
    holdSource: p.text().primary(),
    askedAt: p.datetime(),
  },
});

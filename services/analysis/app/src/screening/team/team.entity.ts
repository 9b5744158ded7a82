import type { ScreeningMember } from '@fitfolio/analysis-contract/screening-team';
import { defineTable, internal, own } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';
import { PersonEntity } from '../../people/person.entity.js';

/** With whom a screening is shared. The row belongs to whoever has the address, with an account or before there is one. */
export const ScreeningMemberEntity = defineTable('screening_member', {
  person: {
    by: 'email',
    through: PersonEntity,
    references: 'email',
    order: 'createdAt',
    leaves: 'delete',
  },
  columns: {
    id: own(p.uuid().primary()),
    screeningId: own(p.uuid()),
    email: own(p.text()),
    role: own(p.text().$type<ScreeningMember['role']>()),
    createdAt: own(p.datetime()),
    /** When they first opened it. */
    joinedAt: own(p.datetime().nullable()),
    endedAt: own(p.datetime().nullable()),
  },
});

export const ScreeningCommentEntity = defineTable('screening_comment', {
  person: {
    by: 'userId',
    order: 'createdAt',
    leaves: {
      keep: 'Others work with what was said; it goes with its screening, and names nobody from then on.',
    },
  },
  columns: {
    id: own(p.uuid().primary()),
    candidateId: own(p.uuid()),
    userId: internal(p.uuid()),
    requirementId: own(p.text()),
    text: own(p.text()),
    createdAt: own(p.datetime()),
  },
});

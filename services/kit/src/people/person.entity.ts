import { p } from '@mikro-orm/core';
import { defineTable, internal, own } from '#src/db/define-table';

/** Whom a service knows by address and name, for administrators' lists; `people.ts` fills it. */
export const PersonEntity = defineTable('person', {
  person: { by: 'userId', leaves: { clear: ['email', 'name', 'namedAt'], mark: 'hasLeft' } },
  columns: {
    userId: internal(p.uuid().primary()),
    email: own(p.text().nullable()),
    name: own(p.text().nullable()),
    namedAt: internal(p.datetime().nullable()),
    hasLeft: internal(p.boolean().default(false)),
  },
});

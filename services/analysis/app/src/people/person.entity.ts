import { defineTable, internal, own } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

/** Whose analyses these are, so that administrators can find them by address. */
export const PersonEntity = defineTable('person', {
  person: { by: 'userId', leaves: 'delete' },
  columns: {
    userId: internal(p.uuid().primary()),
    email: own(p.text()),
  },
});

import { defineTable, internal, own } from '@fitfolio/service-kit/db/define-table';
import { p } from '@mikro-orm/core';

export const EntryEntity = defineTable('entry', {
  person: { by: 'userId', order: 'createdAt', leaves: 'delete' },
  columns: {
    id: own(p.uuid().primary()),
    userId: internal(p.uuid()),
    text: own(p.text()),
    createdAt: own(p.datetime()),
  },
});

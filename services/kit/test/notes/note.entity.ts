import { p } from '@mikro-orm/core';
import { defineTable, internal, own } from '#src/db/define-table';

export const NoteEntity = defineTable('note', {
  person: { by: 'userId', order: 'createdAt', leaves: 'delete' },
  columns: {
    id: own(p.uuid().primary()),
    userId: internal(p.uuid()),
    text: own(p.text()),
    createdAt: own(p.datetime()),
  },
});

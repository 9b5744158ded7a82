import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const NoteEntity = defineEntity({
  name: 'Note',
  tableName: 'note',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    text: p.text(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
});
export type NoteEntity = InferEntity<typeof NoteEntity>;

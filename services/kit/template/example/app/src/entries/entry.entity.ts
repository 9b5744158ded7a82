import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const EntryEntity = defineEntity({
  name: 'Entry',
  tableName: 'entry',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    text: p.text(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
});
export type EntryEntity = InferEntity<typeof EntryEntity>;

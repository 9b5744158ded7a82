import { p } from '@mikro-orm/core';
import { defineTable } from '#src/db/define-table';
import { dbOf } from '#src/db/tables';
import { NoteEntity } from './note.entity.js';

const person = { none: 'What tests count by.' };

const ShoutEntity = defineTable('shout', {
  person,
  columns: { noteId: p.uuid().primary(), text: p.text(), times: p.integer().default(1) },
});
const RenameEntity = defineTable('rename', {
  person,
  columns: { id: p.bigint('string').primary().autoincrement(), noteId: p.uuid() },
});
const StarEntity = defineTable('star', {
  person,
  columns: { noteId: p.uuid().primary(), colour: p.text() },
});

/** Every table of this service. */
export const tables = [NoteEntity, ShoutEntity, RenameEntity, StarEntity] as const;

export const db = dbOf<typeof tables>();

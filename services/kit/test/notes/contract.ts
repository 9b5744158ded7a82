import { Id, idParams } from '@fitfolio/contract-kit/common';
import { defineEvent, defineRpc } from '@fitfolio/contract-kit/message';
import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';

export const noteBytesMax = 1_000;
export const Note = z.object({ id: Id, text: z.string() });

export const addNote = defineRoute({
  id: 'addNote',
  method: 'POST',
  path: '/notes',
  access: 'user',
  summary: 'Keeps a note.',
  body: z.strictObject({ text: z.string().trim().min(1).max(100) }),
  status: 201,
  reply: dataOf(Note),
  errors: [],
});

export const getNote = defineRoute({
  id: 'getNote',
  method: 'GET',
  path: '/notes/{id}',
  access: 'user',
  summary: 'One of the caller’s notes.',
  params: idParams,
  reply: dataOf(Note),
  errors: [],
});

export const uploadNote = defineRoute({
  id: 'uploadNote',
  method: 'POST',
  path: '/notes/upload',
  access: 'user',
  summary: 'Says what was uploaded.',
  files: { file: { bytesMax: noteBytesMax, extensions: ['txt'], required: true } },
  body: z.strictObject({ title: z.string().max(50).optional() }),
  reply: z.object({ fileName: z.string(), type: z.string(), size: z.number(), title: z.string().nullable() }),
  errors: [],
});

export const countNotes = defineRoute({
  id: 'countNotes',
  method: 'GET',
  path: '/admin/notes/count',
  access: 'admin',
  summary: 'How many notes there are.',
  reply: z.object({ count: z.number() }),
  errors: [],
});

export const buyNote = defineRoute({
  id: 'buyNote',
  method: 'POST',
  path: '/notes/buy',
  access: 'user',
  summary: 'Spends something.',
  body: z.strictObject({}),
  status: 204,
  errors: [],
  fresh: true,
});

export const clearNotes = defineRoute({
  id: 'clearNotes',
  method: 'DELETE',
  path: '/admin/notes',
  access: 'admin',
  reauthenticated: true,
  summary: 'Removes nothing.',
  status: 204,
  errors: [],
});

export const failNote = defineRoute({
  id: 'failNote',
  method: 'POST',
  path: '/notes/fail',
  access: 'public',
  summary: 'Fails in a way nobody foresaw.',
  body: z.strictObject({}),
  reply: z.object({ fine: z.boolean() }),
  errors: [],
  cookies: true,
});

export const breakNote = defineRoute({
  id: 'breakNote',
  method: 'GET',
  path: '/notes/break',
  access: 'public',
  summary: 'Answers what it must not.',
  query: z.strictObject({ how: z.enum(['wrong', 'missing']) }),
  reply: z.object({ fine: z.boolean() }),
  errors: [],
});

export const noteRoutes = {
  addNote,
  getNote,
  uploadNote,
  countNotes,
  buyNote,
  clearNotes,
  failNote,
  breakNote,
};

export const noteAdded = defineEvent({
  subject: 'evt.notes.note.added.v1',
  summary: 'A note was kept.',
  payload: z.object({ noteId: Id, text: z.string() }),
  key: (p) => p.noteId,
});

export const noteShouted = defineEvent({
  subject: 'evt.notes.note.shouted.v1',
  summary: 'A note was made loud.',
  payload: z.object({ noteId: Id }),
  key: (p) => p.noteId,
});

export const renameNote = defineRpc({
  subject: 'rpc.notes.rename-note.v1',
  summary: 'Changes the text of a note.',
  request: z.object({ noteId: Id, text: z.string() }),
  reply: z.object({ renames: z.number() }),
  deadlineMs: 2_000,
  errors: ['NOTE_LOCKED'],
});

export const starNote = defineRpc({
  subject: 'rpc.notes.star-note.v1',
  summary: 'Marks a note with a colour, once.',
  request: z.object({ noteId: Id, colour: z.string() }),
  reply: z.object({ colour: z.string() }),
  deadlineMs: 2_000,
  errors: ['IDEMPOTENCY_MISMATCH'],
  idempotent: true,
});

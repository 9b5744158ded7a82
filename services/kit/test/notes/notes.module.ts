import { Module } from '@nestjs/common';
import { AddNote } from './add-note.js';
import { NoteStore } from './note.store.js';
import { NotesController } from './notes.controller.js';
import { ShoutNoteHandler } from './shout-note.handler.js';

@Module({ controllers: [NotesController, ShoutNoteHandler], providers: [AddNote, NoteStore] })
export class NotesModule {}

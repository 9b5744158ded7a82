import { Module } from '@nestjs/common';
import { AddNote } from './add-note.js';
import { CountNotes } from './count-notes.js';
import { GetNote } from './get-note.js';
import { NotesController } from './notes.controller.js';
import { ShoutNoteHandler } from './shout-note.handler.js';

@Module({ controllers: [NotesController, ShoutNoteHandler], providers: [AddNote, GetNote, CountNotes] })
export class NotesModule {}

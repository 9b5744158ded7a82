import { Controller } from '@nestjs/common';
import { type Call, Handles, Input } from '#src/http/handles';
import { problem } from '#src/http/problem-error';
import { AddNote } from './add-note.js';
import {
  addNote,
  breakNote,
  buyNote,
  clearNotes,
  countNotes,
  failNote,
  getNote,
  uploadNote,
} from './contract.js';
import { CountNotes } from './count-notes.js';
import { GetNote } from './get-note.js';

@Controller()
export class NotesController {
  constructor(
    private readonly addNote: AddNote,
    private readonly getNote: GetNote,
    private readonly countNotes: CountNotes,
  ) {}

  @Handles(addNote)
  async add(@Input() call: Call<typeof addNote>) {
    return { data: await this.addNote.run(call.user.id, call.body.text) };
  }

  @Handles(getNote)
  async get(@Input() call: Call<typeof getNote>) {
    return { data: await this.getNote.run(call.user.id, call.params.id) };
  }

  @Handles(uploadNote)
  upload(@Input() call: Call<typeof uploadNote>) {
    const file = call.files['file'];
    if (file === undefined) throw problem('INVALID_INPUT', 'The file is missing.');
    const { fileName, declaredType: type, bytes } = file;
    return { fileName, type, size: bytes.byteLength, title: call.body.title ?? null };
  }

  @Handles(countNotes)
  count() {
    return this.countNotes.run();
  }

  @Handles(buyNote)
  buy(): void {}

  @Handles(clearNotes)
  clear(): void {}

  @Handles(breakNote)
  break(@Input() call: Call<typeof breakNote>): { fine: boolean } {
    const wrong: unknown = call.query.how === 'wrong' ? { fine: 'secret' } : undefined;
    return wrong as { fine: boolean };
  }

  @Handles(failNote)
  fail(): { fine: boolean } {
    throw new Error('secret inner text');
  }
}

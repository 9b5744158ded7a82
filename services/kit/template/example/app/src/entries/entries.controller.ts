import { addEntry } from '@fitfolio/example-contract/entry';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { AddEntry } from './add-entry.js';

@Controller()
export class EntriesController {
  constructor(private readonly addEntry: AddEntry) {}

  @Handles(addEntry)
  async add(@Input() call: Call<typeof addEntry>) {
    const { id, text, createdAt } = await this.addEntry.run(call.user.id, call.body.text);
    return { data: { id, text, createdAt: createdAt.toISOString() } };
  }
}

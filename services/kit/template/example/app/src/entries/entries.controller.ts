import { addEntry } from '@fitfolio/example-contract/entry';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { AddEntry } from './add-entry.js';

@Controller()
export class EntriesController {
  constructor(private readonly addEntry: AddEntry) {}

  @Handles(addEntry)
  async add(@Input() { user, body }: Call<typeof addEntry>): Promise<RouteReply<typeof addEntry>> {
    return { data: await this.addEntry.run(user.id, body.text) };
  }
}

import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { note } from '../log.js';
import { RemovePeople } from '../remove.js';
import { type Caller, ScreeningStore } from '../screening.store.js';

@Injectable()
export class RemoveCandidate {
  constructor(
    private readonly database: Database,
    private readonly store: ScreeningStore,
    private readonly removing: RemovePeople,
  ) {}

  /** One that is gone already is no fault. */
  async run(screeningId: string, candidateId: string, caller: Caller): Promise<void> {
    await this.store.seen(screeningId, caller, 'owner');
    const sources = await this.database.transaction(async (tx) => {
      const removed = await this.removing.candidates(tx, { candidateId, screeningId });
      if (!removed) return [];
      const { code: candidate, sources } = removed;
      await note(tx, { screeningId, by: caller.id, what: 'candidate-removed', candidate });
      return sources;
    });
    await this.removing.release(sources);
  }
}

import type { AdminBundle, BundleInput } from '@fitfolio/credits-contract/bundle';
import { saveAudited } from '@fitfolio/service-kit/audit/save-audited';
import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { creditsProblem } from '../ledger/credits-problem.js';
import { findBundle, saveBundle } from './bundle.store.js';

@Injectable()
export class SaveBundle {
  constructor(private readonly database: Database) {}

  /** Makes a bundle (`id` null) or changes one. */
  run(actorId: string, id: string | null, input: BundleInput): Promise<AdminBundle> {
    return saveAudited(this.database, {
      thing: 'bundle',
      actorId,
      id,
      find: ({ sql }, found) => findBundle(sql, found),
      save: ({ sql }) => saveBundle(sql, id, input),
      refusals: {
        missing: () => creditsProblem('BUNDLE_NOT_FOUND', 'There is no such bundle.'),
        taken: (cause) => creditsProblem('BUNDLE_CODE_TAKEN', 'Another bundle has this code.', { cause }),
      },
    });
  }
}

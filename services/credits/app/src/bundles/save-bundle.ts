import type { AdminBundle, BundleInput } from '@fitfolio/credits-contract/bundle';
import { saveAudited } from '@fitfolio/service-kit/audit/save-audited';
import { Database } from '@fitfolio/service-kit/db/database';
import { json } from '@fitfolio/service-kit/db/query';
import { saveRow } from '@fitfolio/service-kit/db/save-row';
import { Injectable } from '@nestjs/common';
import { creditsProblem } from '../ledger/credits-problem.js';
import { db } from '../tables.js';
import { findBundle } from './bundles.store.js';

@Injectable()
export class SaveBundle {
  constructor(private readonly database: Database) {}

  /** Makes a bundle (`id` null) or changes one. */
  run(actorId: string, id: string | null, input: BundleInput): Promise<AdminBundle> {
    return saveAudited(this.database, {
      thing: 'bundle',
      actorId,
      id,
      find: findBundle,
      save: (tx) =>
        saveRow(db(tx), 'bundle', id, {
          ...input,
          name: json(input.name),
          description: json(input.description),
        }),
      refusals: {
        missing: () => creditsProblem('BUNDLE_NOT_FOUND', 'There is no such bundle.'),
        taken: (cause) => creditsProblem('BUNDLE_CODE_TAKEN', 'Another bundle has this code.', { cause }),
      },
    });
  }
}

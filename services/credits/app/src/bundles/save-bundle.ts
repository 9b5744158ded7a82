import type { AdminBundle, BundleInput } from '@fitfolio/credits-contract/bundle';
import { Database } from '@fitfolio/service-kit/db/database';
import { sqlState } from '@fitfolio/service-kit/db/database-error';
import { Injectable } from '@nestjs/common';
import { writeAudit } from '@fitfolio/service-kit/audit/write-audit';
import { creditsProblem } from '../ledger/credits-problem.js';
import { findBundle, saveBundle } from './bundle.store.js';

const uniqueViolation = '23505';

@Injectable()
export class SaveBundle {
  constructor(private readonly database: Database) {}

  /** Makes a bundle (`id` null) or changes one. */
  async run(actorId: string, id: string | null, input: BundleInput): Promise<AdminBundle> {
    try {
      return await this.database.transaction(async ({ sql }) => {
        const before = id === null ? undefined : await findBundle(sql, id);
        const saved = before === null ? null : await saveBundle(sql, id, input);
        const after = saved === null ? null : await findBundle(sql, saved);
        if (after === null) throw creditsProblem('BUNDLE_NOT_FOUND', 'There is no such bundle.');
        const action = before === undefined ? 'bundle-made' : 'bundle-changed';
        await writeAudit(sql, { actorId, action, subject: after.id, before, after });
        return after;
      });
    } catch (error) {
      if (sqlState(error) !== uniqueViolation) throw error;
      throw creditsProblem('BUNDLE_CODE_TAKEN', 'Another bundle has this code.', { cause: error });
    }
  }
}

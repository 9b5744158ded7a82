import type { Factor, FactorKind } from '@fitfolio/auth-contract/factors';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { toDto } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import { RecoveryCodes } from './recovery-codes.js';

@Injectable()
export class FactorStore {
  constructor(
    private readonly database: Database,
    private readonly recoveryCodes: RecoveryCodes,
  ) {}

  /** As their owner sees them, oldest first. */
  async list(accountId: string, work: Work = this.database): Promise<Factor[]> {
    const rows = await db(work)
      .selectFrom('factor')
      .select(['id', 'kind', 'name', 'createdAt', 'usedAt', 'backedUp'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    return rows.map(toDto);
  }

  /** What a second step can be done with; empty when there is none. */
  async kinds(accountId: string): Promise<FactorKind[]> {
    const rows = await db(this.database)
      .selectFrom('factor')
      .select('kind')
      .distinct()
      .where('accountId', '=', accountId)
      .orderBy('kind')
      .execute();
    return rows.map(({ kind }) => kind);
  }

  /** Removes a factor, with the last one also the recovery codes and what it opened. Its name; null when there is none. */
  async remove(tx: Tx, accountId: string, id: string): Promise<string | null> {
    const [name] = await this.removeBy(tx, accountId, { id });
    return name ?? null;
  }

  /** What the factors of an account were set up with; null when it has none. */
  async setUpOf(tx: Tx, accountId: string): Promise<string | null> {
    const row = await db(tx)
      .selectFrom('factor')
      .select('setUpId')
      .where('accountId', '=', accountId)
      .limit(1)
      .executeTakeFirst();
    return row?.setUpId ?? null;
  }

  /** Removes a set-up as a whole. The names of its factors. */
  removeSetUp(tx: Tx, accountId: string, setUpId: string): Promise<string[]> {
    return this.removeBy(tx, accountId, { setUpId });
  }

  private async removeBy(
    tx: Tx,
    accountId: string,
    by: { readonly id: string } | { readonly setUpId: string },
  ): Promise<string[]> {
    await db(tx).selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    const removed = await db(tx)
      .deleteFrom('factor')
      .where(({ and }) => and(by))
      .where('accountId', '=', accountId)
      .returning('name')
      .execute();
    if (removed.length > 0 && (await this.list(accountId, tx)).length === 0) {
      await this.recoveryCodes.removeAll(tx, accountId);
      await db(tx)
        .updateTable('session')
        .set({ secondFactor: false })
        .where('accountId', '=', accountId)
        .execute();
    }
    return removed.map(({ name }) => name);
  }
}

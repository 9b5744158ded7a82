import { batches } from '@fitfolio/service-kit/db/batches';
import { Database } from '@fitfolio/service-kit/db/database';
import { sql } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';
import { findUsers, type FoundUsers, type UserFilter, type UserRow } from './find-users.js';

/** All users of a search in the order of the list, however many there are. */
@Injectable()
export class ExportUsers {
  constructor(private readonly database: Database) {}

  async *run({ sort = '-createdAt', ...filter }: UserFilter & { readonly sort?: string | undefined }) {
    const users = await findUsers(this.database, filter);
    const descending = sort.startsWith('-');
    if (sort.endsWith('createdAt'))
      yield* batches(users, { by: ['account.createdAt', 'account.id'], descending });
    else if (sort.endsWith('email')) yield* batches(users, { by: ['account.email'], descending });
    else yield* this.byName(users, descending);
  }

  /** Who has no name comes last, either way. */
  private async *byName(users: FoundUsers, descending: boolean): AsyncGenerator<UserRow[]> {
    const named = users.where('name', 'is not', null).select(sql<string>`folded(name)`.as('folded'));
    const sorted = db(this.database).selectFrom(named.as('account')).selectAll();
    yield* batches(sorted, { by: ['account.folded', 'account.id'], descending });
    yield* batches(users.where('name', 'is', null), { by: ['account.id'], descending });
  }
}

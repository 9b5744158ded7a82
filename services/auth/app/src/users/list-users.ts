import type { AdminUser } from '@fitfolio/auth-contract/admin-users';
import { Database } from '@fitfolio/service-kit/db/database';
import type { ListQuery, Paged } from '@fitfolio/service-kit/db/list';
import { listPage } from '@fitfolio/service-kit/db/list-page';
import { sql } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { adminUserOf, findUsers, type UserFilter } from './find-users.js';

const listed = {
  sorts: { createdAt: 'account.createdAt', email: 'account.email', name: sql`folded(account.name)` },
  defaultSort: '-createdAt',
  tieBreaks: ['account.id'],
} as const;

@Injectable()
export class ListUsers {
  constructor(private readonly database: Database) {}

  async run(query: UserFilter & ListQuery): Promise<Paged<AdminUser>> {
    const users = await findUsers(this.database, query);
    const { data, page } = await listPage(users, query, listed);
    return { data: data.map(adminUserOf), page };
  }
}

import type { AdminUser } from '@fitfolio/auth-contract/admin-users';
import type { User } from '@fitfolio/auth-contract/user';
import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { type Account, AccountEntity, shownUser } from '../accounts/account.entity.js';

export interface UserChanges {
  readonly name?: string | undefined;
  readonly gender?: User['gender'] | undefined;
  readonly userType?: User['userType'] | undefined;
}

export interface ListQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
}

const columns: Record<string, string> = {
  createdAt: 'created_at',
  email: 'email',
  name: 'lower(unaccent(name))',
};

function orderBy(sort = '-createdAt'): string {
  const column = columns[sort.replace(/^-/, '')] ?? 'created_at';
  return `${column} ${sort.startsWith('-') ? 'desc' : 'asc'} nulls last, id`;
}

const likePattern = (search: string): string => `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;

@Injectable()
export class UsersStore {
  constructor(private readonly database: Database) {}

  /** The changed account; null when it is gone. */
  change(id: string, changes: UserChanges): Promise<Account | null> {
    return this.database.transaction(async (tx) => {
      const account = await tx.em.findOne(AccountEntity, { id });
      if (!account) return null;
      for (const [key, value] of Object.entries(changes))
        if (value !== undefined) Object.assign(account, { [key]: value });
      return account;
    });
  }

  /** Finds by address and name, also typed without diacritics. */
  async list({ page, pageSize, search, sort }: ListQuery): Promise<{ data: AdminUser[]; total: number }> {
    const params = [search?.trim() ? likePattern(search.normalize('NFC')) : null];
    const from = `from account where $1::text is null
      or unaccent(email || ' ' || coalesce(name, '')) ilike unaccent($1)`;
    const [counted] = await this.database.sql<{ total: number }>(
      `select count(*)::int as total ${from}`,
      params,
    );
    const rows = await this.database.sql<Account>(
      `select id, email, name, gender, user_type as "userType", is_admin as "isAdmin",
         email_verified as "emailVerified", created_at as "createdAt", disabled ${from}
       order by ${orderBy(sort)} limit $2 offset $3`,
      [...params, pageSize, (page - 1) * pageSize],
    );
    return {
      data: rows.map((row) => ({
        ...shownUser(row),
        disabled: row.disabled,
        google: false,
        lastSeenAt: null,
      })),
      total: counted?.total ?? 0,
    };
  }
}

import type { AdminUser } from '@fitfolio/auth-contract/admin-users';
import type { User } from '@fitfolio/auth-contract/user';
import { Database, type Sql } from '@fitfolio/service-kit/db/database';
import { foldedMatch } from '@fitfolio/service-kit/db/folded';
import { likePattern, type ListQuery, orderBy, type Paged, paged } from '@fitfolio/service-kit/db/list';
import { Injectable } from '@nestjs/common';
import { type Account, shownUser } from '../accounts/account.entity.js';

export interface UserFilters {
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly verified?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly admin?: boolean | undefined;
  readonly userType?: NonNullable<User['userType']> | undefined;
}

type PagedQuery = UserFilters & ListQuery;

type Row = Account & { readonly google: boolean; readonly lastSeenAt: Date | null };

const columns = { createdAt: 'created_at', email: 'email', name: 'lower(unaccent(name))' };

const shown = `id, email, name, gender, user_type as "userType", is_admin as "isAdmin", disabled,
  deletion_at as "deletionAt",  email_verified as "emailVerified", created_at as "createdAt", google_sub is not null as google,
  (select max(seen_at) from session where account_id = account.id) as "lastSeenAt"`;

const matching = `from account where ${foldedMatch('search', '$1')}
  and ($2::boolean is null or email_verified = $2) and ($3::boolean is null or disabled = $3)
  and ($4::boolean is null or is_admin = $4) and ($5::text is null or user_type = $5)`;

const adminUser = (row: Row): AdminUser => ({
  ...shownUser(row),
  disabled: row.disabled,
  deletionAt: row.deletionAt?.toISOString() ?? null,
  google: row.google,
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
});

const parametersOf = ({ search, verified, disabled, admin, userType }: UserFilters): unknown[] => [
  likePattern(search),
  verified ?? null,
  disabled ?? null,
  admin ?? null,
  userType ?? null,
];

/** Accounts as administrators see them. */
@Injectable()
export class UsersStore {
  constructor(private readonly database: Database) {}

  /** Finds by address and name, also typed without diacritics. */
  list(query: PagedQuery): Promise<Paged<AdminUser>> {
    return likePattern(query.search) === null ? this.page(query) : this.found(query);
  }

  /** Of all of them, a page comes by its order's index; counting is another matter. */
  private async page(query: PagedQuery): Promise<Paged<AdminUser>> {
    const { page, pageSize } = query;
    const [counted, data] = await Promise.all([
      this.database.sql<{ total: number }>(`select count(*)::int as total ${matching}`, parametersOf(query)),
      this.some(query, pageSize, (page - 1) * pageSize),
    ]);
    return paged(query, data, counted[0]?.total ?? 0);
  }

  /** What a search finds is few: page and count come from one look at the index. */
  private async found(query: PagedQuery): Promise<Paged<AdminUser>> {
    const { page, pageSize, sort } = query;
    const rows = await this.database.sql<Row & { total: number }>(
      `with found as materialized (select * ${matching}), counted as (select count(*)::int as total from found)
       select ${shown}, counted.total from counted left join lateral
         (select * from found order by ${orderBy(columns, sort, '-createdAt', 'id')} limit $6 offset $7) account
         on true order by ${orderBy(columns, sort, '-createdAt', 'id')}`,
      [...parametersOf(query), pageSize, (page - 1) * pageSize],
    );
    // A page behind the last one is a row of nothing but the count.
    return paged(query, rows.filter((row) => row.id).map(adminUser), rows[0]?.total ?? 0);
  }

  /** So many of them, from the first on or a later one. */
  async some(query: UserFilters, count: number, offset = 0): Promise<AdminUser[]> {
    const rows = await this.database.sql<Row>(
      `select ${shown} ${matching} order by ${orderBy(columns, query.sort, '-createdAt', 'id')} limit $6 offset $7`,
      [...parametersOf(query), count, offset],
    );
    return rows.map(adminUser);
  }

  async find(id: string, sql: Sql = this.database.sql): Promise<AdminUser | null> {
    const [row] = await sql<Row>(`select ${shown} from account where id = $1`, [id]);
    return row ? adminUser(row) : null;
  }
}

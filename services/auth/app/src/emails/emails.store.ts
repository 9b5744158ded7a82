import type { Mail, MailKind } from '@fitfolio/auth-contract/mail';
import { Database, type Sql } from '@fitfolio/service-kit/db/database';
import { likePattern, orderBy } from '@fitfolio/service-kit/db/list';
import { Injectable } from '@nestjs/common';

import type { MailValues } from '../adapters/mail/mail.store.js';

export interface EmailsQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly state?: Mail['state'] | undefined;
  readonly kind?: MailKind | undefined;
}

type MailRow = Omit<Mail, 'createdAt' | 'sentAt'> & {
  readonly createdAt: Date;
  readonly sentAt: Date | null;
};

const columns = { createdAt: 'created_at', recipient: 'recipient' };
const shown = `id, kind, language, recipient, state, tries, error, created_at as "createdAt", sent_at as "sentAt"`;

const mailOf = (row: MailRow): Mail => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
});

@Injectable()
export class EmailsStore {
  constructor(private readonly database: Database) {}

  async list(query: EmailsQuery): Promise<{ data: Mail[]; total: number }> {
    const { page, pageSize, search, sort, state, kind } = query;
    const params = [likePattern(search), state ?? null, kind ?? null];
    const from = `from mail where ($1::text is null or recipient ilike $1)
      and ($2::text is null or state = $2) and ($3::text is null or kind = $3)`;
    const [counted] = await this.database.sql<{ total: number }>(
      `select count(*)::int as total ${from}`,
      params,
    );
    const rows = await this.database.sql<MailRow>(
      `select ${shown} ${from} order by ${orderBy(columns, sort, '-createdAt', 'id')} limit $4 offset $5`,
      [...params, pageSize, (page - 1) * pageSize],
    );
    return { data: rows.map(mailOf), total: counted?.total ?? 0 };
  }

  async find(sql: Sql, id: string): Promise<{ mail: Mail; values: MailValues } | null> {
    const [row] = await sql<MailRow & { values: MailValues }>(
      `select ${shown}, values from mail where id = $1`,
      [id],
    );
    if (!row) return null;
    const { values, ...mail } = row;
    return { mail: mailOf(mail), values };
  }
}

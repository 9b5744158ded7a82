import type { Mail, MailKind } from '@fitfolio/auth-contract/mail';
import { Database, type Sql } from '@fitfolio/service-kit/db/database';
import { likePattern, listPage, type ListQuery, orderBy, type Paged } from '@fitfolio/service-kit/db/list';
import { Injectable } from '@nestjs/common';
import type { MailValues } from '../adapters/mail/mail.store.js';

export interface EmailsQuery extends ListQuery {
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

  list(query: EmailsQuery): Promise<Paged<Mail>> {
    return listPage(
      this.database.sql,
      {
        columns: shown,
        from: `from mail where ($1::text is null or recipient ilike $1)
          and ($2::text is null or state = $2) and ($3::text is null or kind = $3)`,
        params: [likePattern(query.search), query.state ?? null, query.kind ?? null],
        orderBy: orderBy(columns, query.sort, '-createdAt', 'id'),
      },
      query,
      mailOf,
    );
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

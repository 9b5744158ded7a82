import type { Mail } from '@fitfolio/auth-contract/mail';
import { Database } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';

export interface EmailsQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
}

type MailRow = Omit<Mail, 'createdAt' | 'sentAt'> & {
  readonly createdAt: Date;
  readonly sentAt: Date | null;
};

const columns: Record<string, string> = { createdAt: 'created_at', recipient: 'recipient' };

function orderBy(sort = '-createdAt'): string {
  const column = columns[sort.replace(/^-/, '')] ?? 'created_at';
  return `${column} ${sort.startsWith('-') ? 'desc' : 'asc'}, id`;
}

const likePattern = (search: string): string => `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;

@Injectable()
export class EmailsStore {
  constructor(private readonly database: Database) {}

  async list({ page, pageSize, search, sort }: EmailsQuery): Promise<{ data: Mail[]; total: number }> {
    const params = [search?.trim() ? likePattern(search) : null];
    const from = 'from mail where $1::text is null or recipient ilike $1';
    const [counted] = await this.database.sql<{ total: number }>(
      `select count(*)::int as total ${from}`,
      params,
    );
    const rows = await this.database.sql<MailRow>(
      `select id, kind, language, recipient, state, tries, error, created_at as "createdAt", sent_at as "sentAt"
       ${from} order by ${orderBy(sort)} limit $2 offset $3`,
      [...params, pageSize, (page - 1) * pageSize],
    );
    const data = rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
    }));
    return { data, total: counted?.total ?? 0 };
  }
}

import type { AuditAction, AuditEntry } from '@fitfolio/auth-contract/audit';
import { Database } from '@fitfolio/service-kit/db/database';
import { likePattern, listPage, type ListQuery, type Paged } from '@fitfolio/service-kit/db/list';
import { Injectable } from '@nestjs/common';

export interface AuditQuery extends ListQuery {
  readonly sort?: 'at' | '-at' | undefined;
  readonly action?: AuditAction | undefined;
  readonly actor?: string | undefined;
  readonly subject?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

type Facts = AuditEntry['before'];

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly action: AuditAction;
  readonly actor: string | null;
  readonly actorEmail: string | null;
  readonly subject: string | null;
  readonly subjectEmail: string | null;
  readonly reason: string | null;
  readonly before: Facts;
  readonly after: Facts;
  readonly requestId: string | null;
}

const shown = `line.id::text, line.at, line.action, line.actor, actor.email as "actorEmail", line.subject,
  subject.email as "subjectEmail", line.reason, line.before, line.after, line.request_id as "requestId"`;

const lines = `from audit line
  left join account actor on actor.id = line.actor
  left join account subject on subject.id = case when line.subject ~ '^[0-9a-f-]{36}$' then line.subject::uuid end`;

const isId = /^[\da-f-]{36}$/;

const entryOf = ({ at, actor, actorEmail, subject, subjectEmail, ...row }: Row): AuditEntry => ({
  ...row,
  at: at.toISOString(),
  actor: actor === null ? null : { id: actor, email: actorEmail },
  subject: subject !== null && isId.test(subject) ? { id: subject, email: subjectEmail } : null,
});

/** The audit table, for reading. Addresses are looked up, not kept: they leave with the account. */
@Injectable()
export class AuditLog {
  constructor(private readonly database: Database) {}

  list(query: AuditQuery): Promise<Paged<AuditEntry>> {
    const { search, sort, action, actor, subject, from, to } = query;
    return listPage(
      this.database.sql,
      {
        columns: shown,
        from: `${lines} where ($1::text is null
            or folded(concat_ws(' ', actor.email, subject.email, line.reason)) like folded($1))
          and ($2::text is null or line.action = $2) and ($3::uuid is null or line.actor = $3)
          and ($4::text is null or line.subject = $4)
          and ($5::timestamptz is null or line.at >= $5) and ($6::timestamptz is null or line.at < $6)`,
        params: [likePattern(search), action, actor, subject, from, to].map((value) => value ?? null),
        orderBy: `line.id ${sort === 'at' ? 'asc' : 'desc'}`,
      },
      query,
      entryOf,
    );
  }

  /** What was done to a person, newest first. */
  async about(id: string, max: number): Promise<AuditEntry[]> {
    const rows = await this.database.sql<Row>(
      `select ${shown} ${lines} where line.subject = $1 order by line.id desc limit $2`,
      [id, max],
    );
    return rows.map(entryOf);
  }
}

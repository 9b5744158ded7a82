import type { AuditAction, AuditEntry } from '@fitfolio/auth-contract/audit';
import { Database } from '@fitfolio/service-kit/db/database';
import type { ListQuery, Paged } from '@fitfolio/service-kit/db/list';
import { listPage } from '@fitfolio/service-kit/db/list-page';
import { hasFolded, hasSearched } from '@fitfolio/service-kit/db/search';
import { type Dto, sql, toDto } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';

export interface AuditQuery extends ListQuery {
  readonly sort?: 'at' | '-at' | undefined;
  readonly action?: AuditAction | undefined;
  readonly service?: string | undefined;
  readonly actor?: string | undefined;
  readonly subject?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const listed = { sorts: { at: 'line.id' }, defaultSort: '-at', tieBreaks: [] } as const;

/** The audit table, for reading. Addresses are looked up, not kept: they leave with the account. */
@Injectable()
export class AuditLog {
  constructor(private readonly database: Database) {}

  async list(query: AuditQuery): Promise<Paged<AuditEntry>> {
    const lines = await findLines(this.database, query);
    const { data, page } = await listPage(lines, query, listed);
    return { data: data.map(entryOf), page };
  }

  /** What was done to a person, newest first. */
  async about(id: string, max: number): Promise<AuditEntry[]> {
    const lines = linesOf(this.database).where('line.subject', '=', id).orderBy('line.id', 'desc').limit(max);
    return (await lines.execute()).map((line) => entryOf(toDto(line)));
  }
}

/** Those of a search and its filters. */
export async function findLines(
  work: Work,
  query: Omit<AuditQuery, keyof ListQuery | 'sort'> & Pick<ListQuery, 'search'>,
) {
  const { search, action, service, actor, subject, from, to } = query;
  const searched = await hasSearched(search, {
    id: sql.ref('line.id'),
    texts: [sql<string>`folded(line.reason)`, sql<string>`actor.search`, sql<string>`person.search`],
    found: () => foundLines(work, search),
  });
  let lines = linesOf(work).where(searched);
  if (action !== undefined) lines = lines.where('line.action', '=', action);
  if (service !== undefined) lines = lines.where('line.service', '=', service);
  if (actor !== undefined) lines = lines.where('line.actorId', '=', actor);
  if (subject !== undefined) lines = lines.where('line.subject', '=', subject);
  if (from !== undefined) lines = lines.where('line.at', '>=', new Date(from));
  if (to !== undefined) lines = lines.where('line.at', '<', new Date(to));
  return lines;
}

const linesOf = (work: Work) =>
  db(work)
    .selectFrom('audit as line')
    .leftJoin('account as actor', 'actor.id', 'line.actorId')
    .leftJoin('account as person', (join) => join.on(sql<boolean>`person.id::text = line.subject`))
    .select(['line.id', 'line.at', 'line.service', 'line.actorId', 'line.action', 'line.subject'])
    .select(['line.reason', 'line.requestId', 'line.network'])
    .select(['actor.email as actorEmail', 'person.email as personEmail'])
    .select(({ ref }) => [
      ref('line.before').$castTo<AuditEntry['before']>().as('before'),
      ref('line.after').$castTo<AuditEntry['after']>().as('after'),
    ]);

/** The lines that a search finds: by the name or address of who or whom, or by the reason. */
function foundLines(work: Work, search: string | undefined) {
  const byPerson = db(work)
    .selectFrom('account')
    .where(hasFolded(sql<string>`account.search`, search));
  return db(work)
    .selectFrom('audit')
    .select('audit.id')
    .where(hasFolded(sql<string>`folded(reason)`, search))
    .unionAll(byPerson.innerJoin('audit', 'audit.actorId', 'account.id').select('audit.id'))
    .unionAll(
      byPerson
        .innerJoin('audit', (join) => join.on(sql<boolean>`account.id::text = audit.subject`))
        .select('audit.id'),
    );
}

type Line = Dto<Awaited<ReturnType<ReturnType<typeof linesOf>['execute']>>[number]>;

const entryOf = ({ actorId, actorEmail, subject, personEmail, ...line }: Line): AuditEntry => ({
  ...line,
  actor: actorId === null ? null : { id: actorId, email: actorEmail },
  subject: subject === null ? null : { id: subject, email: personEmail },
});

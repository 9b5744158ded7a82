import type { Database } from '@fitfolio/service-kit/db/database';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { connectTo } from '@fitfolio/service-kit/testing/test-database';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findLines } from '../../src/audit/audit-log.js';
import { findMails } from '../../src/emails/list-emails.js';
import { findUsers } from '../../src/users/find-users.js';
import { startAuth } from './auth.js';

interface Compiled {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}
type Compile = (database: Database, search: string) => Promise<Compiled>;

/** Tests that search among so many of everything. */
export function searchesReadIndexes(rows: number): void {
  let service: TestService;
  beforeAll(async () => {
    service = await startAuth();
    for (const statement of [
      `insert into account (id, email, name, created_at)
       select gen_random_uuid(), 'person-' || n || '@example.com', 'Nguyễn Văn ' || n, now()
       from generate_series(1, ${rows}) n`,
      `insert into session (id, account_id, created_at, seen_at, ends_at)
       select gen_random_uuid(), id, now(), now(), now() from account`,
      `insert into mail (id, kind, language, recipient, state)
       select gen_random_uuid(), 'verify-email', 'vi', email, 'sent' from account`,
      `insert into audit (actor_id, action, subject, reason)
       select id, 'signed-in', id::text, 'asked for by ' || email from account`,
      'vacuum analyze',
    ])
      await service.database.sql(statement);
  }, 240_000);
  afterAll(() => service.close());

  /** What a search asks, and what it asked before to know it, told to the statistics: a connection tells when it ends. */
  async function asked(compile: Compile, search: string): Promise<Compiled> {
    const database = await connectTo(service.database);
    try {
      return await compile(database, search);
    } finally {
      await database.close();
    }
  }

  describe.each([
    [
      'users',
      async (database, search) => (await findUsers(database, { search })).compile(),
      'account_search',
    ],
    ['mails', async (database, search) => findMails(database, { search }).compile(), 'mail_search'],
    [
      'lines of the audit log',
      async (database, search) => (await findLines(database, { search })).compile(),
      'audit_search',
    ],
  ] satisfies [string, Compile, string][])('an administrator’s search of %s', (_of, compile, index) => {
    it('that finds few reads no large table as a whole', async () => {
      const { sql, parameters } = await asked(compile, 'person-3777');
      const lines = await service.database.sql<{ 'QUERY PLAN': string }>(`explain ${sql}`, parameters);
      expect(lines.map((line) => line['QUERY PLAN']).join('\n')).not.toContain('Seq Scan on');
      expect(await service.database.sql(sql, parameters)).toHaveLength(1);
      await service.database.sql('select pg_stat_force_next_flush()');
      await eventually(async () => {
        const [row] = await service.database.sql<{ scans: number }>(
          'select idx_scan::int as scans from pg_stat_user_indexes where indexrelname = $1',
          [index],
        );
        expect(row?.scans).toBeGreaterThan(0);
      });
    });

    it('that finds many finds them all', async () => {
      const { sql, parameters } = await asked(compile, 'PERSON-');
      expect(await service.database.sql(sql, parameters)).toHaveLength(rows);
    });
  });
}

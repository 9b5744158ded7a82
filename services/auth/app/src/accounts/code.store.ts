import { codeTriesMax, codeTtlMinutes } from '@fitfolio/auth-contract/mail';
import { Database, type Sql } from '@fitfolio/service-kit/db/database';
import { Injectable } from '@nestjs/common';
import { TokenKeys } from '../keys/token-keys.js';

export type CodePurpose = 'verify-email' | 'reset-password';
export type CodeOutcome = 'right' | 'wrong' | 'expired' | 'used-up';

interface CodeRow {
  readonly triesLeft: boolean;
  readonly alive: boolean;
}

/** One code per account and purpose. A code is derived from its mail, so that each try of the mail carries the same. */
@Injectable()
export class CodeStore {
  constructor(
    private readonly database: Database,
    private readonly keys: TokenKeys,
  ) {}

  /** The code of a mail, which ends the one before; null when a newer mail (or the code's use) has ended this one. */
  async begin(accountId: string, purpose: CodePurpose, mailId: string): Promise<string | null> {
    const code = this.keys.mailCode(mailId);
    await this.database.sql(
      `insert into code (account_id, purpose, mail_id, hash, made_at, ends_at)
       select $1, $2, id, $4, created_at, created_at + make_interval(mins => $5) from mail where id = $3
       on conflict (account_id, purpose) do update set mail_id = excluded.mail_id, hash = excluded.hash,
         made_at = excluded.made_at, ends_at = excluded.ends_at, tries = 0, used = false
       where code.made_at < excluded.made_at`,
      [accountId, purpose, mailId, this.keys.codeHash(accountId, purpose, code), codeTtlMinutes],
    );
    const current = await this.database.sql(
      'select 1 from code where account_id = $1 and purpose = $2 and mail_id = $3 and not used',
      [accountId, purpose, mailId],
    );
    return current.length > 0 ? code : null;
  }

  /** Counts a wrong try in the statement that compares: however many come at once, five are answered. */
  async check(
    sql: Sql,
    accountId: string,
    purpose: CodePurpose,
    code: string,
    { use }: { readonly use: boolean },
  ): Promise<CodeOutcome> {
    const hash = this.keys.codeHash(accountId, purpose, code);
    const [tried] = await sql<{ right: boolean }>(
      `update code set tries = tries + (hash <> $3)::int, used = (hash = $3 and $4)
       where account_id = $1 and purpose = $2 and not used and tries < $5 and ends_at > now()
       returning hash = $3 as right`,
      [accountId, purpose, hash, use, codeTriesMax],
    );
    if (tried) return tried.right ? 'right' : 'wrong';
    const [row] = await sql<CodeRow>(
      `select tries < $3 as "triesLeft", not used and ends_at > now() as alive
       from code where account_id = $1 and purpose = $2`,
      [accountId, purpose, codeTriesMax],
    );
    if (!row) return 'wrong';
    return row.triesLeft ? 'expired' : 'used-up';
  }

  /** Uses the code a mail carried, by who has the mail; whose it was, null when it is not alive any more. */
  async useOfMail(sql: Sql, mailId: string, purpose: CodePurpose): Promise<string | null> {
    const [used] = await sql<{ accountId: string }>(
      `update code set used = true
       where mail_id = $1 and purpose = $2 and not used and tries < $3 and ends_at > now()
       returning account_id as "accountId"`,
      [mailId, purpose, codeTriesMax],
    );
    return used?.accountId ?? null;
  }

  /** Ends every code of an account, also those whose mail is still on its way. */
  async endAllOf(sql: Sql, accountId: string): Promise<void> {
    await sql(
      `insert into code (account_id, purpose, hash, made_at, ends_at, used)
       select $1, purpose, '', clock_timestamp(), clock_timestamp(), true
       from unnest(array['verify-email', 'reset-password']) as purpose
       on conflict (account_id, purpose) do update
         set mail_id = null, hash = '', made_at = excluded.made_at, ends_at = excluded.ends_at, used = true`,
      [accountId],
    );
  }
}

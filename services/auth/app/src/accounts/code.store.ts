import { codeTriesMax, codeTtlMinutes } from '@fitfolio/auth-contract/mail';
import { Database } from '@fitfolio/service-kit/db/database';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { Injectable } from '@nestjs/common';
import { TokenKeys } from '../keys/token-keys.js';
import { db } from '../tables.js';
import type { CodePurpose } from './code.entity.js';

export type CodeOutcome = 'right' | 'wrong' | 'expired' | 'used-up';

const now = sql<Date>`now()`;
const noHash = Buffer.alloc(0);

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
    const hash = this.keys.codeHash(accountId, purpose, code);
    await db(this.database)
      .insertInto('code')
      .columns(['accountId', 'purpose', 'hash', 'mailId', 'madeAt', 'endsAt'])
      .expression(({ selectFrom }) =>
        selectFrom('mail')
          .select([
            sql<string>`${accountId}::uuid`.as('accountId'),
            sql<CodePurpose>`${purpose}::text`.as('purpose'),
            sql<Buffer>`${hash}::bytea`.as('hash'),
            'mail.id',
            'mail.createdAt',
            sql<Date>`created_at + make_interval(mins => ${codeTtlMinutes})`.as('endsAt'),
          ])
          .where('mail.id', '=', mailId),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['accountId', 'purpose'])
          .doUpdateSet(({ ref }) => ({
            mailId: ref('excluded.mailId'),
            hash: ref('excluded.hash'),
            madeAt: ref('excluded.madeAt'),
            endsAt: ref('excluded.endsAt'),
            tries: 0,
            used: false,
          }))
          .whereRef('code.madeAt', '<', 'excluded.madeAt'),
      )
      .execute();
    const current = await db(this.database)
      .selectFrom('code')
      .select('mailId')
      .where('accountId', '=', accountId)
      .where('purpose', '=', purpose)
      .where('mailId', '=', mailId)
      .where('used', '=', false)
      .executeTakeFirst();
    return current === undefined ? null : code;
  }

  /** Counts a wrong try in the statement that compares: however many come at once, five are answered. */
  async check(
    work: Work,
    accountId: string,
    purpose: CodePurpose,
    code: string,
    { use }: { readonly use: boolean },
  ): Promise<CodeOutcome> {
    const hash = this.keys.codeHash(accountId, purpose, code);
    const right = sql<boolean>`hash = ${hash}`;
    const tried = await db(work)
      .updateTable('code')
      .set({ tries: sql<number>`tries + (not ${right})::int`, used: sql<boolean>`${right} and ${use}` })
      .where('accountId', '=', accountId)
      .where('purpose', '=', purpose)
      .where('used', '=', false)
      .where('tries', '<', codeTriesMax)
      .where('endsAt', '>', now)
      .returning(right.as('right'))
      .executeTakeFirst();
    if (tried !== undefined) return tried.right ? 'right' : 'wrong';
    const row = await db(work)
      .selectFrom('code')
      .select('tries')
      .where('accountId', '=', accountId)
      .where('purpose', '=', purpose)
      .executeTakeFirst();
    if (row === undefined) return 'wrong';
    return row.tries < codeTriesMax ? 'expired' : 'used-up';
  }

  /** Uses the code a mail carried, by who has the mail; whose it was, null when it is not alive any more. */
  async useOfMail(work: Work, mailId: string, purpose: CodePurpose): Promise<string | null> {
    const used = await db(work)
      .updateTable('code')
      .set({ used: true })
      .where('mailId', '=', mailId)
      .where('purpose', '=', purpose)
      .where('used', '=', false)
      .where('tries', '<', codeTriesMax)
      .where('endsAt', '>', now)
      .returning('accountId')
      .executeTakeFirst();
    return used?.accountId ?? null;
  }

  /** Ends every code of an account, also those whose mail is still on its way. */
  async endAllOf(work: Work, accountId: string): Promise<void> {
    const at = sql<Date>`clock_timestamp()`;
    const ended = { accountId, hash: noHash, madeAt: at, endsAt: at, used: true };
    await db(work)
      .insertInto('code')
      .values([
        { ...ended, purpose: 'verify-email' },
        { ...ended, purpose: 'reset-password' },
      ])
      .onConflict((conflict) =>
        conflict.columns(['accountId', 'purpose']).doUpdateSet(({ ref }) => ({
          mailId: null,
          hash: ref('excluded.hash'),
          madeAt: ref('excluded.madeAt'),
          endsAt: ref('excluded.endsAt'),
          used: true,
        })),
      )
      .execute();
  }
}

import { timingSafeEqual } from 'node:crypto';
import { codeTriesInAllMax, codeTriesMax, codeTtlMinutes } from '@fitfolio/auth-contract/mail';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { json, sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { networkOf } from '@fitfolio/service-kit/limit/network';
import { Injectable } from '@nestjs/common';
import { TokenKeys } from '../keys/token-keys.js';
import { db } from '../tables.js';
import type { CodePurpose } from './code.entity.js';

export type CodeOutcome = 'right' | 'wrong' | 'expired' | 'used-up';

const now = sql<Date>`now()`;
const noHash = Buffer.alloc(0);

/** A code as somebody types it, and where. */
export interface CodeTry {
  readonly accountId: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly address: string;
}

/**
 * A code is derived from its mail, so that each try of the mail carries the same. It lives until it or a newer one is
 * used: who asks again in another's name ends nothing. Each network has a few tries at it, all together have some more.
 */
@Injectable()
export class CodeStore {
  constructor(
    private readonly database: Database,
    private readonly keys: TokenKeys,
  ) {}

  /** The code of a mail; null when it, or a newer one, has been used. */
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
          .where('mail.id', '=', mailId)
          .where(({ exists, not, selectFrom: from }) =>
            not(
              exists(
                from('code')
                  .select('code.mailId')
                  .where('accountId', '=', accountId)
                  .where('purpose', '=', purpose)
                  .where('used', '=', true)
                  .whereRef('code.madeAt', '>=', 'mail.createdAt'),
              ),
            ),
          ),
      )
      .onConflict((conflict) => conflict.columns(['accountId', 'purpose', 'mailId']).doNothing())
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

  /** Locks the codes before it compares: however many tries come at once, each network has five of them answered. */
  async check(tx: Tx, { address, code, ...whose }: CodeTry, { use }: { use: boolean }): Promise<CodeOutcome> {
    const network = networkOf(address);
    const hash = this.keys.codeHash(whose.accountId, whose.purpose, code);
    const rows = await this.lock(tx, whose);
    const endedAt = Math.max(...rows.filter(({ used }) => used).map(({ madeAt }) => madeAt.getTime()));
    const alive = rows.filter(({ used, live, madeAt }) => !used && live && madeAt.getTime() > endedAt);
    const open = alive.filter(
      ({ tries, triesBy }) => tries < codeTriesInAllMax && (triesBy[network] ?? 0) < codeTriesMax,
    );
    const right = open.find((row) => row.hash.length === hash.length && timingSafeEqual(row.hash, hash));
    if (right) {
      if (use)
        await db(tx)
          .updateTable('code')
          .set({ used: true })
          .where('accountId', '=', whose.accountId)
          .where('purpose', '=', whose.purpose)
          .where('mailId', '=', right.mailId)
          .execute();
      return 'right';
    }
    for (const { mailId, tries, triesBy } of open)
      await db(tx)
        .updateTable('code')
        .set({
          tries: tries + 1,
          triesBy: json({ ...triesBy, [network]: (triesBy[network] ?? 0) + 1 }),
        })
        .where('accountId', '=', whose.accountId)
        .where('purpose', '=', whose.purpose)
        .where('mailId', '=', mailId)
        .execute();
    if (open.length > 0 || rows.length === 0) return 'wrong';
    return alive.length > 0 ? 'used-up' : 'expired';
  }

  /** Uses the code a mail carried, by who has the mail; whose it was, null when it is not alive any more. */
  async useOfMail(work: Work, mailId: string, purpose: CodePurpose): Promise<string | null> {
    const used = await db(work)
      .updateTable('code')
      .set({ used: true })
      .where('mailId', '=', mailId)
      .where('purpose', '=', purpose)
      .where('used', '=', false)
      .where('tries', '<', codeTriesInAllMax)
      .where('endsAt', '>', now)
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('code as newer')
              .select('newer.mailId')
              .whereRef('newer.accountId', '=', 'code.accountId')
              .whereRef('newer.purpose', '=', 'code.purpose')
              .whereRef('newer.madeAt', '>=', 'code.madeAt')
              .where('newer.used', '=', true),
          ),
        ),
      )
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
      .execute();
  }

  private lock(tx: Tx, { accountId, purpose }: Pick<CodeTry, 'accountId' | 'purpose'>) {
    return db(tx)
      .selectFrom('code')
      .select(['mailId', 'hash', 'madeAt', 'tries', 'triesBy', 'used'])
      .select(sql<boolean>`ends_at > now()`.as('live'))
      .where('accountId', '=', accountId)
      .where('purpose', '=', purpose)
      .orderBy('mailId')
      .forUpdate()
      .execute();
  }
}

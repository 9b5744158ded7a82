import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@fitfolio/auth-contract/factors';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { sql } from '@fitfolio/service-kit/db/query';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { Injectable } from '@nestjs/common';
import { TokenKeys } from '../keys/token-keys.js';
import { db } from '../tables.js';

/** No letter or digit that is taken for another: 30 signs, 49 bits in ten. */
const signs = '23456789abcdefghjkmnpqrstvwxyz';
const codeChars = 10;
const purpose = 'recovery';

const newCode = (): string =>
  Array.from({ length: codeChars }, () => signs[randomInt(signs.length)]).join('');
/** `abcde-fghjk`, as people copy it. */
const shown = (code: string): string => `${code.slice(0, codeChars / 2)}-${code.slice(codeChars / 2)}`;

/** Codes for whoever has lost their second factor. Each works once. */
@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly database: Database,
    private readonly keys: TokenKeys,
  ) {}

  /** New ones in the place of those there were. They are told only now. */
  async renew(tx: Tx, accountId: string): Promise<string[]> {
    await this.removeAll(tx, accountId);
    const codes = Array.from({ length: recoveryCodeCount }, newCode);
    const rows = codes.map((code) => ({ hash: this.hash(accountId, code), accountId }));
    await db(tx).insertInto('recovery_code').values(rows).execute();
    return codes.map(shown);
  }

  async removeAll(tx: Tx, accountId: string): Promise<void> {
    await db(tx).deleteFrom('recovery_code').where('accountId', '=', accountId).execute();
  }

  /** Whether the code was right, and not used before. */
  async use(tx: Tx, accountId: string, code: string): Promise<boolean> {
    const used = await db(tx)
      .updateTable('recovery_code')
      .set({ usedAt: sql<Date>`now()` })
      .where('hash', '=', this.hash(accountId, code))
      .where('accountId', '=', accountId)
      .where('usedAt', 'is', null)
      .returning('hash')
      .executeTakeFirst();
    return used !== undefined;
  }

  /** How many are left. */
  async left(accountId: string, work: Work = this.database): Promise<number> {
    const { count } = await db(work)
      .selectFrom('recovery_code')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('accountId', '=', accountId)
      .where('usedAt', 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  }

  private hash(accountId: string, code: string): Buffer {
    return this.keys.codeHash(accountId, purpose, code);
  }
}

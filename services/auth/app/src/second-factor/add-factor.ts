import { randomUUID } from 'node:crypto';
import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { type Factor, factorsMax } from '@fitfolio/auth-contract/factors';
import type { Tx } from '@fitfolio/service-kit/db/database';
import type { TablesOf } from '@fitfolio/service-kit/db/define-table';
import type { InsertObject } from '@fitfolio/service-kit/db/query';
import { problem, problemOf } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/account.entity.js';
import { AccountStore } from '../accounts/account.store.js';
import { type Origin, SessionStore } from '../accounts/session.store.js';
import { writeAudit } from '../audit/write-audit.js';
import type { FactorEntity } from '../authentication/factor.entity.js';
import { FactorStore } from '../authentication/factor.store.js';
import { RecoveryCodes } from '../authentication/recovery-codes.js';
import { SecurityNotices } from '../authentication/security-notice.js';
import { TokenKeys } from '../keys/token-keys.js';
import { db } from '../tables.js';

const refuse = problemOf(authErrorCodes);

/** Who adds a factor, and how they call it. */
export interface Adding {
  readonly accountId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly origin: Origin;
}

export interface Added {
  readonly factor: Factor;
  readonly recoveryCodes: string[] | null;
  readonly access_token: string;
}

type FactorRow = Omit<
  InsertObject<TablesOf<[typeof FactorEntity]>, 'factor'>,
  'id' | 'accountId' | 'setUpId' | 'name' | 'createdAt'
>;

/** What adding a factor of either kind has in common. */
@Injectable()
export class AddFactor {
  constructor(
    private readonly accounts: AccountStore,
    private readonly sessions: SessionStore,
    private readonly factors: FactorStore,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly notices: SecurityNotices,
    private readonly keys: TokenKeys,
  ) {}

  /** The account, if it may have one more. Whoever has not proved that the address is theirs could lock its owner out. */
  async assertMay(accountId: string): Promise<Account> {
    const account = await this.accounts.find(accountId);
    if (!account) throw problem('UNAUTHENTICATED', 'This account is gone.');
    if (!account.emailVerified) throw refuse('EMAIL_NOT_VERIFIED', 'Verify the e-mail address first.');
    assertRoom(await this.factors.list(accountId));
    return account;
  }

  /** The first factor comes with recovery codes. The session that added it has proved it. */
  async run(tx: Tx, adding: Adding, rowOf: (id: string) => FactorRow): Promise<Added> {
    const { accountId, sessionId, name, origin } = adding;
    const account = await db(tx)
      .selectFrom('account')
      .selectAll()
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    assertRoom(await this.factors.list(accountId, tx));
    const id = randomUUID();
    const setUpId = (await this.factors.setUpOf(tx, accountId)) ?? id;
    const row = rowOf(id);
    await db(tx)
      .insertInto('factor')
      .values({ ...row, id, accountId, setUpId, name })
      .execute();
    const all = await this.factors.list(accountId, tx);
    const factor = all.find((each) => each.id === id);
    const session = await this.sessions.prove(tx, sessionId, { secondFactor: true });
    if (!factor || !session) throw problem('UNAUTHENTICATED', 'The session has ended.');
    const isFirst = setUpId === id;
    const recoveryCodes = isFirst ? await this.recoveryCodes.renew(tx, accountId) : null;
    const after = { kind: row.kind, name };
    await writeAudit(tx.db, { action: 'factor-added', actorId: accountId, subject: accountId, after });
    await this.notices.send(tx, {
      kind: 'factor-added',
      recipient: account.email,
      origin,
      values: { name, ...(isFirst && session.newDevice && { setUpId }) },
    });
    return { factor, recoveryCodes, access_token: await this.keys.accessToken(account, session) };
  }
}

function assertRoom(factors: readonly Factor[]): void {
  if (factors.length >= factorsMax)
    throw refuse('FACTORS_TOO_MANY', `An account has at most ${factorsMax} factors.`);
}

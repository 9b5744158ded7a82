import { noticeDays } from '@fitfolio/auth-contract/notices';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { ago, sql } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/account.entity.js';
import { knownDevice, sealDevice } from '../accounts/known-device.js';
import { type Proved, SessionStore, type SignedIn } from '../accounts/session.store.js';
import { TokenKeys } from '../keys/token-keys.js';
import { db } from '../tables.js';
import { SecurityNotices } from './security-notice.js';

const noticesPerDayMax = 10;
const dayMs = 86_400_000;

export interface SignIn extends Omit<Proved, 'accountId' | 'newDevice'> {
  readonly account: Account;
  /** The cookie of a device that has signed in before. */
  readonly sealedDevice: string | undefined;
}

/** `device` is what the device that signed in keeps. */
export type LoggedIn = SignedIn & { readonly device: string };

/** The last step of every way to sign in. */
@Injectable()
export class BeginSession {
  constructor(
    private readonly sessions: SessionStore,
    private readonly keys: TokenKeys,
    private readonly notices: SecurityNotices,
  ) {}

  /** null: the account is disabled by now, or has another password. The owner is told of a device that is new. */
  async run(tx: Tx, { account, sealedDevice, ...proved }: SignIn): Promise<LoggedIn | null> {
    const known = knownDevice(this.keys, sealedDevice, account.email);
    // The browser of the first sign-in is its owner's.
    const isFirst = !(await this.hasSignedIn(tx, account.id));
    const now = new Date();
    const since = isFirst ? new Date(0) : (known?.since ?? now);
    const newDevice = now.getTime() - since.getTime() < noticeDays * dayMs;
    const session = await this.sessions.begin(tx, { ...proved, accountId: account.id, newDevice });
    if (session === null) return null;
    if (!known && !isFirst && (await this.mayNotify(tx, account.email)))
      await this.notices.send(tx, {
        kind: 'new-device',
        recipient: account.email,
        origin: proved.origin,
      });
    return {
      session,
      accessToken: await this.keys.accessToken(account, session),
      device:
        known && sealedDevice !== undefined ? sealedDevice : sealDevice(this.keys, account.email, since),
    };
  }

  /** After some mails of a day the owner knows. */
  private async mayNotify(tx: Tx, recipient: string): Promise<boolean> {
    const { sent } = await db(tx)
      .selectFrom('mail')
      .select(sql<number>`count(*)::int`.as('sent'))
      .where('recipient', '=', recipient)
      .where('kind', '=', 'new-device')
      .where('createdAt', '>', ago(1, 'days'))
      .executeTakeFirstOrThrow();
    return sent < noticesPerDayMax;
  }

  private async hasSignedIn(tx: Tx, accountId: string): Promise<boolean> {
    const line = await db(tx)
      .selectFrom('audit')
      .select('id')
      .where('subject', '=', accountId)
      .where('action', '=', 'signed-in')
      .limit(1)
      .executeTakeFirst();
    return line !== undefined;
  }
}

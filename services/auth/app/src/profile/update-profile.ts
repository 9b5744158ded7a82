import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import type { User } from '@fitfolio/auth-contract/user';
import { Database } from '@fitfolio/service-kit/db/database';
import { problem, problemOf } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { type Account, AccountEntity } from '../accounts/account.entity.js';
import { tellName } from '../accounts/account.store.js';

const refuse = problemOf(authErrorCodes);

export interface ProfileChanges {
  readonly name?: string | undefined;
  readonly gender?: User['gender'] | undefined;
  readonly userType?: User['userType'] | undefined;
}

/** Filling in what is still unset needs no verified address: it is asked for right after the first sign-in. */
const changesSomethingSet = (account: Account, changes: ProfileChanges): boolean =>
  (['name', 'gender', 'userType'] as const).some(
    (key) => changes[key] !== undefined && (account[key] ?? null) !== null && account[key] !== changes[key],
  );

@Injectable()
export class UpdateProfile {
  constructor(private readonly database: Database) {}

  run(id: string, changes: ProfileChanges): Promise<Account> {
    return this.database.transaction(async (tx) => {
      const account = await tx.em.findOne(AccountEntity, { id });
      if (!account) throw problem('UNAUTHENTICATED', 'This account is gone.');
      if (!account.emailVerified && changesSomethingSet(account, changes))
        throw refuse('EMAIL_NOT_VERIFIED', 'You need to verify your email before updating your profile.');
      const { name } = changes;
      if (name !== undefined && name !== account.name) await tellName(tx, id, name);
      for (const [key, value] of Object.entries(changes))
        if (value !== undefined) Object.assign(account, { [key]: value });
      return account;
    });
  }
}

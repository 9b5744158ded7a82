import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import type { User } from '@fitfolio/auth-contract/user';
import { Database } from '@fitfolio/service-kit/db/database';
import { problem, problemOf } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/account.entity.js';
import { tellName } from '../accounts/account.store.js';
import { findMe } from '../accounts/find-me.js';
import { db } from '../tables.js';

const refuse = problemOf(authErrorCodes);

export interface ProfileChanges {
  readonly name?: string | undefined;
  readonly gender?: User['gender'] | undefined;
  readonly userType?: User['userType'] | undefined;
}

type Profile = Pick<Account, 'name' | 'gender' | 'userType'>;

/** Filling in what is still unset needs no verified address: it is asked for right after the first sign-in. */
const changesSomethingSet = (account: Profile, changes: ProfileChanges): boolean =>
  (['name', 'gender', 'userType'] as const).some(
    (key) => changes[key] !== undefined && account[key] !== null && account[key] !== changes[key],
  );

@Injectable()
export class UpdateProfile {
  constructor(private readonly database: Database) {}

  run(id: string, { name, gender, userType }: ProfileChanges): Promise<User> {
    return this.database.transaction(async (tx) => {
      const account = await db(tx)
        .selectFrom('account')
        .select(['name', 'gender', 'userType', 'emailVerified'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!account) throw problem('UNAUTHENTICATED', 'This account is gone.');
      if (!account.emailVerified && changesSomethingSet(account, { name, gender, userType }))
        throw refuse('EMAIL_NOT_VERIFIED', 'You need to verify your email before updating your profile.');
      if (name !== undefined && name !== account.name) await tellName(tx, id, name);
      await db(tx)
        .updateTable('account')
        .set({
          name: name ?? account.name,
          gender: gender ?? account.gender,
          userType: userType ?? account.userType,
        })
        .where('id', '=', id)
        .execute();
      return findMe(tx, id);
    });
  }
}

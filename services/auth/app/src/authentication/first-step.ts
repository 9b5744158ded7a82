import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import type { FactorKind } from '@fitfolio/auth-contract/factors';
import { Database } from '@fitfolio/service-kit/db/database';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { BeginSession, type LoggedIn, type SignIn } from './begin-session.js';
import { ChallengeStore } from './challenge.store.js';
import { FactorStore } from './factor.store.js';

/** The first step was right, and there is a second one. */
export interface SecondStep {
  readonly factors: readonly FactorKind[];
  /** For the cookie of the second step. */
  readonly challenge: string;
}
export type SignInOutcome = LoggedIn | SecondStep;

/** What a client hears of a second step. */
export const secondFactorRequired = ({ factors }: SecondStep): Error =>
  problemOf(authErrorCodes)('SECOND_FACTOR_REQUIRED', 'This account has a second factor.', {
    details: { factors },
  });

/** What follows a right password or Google's word: a session or, for an account with a second factor, its question. */
@Injectable()
export class FirstStep {
  constructor(
    private readonly database: Database,
    private readonly factors: FactorStore,
    private readonly challenges: ChallengeStore,
    private readonly beginSession: BeginSession,
  ) {}

  /** null: see `BeginSession`. */
  async run(signIn: Omit<SignIn, 'secondFactor'>): Promise<SignInOutcome | null> {
    const { account, checkedHash: passwordHash } = signIn;
    const factors = await this.factors.kinds(account.id);
    if (factors.length === 0)
      return this.database.transaction((tx) => this.beginSession.run(tx, { ...signIn, secondFactor: false }));
    const challenge = await this.challenges.make({
      purpose: 'second-step',
      accountId: account.id,
      passwordHash,
    });
    return { factors, challenge };
  }
}

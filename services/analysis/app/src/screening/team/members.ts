import { randomUUID } from 'node:crypto';
import { screeningMembersMax } from '@fitfolio/analysis-contract/limits';
import type { ScreeningMember } from '@fitfolio/analysis-contract/screening-team';
import { mailRequestedBy } from '@fitfolio/auth-contract/mail-request';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Database, type Tx } from '@fitfolio/service-kit/db/database';
import { lock } from '@fitfolio/service-kit/db/lock';
import { RateLimiter } from '@fitfolio/service-kit/limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import type { AnalysisConfig } from '../../config.js';
import { refuse } from '../../documents/read-submission.js';
import { db } from '../../tables.js';
import { note } from '../log.js';
import { type Caller, roleMissing, ScreeningStore, type SeenScreening } from '../screening.store.js';

const mailRequested = mailRequestedBy('analysis');
/** Each may cause a mail to somebody who did not ask for it. */
const perWindowMax = 40;
const windowSeconds = 60 * 60;
const mailValueCharsMax = 200;

interface Wanted {
  readonly email: string;
  readonly role: ScreeningMember['role'];
}

const columns = ['id', 'email', 'role', 'joinedAt', 'createdAt'] as const;

interface Row {
  readonly id: string;
  readonly email: string;
  readonly role: ScreeningMember['role'];
  readonly joinedAt: Date | null;
  readonly createdAt: Date;
}

const memberOf = ({ joinedAt, createdAt, ...row }: Row): ScreeningMember => ({
  ...row,
  joined: joinedAt !== null,
  createdAt: createdAt.toISOString(),
});

/** With whom a screening is shared. Nothing tells whether an address has an account, until whoever has it comes. */
@Injectable()
export class Members {
  constructor(
    private readonly database: Database,
    private readonly store: ScreeningStore,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly config: AnalysisConfig,
  ) {}

  async of(screeningId: string, caller: Caller): Promise<ScreeningMember[]> {
    await this.store.seen(screeningId, caller);
    const rows = await db(this.database)
      .selectFrom('screening_member')
      .select(columns)
      .where('screeningId', '=', screeningId)
      .where('endedAt', 'is', null)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    return rows.map(memberOf);
  }

  async share(screeningId: string, caller: Caller, { email, role }: Wanted): Promise<ScreeningMember> {
    const screening = await this.store.seen(screeningId, caller, 'owner');
    if (email === caller.email.trim().toLowerCase())
      throw refuse('MEMBER_IS_OWNER', 'The screening is yours.');
    const max = perWindowMax * this.config.RATE_LIMIT_FACTOR;
    await this.limiter.limit(`screening-share:${caller.id}`, max, windowSeconds);
    return this.database.transaction(async (tx) => {
      await lock(tx.db, `screening-members:${screeningId}`);
      const standing = await db(tx)
        .selectFrom('screening_member')
        .select(columns)
        .where('screeningId', '=', screeningId)
        .where('endedAt', 'is', null)
        .execute();
      const same = standing.find((member) => member.email === email);
      if (same?.role === role) return memberOf(same);
      if (!same && standing.length >= screeningMembersMax)
        throw refuse('TOO_MANY_MEMBERS', 'This screening is shared with too many people.', {
          details: { membersMax: screeningMembersMax },
        });
      const member = await keep(tx, screeningId, { email, role });
      const details = { role };
      await note(tx, { screeningId, by: caller.id, what: 'shared', memberId: member.id, details });
      if (!same) await tellMember(tx, screening, caller, email);
      return memberOf(member);
    });
  }

  /** For the owner, or for the member themselves. One that has ended already is no fault. */
  async end(screeningId: string, memberId: string, caller: Caller): Promise<void> {
    const { role, memberId: own } = await this.store.seen(screeningId, caller);
    if (role !== 'owner' && own !== memberId) throw roleMissing();
    await this.database.transaction(async (tx) => {
      const ended = await db(tx)
        .updateTable('screening_member')
        .set({ endedAt: new Date() })
        .where('id', '=', memberId)
        .where('screeningId', '=', screeningId)
        .where('endedAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (ended) await note(tx, { screeningId, by: caller.id, what: 'share-ended', memberId });
    });
  }
}

/** One address has one row, so that the log can say whom it was. */
const keep = (tx: Tx, screeningId: string, { email, role }: Wanted): Promise<Row> => {
  const createdAt = new Date();
  return db(tx)
    .insertInto('screening_member')
    .values({ id: randomUUID(), screeningId, email, role, createdAt })
    .onConflict((conflict) => conflict.columns(['screeningId', 'email']).doUpdateSet({ role, endedAt: null }))
    .returning(columns)
    .executeTakeFirstOrThrow();
};

/** Who has no account yet is not written to: auth writes to people, not to addresses. */
async function tellMember(
  tx: Tx,
  { title, outputLanguage: language }: SeenScreening,
  { email: by }: Caller,
  email: string,
): Promise<void> {
  const person = await db(tx)
    .selectFrom('person')
    .select('userId')
    .where('email', '=', email)
    .executeTakeFirst();
  if (!person) return;
  const values = { by: by.slice(0, mailValueCharsMax), title: title.slice(0, mailValueCharsMax) };
  const mail = { kind: 'screening-shared' as const, values };
  await tx.emit(mailRequested, { requestId: randomUUID(), userId: person.userId, language, mail });
}

import { Database } from '@fitfolio/service-kit/db/database';
import { sql } from '@fitfolio/service-kit/db/query';
import { Injectable } from '@nestjs/common';
import { db } from '../tables.js';

/** Whoever holds a mail for longer is taken for dead. */
const leaseSeconds = 60;

const now = sql<Date>`now()`;
const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/** The outbox of mails, as their sender sees it. */
@Injectable()
export class MailQueue {
  constructor(private readonly database: Database) {}

  /** Takes mails that are due, and those whose sender died. */
  claim(count: number) {
    return db(this.database)
      .updateTable('mail')
      .set({ state: 'sending', tries: sql<number>`tries + 1`, dueAt: inSeconds(leaseSeconds) })
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('mail')
          .select('id')
          .where('state', 'in', ['queued', 'sending'])
          .where('dueAt', '<=', now)
          .orderBy('dueAt')
          .limit(count)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'kind', 'recipient', 'language', 'values', 'tries'])
      .returning(sql<number>`extract(epoch from now() - created_at)::float8`.as('ageSeconds'))
      .execute();
  }

  async sent(mail: ClaimedMail): Promise<void> {
    await this.held(mail).set({ state: 'sent', sentAt: now, error: null }).execute();
  }

  async retry(mail: ClaimedMail, waitSeconds: number, error: string): Promise<void> {
    await this.held(mail)
      .set({ state: 'queued', dueAt: inSeconds(waitSeconds), error })
      .execute();
  }

  async giveUp(mail: ClaimedMail, error: string): Promise<void> {
    await this.held(mail).set({ state: 'failed', error }).execute();
  }

  /** There is no one to write to. */
  async drop({ id }: ClaimedMail): Promise<void> {
    await db(this.database).deleteFrom('mail').where('id', '=', id).execute();
  }

  /** `tries` tells this hold of the mail from a later one: a sender that was too slow changes nothing. */
  private held({ id, tries }: ClaimedMail) {
    return db(this.database)
      .updateTable('mail')
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .where('tries', '=', tries);
  }
}

export type ClaimedMail = Awaited<ReturnType<MailQueue['claim']>>[number];

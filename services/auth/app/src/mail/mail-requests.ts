import { mailRequestedBy } from '@fitfolio/auth-contract/mail-request';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { type EventMessage, OnEvent } from '@fitfolio/service-kit/messaging/on-event';
import { Controller } from '@nestjs/common';
import { MailStore } from '../adapters/mail/mail.store.js';
import { db } from '../tables.js';

const requestedByPayments = mailRequestedBy('payments');
const requestedByAnalysis = mailRequestedBy('analysis');

/** Mails that other services request. Whoever is gone or disabled gets none. */
@Controller()
export class MailRequests {
  constructor(private readonly mails: MailStore) {}

  @OnEvent(requestedByPayments)
  async fromPayments({ payload }: EventMessage<typeof requestedByPayments>, tx: Tx): Promise<void> {
    await this.add(payload, tx);
  }

  @OnEvent(requestedByAnalysis)
  async fromAnalysis({ payload }: EventMessage<typeof requestedByAnalysis>, tx: Tx): Promise<void> {
    await this.add(payload, tx);
  }

  private async add(payload: EventMessage<typeof requestedByPayments>['payload'], tx: Tx): Promise<void> {
    const { userId, language, mail } = payload;
    const person = await db(tx)
      .selectFrom('account')
      .select('email')
      .where('id', '=', userId)
      .where('disabled', '=', false)
      .executeTakeFirst();
    if (person) await this.mails.add(tx, { ...mail, recipient: person.email, language });
  }
}

import { userRegistered } from '@fitfolio/auth-contract/events';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { type EventMessage, OnEvent } from '@fitfolio/service-kit/messaging/on-event';
import { Controller } from '@nestjs/common';
import { db } from '../tables.js';

/** Keeps whose analyses these are, so that administrators can find them by address. */
@Controller()
export class RememberPerson {
  @OnEvent(userRegistered)
  async remember({ payload: { userId, email } }: EventMessage<typeof userRegistered>, tx: Tx): Promise<void> {
    await db(tx)
      .insertInto('person')
      .values({ userId, email })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ email }))
      .execute();
  }
}

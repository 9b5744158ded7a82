import { userRegistered, userRenamed } from '@fitfolio/auth-contract/events';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { type EventMessage, OnEvent } from '@fitfolio/service-kit/messaging/on-event';
import { rememberEmail, rememberName } from '@fitfolio/service-kit/people/people';
import { Controller } from '@nestjs/common';
import { db } from '../tables.js';

/** Opens the token account of who has registered, and keeps whose it is for the administrators' lists. */
@Controller()
export class RememberPerson {
  @OnEvent(userRegistered)
  async remember({ payload }: EventMessage<typeof userRegistered>, tx: Tx): Promise<void> {
    const { userId } = payload;
    await db(tx)
      .insertInto('account')
      .values({ code: `user:${userId}`, userId, balance: '0' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await rememberEmail(tx.db, userId, payload.email);
  }

  @OnEvent(userRenamed)
  async rename({ payload }: EventMessage<typeof userRenamed>, tx: Tx): Promise<void> {
    await rememberName(tx.db, payload.userId, payload.name, payload.renamedAt);
  }
}

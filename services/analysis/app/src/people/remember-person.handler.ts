import { userRegistered } from '@fitfolio/auth-contract/events';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { type EventMessage, OnEvent } from '@fitfolio/service-kit/messaging/on-event';
import { Injectable } from '@nestjs/common';

@Injectable()
export class RememberPerson {
  @OnEvent(userRegistered)
  async remember({ payload: { userId, email } }: EventMessage<typeof userRegistered>, tx: Tx): Promise<void> {
    await tx.db
      .insertInto('person')
      .values({ userId, email })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ email }))
      .execute();
  }
}

import { userRegistered, userRenamed } from '@fitfolio/auth-contract/events';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { type EventMessage, OnEvent } from '@fitfolio/service-kit/messaging/on-event';
import { rememberEmail, rememberName } from '@fitfolio/service-kit/people/people';
import { Controller } from '@nestjs/common';

/** Keeps whose payments these are, so that administrators can find them by address and name. */
@Controller()
export class RememberPerson {
  @OnEvent(userRegistered)
  async remember({ payload }: EventMessage<typeof userRegistered>, tx: Tx): Promise<void> {
    await rememberEmail(tx.db, payload.userId, payload.email);
  }

  @OnEvent(userRenamed)
  async rename({ payload }: EventMessage<typeof userRenamed>, tx: Tx): Promise<void> {
    await rememberName(tx.db, payload.userId, payload.name, payload.renamedAt);
  }
}

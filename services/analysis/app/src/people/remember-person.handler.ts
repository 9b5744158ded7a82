import { userRegistered } from '@fitfolio/auth-contract/events';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { type EventMessage, OnEvent } from '@fitfolio/service-kit/messaging/on-event';
import { Controller } from '@nestjs/common';

/** Keeps whose analyses these are, so that administrators can find them by address. */
@Controller()
export class RememberPerson {
  @OnEvent(userRegistered)
  async remember({ payload }: EventMessage<typeof userRegistered>, tx: Tx): Promise<void> {
    await tx.sql(
      'insert into person (user_id, email) values ($1, $2) on conflict (user_id) do update set email = excluded.email',
      [payload.userId, payload.email],
    );
  }
}

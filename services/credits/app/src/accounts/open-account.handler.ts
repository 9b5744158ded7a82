import { userRegistered } from '@fitfolio/auth-contract/events';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { type EventMessage, OnEvent } from '@fitfolio/service-kit/messaging/on-event';
import { Injectable } from '@nestjs/common';

/** Opens the token account of who has registered. */
@Injectable()
export class OpenAccount {
  @OnEvent(userRegistered)
  async open({ payload }: EventMessage<typeof userRegistered>, tx: Tx): Promise<void> {
    await tx.sql('insert into account (code, user_id) values ($1, $2) on conflict do nothing', [
      `user:${payload.userId}`,
      payload.userId,
    ]);
  }
}

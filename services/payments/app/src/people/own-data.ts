import { exportPersonOf, userDeleted } from '@fitfolio/auth-contract/own-data';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import type { Tx } from '@fitfolio/service-kit/db/database';
import { type EventMessage, OnEvent } from '@fitfolio/service-kit/messaging/on-event';
import { OnRequest } from '@fitfolio/service-kit/rpc/on-request';
import { jsonPage } from '@fitfolio/service-kit/people/json-page';
import { forgetPerson } from '@fitfolio/service-kit/people/people';
import { Controller } from '@nestjs/common';

const exportPerson = exportPersonOf('payments');

const paymentsMax = 500;

/** A person takes their data along, or leaves. Orders and receipts stay, as the law asks; they know nobody by name. */
@Controller()
export class OwnData {
  /** The cursor is the id of the last payment told. */
  @OnRequest(exportPerson)
  async export(
    { userId, cursor }: RpcRequest<typeof exportPerson>,
    tx: Tx,
  ): Promise<RpcReply<typeof exportPerson>> {
    const payments = await tx.sql<{ id: string }>(
      `select id, reference, state, reason, bundle, tokens, currency, original_amount::float8,
         discount_amount::float8, final_amount::float8, amount_vnd::float8, promo_code, transaction_id,
         created_at, completed_at, refunded_at
       from payment where user_id = $1 and ($2::uuid is null or (created_at, id) >
         (select last.created_at, last.id from payment last where last.id = $2 and last.user_id = $1))
       order by created_at, id limit $3`,
      [userId, cursor, paymentsMax],
    );
    return jsonPage({
      name: 'payments',
      cursor,
      rows: payments,
      rowsMax: paymentsMax,
      cursorOf: ({ id }) => id,
    });
  }

  @OnEvent(userDeleted)
  async forget({ payload }: EventMessage<typeof userDeleted>, tx: Tx): Promise<void> {
    await forgetPerson(tx.db, payload.userId);
  }
}

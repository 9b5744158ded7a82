import {
  acceptSuspense,
  exportSuspense,
  listSuspense,
  refundSuspense,
} from '@fitfolio/payments-contract/admin';
import { Database } from '@fitfolio/service-kit/db/database';
import { csvStream } from '@fitfolio/service-kit/http/csv';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { DecideSuspense } from './decide-suspense.js';
import { allSuspenseOf, listSuspenseOf } from './list-suspense.js';

@Controller()
export class SuspenseController {
  constructor(
    private readonly database: Database,
    private readonly decideSuspense: DecideSuspense,
  ) {}

  @Handles(listSuspense)
  list(@Input() { query }: Call<typeof listSuspense>) {
    return listSuspenseOf(this.database, query);
  }

  @Handles(exportSuspense)
  export(@Input() { query, reply }: Call<typeof exportSuspense>) {
    return csvStream(
      reply,
      'suspense',
      {
        received_at: (r) => r.receivedAt.toISOString(),
        paid_at: (r) => r.paidAt?.toISOString(),
        amount_vnd: (r) => r.amountVnd,
        expected_vnd: (r) => r.expectedVnd,
        suspense_reason: (r) => r.suspenseReason,
        content: (r) => r.content,
        reference: (r) => r.reference,
        email: (r) => r.email,
        provider: (r) => r.provider,
        bank_transaction_id: (r) => r.bankTransactionId,
        payment_id: (r) => r.paymentId,
        id: (r) => r.id,
      },
      allSuspenseOf(this.database, query),
    );
  }

  @Handles(acceptSuspense)
  async accept(@Input() { user, params, body }: Call<typeof acceptSuspense>) {
    return { data: await this.decideSuspense.accept(user.id, params.receiptId, body.reason, body.paymentId) };
  }

  @Handles(refundSuspense)
  async sendBack(@Input() { user, params, body }: Call<typeof refundSuspense>) {
    return { data: await this.decideSuspense.refund(user.id, params.receiptId, body.reason) };
  }
}

import { sandboxTransfer } from '@fitfolio/payments-contract/bank';
import { InjectConfig, InjectLogger } from '@fitfolio/service-kit/boot/tokens';
import { Database } from '@fitfolio/service-kit/db/database';
import type { Logger } from '@fitfolio/service-kit/log/logger';
import type { RouteInput } from '@fitfolio/contract-kit/route';
import { Injectable } from '@nestjs/common';
import type { PaymentsConfig } from '../config.js';
import { sandboxSignatureHeader, signSandbox } from '../providers/sandbox.js';
import { db } from '../tables.js';

type Request = RouteInput<typeof sandboxTransfer>['body'];

/** The sandbox bank's counter: books the transfer, then tells us as a bank would, by a signed call. */
@Injectable()
export class TransferAtSandbox {
  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: PaymentsConfig,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async run({ content, amount, tell, times, minutesAgo }: Request, ourOrigin: string) {
    const paidAt = new Date(Date.now() - minutesAgo * 60_000);
    const { id } = await db(this.database)
      .insertInto('sandbox_transfer')
      .values({ content, amountVnd: amount, paidAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    const transfer = { id, amount, content, paidAt: paidAt.toISOString() };
    let told = 0;
    const tellings = tell ? times : 0;
    for (let i = 0; i < tellings; i += 1) if (await this.tell(transfer, ourOrigin)) told += 1;
    return { transactionId: id, paidAt: transfer.paidAt, told };
  }

  private async tell(transfer: object, ourOrigin: string): Promise<boolean> {
    const body = JSON.stringify({ event: 'transfer.received', transfer });
    const signature = signSandbox(this.config.SANDBOX_SECRET, body, Math.floor(Date.now() / 1000));
    try {
      const reply = await fetch(`${ourOrigin}/api/payments/webhooks/sandbox`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [sandboxSignatureHeader]: signature },
        body,
        signal: AbortSignal.timeout(this.config.PROVIDER_TIMEOUT_MS),
      });
      return reply.ok;
    } catch (error) {
      this.logger.warn({ err: error }, 'the sandbox bank could not tell of a transfer');
      return false;
    }
  }
}

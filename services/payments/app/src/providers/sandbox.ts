import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { Database } from '@fitfolio/service-kit/db/database';
import type { PaymentsConfig } from '../config.js';
import { sql } from '@fitfolio/service-kit/db/query';
import { db } from '../tables.js';
import type { BankProvider, BankTransfer, PayableOrder } from './provider.js';
import { referencesIn } from './reference.js';
import { badSignature, hmacHex, sameSecret } from './signature.js';
import { believable, transferTime } from './transfer-time.js';
import { transferToAccount } from './transfer-to-account.js';

export const sandboxSignatureHeader = 'x-sandbox-signature';
/** Clocks may be ten minutes wrong. */
const webhookWindowSeconds = 15 * 60;

const Webhook = z.object({
  event: z.string(),
  transfer: z
    .object({
      id: z.string(),
      amount: z.number().int().min(1),
      content: z.string(),
      paidAt: z.unknown(),
    })
    .optional(),
});

/** `t=<unix seconds>,v1=<hmac of "t.body">`, as banks' gateways sign. */
export function signSandbox(secret: string, body: string | Uint8Array, unixSeconds: number): string {
  const signed = Buffer.concat([Buffer.from(`${unixSeconds}.`), Buffer.from(body)]);
  return `t=${unixSeconds},v1=${hmacHex(secret, signed)}`;
}

/** A bank of our own, for one machine: its transfers are made on its page. */
export class SandboxProvider implements BankProvider {
  readonly name = 'sandbox';

  constructor(
    private readonly config: PaymentsConfig,
    private readonly database: Database,
  ) {}

  async open(order: PayableOrder) {
    const query = new URLSearchParams({ content: order.reference, amount: String(order.amountVnd) });
    const page = `${this.config.PUBLIC_URL.replace(/\/$/, '')}/api/payments/sandbox/bank?${query.toString()}`;
    return { instructions: transferToAccount(this.config, order, page), providerRef: null };
  }

  async close(): Promise<void> {}

  async getStatus({ reference, createdAt }: PayableOrder) {
    const rows = await db(this.database)
      .selectFrom('sandbox_transfer')
      .select(['id as transactionId', 'content', 'paidAt'])
      .select(sql<number>`amount_vnd::float8`.as('amountVnd'))
      .where('paidAt', '>', sql<Date>`${createdAt}::timestamptz - interval '1 day'`)
      .where(sql<string>`upper(regexp_replace(content, '[^A-Za-z0-9]', '', 'g'))`, 'like', `%${reference}%`)
      .execute();
    const ours = rows.filter(({ content }) => referencesIn(content).includes(reference));
    return {
      transfers: ours.map((row) => ({ ...row, paidAt: believable(row.paidAt) })),
      refused: false,
    };
  }

  async readWebhook(
    raw: Uint8Array,
    headers: IncomingHttpHeaders,
    now: Date,
  ): Promise<readonly BankTransfer[]> {
    const header = String(headers[sandboxSignatureHeader] ?? '');
    const at = Number(/^t=(\d{1,12}),/.exec(header)?.[1] ?? Number.NaN);
    if (Number.isNaN(at)) throw badSignature('there is none');
    const secret = this.config.SANDBOX_SECRET;
    if (secret === '' || !sameSecret(header, signSandbox(secret, raw, at))) throw badSignature('it differs');
    if (Math.abs(now.getTime() / 1000 - at) > webhookWindowSeconds) throw badSignature('it is stale');
    const parsed = Webhook.safeParse(JSON.parse(Buffer.from(raw).toString()));
    if (!parsed.success || parsed.data.transfer === undefined) return [];
    const { id, amount, content, paidAt } = parsed.data.transfer;
    return [{ transactionId: id, amountVnd: amount, content, paidAt: transferTime(paidAt) }];
  }
}

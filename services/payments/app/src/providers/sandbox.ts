import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { Database } from '@fitfolio/service-kit/db/database';
import type { PaymentsConfig } from '../config.js';
import { referencesIn } from '../orders/reference.js';
import type { BankProvider, BankTransfer, PayableOrder } from './provider.js';
import { badSignature, hmacHex, sameSecret } from './signature.js';
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
      paidAt: z.iso.datetime(),
    })
    .optional(),
});

/** `t=<unix seconds>,v1=<hmac of "t.body">`, as banks' gateways sign. */
export function signSandbox(secret: string, body: string | Uint8Array, unixSeconds: number): string {
  const signed = Buffer.concat([Buffer.from(`${unixSeconds}.`), Buffer.from(body)]);
  return `t=${unixSeconds},v1=${hmacHex(secret, signed)}`;
}

export interface SandboxTransferRow {
  readonly id: string;
  readonly content: string;
  readonly amount: number;
  readonly paidAt: Date;
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

  async ask({ reference, createdAt }: PayableOrder) {
    const rows = await this.database.sql<SandboxTransferRow>(
      `select id, content, amount_vnd::int8::float8 as amount, paid_at as "paidAt" from sandbox_transfer
       where paid_at > $1::timestamptz - interval '1 day' and upper(regexp_replace(content, '[^A-Za-z0-9]', '', 'g')) like '%' || $2 || '%'`,
      [createdAt, reference],
    );
    const ours = rows.filter((row) => referencesIn(row.content).includes(reference));
    return { transfers: ours.map(toTransfer), refused: false };
  }

  async readWebhook(
    raw: Uint8Array,
    headers: IncomingHttpHeaders,
    now: Date,
  ): Promise<readonly BankTransfer[]> {
    const header = String(headers[sandboxSignatureHeader] ?? '');
    const at = Number(/^t=(\d{1,12}),/.exec(header)?.[1] ?? Number.NaN);
    if (Number.isNaN(at)) throw badSignature('there is none');
    if (!sameSecret(header, signSandbox(this.config.SANDBOX_SECRET, raw, at)))
      throw badSignature('it differs');
    if (Math.abs(now.getTime() / 1000 - at) > webhookWindowSeconds) throw badSignature('it is stale');
    const parsed = Webhook.safeParse(JSON.parse(Buffer.from(raw).toString()));
    if (!parsed.success || parsed.data.transfer === undefined) return [];
    const { id, amount, content, paidAt } = parsed.data.transfer;
    return [toTransfer({ id, amount, content, paidAt: new Date(paidAt) })];
  }
}

const toTransfer = ({ id, amount, content, paidAt }: SandboxTransferRow): BankTransfer => ({
  transactionId: id,
  amountVnd: amount,
  content,
  paidAt,
});

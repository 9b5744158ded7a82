import type { PayOS } from '@payos/node';
import { z } from 'zod';
import type { PaymentsConfig } from '../config.js';
import {
  type OrderStatus,
  type BankProvider,
  type BankTransfer,
  isAmount,
  type Opened,
  type PayableOrder,
  ProviderError,
} from './provider.js';
import { badSignature, hmacHex, sameSecret } from './signature.js';
import { transferTime } from './transfer-time.js';

/** payOS tries out a new webhook address with a made-up order; ours begin here. */
const orderCodeMin = 100_001;

const Webhook = z.object({
  success: z.boolean().optional(),
  code: z.string(),
  data: z.record(z.string(), z.unknown()),
  signature: z.string().max(200),
});
const Data = z.object({
  orderCode: z.number().int(),
  amount: z.number().int().min(1),
  description: z.string(),
  reference: z.string().min(1),
  transactionDateTime: z.unknown(),
  code: z.string(),
});

/** Lists are written as JSON, the fields of their items sorted too. */
const sorted = (item: unknown): unknown =>
  typeof item === 'object' && item !== null
    ? Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : item;

const plain = (value: unknown): string => {
  if (Array.isArray(value)) return JSON.stringify(value.map(sorted));
  if (value === null || value === undefined || value === 'null' || value === 'undefined') return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
};

/** payOS signs the fields of `data` sorted by name, not the bytes. */
export function signPayos(checksumKey: string, data: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(data).toSorted();
  return hmacHex(checksumKey, names.map((name) => `${name}=${plain(data[name])}`).join('&'));
}

/** payOS, by its own client: it gives an account and a QR of its own for each order. */
export class PayosProvider implements BankProvider {
  readonly name = 'payos';
  private client: Promise<PayOS> | undefined;

  constructor(private readonly config: PaymentsConfig) {}

  async open(order: PayableOrder): Promise<Opened> {
    const site = this.config.PUBLIC_URL.replace(/\/$/, '');
    const link = await this.call((payos) =>
      payos.paymentRequests.create({
        orderCode: order.orderCode,
        amount: order.amountVnd,
        description: order.reference,
        returnUrl: `${site}/payment/success/`,
        cancelUrl: `${site}/payment/cancel/`,
        expiredAt: Math.floor(order.expiresAt.getTime() / 1000),
      }),
    );
    const instructions = {
      qrPayload: link.qrCode,
      bankBin: link.bin,
      bankName: 'payOS',
      accountNumber: link.accountNumber,
      accountName: link.accountName,
      amountVnd: link.amount,
      content: link.description,
      bankPageUrl: link.checkoutUrl,
    };
    return { instructions, providerRef: link.paymentLinkId };
  }

  async close({ orderCode }: PayableOrder): Promise<void> {
    await this.call((payos) => payos.paymentRequests.cancel(orderCode));
  }

  async getStatus({ orderCode }: PayableOrder): Promise<OrderStatus> {
    const link = await this.call((payos) => payos.paymentRequests.get(orderCode));
    const transfers = link.transactions
      .filter(({ amount }) => isAmount(amount))
      .map((t) => ({
        transactionId: t.reference,
        amountVnd: t.amount,
        content: t.description,
        paidAt: transferTime(t.transactionDateTime),
        orderCode,
      }));
    return { transfers, refused: link.status === 'FAILED' };
  }

  async readWebhook(raw: Uint8Array): Promise<readonly BankTransfer[]> {
    const key = this.config.PAYOS_CHECKSUM_KEY;
    const parsed = Webhook.safeParse(JSON.parse(Buffer.from(raw).toString()));
    if (key === undefined || !parsed.success) throw badSignature('there is none');
    if (!sameSecret(parsed.data.signature, signPayos(key, parsed.data.data)))
      throw badSignature('it differs');
    const data = Data.safeParse(parsed.data.data);
    if (!data.success || data.data.code !== '00' || data.data.orderCode < orderCodeMin) return [];
    const { orderCode, amount, description, reference, transactionDateTime } = data.data;
    const paidAt = transferTime(transactionDateTime);
    return [{ transactionId: reference, amountVnd: amount, content: description, paidAt, orderCode }];
  }

  private async call<T>(work: (payos: PayOS) => Promise<T>): Promise<T> {
    try {
      return await work(await (this.client ??= this.connect()));
    } catch (error) {
      throw new ProviderError('payOS did not answer as it should.', { cause: error });
    }
  }

  private async connect(): Promise<PayOS> {
    const { PayOS } = await import('@payos/node');
    const { PAYOS_URL, PAYOS_CLIENT_ID, PAYOS_API_KEY, PAYOS_CHECKSUM_KEY, PROVIDER_TIMEOUT_MS } =
      this.config;
    return new PayOS({
      baseURL: PAYOS_URL ?? null,
      clientId: PAYOS_CLIENT_ID ?? '',
      apiKey: PAYOS_API_KEY ?? '',
      checksumKey: PAYOS_CHECKSUM_KEY ?? '',
      timeout: PROVIDER_TIMEOUT_MS,
      maxRetries: 1,
      logLevel: 'off',
    });
  }
}

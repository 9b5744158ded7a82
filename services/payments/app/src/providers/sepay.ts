import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { PaymentsConfig } from '../config.js';
import { fetchJson } from './fetch-json.js';
import { referencesIn } from './reference.js';
import { type BankProvider, type BankTransfer, isAmount, type PayableOrder } from './provider.js';
import { badSignature, sameSecret } from './signature.js';
import { transferTime } from './transfer-time.js';
import { transferToAccount } from './transfer-to-account.js';

/** The most it gives, newest first. */
const linesMax = 5_000;
/** It answers three questions a second: whoever asks within a second shares one. */
const sharedMs = 1_000;

const Webhook = z.object({
  id: z.union([z.number().int(), z.string()]),
  transactionDate: z.unknown(),
  content: z.string().nullable(),
  transferType: z.string(),
  transferAmount: z.number().int().min(1),
});

const Statement = z.object({
  transactions: z.array(
    z.object({
      id: z.union([z.number().int(), z.string()]).transform(String),
      transaction_date: z.unknown(),
      amount_in: z.coerce.number(),
      transaction_content: z.string().nullable(),
    }),
  ),
});

type Lines = z.output<typeof Statement>['transactions'];

interface Asked {
  /** The day it begins with. */
  readonly from: string;
  readonly at: number;
  /** The same of a clock that nobody sets. */
  readonly since: number;
  readonly lines: Promise<Lines>;
}

/** SePay watches our bank account: it tells of each transfer, and gives the statement when asked. */
export class SepayProvider implements BankProvider {
  readonly name = 'sepay';
  private asked: Asked | undefined;

  constructor(private readonly config: PaymentsConfig) {}

  async open(order: PayableOrder) {
    return { instructions: transferToAccount(this.config, order, null), providerRef: null };
  }

  async close(): Promise<void> {}

  async getStatus({ reference, createdAt }: PayableOrder) {
    const from = new Date(createdAt.getTime() + 7 * 3_600_000 - 86_400_000).toISOString().slice(0, 10);
    const lines = await this.statement(from, createdAt);
    const transfers = lines
      .map((t) => ({ ...t, amountVnd: Math.round(t.amount_in) }))
      .filter((t) => isAmount(t.amountVnd) && referencesIn(t.transaction_content ?? '').includes(reference))
      .map((t) => ({
        transactionId: t.id,
        amountVnd: t.amountVnd,
        content: t.transaction_content ?? '',
        paidAt: transferTime(t.transaction_date),
      }));
    return { transfers, refused: false };
  }

  /** One statement serves every order that was there before it was asked for. */
  private statement(from: string, createdAt: Date): Promise<Lines> {
    const { asked } = this;
    const serves =
      asked !== undefined &&
      asked.from <= from &&
      asked.at >= createdAt.getTime() &&
      performance.now() - asked.since < sharedMs;
    if (serves) return asked.lines;
    const mine: Asked = { from, at: Date.now(), since: performance.now(), lines: this.fetchStatement(from) };
    this.asked = mine;
    mine.lines.catch(() => {
      if (this.asked === mine) this.asked = undefined;
    });
    return mine.lines;
  }

  private async fetchStatement(from: string): Promise<Lines> {
    const query = new URLSearchParams({
      account_number: this.config.BANK_ACCOUNT_NUMBER,
      transaction_date_min: from,
      limit: String(linesMax),
    });
    const { transactions } = await fetchJson(
      `${this.config.SEPAY_URL}/userapi/transactions/list?${query.toString()}`,
      { authorization: `Bearer ${this.config.SEPAY_API_TOKEN ?? ''}` },
      Statement,
      this.config.PROVIDER_TIMEOUT_MS,
    );
    return transactions;
  }

  /** `Authorization: Apikey …`; there is no time in it, so a replay is met by the transaction's number. */
  async readWebhook(raw: Uint8Array, headers: IncomingHttpHeaders): Promise<readonly BankTransfer[]> {
    const key = this.config.SEPAY_WEBHOOK_KEY;
    if (key === undefined || !sameSecret(headers.authorization ?? '', `Apikey ${key}`))
      throw badSignature('the key differs');
    const parsed = Webhook.safeParse(JSON.parse(Buffer.from(raw).toString()));
    if (!parsed.success || parsed.data.transferType !== 'in') return [];
    const { id, transferAmount, content, transactionDate } = parsed.data;
    return [
      {
        transactionId: String(id),
        amountVnd: transferAmount,
        content: content ?? '',
        paidAt: transferTime(transactionDate),
      },
    ];
  }
}

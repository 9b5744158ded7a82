import type { IncomingHttpHeaders } from 'node:http';
import type { TransferInstructions } from '@fitfolio/payments-contract/payment';

/** A transfer as a provider tells it: a fact of the bank. */
export interface BankTransfer {
  /** The bank's own number of it, unique with its provider. */
  readonly transactionId: string;
  readonly amountVnd: number;
  readonly content: string;
  /** Null where the provider's time could not be read or cannot be true. */
  readonly paidAt: Date | null;
  /** Our number of the order, where the provider keeps it. */
  readonly orderCode?: number;
}

/** Amounts are whole đồng, and numbers that keep every one of them: anything else is no transfer. */
export const isAmount = (amount: number): boolean => Number.isSafeInteger(amount) && amount > 0;

/** What a provider needs of an order. */
export interface PayableOrder {
  readonly orderCode: number;
  readonly reference: string;
  readonly amountVnd: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly providerRef: string | null;
}

export interface Opened {
  readonly instructions: TransferInstructions;
  readonly providerRef: string | null;
}

export interface OrderStatus {
  readonly transfers: readonly BankTransfer[];
  /** It says the order cannot be paid any more. */
  readonly refused: boolean;
}

/** The one port to banks. Every call may throw `ProviderError`; none is made inside a transaction. */
export interface BankProvider {
  readonly name: string;
  /** Prepares to be paid; again for the same order gives the same. */
  open(order: PayableOrder): Promise<Opened>;
  /** Asks not to take money for it any more. Money may still come. */
  close(order: PayableOrder): Promise<void>;
  getStatus(order: PayableOrder): Promise<OrderStatus>;
  /** The transfers of a webhook: none when it is understood but not about one. WEBHOOK_SIGNATURE_INVALID when it is not theirs. */
  readWebhook(raw: Uint8Array, headers: IncomingHttpHeaders, now: Date): Promise<readonly BankTransfer[]>;
}

/** The provider could not be reached, or answered what cannot be used. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

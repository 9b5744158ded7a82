import type { TransferInstructions } from '@fitfolio/payments-contract/payment';
import type { PaymentsConfig } from '../config.js';
import { vietQr } from './viet-qr.js';
import type { PayableOrder } from './provider.js';

/** How to pay an order by a transfer to our own account. */
export function transferToAccount(
  config: PaymentsConfig,
  { reference, amountVnd }: PayableOrder,
  bankPageUrl: string | null,
): TransferInstructions {
  const account = { bankBin: config.BANK_BIN, accountNumber: config.BANK_ACCOUNT_NUMBER };
  return {
    ...account,
    qrPayload: vietQr({ ...account, amountVnd, content: reference }),
    bankName: config.BANK_NAME,
    accountName: config.BANK_ACCOUNT_NAME,
    amountVnd,
    content: reference,
    bankPageUrl,
  };
}

import { PaymentStatus } from '@fitfolio/payments-contract/payment';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useListState } from '@fitfolio/web-kit/ui/data';
import { ReceiptText } from 'lucide-react';
import { useListPaymentsQuery } from '../../shared/purchases/purchases.api.js';
import { HistoryList } from '../history/history-list.js';
import { EmptyPurchases } from './empty-purchases.js';
import { usePaymentColumns } from './use-payment-columns.js';

const sorts = ['createdAt', '-createdAt', 'finalAmount', '-finalAmount'] as const;
const pollMs = 5_000;

/** The user's payments. A pending one can be continued, checked and cancelled. */
export function PaymentHistory() {
  const { t } = useTranslation('mfe-account');
  const list = useListState({ sorts, defaultSort: '-createdAt', pageSize: 10 });
  const query = useListPaymentsQuery({ query: list.query }, { refetchOnMountOrArgChange: true });
  const pending = query.currentData?.data.some((row) => row.status === PaymentStatus.enum.pending) ?? false;
  useListPaymentsQuery(
    { query: list.query },
    { skip: !pending, pollingInterval: pollMs, skipPollingIfUnfocused: true },
  );
  const [columns, dialog] = usePaymentColumns();
  return (
    <>
      <HistoryList
        list={list}
        sorts={sorts}
        query={query}
        columns={columns}
        caption={t('payments.caption')}
        failed={t('payments.failed')}
        searchLabel={t('payments.search')}
        empty={<EmptyPurchases icon={<ReceiptText aria-hidden />} of="payments" />}
      />
      {dialog}
    </>
  );
}

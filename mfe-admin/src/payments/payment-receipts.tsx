import type { Receipt } from '@fitfolio/payments-contract/admin';
import { formatMoney } from '@fitfolio/web-kit/format';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { type DataColumn, DataList } from '@fitfolio/web-kit/ui/data';
import { Part } from '../facts/part.js';
import { Lines, Long, More, When } from '../list/cells.js';
import type { PaymentDetail } from './payment-actions.js';

/** Every transfer that arrived for it. */
export function PaymentReceipts({ payment }: { payment: PaymentDetail }) {
  const t = useTexts('mfe-admin');
  const columns: readonly DataColumn<Receipt>[] = [
    {
      key: 'transaction',
      title: t('payment.receipts.transaction'),
      role: 'title',
      render: ({ bankTransactionId, content }) => (
        <Long>
          {bankTransactionId}
          <More>{content}</More>
        </Long>
      ),
    },
    {
      key: 'amount',
      title: t('payment.receipts.amount'),
      align: 'end',
      render: ({ amountVnd }) => <strong>{formatMoney(amountVnd, 'VND')}</strong>,
    },
    {
      key: 'state',
      title: t('payment.receipts.state'),
      render: ({ state, suspenseReason }) => (
        <Lines>
          <span>{t(`payment.receipts.states.${state}`, { defaultValue: state })}</span>
          {suspenseReason ? <More>{t(`suspense.reasons.${suspenseReason}`)}</More> : null}
        </Lines>
      ),
    },
    { key: 'paidAt', title: t('payment.receipts.paidAt'), render: ({ paidAt }) => <When at={paidAt} /> },
  ];
  return (
    <Part id="receipts" title={t('payment.receipts.title')}>
      <DataList
        caption={t('payment.receipts.title')}
        columns={columns}
        rows={payment.receipts}
        rowKey={(receipt) => receipt.id}
        empty={<p>{t('payment.receipts.none')}</p>}
      />
    </Part>
  );
}

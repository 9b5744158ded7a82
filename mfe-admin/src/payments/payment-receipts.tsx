import type { Receipt } from '@fitfolio/payments-contract/admin';
import { formatMoney } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { type DataColumn, DataList } from '@fitfolio/web-kit/ui/data';
import { Section } from '../shared/details/section.js';
import { CellStack, BreakableText, CellNote, DateTimeCell } from '../shared/list/cells.js';
import type { PaymentDetail } from './payment-actions.js';

/** Every transfer that arrived for it. */
export function PaymentReceipts({ payment }: { payment: PaymentDetail }) {
  const { t } = useTranslation('mfe-admin');
  const columns: readonly DataColumn<Receipt>[] = [
    {
      key: 'transaction',
      title: t('payment.receipts.transaction'),
      role: 'title',
      render: ({ bankTransactionId, content }) => (
        <BreakableText>
          {bankTransactionId}
          <CellNote>{content}</CellNote>
        </BreakableText>
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
        <CellStack>
          <span>{t(`payment.receipts.states.${state}`, { defaultValue: state })}</span>
          {suspenseReason ? <CellNote>{t(`suspense.reasons.${suspenseReason}`)}</CellNote> : null}
        </CellStack>
      ),
    },
    {
      key: 'paidAt',
      title: t('payment.receipts.paidAt'),
      render: ({ paidAt }) => <DateTimeCell at={paidAt} />,
    },
  ];
  return (
    <Section id="receipts" title={t('payment.receipts.title')}>
      <DataList
        caption={t('payment.receipts.title')}
        columns={columns}
        rows={payment.receipts}
        rowKey={(receipt) => receipt.id}
        empty={<p>{t('payment.receipts.none')}</p>}
      />
    </Section>
  );
}

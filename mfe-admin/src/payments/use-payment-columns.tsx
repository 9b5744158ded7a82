import type { AdminPayment } from '@fitfolio/payments-contract/admin';
import { formatMoney } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import type { z } from 'zod';
import { CellStack, BreakableText, CellTitle, CellNote, DateTimeCell } from '../shared/list/cells.js';
import { StatusBadge } from './status-badge.js';

type Payment = z.output<typeof AdminPayment>;

export function usePaymentColumns(): readonly DataColumn<Payment>[] {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  return [
    {
      key: 'reference',
      title: t('payments.columns.reference'),
      role: 'title',
      render: ({ id, reference, bundle }) => (
        <CellTitle>
          <Link to={paths.adminPayment(id)}>{reference}</Link>
          <CellNote>{bundle.name[language]}</CellNote>
        </CellTitle>
      ),
    },
    {
      key: 'email',
      title: t('payments.columns.user'),
      sortable: true,
      render: ({ userId, email, name }) => (
        <BreakableText>
          <Link to={paths.adminUser(userId)}>{email ?? userId}</Link>
          {name ? <CellNote>{name}</CellNote> : null}
        </BreakableText>
      ),
    },
    {
      key: 'amountVnd',
      title: t('payments.columns.amount'),
      sortable: true,
      align: 'end',
      render: ({ amountVnd, currency, finalAmount, promoCode }) => {
        const dollars = currency === 'USD' ? formatMoney(finalAmount, 'USD') : null;
        const also = [dollars, promoCode].filter(Boolean).join(' · ');
        return (
          <CellStack>
            <strong>{formatMoney(amountVnd, 'VND')}</strong>
            {also ? <CellNote>{also}</CellNote> : null}
          </CellStack>
        );
      },
    },
    {
      key: 'status',
      title: t('payments.columns.status'),
      render: (payment) => <StatusBadge payment={payment} />,
    },
    {
      key: 'createdAt',
      title: t('payments.columns.createdAt'),
      sortable: true,
      render: ({ createdAt }) => <DateTimeCell at={createdAt} />,
    },
  ];
}

import type { AdminPayment } from '@fitfolio/payments-contract/admin';
import { formatMoney } from '@fitfolio/web-kit/format';
import { useLanguage, useTexts } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import type { z } from 'zod';
import { Lines, Long, Main, More, When } from '../list/cells.js';
import { StatusMark } from './status-mark.js';

type Payment = z.output<typeof AdminPayment>;

export function usePaymentColumns(): readonly DataColumn<Payment>[] {
  const t = useTexts('mfe-admin');
  const { language } = useLanguage();
  return [
    {
      key: 'reference',
      title: t('payments.columns.reference'),
      role: 'title',
      render: ({ id, reference, bundle }) => (
        <Main>
          <Link to={paths.adminPayment(id)}>{reference}</Link>
          <More>{bundle.name[language]}</More>
        </Main>
      ),
    },
    {
      key: 'email',
      title: t('payments.columns.user'),
      sortable: true,
      render: ({ userId, email, name }) => (
        <Long>
          <Link to={paths.adminUser(userId)}>{email ?? userId}</Link>
          {name ? <More>{name}</More> : null}
        </Long>
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
          <Lines>
            <strong>{formatMoney(amountVnd, 'VND')}</strong>
            {also ? <More>{also}</More> : null}
          </Lines>
        );
      },
    },
    {
      key: 'status',
      title: t('payments.columns.status'),
      render: (payment) => <StatusMark payment={payment} />,
    },
    {
      key: 'createdAt',
      title: t('payments.columns.createdAt'),
      sortable: true,
      render: ({ createdAt }) => <When at={createdAt} />,
    },
  ];
}

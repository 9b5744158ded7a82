import type { SuspenseItem } from '@fitfolio/payments-contract/admin';
import { formatMoney } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { Button, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import type { z } from 'zod';
import { BreakableText, CellTitle, CellNote, none, DateTimeCell } from '../shared/list/cells.js';
import styles from './suspense.module.css';

export type SuspenseRow = z.output<typeof SuspenseItem>;

interface Acts {
  readonly onAccept: (item: SuspenseRow) => void;
  readonly onSentBack: (item: SuspenseRow) => void;
}

export function useSuspenseColumns({ onAccept, onSentBack }: Acts): readonly DataColumn<SuspenseRow>[] {
  const { t } = useTranslation('mfe-admin');
  return [
    {
      key: 'amountVnd',
      title: t('suspense.columns.arrived'),
      role: 'title',
      sortable: true,
      render: ({ amountVnd, content }) => (
        <CellTitle>
          {formatMoney(amountVnd, 'VND')}
          <CellNote>{content}</CellNote>
        </CellTitle>
      ),
    },
    {
      key: 'order',
      title: t('suspense.columns.order'),
      render: ({ paymentId, reference, email }) =>
        paymentId ? (
          <BreakableText>
            <Link to={paths.adminPayment(paymentId)}>{reference ?? paymentId}</Link>
            <CellNote>{email}</CellNote>
          </BreakableText>
        ) : (
          none
        ),
    },
    {
      key: 'expected',
      title: t('suspense.columns.expected'),
      align: 'end',
      render: ({ expectedVnd }) => (expectedVnd === null ? none : formatMoney(expectedVnd, 'VND')),
    },
    {
      key: 'why',
      title: t('suspense.columns.why'),
      render: ({ suspenseReason }) => t(`suspense.reasons.${suspenseReason ?? 'no-payment'}`),
    },
    {
      key: 'receivedAt',
      title: t('suspense.columns.receivedAt'),
      sortable: true,
      render: ({ receivedAt }) => <DateTimeCell at={receivedAt} />,
    },
    {
      key: 'action',
      title: t('offers.action'),
      role: 'action',
      render: (item) => {
        const which = <VisuallyHidden>{item.reference ?? item.bankTransactionId}</VisuallyHidden>;
        return (
          <div className={styles['actions']}>
            <Button size="small" type="primary" onClick={() => onAccept(item)}>
              {t('suspense.accept.action')} {which}
            </Button>
            <Button size="small" onClick={() => onSentBack(item)}>
              {t('suspense.sentBack.action')} {which}
            </Button>
          </div>
        );
      },
    },
  ];
}

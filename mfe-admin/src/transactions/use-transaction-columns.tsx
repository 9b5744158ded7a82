import type { AdminTransaction } from '@fitfolio/credits-contract/transaction';
import { formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { Button, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import type { z } from 'zod';
import { BreakableText, CellTitle, CellNote, DateTimeCell } from '../shared/list/cells.js';
import styles from './transactions.module.css';
import { useReasonText } from './use-reason-text.js';

export type Movement = z.output<typeof AdminTransaction>;

interface Acts {
  /** Narrows the list to one user; absent when it is. */
  readonly onOnly: ((movement: Movement) => void) | null;
}

export function useTransactionColumns({ onOnly }: Acts): readonly DataColumn<Movement>[] {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  const reasonText = useReasonText();
  return [
    {
      key: 'email',
      title: t('transactions.columns.user'),
      role: 'title',
      sortable: true,
      render: ({ userId, email, name }) => (
        <CellTitle>
          <Link to={paths.adminUser(userId)}>{email ?? userId}</Link>
          {name ? <CellNote>{name}</CellNote> : null}
        </CellTitle>
      ),
    },
    {
      key: 'type',
      title: t('transactions.columns.type'),
      render: ({ type }) => t(`transactions.types.${type}`),
    },
    {
      key: 'reason',
      title: t('transactions.columns.reason'),
      render: ({ description }) => {
        const payment = description.values['paymentId'];
        const text = reasonText(description);
        return (
          <BreakableText>
            {payment ? <Link to={paths.adminPayment(payment)}>{text}</Link> : text}
          </BreakableText>
        );
      },
    },
    {
      key: 'amount',
      title: t('transactions.columns.amount'),
      sortable: true,
      align: 'end',
      render: ({ amount }) => <strong className={styles['number']}>{signed(amount, language)}</strong>,
    },
    {
      key: 'balance',
      title: t('transactions.columns.balance'),
      align: 'end',
      render: ({ balance }) => formatNumber(balance, language),
    },
    {
      key: 'createdAt',
      title: t('transactions.columns.createdAt'),
      sortable: true,
      render: ({ createdAt }) => <DateTimeCell at={createdAt} />,
    },
    ...(onOnly
      ? [
          {
            key: 'action',
            title: t('offers.action'),
            role: 'action',
            render: (movement) => (
              <Button size="small" onClick={() => onOnly(movement)}>
                {t('transactions.only')} <VisuallyHidden>{movement.email ?? movement.userId}</VisuallyHidden>
              </Button>
            ),
          } satisfies DataColumn<Movement>,
        ]
      : []),
  ];
}

/** A minus that is as wide as the plus. */
export const signed = (amount: number, language: string): string =>
  `${amount < 0 ? '−' : '+'}${formatNumber(Math.abs(amount), language)}`;

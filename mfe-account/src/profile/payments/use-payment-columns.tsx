import type { Payment } from '@fitfolio/payments-contract/payment';
import { formatDateTime, formatMoney } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Button, LinkButton, Tag, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { type DataColumn, DateTime } from '@fitfolio/web-kit/ui/data';
import type { ReactNode } from 'react';
import { usePaymentActions } from '../../shared/purchases/use-payment-actions.js';
import styles from './payments.module.css';

const colours: Readonly<Record<string, string>> = {
  pending: 'processing',
  completed: 'success',
  failed: 'error',
};

/** What can be done with a pending payment. */
function usePendingActions(): readonly [(payment: Payment) => ReactNode, ReactNode] {
  const { t } = useTranslation('mfe-account');
  const { ask, stop, dialog } = usePaymentActions();
  const actions = (payment: Payment): ReactNode => {
    const which = <VisuallyHidden>{payment.reference}</VisuallyHidden>;
    return (
      <div className={styles['actions']}>
        <LinkButton size="small" type="primary" to={paths.paymentOf(payment.id)}>
          {t('payments.continue')} {which}
        </LinkButton>
        <Button size="small" onClick={() => void ask(payment.id)}>
          {t('payments.refresh')} {which}
        </Button>
        <Button size="small" onClick={() => void stop(payment.id)}>
          {t('payments.cancel')} {which}
        </Button>
      </div>
    );
  };
  return [actions, dialog];
}

export function usePaymentColumns(): readonly [readonly DataColumn<Payment>[], ReactNode] {
  const { t } = useTranslation('mfe-account');
  const { language } = useLanguage();
  const [actions, dialog] = usePendingActions();
  const columns: readonly DataColumn<Payment>[] = [
    {
      key: 'description',
      title: t('payments.columns.description'),
      role: 'title',
      render: ({ bundle, reference }) => (
        <>
          {bundle.name[language]}
          <span className={`${styles['reference']} ${styles['whole']}`}>
            {t('payment.tokens', { count: bundle.tokens })} · {reference}
          </span>
        </>
      ),
    },
    {
      key: 'finalAmount',
      title: t('payments.columns.amount'),
      sortable: true,
      align: 'end',
      render: ({ finalAmount, originalAmount, currency, promoCode }) => (
        <>
          <strong>{formatMoney(finalAmount, currency)}</strong>
          {originalAmount === finalAmount ? null : (
            <span className={styles['reference']}>
              <s>{formatMoney(originalAmount, currency)}</s> {promoCode}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'status',
      title: t('payments.columns.status'),
      render: ({ status, reason }) => (
        <>
          <Tag color={colours[status] ?? 'default'}>{t(`payments.status.${status}`)}</Tag>
          <span className={styles['reference']}>{t(`payments.reasons.${reason}`)}</span>
        </>
      ),
    },
    {
      key: 'createdAt',
      title: t('payments.columns.createdAt'),
      sortable: true,
      render: ({ createdAt, updatedAt }) => {
        const updated = formatDateTime(updatedAt);
        return (
          <>
            <DateTime at={createdAt} />
            {formatDateTime(createdAt) === updated ? null : (
              <span className={styles['reference']}>{t('payments.updated', { when: updated })}</span>
            )}
          </>
        );
      },
    },
    {
      key: 'actions',
      title: t('payments.columns.action'),
      role: 'action',
      render: (row) => (row.status === 'pending' ? actions(row) : null),
    },
  ];
  return [columns, dialog];
}

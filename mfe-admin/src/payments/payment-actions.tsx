import { refundDays, type AdminPaymentDetail } from '@fitfolio/payments-contract/admin';
import { formatMoney } from '@fitfolio/web-kit/format';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { toast } from '@fitfolio/web-kit/toast';
import { Button, LinkButton } from '@fitfolio/web-kit/ui/core';
import type { z } from 'zod';
import { useReasonDialog } from '../shared/dialog/use-reason-dialog.js';
import { useRefundPaymentMutation, useSyncPaymentMutation } from './payments.api.js';
import styles from './payments.module.css';

export type PaymentDetail = z.output<typeof AdminPaymentDetail>;

/** The actions on a payment: check with the bank, refund, decide on held money. */
export function PaymentActions({ payment }: { payment: PaymentDetail }) {
  const { t } = useTranslation('mfe-admin');
  const errorText = useErrorText();
  const [askReason, dialog] = useReasonDialog();
  const [sync, { isLoading }] = useSyncPaymentMutation();
  const [refund] = useRefundPaymentMutation();
  const { id, reference, status, reason } = payment;
  const ask = async (): Promise<void> => {
    const { data, error } = await sync({ body: { id } });
    if (error) return toast.error(t('payment.sync.failed'), errorText(error));
    const changed = data.data.status !== status || data.data.receipts.length !== payment.receipts.length;
    if (changed) toast.success(t('payment.sync.changed'));
    else toast.info(t('payment.sync.same'));
  };
  const giveBack = (): void =>
    askReason({
      title: t('payment.refund.title'),
      text: t('payment.refund.text', {
        amount: formatMoney(payment.amountVnd, 'VND'),
        count: payment.bundle.tokens,
        days: refundDays,
      }),
      action: t('payment.refund.action'),
      danger: true,
      send: (why) => refund({ params: { id }, body: { reason: why } }),
      done: t('payment.refund.done', { reference }),
      errorTexts: {
        REFUND_TOO_LATE: t('payment.refund.tooLate', { days: refundDays }),
        TOKENS_ALREADY_SPENT: t('payment.refund.spent'),
        PAYMENT_NOT_COMPLETED: t('payment.refund.notCompleted'),
      },
    });
  return (
    <div role="group" aria-label={t('payment.actions')} className={styles['actions']}>
      <Button type="primary" loading={isLoading} onClick={() => void ask()}>
        {t('payment.sync.action')}
      </Button>
      {status === 'completed' && reason !== 'refunded' ? (
        <Button danger onClick={giveBack}>
          {t('payment.refund.action')}
        </Button>
      ) : null}
      {payment.openSuspense > 0 ? (
        <LinkButton to={paths.adminSuspense}>
          {t('payment.openSuspense', { count: payment.openSuspense })}
        </LinkButton>
      ) : null}
      {dialog}
    </div>
  );
}

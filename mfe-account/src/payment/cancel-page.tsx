import type { Payment } from '@fitfolio/payments-contract/payment';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link, Navigate, useSearchParams } from '@fitfolio/web-kit/router';
import { Button, Card, LinkButton } from '@fitfolio/web-kit/ui/core';
import { ArrowLeft } from 'lucide-react';
import { usePaymentActions } from '../shared/purchases/use-payment-actions.js';
import { Notices } from './pay/notices.js';
import { useGetPaymentQuery } from '../shared/purchases/purchases.api.js';
import { ResultPage } from './result-page.js';
import styles from './payment.module.css';
import '../locales/account.js';

const reasons = ['expired', 'cancelled', 'refused-by-bank'] as const;
const pollMs = 5_000;

function Ended({ payment }: { payment: Payment }) {
  const { t } = useTranslation('mfe-account');
  const { ask, asking } = usePaymentActions();
  const reason = reasons.find((known) => known === payment.reason) ?? 'cancelled';
  return (
    <Card className={styles['result']}>
      <Notices notices={payment.notices} expected={payment.amountVnd} />
      {reason === 'cancelled' && payment.notices.length > 0 ? null : <p>{t(`payment.ended.${reason}`)}</p>}
      {reason === 'refused-by-bank' ? null : <p className={styles['soft']}>{t('payment.ended.late')}</p>}
      <div className={styles['actions']}>
        <LinkButton type="primary" size="large" to={paths.buyBundle(payment.bundle.id)}>
          {t('payment.ended.again')}
        </LinkButton>
        <Button size="large" loading={asking} onClick={() => void ask(payment.id)}>
          {t('payment.paid')}
        </Button>
      </div>
      <Link to={paths.pricing} className={styles['back']}>
        <ArrowLeft size={16} aria-hidden /> {t('payment.back')}
      </Link>
    </Card>
  );
}

/** An order that was not paid: cancelled, expired or refused. A late transfer still completes it. */
export function PaymentCancelPage() {
  const { t } = useTranslation('mfe-account');
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useGetPaymentQuery(
    { params: { id } },
    { skip: id === '', pollingInterval: pollMs, skipPollingIfUnfocused: true },
  );
  const payment = query.data?.data;
  if (id === '') return <Navigate to={paths.pricing} replace />;
  if (payment?.status === 'completed') return <Navigate to={paths.paymentSuccess(id)} replace />;
  if (payment?.status === 'pending') return <Navigate to={paths.paymentOf(id)} replace />;
  const title = payment?.reason === 'cancelled' ? t('payment.ended.title') : t('payment.ended.notCompleted');
  return (
    <ResultPage title={title} query={query}>
      {(ended) => <Ended payment={ended} />}
    </ResultPage>
  );
}

import type { Payment } from '@fitfolio/payments-contract/payment';
import { useErrorText, useTexts } from '@fitfolio/web-kit/i18n';
import { ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Navigate, useSearchParams } from '@fitfolio/web-kit/router';
import { toast } from '@fitfolio/web-kit/toast';
import { Bone, Button, Card, LinkButton } from '@fitfolio/web-kit/ui/core';
import { Notices } from './pay/notices.js';
import { useGetPaymentQuery, useRefreshPaymentMutation } from '../purchases/purchases.api.js';
import styles from './payment.module.css';

const reasons = ['expired', 'cancelled', 'refused-by-bank'] as const;
const pollMs = 5_000;

function Ended({ payment }: { payment: Payment }) {
  const t = useTexts('mfe-account');
  const errorText = useErrorText();
  const [refresh, { isLoading }] = useRefreshPaymentMutation();
  const reason = reasons.find((known) => known === payment.reason) ?? 'cancelled';
  const paid = async (): Promise<void> => {
    const { data, error } = await refresh({ body: { id: payment.id } });
    if (error) toast.error(t('payment.failed.refresh'), errorText(error));
    else if (data.data.status !== 'completed') toast.info(t('payment.notYet'), t('payment.notYetText'));
  };
  return (
    <Card className={styles['result']}>
      <Notices notices={payment.notices} expected={payment.amountVnd} />
      <p>{t(`payment.ended.${reason}`)}</p>
      {reason === 'refused-by-bank' ? null : <p className={styles['soft']}>{t('payment.ended.late')}</p>}
      <div className={styles['actions']}>
        <LinkButton type="primary" size="large" to={paths.buyBundle(payment.bundle.id)}>
          {t('payment.ended.again')}
        </LinkButton>
        <Button size="large" loading={isLoading} onClick={() => void paid()}>
          {t('payment.paid')}
        </Button>
        <LinkButton size="large" type="text" to={paths.pricing}>
          {t('payment.back')}
        </LinkButton>
      </div>
    </Card>
  );
}

/** The end of an order that was not paid: cancelled, run out, refused. A late transfer still leads to success. */
export function PaymentCancelPage() {
  const t = useTexts('mfe-account');
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const { data, error, refetch } = useGetPaymentQuery(
    { params: { id } },
    { skip: id === '', pollingInterval: pollMs, skipPollingIfUnfocused: true },
  );
  if (id === '') return <Navigate to={paths.pricing} replace />;
  if (data?.data.status === 'completed') return <Navigate to={paths.paymentSuccess(id)} replace />;
  if (data?.data.status === 'pending') return <Navigate to={paths.paymentOf(id)} replace />;
  const title =
    data?.data.reason === 'cancelled' ? t('payment.ended.title') : t('payment.ended.notCompleted');
  return (
    <Page meta={{ title, index: false }} width="form">
      <PageHeading>{title}</PageHeading>
      {data ? <Ended payment={data.data} /> : null}
      {error && !data ? (
        <ErrorState title={t('payment.failed.load')} error={error} onRetry={refetch} />
      ) : null}
      {data || error ? null : (
        <Card>
          <Bone lines={5} />
        </Card>
      )}
    </Page>
  );
}

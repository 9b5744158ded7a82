import { ErrorState } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Navigate } from '@fitfolio/web-kit/router';
import { Skeleton, Card } from '@fitfolio/web-kit/ui/core';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useGetPaymentQuery } from '../../shared/purchases/purchases.api.js';
import { PendingPayment } from './pending-payment.js';

const pollMs = 3_000;

/** Polls an order until it is paid, cancelled or expired. */
export function PaymentStatus({ id }: { id: string }) {
  const { t } = useTranslation('mfe-account');
  const { data, error, refetch } = useGetPaymentQuery(
    { params: { id } },
    {
      pollingInterval: pollMs,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
      refetchOnMountOrArgChange: true,
    },
  );
  if (!data) {
    if (error) return <ErrorState title={t('payment.failed.load')} error={error} onRetry={refetch} />;
    return (
      <Card>
        <Skeleton lines={10} />
      </Card>
    );
  }
  const payment = data.data;
  if (payment.status === 'completed') return <Navigate to={paths.paymentSuccess(id)} replace />;
  if (payment.status === 'failed') return <Navigate to={paths.paymentCancel(id)} replace />;
  return <PendingPayment payment={payment} />;
}

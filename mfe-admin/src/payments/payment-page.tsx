import { useTranslation } from '@fitfolio/web-kit/i18n';
import { ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { useParams } from '@fitfolio/web-kit/router';
import { Skeleton, Card } from '@fitfolio/web-kit/ui/core';
import { BackLink } from '../shared/details/back-link.js';
import { SectionStack } from '../shared/details/section.js';
import { PaymentActions } from './payment-actions.js';
import { PaymentDetails } from './payment-details.js';
import { PaymentLog } from './payment-log.js';
import { PaymentReceipts } from './payment-receipts.js';
import { useGetAnyPaymentQuery } from './payments.api.js';

/** One payment: what it is, what arrived for it, what happened to it. */
export function PaymentPage() {
  const { t } = useTranslation('mfe-admin');
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useGetAnyPaymentQuery({ params: { id } });
  const payment = currentData?.data;
  return (
    <Page meta={{ title: t('payment.title'), index: false }}>
      <BackLink to={paths.adminPayments}>{t('payments.title')}</BackLink>
      <PageHeading lead={payment?.email ?? undefined}>{payment?.reference ?? t('payment.title')}</PageHeading>
      {payment ? (
        <SectionStack>
          <PaymentActions payment={payment} />
          <PaymentDetails payment={payment} />
          <PaymentReceipts payment={payment} />
          <PaymentLog payment={payment} />
        </SectionStack>
      ) : null}
      {error && !payment ? <ErrorState title={t('payment.failed')} error={error} onRetry={refetch} /> : null}
      {!error && !payment ? (
        <Card>
          <Skeleton lines={9} />
        </Card>
      ) : null}
    </Page>
  );
}

import type { Payment } from '@fitfolio/payments-contract/payment';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { Skeleton, Card } from '@fitfolio/web-kit/ui/core';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly query: { readonly data?: { readonly data: Payment }; error?: unknown; refetch: () => unknown };
  readonly children: (payment: Payment) => ReactNode;
}

/** How an order ended: heading, and the order once it is there. */
export function ResultPage({ title, lead, query: { data, error, refetch }, children }: Props) {
  const { t } = useTranslation('mfe-account');
  return (
    <Page meta={{ title, index: false }} width="form">
      <PageHeading lead={lead}>{title}</PageHeading>
      {data ? children(data.data) : null}
      {error && !data ? (
        <ErrorState title={t('payment.failed.load')} error={error} onRetry={refetch} />
      ) : null}
      {data || error ? null : (
        <Card>
          <Skeleton lines={5} />
        </Card>
      )}
    </Page>
  );
}

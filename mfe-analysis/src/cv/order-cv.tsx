import { isApiError } from '@fitfolio/web-kit/api';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { ErrorState, PageHeading, PageSkeleton } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Navigate } from '@fitfolio/web-kit/router';
import { useGetBalanceQuery } from '@fitfolio/web-kit/session';
import { Alert, Button, Card, LinkButton } from '@fitfolio/web-kit/ui/core';
import { useOrderKey } from '../shared/run/use-order-key.js';
import { usePolling } from '../shared/run/use-polling.js';
import { useCvProductsQuery, useOrderCvMutation } from './cv.api.js';
import styles from './cv.module.css';

const contents = ['read', 'reword', 'fit', 'files', 'free'] as const;

/** What a CV of this analysis would be and cost; the one that was made opens at once. */
export function OrderCv({ analysisId }: { analysisId: string }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const { data, error, refetch } = useCvProductsQuery({ params: { id: analysisId } });
  const { data: balance } = useGetBalanceQuery();
  const { keyOf, answered } = useOrderKey();
  const [order, { isLoading, error: refused }] = useOrderCvMutation();
  const made = data?.data.products.find(({ kind }) => kind === 'cv');
  usePolling(made?.status === 'running', refetch);
  if (made?.status === 'completed') return <Navigate to={paths.cv(made.id)} replace />;
  if (error)
    return (
      <>
        <PageHeading>{t('cv.title')}</PageHeading>
        <ErrorState error={error} title={t('cv.order.unable')} onRetry={() => void refetch()} />
      </>
    );
  if (!data) return <PageSkeleton />;
  const { cost } = data.data;
  const tokens = balance?.data.balance;
  const short =
    (tokens !== undefined && tokens < cost) ||
    (isApiError(refused) && refused.code === 'INSUFFICIENT_TOKENS');
  const buy = async (): Promise<void> => {
    answered((await order({ params: { id: analysisId }, idempotencyKey: keyOf(analysisId) })).error);
  };
  return (
    <>
      <PageHeading lead={t('cv.order.lead')}>{t('cv.order.title')}</PageHeading>
      <Card>
        <ul className={styles['contents']}>
          {contents.map((key) => (
            <li key={key}>{t(`cv.order.${key}`)}</li>
          ))}
        </ul>
        {made?.status === 'failed' ? (
          <Alert type="warning" showIcon title={t('cv.order.failed')} description={t('cv.order.returned')} />
        ) : null}
        {refused && !short ? (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t('cv.order.refused')}
            description={errorText(refused)}
          />
        ) : null}
        {short ? (
          <Alert type="warning" showIcon role="alert" title={t('cv.order.short', { count: cost })} />
        ) : null}
        <div className={styles['bar']}>
          {tokens === undefined ? null : <span>{t('cv.order.balance', { count: tokens })}</span>}
          {short ? (
            <LinkButton to={paths.pricing} type="primary">
              {t('cv.order.toPricing')}
            </LinkButton>
          ) : (
            <Button
              type="primary"
              loading={isLoading || made?.status === 'running'}
              onClick={() => void buy()}
            >
              {t('cv.order.do', { count: cost })}
            </Button>
          )}
          <LinkButton to={paths.fitAnalysisResult(analysisId)}>{t('cv.order.back')}</LinkButton>
        </div>
      </Card>
    </>
  );
}

import { fitProductTokens, interviewSessionsMax } from '@fitfolio/analysis-contract/limits';
import { isApiError } from '@fitfolio/web-kit/api';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { useGetBalanceQuery } from '@fitfolio/web-kit/session';
import { track } from '@fitfolio/web-kit/track';
import { Alert, Button, LinkButton } from '@fitfolio/web-kit/ui/core';
import { useConfirm } from '@fitfolio/web-kit/ui/feedback';
import { useState } from 'react';
import { useOrderKey } from '../shared/run/use-order-key.js';
import { useOrderInterviewMutation } from './interview.api.js';
import styles from './interview.module.css';

/** What a session costs, and the order itself, once the reader has agreed. */
export function StartInterview(props: {
  analysisId: string;
  session: number;
  onStarted: (id: string) => void;
}) {
  const { analysisId, session, onStarted } = props;
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const { keyOf, answered } = useOrderKey();
  const { currentData } = useGetBalanceQuery();
  const balance = currentData?.data.balance;
  const [order, { isLoading }] = useOrderInterviewMutation();
  const [failure, setFailure] = useState<unknown>(null);
  const [confirm, dialog] = useConfirm();
  if (session > interviewSessionsMax) return <p>{t('interview.start.allMade')}</p>;
  const short = balance !== undefined && balance < fitProductTokens;
  const cost = t('interview.start.cost', { count: fitProductTokens });
  const has = balance === undefined ? '' : t('fit.balance', { count: balance });

  const start = async (): Promise<void> => {
    const agreed = await confirm({
      title: t('interview.start.confirm', { session }),
      text: (
        <>
          <p>{t('interview.start.confirmText')}</p>
          <p>
            {cost} {has}
          </p>
        </>
      ),
      action: t('interview.start.do'),
    });
    if (!agreed) return;
    setFailure(null);
    const idempotencyKey = keyOf({ analysisId, session });
    const { data, error } = await order({ params: { id: analysisId }, body: { session }, idempotencyKey });
    answered(error);
    if (!data || data.data.status === 'failed') return setFailure(error ?? new Error('failed'));
    track('interview:order', { session: String(session) });
    onStarted(data.data.id);
  };

  return (
    <>
      {short ? (
        <Alert
          type="warning"
          showIcon
          title={t('fit.confirm.title.insufficient')}
          description={cost}
          action={<LinkButton to={paths.pricing}>{t('fit.toPricing')}</LinkButton>}
        />
      ) : null}
      {failure ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('interview.start.failed')}
          description={isApiError(failure) ? errorText(failure) : t('fitResult.tokenBack')}
        />
      ) : null}
      <div className={styles['row']}>
        <Button type="primary" size="large" loading={isLoading} disabled={short} onClick={() => void start()}>
          {t('interview.start.session', { session })}
        </Button>
        <span className={styles['soft']}>
          {cost} {has}
        </span>
      </div>
      {dialog}
    </>
  );
}

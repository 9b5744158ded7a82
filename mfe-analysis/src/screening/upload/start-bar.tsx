import { screeningTokens } from '@fitfolio/analysis-contract/limits';
import type { Candidate } from '@fitfolio/analysis-contract/screening';
import { isApiError } from '@fitfolio/web-kit/api';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { useGetBalanceQuery } from '@fitfolio/web-kit/session';
import { track } from '@fitfolio/web-kit/track';
import { Alert, Button, Card, LinkButton } from '@fitfolio/web-kit/ui/core';
import { useStartCandidatesMutation } from '../screening.api.js';
import styles from './upload.module.css';

interface Props {
  readonly screeningId: string;
  readonly picked: readonly Candidate[];
  /** Files are still on their way: more people may come. */
  readonly reading: boolean;
}

/** What it costs to go on with whom, before a token is held; with too few, as many as there are tokens for. */
export function StartBar({ screeningId, picked, reading }: Props) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const { data } = useGetBalanceQuery();
  const [send, { isLoading, error }] = useStartCandidatesMutation();
  const balance = data?.data.balance;
  const cost = picked.length * screeningTokens;
  const affordable = Math.floor((balance ?? 0) / screeningTokens);
  const short = balance !== undefined && cost > balance;
  const start = async (people: readonly Candidate[]): Promise<void> => {
    const candidateIds = people.map(({ id }) => id);
    const started = await send({ params: { id: screeningId }, body: { candidateIds } });
    if (started.data) track('screening:start', { people: candidateIds.length });
  };
  // Too few tokens are told by the balance, which is asked anew after such an answer.
  const failure = isApiError(error) && error.code === 'INSUFFICIENT_TOKENS' ? null : error;
  return (
    <Card className={styles['start']}>
      {failure ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('screening.start.failed')}
          description={errorText(failure)}
        />
      ) : null}
      {short ? (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={t('screening.start.short', { count: cost, balance })}
          description={t('screening.start.shortText')}
        />
      ) : null}
      <div className={styles['startRow']}>
        <p className={styles['soft']}>
          {balance === undefined ? null : `${t('fit.balance', { count: balance })} `}
          {t('screening.start.when')} {reading ? t('screening.start.reading') : null}
        </p>
        <div className={styles['buttons']}>
          {short ? <LinkButton to={paths.pricing}>{t('screening.start.buy')}</LinkButton> : null}
          {short && affordable > 0 ? (
            <Button
              type="primary"
              loading={isLoading}
              onClick={() => void start(picked.slice(0, affordable))}
            >
              {t('screening.start.first', { count: affordable })}
            </Button>
          ) : null}
          {short ? null : (
            <Button
              type="primary"
              disabled={picked.length === 0}
              loading={isLoading}
              onClick={() => void start(picked)}
            >
              {t(picked.length === 0 ? 'screening.start.nobody' : 'screening.start.all', {
                count: picked.length,
              })}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

import { formatDuration } from '@fitfolio/web-kit/format';
import { Trans, useTranslation } from '@fitfolio/web-kit/i18n';
import { Alert, Skeleton } from '@fitfolio/web-kit/ui/core';
import { useGetFreeRemainingQuery } from './form.api.js';
import styles from './allowance.module.css';
import { useCountdown } from './use-countdown.js';

/** The time left until an instant. Screen readers do not announce each second. */
function Countdown({ until, onEnd }: { until: string; onEnd: () => void }) {
  const left = useCountdown(until, onEnd);
  return (
    <span role="timer" aria-live="off" className={styles['time']}>
      {formatDuration(left)}
    </span>
  );
}

/** How many analyses are left today, and when the count starts anew; nothing for visitors. */
export function useAllowance(signedIn: boolean) {
  const { currentData, refetch, isError } = useGetFreeRemainingQuery(undefined, {
    skip: !signedIn,
    refetchOnFocus: true,
  });
  const allowance = signedIn ? currentData?.data : undefined;
  return { allowance, refetch: () => void refetch(), unknown: isError && !allowance };
}

export type Allowance = ReturnType<typeof useAllowance>;

export function AllowanceLine({ allowance, refetch, unknown }: Allowance) {
  const { t } = useTranslation('mfe-analysis');
  if (unknown) return <p className={styles['line']}>{t('allowance.unknown')}</p>;
  if (!allowance) return <Skeleton height={24} className={styles['skeleton'] ?? ''} />;
  return (
    <p className={styles['line']}>
      <strong>{t('allowance.left', { count: allowance.remaining })}</strong>
      <span className={styles['reset']}>
        <Trans
          t={t}
          i18nKey="allowance.resetsIn"
          components={{ time: <Countdown until={allowance.resetsAt} onEnd={refetch} /> }}
        />
      </span>
    </p>
  );
}

/** Says that the allowance is used up and when it renews. */
export function UsedUp({ allowance, refetch }: Allowance) {
  const { t } = useTranslation('mfe-analysis');
  return (
    <Alert
      type="warning"
      showIcon
      title={t('allowance.usedUp')}
      description={
        <>
          {allowance ? (
            <p>
              <Trans
                t={t}
                i18nKey="allowance.backIn"
                components={{ time: <Countdown until={allowance.resetsAt} onEnd={refetch} /> }}
              />
            </p>
          ) : null}
          <p>{t('allowance.kept')}</p>
        </>
      }
    />
  );
}

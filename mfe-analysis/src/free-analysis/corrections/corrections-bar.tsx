import type { Report } from '@fitfolio/analysis-contract/report';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { Alert, Button } from '@fitfolio/web-kit/ui/core';
import styles from './corrections.module.css';
import type { CorrectedReport } from './use-corrected-report.js';
import type { SavedCorrections } from './use-saved-corrections.js';

/** How many corrections there are and what they change, over everything else while there are any. */
export function CorrectionsBar(props: {
  saved: SavedCorrections;
  read: Pick<Report, 'score'>;
  corrected: CorrectedReport;
}) {
  const { saved, read, corrected } = props;
  const { list, change, state, error, retry } = saved;
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  if (list.length === 0 && state !== 'failed') return null;
  const { sum, shown } = corrected;
  const from = read.score ?? t('corrections.bar.noScore');
  const to = shown.score ?? t('corrections.bar.noScore');
  return (
    <section className={styles['bar']} aria-label={t('corrections.bar.label')}>
      <div className={styles['barLine']}>
        <p role="status">
          <strong>{t('corrections.bar.count', { count: list.length })}</strong>{' '}
          {sum === 'none' ? null : <span>{t(`corrections.bar.${sum}`, { from, to })}</span>}{' '}
          {state === 'saving' || state === 'saved' ? (
            <span className={styles['soft']}>{t(`corrections.bar.${state}`)}</span>
          ) : null}
        </p>
        {list.length > 0 ? (
          <Button size="small" onClick={() => change([])}>
            {t('corrections.bar.undoAll')}
          </Button>
        ) : null}
      </div>
      {state === 'failed' ? (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t('corrections.bar.failed')}
          description={errorText(error)}
          action={
            <Button size="small" onClick={retry}>
              {t('corrections.bar.retry')}
            </Button>
          }
        />
      ) : null}
    </section>
  );
}

import type { FreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import { useErrorText } from '@fitfolio/web-kit/i18n';
import { PageHeading } from '@fitfolio/web-kit/page';
import { Alert, Card, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { RunSteps } from '../../shared/run/run-steps.js';
import { runSteps } from '../run-steps.js';
import { useReportText } from '../../shared/report/use-report-text.js';
import styles from '../../shared/run/result.module.css';

/** A running analysis with its current step. `error` is that of the last poll. */
export function RunningState({ analysis, error }: { analysis: FreeAnalysis; error: unknown }) {
  const { t } = useReportText();
  const errorText = useErrorText();
  const { step, fileName } = analysis;
  return (
    <div className={styles['running']}>
      <PageHeading lead={t('result.runningLead', { fileName })}>{t('result.running')}</PageHeading>
      <Card className={styles['runningCard']}>
        <RunSteps steps={runSteps} current="comparing" />
        <VisuallyHidden>
          <span role="status">
            {step ? t(`steps.now.${step}`, { defaultValue: '' }) : t('result.waiting')}
          </span>
        </VisuallyHidden>
        {step ? null : <p className={styles['soft']}>{t('result.waiting')}</p>}
        {error ? (
          <Alert type="warning" showIcon title={errorText(error)} description={t('result.stillAsking')} />
        ) : null}
      </Card>
      <p className={styles['soft']}>{t('result.mayLeave')}</p>
    </div>
  );
}

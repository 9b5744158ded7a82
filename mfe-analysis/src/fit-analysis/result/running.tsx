import type { getFitAnalysisStatus } from '@fitfolio/analysis-contract/fit-analysis';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { useErrorText } from '@fitfolio/web-kit/i18n';
import { PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Alert, Card, LinkButton, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { RunSteps } from '../../shared/run/run-steps.js';
import { useReportText } from '../../shared/report/use-report-text.js';
import styles from '../../shared/run/result.module.css';

const steps = ['reading', 'comparing', 'finishing'] as const;

/** A run with its current step. `error` is that of the last poll. */
export function RunningState(props: {
  analysis: RouteReply<typeof getFitAnalysisStatus>['data'];
  error: unknown;
}) {
  const { step, resumeFileName } = props.analysis;
  const { t } = useReportText();
  const errorText = useErrorText();
  return (
    <div className={styles['running']}>
      <PageHeading lead={t('result.runningLead', { fileName: resumeFileName })}>
        {t('result.running')}
      </PageHeading>
      <Card className={styles['runningCard']}>
        <RunSteps steps={steps} current={step} />
        <VisuallyHidden>
          <span role="status">
            {step ? t(`steps.now.${step}`, { defaultValue: '' }) : t('result.waiting')}
          </span>
        </VisuallyHidden>
        {step ? null : <p className={styles['soft']}>{t('result.waiting')}</p>}
        {props.error ? (
          <Alert
            type="warning"
            showIcon
            title={errorText(props.error)}
            description={t('result.stillAsking')}
          />
        ) : null}
      </Card>
      <p>{t('fitResult.mayLeave')}</p>
      <p className={styles['soft']}>{t('fitResult.onlyWhenDone')}</p>
      <div className={styles['actions']}>
        <LinkButton to={paths.userProfile}>{t('fitResult.toProfile')}</LinkButton>
      </div>
    </div>
  );
}

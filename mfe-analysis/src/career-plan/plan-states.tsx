import type { CareerPlanView } from '@fitfolio/analysis-contract/career-plan';
import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Alert, Card, LinkButton } from '@fitfolio/web-kit/ui/core';
import styles from '../shared/run/result.module.css';

/** The plan is made, and its token is being spent. `error` is that of the last poll. */
export function GeneratingPlan({ plan, error }: { plan: CareerPlanView; error: unknown }) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  return (
    <div className={styles['running']}>
      <PageHeading lead={t(`fitReport.career.plans.${plan.type}`)}>{t('plan.generating')}</PageHeading>
      <Card className={styles['runningCard']}>
        <p role="status">{t('plan.generatingText')}</p>
        {error ? (
          <Alert type="warning" showIcon title={errorText(error)} description={t('result.stillAsking')} />
        ) : null}
      </Card>
      <p>{t('plan.mayLeave')}</p>
    </div>
  );
}

/** A failed plan gave its token back. */
export function FailedPlan({ plan, id }: { plan: CareerPlanView; id: string }) {
  const { t } = useTranslation('mfe-analysis');
  return (
    <div className={styles['running']}>
      <PageHeading lead={t(`fitReport.career.plans.${plan.type}`)}>{t('plan.failed')}</PageHeading>
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('plan.failedText')}
        description={
          <>
            <p>{t('fitResult.tokenBack')}</p>
            <p className={styles['code']}>{t('result.code', { code: plan.failureCode })}</p>
          </>
        }
      />
      <div className={styles['actions']}>
        <LinkButton to={`${paths.careerPlan(id)}&new=1`} type="primary" size="large">
          {t('result.tryAgain')}
        </LinkButton>
        <LinkButton to={paths.fitAnalysisResult(id)} size="large">
          {t('plan.toResult')}
        </LinkButton>
      </div>
    </div>
  );
}

import { isApiError } from '@fitfolio/web-kit/api';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { EmptyState, ErrorState, Page, PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { useParams, useSearchParams } from '@fitfolio/web-kit/router';
import { Alert, Card, LinkButton, Skeleton } from '@fitfolio/web-kit/ui/core';
import { BackLink } from '../shared/details/back-link.js';
import { CareerPlanDetails } from './career-plan-details.js';
import styles from './fit-analysis.module.css';
import { useAdminGetCareerPlanQuery } from './fit-analysis.api.js';

/** The career plan of any user's analysis. */
export function CareerPlanPage() {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const wanted = search.get('type');
  const { currentData, error, refetch } = useAdminGetCareerPlanQuery({
    params: { id },
    query: { language, ...(isType(wanted) ? { career_plan_type: wanted } : {}) },
  });
  const found = currentData?.data;
  const plan = found?.plan;
  const notFound = isApiError(error) && error.code === 'NOT_FOUND';
  return (
    <Page meta={{ title: t('fitAnalysis.careerPlan'), index: false }}>
      <BackLink to={paths.adminFitAnalysisResult(id)}>{t('fitAnalysis.title')}</BackLink>
      <PageHeading lead={found?.position ?? undefined}>{t('fitAnalysis.careerPlan')}</PageHeading>
      {notFound ? <EmptyState title={t('fitAnalysis.failed')} /> : null}
      {error && !notFound ? (
        <ErrorState title={t('fitAnalysis.failed')} error={error} onRetry={() => void refetch()} />
      ) : null}
      {!error && !found ? (
        <Card>
          <Skeleton lines={3} />
        </Card>
      ) : null}
      {found && !plan ? <Alert type="info" showIcon title={t('fitAnalysis.noPlan')} /> : null}
      {found && found.types.length > 1 ? (
        <p className={styles['actions']}>
          {found.types.map((type) => (
            <LinkButton
              key={type}
              to={`${paths.adminCareerPlan(id)}?type=${type}`}
              type={type === plan?.type ? 'primary' : 'default'}
            >
              {t(`fitAnalysis.plan.types.${type}`)}
            </LinkButton>
          ))}
        </p>
      ) : null}
      {plan && !plan.content ? (
        <Alert
          type={plan.status === 'failed' ? 'error' : 'info'}
          showIcon
          title={t(`fitAnalysis.plan.${plan.status}`)}
          description={plan.failureCode ? t('fitAnalysis.plan.code', { code: plan.failureCode }) : undefined}
        />
      ) : null}
      {found && plan?.content ? (
        <CareerPlanDetails owner={found.email ?? found.userId} plan={plan} content={plan.content} />
      ) : null}
    </Page>
  );
}

const types = ['active-job-seeker', 'dream-job-check', 'casual-development'] as const;
const isType = (text: string | null): text is (typeof types)[number] => types.some((type) => type === text);

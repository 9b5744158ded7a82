import { type CareerPlanType, careerPlanTypes } from '@fitfolio/analysis-contract/career-plan';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { Page } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Navigate, useSearchParams } from '@fitfolio/web-kit/router';
import { toast } from '@fitfolio/web-kit/toast';
import { useEffect } from 'react';
import { ResultSkeleton } from '../shared/run/skeleton.js';
import { usePolling } from '../shared/run/use-polling.js';
import { planArgs, useGetCareerPlanQuery } from './career-plan.api.js';
import { OrderPlan } from './order-plan.js';
import { FailedPlan, GeneratingPlan } from './plan-states.js';
import { PlanView } from './plan-view.js';
import { Unavailable } from '../shared/run/unavailable.js';
import { idIn } from '../shared/id-in.js';
import '../locales/results.js';

/** The address names no analysis: says so and goes to where analyses are found. */
function MissingId() {
  const { t } = useTranslation('mfe-analysis');
  useEffect(() => toast.error(t('plan.missingId')), [t]);
  return <Navigate to={paths.userProfile} replace />;
}

function CareerPlan({ id, type, isNew }: { id: string; type: CareerPlanType | undefined; isNew: boolean }) {
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const [, setSearch] = useSearchParams();
  const { data, currentData, error, refetch } = useGetCareerPlanQuery(planArgs(id, language, type));
  // While the other language is on its way, the one that is there stays.
  const shown = (currentData ?? (data?.data.plan?.type === type || !type ? data : undefined))?.data;
  const plan = shown?.plan;
  usePolling(plan?.status === 'running', refetch);
  const show = (next: CareerPlanType): void => void setSearch({ id, type: next });
  if (!shown) {
    if (!error) return <ResultSkeleton />;
    return (
      <Unavailable
        error={error}
        heading={t('plan.name')}
        notFound={t('fitResult.notFound')}
        failed={t('plan.statusFailed')}
        back={{ to: paths.userProfile, label: t('fitResult.toProfile') }}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!plan || isNew) {
    const ordered = async (of: CareerPlanType): Promise<void> => {
      await refetch();
      show(of);
    };
    return <OrderPlan id={id} position={shown.position} taken={shown.types} onOrdered={ordered} />;
  }
  if (plan.status === 'failed') return <FailedPlan plan={plan} id={id} />;
  if (!plan.content) return <GeneratingPlan plan={plan} error={error} />;
  return (
    <PlanView
      key={plan.id}
      id={id}
      plan={plan}
      content={plan.content}
      position={shown.position}
      types={shown.types}
      onType={show}
    />
  );
}

export function CareerPlanPage() {
  const { t } = useTranslation('mfe-analysis');
  const [search] = useSearchParams();
  const id = idIn(search);
  if (id === null) return <MissingId />;
  const type = careerPlanTypes.find((each) => each === search.get('type'));
  return (
    <Page meta={{ title: t('plan.name'), index: false }}>
      <CareerPlan key={id} id={id} type={type} isNew={search.has('new')} />
    </Page>
  );
}

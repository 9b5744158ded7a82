import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { LinkButton } from '@fitfolio/web-kit/ui/core';
import { Route } from 'lucide-react';

/** To the plan of this result, or to where it is made. `status` is null when none was asked for. */
export function ToCareerPlan({ id, status }: { id: string; status: string | null }) {
  const { t } = useTranslation('mfe-analysis');
  const stands = status !== null && status !== 'failed';
  return (
    <p>
      <LinkButton to={paths.careerPlan(id)} type="primary" icon={<Route size={18} aria-hidden />}>
        {t(stands ? 'plan.view' : 'plan.order.generate')}
      </LinkButton>
    </p>
  );
}

import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Navigate } from '@fitfolio/web-kit/router';
import { toast } from '@fitfolio/web-kit/toast';
import { useEffect } from 'react';

/** The address names no analysis: says so and goes to the form. */
export function MissingIdState() {
  const { t } = useTranslation('mfe-analysis');
  useEffect(() => toast.error(t('result.missingId'), t('result.missingIdText')), [t]);
  return <Navigate to={paths.freeAnalysis} replace />;
}

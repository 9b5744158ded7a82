import { useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { Alert } from '@fitfolio/web-kit/ui/core';

/** Why there is no report: it failed, or it is not there yet. */
export function NoReport({ failure }: { failure: { code: string; message: string } | null }) {
  const { t } = useTranslation('mfe-admin');
  const errorText = useErrorText();
  if (!failure) return <Alert type="info" showIcon title={t('analysis.running')} />;
  return (
    <Alert
      type="error"
      showIcon
      title={t('analysis.runFailed')}
      description={`${errorText({ status: 0, ...failure })} (${failure.code})`}
    />
  );
}

import { i18n, useTexts } from '@fitfolio/web-kit/i18n';
import { Alert } from '@fitfolio/web-kit/ui/core';

/** Why there is no report: it failed, or it is not there yet. */
export function NoReport({ failure }: { failure: { code: string; message: string } | null }) {
  const t = useTexts('mfe-admin');
  if (!failure) return <Alert type="info" showIcon title={t('analysis.running')} />;
  const known = i18n.exists(`errors:${failure.code}`);
  return (
    <Alert
      type="error"
      showIcon
      title={t('analysis.runFailed')}
      description={`${known ? i18n.t(`errors:${failure.code}`) : failure.message} (${failure.code})`}
    />
  );
}

import type { FreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { FailedRun } from '../../shared/run/failed-run.js';

/** A failed run did not count. */
export function FailedState({ failure, fileName }: Pick<FreeAnalysis, 'failure' | 'fileName'>) {
  const { t } = useTranslation('mfe-analysis');
  return (
    <FailedRun failure={failure} fileName={fileName} again={paths.freeAnalysis}>
      <p>{t('result.notCounted')}</p>
    </FailedRun>
  );
}

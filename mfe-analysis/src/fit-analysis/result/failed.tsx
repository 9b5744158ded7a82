import type { getFitAnalysisStatus } from '@fitfolio/analysis-contract/fit-analysis';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { useGetBalanceQuery } from '@fitfolio/web-kit/session';
import { FailedRun } from '../../shared/run/failed-run.js';

type Run = RouteReply<typeof getFitAnalysisStatus>['data'];

/** A failed run gave its token back. */
export function FailedState({ failure, resumeFileName }: Pick<Run, 'failure' | 'resumeFileName'>) {
  const { t } = useTranslation('mfe-analysis');
  const { currentData } = useGetBalanceQuery();
  return (
    <FailedRun failure={failure} fileName={resumeFileName} again={paths.fitAnalysis}>
      <p>{t('fitResult.tokenBack')}</p>
      {currentData ? <p>{t('fit.balance', { count: currentData.data.balance })}</p> : null}
    </FailedRun>
  );
}

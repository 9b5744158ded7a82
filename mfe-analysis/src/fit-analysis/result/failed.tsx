import type { getFitAnalysisStatus } from '@fitfolio/analysis-contract/fit-analysis';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { i18n, useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { useGetBalanceQuery } from '@fitfolio/web-kit/session';
import { Alert, LinkButton } from '@fitfolio/web-kit/ui/core';
import styles from '../../shared/run/result.module.css';

type Run = RouteReply<typeof getFitAnalysisStatus>['data'];

/** A failed run: the reason, that its token is back, and what to do. */
export function FailedState({ failure, resumeFileName }: Pick<Run, 'failure' | 'resumeFileName'>) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const { currentData } = useGetBalanceQuery();
  const code = failure?.code ?? 'ANALYSIS_FAILED';
  const own = i18n.exists(`mfe-analysis:failure.${code}`);
  return (
    <div className={styles['running']}>
      <PageHeading lead={resumeFileName}>{t('result.failed')}</PageHeading>
      <Alert
        type="error"
        showIcon
        role="alert"
        title={own ? t(`failure.${code}`) : errorText({ code, message: failure?.message ?? '', status: 0 })}
        description={
          <>
            <p>{t('fitResult.tokenBack')}</p>
            {currentData ? <p>{t('fit.balance', { count: currentData.data.balance })}</p> : null}
            <p className={styles['code']}>{t('result.code', { code })}</p>
          </>
        }
      />
      <div className={styles['actions']}>
        <LinkButton to={paths.fitAnalysis} type="primary" size="large">
          {t('result.tryAgain')}
        </LinkButton>
      </div>
    </div>
  );
}

import type { FreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import { i18n, useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Alert, LinkButton } from '@fitfolio/web-kit/ui/core';
import styles from '../../shared/run/result.module.css';

/** A failed run: the reason, that it did not count, and what to do. */
export function FailedState({ failure, fileName }: Pick<FreeAnalysis, 'failure' | 'fileName'>) {
  const { t } = useTranslation('mfe-analysis');
  const errorText = useErrorText();
  const code = failure?.code ?? 'ANALYSIS_FAILED';
  const own = i18n.exists(`mfe-analysis:failure.${code}`);
  return (
    <div className={styles['running']}>
      <PageHeading lead={fileName}>{t('result.failed')}</PageHeading>
      <Alert
        type="error"
        showIcon
        role="alert"
        title={own ? t(`failure.${code}`) : errorText({ code, message: failure?.message ?? '', status: 0 })}
        description={
          <>
            <p>{t('result.notCounted')}</p>
            <p className={styles['code']}>{t('result.code', { code })}</p>
          </>
        }
      />
      <div className={styles['actions']}>
        <LinkButton to={paths.freeAnalysis} type="primary" size="large">
          {t('result.tryAgain')}
        </LinkButton>
      </div>
    </div>
  );
}

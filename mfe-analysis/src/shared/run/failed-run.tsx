import { i18n, useErrorText, useTranslation } from '@fitfolio/web-kit/i18n';
import { PageHeading } from '@fitfolio/web-kit/page';
import { Alert, LinkButton } from '@fitfolio/web-kit/ui/core';
import type { ReactNode } from 'react';
import styles from './result.module.css';

interface Props {
  readonly failure: { readonly code: string; readonly message: string } | null;
  readonly fileName: string;
  /** What it cost, or did not. */
  readonly children: ReactNode;
  /** The form to begin again from. */
  readonly again: string;
}

/** A failed run: the reason, what it cost, and what to do. */
export function FailedRun({ failure, fileName, children, again }: Props) {
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
            {children}
            <p className={styles['code']}>{t('result.code', { code })}</p>
          </>
        }
      />
      <div className={styles['actions']}>
        <LinkButton to={again} type="primary" size="large">
          {t('result.tryAgain')}
        </LinkButton>
      </div>
    </div>
  );
}

import { formatDateTime } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { PageHeading } from '@fitfolio/web-kit/page';
import { Button } from '@fitfolio/web-kit/ui/core';
import type { ReactNode } from 'react';
import head from '../../shared/report/report.module.css';
import type { ResultData } from './report-types.js';
import styles from './report-view.module.css';

const languages = ['vi', 'en'] as const;

/** Which job, which documents, when; the other language, and what can be done with the result. */
export function ResultHead(props: {
  result: ResultData;
  note: string | undefined;
  busy: boolean;
  onLanguage: (language: 'vi' | 'en') => void;
  actions: ReactNode;
}) {
  const { result, note, busy, onLanguage, actions } = props;
  const { t } = useTranslation('mfe-analysis');
  const { report, position, resumeFileName, jobFileName } = result;
  const title = position ?? report.job.title;
  const place = [report.job.company, report.job.location].filter(Boolean).join(', ');
  const files = resumeFileName ? [resumeFileName, jobFileName ?? t('fitResult.textBased')] : [];
  return (
    <div className={head['head']}>
      <PageHeading
        lead={
          <>
            {place ? <span className={head['place']}>{place}</span> : null}
            <span className={head['file']}>{[...files, formatDateTime(result.createdAt)].join(' · ')}</span>
            {note ? <span className={head['file']}>{note}</span> : null}
          </>
        }
      >
        {title ? t('fitResult.heading', { title }) : t('fitResult.title')}
      </PageHeading>
      <div className={head['actions']}>
        <div role="group" aria-label={t('form.outputLanguage')} className={styles['languages']}>
          {languages.map((language) => (
            <Button
              key={language}
              type={language === result.language ? 'primary' : 'text'}
              aria-pressed={language === result.language}
              loading={busy && language !== result.language}
              lang={language}
              onClick={() => onLanguage(language)}
            >
              {t(`form.languages.${language}`)}
            </Button>
          ))}
        </div>
        {actions}
      </div>
    </div>
  );
}

import type { FreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import type { Report } from '@fitfolio/analysis-contract/report';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { PageHeading } from '@fitfolio/web-kit/page';
import { paths } from '@fitfolio/web-kit/paths';
import { Button, LinkButton } from '@fitfolio/web-kit/ui/core';
import { Printer } from 'lucide-react';
import { factOf } from '../corrections/change-corrections.js';
import { useCorrectionState } from '../corrections/correction-state.js';
import { DownloadReport } from './download-report.js';
import styles from '../../shared/report/report.module.css';

/** Which job, which résumé, when; print, and another one. */
export function ReportHead({
  id,
  job,
  fileName,
  createdAt,
}: Pick<Report, 'job'> & Pick<FreeAnalysis, 'id' | 'fileName' | 'createdAt'>) {
  const { t } = useTranslation('mfe-analysis');
  const list = useCorrectionState()?.list ?? [];
  const title = factOf(list, 'title')?.value ?? job.title;
  const place = (['company', 'location'] as const)
    .map((fact) => factOf(list, fact)?.value ?? job[fact])
    .filter(Boolean)
    .join(', ');
  return (
    <div className={styles['head']}>
      <PageHeading
        lead={
          <>
            {place ? <span className={styles['place']}>{place}</span> : null}
            <span className={styles['file']}>
              {fileName} · {formatDateTime(createdAt)}
            </span>
          </>
        }
      >
        {title ? t('report.heading', { title }) : t('result.title')}
      </PageHeading>
      <div className={styles['actions']}>
        <Button icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          {t('report.print')}
        </Button>
        <DownloadReport id={id} />
        <LinkButton to={paths.freeAnalysis} type="primary">
          {t('report.another')}
        </LinkButton>
      </div>
    </div>
  );
}

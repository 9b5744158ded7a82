import type { FitAnalysisSummary } from '@fitfolio/analysis-contract/fit-analysis';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { LinkButton, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { type DataColumn, DateTime } from '@fitfolio/web-kit/ui/data';
import { Eye } from 'lucide-react';
import { DownloadButton } from '../history/download-button.js';
import { StatusTag } from '../history/status-tag.js';
import styles from './premium-history.module.css';
import { useDownloadFitReportMutation } from './premium-history.api.js';

interface ShownPage {
  readonly data: readonly FitAnalysisSummary[];
  readonly page: { readonly page: number; readonly pageSize: number };
}

/** One of the two documents and, while it is kept, the way to look at it. */
function DocumentLine(props: {
  row: FitAnalysisSummary;
  document: 'resume' | 'job-description';
  name: string;
}) {
  const { row, document, name } = props;
  const { t } = useTranslation('mfe-account');
  return (
    <span className={styles['document']}>
      <span className={styles['of']}>{t(`premium.document.${document}`)}</span>
      <span className={styles['name']}>{name}</span>
      {row.documentsKeptUntil ? (
        <LinkButton
          size="small"
          type="text"
          to={paths.fitAnalysisPreview(row.id, document)}
          icon={<Eye size={16} aria-hidden />}
          aria-label={`${t(`premium.previewOf.${document}`)} ${row.resumeFileName}`}
        />
      ) : null}
    </span>
  );
}

const planStands = ({ careerPlanStatus }: FitAnalysisSummary): boolean =>
  careerPlanStatus !== null && careerPlanStatus !== 'failed';

export function usePremiumColumns(shown: ShownPage | undefined): readonly DataColumn<FitAnalysisSummary>[] {
  const { t } = useTranslation('mfe-account');
  const [download] = useDownloadFitReportMutation();
  const none = <span className={styles['none']}>–</span>;
  const before = shown ? (shown.page.page - 1) * shown.page.pageSize : 0;
  const noOf = ({ id }: FitAnalysisSummary): number =>
    before + (shown?.data.findIndex((row) => row.id === id) ?? 0) + 1;
  return [
    { key: 'index', title: t('premium.columns.index'), align: 'end', render: noOf },
    {
      key: 'score',
      title: t('premium.columns.score'),
      sortable: true,
      align: 'end',
      render: (row) => (row.score === null ? none : <strong>{row.score}</strong>),
    },
    {
      key: 'resumeFileName',
      title: t('premium.columns.documents'),
      role: 'block',
      sortable: true,
      render: (row) => (
        <span className={styles['stack']}>
          <DocumentLine row={row} document="resume" name={row.resumeFileName} />
          <DocumentLine
            row={row}
            document="job-description"
            name={row.jobFileName ?? t('premium.textBased')}
          />
        </span>
      ),
    },
    {
      key: 'status',
      title: t('premium.columns.status'),
      sortable: true,
      role: 'block',
      render: (row) => (
        <span className={styles['stack']}>
          <StatusTag status={row.status} texts="premium.status" />
          <span className={styles['of']}>
            {t('premium.columns.careerPlan')}: {t(`premium.careerPlan.${row.careerPlanStatus ?? 'none'}`)}
          </span>
        </span>
      ),
    },
    {
      key: 'createdAt',
      title: t('premium.columns.createdAt'),
      sortable: true,
      render: (row) => <DateTime at={row.createdAt} />,
    },
    {
      key: 'view',
      title: t('premium.columns.action'),
      role: 'action',
      render: (row) => (
        <span className={styles['stack']}>
          <LinkButton size="small" to={paths.fitAnalysisResult(row.id)}>
            {t(row.status === 'queued' || row.status === 'running' ? 'premium.follow' : 'premium.view')}{' '}
            <VisuallyHidden>{row.resumeFileName}</VisuallyHidden>
          </LinkButton>
          {row.status === 'completed' ? (
            <LinkButton size="small" to={paths.careerPlan(row.id)}>
              {t(planStands(row) ? 'premium.careerPlan.view' : 'premium.careerPlan.generate')}{' '}
              <VisuallyHidden>{row.resumeFileName}</VisuallyHidden>
            </LinkButton>
          ) : null}
          {row.status === 'completed' ? (
            <LinkButton size="small" to={paths.cvOf(row.id)}>
              {t('premium.cv')} <VisuallyHidden>{row.resumeFileName}</VisuallyHidden>
            </LinkButton>
          ) : null}
          {row.status === 'completed' ? (
            <DownloadButton
              fileName={row.resumeFileName}
              onDownload={() => download({ params: { id: row.id } })}
            />
          ) : null}
        </span>
      ),
    },
  ];
}

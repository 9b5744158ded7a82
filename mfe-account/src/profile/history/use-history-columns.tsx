import type { FreeAnalysisSummary } from '@fitfolio/analysis-contract/free-analysis';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { LinkButton, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { type DataColumn, DateTime } from '@fitfolio/web-kit/ui/data';
import { DownloadButton } from './download-button.js';
import { useDownloadFreeReportMutation } from './free-history.api.js';
import styles from './free-history.module.css';
import { StatusTag } from './status-tag.js';

export function useHistoryColumns(): readonly DataColumn<FreeAnalysisSummary>[] {
  const { t } = useTranslation('mfe-account');
  const [download] = useDownloadFreeReportMutation();
  const none = <span className={styles['none']}>–</span>;
  return [
    {
      key: 'fileName',
      title: t('history.columns.fileName'),
      role: 'title',
      sortable: true,
      render: (row) => <span className={styles['file']}>{row.fileName}</span>,
    },
    {
      key: 'position',
      title: t('history.columns.position'),
      sortable: true,
      render: (row) => row.position ?? none,
    },
    {
      key: 'createdAt',
      title: t('history.columns.createdAt'),
      sortable: true,
      render: (row) => <DateTime at={row.createdAt} />,
    },
    {
      key: 'score',
      title: t('history.columns.score'),
      sortable: true,
      align: 'end',
      render: (row) => (row.score === null ? none : <strong>{row.score}</strong>),
    },
    { key: 'status', title: t('history.columns.status'), render: (row) => <StatusTag status={row.status} /> },
    {
      key: 'view',
      title: t('history.columns.action'),
      role: 'action',
      render: (row) => (
        <span className={styles['actions']}>
          <LinkButton size="small" to={paths.freeAnalysisResult(row.id)}>
            {t('history.view')} <VisuallyHidden>{row.fileName}</VisuallyHidden>
          </LinkButton>
          {row.status === 'completed' ? (
            <DownloadButton fileName={row.fileName} onDownload={() => download({ params: { id: row.id } })} />
          ) : null}
        </span>
      ),
    },
  ];
}

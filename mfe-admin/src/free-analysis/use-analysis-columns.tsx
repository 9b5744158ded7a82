import type { AdminFreeAnalysisSummary } from '@fitfolio/analysis-contract/free-analysis';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { LinkButton, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import type { z } from 'zod';
import styles from '../list-page.module.css';
import { StatusMark } from './status-mark.js';

export function useAnalysisColumns(): readonly DataColumn<z.output<typeof AdminFreeAnalysisSummary>>[] {
  const t = useTexts('mfe-admin');
  const none = <span className={styles['none']}>–</span>;
  return [
    {
      key: 'fileName',
      title: t('analyses.columns.fileName'),
      role: 'title',
      sortable: true,
      render: (row) => <span className={styles['main']}>{row.fileName}</span>,
    },
    {
      key: 'email',
      title: t('analyses.columns.email'),
      render: (row) => (row.email ? <span className={styles['email']}>{row.email}</span> : none),
    },
    {
      key: 'position',
      title: t('analyses.columns.position'),
      sortable: true,
      render: (row) => row.position ?? none,
    },
    {
      key: 'status',
      title: t('analyses.columns.status'),
      render: (row) => <StatusMark status={row.status} />,
    },
    {
      key: 'score',
      title: t('analyses.columns.score'),
      sortable: true,
      align: 'end',
      render: (row) => (row.score === null ? none : <strong>{row.score}</strong>),
    },
    {
      key: 'createdAt',
      title: t('analyses.columns.createdAt'),
      sortable: true,
      render: (row) => <span className={styles['when']}>{formatDateTime(row.createdAt)}</span>,
    },
    {
      key: 'view',
      title: t('analyses.columns.action'),
      role: 'action',
      render: (row) => (
        <LinkButton size="small" to={paths.adminFreeAnalysis(row.id)}>
          {t('analyses.view')} <VisuallyHidden>{row.fileName}</VisuallyHidden>
        </LinkButton>
      ),
    },
  ];
}

import type { AdminFreeAnalysisSummary } from '@fitfolio/analysis-contract/free-analysis';
import { useTexts } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { LinkButton, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import type { z } from 'zod';
import { Long, Main, none, When } from '../list/cells.js';
import { StatusMark } from './status-mark.js';

export function useAnalysisColumns(): readonly DataColumn<z.output<typeof AdminFreeAnalysisSummary>>[] {
  const t = useTexts('mfe-admin');
  return [
    {
      key: 'fileName',
      title: t('analyses.columns.fileName'),
      role: 'title',
      sortable: true,
      render: (row) => <Main>{row.fileName}</Main>,
    },
    {
      key: 'email',
      title: t('analyses.columns.email'),
      render: (row) => (row.email ? <Long>{row.email}</Long> : none),
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
      render: (row) => <When at={row.createdAt} />,
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

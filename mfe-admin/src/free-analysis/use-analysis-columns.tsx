import type { AdminFreeAnalysisSummary } from '@fitfolio/analysis-contract/free-analysis';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { LinkButton, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import type { z } from 'zod';
import { BreakableText, CellTitle, none, DateTimeCell } from '../shared/list/cells.js';
import { AnalysisStatusBadge } from '../shared/list/analysis-status-badge.js';

export function useAnalysisColumns(): readonly DataColumn<z.output<typeof AdminFreeAnalysisSummary>>[] {
  const { t } = useTranslation('mfe-admin');
  return [
    {
      key: 'fileName',
      title: t('analyses.columns.fileName'),
      role: 'title',
      sortable: true,
      render: (row) => <CellTitle>{row.fileName}</CellTitle>,
    },
    {
      key: 'email',
      title: t('analyses.columns.email'),
      render: (row) => (row.email ? <BreakableText>{row.email}</BreakableText> : none),
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
      render: (row) => <AnalysisStatusBadge status={row.status} />,
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
      render: (row) => <DateTimeCell at={row.createdAt} />,
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

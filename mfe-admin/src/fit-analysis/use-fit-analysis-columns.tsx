import type { AdminFitAnalysisSummary } from '@fitfolio/analysis-contract/fit-analysis';
import { formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Button, LinkButton, VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import type { DataColumn } from '@fitfolio/web-kit/ui/data';
import { AnalysisStatusBadge } from '../shared/list/analysis-status-badge.js';
import { BreakableText, CellNote, CellStack, CellTitle, DateTimeCell, none } from '../shared/list/cells.js';
import styles from './fit-analysis.module.css';
import type { Rerun } from './use-rerun.js';

/** What can be done with a run: a failed one is repeated, one under way is repeated or released. */
const actionsOf = ({ status }: AdminFitAnalysisSummary): readonly Rerun[] => {
  if (status === 'completed') return [];
  return status === 'failed' ? ['repeat'] : ['repeat', 'release'];
};

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

export function useFitAnalysisColumns(
  rerun: (what: Rerun, row: AdminFitAnalysisSummary) => void,
): readonly DataColumn<AdminFitAnalysisSummary>[] {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  const noteOf = ({ status, step, failureCode, run }: AdminFitAnalysisSummary): string =>
    [
      ...(failureCode ? [t(`fitAnalyses.failure.${failureCode}`, { defaultValue: failureCode })] : []),
      ...(status === 'running' && step ? [t(`fitAnalyses.step.${step}`)] : []),
      ...(run > 1 ? [t('fitAnalyses.runs', { run })] : []),
    ].join(' · ');
  return [
    {
      key: 'resumeFileName',
      title: t('fitAnalyses.columns.resume'),
      role: 'title',
      sortable: true,
      render: (row) => <CellTitle>{row.resumeFileName}</CellTitle>,
    },
    {
      key: 'email',
      title: t('fitAnalyses.columns.email'),
      sortable: true,
      render: (row) => (row.email ? <BreakableText>{row.email}</BreakableText> : none),
    },
    {
      key: 'jobFileName',
      title: t('fitAnalyses.columns.job'),
      sortable: true,
      render: (row) => (
        <CellStack>
          <span>{row.jobFileName ?? t('fitAnalyses.textBased')}</span>
          {row.position ? <CellNote>{row.position}</CellNote> : null}
        </CellStack>
      ),
    },
    {
      key: 'status',
      title: t('fitAnalyses.columns.status'),
      sortable: true,
      render: (row) => (
        <CellStack>
          <AnalysisStatusBadge status={row.status} />
          {noteOf(row) ? <CellNote>{noteOf(row)}</CellNote> : null}
          {row.careerPlanStatus ? (
            <CellNote>
              {t('fitAnalyses.columns.careerPlan')}: {t(`fitAnalysis.plan.${row.careerPlanStatus}`)}
            </CellNote>
          ) : null}
        </CellStack>
      ),
    },
    {
      key: 'score',
      title: t('fitAnalyses.columns.score'),
      sortable: true,
      align: 'end',
      render: (row) => (row.score === null ? none : <strong>{row.score}</strong>),
    },
    {
      key: 'seconds',
      title: t('fitAnalyses.columns.seconds'),
      sortable: true,
      align: 'end',
      render: (row) =>
        row.seconds === null
          ? none
          : t('fitAnalyses.seconds', { seconds: formatNumber(oneDecimal(row.seconds), language) }),
    },
    {
      key: 'createdAt',
      title: t('fitAnalyses.columns.createdAt'),
      sortable: true,
      render: (row) => <DateTimeCell at={row.createdAt} />,
    },
    {
      key: 'action',
      title: t('fitAnalyses.columns.action'),
      role: 'action',
      render: (row) => (
        <span className={styles['actions']}>
          {row.status === 'completed' ? (
            <LinkButton size="small" to={paths.adminFitAnalysisResult(row.id)}>
              {t('fitAnalyses.view')} <VisuallyHidden>{row.resumeFileName}</VisuallyHidden>
            </LinkButton>
          ) : null}
          {row.careerPlanStatus ? (
            <LinkButton size="small" to={paths.adminCareerPlan(row.id)}>
              {t('fitAnalyses.viewPlan')} <VisuallyHidden>{row.resumeFileName}</VisuallyHidden>
            </LinkButton>
          ) : null}
          {actionsOf(row).map((what) => (
            <Button key={what} size="small" danger={what === 'release'} onClick={() => rerun(what, row)}>
              {t(`fitAnalyses.${what}`)} <VisuallyHidden>{row.resumeFileName}</VisuallyHidden>
            </Button>
          ))}
        </span>
      ),
    },
  ];
}

import type { Report, Requirement } from '@fitfolio/analysis-contract/report';
import { formatNumber } from '@fitfolio/web-kit/format';
import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { DataList, type DataColumn } from '@fitfolio/web-kit/ui/data';
import type { z } from 'zod';
import styles from './free-analysis-page.module.css';
import { VerdictBadge } from '../shared/list/verdict-badge.js';

type Row = z.output<typeof Requirement>;

const oneDecimal = (points: number): number => Math.round(points * 10) / 10;

/** What the post asks for, the verdict, and the line of the résumé it stands on. */
export function RequirementsTable({ report }: { report: Report }) {
  const { t } = useTranslation('mfe-admin');
  const { language } = useLanguage();
  const points = ({ earned, weight }: Row): string =>
    `${formatNumber(oneDecimal(earned), language)} / ${formatNumber(oneDecimal(weight), language)}`;
  const columns: readonly DataColumn<Row>[] = [
    {
      key: 'label',
      title: t('report.columns.requirement'),
      role: 'title',
      render: (row) => <span lang={report.language}>{row.label}</span>,
    },
    {
      key: 'importance',
      title: t('report.columns.importance'),
      render: (row) => t(`report.importance.${row.importance}`, { defaultValue: row.importance }),
    },
    {
      key: 'verdict',
      title: t('report.columns.verdict'),
      render: (row) => <VerdictBadge verdict={row.verdict} />,
    },
    {
      key: 'points',
      title: t('report.columns.points'),
      align: 'end',
      render: (row) => <span className={styles['points']}>{points(row)}</span>,
    },
    {
      key: 'evidence',
      role: 'block',
      title: t('report.columns.evidence'),
      render: (row) => (
        <div className={styles['evidence']}>
          {row.evidence.map((found) => (
            <q key={found.start}>{found.quote}</q>
          ))}
          <p className={styles['soft']} lang={report.language}>
            {row.reason}
          </p>
        </div>
      ),
    },
  ];
  return (
    <DataList
      caption={t('report.requirements')}
      columns={columns}
      rows={report.requirements}
      rowKey={(row) => row.id}
      empty={<p className={styles['soft']}>{t('report.noRequirements')}</p>}
    />
  );
}

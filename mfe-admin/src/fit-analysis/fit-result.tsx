import type { AdminFitAnalysisResult } from '@fitfolio/analysis-contract/fit-analysis';
import type { PremiumRequirement } from '@fitfolio/analysis-contract/premium-report';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Card, LinkButton } from '@fitfolio/web-kit/ui/core';
import { type DataColumn, DataList } from '@fitfolio/web-kit/ui/data';
import type { z } from 'zod';
import { DescriptionList } from '../shared/details/description-list.js';
import { Section, SectionStack } from '../shared/details/section.js';
import { VerdictBadge } from '../shared/list/verdict-badge.js';
import styles from './fit-analysis.module.css';

type Row = z.output<typeof PremiumRequirement>;

function Requirements({ report, texts }: Pick<AdminFitAnalysisResult, 'report' | 'texts'>) {
  const { t } = useTranslation('mfe-admin');
  const columns: readonly DataColumn<Row>[] = [
    {
      key: 'label',
      title: t('report.columns.requirement'),
      role: 'title',
      render: (row) => texts.requirements[row.id]?.label ?? row.sentence,
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
      key: 'evidence',
      role: 'block',
      title: t('report.columns.evidence'),
      render: (row) => (
        <div className={styles['stack']}>
          {row.evidence.map((found) => (
            <q key={found.start}>{found.quote}</q>
          ))}
          <p className={styles['soft']}>{texts.requirements[row.id]?.reason}</p>
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

function Head({ result }: { result: AdminFitAnalysisResult }) {
  const { t } = useTranslation('mfe-admin');
  const { id, documentsKeptUntil, report, texts } = result;
  return (
    <Card className={styles['top']}>
      <p className={styles['score']}>{report.score ?? '–'}/100</p>
      <p lang={result.language}>{texts.summary}</p>
      <DescriptionList
        rows={[
          [t('fitAnalysis.facts.email'), result.email ?? result.userId],
          [t('fitAnalysis.facts.createdAt'), formatDateTime(result.createdAt)],
          [t('fitAnalysis.facts.engine'), report.engineVersion],
          [
            t('fitAnalysis.facts.keptUntil'),
            documentsKeptUntil ? formatDateTime(documentsKeptUntil) : t('fitAnalysis.gone'),
          ],
        ]}
      />
      <p className={styles['actions']}>
        {documentsKeptUntil ? (
          <>
            <LinkButton to={paths.fitAnalysisPreview(id, 'resume', 'admin')}>
              {t('fitAnalysis.previewResume')}
            </LinkButton>
            <LinkButton to={paths.fitAnalysisPreview(id, 'job-description', 'admin')}>
              {t('fitAnalysis.previewJob')}
            </LinkButton>
          </>
        ) : null}
        <LinkButton to={paths.adminCareerPlan(id)}>{t('fitAnalysis.careerPlan')}</LinkButton>
      </p>
      <p className={styles['soft']}>{t('fitAnalysis.note')}</p>
    </Card>
  );
}

/** A premium result, compact: everything it claims and where it has it from. */
export function FitResult({ result }: { result: AdminFitAnalysisResult }) {
  const { t } = useTranslation('mfe-admin');
  const { report, texts } = result;
  const { experience, education, skills } = report.sections.gaps;
  const gaps = [...experience, ...education, ...skills].sort((a, b) => b.gain - a.gain);
  return (
    <SectionStack>
      <Head result={result} />
      <Section id="metrics" title={t('fitAnalysis.metrics')}>
        <ul className={styles['lines']}>
          {report.sections.metrics.map(({ id, score }) => (
            <li key={id}>
              <span>
                {t(`fitAnalysis.metric.${id}`, { defaultValue: id })}
                <span className={styles['basis']} lang={result.language}>
                  {texts.measures[id]}
                </span>
              </span>
              <span className={styles['number']}>{score ?? '–'}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="gaps" title={t('fitAnalysis.gaps')}>
        {gaps.length === 0 ? <p className={styles['soft']}>{t('fitAnalysis.none')}</p> : null}
        <ul className={styles['lines']} lang={result.language}>
          {gaps.map(({ id, gain }) => (
            <li key={id}>
              <span>{texts.lines[id]?.title ?? id}</span>
              <span className={styles['number']}>+{gain}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="requirements" title={t('report.requirements')}>
        <div lang={result.language}>
          <Requirements report={report} texts={texts} />
        </div>
      </Section>
    </SectionStack>
  );
}

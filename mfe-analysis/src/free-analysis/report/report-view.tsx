import type { FreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import type { Report } from '@fitfolio/analysis-contract/report';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { type CSSProperties, useMemo } from 'react';
import type { CorrectionList } from '../corrections/change-corrections.js';
import { CorrectionContext, correctionStateOf } from '../corrections/correction-state.js';
import { CorrectionsBar } from '../corrections/corrections-bar.js';
import { PostFacts } from '../corrections/post-facts.js';
import { useCorrectedReport } from '../corrections/use-corrected-report.js';
import { useSavedCorrections } from '../corrections/use-saved-corrections.js';
import { WhatIf } from '../what-if/what-if.js';
import { Contents } from '../../shared/report/contents.js';
import { Gaps } from './gaps.js';
import { Metrics } from './metrics.js';
import { Notices } from './notices.js';
import { type Numbered, numberRequirements } from '../../shared/report/number-requirements.js';
import { Parsed } from './parsed.js';
import { ReportHead } from './report-head.js';
import { wholePointsOf } from '../../shared/report/points.js';
import { ReportNavContext } from '../../shared/report/report-nav.js';
import styles from '../../shared/report/report.module.css';
import { Requirements } from './requirements.js';
import { PlainReading } from '../../shared/report/plain-reading.js';
import { spoken } from '../../shared/report/spoken.js';
import { ReportSection } from '../../shared/report/section.js';
import { SplitView } from '../../shared/report/split-view.js';
import { useSplit } from '../../shared/report/use-split.js';
import { SubScores } from '../../shared/report/sub-scores.js';
import { Suggestions } from './suggestions.js';
import { TopSection } from './top-section.js';
import { useOpenForPrint } from '../../shared/report/use-open-for-print.js';
import { useReportMoves } from './use-report-moves.js';
import { VisibleSum } from './visible-sum.js';
import { useReportText } from '../../shared/report/use-report-text.js';

/** The sections, in order. */
const sectionIds = ['text', 'requirements', 'suggestions', 'gaps', 'scores', 'metrics', 'parsed'] as const;

/** Height of the bar that stands over the page while there are corrections, for what is scrolled to. */
const underBar = { '--over': '64px' } as CSSProperties;

/** Where the score cannot be added up again, what was dismissed is left out all the same. */
function numbering(read: Report, shown: Report, list: CorrectionList): Numbered[] {
  const dismissed = new Set(list.flatMap((each) => (each.kind === 'dismiss' ? [each.requirementId] : [])));
  return numberRequirements(
    read.requirements,
    shown.requirements.filter(({ id }) => !dismissed.has(id)),
  );
}

/** A whole report. Every part takes only its own piece of it. */
export function ReportView({ analysis, report: read }: { analysis: FreeAnalysis; report: Report }) {
  const { t } = useReportText();
  const saved = useSavedCorrections(analysis.id, analysis.corrections);
  const corrected = useCorrectedReport(read, saved.list);
  const report = corrected.shown;
  const numbered = useMemo(() => numbering(read, report, saved.list), [read, report, saved.list]);
  const kept = useMemo(
    () => numbered.filter((n) => !n.dismissed).map(({ requirement }) => requirement),
    [numbered],
  );
  const labels = useMemo(() => new Map(read.requirements.map(({ id, label }) => [id, label])), [read]);
  const labelOf = (id: string): string => labels.get(id) ?? id;
  const points = useMemo(() => wholePointsOf(report.sum, report.score), [report]);
  const split = useSplit(kept);
  const { nav, filter, setFilter } = useReportMoves(split);
  const languages = {
    report: report.language,
    resume: spoken(report.resume.language),
    job: spoken(report.job.language),
  };
  const correcting = correctionStateOf(
    saved.list,
    saved.change,
    read.documents.resume,
    spoken(read.resume.language),
  );
  const body = useOpenForPrint();
  return (
    <CorrectionContext value={correcting}>
      <ReportNavContext value={nav}>
        <div style={saved.list.length > 0 ? underBar : undefined}>
          <ReportHead {...analysis} job={report.job} />
          <CorrectionsBar saved={saved} read={read} corrected={corrected} />
          <div className={styles['first']}>
            <TopSection
              report={report}
              kept={kept}
              corrected={report !== read}
              createdAt={analysis.createdAt}
            />
            <PostFacts job={read.job} requirements={report.requirements} language={languages.job} />
            <Notices {...report} />
          </div>
          <div className={styles['report']}>
            <Contents entries={sectionIds.map((id) => ({ id, title: t(`report.short.${id}`) }))} />
            <div ref={body} className={styles['body']}>
              <ReportSection id="text" title={t('report.title.text')} lead={t('report.lead.text')}>
                <SplitView
                  split={split}
                  documents={report.documents}
                  languages={languages}
                  requirements={kept}
                  labelOf={labelOf}
                  toRequirement={nav.toRequirement}
                  noOf={(id) => numbered.find((n) => n.requirement.id === id)?.no}
                />
                <PlainReading {...report} language={languages.resume} />
              </ReportSection>
              <ReportSection
                id="requirements"
                title={t('report.title.requirements')}
                lead={t('report.lead.requirements')}
              >
                <Requirements
                  numbered={numbered}
                  languages={languages}
                  filter={filter}
                  onFilter={setFilter}
                  points={points}
                />
                <VisibleSum {...report} numbered={numbered} />
              </ReportSection>
              <ReportSection
                id="suggestions"
                title={t('report.title.suggestions')}
                lead={t('report.lead.suggestions')}
              >
                <Suggestions {...report} numbered={numbered} />
                <WhatIf report={report} />
              </ReportSection>
              <ReportSection id="gaps" title={t('report.title.gaps')}>
                <Gaps {...report} />
              </ReportSection>
              <ReportSection id="scores" title={t('report.title.scores')} lead={t('report.lead.scores')}>
                <SubScores {...report} read={read.subScores} />
              </ReportSection>
              <ReportSection id="metrics" title={t('report.title.metrics')} lead={t('report.lead.metrics')}>
                <Metrics {...report} />
              </ReportSection>
              <ReportSection id="parsed" title={t('report.title.parsed')} lead={t('report.lead.parsed')}>
                <Parsed facts={report.resume} language={languages.resume} />
              </ReportSection>
              <p className={styles['engine']}>
                {t('report.engine', { version: report.engineVersion })}{' '}
                <Link to={paths.methodology}>{t('report.methodology')}</Link>
              </p>
            </div>
          </div>
        </div>
      </ReportNavContext>
    </CorrectionContext>
  );
}

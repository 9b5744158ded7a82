import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { useAudience } from '@fitfolio/web-kit/session';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { Contents } from '../../shared/report/contents.js';
import { PlainReading } from '../../shared/report/plain-reading.js';
import { focusOn, requirementAnchor } from '../../shared/report/report-nav.js';
import layout from '../../shared/report/report.module.css';
import { spoken } from '../../shared/report/spoken.js';
import { ReportSection } from '../../shared/report/section.js';
import { SplitView } from '../../shared/report/split-view.js';
import { type Split, useSplit } from '../../shared/report/use-split.js';
import { useOpenForPrint } from '../../shared/report/use-open-for-print.js';
import { Keywords } from './keywords.js';
import { Overview } from './overview.js';
import type { ResultData } from './report-types.js';
import styles from './report-view.module.css';
import { RequirementList } from './requirement-list.js';
import { ResultContext, type ResultView } from './result-context.js';
import { ResultHead } from './result-head.js';
import {
  CareerSection,
  EducationSection,
  EnhancementSection,
  ExperienceSection,
  GapsSection,
  MetricsSection,
  OverallSection,
  StrengthsSection,
} from './sections.js';
import { SkillGroups } from './skill-groups.js';
import { useReportText } from '../../shared/report/use-report-text.js';

/** The sections between the overview and the two documents, in order. */
const sections: readonly (readonly [string, ComponentType])[] = [
  ['overall', OverallSection],
  ['metrics', MetricsSection],
  ['experience', ExperienceSection],
  ['skills', SkillGroups],
  ['education', EducationSection],
  ['keywords', Keywords],
  ['strengths', StrengthsSection],
  ['enhancement', EnhancementSection],
  ['gaps', GapsSection],
  ['career', CareerSection],
  ['requirements', RequirementList],
];

/** What the parts of a result share, and moving about in it. */
function useResultView({ report, texts }: ResultData, career: ReactNode): { view: ResultView; split: Split } {
  const split = useSplit(report.requirements);
  const { active, light, toQuote } = split;
  const view = useMemo((): ResultView => {
    const labelOf = (id: string): string => texts.requirements[id]?.label ?? id;
    const toRequirement = (id: string): void => {
      light([id]);
      focusOn(document.getElementById(requirementAnchor(id)));
    };
    return { report, texts, labelOf, active, light, career, toQuote, toRequirement };
  }, [report, texts, active, light, career, toQuote]);
  return { view, split };
}

/** A whole premium result. The report is data without a language; its sentences come in the language of the result. */
export function ReportView(props: {
  result: ResultData;
  /** The other language is on its way. */
  busy: boolean;
  onLanguage: (language: 'vi' | 'en') => void;
  actions: ReactNode;
  note?: string;
  /** In the section of career development: what its owner can do next. */
  career?: ReactNode;
  /** Below the last section. */
  end?: ReactNode;
}) {
  const { result, busy, onLanguage, actions, note, career = null, end } = props;
  const { t } = useReportText();
  const { view, split } = useResultView(result, career);
  const { documents, resume, job, requirements } = result.report;
  const body = useOpenForPrint();
  const withCareer =
    useAudience().context !== 'recruiter' || result.report.sections.career.overqualified !== null;
  const shown = withCareer ? sections : sections.filter(([id]) => id !== 'career');
  const ids = [...shown.map(([id]) => id), 'documents'];
  return (
    <ResultContext value={view}>
      <ResultHead result={result} note={note} busy={busy} onLanguage={onLanguage} actions={actions} />
      <Overview />
      <div className={layout['report']}>
        <Contents entries={ids.map((id) => ({ id, title: t(`fitReport.short.${id}`) }))} />
        <div ref={body} className={layout['body']}>
          {shown.map(([id, Section]) => (
            <ReportSection
              key={id}
              id={id}
              title={t(`fitReport.title.${id}`)}
              lead={t(`fitReport.lead.${id}`, { defaultValue: '' })}
            >
              <div lang={result.language}>
                <Section />
              </div>
            </ReportSection>
          ))}
          <ReportSection
            id="documents"
            title={t('fitReport.title.documents')}
            lead={t('fitReport.lead.documents')}
          >
            <SplitView
              split={split}
              documents={documents}
              languages={{ resume: spoken(resume.language), job: spoken(job.language) }}
              requirements={requirements}
              labelOf={view.labelOf}
              toRequirement={view.toRequirement}
            />
            <PlainReading {...result.report} language={spoken(result.report.resume.language)} />
          </ReportSection>
          {end}
          <p className={styles['engine']}>
            {t('report.engine', { version: result.report.engineVersion })}{' '}
            <Link to={paths.methodology}>{t('report.methodology')}</Link>
          </p>
        </div>
      </div>
    </ResultContext>
  );
}

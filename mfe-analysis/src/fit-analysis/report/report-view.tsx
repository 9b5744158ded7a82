import { useTranslation } from '@fitfolio/web-kit/i18n';
import { paths } from '@fitfolio/web-kit/paths';
import { Link } from '@fitfolio/web-kit/router';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Contents } from '../../shared/report/contents.js';
import { PlainReading } from '../../shared/report/plain-reading.js';
import { focusOn } from '../../shared/report/report-nav.js';
import layout from '../../shared/report/report.module.css';
import { spoken } from '../../shared/report/spoken.js';
import { ReportSection } from '../../shared/report/section.js';
import { useOpenForPrint } from '../../shared/report/use-open-for-print.js';
import { Keywords } from './keywords.js';
import { Overview } from './overview.js';
import type { QuoteData, ResultData } from './report-types.js';
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
import { type Side, SplitView } from './split-view.js';

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

/** Moving about in a result: what is lit in both documents, and which of them a small screen shows. */
function useResultView(
  { report, texts }: ResultData,
  career: ReactNode,
): {
  view: ResultView;
  side: Side;
  setSide: (side: Side) => void;
} {
  const [active, light] = useState<readonly string[]>([]);
  const [side, setSide] = useState<Side>('resume');
  const view = useMemo((): ResultView => {
    const labelOf = (id: string): string => texts.requirements[id]?.label ?? id;
    const toQuote = ({ start, end }: QuoteData): void => {
      const ids = report.requirements
        .filter(({ evidence }) => evidence.some((e) => e.start < end && e.end > start))
        .map(({ id }) => id);
      flushSync(() => {
        setSide('resume');
        light(ids);
      });
      const marks = [...document.querySelectorAll<HTMLElement>('#document-resume mark')];
      const at = marks.findLast(({ dataset }) => Number(dataset['start']) <= start) ?? marks[0];
      focusOn(ids.length > 0 ? at : document.getElementById('document-title-resume'));
    };
    const toRequirement = (id: string): void => {
      light([id]);
      focusOn(document.getElementById(`requirement-${id}`));
    };
    return { report, texts, labelOf, active, light, career, toQuote, toRequirement };
  }, [report, texts, active, career]);
  return { view, side, setSide };
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
  const { t } = useTranslation('mfe-analysis');
  const { view, side, setSide } = useResultView(result, career);
  const body = useOpenForPrint();
  const ids = [...sections.map(([id]) => id), 'documents'];
  return (
    <ResultContext value={view}>
      <ResultHead result={result} note={note} busy={busy} onLanguage={onLanguage} actions={actions} />
      <Overview />
      <div className={layout['report']}>
        <Contents entries={ids.map((id) => ({ id, title: t(`fitReport.short.${id}`) }))} />
        <div ref={body} className={layout['body']}>
          {sections.map(([id, Section]) => (
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
            <SplitView side={side} onSide={setSide} />
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

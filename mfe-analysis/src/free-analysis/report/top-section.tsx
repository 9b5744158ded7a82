import type { Report } from '@fitfolio/analysis-contract/report';
import { useAudience } from '@fitfolio/web-kit/session';
import { Card } from '@fitfolio/web-kit/ui/core';
import { ReportGauge } from '../../shared/report/report-gauge.js';
import { MustStrip } from '../../shared/report/must-strip.js';
import { isCondition, isUnjudged } from '../../shared/report/number-requirements.js';
import { JumpLink, suggestionAnchor, useReportNav } from '../../shared/report/report-nav.js';
import type { RequirementData } from '../../shared/report/report-types.js';
import { Timeline } from '../../shared/report/timeline.js';
import { TopQuestions } from '../../shared/report/top-questions.js';
import { Gain } from '../../shared/report/gain.js';
import { timelineOf } from './timeline-of.js';
import { useReportText } from '../../shared/report/use-report-text.js';
import styles from './top-section.module.css';

const editsShown = 3;
const mostOfIt = 0.75;

/** How much of what the post asks for could be judged at all. */
function Confidence({ confidence }: { confidence: number }) {
  const { t } = useReportText();
  const percent = Math.round(confidence * 100);
  return (
    <div className={styles['confidence']}>
      <p>{percent === 100 ? t('top.confidenceAll') : t('top.confidence', { percent })}</p>
      {percent === 100 ? null : (
        <p className={styles['small']}>
          {t(confidence >= mostOfIt ? 'top.confidenceHigh' : 'top.confidenceLow')}
        </p>
      )}
    </div>
  );
}

/** The edits worth most, each leading to its advice. */
export function TopEdits({ suggestions, language }: Pick<Report, 'suggestions' | 'language'>) {
  const { t } = useReportText();
  const edits = suggestions
    .filter((s) => s.gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, editsShown);
  if (edits.length === 0) return <p className={styles['small']}>{t('top.noEdits')}</p>;
  return (
    <>
      <h2 id="top-edits" className={styles['editsTitle']}>
        {t('top.edits')}
      </h2>
      <ol className={styles['edits']} lang={language} aria-labelledby="top-edits">
        {edits.map((s) => (
          <li key={s.id}>
            <Gain gain={s.gain} />
            <JumpLink to={suggestionAnchor(s.id)}>{s.title}</JumpLink>
          </li>
        ))}
      </ol>
    </>
  );
}

interface Props {
  readonly report: Report;
  /** Its requirements without those that its owner left out. */
  readonly kept: readonly RequirementData[];
  /** The score is that of the report as corrected, the sentence that of the report as read. */
  readonly corrected: boolean;
  /** Of reports that do not say on which day "present" ended. */
  readonly createdAt: string;
}

/** The result in ten seconds: score, band, why, the musts at a glance, the years that count, what to do first. */
export function TopSection({ report, kept, corrected, createdAt }: Props) {
  const { t } = useReportText();
  const { toRequirement } = useReportNav();
  const { score, band, summary, confidence, suggestions, language, missingSkills } = report;
  const today = report.today ?? createdAt.slice(0, 10);
  const audience = useAudience();
  const musts = kept.filter((each) => each.importance === 'must' && !isCondition(each) && !isUnjudged(each));
  return (
    <Card as="section" className={styles['top']} aria-labelledby="report-top">
      <h2 id="report-top" className={styles['hiddenTitle']}>
        {t('top.title')}
      </h2>
      <div className={styles['left']}>
        <ReportGauge score={score} band={band} />
        <Confidence confidence={confidence} />
      </div>
      <div className={styles['right']}>
        <p className={styles['why']} lang={language}>
          {summary}
        </p>
        {corrected ? <p className={styles['small']}>{t('corrections.summaryAsRead')}</p> : null}
        {score === null ? <p className={styles['small']}>{t('top.noScoreText')}</p> : null}
        <div lang={language}>
          <MustStrip
            musts={musts}
            labelOf={(id) => musts.find((each) => each.id === id)?.label ?? id}
            toRequirement={toRequirement}
          />
        </div>
        <div className={styles['halves']}>
          <Timeline entries={timelineOf(report)} today={today} />
          <div>
            {audience.context === 'recruiter' ? (
              <TopQuestions missing={missingSkills} language={language} toRequirement={toRequirement} />
            ) : (
              <TopEdits suggestions={suggestions} language={language} />
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}

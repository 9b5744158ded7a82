import { useAudience } from '@fitfolio/web-kit/session';
import { Alert, Card } from '@fitfolio/web-kit/ui/core';
import { Gain } from '../../shared/report/gain.js';
import layout from '../../shared/report/report.module.css';
import { isCondition, isUnjudged } from '../../shared/report/number-requirements.js';
import { ReportGauge } from '../../shared/report/report-gauge.js';
import { MustStrip } from '../../shared/report/must-strip.js';
import { TopQuestions } from '../../shared/report/top-questions.js';
import { useResult } from './result-context.js';
import { useReportText } from '../../shared/report/use-report-text.js';
import styles from './report-view.module.css';

const gainsShown = 3;

/** Score, band, why, the musts at a glance, and what would gain most; for recruiters, what to ask. */
export function Overview() {
  const { t } = useReportText();
  const { report, texts, labelOf, toRequirement } = useResult();
  const { score, band, confidence, requirements, sections, integrity } = report;
  const musts = requirements.filter(
    (each) => each.importance === 'must' && !isCondition(each) && !isUnjudged(each),
  );
  const gaps = [...sections.gaps.skills, ...sections.gaps.experience, ...sections.gaps.education]
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, gainsShown);
  const forRecruiters = useAudience().context === 'recruiter';
  const missing = [
    ...musts,
    ...requirements.filter((each) => each.importance === 'nice' && !isCondition(each)),
  ]
    .filter(({ verdict }) => verdict === 'not-found')
    .map(({ id, importance }) => ({ requirementId: id, name: labelOf(id), importance }));
  const percent = Math.round(confidence * 100);
  return (
    <div className={layout['first']} lang={texts.language}>
      <Card as="section" className={styles['top']} aria-labelledby="result-top">
        <h2 id="result-top" className={styles['hidden']}>
          {t('top.title')}
        </h2>
        <div className={styles['gauge']}>
          <ReportGauge score={score} band={band} />
          <p>{percent === 100 ? t('top.confidenceAll') : t('top.confidence', { percent })}</p>
        </div>
        <div className={styles['why']}>
          <p className={styles['summary']}>{texts.summary}</p>
          {score === null ? <p className={styles['soft']}>{t('top.noScoreText')}</p> : null}
          <MustStrip musts={musts} labelOf={labelOf} toRequirement={toRequirement} />
          {forRecruiters ? (
            <TopQuestions missing={missing} language={texts.language} toRequirement={toRequirement} />
          ) : gaps.length > 0 ? (
            <div>
              <h3>{t('fitReport.gainsMost')}</h3>
              <ol className={styles['gains']}>
                {gaps.map((gap) => (
                  <li key={gap.id}>
                    <Gain gain={gap.gain} />
                    <span>{texts.lines[gap.id]?.title}</span>
                  </li>
                ))}
              </ol>
            </div>
          ) : null}
        </div>
      </Card>
      {integrity.map(({ code, severity, quote }, i) => (
        <Alert
          key={code + (quote ?? '')}
          type={severity === 'warning' ? 'warning' : 'info'}
          showIcon
          title={t(`notices.${code}`, { defaultValue: t('notices.other') })}
          description={
            <>
              <p>{texts.integrity[i]}</p>
              {quote ? <q className={layout['noticeQuote']}>{quote}</q> : null}
            </>
          }
        />
      ))}
    </div>
  );
}

import { useAudience } from '@fitfolio/web-kit/session';
import { Alert, Tag } from '@fitfolio/web-kit/ui/core';
import type { ReactNode } from 'react';
import { SubScores } from '../../shared/report/sub-scores.js';
import { Lines } from './lines.js';
import { Measure } from './measure.js';
import measures from './measure.module.css';
import styles from './report-view.module.css';
import { useResult } from './result-context.js';
import { ScoreSum } from './score-sum.js';
import { SkillUses } from './skill-uses.js';
import { Timeline } from '../../shared/report/timeline.js';
import { useReportText } from '../../shared/report/use-report-text.js';

/** From this nearness on, a title is near the one that is offered. */
const near = 0.5;

/** A titled part of a section. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles['part']}>
      <h3 className={styles['sub']}>{title}</h3>
      {children}
    </div>
  );
}

export function OverallSection() {
  const { report, texts } = useResult();
  const subScores = report.subScores.map(({ id, score }) => ({
    id,
    score,
    basis: texts.subScores[id] ?? '',
  }));
  return (
    <div className={styles['stack']}>
      <SubScores subScores={subScores} read={subScores} language={texts.language} />
      <ScoreSum />
    </div>
  );
}

export function MetricsSection() {
  const { t } = useReportText();
  const { metrics } = useResult().report.sections;
  return (
    <div className={measures['grid']}>
      {metrics.map((measure) => (
        <Measure
          key={measure.id}
          measure={measure}
          title={t(`metric.${measure.id}`, { defaultValue: measure.id })}
        />
      ))}
    </div>
  );
}

export function ExperienceSection() {
  const { t } = useReportText();
  const { sections, today } = useResult().report;
  const { minimum, relevance, quality, gaps, timeline } = sections.experience;
  const entries = timeline.map(({ nearness, ...entry }) => ({ ...entry, counts: (nearness ?? 0) >= near }));
  return (
    <div className={styles['stack']}>
      <Timeline entries={entries} today={today} />
      <div className={measures['grid']}>
        <Measure measure={minimum} title={t('fitReport.experience.minimum')} />
        <Measure measure={relevance} title={t('fitReport.experience.relevance')} />
        <Measure measure={quality} title={t('fitReport.experience.quality')} />
      </div>
      <SkillUses />
      <Part title={t('fitReport.experience.gaps')}>
        <Lines lines={gaps} none={t('fitReport.noGaps')} />
      </Part>
    </div>
  );
}

export function EducationSection() {
  const { t } = useReportText();
  const { matches, gaps, running } = useResult().report.sections.education;
  return (
    <div className={styles['stack']}>
      <Part title={t('fitReport.education.matches')}>
        <Lines lines={matches} none={t('fitReport.education.noMatches')} />
      </Part>
      <Part title={t('fitReport.education.gaps')}>
        <Lines lines={gaps} none={t('fitReport.noGaps')} />
      </Part>
      {running.length > 0 ? (
        <Part title={t('fitReport.education.running')}>
          <Lines lines={running} none="" />
        </Part>
      ) : null}
    </div>
  );
}

export function EnhancementSection() {
  const { t } = useReportText();
  const { enhancement } = useResult().report.sections;
  const none = t('fitReport.enhancement.none');
  return (
    <div className={styles['stack']}>
      <Part title={t('fitReport.enhancement.summary')}>
        <Lines lines={enhancement.summary} none={none} />
      </Part>
      <Part title={t('fitReport.enhancement.keywords')}>
        <Lines lines={enhancement.keywords} none={none} />
      </Part>
      <Part title={t('fitReport.enhancement.achievements')}>
        <Measure measure={enhancement.achievements.measure} title={t('fitReport.enhancement.quantified')} />
        <Lines lines={enhancement.achievements.lines} none={none} />
      </Part>
      <Part title={t('fitReport.enhancement.experience')}>
        <Lines lines={enhancement.experience} none={none} />
      </Part>
      <Part title={t('fitReport.enhancement.format')}>
        <Lines lines={enhancement.format} none={none} />
      </Part>
    </div>
  );
}

export function StrengthsSection() {
  const { t } = useReportText();
  return <Lines lines={useResult().report.sections.strengths} none={t('gaps.noStrengths')} />;
}

export function GapsSection() {
  const { t } = useReportText();
  const { gaps } = useResult().report.sections;
  return (
    <div className={styles['stack']}>
      {(['experience', 'education', 'skills'] as const).map((kind) => (
        <Part key={kind} title={t(`fitReport.gaps.${kind}`)}>
          <Lines lines={gaps[kind]} gainOf={({ gain }) => gain} none={t('fitReport.noGaps')} />
        </Part>
      ))}
    </div>
  );
}

/** The kinds of career plans, and for the owner of the result the way to one. */
function CareerPlans() {
  const { t } = useReportText();
  const { report, career } = useResult();
  return (
    <>
      <p className={styles['soft']}>{t(career ? 'fitReport.career.own' : 'fitReport.career.next')}</p>
      <p className={styles['chips']}>
        {report.sections.career.plans.map((plan) => (
          <Tag key={plan}>{t(`fitReport.career.plans.${plan}`, { defaultValue: plan })}</Tag>
        ))}
      </p>
      {career}
    </>
  );
}

/** What a career plan starts from, and the way to it. A recruiter is told only where somebody may be overqualified. */
export function CareerSection() {
  const { t } = useReportText();
  const { report, texts } = useResult();
  const forRecruiters = useAudience().context === 'recruiter';
  const { overqualified } = report.sections.career;
  const note = overqualified ? texts.lines[overqualified.id] : undefined;
  return (
    <div className={styles['stack']}>
      {note ? (
        <Alert
          type="info"
          showIcon
          title={t('notices.overqualified')}
          description={
            forRecruiters ? (
              <p>{t('notices.overqualifiedText')}</p>
            ) : (
              <>
                <p>{note.title}</p>
                {note.detail ? <p>{note.detail}</p> : null}
              </>
            )
          }
        />
      ) : null}
      {forRecruiters ? null : <CareerPlans />}
    </div>
  );
}

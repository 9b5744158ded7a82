import type { ResumeFacts } from '@fitfolio/analysis-contract/report';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Fragment } from 'react';
import { NotReadNote } from './not-read.js';
import styles from './parsed.module.css';

const monthsPerYear = 12;

function useDuration(): (months: number) => string {
  const { t } = useTranslation('mfe-analysis');
  return (months) => {
    const years = Math.floor(months / monthsPerYear);
    const rest = months % monthsPerYear;
    return [
      ...(years > 0 ? [t('parsed.years', { count: years })] : []),
      ...(rest > 0 || years === 0 ? [t('parsed.months', { count: rest })] : []),
    ].join(' ');
  };
}

const Bullets = ({ bullets, language }: { bullets: readonly string[]; language: string | undefined }) =>
  bullets.length === 0 ? null : (
    <ul className={styles['bullets']} lang={language}>
      {bullets.map((bullet, i) => (
        <li key={`${String(i)}${bullet}`}>{bullet}</li>
      ))}
    </ul>
  );

const Entry = ({ parts, dates }: { parts: readonly (string | null)[]; dates: string | null }) => (
  <p className={styles['entry']}>
    <span>
      {parts.map((part, i) => (
        <Fragment key={String(i)}>
          {i > 0 ? ' · ' : null}
          {part ?? <NotReadNote />}
        </Fragment>
      ))}
    </span>
    <span className={styles['dates']}>{dates ?? <NotReadNote />}</span>
  </p>
);

export function ParsedExperience(props: {
  experience: ResumeFacts['experience'];
  months: number | null;
  language: string | undefined;
}) {
  const { experience, months, language } = props;
  const { t } = useTranslation('mfe-analysis');
  const duration = useDuration();
  return (
    <>
      <p className={styles['soft']}>
        {months === null ? t('parsed.noMonths') : t('parsed.duration', { duration: duration(months) })}
      </p>
      {experience.map(({ title, company, dates, bullets }, i) => (
        <div key={`${String(i)}${title ?? ''}`} className={styles['item']}>
          <Entry parts={[title, company]} dates={dates} />
          <Bullets bullets={bullets} language={language} />
        </div>
      ))}
    </>
  );
}

export function ParsedEducation({ education }: { education: ResumeFacts['education'] }) {
  const { t } = useTranslation('mfe-analysis');
  return education.map(({ degree, field, institution, dates, gpa }, i) => (
    <div key={`${String(i)}${institution ?? ''}`} className={styles['item']}>
      <Entry parts={[degree, ...(field ? [field] : []), institution]} dates={dates} />
      {gpa ? <p className={styles['soft']}>{t('parsed.gpa', { gpa })}</p> : null}
    </div>
  ));
}

export const ParsedProjects = (props: { projects: ResumeFacts['projects']; language: string | undefined }) =>
  props.projects.map(({ name, bullets }, i) => (
    <div key={`${String(i)}${name}`} className={styles['item']}>
      <p>{name}</p>
      <Bullets bullets={bullets} language={props.language} />
    </div>
  ));

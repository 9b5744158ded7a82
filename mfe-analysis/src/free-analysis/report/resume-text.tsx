import { useTranslation } from '@fitfolio/web-kit/i18n';
import { useMemo } from 'react';
import type { Numbered } from '../../shared/report/number-requirements.js';
import { RequirementLink, useReportNav } from '../../shared/report/report-nav.js';
import styles from './resume-text.module.css';
import { type Segment, splitText } from '../../shared/report/split-text.js';

function Marked({ segment }: { segment: Segment }) {
  const { t } = useTranslation('mfe-analysis');
  const { activeQuote } = useReportNav();
  const active = activeQuote !== null && segment.quotes.includes(activeQuote);
  return (
    <>
      <mark
        tabIndex={-1}
        data-quotes={segment.quotes.join(' ')}
        data-active={active || undefined}
        className={styles[segment.verdict === 'met' ? 'met' : 'partly']}
      >
        {segment.text}
      </mark>
      {segment.ends.map(({ no, requirement }) => (
        <RequirementLink
          key={requirement.id}
          id={requirement.id}
          className={styles['number']}
          label={t('text.backTo', { no, label: requirement.label })}
        >
          {no}
        </RequirementLink>
      ))}
    </>
  );
}

/** The résumé as it was read, its evidence highlighted and numbered like the requirements it serves. */
export function ResumeText(props: {
  text: string;
  numbered: readonly Numbered[];
  language: string | undefined;
}) {
  const { text, numbered, language } = props;
  const { t } = useTranslation('mfe-analysis');
  const segments = useMemo(() => splitText(text, numbered), [text, numbered]);
  return (
    <>
      <p className={styles['legend']}>
        <span>
          <mark className={styles['met']}>{t('verdict.met')}</mark>
        </span>
        <span>
          <mark className={styles['partly']}>{t('verdict.partly')}</mark>
        </span>
      </p>
      <div className={styles['paper']} lang={language}>
        {segments.map((segment) =>
          segment.quotes.length === 0 ? (
            <span key={segment.start}>{segment.text}</span>
          ) : (
            <Marked key={segment.start} segment={segment} />
          ),
        )}
      </div>
    </>
  );
}

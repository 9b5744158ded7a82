import { useLanguage, useTexts } from '@fitfolio/web-kit/i18n';
import { Tag } from '@fitfolio/web-kit/ui/core';
import type { Numbered } from './number-requirements.js';
import { points } from './points.js';
import { requirementAnchor } from './report-nav.js';
import { Quotes } from './quotes.js';
import styles from './requirements.module.css';
import { VerdictMark } from './verdict-mark.js';

interface Languages {
  readonly report: string;
  readonly resume: string | undefined;
  readonly job: string | undefined;
}

export function RequirementRow({ no, requirement, languages }: Numbered & { languages: Languages }) {
  const t = useTexts('mfe-analysis');
  const { language } = useLanguage();
  const { id, label, importance, kind, group, sentence, verdict, reason, weight, earned, evidence } =
    requirement;
  return (
    <tr id={requirementAnchor(id)} role="row" tabIndex={-1} className={styles['row']}>
      <td role="cell" data-column="no">
        {no}
      </td>
      <td role="cell" data-column="requirement">
        <p className={styles['label']} lang={languages.report}>
          {label}
        </p>
        <p className={styles['tags']}>
          <Tag color={importance === 'must' ? 'blue' : 'default'}>
            {t(`importance.${importance}`, { defaultValue: importance })}
          </Tag>
          <span>{t(`kind.${kind}`, { defaultValue: '' })}</span>
          {group === null ? null : <span>{t('requirements.group')}</span>}
        </p>
        {sentence === label ? null : (
          <p className={styles['sentence']}>
            <span>{t('requirements.jobSays')}</span> <q lang={languages.job}>{sentence}</q>
          </p>
        )}
      </td>
      <td role="cell" data-column="verdict">
        <VerdictMark verdict={verdict} />
      </td>
      <td role="cell" data-column="evidence">
        <p lang={languages.report}>{reason}</p>
        <Quotes id={id} label={label} evidence={evidence} language={languages.resume} />
      </td>
      <td role="cell" data-column="points">
        {weight > 0 ? (
          <span className={styles['points']}>
            <strong>{points(earned, language)}</strong>{' '}
            {t('requirements.ofPoints', { weight: points(weight, language) })}
          </span>
        ) : (
          <span className={styles['soft']}>
            {t(
              group === null || verdict === 'cannot-tell'
                ? 'requirements.notCounted'
                : 'requirements.inGroup',
            )}
          </span>
        )}
      </td>
    </tr>
  );
}

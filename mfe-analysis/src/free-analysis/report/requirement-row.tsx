import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Tag } from '@fitfolio/web-kit/ui/core';
import { correctionsOf } from '../corrections/change-corrections.js';
import { useCorrectionState } from '../corrections/correction-state.js';
import { CorrectionMenu } from '../corrections/correction-menu.js';
import { CorrectionNotes } from '../corrections/correction-notes.js';
import type { Numbered } from '../../shared/report/number-requirements.js';
import type { WholePoints } from '../../shared/report/points.js';
import { requirementAnchor } from '../../shared/report/report-nav.js';
import { Quotes } from './quotes.js';
import styles from './requirements.module.css';
import { VerdictBadge } from '../../shared/report/verdict-badge.js';

export interface Languages {
  readonly report: string;
  readonly resume: string | undefined;
  readonly job: string | undefined;
}

/** Why the verdict is what it is; the engine's reason is not that of a line its owner picked. */
function Reason({ id, reason, language }: { id: string; reason: string; language: string }) {
  const { t } = useTranslation('mfe-analysis');
  const own = correctionsOf(useCorrectionState()?.list ?? [], id).some(({ kind }) => kind === 'evidence');
  return own ? <p>{t('corrections.reason')}</p> : <p lang={language}>{reason}</p>;
}

export function RequirementRow({
  no,
  requirement,
  dismissed,
  languages,
  points,
}: Numbered & { languages: Languages; points: WholePoints }) {
  const { t } = useTranslation('mfe-analysis');
  const { id, label, importance, kind, group, sentence, verdict, weight, earned, evidence } = requirement;
  return (
    <tr id={requirementAnchor(id)} role="row" tabIndex={-1} className={styles['row']}>
      <td role="cell" data-column="no">
        {no}
      </td>
      <td role="cell" data-column="requirement">
        <p className={styles[dismissed ? 'left' : 'label']} lang={languages.report}>
          {label}
        </p>
        <p className={styles['tags']}>
          {kind === 'condition' ? null : (
            <Tag color={importance === 'must' ? 'blue' : 'default'}>
              {t(`importance.${importance}`, { defaultValue: importance })}
            </Tag>
          )}
          <span>{t(`kind.${kind}`, { defaultValue: '' })}</span>
          {group === null ? null : <span>{t('requirements.group')}</span>}
        </p>
        {sentence === label ? null : (
          <p className={styles['sentence']}>
            <span>{t('requirements.jobSays')}</span> <q lang={languages.job}>{sentence}</q>
          </p>
        )}
        <CorrectionNotes id={id} label={label} />
        <CorrectionMenu requirement={requirement} dismissed={dismissed} />
      </td>
      <td role="cell" data-column="verdict">
        {dismissed ? (
          <span className={styles['soft']}>{t('corrections.leftOut')}</span>
        ) : (
          <VerdictBadge verdict={verdict} />
        )}
      </td>
      <td role="cell" data-column="evidence">
        {dismissed ? null : <Reason {...requirement} language={languages.report} />}
        {dismissed ? null : <Quotes label={label} evidence={evidence} language={languages.resume} />}
      </td>
      <td role="cell" data-column="points">
        {weight > 0 && !dismissed ? (
          <span className={styles['points']}>
            <strong>{points.get(id)?.earned ?? earned}</strong>{' '}
            {t('requirements.ofPoints', { weight: points.get(id)?.weight ?? weight })}
          </span>
        ) : (
          <span className={styles['soft']}>
            {t(
              group === null || verdict === 'cannot-tell' || dismissed || kind === 'condition'
                ? 'requirements.notCounted'
                : 'requirements.inGroup',
            )}
          </span>
        )}
      </td>
    </tr>
  );
}

import type { ScreeningRequirement } from '@fitfolio/analysis-contract/screening';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Tag } from '@fitfolio/web-kit/ui/core';
import { useId } from 'react';
import styles from './requirements.module.css';
import type { Wanted } from './use-requirement-edits.js';

const importances = ['must', 'nice', 'none'] as const;
const emphases = ['low', 'normal', 'high'] as const satisfies readonly Wanted['emphasis'][];

interface Props {
  readonly requirement: ScreeningRequirement;
  readonly changed: boolean;
  readonly disabled: boolean;
  readonly onChange: (id: string, to: Wanted) => void;
}

/** One requirement: the post's own sentence, how important it is, and how much it weighs. */
export function RequirementLine({ requirement, changed, disabled, onChange }: Props) {
  const { t } = useTranslation('mfe-analysis');
  const field = useId();
  const { id, kind, label, group, sentence, importance, emphasis, read } = requirement;
  const choose = (to: Partial<Wanted>): void => onChange(id, { importance, emphasis, ...to });
  const asRead = importance === read.importance && emphasis === 'normal';
  return (
    <li
      className={styles['line']}
      data-off={importance === null || undefined}
      data-changed={changed || undefined}
    >
      <div className={styles['what']}>
        <strong id={`${field}-label`}>{label}</strong>
        <span className={styles['tags']}>
          <Tag>{t(`kind.${kind}`, { defaultValue: kind })}</Tag>
          {group ? <Tag color="blue">{t('requirements.group')}</Tag> : null}
          {changed ? <Tag color="warning">{t('screening.requirements.notSaved')}</Tag> : null}
          {asRead || changed ? null : <Tag color="purple">{t('screening.requirements.corrected')}</Tag>}
        </span>
        <span className={styles['soft']}>{t('screening.requirements.says', { sentence })}</span>
      </div>
      <div className={styles['fields']}>
        <label id={`${field}-importance-name`} htmlFor={`${field}-importance`}>
          {t('screening.requirements.importance')}
        </label>
        <select
          id={`${field}-importance`}
          aria-labelledby={`${field}-importance-name ${field}-label`}
          value={importance ?? 'none'}
          disabled={disabled}
          onChange={({ target }) =>
            choose({ importance: target.value === 'must' || target.value === 'nice' ? target.value : null })
          }
        >
          {importances.map((value) => (
            <option key={value} value={value}>
              {t(value === 'none' ? 'screening.requirements.none' : `importance.${value}`)}
            </option>
          ))}
        </select>
        <label id={`${field}-emphasis-name`} htmlFor={`${field}-emphasis`}>
          {t('screening.requirements.emphasis')}
        </label>
        <select
          id={`${field}-emphasis`}
          aria-labelledby={`${field}-emphasis-name ${field}-label`}
          value={emphasis}
          disabled={disabled || importance === null}
          onChange={({ target }) =>
            choose({ emphasis: emphases.find((value) => value === target.value) ?? 'normal' })
          }
        >
          {emphases.map((value) => (
            <option key={value} value={value}>
              {t(`screening.emphasis.${value}`)}
            </option>
          ))}
        </select>
      </div>
    </li>
  );
}

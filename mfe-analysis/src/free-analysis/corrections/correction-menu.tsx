import type { Correction } from '@fitfolio/analysis-contract/corrections';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { type KeyboardEvent, useId, useState } from 'react';
import type { RequirementData } from '../../shared/report/report-types.js';
import { correctAnchor, useCorrectionState } from './correction-state.js';
import styles from './corrections.module.css';
import { LinePicker } from './line-picker.js';

/** The menu "Not right?" of one requirement. Renders nothing where reports cannot be corrected. */
export function CorrectionMenu(props: { requirement: RequirementData; dismissed: boolean }) {
  const { requirement, dismissed } = props;
  const { id, label, importance, kind } = requirement;
  const { t } = useTranslation('mfe-analysis');
  const correcting = useCorrectionState();
  const [open, setOpen] = useState<'no' | 'menu' | 'lines'>('no');
  const panelId = useId();
  if (!correcting || dismissed) return null;
  const say = (correction: Correction): void => {
    setOpen('no');
    correcting.correct(correction);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || open === 'no') return;
    setOpen('no');
    document.getElementById(correctAnchor(id))?.focus();
  };
  const other = importance === 'must' ? 'nice' : 'must';
  return (
    <div className={styles['menu']} onKeyDown={onKeyDown}>
      <button
        id={correctAnchor(id)}
        type="button"
        className={styles['quiet']}
        aria-expanded={open !== 'no'}
        aria-controls={open === 'no' ? undefined : panelId}
        onClick={() => setOpen(open === 'no' ? 'menu' : 'no')}
      >
        {t('corrections.open')} <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {open === 'no' ? null : (
        <div id={panelId} className={styles['panel']}>
          <button type="button" onClick={() => say({ kind: 'dismiss', requirementId: id })}>
            {t('corrections.dismiss')}
          </button>
          {kind === 'condition' ? null : (
            <button
              type="button"
              onClick={() => say({ kind: 'importance', requirementId: id, importance: other })}
            >
              {t(`corrections.make.${other}`)}
            </button>
          )}
          <button
            type="button"
            aria-expanded={open === 'lines'}
            onClick={() => setOpen(open === 'lines' ? 'menu' : 'lines')}
          >
            {t('corrections.evidence')}
          </button>
          {open === 'lines' ? (
            <LinePicker
              lines={correcting.lines}
              language={correcting.resumeLanguage}
              onPick={(line) => say({ kind: 'evidence', requirementId: id, line })}
            />
          ) : null}
        </div>
      )}
    </div>
  );
}

import type { Correction } from '@fitfolio/analysis-contract/corrections';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { VisuallyHidden } from '@fitfolio/web-kit/ui/core';
import { Pencil } from 'lucide-react';
import { correctionsOf, keyOf } from './change-corrections.js';
import { undoAnchor, useCorrectionState } from './correction-state.js';
import styles from './corrections.module.css';

const textKey = (correction: Correction): string =>
  correction.kind === 'importance' ? `done.${correction.importance}` : `done.${correction.kind}`;

export function UndoButton({ correction, label }: { correction: Correction; label: string }) {
  const { t } = useTranslation('mfe-analysis');
  const correcting = useCorrectionState();
  return (
    <button
      id={undoAnchor(correction)}
      type="button"
      className={styles['quiet']}
      onClick={() => correcting?.undo(correction)}
    >
      {t('corrections.undo')} <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}

/** The corrections of a requirement, each with undo. */
export function CorrectionNotes({ id, label }: { id: string; label: string }) {
  const { t } = useTranslation('mfe-analysis');
  const own = correctionsOf(useCorrectionState()?.list ?? [], id);
  if (own.length === 0) return null;
  return (
    <ul className={styles['notes']}>
      {own.map((correction) => (
        <li key={keyOf(correction)}>
          <Pencil size={14} aria-hidden />
          <span>{t(`corrections.${textKey(correction)}`)}</span>
          <UndoButton correction={correction} label={label} />
        </li>
      ))}
    </ul>
  );
}

import { createContext, useContext } from 'react';
import { flushSync } from 'react-dom';
import type { Correction } from '@fitfolio/analysis-contract/corrections';
import { type CorrectionList, keyOf, withCorrection, without } from './change-corrections.js';

/** What the parts of a report need to correct it. */
export interface CorrectionState {
  readonly list: CorrectionList;
  readonly correct: (correction: Correction) => void;
  readonly undo: (correction: Correction) => void;
  /** The résumé's text, line by line. */
  readonly lines: readonly string[];
  readonly resumeLanguage: string | undefined;
}

export const CorrectionContext = createContext<CorrectionState | null>(null);
export const useCorrectionState = (): CorrectionState | null => useContext(CorrectionContext);

export const undoAnchor = (correction: Correction): string => `undo-${keyOf(correction)}`;
export const correctAnchor = (target: string): string => `correct-${target}`;

const focus = (id: string): void => document.getElementById(id)?.focus();

/** Changes the list. The focus moves to the undo button, and after undo back to the menu. */
export function correctionStateOf(
  list: CorrectionList,
  change: (next: CorrectionList) => void,
  resume: string,
  resumeLanguage: string | undefined,
): CorrectionState {
  return {
    list,
    lines: resume.split('\n'),
    resumeLanguage,
    correct: (correction) => {
      flushSync(() => change(withCorrection(list, correction)));
      focus(undoAnchor(correction));
    },
    undo: (correction) => {
      flushSync(() => change(without(list, correction)));
      focus(correctAnchor(correction.kind === 'fact' ? correction.fact : correction.requirementId));
    },
  };
}

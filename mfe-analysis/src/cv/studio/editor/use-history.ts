import type { CvDocument } from '@fitfolio/fit-engine/cv/cv-document';
import { useReducer } from 'react';

const stepsMax = 200;

interface History {
  readonly past: readonly CvDocument[];
  readonly now: CvDocument;
  readonly future: readonly CvDocument[];
  /** What was changed last: typing on in one field is one step. */
  readonly field: string | null;
}

type Action =
  | { readonly type: 'change'; readonly document: CvDocument; readonly field: string | null }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

export function stepped(history: History, action: Action): History {
  const { past, now, future } = history;
  switch (action.type) {
    case 'change': {
      if (action.document === now) return history;
      const continues = action.field !== null && action.field === history.field;
      const before = continues ? past : [...past, now].slice(-stepsMax);
      return { past: before, now: action.document, future: [], field: action.field };
    }
    case 'undo': {
      const before = past.at(-1);
      return before
        ? { past: past.slice(0, -1), now: before, future: [now, ...future], field: null }
        : history;
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next ? { past: [...past, now], now: next, future: rest, field: null } : history;
    }
  }
}

export interface DocumentHistory {
  readonly document: CvDocument;
  /** `field`: where somebody types; null for what is done at once. */
  readonly change: (document: CvDocument, field?: string) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

/** A document with its steps back and forth. */
export function useHistory(first: CvDocument): DocumentHistory {
  const [history, step] = useReducer(stepped, { past: [], now: first, future: [], field: null });
  return {
    document: history.now,
    change: (document, field) => step({ type: 'change', document, field: field ?? null }),
    undo: history.past.length > 0 ? () => step({ type: 'undo' }) : null,
    redo: history.future.length > 0 ? () => step({ type: 'redo' }) : null,
  };
}

import type { CvDocument } from '@fitfolio/fit-engine/cv/cv-document';
import { useCallback, useReducer } from 'react';

const stepsMax = 200;

export type Update = (document: CvDocument) => CvDocument;
/** `field`: where somebody types; none for what is done at once. The same function as long as the editor lives. */
export type Change = (update: Update, field?: string) => void;

interface History {
  readonly past: readonly CvDocument[];
  readonly now: CvDocument;
  readonly future: readonly CvDocument[];
  /** What was changed last: typing on in one field is one step. */
  readonly field: string | null;
}

type Action =
  | { readonly type: 'change'; readonly update: Update; readonly field: string | null }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

function stepped(history: History, action: Action): History {
  const { past, now, future } = history;
  switch (action.type) {
    case 'change': {
      const next = action.update(now);
      if (next === now) return history;
      const continues = action.field !== null && action.field === history.field;
      return {
        past: continues ? past : [...past, now].slice(-stepsMax),
        now: next,
        future: [],
        field: action.field,
      };
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
  readonly change: Change;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

/** A document with its steps back and forth. */
export function useHistory(first: CvDocument): DocumentHistory {
  const [history, step] = useReducer(stepped, { past: [], now: first, future: [], field: null });
  const change = useCallback<Change>(
    (update, field) => step({ type: 'change', update, field: field ?? null }),
    [],
  );
  return {
    document: history.now,
    change,
    undo: history.past.length > 0 ? () => step({ type: 'undo' }) : null,
    redo: history.future.length > 0 ? () => step({ type: 'redo' }) : null,
  };
}

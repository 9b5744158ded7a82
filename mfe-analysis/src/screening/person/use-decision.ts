import type {
  CandidateDecision,
  Decision,
  DecisionReason,
} from '@fitfolio/analysis-contract/screening-table';
import { isApiError } from '@fitfolio/web-kit/api';
import { useState } from 'react';
import { useDecideCandidateMutation } from '../screening.api.js';

interface Draft {
  readonly decision: Decision | null;
  readonly reasons: readonly DecisionReason[];
  readonly note: string;
}

const draftOf = ({ decision, reasons, note }: CandidateDecision): Draft => ({
  decision,
  reasons,
  note: note ?? '',
});

/** A decision that is being made. When somebody else decided meanwhile, it stays as it is and is sent again knowingly. */
export function useDecision(params: { id: string; candidateId: string }, current: CandidateDecision) {
  const [draft, setDraft] = useState(() => draftOf(current));
  const [asked, setAsked] = useState(false);
  const [send, { isLoading, error }] = useDecideCandidateMutation();
  const lacking = draft.decision !== null && draft.reasons.length === 0;
  const put = async (next: Draft): Promise<boolean> => {
    const { decision, reasons, note } = next;
    const body = { revision: current.revision, decision, reasons: [...reasons], note: note.trim() || null };
    return !(await send({ params, body })).error;
  };
  return {
    draft,
    change: (to: Partial<Draft>) => setDraft((before) => ({ ...before, ...to })),
    saving: isLoading,
    error,
    conflict: isApiError(error) && error.code === 'DECISION_CHANGED',
    /** It was to be saved and has no reason. */
    lacking: asked && lacking,
    save: async (): Promise<boolean> => {
      setAsked(true);
      return draft.decision === null || lacking ? false : put(draft);
    },
    takeBack: async (): Promise<boolean> => {
      const nothing: Draft = { decision: null, reasons: [], note: '' };
      const done = await put(nothing);
      if (done) setDraft(nothing);
      return done;
    },
  };
}

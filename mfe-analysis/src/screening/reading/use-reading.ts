import type {
  CandidateReading,
  NewReadingCorrection,
  ReadingCorrection,
} from '@fitfolio/analysis-contract/screening-reading';
import { useLanguage } from '@fitfolio/web-kit/i18n';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useCorrectCandidateReadingMutation, useOpenCandidateReadingMutation } from '../screening.api.js';

/** Says or, with null, takes back a correction; answers why it could not be kept. */
type Correct = (id: string, correction: NewReadingCorrection | null) => Promise<unknown>;

interface OpenReading {
  readonly reading: CandidateReading;
  readonly correct: Correct;
}

const ReadingContext = createContext<OpenReading | null>(null);
export const ReadingProvider = ReadingContext.Provider;

export function useOpenReading(): OpenReading {
  const open = useContext(ReadingContext);
  if (!open) throw new Error('there is no reading here');
  return open;
}

function withCorrection(
  before: readonly ReadingCorrection[],
  id: string,
  changed: ReadingCorrection | null,
): ReadingCorrection[] {
  if (!changed) return before.filter((each) => each.id !== id);
  const stands = before.some((each) => each.id === id);
  return stands ? before.map((each) => (each.id === id ? changed : each)) : [...before, changed];
}

/** What a link leads to. A correction is kept at once, and shown when it has been. */
export function useReading(token: string) {
  const { language } = useLanguage();
  const [open, { error }] = useOpenCandidateReadingMutation();
  const [put] = useCorrectCandidateReadingMutation();
  const [reading, setReading] = useState<CandidateReading>();
  const ask = useCallback(async () => {
    const answer = await open({ body: { token, language } });
    if (answer.data) setReading(answer.data.data);
  }, [open, token, language]);
  useEffect(() => void ask(), [ask]);
  const correct: Correct = async (id, correction) => {
    const answer = await put({ params: { correctionId: id }, body: { token, correction } });
    if (answer.error) return answer.error;
    const changed = answer.data.data;
    setReading(
      (before) => before && { ...before, corrections: withCorrection(before.corrections, id, changed) },
    );
    return null;
  };
  return { reading, error, retry: () => void ask(), correct };
}

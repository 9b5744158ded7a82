import { useEffect, useRef, useState } from 'react';
import { useCorrectFreeAnalysisMutation } from '../free-analysis.api.js';
import type { CorrectionList } from './change-corrections.js';

export interface SavedCorrections {
  readonly list: CorrectionList;
  readonly change: (next: CorrectionList) => void;
  readonly state: 'unchanged' | 'saving' | 'saved' | 'failed';
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * What the person says against their result. It counts at once; the service is told of the newest list, one call at a
 * time. What could not be kept stays here, and is sent again when asked or when the network is back.
 */
export function useSavedCorrections(id: string, stored: CorrectionList): SavedCorrections {
  const [list, setList] = useState(stored);
  const [state, setState] = useState<SavedCorrections['state']>('unchanged');
  const [error, setError] = useState<unknown>();
  const [put] = useCorrectFreeAnalysisMutation();
  const newest = useRef(stored);
  const busy = useRef(false);

  const save = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setState('saving');
    let sent: CorrectionList;
    let failed: unknown;
    do {
      sent = newest.current;
      failed = (await put({ params: { id }, body: { corrections: [...sent] } })).error;
    } while (!failed && sent !== newest.current);
    busy.current = false;
    setError(failed);
    setState(failed ? 'failed' : 'saved');
  };
  const change = (next: CorrectionList): void => {
    newest.current = next;
    setList(next);
    void save();
  };
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(() => {
    if (state !== 'failed') return undefined;
    const again = (): void => void latestSave.current();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [state]);
  return { list, change, state, error, retry: () => void save() };
}

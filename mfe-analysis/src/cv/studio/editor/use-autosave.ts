import type { CvDocument } from '@fitfolio/fit-engine/cv/cv-document';
import { isApiError } from '@fitfolio/web-kit/api';
import { useEffect, useRef, useState } from 'react';
import { useSaveCvMutation } from '../../cv.api.js';

/** From the last change to its saving. */
const waitMs = 800;

export interface Autosave {
  readonly state: 'unchanged' | 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict';
  readonly error: unknown;
  /** Saves what is not saved yet; true when nothing is left. */
  readonly flush: () => Promise<boolean>;
  /** In a conflict: goes on from the revision that the other page saved. */
  readonly continueFrom: (revision: number) => void;
}

/**
 * Saves a document shortly after each change, one call at a time. What could not be saved stays on the page, and is sent
 * again when the network is back; over what another page has saved nothing is sent until the person has chosen.
 */
export function useAutosave(id: string, revision: number, document: CvDocument): Autosave {
  const [put] = useSaveCvMutation();
  const [state, setState] = useState<Autosave['state']>('unchanged');
  const [error, setError] = useState<unknown>();
  const read = useRef(revision);
  const newest = useRef(document);
  const saved = useRef(document);
  const running = useRef<Promise<boolean> | null>(null);
  const stopped = useRef(false);

  const save = async (): Promise<boolean> => {
    setState('saving');
    while (newest.current !== saved.current) {
      const sent = newest.current;
      const reply = await put({ params: { id }, body: { revision: read.current, document: sent } });
      if (reply.error) {
        const conflict = isApiError(reply.error) && reply.error.code === 'CV_CHANGED';
        stopped.current = conflict;
        setError(reply.error);
        setState(conflict ? 'conflict' : 'failed');
        return false;
      }
      saved.current = sent;
      read.current = reply.data.data.revision;
    }
    setError(undefined);
    setState('saved');
    return true;
  };
  const flush = (): Promise<boolean> => {
    if (stopped.current) return Promise.resolve(false);
    running.current ??= save().finally(() => {
      running.current = null;
    });
    return running.current;
  };
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  useEffect(() => {
    newest.current = document;
    if (document === saved.current) return undefined;
    setState((now) => (now === 'conflict' ? now : 'waiting'));
    const timer = setTimeout(() => void latest.current(), waitMs);
    return () => clearTimeout(timer);
  }, [document]);
  useEffect(() => {
    const again = (): void => void latest.current();
    const warn = (event: BeforeUnloadEvent): void => {
      if (newest.current !== saved.current) event.preventDefault();
    };
    window.addEventListener('online', again);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('beforeunload', warn);
      // Leaving the page inside the site: what was typed last is still sent.
      if (newest.current !== saved.current) void latest.current();
    };
  }, []);
  return {
    state,
    error,
    flush,
    continueFrom: (revisionNow) => {
      read.current = revisionNow;
      stopped.current = false;
      void flush();
    },
  };
}

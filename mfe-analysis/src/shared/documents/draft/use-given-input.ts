import { useLocation, useNavigate } from '@fitfolio/web-kit/router';
import { useEffect, useState } from 'react';
import type { FormInput } from './form-input.js';
import type { Draft } from './use-draft.js';

/** What another page, such as the landing page, gave along as the state of the navigation. */
function readGiven(state: unknown): Pick<FormInput, 'resume' | 'jobText'> | null {
  if (typeof state !== 'object' || state === null) return null;
  const { resume, jobText } = state as Record<string, unknown>;
  if (typeof jobText !== 'string' || !(resume === null || resume instanceof File)) return null;
  return resume || jobText.trim() !== '' ? { resume, jobText } : null;
}

interface Given {
  /** A résumé and a post were given: they are to be sent. */
  readonly given: boolean;
  /** What was given is not in the draft yet. */
  readonly waiting: boolean;
}

/** Puts what another page gave along into the draft, where it is kept as if it had been entered here. */
export function useGivenInput({ input, change }: Draft): Given {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [found] = useState(() => readGiven(state));
  const [waiting, setWaiting] = useState(found !== null);
  const ready = input !== null;
  useEffect(() => {
    if (!waiting || !found || !ready) return;
    const { resume, jobText } = found;
    // What was left empty there does not empty what is kept here.
    change({ ...(resume ? { resume } : {}), ...(jobText.trim() === '' ? {} : { jobText, jobMode: 'text' }) });
    setWaiting(false);
    // A reload finds the draft; giving it once more would undo later changes.
    void navigate(pathname, { replace: true });
  }, [waiting, found, ready, change, navigate, pathname]);
  return { given: Boolean(found?.resume && found.jobText.trim() !== ''), waiting };
}

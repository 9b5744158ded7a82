import { useLayoutEffect } from 'react';
import { type FormInput, withKept } from './form-input.js';
import type { Draft } from './use-draft.js';

interface Methods {
  readonly getValues: () => FormInput;
  readonly reset: (input: FormInput) => void;
}

/** Fills a form that was shown before the draft was read. What has been entered meanwhile stays. */
export function useRestoredInput({ getValues, reset }: Methods, { input, restored }: Draft): void {
  useLayoutEffect(() => {
    if (restored && input) reset(withKept(getValues(), input));
    // oxlint-disable-next-line exhaustive-deps -- when it has been read, not with each change of it
  }, [restored]);
}

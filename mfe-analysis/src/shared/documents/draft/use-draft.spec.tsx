import { draftText } from './draft-text.js';
import { emptyInput, type FormInput } from './form-input.js';
import { useDraft } from './use-draft.js';
import { useRestoredInput } from './use-restored-input.js';
import { createAppStore, startSession } from '@fitfolio/web-kit/host';
import { inStore } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';

const kept = {
  id: crypto.randomUUID(),
  owner: null,
  jobMode: 'text' as const,
  jobText: 'Kept post',
  outputLanguage: 'vi' as const,
};
const cv = new File(['x'], 'cv.pdf');

beforeEach(() => sessionStorage.clear());

/** The draft of a page whose visitor is not known before `known` is called, and what the form was filled with. */
function open(form: FormInput) {
  const store = createAppStore();
  const filled: FormInput[] = [];
  const { result } = renderHook(
    () => {
      const draft = useDraft();
      useRestoredInput({ getValues: () => form, reset: (input) => filled.push(input) }, draft);
      return draft;
    },
    { wrapper: inStore(store) },
  );
  const known = async (): Promise<void> => {
    await act(() => startSession(store));
    await waitFor(() => expect(result.current.input).not.toBeNull());
  };
  return { draft: result, filled, known };
}

describe('what is entered before it is known who the visitor is', () => {
  it('is kept for the way through the log-in', async () => {
    const entered = { ...emptyInput, jobText: 'New post' };
    const { draft, filled, known } = open(entered);
    act(() => draft.current.change(entered));
    await known();
    expect(draft.current).toMatchObject({ input: entered, restored: false });
    expect(draftText.read()?.jobText).toBe('New post');
    expect(filled).toEqual([]);
  });

  it('goes before what was kept, whose other parts come back, and nothing is sent unasked', async () => {
    draftText.write({ ...kept, wanted: true });
    const entered = { ...emptyInput, resume: cv };
    const { draft, filled, known } = open(entered);
    act(() => draft.current.change(entered));
    await known();
    const input = { ...emptyInput, resume: cv, jobText: 'Kept post', outputLanguage: 'vi' };
    expect(draft.current).toMatchObject({ input, restored: true, wanted: false });
    expect(filled).toEqual([input]);
  });

  it('is nothing when only the way of giving the post was chosen', async () => {
    draftText.write({ ...kept, wanted: true });
    const entered = { ...emptyInput, jobMode: 'file' as const };
    const { draft, known } = open(entered);
    act(() => draft.current.change(entered));
    await known();
    expect(draft.current).toMatchObject({ input: { jobMode: 'text', jobText: 'Kept post' }, wanted: true });
  });
});

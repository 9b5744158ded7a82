import { useCurrentUser, useSession } from '@fitfolio/web-kit/session';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { draftFiles } from './draft-files.js';
import { draftText } from './draft-text.js';
import { emptyInput, type FormInput, isEmptyInput, withKept } from './form-input.js';
import { isDraftVisibleTo, type Viewer } from './is-draft-visible-to.js';

/** The current viewer; undefined while it is unknown. */
function useViewer(): Viewer | undefined {
  const { ready, signedIn, endedBy } = useSession();
  const { user, error } = useCurrentUser();
  const known = ready && (!signedIn || user !== null || error !== undefined);
  const userId = signedIn ? (user?.id ?? 'unknown') : null;
  return useMemo(() => (known ? { userId, endedBy } : undefined), [known, userId, endedBy]);
}

const filesOf = (id: string) => ({ resume: `${id}:resume`, job: `${id}:job` });

async function forget(id: string): Promise<void> {
  draftText.write(null);
  const keys = filesOf(id);
  await Promise.all([draftFiles.write(keys.resume, null), draftFiles.write(keys.job, null)]);
}

interface Kept {
  readonly id: string;
  readonly input: FormInput;
  readonly wanted: boolean;
}

const nothing = (): Kept => ({ id: crypto.randomUUID(), input: emptyInput, wanted: false });

async function load(viewer: Viewer): Promise<Kept> {
  const text = draftText.read();
  if (!text) return nothing();
  if (!isDraftVisibleTo(text.owner, viewer)) {
    await forget(text.id);
    return nothing();
  }
  const keys = filesOf(text.id);
  const [resume, jobFile] = await Promise.all([draftFiles.read(keys.resume), draftFiles.read(keys.job)]);
  const { id, jobMode, jobText, outputLanguage, wanted = false } = text;
  return { id, input: { resume, jobFile, jobMode, jobText, outputLanguage }, wanted };
}

export interface Draft {
  /** Null until what was kept has been read. */
  readonly input: FormInput | null;
  /** True when the page opened with something kept. */
  readonly restored: boolean;
  /** The analysis was asked for and waits for a log-in. */
  readonly wanted: boolean;
  readonly want: (wanted: boolean) => void;
  readonly change: (changes: Partial<FormInput>) => void;
  readonly clear: () => void;
}

/** The form's contents, kept over navigation, log-in and reload. */
export function useDraft(): Draft {
  const viewer = useViewer();
  const [draft, setDraft] = useState<(Kept & { restored: boolean }) | null>(null);
  const owner = useRef<string | null>(null);
  const loading = useRef(false);
  // What was entered before it was known who it is and what was kept.
  const early = useRef(emptyInput);

  useEffect(() => {
    if (!viewer) return;
    owner.current = viewer.userId ?? owner.current;
    if (loading.current) return;
    loading.current = true;
    void load(viewer).then(({ id, input, wanted }) =>
      setDraft({
        id,
        input: withKept(early.current, input),
        // What was asked for is not what has been entered since.
        wanted: wanted && isEmptyInput(early.current),
        restored: !isEmptyInput(input),
      }),
    );
  }, [viewer]);

  useEffect(() => {
    if (!draft) return;
    const { jobMode, jobText, outputLanguage } = draft.input;
    if (isEmptyInput(draft.input)) draftText.write(null);
    else {
      const { id, wanted } = draft;
      draftText.write({ id, owner: owner.current, jobMode, jobText, outputLanguage, wanted });
    }
  }, [draft, viewer]);

  const id = draft?.id;
  const resume = draft?.input.resume;
  const jobFile = draft?.input.jobFile;
  useEffect(() => {
    if (id && resume !== undefined) void draftFiles.write(filesOf(id).resume, resume);
  }, [id, resume]);
  useEffect(() => {
    if (id && jobFile !== undefined) void draftFiles.write(filesOf(id).job, jobFile);
  }, [id, jobFile]);

  const change = useCallback((changes: Partial<FormInput>) => {
    early.current = { ...early.current, ...changes };
    setDraft((now) => now && { ...now, input: { ...now.input, ...changes } });
  }, []);
  const want = useCallback((wanted: boolean) => setDraft((now) => now && { ...now, wanted }), []);
  const clear = useCallback(() => {
    setDraft((now) => now && { ...nothing(), id: now.id, restored: false });
    if (id) void forget(id);
  }, [id]);
  return {
    input: draft?.input ?? null,
    restored: draft?.restored ?? false,
    wanted: draft?.wanted ?? false,
    want,
    change,
    clear,
  };
}

import { screeningCandidatesMax } from '@fitfolio/analysis-contract/limits';
import { isApiError } from '@fitfolio/web-kit/api';
import { fitting } from '@fitfolio/web-kit/shape';
import { storageKeys, storedJson } from '@fitfolio/web-kit/storage';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useAddCandidateMutation } from '../screening.api.js';
import type { RefusedFile } from './file-rules.js';
import { openFiles } from './open-files.js';

/** A file on its way: `next` waits for its turn, `failed` was not taken and can be sent again. */
export interface Upload {
  /** Also the idempotency key: sent again, it is the same person. */
  readonly key: string;
  readonly file: File;
  readonly state: 'next' | 'sending' | 'failed';
  readonly error?: unknown;
}

type Change =
  | { readonly kind: 'add'; readonly files: readonly File[] }
  | { readonly kind: 'set'; readonly key: string; readonly to: Pick<Upload, 'state' | 'error'> }
  | { readonly kind: 'drop'; readonly key: string };

const sendingMax = 2;
const waitSecondsMax = 120;
const msPerSecond = 1000;

function changed(uploads: readonly Upload[], change: Change): readonly Upload[] {
  switch (change.kind) {
    case 'add':
      return [
        ...uploads,
        ...change.files.map((file) => ({ key: crypto.randomUUID(), file, state: 'next' as const })),
      ];
    case 'set':
      return uploads.map((each) => (each.key === change.key ? { ...each, ...change.to } : each));
    default:
      return uploads.filter(({ key }) => key !== change.key);
  }
}

const storageOf = (id: string) =>
  storedJson('session', storageKeys.screeningUploads(id), (content) =>
    fitting<string[]>(['list', 'string'], content),
  );

/** How long the server asks to wait before another try; null when it does not. */
function waitMsOf(error: unknown): number | null {
  const seconds = isApiError(error) ? (error.retryAfter ?? 0) : 0;
  return seconds > 0 && seconds <= waitSecondsMax ? seconds * msPerSecond : null;
}

/** Sends what is next, two at a time, and again after a pause where the server asks for one. */
function useSending(id: string, onSent: (name: string) => void) {
  const [uploads, change] = useReducer(changed, []);
  const [add] = useAddCandidateMutation();
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const waiting = timers.current;
    return () => waiting.forEach(clearTimeout);
  }, []);
  useEffect(() => {
    const send = async ({ key, file }: Upload): Promise<void> => {
      change({ kind: 'set', key, to: { state: 'sending' } });
      const { error } = await add({ params: { id }, body: {}, files: { resume: file }, idempotencyKey: key });
      if (!error) {
        onSent(file.name);
        return change({ kind: 'drop', key });
      }
      const waitMs = waitMsOf(error);
      if (waitMs === null) return change({ kind: 'set', key, to: { state: 'failed', error } });
      const timer = setTimeout(() => change({ kind: 'set', key, to: { state: 'next' } }), waitMs);
      timers.current.add(timer);
      return undefined;
    };
    const free = sendingMax - uploads.filter(({ state }) => state === 'sending').length;
    const next = uploads.filter(({ state }) => state === 'next');
    for (const upload of next.slice(0, Math.max(0, free))) void send(upload);
  }, [uploads, add, id, onSent]);
  return [uploads, change] as const;
}

export interface Uploads {
  readonly uploads: readonly Upload[];
  readonly refused: readonly RefusedFile[];
  /** Names of files that were chosen before a reload and had not been sent. */
  readonly left: readonly string[];
  /** Files are being opened. */
  readonly opening: boolean;
  readonly take: (files: readonly File[]) => Promise<void>;
  readonly retry: (key: string) => void;
  readonly drop: (key: string) => void;
  readonly forget: () => void;
}

/** The résumés of a screening on their way to the service; `people` are already there. */
export function useUploads(id: string, people: number): Uploads {
  const storage = useMemo(() => storageOf(id), [id]);
  // A file that arrives after one has left the page is not missing.
  const sent = useCallback(
    (name: string) => {
      const names = storage.read() ?? [];
      const at = names.indexOf(name);
      if (at >= 0) storage.write(names.toSpliced(at, 1));
    },
    [storage],
  );
  const [uploads, change] = useSending(id, sent);
  const [left, setLeft] = useState(() => storage.read() ?? []);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [opening, setOpening] = useState(false);
  useEffect(() => {
    const names = [...left, ...uploads.map(({ file }) => file.name)];
    storage.write(names.length > 0 ? names : null);
  }, [storage, left, uploads]);
  const room = screeningCandidatesMax - people - uploads.length;
  const take = async (files: readonly File[]): Promise<void> => {
    setOpening(true);
    const opened = await openFiles(files, Math.max(0, room));
    setOpening(false);
    setRefused(opened.refused);
    setLeft((names) => names.filter((name) => !opened.documents.some((file) => file.name === name)));
    change({ kind: 'add', files: opened.documents });
  };
  return {
    uploads,
    refused,
    left,
    opening,
    take,
    retry: (key) => change({ kind: 'set', key, to: { state: 'next', error: undefined } }),
    drop: (key) => change({ kind: 'drop', key }),
    forget: useCallback(() => {
      setLeft([]);
      setRefused([]);
    }, []),
  };
}

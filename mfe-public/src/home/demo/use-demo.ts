import { useLanguage } from '@fitfolio/web-kit/i18n';
import { track } from '@fitfolio/web-kit/track';
import { useRef, useState } from 'react';
import en from './picture.en.json';
import vi from './picture.vi.json';
import type { SampleJob } from './sample-job.js';
import type { SampleView } from './sample-view.js';

// The engine made them, and the check compares them with what it says.
const pictures = { vi, en } as unknown as Record<'vi' | 'en', SampleView>;
const nothing: ReadonlySet<number> = new Set();

interface Shown {
  readonly language: 'vi' | 'en';
  readonly job: SampleJob;
  readonly out: ReadonlySet<number>;
  readonly view: SampleView;
  /** The score before the last change. */
  readonly before: number | null;
}

export interface Demo {
  readonly view: SampleView;
  /** The sample that was analysed here; null while the picture of the build is shown. */
  readonly job: SampleJob | null;
  readonly before: number | null;
  /** The sample that is being analysed. */
  readonly running: SampleJob | null;
  readonly failed: boolean;
  readonly choose: (job: SampleJob) => void;
  /** Takes a line of the résumé out, or puts it back. */
  readonly toggle: (at: number) => void;
}

/** The picture of the landing page, which becomes a real analysis when somebody chooses a sample. */
export function useDemo(): Demo {
  const { language } = useLanguage();
  const [shown, setShown] = useState<Shown | null>(null);
  const [running, setRunning] = useState<SampleJob | null>(null);
  const [failed, setFailed] = useState(false);
  const last = useRef(0);
  // What was analysed in one language is no picture for a page in the other.
  const own = shown?.language === language ? shown : null;

  const run = (job: SampleJob, out: ReadonlySet<number>): void => {
    const turn = (last.current += 1);
    setRunning(job);
    setFailed(false);
    const show = (view: SampleView | null): void => {
      if (turn !== last.current) return;
      const before = own?.job === job ? own.view.score : null;
      if (view) setShown({ language, job, out, view, before });
      setFailed(view === null);
      setRunning(null);
    };
    void import('./run-sample.js')
      .then(({ runSample }) => runSample(job, language, out))
      .catch(() => null)
      .then(show);
  };
  return {
    view: own?.view ?? pictures[language],
    job: own?.job ?? null,
    before: own?.before ?? null,
    running,
    failed,
    choose: (job) => {
      track('home:sample', { job });
      run(job, nothing);
    },
    toggle: (at) => {
      if (!own) return;
      const out = new Set(own.out);
      if (!out.delete(at)) out.add(at);
      run(own.job, out);
    },
  };
}

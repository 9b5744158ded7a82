import type { Report } from '@fitfolio/analysis-contract/report';
import { useEffect, useMemo, useState } from 'react';
import type { CorrectionList } from './change-corrections.js';
import type { correctedReport, ScoreEngine } from './corrected-report.js';

type Adding = (report: Report, list: CorrectionList) => Report | null;

/** The part of the engine that adds up, loaded when the first correction needs it. */
async function loadAdding(): Promise<Adding> {
  const [parts, engine]: [{ correctedReport: typeof correctedReport }, ScoreEngine] = await Promise.all([
    import('./corrected-report.js'),
    import('@fitfolio/fit-engine/score/what-if'),
  ]);
  return (report, list) => parts.correctedReport(report, list, engine);
}

export interface CorrectedReport {
  /** As read while nothing is corrected, or while it cannot be added up. */
  readonly shown: Report;
  /** `none`: nothing that the score knows of was corrected. `unscored`: the report gives no score to add up again. */
  readonly sum: 'none' | 'loading' | 'notLoaded' | 'unscored' | 'ready';
}

/** The report as it is to be shown, with what its owner corrected. What could not be loaded is tried again. */
export function useCorrectedReport(report: Report, list: CorrectionList): CorrectedReport {
  const [adding, setAdding] = useState<{ run: Adding } | { failedWith: CorrectionList } | null>(null);
  const needed = list.some(({ kind }) => kind !== 'fact');
  const wanted = needed && (adding === null || ('failedWith' in adding && adding.failedWith !== list));
  useEffect(() => {
    if (!wanted) return;
    loadAdding().then(
      (run) => setAdding({ run }),
      () => setAdding({ failedWith: list }),
    );
  }, [wanted, list]);
  const failed = adding !== null && 'failedWith' in adding;
  useEffect(() => {
    if (!failed) return undefined;
    const again = (): void => setAdding(null);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failed]);
  return useMemo(() => {
    if (!needed) return { shown: report, sum: 'none' };
    if (adding === null) return { shown: report, sum: 'loading' };
    if ('failedWith' in adding) return { shown: report, sum: 'notLoaded' };
    const shown = adding.run(report, list);
    return shown ? { shown, sum: 'ready' } : { shown: report, sum: 'unscored' };
  }, [report, list, needed, adding]);
}

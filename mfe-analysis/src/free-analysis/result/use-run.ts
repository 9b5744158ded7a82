import type { FreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import { useEffect } from 'react';
import { useGetFreeAnalysisQuery } from '../free-analysis.api.js';
import { pollDelayMs } from './poll-delay.js';

export interface Run {
  readonly analysis: FreeAnalysis | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Follows an analysis until it has ended, or the page is left. */
export function useRun(id: string): Run {
  const { currentData, error, refetch } = useGetFreeAnalysisQuery({ params: { id } });
  const analysis = currentData?.data;
  const ended = analysis?.status === 'completed' || analysis?.status === 'failed';
  const follow = analysis !== undefined && !ended;
  useEffect(() => {
    if (!follow) return undefined;
    let asked = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      timer = setTimeout(() => void look(), pollDelayMs(asked));
      asked += 1;
    };
    let left = false;
    const look = async (): Promise<void> => {
      await refetch();
      if (!left) wait();
    };
    wait();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [follow, refetch]);
  return { analysis, error, retry: () => void refetch() };
}

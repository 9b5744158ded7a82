import type { FreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import { useEffect, useRef } from 'react';
import { useGetFreeAnalysisQuery } from '../free-analysis.api.js';
import { pollDelayMs } from './poll-delay.js';

export interface Run {
  readonly analysis: FreeAnalysis | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Follows an analysis until it has ended, or the page is left. */
export function useRun(id: string): Run {
  const { currentData, error, isFetching, refetch } = useGetFreeAnalysisQuery({ params: { id } });
  const analysis = currentData?.data;
  const ended = analysis?.status === 'completed' || analysis?.status === 'failed';
  const follow = analysis !== undefined && !ended;
  const asked = useRef(0);
  useEffect(() => {
    if (!follow || isFetching) return undefined;
    const timer = setTimeout(() => void refetch(), pollDelayMs(asked.current++));
    return () => clearTimeout(timer);
  }, [follow, isFetching, refetch]);
  return { analysis, error, retry: () => void refetch() };
}

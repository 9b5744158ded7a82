import type { FreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import { usePolling } from '../../shared/run/use-polling.js';
import { useGetFreeAnalysisQuery } from '../free-analysis.api.js';

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
  usePolling(analysis !== undefined && !ended, refetch);
  return { analysis, error, retry: () => void refetch() };
}

import { isApiError } from '@fitfolio/web-kit/api';
import { paths } from '@fitfolio/web-kit/paths';
import { useSearchParams } from '@fitfolio/web-kit/router';
import { fitting } from '@fitfolio/web-kit/shape';
import { useEffect, useState } from 'react';

/** What the second step of a log-in can be done with, if there is one. */
export type SecondFactors = readonly string[];

/** Whether a first step was right and leads to a second one. */
export function secondFactorsOf(error: unknown): SecondFactors | null {
  if (!isApiError(error) || error.code !== 'SECOND_FACTOR_REQUIRED') return null;
  return fitting<{ factors: SecondFactors }>({ factors: ['list', 'string'] }, error.details)?.factors ?? [];
}

/** Where the second step is done, from any page of this feature. */
export const secondStepPath = (factors: SecondFactors, redirect: string | null): string => {
  const query = new URLSearchParams({ 'second-step': factors.join(','), ...(redirect && { redirect }) });
  return `${paths.login}?${query.toString()}`;
};

/** The second step that this page is at, as its address says, and the way back. */
export function useSecondStep() {
  // A page that came rendered is the log-in form first.
  const [factors, setFactors] = useState<SecondFactors | null>(null);
  const [search, setSearch] = useSearchParams();
  const told = search.get('second-step');
  useEffect(() => setFactors(told === null ? null : told.split(',')), [told]);
  const leave = (): void =>
    setSearch(
      (old) => {
        old.delete('second-step');
        return old;
      },
      { replace: true },
    );
  return { factors, leave };
}

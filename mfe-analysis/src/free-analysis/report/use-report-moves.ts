import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Filter, noFilter } from '../../shared/report/number-requirements.js';
import { focusOn, type ReportNav, requirementAnchor } from '../../shared/report/report-nav.js';
import type { Split } from '../../shared/report/use-split.js';

/** The state behind the report's moves: which requirements are listed, which are lit in both documents. */
export function useReportMoves({ light, toQuote }: Split): {
  nav: ReportNav;
  filter: Filter;
  setFilter: (filter: Filter) => void;
} {
  const [filter, setFilter] = useState(noFilter);
  const nav = useMemo(
    (): ReportNav => ({
      toQuote,
      toRequirement: (id) => {
        const anchor = requirementAnchor(id);
        light([id]);
        // A filter may hide it.
        if (!document.getElementById(anchor)) flushSync(() => setFilter(noFilter));
        focusOn(document.getElementById(anchor));
      },
    }),
    [light, toQuote],
  );
  return { nav, filter, setFilter };
}

import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Filter, noFilter } from '../../shared/report/number-requirements.js';
import { focusOn, type ReportNav, requirementAnchor } from '../../shared/report/report-nav.js';

/** The state behind the report's moves: which requirements are listed, which quote is lit. */
export function useReportMoves(): { nav: ReportNav; filter: Filter; setFilter: (filter: Filter) => void } {
  const [filter, setFilter] = useState(noFilter);
  const [activeQuote, setActiveQuote] = useState<string | null>(null);
  const nav = useMemo(
    (): ReportNav => ({
      activeQuote,
      toQuote: (key) => {
        flushSync(() => setActiveQuote(key));
        const marks = [...document.querySelectorAll<HTMLElement>('mark[data-quotes]')];
        focusOn(marks.find((mark) => mark.dataset['quotes']?.split(' ').includes(key)));
      },
      toRequirement: (id) => {
        const anchor = requirementAnchor(id);
        // A filter may hide it.
        if (!document.getElementById(anchor)) flushSync(() => setFilter(noFilter));
        focusOn(document.getElementById(anchor));
      },
    }),
    [activeQuote],
  );
  return { nav, filter, setFilter };
}

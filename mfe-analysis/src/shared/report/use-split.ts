import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusOn } from './report-nav.js';

export type Side = 'resume' | 'job';

interface SpanOf {
  readonly start: number;
  readonly end: number;
}

/** A requirement as the two documents show it. */
export interface SplitRequirement {
  readonly id: string;
  readonly verdict: string;
  /** Where the post asks for it. */
  readonly span: SpanOf;
  /** Where the résumé shows it. */
  readonly evidence: readonly SpanOf[];
}

export interface Split {
  /** The document that a small screen shows. */
  readonly side: Side;
  readonly setSide: (side: Side) => void;
  /** The requirements that are lit in both documents. */
  readonly active: readonly string[];
  readonly light: (ids: readonly string[]) => void;
  /** Goes to a quote in the résumé. */
  readonly toQuote: (quote: SpanOf) => void;
}

/** Moving about in the two documents of a result. */
export function useSplit(requirements: readonly SplitRequirement[]): Split {
  const [active, light] = useState<readonly string[]>([]);
  const [side, setSide] = useState<Side>('resume');
  return useMemo(() => {
    const toQuote = ({ start, end }: SpanOf): void => {
      const ids = requirements
        .filter(({ evidence }) => evidence.some((e) => e.start < end && e.end > start))
        .map(({ id }) => id);
      flushSync(() => {
        setSide('resume');
        light(ids);
      });
      const marks = [...document.querySelectorAll<HTMLElement>('#document-resume mark')];
      const at = marks.findLast(({ dataset }) => Number(dataset['start']) <= start) ?? marks[0];
      focusOn(ids.length > 0 ? at : document.getElementById('document-title-resume'));
    };
    return { side, setSide, active, light, toQuote };
  }, [requirements, side, active]);
}

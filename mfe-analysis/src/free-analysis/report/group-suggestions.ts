import type { Report } from '@fitfolio/analysis-contract/report';

type Suggestion = Report['suggestions'][number];

export interface SuggestionSection {
  /** As headed in the résumé; null for advice that belongs to none, as all did before engine 2.0. */
  readonly section: string | null;
  readonly items: readonly Suggestion[];
}

/** Advice by section, the most valuable first within each and between them; what belongs to none stands last. */
export function groupSuggestions(suggestions: readonly Suggestion[]): SuggestionSection[] {
  const groups = new Map<string, Suggestion[]>();
  for (const suggestion of [...suggestions].sort((a, b) => b.gain - a.gain)) {
    const section = suggestion.section ?? '';
    groups.set(section, [...(groups.get(section) ?? []), suggestion]);
  }
  const named = [...groups].filter(([section]) => section !== '');
  const others = groups.get('');
  return [
    ...named.map(([section, items]) => ({ section, items })),
    ...(others ? [{ section: null, items: others }] : []),
  ];
}

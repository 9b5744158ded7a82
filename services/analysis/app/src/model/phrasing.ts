import type { OutputLanguage } from '@fitfolio/contract-kit/common';

/** Sentences of a report as a model says them; each stands for the engine's sentence beside it. */
export interface Phrasing {
  readonly version: 1;
  readonly language: OutputLanguage;
  readonly lines: readonly { readonly engine: string; readonly model: string }[];
}

const sentenceCharsMin = 40;
const sentenceCharsMax = 300;
const sentencesMax = 60;
const isSentence = (text: string): boolean =>
  text.length >= sentenceCharsMin && text.length <= sentenceCharsMax && /[.!?]$/.test(text);

/** The sentences among the texts of a report, each once. */
export function sentencesOf(texts: unknown): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (isSentence(value)) found.add(value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  walk(texts);
  return [...found].slice(0, sentencesMax);
}

/** The texts of a report with what a model phrased; a sentence that the engine says otherwise by now stays the engine's. */
export function withPhrasing<Texts>(
  texts: Texts,
  phrasing: Phrasing | null,
  language: OutputLanguage,
): Texts {
  if (phrasing?.language !== language) return texts;
  const said = new Map(phrasing.lines.map(({ engine, model }) => [engine, model]));
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return said.get(value) ?? value;
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one)]));
  };
  return walk(texts) as Texts;
}

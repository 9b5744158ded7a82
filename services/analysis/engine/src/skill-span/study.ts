import { languagesIn } from '../catalogue/languages.js';

export interface KnownSpan {
  readonly start: number;
  readonly end: number;
  readonly kind: 'hard' | 'tool' | 'soft';
  readonly id: string | null;
}

const degree =
  /\b(?:bachelor|master|phd|ph\.d|bsc|msc|university|college|b\.s|m\.s)\w*(?:['’]s)?(?:\s?\/\s?\w+)?(?:\s+degree)?\s+in\s+(?:[\p{Lu}\p{Ll}][\p{L}/]*\s*){1,5}?(?=\s*(?:,|\.|\(|;|$|\bor\b|\band\b|\bwith\b|\bfrom\b|\brequired\b|\bpreferred\b))/giu;
const spoken =
  /\b(?:fluent|fluency|proficien\w+|spoken|written|speak|native|language|command|knowledge of|level|communicat\w+|good|excellent)\b/i;
const fieldNames =
  /\b(?:Computer Science|Mathematics|Statistics|Physics|Chemistry|Biology|Economics|Software Engineering|Computer Engineering|Electrical Engineering|Mechanical Engineering|Information Technology|Information Systems|Business Administration|Psychology|Law|Linguistics)\b/g;

/** Degrees with their fields, fields of study, and languages that are to be spoken. */
export function studySpans(text: string): KnownSpan[] {
  const spans: KnownSpan[] = [];
  const add = (start: number, end: number): void => {
    if (!spans.some((span) => start < span.end && end > span.start))
      spans.push({ start, end, kind: 'hard', id: null });
  };
  for (const match of text.matchAll(degree)) add(match.index, match.index + match[0].trimEnd().length);
  for (const match of text.matchAll(fieldNames)) add(match.index, match.index + match[0].length);
  if (spoken.test(text))
    for (const match of languagesIn(text))
      if (/^\p{Lu}/u.test(match[0])) add(match.index, match.index + match[0].length);
  return spans;
}

export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const stop = /[.!?;](?=\s+[\p{Lu}\d"“(•-])|;\s|\t/gu;
// No \b: it knows no Vietnamese letters, so that the last letter of "bấm." stood alone for an initial.
const abbreviation =
  /(?<![\p{L}\p{M}\d])(?:e\.g|i\.e|etc|inc|ltd|co|corp|vs|mr|ms|mrs|dr|no|st|sr|jr|tp|q|p|u\.s|b\.s|m\.s|ph\.d|approx|incl|[bm]\.?\s?(?:sc|eng|tech|com|ed|phil)|ll\.?[bm]|ths|cn|ks|ts)\.$/iu;
const initial = /(?<![\p{L}\p{M}\d])\p{Lu}\.$/u;

/** The sentences of a paragraph with their places. */
export function sentencesOf(text: string, start: number): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const add = (to: number): void => {
    const raw = text.slice(from, to);
    const lead = /^\s*/.exec(raw)?.[0].length ?? 0;
    const kept = raw.trim();
    if (/[\p{L}\p{N}]/u.test(kept))
      sentences.push({ text: kept, start: start + from + lead, end: start + from + lead + kept.length });
    from = to;
  };
  for (const match of text.matchAll(stop)) {
    const to = match.index + 1;
    // A full stop behind a space belongs to the name that follows: `C# and . NET`.
    const loose = /\s/.test(text[match.index - 1] ?? '') && /^\s?\p{Lu}{2}/u.test(text.slice(to));
    const before = text.slice(Math.max(0, to - 8), to);
    if (match[0] === '.' && (loose || abbreviation.test(before) || initial.test(before))) continue;
    add(to);
  }
  add(text.length);
  return sentences;
}

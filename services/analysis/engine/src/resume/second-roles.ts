import { type Phrase, titleScore } from '../layout/phrases.js';
import { findDates } from '../text/dates.js';

const dateWord = /(?<!\p{L})(?:since|from|as of|từ|kể từ)\s/iu;
const added = /(?<!\p{L})(?:thêm (?:vai|vị trí|chức)|kiêm(?: nhiệm)?|in addition|additionally)(?!\p{L})/iu;

/** `; since June 2025 `: what stands between two titles tells from when the second was held beside the first. */
export function isLaterRole(between: string): boolean {
  const behind = between.replace(/^\s*\([^()]*\)/u, '');
  return added.test(behind) || (dateWord.test(behind) && findDates(behind).length > 0);
}

/** `since June 2025 also shift lead`: a part of a header that is neither title nor employer. */
export const tellsRole = ({ text }: Phrase): boolean =>
  new RegExp(`^${dateWord.source}`, 'iu').test(text) && findDates(text).length > 0;

const laterTitle = /^(?:later|then|sau(?: là| đó(?: là)?)?|rồi(?: là)?)\s(?:\([^()]*\)\s)?/iu;

/** `Typist, later (from 2017) Secretary, Hale Ltd`: of the parts between commas, a title that came later goes with the one before it. */
export function withLaterTitles(parts: readonly Phrase[], source: Phrase): Phrase[] {
  const joined: Phrase[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const lead = laterTitle.exec(part.text)?.[0].length ?? 0;
    const isLater =
      lead > 0 && last !== undefined && titleScore(part.text.slice(lead)) > 0 && titleScore(last.text) > 0;
    if (!last || !isLater) joined.push(part);
    else
      joined[joined.length - 1] = {
        text: source.text.slice(last.start - source.start, part.end - source.start),
        start: last.start,
        end: part.end,
      };
  }
  return joined;
}

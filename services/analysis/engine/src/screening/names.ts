import type { ResumeFacts } from '../report.js';
import { findForms } from './find-forms.js';
import { partFinder, partsByLetters } from './find-parts.js';
import { bareCase } from './letters.js';
import type { Found } from './marks.js';
import { formsOf } from './name-forms.js';
import { namesOf, type PersonName } from './names-of.js';

/** `H.T.T. ` or `HTT ` before a name, ` N.` behind it: the first letters of its other parts. */
const before = /(?:^|[^\p{L}.])(?<initials>(?:\p{Lu}\.[ \u00a0]?){1,4}|\p{Lu}{2,5} )$/u;
const behind = /^(?:,?[ \u00a0]?(?:\p{Lu}\.[ \u00a0]?){1,4}| \p{Lu}{2,5})(?!\p{L})/u;
const lookAround = 24;

function withInitials(text: string, one: Found, names: readonly PersonName[]): Found {
  const own = (written: string): boolean => {
    const letters = bareCase(written).replace(/\P{L}/gu, '').toLowerCase();
    return names.some((name) => {
      const known = new Set(name.map(({ plain }) => plain.charAt(0)));
      const all = letters.length === name.length - 1;
      return (all || written.includes('.')) && [...letters].every((letter) => known.has(letter));
    });
  };
  const left =
    before.exec(text.slice(Math.max(0, one.start - lookAround), one.start))?.groups?.['initials'] ?? '';
  const right = behind.exec(text.slice(one.end, one.end + lookAround))?.[0].trimEnd() ?? '';
  return {
    ...one,
    start: own(left) ? one.start - left.length : one.start,
    end: own(right) ? one.end + right.length : one.end,
  };
}

/** Finds where a text names the person of a résumé. */
export function nameFinder(facts: ResumeFacts, text: string): (said: string) => Found[] {
  const names = namesOf(facts, text);
  const forms = names.flatMap(formsOf);
  const findParts = partFinder(partsByLetters(names));
  return (said) => {
    const whole = findForms(said, forms);
    const all = [...whole, ...findParts(said, whole)];
    return all.map((one) => withInitials(said, one, names));
  };
}

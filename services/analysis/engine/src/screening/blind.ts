import type { OutputLanguage, ResumeFacts } from '../report.js';
import { addressFinder } from './addresses.js';
import { birthFinder } from './birth.js';
import { contactFinder } from './contacts.js';
import { type Leak, leakFinder } from './leaks.js';
import { holdsBrackets, marked, withOpaqueMarks, withoutForgery } from './marks.js';
import { nameFinder } from './names.js';
import { findPersonWords } from './person-words.js';
import { schoolFinder } from './schools.js';
import { studyYearFinder } from './study-years.js';

export type { Leak } from './leaks.js';
export { type MaskKind, maskKinds } from './marks.js';

export interface BlindInput {
  readonly facts: ResumeFacts;
  /** The whole résumé as it was read: `PremiumReport.documents.resume`. */
  readonly text: string;
  /** Of the texts to be masked. Both languages are masked alike. */
  readonly language?: OutputLanguage;
}

export interface Blind {
  /** A text about this person with `⟦name⟧`, `⟦school⟧` … for what identifies them; nothing else changes. */
  mask(text: string): string;
  /** What another reading, made apart from the masking, still finds in a text. */
  leaks(text: string): Leak[];
}

/** What was masked makes more visible beside it: `Huy (⟦name⟧) Nguyen`. */
const roundsMax = 5;

/** How to show a person's texts without showing who they are. Pure, and linear in the length of a text. */
export function blindOf({ facts, text: whole }: BlindInput): Blind {
  // Who writes the signs of a mask is believed none of them.
  const forged = holdsBrackets(whole);
  const finders = [
    nameFinder(facts, whole),
    contactFinder(facts),
    addressFinder(facts, whole),
    schoolFinder(facts, whole),
    birthFinder(facts),
    studyYearFinder(facts, whole),
    findPersonWords,
  ];
  const once = (text: string): string => {
    const plain = withOpaqueMarks(text);
    return marked(
      text,
      plain,
      finders.flatMap((find) => find(plain)),
    );
  };
  return {
    mask(text) {
      let out = withoutForgery(text, forged);
      for (let round = 0; round < roundsMax; round += 1) {
        const next = once(out);
        if (next === out) break;
        out = next;
      }
      return out;
    },
    leaks: leakFinder(facts),
  };
}

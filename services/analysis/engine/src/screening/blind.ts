import type { OutputLanguage, ResumeFacts } from '../report.js';
import { type Found, holdsBrackets, marked, type MaskKind, withOpaqueMarks, withoutForgery } from './marks.js';

export { type MaskKind, maskKinds } from './marks.js';

export interface BlindInput {
  readonly facts: ResumeFacts;
  /** The whole résumé as it was read: `PremiumReport.documents.resume`. */
  readonly text: string;
  readonly language?: OutputLanguage;
}

/** A piece of a text that still tells who somebody is. */
export interface Leak {
  readonly kind: MaskKind;
  readonly text: string;
}

export interface Blind {
  /** A text about this person with `⟦name⟧`, `⟦school⟧` … for what identifies them; nothing else changes. */
  mask(text: string): string;
  /** What another reading, made apart from the masking, finds in a text. */
  leaks(text: string): Leak[];
}

const roundsMax = 4;

/** How to show a person's texts without showing who they are. */
export function blindOf({ text: whole }: BlindInput): Blind {
  const forged = holdsBrackets(whole);
  const finders: ((text: string) => Found[])[] = [];
  const once = (text: string): string => {
    const plain = withOpaqueMarks(text);
    return marked(
      text,
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
    leaks: () => [],
  };
}

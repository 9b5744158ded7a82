import type { Token } from '../text/tokens.js';
import { clauseLanguage } from './clause-language.js';
import { anyHolds, type Condition, conditionsOf } from './conditions.js';
import type { Alias } from './entry.js';
import { describesThing, isEnglishVerb, isGerundVerb } from './word-class.js';

/** When a name is meant where its letters stand; null for a name that always is. */
export interface Sense {
  readonly match: Alias['match'];
  readonly lang: Alias['lang'];
  readonly needs: readonly Condition[];
  readonly not: readonly Condition[];
}

export function senseOf({ text, match, lang, needs, not }: Alias): Sense | null {
  const plain = match === 'any' || match === 'exact' || match === 'listed';
  if (plain && lang === 'any' && needs.length === 0 && not.length === 0 && !/^[a-z]+ing$/i.test(text))
    return null;
  return { match, lang, needs: conditionsOf(needs), not: conditionsOf(not) };
}

const ofOneself = new Set(['self', 'highly', 'well', 'very', 'super']);
/** `Systems-friendly`, `tax-efficient`: the second half of a compound is said of a thing. */
const isCompound = (text: string, tokens: readonly Token[], from: number): boolean =>
  text[(tokens[from]?.start ?? 0) - 1] === '-' && !ofOneself.has(tokens[from - 1]?.key ?? '');

/** Whether the words around a name let it mean its entry. A text that is the name alone says so itself. */
export function isMeant(
  sense: Sense,
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
  isTag: boolean,
): boolean {
  if (from === 0 && to === tokens.length) return true;
  if (sense.lang !== 'any') {
    const language = clauseLanguage(tokens, from, to);
    const vietnamese = language === 'vi' || language === 'bare';
    if (sense.lang === 'vi' ? !vietnamese : vietnamese) return false;
  }
  if (anyHolds(sense.not, text, tokens, from, to)) return false;
  // Lists of tags have no sentence to judge by, but "java, php, etc" is still no channel of pharmacies.
  const isName = sense.match === 'exact' || sense.match === 'listed';
  if (isTag && !isName) return true;
  if (isGerundVerb(text, tokens, from, to)) return false;
  if (sense.match === 'noun' && isEnglishVerb(text, tokens, from, to)) return false;
  if (sense.match === 'trait' && isCompound(text, tokens, from)) return false;
  if (sense.match === 'trait' && describesThing(text, tokens, from, to)) return false;
  return sense.needs.length === 0 || anyHolds(sense.needs, text, tokens, from, to);
}

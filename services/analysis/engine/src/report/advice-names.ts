import { matchSkills } from '../catalogue/skills.js';
import { filler } from '../job/asks-spans.js';
import type { Item } from '../job/item.js';
import { namesIn } from '../job/names.js';
import { tokenize } from '../text/tokens.js';
import type { Words } from '../words/words.js';
import { inLanguageOf, inTextOf } from './labels.js';

export interface AdviceName {
  /** As the post says it. */
  readonly said: string;
  /** As the advice says it: the post's own word where it is of the report's language. */
  readonly shown: string;
  /** A product, a programming language or another name that reads alike in both languages. */
  readonly isProduct: boolean;
}

/** Words that may stand beside a name without making another thing of it. */
const beside =
  /^(?:core|very|fluent|expert|senior|junior|modern|latest|version|v?\d[\d.+]*|hiểu|luật|lập|trình|các|dùng|vận|hành|nghề|năm|kê|khai|phần|mềm|biết|ngôn|ngữ|hoặc|analysis|development|programming|scripting|coding|production|is|are|be|must|have|has|hands|on|plus|required|preferred|bonus|nice|years?|one|more|least|at|either|both|e\.?g\.?|i\.?e\.?|also|ideally|preferably|proven|fundamentals?|basics?|concepts?|principles|practices|services?|libraries|library|stack|platform|platforms|database|databases|certified)$/iu;

/** Words that a post wraps a name in. */
const wrapping = /^(?:(?:kỹ|kĩ|khả) năng|thành thạo|kinh nghiệm|strong|excellent|good|solid)\s+/iu;
/** A list of colleagues to work with, not of things to know. */
const colleagues = /\b(?:partner|collaborat\w+|liais\w+|interact\w*)\b[^.;]{0,160}$/iu;

/** True where the name is the whole of what is asked: `cardiac monitoring` asks for more than monitoring. */
function standsAlone(sentence: string, start: number, end: number): boolean {
  const { tokens, skills } = namesIn(sentence);
  const isFree = (i: number, gap: string): boolean => {
    const token = tokens[i];
    if (!token || /[^\s]/u.test(gap)) return true;
    const known = skills.some((one) => one.start <= token.start && one.end >= token.end);
    return known || filler.has(token.key) || beside.test(token.key);
  };
  const first = tokens.findIndex((token) => token.start >= start);
  const last = tokens.findLastIndex((token) => token.end <= end);
  const before = tokens[first - 1];
  const after = tokens[last + 1];
  return (
    isFree(first - 1, before ? sentence.slice(before.end, start) : '') &&
    isFree(last + 1, after ? sentence.slice(end, after.start) : '')
  );
}

/** A phrase that is written as a name: each word with a capital, a digit or a sign. */
const isProperName = (text: string): boolean =>
  text.split(/[\s/]+/).every((word) => /^[^\p{Ll}]/u.test(word) && /\p{Lu}|\d/u.test(word));

/** How advice calls what an item asks for; null where the post's words do not name one whole thing. */
export function adviceName(item: Item, words: Words): AdviceName | null {
  const { ask, sentence } = item;
  if (ask.type === 'term')
    return ask.kind === 'tool' && isProperName(ask.text)
      ? { said: ask.text, shown: ask.text, isProduct: true }
      : null;
  if (ask.type !== 'skill') return null;
  const found = matchSkills(sentence, tokenize(sentence)).find(({ value }) => value.id === ask.skill.id);
  if (!found || !standsAlone(sentence, found.start, found.end)) return null;
  if (colleagues.test(sentence.slice(0, found.start))) return null;
  const said = sentence.slice(found.start, found.end).replace(/\s+/g, ' ');
  const isProduct = ask.skill.kind === 'tool' || ask.skill.en === ask.skill.vi;
  const own = inLanguageOf(words, said) && !isProduct;
  const bare = said.replace(wrapping, '');
  // A product keeps the post's own name where that is written as one: `Profinet` is not `PROFIBUS`.
  const named = isProduct && /\p{Lu}/u.test(bare) ? bare : inTextOf(item, words);
  return { said: bare, shown: own ? uncapped(bare) : named, isProduct };
}

/** A word that is not a name loses the capital that the start of a sentence gave it. */
const uncapped = (text: string): string =>
  /^\p{Lu}\P{Lu}+$/u.test(text) ? `${text.slice(0, 1).toLowerCase()}${text.slice(1)}` : text;

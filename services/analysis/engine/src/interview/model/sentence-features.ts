import { fold } from '../../text/fold.js';
import { isAboutPerson, plannedCodes, type Question } from '../interview.js';

/** What tells sentences apart: a question about what was, what is to come, or who somebody is. */
export type QuestionKind = 'story' | 'ahead' | 'person';
export const kindOf = (question: Pick<Question, 'code'>): QuestionKind =>
  plannedCodes.has(question.code) ? 'ahead' : isAboutPerson(question) ? 'person' : 'story';

/** A sentence and where it stands among those of its answer. */
export interface AnswerSentence {
  readonly text: string;
  readonly at: number;
  readonly of: number;
}

const word = /[\p{L}\p{M}]+(?:['’]\p{L}+)?|\d[\d.,]*\s?%?|[?!:;]/gu;
const viSelf = /^(?:toi|em|minh|tui|to|con|chau|anh|chi|chu|co|bac|mk)$/;
const enSelf = /^i(?:['’](?:ve|d|m|ll))?$/;

/** Figures are one word, the speaker is another, and Vietnamese is read without its marks, as many type it. */
function plainWord(written: string, language: 'vi' | 'en'): string {
  if (/^\d/.test(written)) return written.endsWith('%') ? '#%' : '#';
  if (language === 'vi') {
    const bare = fold(written);
    return viSelf.test(bare) ? 'SELF' : bare;
  }
  const bare = written.toLowerCase().replace('’', "'");
  return enSelf.test(bare) ? `SELF${bare.slice(1)}` : bare;
}

const placeOf = ({ at, of }: AnswerSentence): string => {
  if (of === 1) return 'only';
  if (at === 0 || at === of - 1) return at === 0 ? 'first' : 'last';
  if (at === 1 || at === of - 2) return at === 1 ? 'second' : 'prelast';
  return 'mid';
};
const lengthOf = (words: number): string => (words < 6 ? 's' : words < 14 ? 'm' : words < 28 ? 'l' : 'xl');

/** What a sentence of an answer is known by: its words by one and by two, its place, its figures and its question. */
export function sentenceFeatures(
  sentence: AnswerSentence,
  language: 'vi' | 'en',
  kind: QuestionKind,
): string[] {
  const words = (sentence.text.match(word) ?? []).map((written) => plainWord(written, language));
  const isPast = (one: string): boolean => language === 'en' && /^[a-z]{2,}ed$/.test(one);
  const shapes = words.map((one) => (isPast(one) ? '*ed' : one));
  const place = placeOf(sentence);
  const isSelf = (one: string | undefined): boolean => one?.startsWith('SELF') ?? false;
  const features = new Set([
    'b',
    `g=${kind}`,
    `l=${language}`,
    `lg=${language}${kind}`,
    `p=${place}`,
    `p=${place}${language}${kind}`,
    `n=${lengthOf(words.length)}`,
    `f=${words[0] ?? ''}`,
    `f=${words[0] ?? ''} ${words[1] ?? ''}`,
    words.some(isSelf) ? 'self' : 'noself',
  ]);
  if (words.some((one) => one.startsWith('#'))) features.add('fig').add(`fig${place}`);
  const past = words.filter(isPast).length;
  if (past > 0) features.add(`past${Math.min(2, past)}`).add('w=*ed');
  for (const [i, one] of words.entries()) {
    features.add(`w=${one}`).add(`wg=${kind}${one}`);
    if (isSelf(words[i - 2])) features.add(`s2=${one}`);
    for (const form of [words, shapes]) {
      if (i > 0) features.add(`2=${form[i - 1] ?? ''} ${form[i] ?? ''}`);
    }
  }
  return [...features];
}

import { type Sentence, sentencesOf } from '../text/sentences.js';

/** A part of a text with one predicate, by its offsets. */
export interface Clause {
  readonly start: number;
  readonly end: number;
}

// Signs and words that end a clause wherever they stand.
const always =
  /[;•|\t\n]|\s[—–-]{1,2}\s|(?<![\p{L}])(?:but(?!\s+also)|however|whereas|although|though|nevertheless|nhưng|tuy nhiên|song|trong khi|mặc dù|tuy vậy|thay vào đó|instead)(?![\p{L}])/giu;
// After a comma, a new predicate begins a clause; a further noun continues the list.
const afterComma =
  /,\s*(?=(?:and |và )?(?:I|we|he|she|my|am|is|are|have|has|had|can|know|knows|use[ds]?|built|worked|led|wrote|ran|made|did|held|took|gained|proficient|experienced|skilled|familiar|strong|solid|good|excellent|expert|advanced|fluent|comfortable|currently|previously|now|also|mainly|only|with|which|who|where|\p{Ll}{3,20}ed|đã|đang|có|từng|biết|thành thạo|thông thạo|giỏi|rành|tôi|em|mình|hiện|am hiểu|nắm vững|chuyên|ngoài ra|bù lại)(?![\p{L}]))/giu;
// "And" parts clauses only before a new subject or a finite verb of having and being.
const afterAnd =
  /\s(?=(?:and|và)\s+(?:I|we|he|she|my|am|have|has|had|can|know|knows|currently|tôi|em|mình|đã|đang|có|từng|hiện|thành thạo)(?![\p{L}]))/giu;
/** "Never used, deployed or maintained X": verbs of one list, not a new clause. */
const verbList = /(?:never|not|n['’]t)\s+(?:\p{L}+\s+)?\p{L}+ed$/iu;

function boundariesOf(text: string): number[] {
  const found = [...text.matchAll(always)].map((match) => match.index + match[0].length);
  for (const match of text.matchAll(afterComma))
    if (!verbList.test(text.slice(Math.max(0, match.index - 48), match.index)))
      found.push(match.index + match[0].length);
  for (const match of text.matchAll(afterAnd)) found.push(match.index + 1);
  return found.toSorted((a, b) => a - b);
}

/** The clauses of one sentence; offsets count from `start`. */
export function clausesOf(sentence: string, start: number): Clause[] {
  const cuts = [0, ...boundariesOf(sentence), sentence.length];
  return cuts
    .slice(0, -1)
    .map((from, i) => ({ start: start + from, end: start + (cuts[i + 1] ?? sentence.length) }))
    .filter((clause) => clause.end > clause.start);
}

/** A text cut once into its sentences and their clauses. */
export interface CutText {
  readonly text: string;
  readonly sentences: readonly (Sentence & { readonly clauses: readonly Clause[] })[];
}

export const cutText = (text: string): CutText => ({
  text,
  sentences: sentencesOf(text, 0).map((sentence) => ({
    ...sentence,
    clauses: clausesOf(sentence.text, sentence.start),
  })),
});

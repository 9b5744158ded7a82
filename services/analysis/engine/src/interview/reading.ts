import { sentencesOf, type Sentence } from '../text/sentences.js';
import type { Cues } from './cues.js';
import { cuesOf } from './cues-of.js';
import { type AnswerQuote, plannedCodes, type Question } from './interview.js';

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];

/** The sentence in which a cue stands, as a literal piece of the answer. */
export function quoteAt(sentences: readonly Sentence[], at: number): AnswerQuote | null {
  const found = sentences.find(({ start, end }) => at >= start && at < end);
  return found ? { start: found.start, end: found.end, quote: found.text } : null;
}

export interface Reading {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  readonly cues: Cues;
}

/** What is denied ("I never …", "tôi chưa từng …") was not done. */
const denied = /(?<!\p{L})(?:never|not|n['’]t|cannot|chưa|không|ko|hổng|chẳng|chả)(?!\p{L})/iu;
export const placesIn = (text: string, cue: RegExp): number[] =>
  [...text.matchAll(cue)].map(({ index }) => index);

/** Questions about what has not happened yet; what one would do counts as doing. */
const isAhead = ({ code }: Question): boolean => plannedCodes.has(code);
/** Questions about the person; why this post counts as the task. */
export const isAboutPerson = ({ code }: Pick<Question, 'code'>): boolean =>
  code === 'walk-through' || code === 'why-this-post';

/** Places at which the speaker does something, in order: "tôi đã lập …, gọi … và gửi …" are three. */
export function ownActs({ cues, sentences, text }: Reading, question: Question): number[] {
  const said = [cues.action, ...(isAhead(question) ? [cues.intent] : [])].flatMap((cue) =>
    placesIn(text, cue),
  );
  const own = said.filter((at) => !denied.test(text.slice(Math.max(0, at - 8), at + 24)));
  const more = placesIn(text, cues.more);
  const carrying = placesIn(text, cues.carries);
  let speaking = false;
  return sentences.flatMap(({ start, end }) => {
    const inside = (at: number): boolean => at >= start && at < end;
    const first = own
      .filter(
        (at) =>
          inside(at) && (isAhead(question) || placesIn(text.slice(start, at + 10), cues.unreal).length === 0),
      )
      .toSorted((a, b) => a - b);
    // A sentence may leave out its subject where the one before told an act of the speaker.
    const from = first[0] ?? carrying.find(inside) ?? (speaking && more.includes(start) ? start : end);
    const acts = [...first, ...more.filter((at) => inside(at) && at >= from && !first.includes(at))];
    speaking = acts.length > 0;
    return acts.toSorted((a, b) => a - b);
  });
}

/** Sentences of a text of several paragraphs, also where they begin with small letters as in a chat. */
function linesOf(text: string): Sentence[] {
  const raised = text.replace(/(?<=[.!?]\s+)[a-zà-ỹđ]/gu, (letter) => letter.toUpperCase());
  let at = 0;
  return raised.split('\n').flatMap((line) => {
    const found = sentencesOf(line, at);
    at += line.length + 1;
    return found.map((one) => ({ ...one, text: text.slice(one.start, one.end) }));
  });
}

/** Elders and the young call themselves by their place: "dạ con làm …", "chú tháo ra …". */
const addressed = /(?<=^|[.,;!?]\s+|dạ )(con|chú|cô|bác)(?= \p{Ll})/giu;
const addressedMin = 2;
const anySelf = /(?<!\p{L})(?:tôi|em|mình|tui)(?!\p{L})/iu;

/** The answer with "tui" for such a word, letter for letter as long, so that all places stay. */
function inFirstPerson(text: string): string {
  if (anySelf.test(text) || placesIn(text, addressed).length < addressedMin) return text;
  return text.replace(addressed, (word) => (word.length === 2 ? 'em' : 'tui'));
}

export const readAnswer = (text: string, language: 'vi' | 'en'): Reading => ({
  text: inFirstPerson(text),
  sentences: linesOf(text),
  cues: cuesOf(language, text),
});

import { jobTitlesIn } from '../catalogue/job-titles.js';
import { titleLikeness } from '../catalogue/titles.js';
import { hasSummary, speaksOf } from '../report/summary.js';
import { contentWords, wordsOf } from '../match/phrase-words.js';
import { hasFigure } from '../report/writing.js';
import { askedSkillIds } from './asked.js';
import type { Compared } from './compared.js';
import { measureOf, partOf, quoteOf, unmeasured, unmeasuredPart } from './line.js';
import type { Measure, Quote } from './premium-report.js';

const id = 'summary-effectiveness';
const openingWords = 12;
/** So many of the asked skills make a full summary; fewer where the post asks for fewer. */
const skillsEnough = 3;
const perEmptyWord = 5;

/** Words that everyone may write and nothing proves. */
const empty =
  /(?<!\p{L})(?:hard[- ]?working|hardworker|self[- ]?motivated|go[- ]getter|result[s]?[- ]?(?:oriented|driven)|team player|dynamic|passionate|enthusiastic|energetic|motivated|dedicated|detail[- ]oriented|fast learner|quick learner|think outside the box|chăm chỉ|năng động|nhiệt tình|nhiệt huyết|ham học hỏi|cầu tiến|cầu thị|chịu khó|siêng năng|có trách nhiệm|tinh thần trách nhiệm cao|tinh thần trách nhiệm|hòa đồng|vui vẻ|cẩn thận|tỉ mỉ)(?!\p{L})/giu;

/** A number of years to come is a wish and no figure. */
const wish =
  /(?:trong|sau)\s+(?:vòng\s+)?(?:\d+|hai|ba|bốn|năm)\s*(?:-\s*\d+\s*)?năm(?:\s+tới)?|(?:in|within)?\s*(?:the\s+)?next\s+\d+\s+years?/giu;

/** Words about oneself that a text claims, with their places. */
export const emptyWordsIn = (text: string, start: number): { start: number; end: number }[] =>
  [...text.matchAll(empty)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));

/** What one hopes to become is not what one is. */
const hopes =
  /^\P{L}*(?:trong (?:vòng )?\d|mong (?:muốn|được)|muốn|mục tiêu|trở thành|to (?:become|work|obtain|secure|join)|seeking|looking for|aspiring)(?!\p{L})/iu;

/** `I turn data into decisions that managers act on` speaks of others; `I am an analyst` does not. */
const tellsOfDeeds = /^\P{L}*(?:I(?! am\b|['’]m\b)|we|tôi(?! là)|em(?! là))\s/iu;

const titleWordsMax = 4;

/** A title of the catalogue, or words of the form of one: `C&S engineer`. */
function namesTrade(opening: string): boolean {
  const words = opening.split(' ');
  return (
    jobTitlesIn(opening).length > 0 ||
    words.some((_, from) =>
      words
        .slice(from, from + titleWordsMax)
        .some((_word, i) => titleLikeness(words.slice(from, from + i + 1).join(' ')) === 2),
    )
  );
}

/** Where a text says what a demand names, in any form of its words: `writing` by `I write it short`. */
export function namedAt(demand: string, text: string): { start: number; end: number } | null {
  const said = wordsOf(text);
  const wanted = contentWords(demand);
  const found = wanted.map((word) => said.find(({ stem }) => stem === word.stem));
  const [first] = found;
  return first !== undefined && found.every((one) => one !== undefined) ? first : null;
}

/** How well the summary introduces this person for this post. */
export function summaryMeasure({ resume, read, mentions, job, score }: Compared): Measure<typeof id> {
  const { summary } = resume;
  if (!summary) {
    if (hasSummary(resume)) return unmeasured(id, 'summary-unread');
    return measureOf(id, [partOf(id, 'absent', 0, 100)]);
  }
  const { start, end, text } = summary;
  const whole = quoteOf(read, start, end);
  const words = text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  const asked = askedSkillIds(score);
  const named = asked.flatMap((skill) => {
    // What one hopes to work with is named all the same.
    const mention = mentions.all(skill).find((one) => one.start >= start && one.end <= end);
    return mention ? [quoteOf(read, mention.start, mention.end)] : [];
  });
  const inWords = score.terms.flatMap(({ best: { item } }) => {
    const at = item.ask.type === 'term' ? namedAt(item.ask.text, text) : null;
    return at === null ? [] : [quoteOf(read, start + at.start, start + at.end)];
  });
  const all = [...named, ...inWords];
  const empties: Quote[] = emptyWordsIn(text, start).map((at) => quoteOf(read, at.start, at.end));
  const opening = text.split(/\s+/).slice(0, openingWords).join(' ');
  const { title } = job.facts;
  const telling =
    !hopes.test(opening) &&
    !tellsOfDeeds.test(opening) &&
    (namesTrade(opening) || (title !== null && speaksOf(opening, title)));
  const length = words >= 20 && words <= 120 ? 20 : words >= 10 ? 10 : 0;
  return measureOf(id, [
    partOf(id, 'length', length, 20, { quotes: [whole], values: { words } }),
    title === null
      ? unmeasuredPart(id, 'title')
      : partOf(id, 'title', speaksOf(text, title) ? 20 : 0, 20, { quotes: [whole], values: { title } }),
    asked.length === 0 && inWords.length === 0
      ? unmeasuredPart(id, 'skills')
      : partOf(
          id,
          'skills',
          20 * Math.min(1, all.length / Math.max(1, Math.min(skillsEnough, asked.length))),
          20,
          {
            quotes: all,
            values: { named: all.length, asked: asked.length },
          },
        ),
    partOf(id, 'figure', hasFigure(text.replace(wish, ' ')) ? 10 : 0, 10, { quotes: [whole] }),
    partOf(id, 'no-empty-words', Math.max(0, 15 - empties.length * perEmptyWord), 15, {
      quotes: empties,
      values: { count: empties.length },
    }),
    partOf(id, 'opening', telling ? 15 : 0, 15, {
      quotes: [quoteOf(read, start, start + opening.length)],
    }),
  ]);
}

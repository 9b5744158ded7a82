import type { Phrase } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import { type DateRange, findDates, findRanges, monthOf } from '../text/dates.js';
import type { Position } from './experience.js';
import { sentenceBlocks } from './prose.js';
import { toldIn } from './told.js';

const until = /(?:until|till|to|đến|tới)\s(?:the\s(?:end|start|middle)\sof\s|hết\s|cuối\s)?$/iu;
/** Words that place a job in a life without a date. */
const ordered =
  /(?:before that|after that|previously|earlier|currently|at present|first job|started|began|now\b|trước đó|sau đó|hiện|bắt đầu|đầu tiên|công việc đầu)/iu;

/** The dates around a told job: a range, else one date and the one behind `until`. */
function datesOf(text: string, from: number, to: number): DateRange | null {
  const inside = ({ start }: { start: number }): boolean => start >= from && start < to;
  const range = findRanges(text).find(inside);
  if (range) return range;
  const dates = findDates(text).filter(inside);
  const [first] = dates;
  if (!first) return null;
  const last = dates.slice(1).find(({ start }) => until.test(text.slice(Math.max(0, start - 24), start)));
  return {
    start: first.start,
    end: last?.end ?? first.end,
    text: text.slice(first.start, last?.end ?? first.end),
    startText: first.text,
    endText: last?.text ?? null,
    from: monthOf(first.text, false),
    to: last ? last.month : monthOf(first.text, false),
    open: false,
  };
}

type Told = Position & { body: Block[]; range: DateRange | null };

/** A position that a sentence tells of. */
export const toldPosition = (
  block: Block,
  title: Phrase,
  company: Phrase | null,
  range: DateRange | null,
): Told => ({
  title,
  company,
  place: null,
  weakCompany: false,
  ownLine: false,
  range,
  header: [block],
  body: [],
});

/** The positions that paragraphs tell of; the sentences behind one tell what was done in it. */
export function toldPositions(blocks: readonly Block[]): Position[] {
  const positions: Told[] = [];
  for (const block of sentenceBlocks(blocks)) {
    const told = toldIn(block.text, 0);
    const dated = ordered.test(block.text) || findDates(block.text).length > 0;
    if (told.length === 0 || !dated) {
      positions[positions.length - 1]?.body.push(block);
      continue;
    }
    const starts = told.map(({ title, company }) => Math.min(title.start, company.start));
    for (const [i, { title, company }] of told.entries()) {
      const end = told[i + 1] ? (starts[i + 1] ?? 0) : block.text.length;
      const before = i === 0 ? 0 : Math.max(told[i - 1]?.title.end ?? 0, told[i - 1]?.company.end ?? 0);
      const range = datesOf(block.text, before, end) ?? null;
      const at = (phrase: typeof title): typeof title => ({
        text: phrase.text,
        start: block.start + phrase.start,
        end: block.start + phrase.end,
      });
      positions.push(toldPosition(block, at(title), at(company), range));
    }
  }
  return positions;
}

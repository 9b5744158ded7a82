import type { Phrase } from '../layout/phrases.js';
import type { Block, ReadText } from '../layout/read-text.js';
import { type DateRange, findDates } from '../text/dates.js';
import type { Position } from './experience.js';
import { isParagraph, sentenceBlocks } from './prose.js';
import { datesOf, isLater, withEnd } from './told-dates.js';
import { toldPosition } from './told-positions.js';
import { postsIn } from './told-posts.js';

// A life told in paragraphs, without a heading or a line for each job: "I moved to Bell's. They took me on as a porter, and
// in 2014 made me head porter." The employer stands in one sentence and what somebody was there in the next.

const alone =
  /(?<!\p{L})(?:for myself|self-employed|my own boss|on my own account|free-?lanc\p{L}*|tự do|làm riêng|ra riêng|tự (?:chạy|mở)|tại nhà)(?!\p{L})/iu;
const leaving =
  /(?<!\p{L})(?:left|quit|resigned|finished up|was laid off|let (?:me|us) go|closed|nghỉ(?! (?:thai sản|sinh|sanh|ốm|không lương|phép|hè|tết|lễ|bệnh|dịch)(?!\p{L}))|thôi việc|đóng cửa|hết hợp đồng|giải ngũ|ra quân|remained|stayed|until|till)(?!\p{L})/iu;
/** A résumé told in paragraphs: nearly all of its words. */
const proseShare = 0.8;
export function isToldLife({ blocks }: ReadText): boolean {
  const letters = (of: readonly Block[]): number => of.reduce((sum, { text }) => sum + text.length, 0);
  return letters(blocks.filter(isParagraph)) >= proseShare * letters(blocks);
}

/** Between what somebody was and where. */
const behind = /^\s(?:with|at|for|in|by|under|ở|tại|cho|của|bên)\s[^.;]{0,30}$/iu;

type Draft = ReturnType<typeof toldPosition>;

/** The positions of such a life; the sentences behind one tell what was done in it. */
export function toldLife(blocks: readonly Block[]): Position[] {
  const positions: Draft[] = [];
  let employer: { phrase: Phrase; range: DateRange | null } | null = null;
  let waiting: Phrase | null = null;
  const begin = (...told: Parameters<typeof toldPosition>): void => {
    positions.push(toldPosition(...told));
  };
  for (const { block, paragraph } of blocks.flatMap((paragraph) =>
    sentenceBlocks([paragraph]).map((block) => ({ block, paragraph })),
  )) {
    const waited: Phrase | null = waiting;
    waiting = null;
    const { text } = block;
    const posts = postsIn(text);
    const dates = datesOf(text, posts);
    const at = (phrase: Phrase): Phrase => ({
      text: phrase.text,
      start: block.start + phrase.start,
      end: block.start + phrase.end,
    });
    const before = positions.length;
    const taken = new Set<number>();
    for (const [i, { title, company: told, risen }] of posts.entries()) {
      if (taken.has(i)) continue;
      const next = posts[i + 1];
      const isBehind =
        title !== null &&
        told === null &&
        next?.title === null &&
        behind.test(text.slice(title.end, next.company?.start ?? title.end));
      if (isBehind) taken.add(i + 1);
      const company = told ?? (isBehind ? next.company : null);
      const range = dates[i] ?? (isBehind ? (dates[i + 1] ?? null) : null);
      if (!title) {
        if (!company) continue;
        employer = { phrase: at(company), range };
        if (waited) begin(block, waited, employer.phrase, range);
        continue;
      }
      const own = company ? at(company) : alone.test(text) ? null : (employer?.phrase ?? null);
      const last = positions.at(-1);
      const isSame = last !== undefined && own !== null && last.company?.start === own.start;
      const dated = range ?? (company || isSame ? null : (employer?.range ?? null));
      if (!company && !own && !alone.test(text) && !range) {
        waiting = at(title);
        continue;
      }
      if (!company && !range && (isSame || own === null) && !risen) continue;
      if (isSame && risen && range && last.range && !last.range.endText)
        last.range = withEnd(last.range, range.startText);
      begin(block, at(title), own, dated);
      if (company) employer = { phrase: at(company), range };
    }
    if (positions.length > before) continue;
    const last = positions.at(-1);
    if (!last) continue;
    const ended = posts.length === 0 ? findDates(text).at(-1) : undefined;
    if (ended && last.range && !last.range.endText && leaving.test(text) && isLater(ended.text, last.range))
      last.range = withEnd(last.range, ended.text);
    // What stands in another paragraph is of the rest of a life.
    const isNear = last.header.some(({ start }) => start >= paragraph.start && start < paragraph.end);
    if (isNear) last.body.push(block);
  }
  return positions;
}

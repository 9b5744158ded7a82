import { studyFamilies } from '../catalogue/degrees.js';
import type { Block } from '../layout/read-text.js';
import { type Sentence, sentencesOf } from '../text/sentences.js';
import { isPostHeading, splitHeadings } from './job-headings.js';
import { headsList } from './list-headings.js';
import { tagsIn } from './tag-lines.js';
import { endsInPlace } from './whole-names.js';

/** A sentence, list item or heading of a post, with what stands around it on the page. */
export interface PostSentence extends Sentence {
  readonly bullet: boolean;
  /** True for a line that opens a section and says nothing by itself. */
  readonly heading: boolean;
  /** The heading above, as written; empty before the first. */
  readonly section: string;
  /** Which line of the post it stands in. */
  readonly line: number;
}

/** Bullets that a paste has put into one line: `… teams • Experience with …`, `… tốt - Kỹ năng …`. */
const inlineBullet =
  /\s[•*▪●·]\s+|(?<!\d)\s\+\s+|\s[-–]\s(?=\p{Lu})(?!(?:T\d|CN)(?!\p{L})|(?<=(?:^|\s)\p{Lu}\p{Ll}+\s[-–]\s)\p{Lu}\p{L}*(?:\s\p{Lu}\p{L}*){0,3}[.;]?$)/gu;

/** A line that lost its bullets: a capital after a small letter starts an item when its word is an opener of items. */
const opener =
  /(?<=[\p{Ll})\d]\s)(?=(?:You|Your|Experience[ds]?|Experience|Knowledge|Ability|Able|Strong|Excellent|Good|Proven|Ideally|Familiar(?:ity)?|Understanding|Bachelor|Master|Degree|Proficien(?:t|cy)|Fluen(?:t|cy)|Minimum|At least|Hands-on|Willing(?:ness)?|Passion(?:ate)?|Demonstrated|Solid|Deep|Preferabl[ey]|Preferred|Nice to have|We offer|We are|What|Work(?:ing)?|Develop|Manage|Lead|Support|Design|Build|Create|Ensure|Participate|Collaborate|Provide|Maintain|Analy[sz]e|Implement|Identify|Drive|Perform|Assist|Prepare|Coordinate|Monitor|Conduct|Deliver|Define|Help|Contribute|Communicat(?:e|ion)|Report|Plan|Test|Write|Review|Take|Have|Must|Applicants?|Candidates?|Có|Biết|Tốt nghiệp|Kỹ năng|Khả năng|Thành thạo|Ưu tiên|Kinh nghiệm|Sử dụng|Trung thực|Nhanh nhẹn|Nam|Nữ|Am hiểu|Giao tiếp|Chịu)\s)/gu;
/** A wish that a paste has run into the next item: `… is a plus Agile mindset`. */
const wishEnd =
  /(?<=(?:\ba plus|\ban advantage|\ban asset|\bis (?:preferred|desirable|beneficial)|lợi thế|điểm cộng)\s)(?=\p{Lu}\p{Ll})/gu;
const longLine = 90;

const tagMarks = (text: string): number[] => {
  const tags = tagsIn(text);
  return tags ? [tags.start, tags.end] : [];
};

/** `Cao đẳng nghề Điện - Điện tử hoặc Cơ điện tử`: a dash between the names of two fields of one study. */
const study =
  /(?<!\p{L})(?:ngành|đại học|cao đẳng|trung cấp|tốt nghiệp|degree|diploma|bachelor|graduate[ds]?)(?!\p{L})/iu;
const fieldEnd = /[,;/.(]|\s(?:hoặc|hay|và|or|and)\s/u;
function joinsFields(text: string, at: number, end: number): boolean {
  const before = text.slice(0, at);
  const last = before.slice(
    Math.max(...[...before.matchAll(new RegExp(fieldEnd, 'gu'))].map(({ index }) => index + 1), 0),
  );
  const [next = ''] = text.slice(end).split(fieldEnd);
  return study.test(before) && studyFamilies(last).length > 0 && studyFamilies(next).length > 0;
}

const marksOf = (text: string): number[] => [
  ...tagMarks(text),
  ...[...text.matchAll(inlineBullet)]
    .filter(
      (match) => !/[-–]/u.test(match[0]) || !joinsFields(text, match.index, match.index + match[0].length),
    )
    .map((match) => match.index + match[0].length),
  ...[...text.matchAll(wishEnd)].map((match) => match.index),
  ...(text.length > longLine
    ? [...text.matchAll(opener)]
        .map((match) => match.index)
        .filter((at) => !endsInPlace(text.slice(0, at), text.slice(at)))
    : []),
];

function cutAt(sentence: Sentence, places: readonly number[]): Sentence[] {
  const cuts = [0, ...[...new Set(places)].toSorted((a, b) => a - b), sentence.text.length];
  return cuts.slice(1).flatMap((to, i) => {
    const from = cuts[i] ?? 0;
    const raw = sentence.text.slice(from, to).replace(/\s[•*▪●+·–-]?\s*$/u, '');
    const kept = raw.trim();
    if (!/[\p{L}\p{N}]/u.test(kept)) return [];
    const start = sentence.start + from + raw.indexOf(kept);
    return [{ text: kept, start, end: start + kept.length }];
  });
}

/** A post of five pages has no more; what lies beyond is not read. */
const sentencesMax = 400;
const charsMax = 24_000;
const sentenceCharsMax = 800;

/** `🔸 Có 2 năm làm kho`: a picture in front of a line is the mark of a list. */
const picture = /^\s*(?:[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}]\ufe0f?\u200d?\s*)+(?=[\p{L}\p{N}])/u;
function withoutPicture(block: Block): Block {
  const length = picture.exec(block.text)?.[0].length ?? 0;
  const isListed = length > 0 && block.cells.length === 1 && !isPostHeading(block.text);
  return isListed
    ? { ...block, text: block.text.slice(length), start: block.start + length, bullet: true }
    : block;
}

/** The sentences of a post in reading order, headings among them. */
export function postSentences(blocks: readonly Block[]): PostSentence[] {
  const found: PostSentence[] = [];
  let section = '';
  let chars = 0;
  const lines = blocks.map(withoutPicture);
  /** `You might also have` above items: a line that opens a list in words of its own. */
  const opensList = ({ bullet, cells, text }: Block, line: number): boolean =>
    line > 0 && !bullet && cells.length === 1 && lines[line + 1]?.bullet === true && headsList(text);
  for (const [line, block] of lines.entries()) {
    if (found.length >= sentencesMax || chars >= charsMax) break;
    const { bullet } = block;
    const add = (sentence: Sentence, heading: boolean): void => {
      const text = sentence.text.slice(0, sentenceCharsMax);
      chars += text.length;
      found.push({
        text,
        start: sentence.start,
        end: sentence.start + text.length,
        bullet,
        heading,
        section,
        line,
      });
      if (heading) section = text;
    };
    const isKnown =
      block.cells.length === 1 && isPostHeading(block.text) && !/^\p{Ll}.*\.$/u.test(block.text);
    if (isKnown || opensList(block, line)) {
      add(block, true);
      continue;
    }
    for (const sentence of sentencesOf(block.text.slice(0, charsMax), block.start))
      for (const item of cutAt(sentence, marksOf(sentence.text)))
        for (const { heading, ...piece } of splitHeadings(item))
          if (found.length < sentencesMax && chars < charsMax) add(piece, heading);
  }
  return found;
}

import type { Resume } from '../resume/parse-resume.js';
import { languageOf } from '../text/language.js';
import { sentencesOf } from '../text/sentences.js';
import type { Bases } from '../words/bases.js';

const figure =
  /(?<![\p{L}/.])\d+(?:[.,]\d+)*\s*(?:%|\+|k\b|m\b|x\b|tr\b|triệu|tỷ|nghìn|million|billion|thousand|usd|vnd|đ\b|users?|people|người|khách|dự án|projects?|clients?|times|lần|hours?|days?|giờ|ngày|minutes?)?/iu;
const dateLike = /(?:19|20)\d{2}|\d{1,2}\/\d{2,4}/g;
const countWords =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|dozens?|half|doubled|tripled|twice)\b|gấp đôi|gấp ba|một nửa/i;

/** A line that tells of an outcome in figures; dates are none. */
export function hasFigure(line: string): boolean {
  const bare = line.replace(dateLike, ' ').replace(/\p{L}+\d+\p{L}*/gu, ' ');
  return figure.test(bare) || countWords.test(bare);
}

const weak =
  /\b(?:responsible for|duties included|worked on|helped with|was part of|involved in)\b|chịu trách nhiệm|được giao|tham gia vào/giu;
const pronoun = /(?<![\p{L}'’])(?:I|my|me|tôi|em)(?![\p{L}'’])/gu;

export interface Writing {
  readonly score: number;
  readonly faults: readonly string[];
}

/** How the text is written, by faults that can be counted. */
export function writingOf(resume: Resume, words: Bases): Writing {
  const { text, blocks } = resume.read;
  const faults: string[] = [];
  let lost = 0;
  const note = (points: number, fault: string): void => {
    lost += points;
    faults.push(fault);
  };
  const long = blocks
    .flatMap((block) => sentencesOf(block.text, 0))
    .filter((s) => s.text.split(/\s+/).length > 45 && (s.text.match(/,/g)?.length ?? 0) < 8).length;
  if (long > 0) note(Math.min(15, 5 * long), words.fault.long(long));
  const told = resume.positions.flatMap((position) => position.body.map((block) => block.text)).join('\n');
  const pronouns = told.match(pronoun)?.length ?? 0;
  if (pronouns > 2) note(Math.min(15, 3 * pronouns), words.fault.pronouns(pronouns));
  const weakOnes = text.match(weak)?.length ?? 0;
  if (weakOnes > 1) note(Math.min(15, 4 * weakOnes), words.fault.weak(weakOnes));
  const slips = slipsIn(text);
  if (slips.length > 0) note(Math.min(15, 5 * slips.length), words.fault.spelling(slips.slice(0, 3)));
  const spaces = text.match(/\p{L} [,;](?=\s|$)|\p{L},(?=\p{L}{2})/gu)?.length ?? 0;
  if (spaces > 1) note(Math.min(10, 2 * spaces), words.fault.spaces(spaces));
  const capitals = blocks.filter(
    (block) => block.text.length > 60 && block.text === block.text.toUpperCase() && /\p{L}/u.test(block.text),
  ).length;
  if (capitals > 1) note(15, words.fault.capitals);
  const repeated = repeatedOpening(resume);
  if (repeated !== null) note(10, words.fault.repeated(repeated));
  if (isAccentless(text)) note(20, words.fault.accentless);
  return { score: Math.max(0, 95 - lost), faults };
}

/** Words with a letter three times in a row, and short words said twice: slips of the keyboard. */
function slipsIn(text: string): string[] {
  const tripled = text.match(/(?<![\p{L}\d./@-])[\p{L}]*(\p{Ll})\1\1[\p{L}]*(?![\p{L}\d./@-])/giu) ?? [];
  const twice =
    text.match(/(?<![\p{L}])(the|and|of|to|in|for|with|và|của|cho|trong|các|được) \1(?![\p{L}])/giu) ?? [];
  const found = [...tripled.filter((word) => !/^(?:w{3}|i{3}|x{3,}|a{3}|z{3})/i.test(word)), ...twice];
  return [...new Set(found)];
}

function repeatedOpening(resume: Resume): string | null {
  const counts = new Map<string, number>();
  for (const position of resume.positions)
    for (const block of position.body) {
      const first = /^\p{L}+/u.exec(block.text.trim())?.[0];
      if (first) counts.set(first, (counts.get(first) ?? 0) + 1);
    }
  return [...counts].find(([, count]) => count >= 5)?.[0] ?? null;
}

const isAccentless = (text: string): boolean =>
  languageOf(text) !== 'vi' &&
  (text.match(/\b(?:kinh nghiem|ky nang|hoc van|cong ty|nhan vien|khach hang)\b/gi)?.length ?? 0) >= 2;

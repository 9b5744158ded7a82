import { type SectionKind, styledHeadingKind } from '../catalogue/section-headings.js';
import { consent } from '../resume/lists.js';
import { fullSentencesOf } from '../resume/prose.js';
import { fold } from '../text/fold.js';
import { headingAbove } from './beside.js';

/** What only its person decides to tell: it is never offered for a CV. */
const personal =
  /(?<!\p{L})(?:họ (?:và )?tên|full name|sinh (?:ngày|năm|ra)|ngày sinh|năm sinh|nơi sinh|sinh (?:19|20)\d\d|giới tính|quốc tịch|dân tộc|tôn giáo|hôn nhân|độc thân|đã (?:kết hôn|lập gia đình|có gia đình)|chiều cao|cân nặng|cmnd|cccd|(?:mức )?lương (?:mong muốn|kỳ vọng|hiện tại)|mức lương|date of birth|place of birth|birth ?(?:date|day)|d\.?o\.?b\.?|born (?:on|in)|nationality|marital|married|divorced|gender|sex|religion|passport|national id|salary|(?:expected|desired|current) (?:pay|wage|ctc)|age(?: ?:| \d))(?!\p{L})/iu;
const address = /\S@\S+\.\S|https?:|www\.|(?:\+?\d[\s().-]?){8,}/iu;

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const lettersOf = (text: string): string => wordsOf(text).join('');

/** Neighbouring words: syllables of Vietnamese stand in any text, two of them seldom. */
const pairsOf = (text: string): string[] => {
  const words = wordsOf(text);
  return words.slice(1).map((word, i) => `${words[i] ?? ''} ${word}`);
};

const wordsMin = 2;
/** A line of so many words without a sign is a heading as likely as a fact. */
const headingWordsMax = 7;
const headWordsMin = 6;
/** The share of a sentence's pairs of words that a CV must show for the sentence to stand in it. */
const shownShare = 0.5;

/** A row of two cells is a label and what it labels, unless dates stand there. */
const asText = (line: string): string =>
  /^[^\d\t]+\t[^\t]+$/u.test(line) ? line.replace(/\s*:?\t/u, ': ') : line.replace(/,?\t/gu, ', ');

/** A line of its own that may head what stands below it: nothing in it says that it tells something. */
const mayHead = (line: string): boolean =>
  wordsOf(line).length <= headingWordsMax && /^\P{Ll}/u.test(line) && !/[\d,;]|[.!]$|:\s*\S/u.test(line);

/** Above the first heading stand a name and addresses; what is as long as a sentence tells something all the same. */
const isHead = (kind: string | null, line: number, text: string): boolean =>
  (kind === null || kind === 'contact') && line < headLines && wordsOf(text).length < headWordsMin;
const headLines = 8;

/** What stands in brackets or between commas: `(evenings)`, `passed with merit`. */
const asidesOf = (piece: string): string[] =>
  [
    ...[...piece.matchAll(/\(([^()]{4,80})\)/gu)].map(([, inside = '']) => inside),
    ...piece.replace(/\([^()]*\)/gu, ' ').split(/[,;]\s|\s[–—|-]\s|\.$/u),
  ].map((aside) => aside.trim());

/** The sentences and cells of a résumé that stand nowhere in `shown`, the texts of a CV; personal data apart. */
export function leftOut(text: string, shown: readonly string[]): string[] {
  const known = shown.map(lettersOf).join(' ');
  const pairs = new Set(shown.flatMap(pairsOf));
  const stands = (piece: string): boolean => {
    if (known.includes(lettersOf(piece))) return true;
    const own = pairsOf(piece);
    return own.filter((pair) => pairs.has(pair)).length >= own.length * shownShare;
  };
  const found: string[] = [];
  let kind: SectionKind | null = null;
  for (const [i, line] of text.split('\n').entries()) {
    const heading = headingAbove(`${line}\n`, line.length + 1)?.kind ?? null;
    kind = heading ?? kind;
    const heads = heading !== null || mayHead(line) || styledHeadingKind(line) !== null;
    if (heads || consent.test(line) || kind === 'references') continue;
    for (const { text: piece } of fullSentencesOf(asText(line), 0)) {
      const isTold = wordsOf(piece).length >= wordsMin && /\p{L}{2}/u.test(piece);
      if (!isTold || personal.test(piece) || address.test(piece) || isHead(kind, i, piece)) continue;
      if (!stands(piece)) found.push(piece);
      else
        found.push(
          ...asidesOf(piece).filter(
            (aside) =>
              wordsOf(aside).length >= wordsMin &&
              /\p{L}{2}/u.test(aside) &&
              !known.includes(lettersOf(aside)) &&
              !pairsOf(aside).some((pair) => pairs.has(pair)),
          ),
        );
    }
  }
  return [...new Set(found)];
}

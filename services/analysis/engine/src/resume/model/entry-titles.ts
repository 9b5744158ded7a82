import { isPlace } from '../../catalogue/places.js';
import { looksLikeOrganisation, type Phrase, phraseAt, titleScore } from '../../layout/phrases.js';
import type { Block } from '../../layout/read-text.js';
import { type DateRange, findDates } from '../../text/dates.js';
import { isLaterRole } from '../second-roles.js';
import type { NamedField } from './named-fields.js';

export const fieldsOfLetter = (fields: readonly NamedField[], letter: string): NamedField[] =>
  fields.filter((field) => field.letter === letter);

/** `, later Network Specialist`: the second title follows the first within one stay. */
const laterWord = '(?:later|then|sau(?: là| đó(?: là)?)?|rồi(?: là)?)';
const later = new RegExp(`^(?:\\s\\([^()]*\\))?,?\\s${laterWord}(?:\\s\\([^()]*\\))?\\s$`, 'iu');
/** The same where the word for it was held for a part of the second title, or of the first. */
const beforeLater = /^(?:\s\([^()]*\))?,?\s$/u;
const laterInside = new RegExp(`^${laterWord}\\s`, 'iu');
const laterAtEnd = new RegExp(`,?\\s${laterWord}$`, 'iu');
const follows = (between: string, title: string): boolean =>
  later.test(between) || (beforeLater.test(between) && laterInside.test(title));

const holding = (blocks: readonly Block[], phrase: Phrase): Block | undefined =>
  blocks.find(({ start, end }) => start <= phrase.start && phrase.end <= end);

/** What stands between two places of a header. */
const between = (blocks: readonly Block[], from: number, to: number): string =>
  blocks
    .filter(({ start, end }) => start < to && end > from)
    .map(({ text, start }) => text.slice(Math.max(0, from - start), Math.max(0, to - start)))
    .join(' ');

/** `Cùng tổ kiểm tra chuẩn bị …`: a word that a sentence goes on from is no title. */
function isFirstWord(title: NamedField, blocks: readonly Block[]): boolean {
  const block = holding(blocks, title);
  if (!block || titleScore(title.text) > 0 || /\s/.test(title.text)) return false;
  return title.start === block.start && /^\s\p{Ll}+\s\p{L}/u.test(block.text.slice(title.end - block.start));
}

const titleWordsMax = 8;
/** The known title that ends where the employer's sign stands: `… of the audit Team Leader (from 2021) · Larkmoor`. */
function titleBefore(employer: Phrase | undefined, blocks: readonly Block[], letter: string): NamedField[] {
  const block = employer && holding(blocks, employer);
  if (!block) return [];
  const text = block.text.slice(0, employer.start - block.start).replace(/[\s·|–—,-]+$/u, '');
  const bare = text.replace(/(?:\s\([^()]*\)(?:,\s\p{Ll}[^,;()]*)?)$/u, '');
  const heads = [...bare.matchAll(/(?<=\s)(?=\p{Lu})/gu)].map(({ index }) => index).toReversed();
  for (const at of heads) {
    const title = phraseAt(bare.slice(at), block.start + at);
    if (title.text.split(/\s+/).length > titleWordsMax || /[;.]/.test(title.text)) break;
    if (titleScore(title.text) === 2) return [{ ...title, letter }];
  }
  return [];
}

/** Beside the end of a sentence, a title that holds one is what stands behind it: `… signed it Team Leader`. */
export const isSentence = ({ text }: Phrase): boolean =>
  text.split(/\s+/).length > titleWordsMax && /^\p{Ll}/u.test(text);

/** The titles of a header: one, two in one, or two that were held at the same time. */
export function titlesIn(fields: readonly NamedField[], blocks: readonly Block[] = []): NamedField[] {
  const named = fieldsOfLetter(fields, 'T');
  const [held] = named;
  const [employer] = fieldsOfLetter(fields, 'C');
  if (held && (isFirstWord(held, blocks) || isSentence(held))) {
    const known = titleBefore(employer, blocks, 'T');
    if (known.length > 0 || isFirstWord(held, blocks)) return known;
  }
  if (!held && employer && isSentence(employer))
    return titleBefore({ ...employer, start: employer.end }, blocks, 'T');
  const [whole, second] = named;
  if (whole === undefined) return [];
  const cut = laterAtEnd.exec(whole.text)?.[0].length ?? 0;
  const first = { ...whole, text: whole.text.slice(0, whole.text.length - cut), end: whole.end - cut };
  if (!second) return [first];
  const line = holding(blocks, { ...first, end: second.end });
  const gap = between(blocks, first.end, second.start);
  if (line && follows(gap, second.text))
    return [
      { ...first, text: line.text.slice(first.start - line.start, second.end - line.start), end: second.end },
    ];
  const two = titleScore(first.text) > 0 && titleScore(second.text) > 0 && !isLaterRole(gap);
  return two ? [first, second] : [first];
}

/** `Conveyancer, Hale & Frost, Pinetown`: an employer between a title and a place, or one by its form. */
export function employerBehind(title: Phrase, blocks: readonly Block[], place: Phrase | null): Phrase | null {
  const block = holding(blocks, title);
  const cell = block?.cells.find(({ start, end }) => start <= title.start && title.end <= end);
  const rest = cell?.text.slice(title.end - cell.start) ?? '';
  const [, lead = '', name = '', sign = ''] =
    /^(\s*(?:\([^()]*\))?,\s+)(\p{Lu}[^,;|·\t]*?)(,\s|$)/u.exec(rest) ?? [];
  if (name === '' || titleScore(name) > 0 || isPlace(name) || findDates(name).length > 0) return null;
  const start = title.end + lead.length;
  const placed = place !== null && sign !== '' && place.start === start + name.length + sign.length;
  return placed || looksLikeOrganisation(name) || /\s&\s/.test(name) ? phraseAt(name, start) : null;
}

const countCharsMax = 16;
/** `Tổ 14 người`, `Crew of 9 people`: how many they were is no place. */
export function isCount(place: Phrase, blocks: readonly Block[]): boolean {
  const block = holding(blocks, place);
  const rest = block?.text.slice(place.end - block.start) ?? '';
  return /\d\s(?:người|thợ|công nhân|nhân viên|people|staff|workers|men|women)(?!\p{L})/iu.test(
    `${place.text}${rest.slice(0, countCharsMax)}`,
  );
}

/** `Khách sạn ở Huế`, `a hotel in Leeds`: where an employer without a name stood belongs to what it was. */
export function withItsKind(employer: Phrase, blocks: readonly Block[]): Phrase {
  const block = holding(blocks, employer);
  const before = block?.text.slice(0, employer.start - block.start) ?? '';
  const kind = /(?:^|[,·|•\t–—-]\s*)([^,·|•\t–—-]+\s(?:ở|tại|in|near|at)\s)$/iu.exec(before)?.[1];
  const bare = employer.text.replace(/\s*\([^()]*\)?$/u, '');
  if (!block || kind === undefined || looksLikeOrganisation(bare)) return employer;
  if (!looksLikeOrganisation(kind.trim().replace(/\s\S+$/u, ''))) return employer;
  const start = employer.start - kind.length;
  return phraseAt(block.text.slice(start - block.start, employer.end - block.start), start);
}

interface Headed {
  readonly titles: readonly Phrase[];
  readonly employer: boolean;
  readonly range: DateRange | null;
  readonly body: number;
}

const within = (whole: DateRange | null, part: DateRange | null): boolean =>
  whole !== null &&
  part !== null &&
  whole.from !== null &&
  part.from !== null &&
  part.from >= whole.from &&
  (whole.open || (whole.to !== null && part.to !== null && part.to <= whole.to));

/**
 * An employer with the dates of all its positions, which stand below with titles and dates of their own: what stands
 * beside its name tells what it does.
 */
export function isEmployerOfSeveral(own: Headed, below: readonly Headed[]): boolean {
  const [title] = own.titles;
  if (!own.employer || own.body > 0 || (title && titleScore(title.text) === 2)) return false;
  const end = below.findIndex(
    ({ titles, employer, range }) => titles.length === 0 || employer || !within(own.range, range),
  );
  const count = end < 0 ? below.length : end;
  const isTold = title === undefined || /^\p{Ll}/u.test(title.text) || titleScore(title.text) === 0;
  return count >= (isTold ? 1 : 2);
}

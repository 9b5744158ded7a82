import { looksLikeOrganisation, type Phrase, phraseAt, titleScore } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import { type DateRange, findRanges } from '../text/dates.js';
import { asLine } from './as-line.js';
import { employerNamed } from './entry-lines.js';
import type { Position } from './experience.js';
import { limitsBehind } from './lines.js';
import { withOtherRoles } from './role-remarks.js';

const onOwnAccount = /^(?:free-?lanc(?:e|er|ing)|self[- ]employed|làm tự do|tự do)(?!\p{L})/iu;

const deedWordsMin = 4;
/** `Freelance` in the place of an employer where no title stands, or only what was done: it is what was done. */
function asTitle(position: Position): Position {
  const { title, company, header, body } = position;
  if (company === null || !onOwnAccount.test(company.text)) return position;
  if (title === null) return { ...position, title: company, company: null };
  const isDeed = /^\p{Ll}/u.test(title.text) && title.text.split(/\s+/).length >= deedWordsMin;
  const line = header.find(({ start, end }) => start <= title.start && title.end <= end);
  if (!isDeed || !line || line.start <= company.start) return position;
  return { ...position, title: company, company: null, body: [{ ...line, bullet: true }, ...body] };
}

const isName = (text: string): boolean =>
  text.split(/\s+/).every((word) => /^[\p{Lu}\d&(]/u.test(word)) || looksLikeOrganisation(text);
const remarkWordsMin = 3;

/** A known title held for the employer, and what was done, or nothing, held for the title. */
function withKnownTitle(position: Position): Position {
  const { title, company, header, body } = position;
  if (!title || !company || titleScore(title.text) > 0 || isName(title.text)) return position;
  if (titleScore(company.text) < 1 || looksLikeOrganisation(company.text) || company.start > title.start)
    return position;
  const block = header.find(({ start, end }) => start <= title.start && title.end <= end);
  const rest = block ? phraseAt(block.text.slice(title.start - block.start), title.start) : title;
  const isTold = rest.text.split(/\s+/).length >= remarkWordsMin;
  return {
    ...position,
    title: company,
    company: null,
    body: block && isTold ? [asLine(block, rest), ...body] : body,
  };
}

const lowerCase = /^(?!(?:an?|the|my|his|her|our|local)\s)\p{Ll}+(?:\s\p{Ll}+)+$/u;
/** `Military service, cooked for the unit`: what goes on in lower case behind a title is no employer. */
function withWholeTitle(position: Position): Position {
  const { title, company, header } = position;
  if (!title || !company || !lowerCase.test(company.text) || looksLikeOrganisation(company.text))
    return position;
  const block = header.find(({ start, end }) => start <= title.start && company.end <= end);
  const gap = block?.text.slice(title.end - block.start, company.start - block.start);
  if (!block || gap !== ', ') return position;
  const text = block.text.slice(title.start - block.start, company.end - block.start);
  return { ...position, title: { text, start: title.start, end: company.end }, company: null };
}

/** `2022, on and off`: words that limit the dates belong to them. */
function withLimits(position: Position): Position {
  const { range, header } = position;
  const block = range && header.find(({ text }) => text.includes(range.text));
  if (!range || !block) return position;
  const at = block.text.indexOf(range.text) + range.text.length;
  const behind = limitsBehind(block.text.slice(at));
  return behind === ''
    ? position
    : { ...position, range: { ...range, text: range.text + behind, end: range.end + behind.length } };
}

const otherStay =
  /^\s*[,;]?\s+(?:and\s)?(?:before that|earlier|previously|prior to that|before|trước đó|trước là|trước nữa)[,:]?\s+|^\s*;\s+/iu;
const signs = /^[\s·|•,(–—-]*$/u;
const titleWordsMax = 6;

interface Stay {
  readonly title: Phrase;
  readonly range: DateRange;
}

/** The rows of a header as one text, where they follow each other; `start` is where it begins. */
function joined(header: readonly Block[], first: Block): string {
  let text = first.text;
  for (const row of header.slice(header.indexOf(first) + 1)) {
    if (row.start !== first.start + text.length + 1) break;
    text += ` ${row.text}`;
  }
  return text;
}

/** `Tester 2016 – 2017, before that helpdesk 2015 – 2016`: another title with dates of its own behind the first. */
function otherStayIn({ title, range, header }: Position): Stay | null {
  const block = range && header.find(({ text }) => text.includes(range.text));
  if (!title || !range || !block || title.start < block.start) return null;
  const text = joined(header, block);
  const end = text.indexOf(range.text) + range.text.length;
  const lead = otherStay.exec(text.slice(end))?.[0].length ?? 0;
  const from = end + lead;
  const next = lead === 0 ? undefined : findRanges(text.slice(from))[0];
  if (!next || next.from === null) return null;
  const name = phraseAt(text.slice(from, from + next.start), block.start + from);
  const gap = text.slice(name.end - block.start, from + next.start);
  const isTitle =
    name.text !== '' && name.text.split(/\s+/).length <= titleWordsMax && !/[,;.:]/.test(name.text);
  return isTitle && signs.test(gap)
    ? { title: name, range: { ...next, start: from + next.start, end: from + next.end } }
    : null;
}

const lastWord = (text: string): string =>
  text
    .split(/[\s-]+/)
    .at(-1)
    ?.toLowerCase() ?? '';

/** Two stays with one employer in one row: each with its dates, and with the lines that name it. */
function parted(position: Position): Position[] {
  const stay = otherStayIn(position);
  if (!stay) return [position];
  const names = (block: Block): boolean =>
    employerNamed(block, [stay.title.text]) >= 0 ||
    block.text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .includes(lastWord(stay.title.text));
  const other = position.body.filter(names);
  return [
    { ...position, body: position.body.filter((block) => !names(block)), unsure: true },
    { ...position, ...stay, body: other, unsure: true },
  ];
}

const roleBracket =
  /^\s\((?:(?:from|since|until|till|as of|moved up|promoted|formerly|acting|từ|đến|lên từ|trước là|quyền)(?!\p{L})[^()]*)\)/iu;
/** `Helper (moved up 4/2017)`: what a bracket says of a title belongs to it. */
function withBracket(position: Position): Position {
  const { title, header } = position;
  const block = title && header.find(({ start, end }) => start <= title.start && title.end <= end);
  const bracket = block && roleBracket.exec(block.text.slice(title.end - block.start))?.[0];
  return title && bracket
    ? { ...position, title: { ...title, text: title.text + bracket, end: title.end + bracket.length } }
    : position;
}

const timesBracket =
  /\s\((?<told>(?:chỉ|only|mainly|weekends?|evenings?|nights?|buổi tối|cuối tuần|ca đêm)(?!\p{L})[^()]*)\)$/iu;
/** `Nurse (only at weekends)`: when it was done is told of the position and is no part of its title. */
function withoutTimes(position: Position): Position {
  const { title, header, body } = position;
  const bracket = title ? timesBracket.exec(title.text) : null;
  const told = bracket?.groups?.['told'];
  const [first] = header;
  if (!title || !bracket || told === undefined || !first) return position;
  const at = title.start + bracket.index;
  const remark = { text: told, start: at + 2, end: at + 2 + told.length };
  return {
    ...position,
    title: { ...title, text: title.text.slice(0, bracket.index), end: at },
    body: [asLine(first, remark), ...body],
  };
}

const thenRole = /^(?:then|later|afterwards|after that|sau đó|rồi)\s(?=\p{L})/iu;
/** `Then technical swing, 2021` below a position: a title held with the same employer. */
function withThen(positions: readonly Position[]): Position[] {
  return positions.map((position, i) => {
    const { title, company } = position;
    const named = title ?? company;
    const before = positions[i - 1];
    const lead =
      named && (title === null || company === null) ? thenRole.exec(named.text)?.[0].length : undefined;
    if (!named || !before || lead === undefined) return position;
    return {
      ...position,
      title: phraseAt(named.text.slice(lead), named.start + lead),
      company: before.company,
    };
  });
}

/** Positions whose titles, employers and dates are what their rows say. */
export const settledPositions = (positions: readonly Position[]): Position[] =>
  withOtherRoles(
    withThen(positions)
      .map(asTitle)
      .map(withKnownTitle)
      .map(withWholeTitle)
      .map(withBracket)
      .map(withoutTimes)
      .flatMap(parted)
      .map(withLimits),
  );

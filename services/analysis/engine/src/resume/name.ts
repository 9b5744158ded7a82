import { isPlace } from '../catalogue/places.js';
import { headingKind } from '../catalogue/section-headings.js';
import { type Phrase, phraseAt, titleScore } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import { fold } from '../text/fold.js';
import { isKnown } from './skill-items.js';

const nameLabel =
  /^(?:họ và tên(?: khai sinh)?|họ tên(?: khai sinh)?|họ & tên|họ, tên|full name|name in full|name in block letters|name(?: of the candidate)?|candidate name|name of (?:the )?candidate|first name and surname|first name\(?s?\)? ?\/? ?surname\(?s?\)?|surname\(?s?\)? ?\/? ?first name\(?s?\)?|tên|ho va ten|ho ten)(?:\s*\([^()]{2,24}\))?\s*(?::\s*|$)/iu;
const notName =
  /resume|curriculum|vitae|\bcv\b|hồ sơ|sơ yếu|lý lịch|ứng viên|giới thiệu|bản thân|bio-?data|cover letter|đơn xin|đơn ứng|độc lập|tự do|hạnh phúc|cộng hòa|(?<!\p{L})(?:fresh|graduate|fresher|sinh viên|mới ra trường)(?!\p{L})|@|https?:|www\.|\d|[:;!?/\\#|•·]/iu;
const particle =
  /^(?:van|von|de|da|do|dos|del|della|di|la|le|bin|binti|binte|ibn|al|el|der|den|ter|ten|y|e|mac|mc|st\.|of|bte|a\/l|d\/o|s\/o)$/i;
const credential =
  'ph\\.?\\s?d|dba|mba|emba|md|m\\.d|do|dds|rn|bsn|msn|lpn|np|cpa|cfa|cma|cia|acca|fcca|aca|fca|ca|cs|cissp|pmp|csm|pe|p\\.?e|p\\.?eng|esq|jd|llm|llb|m\\.?sc|b\\.?sc|m\\.?a|b\\.?a|m\\.?s|b\\.?s|b\\.?e|m\\.?e|b\\.?tech|m\\.?tech|mca|bca|b\\.?com|m\\.?com|pgdm|shrm-c?p|shrm-scp|phr|sphr|itil|aws|ccna|pmi-acp|prince2|mcips|mrics|frics|ceng|mice|aia|leed ap|ths|ts|ks|cn';
const suffix = new RegExp(`(?:\\s*[,–-]\\s*|\\s+)(?:${credential})\\.?$`, 'iu');
const prefix =
  /^(?:(?:resume|curriculum vitae|cv|bio-?data|hồ sơ|mrs|miss|ms|mr|smt|shri|ông|bà|anh|chị|luật sư|bác sĩ|dược sĩ|kỹ sư|thạc sĩ|tiến sĩ|kiến trúc sư)(?:\.| of|:)?|(?:(?:eng|engr|ing|lic|arq|arch|pharm|ts|ths|bs|ds|ks|cn|bsck[i12]*)\.\s?)+)\s*(?=\p{Lu})/iu;
const remark = /\s*[("“'][^)"”]{1,40}[)"”']\s*$/u;
/** `Wiremu (Wi) Paterangi`. */
const nickname = /\s\(\p{Lu}[\p{L}'’-]{0,20}\)\s(?=\p{Lu})/u;
const suffixesMax = 4;

/** A name without degrees and remarks behind it and forms of address before it. */
function bareName(text: string): string {
  const addressed = text.replace(prefix, '');
  const bareWords = addressed.split(/\s+/).length;
  // `Ông Thị Lài` is a name and no form of address.
  const kept = /^(?:ông|bà|anh|chị)\s/iu.test(text) && bareWords < 3 ? text : addressed;
  let bare = kept.replace(remark, '').replace(nickname, ' ').trim();
  for (let i = 0; i < suffixesMax && suffix.test(bare) && bare.split(/\s+/).length > 2; i += 1)
    bare = bare.replace(suffix, '');
  return bare;
}

const hasNameShape = (bare: string): boolean => {
  const words = bare.split(/\s+/);
  if (words.length < 2 || words.length > 7 || bare.length > 54 || notName.test(bare)) return false;
  return words.every(
    (word, i) =>
      /^\p{Lu}[\p{L}\p{M}.'’‘`-]*,?$/u.test(word) ||
      (i > 0 && (particle.test(word) || /^["“'].+["”']$/u.test(word))),
  );
};

const isOther = (bare: string): boolean => headingKind(bare) !== null || isPlace(bare) || isKnown(bare);

const familyLabel = /^(?:surname|family name|last name)\s*(?::\s*|\t)(?=\p{Lu})/iu;
const givenLabel = /^(?:(?:first|given|other|christian) names?|forenames?)\s*(?::\s*|\t)(?=\p{Lu})/iu;
const partsApart = 2;

/** `Surname | Mbeki` and `First names | Ayanda` in rows of their own; placed where both stand. */
function partedName(blocks: readonly Block[]): Phrase | null {
  const at = blocks.findIndex(({ text }) => familyLabel.test(text) || givenLabel.test(text));
  const near = at < 0 ? [] : blocks.slice(at, at + 1 + partsApart);
  const valueOf = (label: RegExp): Phrase | null => {
    const block = near.find(({ text }) => label.test(text));
    const lead = block ? (label.exec(block.text)?.[0].length ?? 0) : 0;
    return block ? phraseAt(block.text.slice(lead), block.start + lead) : null;
  };
  const [family, given] = [valueOf(familyLabel), valueOf(givenLabel)];
  if (!family || !given || ![family, given].every(({ text }) => /^[\p{L} .'’-]{2,40}$/u.test(text)))
    return null;
  const { start } = family.start < given.start ? family : given;
  return { text: `${given.text} ${family.text}`, start, end: Math.max(family.end, given.end) };
}

const toldNameAt =
  /(?:^|[\s,])(?:my name is|i am called|(?:tôi|em|mình|con) tên(?: là)?|tên (?:tôi|em|mình|con) là|(?:tôi|em|mình) là)\s+(?=\p{Lu})/iu;
const toldNameWordsMax = 6;
/** "My name is Ann Kay and I live in Cork": as many words as begin with a capital. */
function toldName(blocks: readonly Block[]): Phrase | null {
  for (const { text, start } of blocks.slice(0, 2)) {
    const match = toldNameAt.exec(text);
    const at = match ? match.index + match[0].length : -1;
    const [name] =
      at < 0 ? [] : (/^\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){1,6}/u.exec(text.slice(at)) ?? []);
    if (name && name.split(' ').length <= toldNameWordsMax) return phraseAt(name, start + at);
  }
  return null;
}

/** The value of `Name: …` or of the cell beside `Name`. */
export function labelledName(blocks: readonly Block[]): Phrase | null {
  const parted = partedName(blocks) ?? toldName(blocks);
  if (parted) return parted;
  for (const block of blocks)
    for (const [i, cell] of block.cells.entries()) {
      const match = nameLabel.exec(cell.text);
      if (!match) continue;
      const rest = phraseAt(cell.text.slice(match[0].length), cell.start + match[0].length);
      const next = block.cells[i + 1];
      const value = rest.text === '' && next ? phraseAt(next.text, next.start) : rest;
      const named =
        value.text.split(/\s{2,}|(?<=\p{Ll})[.;]\s|\s+(?=(?:sinh|dob|date|ngày|giới|gender)\b)/u)[0] ?? '';
      if (/\p{L}{2}/u.test(named) && named.length < 54 && !/\d|@/.test(named))
        return phraseAt(bareName(named), value.start);
    }
  return null;
}

export const topBlocks = 14;

interface Candidate {
  readonly phrase: Phrase;
  readonly size: number;
  readonly known: boolean;
}

/** Words of the name stand in the person's own addresses: `devika.menon@…`, `linkedin.com/in/devika-menon`. */
function standsIn(name: string, addresses: string): boolean {
  const words = fold(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3);
  return words.some((word) => addresses.includes(word));
}

/** The pieces of a line that may be a name: a dash, a bar or a comma parts it from a headline. */
function piecesOf(cell: Block['cells'][number]): Phrase[] {
  const pieces: Phrase[] = [];
  let at = 0;
  for (const piece of cell.text.split(/(\s*[|·•]\s*|\s[–—-]\s|\t)/)) {
    const phrase = phraseAt(piece, cell.start + at);
    at += piece.length;
    if (phrase.text !== '') pieces.push(phrase);
  }
  return pieces.slice(0, 2);
}

function nameIn({ text, start }: Phrase): Phrase | null {
  const whole = bareName(text);
  const lead = Math.max(0, text.indexOf(whole));
  if (hasNameShape(whole) && /^[^,]+,\s\p{L}+$|^\p{Lu}+,\s\p{Lu}+(?:\s\p{Lu}+){1,2}$/u.test(whole))
    return { text: whole, start: start + lead, end: start + lead + whole.length };
  const first = bareName(text.split(/,\s/)[0] ?? '');
  return hasNameShape(first) ? { text: first, start: start + lead, end: start + lead + first.length } : null;
}

/** The largest line of the first page that reads like a name; without sizes, the first one or the one of the address. */
export function findName(blocks: readonly Block[], all: readonly Block[], addresses: string): Phrase | null {
  const inUse = new Set(blocks);
  const folded = fold(addresses);
  const pool = [
    ...blocks.slice(0, topBlocks),
    ...all.filter((block) => block.page === 0 && !inUse.has(block)),
  ];
  const candidates: Candidate[] = [];
  for (const [i, block] of pool.entries()) {
    const inTop = i < topBlocks;
    for (const cell of block.cells)
      for (const piece of piecesOf(cell)) {
        const { text } = piece;
        const size = block.size ?? 0;
        const lone =
          /^\p{Lu}[\p{L}'’-]+$/u.test(text) &&
          size >= 16 &&
          headingKind(text) === null &&
          !notName.test(text);
        const named = nameIn(piece);
        const known = named !== null && standsIn(named.text, folded);
        if (!inTop && size < 13 && !(known && size === 0 && !block.bullet)) continue;
        if (named && !isOther(named.text) && (known || titleScore(named.text) < 2))
          candidates.push({ phrase: named, size, known });
        else if (lone) candidates.push({ phrase: piece, size, known: standsIn(text, folded) });
      }
  }
  const biggest = Math.max(0, ...candidates.map((candidate) => candidate.size));
  const large = candidates.filter((candidate) => candidate.size >= biggest - 0.2);
  const [first, second] = large;
  const opening = biggest > 0 || large.some((candidate) => candidate.known) ? null : firstLine(all);
  if (opening) return opening;
  const chosen = biggest > 0 ? first : (large.find((candidate) => candidate.known) ?? first);
  return (
    joinNames(chosen?.phrase ?? null, chosen === first ? (second?.phrase ?? null) : null, all) ??
    firstLine(all)
  );
}

/** First and last name set large on two lines. */
function joinNames(head: Phrase | null, tail: Phrase | null, blocks: readonly Block[]): Phrase | null {
  if (!head || head.text.includes(' ')) return head;
  if (tail && tail.start === head.end + 1 && !tail.text.includes(' ')) {
    const block = blocks.find((b) => b.end === tail.end && b.start === head.start);
    return { text: `${head.text}${block ? ' ' : '\n'}${tail.text}`, start: head.start, end: tail.end };
  }
  return head;
}

/** A résumé begins with its person's name, also in lower case or as one word. */
function firstLine(blocks: readonly Block[]): Phrase | null {
  const [block, next] = blocks;
  const cell = block?.cells[0];
  if (!block || !cell || !next || block.bullet || notName.test(cell.text) || isOther(cell.text)) return null;
  const words = bareName(cell.text).split(/\s+/);
  const named = words.length <= 4 && words.every((word) => /^\p{L}[\p{L}\p{M}.'’-]*$/u.test(word));
  const letters = cell.text.replace(/[^\p{L}]/gu, '').length;
  return named && letters >= 4 && titleScore(cell.text) === 0
    ? phraseAt(bareName(cell.text), cell.start)
    : null;
}

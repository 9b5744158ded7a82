import { isPlace } from '../catalogue/places.js';
import type { Block, ReadText } from '../layout/read-text.js';
import { headingKind } from '../catalogue/section-headings.js';
import { type Phrase, phraseAt, titleScore, withoutPlace } from '../layout/phrases.js';
import type { Section } from './sections.js';

export interface Contact {
  readonly name: Phrase | null;
  readonly email: Phrase | null;
  readonly phone: Phrase | null;
  readonly place: Phrase | null;
  readonly links: readonly Phrase[];
  readonly headline: Phrase | null;
}

const emailPattern =
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,24}/u;
const phonePattern =
  /(?<![\p{L}\p{N}/.])(?:\(?\+\d{1,3}\)?[\s.-]?)?(?:\(\d{1,5}\)[\s.-]?)?\d{2,5}(?:[\s.–-]?\d{2,5}){1,4}(?![\p{L}\p{N}/%])/gu;
const linkPattern =
  /(?:https?:\/\/[^\s,|·<>"'）)]{4,200}|(?:www\.|(?:linkedin|github|gitlab|behance|dribbble|facebook|medium|stackoverflow|twitter|x|t|zalo)\.(?:com|net|me)\/)[^\s,|·]{2,200})/giu;

function firstMatch(read: ReadText, pattern: RegExp): Phrase | null {
  const match = pattern.exec(read.text);
  return match ? { text: match[0], start: match.index, end: match.index + match[0].length } : null;
}

const digits = (text: string): string => text.replace(/\D/g, '');

function findPhone(blocks: readonly Block[]): Phrase | null {
  for (const block of blocks)
    for (const match of block.text.matchAll(phonePattern)) {
      const count = digits(match[0]).length;
      const years = /^(?:19|20)\d\d\s?[–-]\s?(?:19|20)\d\d$/.test(match[0]);
      if (count < 9 || count > 15 || years || /^\d{4}-\d\d-\d\d/.test(match[0])) continue;
      return {
        text: match[0],
        start: block.start + match.index,
        end: block.start + match.index + match[0].length,
      };
    }
  return null;
}

const nameLabel = /^(?:họ và tên|họ tên|họ & tên|full name|name|tên)\s*:\s*/iu;
const notName =
  /resume|curriculum|vitae|\bcv\b|hồ sơ|sơ yếu|lý lịch|ứng viên|@|https?:|www\.|\d|[:;!?/\\#|•·]/iu;
const nameParticle =
  /^(?:van|von|de|da|del|della|la|le|bin|binti|al|der|den|dos|y|e|ibn|el|ter|mac|mc|st\.)$/i;

/** Two to five words, each written like a name. */
export function looksLikeName(text: string): boolean {
  const bare = text.replace(/,?\s*(?:ph\.?d|mba|md|cpa|pmp|jr\.?|sr\.?|esq\.?|msc|acca)\.?$/i, '').trim();
  const words = bare.split(/\s+/);
  if (words.length < 2 || words.length > 6 || bare.length > 48 || notName.test(bare)) return false;
  if (headingKind(bare) !== null || titleScore(bare) === 2 || isPlace(bare)) return false;
  return words.every((word) => /^\p{Lu}[\p{L}\p{M}.'’-]*,?$/u.test(word) || nameParticle.test(word));
}

function labelledName(blocks: readonly Block[]): Phrase | null {
  for (const block of blocks)
    for (const cell of block.cells) {
      const match = nameLabel.exec(cell.text);
      const rest = match ? phraseAt(cell.text.slice(match[0].length), cell.start + match[0].length) : null;
      if (rest && /\p{L}/u.test(rest.text) && rest.text.length < 50) return rest;
      const next = block.cells[block.cells.indexOf(cell) + 1];
      if (/^(?:họ và tên|họ tên|full name)\s*:?$/iu.test(cell.text) && next)
        return phraseAt(next.text, next.start);
    }
  return null;
}

const topBlocks = 14;

/** The largest line of the first page that reads like a name; without sizes, the first such line. */
function findName(blocks: readonly Block[], all: readonly Block[]): Phrase | null {
  const own = new Set(blocks);
  const pool = [...blocks.slice(0, topBlocks), ...all.filter((block) => block.page === 0 && !own.has(block))];
  const candidates: { phrase: Phrase; size: number }[] = [];
  for (const [i, block] of pool.entries()) {
    if (i >= topBlocks && (block.size ?? 0) < 13) continue;
    for (const cell of block.cells) {
      const first = cell.text.split(/\s*[|·•]\s*|\s[–—-]\s|,\s/)[0] ?? '';
      const lone =
        /^\p{Lu}[\p{L}'’-]+$/u.test(first) && (block.size ?? 0) >= 16 && headingKind(first) === null;
      if (looksLikeName(first) || lone)
        candidates.push({ phrase: phraseAt(first, cell.start), size: block.size ?? 0 });
    }
  }
  const biggest = Math.max(0, ...candidates.map((candidate) => candidate.size));
  const [head, tail] = candidates.filter((candidate) => candidate.size >= biggest - 0.2);
  return joinNames(head?.phrase ?? null, tail?.phrase ?? null, all);
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

const placeLabel =
  /^(?:địa chỉ|address|location|nơi ở|nơi ở hiện tại|chỗ ở hiện tại|hiện tại ở|quê quán|city|based in|place)\s*:\s*/iu;

/** Contact facts stand near the top; a text without headings is one long top. */
const placeBlocks = 200;

function findPlace(blocks: readonly Block[]): Phrase | null {
  let street: Phrase | null = null;
  for (const block of blocks)
    for (const cell of block.cells) {
      const labelled = placeLabel.exec(cell.text);
      if (labelled && cell.text.length > labelled[0].length)
        return phraseAt(cell.text.slice(labelled[0].length), cell.start + labelled[0].length);
      let at = 0;
      for (const piece of cell.text.split(/(\s*[|·•‧]\s*|\s{2,})/)) {
        const phrase = phraseAt(piece, cell.start + at);
        at += piece.length;
        if (phrase.text === '' || phrase.text.includes('@') || phrase.text.length > 110) continue;
        if (isPlace(phrase.text)) return phrase;
        const tail = withoutPlace(phrase).place;
        const reads =
          /^(?:\d+[\p{L}]?[/\d]*\s|[\p{L}\s.'’-]+,)/u.test(phrase.text) &&
          !/[.!?]$|\d{4}\s*[-–]/.test(phrase.text);
        if (tail && reads && titleScore(phrase.text) < 2 && phrase.text.split(' ').length <= 16)
          street ??= phrase;
      }
    }
  return street;
}

function findHeadline(blocks: readonly Block[], name: Phrase | null): Phrase | null {
  for (const block of blocks.slice(0, topBlocks))
    for (const cell of block.cells) {
      if (name && cell.start <= name.start && cell.end >= name.end) continue;
      if (cell.text.length <= 90 && titleScore(cell.text.split(/\s*[|·•]\s*/)[0] ?? '') === 2)
        return phraseAt(cell.text, cell.start);
    }
  return null;
}

/** The short lines around the e-mail address: in a side column they stand far from the name. */
function besideAddress(read: ReadText, email: Phrase | null): Block[] {
  const at = email === null ? -1 : read.blocks.findIndex((block) => block.end >= email.end);
  if (at < 0) return [];
  return read.blocks
    .slice(Math.max(0, at - 3), at + 4)
    .filter((block) => block.text.length <= 60 && !block.bullet);
}

export function contactOf(read: ReadText, sections: readonly Section[]): Contact {
  const own = sections.filter((section) => section.kind === 'contact').flatMap((section) => section.blocks);
  const top = sections[0]?.kind === 'contact' && sections[0].title === '' ? sections[0].blocks : [];
  const name =
    labelledName(own) ?? findName(top.length > 0 ? top : read.blocks.slice(0, topBlocks), read.blocks);
  const email = firstMatch(read, emailPattern);
  const links = [...read.text.matchAll(linkPattern)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  return {
    name,
    email,
    phone: findPhone(own) ?? findPhone(read.blocks.slice(0, 40)) ?? findPhone(read.blocks),
    place:
      findPlace(own.length > 0 ? own.slice(0, placeBlocks) : read.blocks.slice(0, 8)) ??
      findPlace(besideAddress(read, email)),
    links,
    headline: findHeadline(top, name),
  };
}

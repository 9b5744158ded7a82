import { isPlace } from '../catalogue/places.js';
import type { Block, ReadText } from '../layout/read-text.js';
import { type Phrase, phraseAt, titleScore } from '../layout/phrases.js';
import { findRanges } from '../text/dates.js';
import { findEmail } from './email.js';
import { bareLink, isLink } from './lines.js';
import { findName, labelledName, topBlocks } from './name.js';
import { findPlace, labelledPlace } from './place.js';
import type { Section } from './sections.js';

export interface Contact {
  readonly name: Phrase | null;
  readonly email: Phrase | null;
  readonly phone: Phrase | null;
  readonly place: Phrase | null;
  readonly links: readonly Phrase[];
  readonly headline: Phrase | null;
}

const phonePattern =
  /(?<![\p{L}\p{N}/.])(?:\(?\+\d{1,3}\)?[\s.-]?(?:\d[\s.-])?)?(?:\(\d{1,5}\)[\s.-]?)?\d{2,5}(?:[\s.–-]?\d{2,5}){1,4}(?![\p{L}\p{N}/%])/gu;
const linkPattern =
  /(?:https?:\/\/[^\s,|·<>"'）)]{4,200}|(?:www\.|(?:indeed|linkedin|github|gitlab|behance|dribbble|facebook|medium|stackoverflow|twitter|x|t|zalo)\.(?:com|net|me)\/)[^\s,|·]{2,200})/giu;

/** `github: kiptoo-r`, `GitLab mara_k`: a name at a place that everybody knows; without a colon a sign or a figure in it tells. */
const handle =
  /(?<!\p{L})(?:github|gitlab|linkedin|behance|dribbble|bitbucket|stackoverflow)(?:\s?:\s?@?[a-z\d][\w-]{2,38}|\s@?(?=[a-z\d-]*[\d_-])[a-z\d][\w-]{2,38})(?![\w@./-])/giu;

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

const wantedTitle =
  /^(?:vị trí (?:ứng tuyển|mong muốn)|công việc mong muốn|position applied(?: for)?|applying for|desired (?:position|job title)|objective)\s*:\s*/iu;

/** A telephone number, an address or a place, which a headline ends before: `Bench joiner | 020 7946 0011 | Leeds`. */
const isAddress = (piece: string): boolean =>
  /\S@\S|https?:|www\./iu.test(piece) || digits(piece).length >= 9 || isPlace(piece);

/** The pieces of a line up to the first that says where somebody is reached. */
export function withoutAddresses(line: string): string {
  const pieces = line.split(/(\s*[|·•]\s*)/);
  const at = pieces.findIndex((piece, i) => i % 2 === 0 && isAddress(piece.trim()));
  return at < 0 ? line : pieces.slice(0, Math.max(0, at - 1)).join('');
}

function findHeadline(blocks: readonly Block[], name: Phrase | null): Phrase | null {
  for (const block of blocks.slice(0, topBlocks)) {
    // A row with dates beside it is a position.
    if (block.cells.length > 1 && findRanges(block.text).length > 0) continue;
    for (const cell of block.cells) {
      if (name && cell.start <= name.start && cell.end >= name.end) continue;
      const at = wantedTitle.exec(cell.text)?.[0].length ?? 0;
      const said = withoutAddresses(cell.text.slice(at));
      const first = said.split(/\s*[|·•]\s*|\s[–—-]\s|\s(?:at|tại)\s/)[0] ?? '';
      if (cell.text.length <= 110 && titleScore(first) === 2) return phraseAt(said, cell.start + at);
    }
  }
  return null;
}

/** The lines under the name, wherever the page has it. */
function besideName(read: ReadText, name: Phrase): Block[] {
  const at = read.blocks.findIndex((block) => block.end >= name.end);
  return at < 0 ? [] : read.blocks.slice(at, at + 4).filter((block) => block.text.length <= 120);
}

/** The short lines around the e-mail address: in a side column they stand far from the name. */
function besideAddress(read: ReadText, email: Phrase | null): Block[] {
  const at = email === null ? -1 : read.blocks.findIndex((block) => block.end >= email.end);
  if (at < 0) return [];
  return read.blocks
    .slice(Math.max(0, at - 3), at + 4)
    .filter((block) => block.text.length <= 60 && !block.bullet);
}

const linksIn = (text: string, at: number, pattern: RegExp): Phrase[] =>
  [...text.matchAll(pattern)].map(({ 0: link, index }) => ({
    text: link,
    start: at + index,
    end: at + index + link.length,
  }));

/** Contact facts stand near the top; a text without headings is one long top. */
const placeBlocks = 60;

export function contactOf(read: ReadText, sections: readonly Section[]): Contact {
  const own = sections.filter((section) => section.kind === 'contact').flatMap((section) => section.blocks);
  const top = sections[0]?.kind === 'contact' && sections[0].title === '' ? sections[0].blocks : [];
  const email = findEmail(read.text);
  const links = [
    ...linksIn(read.text, 0, linkPattern),
    ...[...own.slice(0, placeBlocks), ...read.blocks.filter(({ text }) => isLink(text))].flatMap((block) =>
      linksIn(block.text, block.start, bareLink),
    ),
    ...own.slice(0, placeBlocks).flatMap((block) => linksIn(block.text, block.start, handle)),
  ].filter((link, i, all) => !all.slice(0, i).some((one) => one.start <= link.start && one.end >= link.end));
  const addresses = [email, ...links].map((fact) => fact?.text ?? '').join(' ');
  const head = top.length > 0 ? top : read.blocks.slice(0, topBlocks);
  const name =
    labelledName(own.slice(0, placeBlocks)) ??
    labelledName(read.blocks.slice(0, 4)) ??
    findName(head, read.blocks, addresses);
  const placed = own.length > 0 ? own.slice(0, placeBlocks) : read.blocks.slice(0, 8);
  const around = name === null ? [] : besideName(read, name);
  return {
    name,
    email,
    phone: findPhone(own) ?? findPhone(read.blocks.slice(0, 40)) ?? findPhone(read.blocks),
    place:
      findPlace(placed, name, true) ??
      findPlace(around, name, true) ??
      findPlace(besideAddress(read, email), name, true) ??
      labelledPlace(read.blocks),
    links,
    headline: findHeadline([...top, ...around], name),
  };
}

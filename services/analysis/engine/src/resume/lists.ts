import { languageNamed } from '../catalogue/languages.js';
import type { Block } from '../layout/read-text.js';
import { findRanges } from '../text/dates.js';
import { type Phrase, phraseAt } from '../layout/phrases.js';
import type { Section } from './sections.js';

const level =
  /^(?:\(?(?:advanced|intermediate|beginner|basic|expert|proficient|fluent|native(?: speaker)?|good|excellent|very good|elementary|novice|master|strong|familiar|working knowledge|nâng cao|trung bình|cơ bản|thành thạo|khá|tốt|giỏi|chuyên gia|sơ cấp|trung cấp|cao cấp|thông thạo|xuất sắc)\)?|[★☆●○•◦■□▪\s]+|\d{1,3}\s?%|\d(?:[.,]\d)?\s?\/\s?(?:5|10)|\d+\+?\s*(?:years?|yrs?|năm)(?:\s+(?:of\s+)?(?:experience|kinh nghiệm))?)$/iu;

const wordsMax = 7;

/** The items of a list line: cut at commas, semicolons, bars and dots, never inside brackets. */
function itemsOf(text: string, start: number): Phrase[] {
  const items: Phrase[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i <= text.length; i += 1) {
    const sign = text[i] ?? ',';
    if (sign === '(') depth += 1;
    if (sign === ')') depth = Math.max(0, depth - 1);
    const dot = sign === '.' && /^\s+\p{Lu}/u.test(text.slice(i + 1, i + 4));
    if (i === text.length || (depth === 0 && (/[,;|·•\t]/.test(sign) || dot))) {
      items.push(phraseAt(text.slice(from, i), start + from));
      from = i + 1;
    }
  }
  return items
    .map((item) => ({ ...item, text: item.text.replace(/\.$/, '') }))
    .map((item) => ({ ...item, end: item.start + item.text.length }))
    .filter((item) => /[\p{L}\p{N}]/u.test(item.text));
}

/** A line that only names the group of the list below it (`Web Frameworks` / `Intermediate` / `React, Vue`). */
function isGroupName(block: Block, cell: number, next: Block | undefined, after: Block | undefined): boolean {
  const below = next?.cells[cell]?.text ?? next?.cells[0]?.text ?? '';
  const further = after?.cells[cell]?.text ?? after?.cells[0]?.text ?? '';
  const own = block.cells[cell]?.text ?? '';
  if (/[,;|]/.test(own)) return false;
  if (level.test(below)) return /[,;|·]/.test(further);
  return block.bold && next?.bold === false && /[,;|·]/.test(below);
}

const withoutLabel = (text: string): number => {
  const match = /^[^:,;]{2,42}:\s*/.exec(text);
  return match ? match[0].length : 0;
};
const languageLabel = /^(?:languages?|ngoại ngữ|ngôn ngữ|foreign languages?)\s*:/iu;
/** `English: IELTS 6.0`, `Tiếng Anh: đọc hiểu tài liệu`: one language and its level on a line. */
const isLanguageLine = (text: string): boolean => {
  const label = /^[^:]{3,24}(?=:)/.exec(text)?.[0];
  return label !== undefined && languageNamed(label)?.rest === '';
};

function itemsOfCell(text: string, start: number): Phrase[] {
  if (isLanguageLine(text)) return [];
  if (
    languageLabel.test(text) &&
    itemsOf(text.replace(languageLabel, ''), 0).every((item) => languageNamed(item.text))
  )
    return [];
  const at = withoutLabel(text);
  return itemsOf(text.slice(at), start + at).filter((item) => {
    const words = item.text.split(/\s+/).length;
    return words <= wordsMax && item.text.length <= 60 && !level.test(item.text);
  });
}

/** The skills a skills section lists, as written. A side bar ends where the page's head with the name begins. */
export function listedSkills(sections: readonly Section[], name: Phrase | null): Phrase[] {
  const found: Phrase[] = [];
  for (const section of sections.filter((s) => s.kind === 'skills'))
    for (const [i, block] of section.blocks.entries()) {
      if (name !== null && block.start <= name.start && name.end <= block.end) break;
      for (const [c, cell] of block.cells.entries()) {
        if (isGroupName(block, c, section.blocks[i + 1], section.blocks[i + 2])) continue;
        found.push(...itemsOfCell(cell.text, cell.start));
      }
    }
  const seen = new Set<string>();
  return found.filter((item) => {
    const key = item.text.toLowerCase();
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}

const proof = /\b(?:ielts|toeic|toefl|jlpt|hsk|topik|delf|dalf|cefr|[abc][12]|n[1-5])\b.*/iu;

export interface KnownLanguage {
  readonly name: string;
  readonly level: string | null;
  readonly at: Phrase;
}

/** Languages with their levels: from their own section, and from `Language:` lines elsewhere. */
export function listedLanguages(sections: readonly Section[]): KnownLanguage[] {
  const found: KnownLanguage[] = [];
  const add = (at: Phrase, below: string | undefined): void => {
    const named = languageNamed(at.text);
    if (!named || found.some((language) => language.name.toLowerCase() === named.name.toLowerCase())) return;
    const rest = named.rest.replace(/^[\s:(–-]+|[\s).]+$/g, '').replace(/^in\s+|\s+in$/gi, '');
    const next = below && level.test(below) ? below : null;
    found.push({ name: named.name, level: rest === '' ? next : rest, at });
  };
  for (const section of sections)
    for (const [i, block] of section.blocks.entries())
      for (const cell of block.cells) {
        const labelled = languageLabel.exec(cell.text);
        const certificate = section.kind === 'certifications' && proof.test(cell.text);
        const lone = isLanguageLine(cell.text);
        if (section.kind !== 'languages' && !labelled && !certificate && !lone) continue;
        if (lone) {
          add(phraseAt(cell.text, cell.start), undefined);
          continue;
        }
        const skip = labelled ? labelled[0].length : 0;
        for (const item of itemsOf(cell.text.slice(skip), cell.start + skip))
          add(item, section.blocks[i + 1]?.text);
      }
  return found;
}

/** Entries of certificates, awards and the like: one each line, dates and issuers left on it. */
export function listedEntries(sections: readonly Section[], kind: Section['kind']): Phrase[] {
  return sections
    .filter((section) => section.kind === kind)
    .flatMap((section) => section.blocks.flatMap((block) => block.cells))
    .filter((cell) => cell.text.length > 4 && cell.text.length <= 160 && /\p{L}{2}/u.test(cell.text))
    .map((cell) => phraseAt(cell.text, cell.start));
}

export interface Project {
  readonly name: Phrase;
  readonly body: readonly Block[];
}

/** Projects: a short line that is no list item names one; what follows tells of it. */
export function listedProjects(sections: readonly Section[]): Project[] {
  const projects: { name: Phrase; body: Block[] }[] = [];
  for (const section of sections.filter((s) => s.kind === 'projects'))
    for (const block of section.blocks) {
      const last = projects[projects.length - 1];
      if (/@|\(?\d{3}\)?[ -]\d{3}/.test(block.text)) continue;
      const cell = block.cells.find(
        (part) => /\p{L}{3}/u.test(part.text) && findRanges(part.text).length === 0,
      );
      const names =
        !block.bullet && block.text.length <= 90 && !/[.;]$/.test(block.text) && cell !== undefined;
      const roleLine = last !== undefined && last.body.length === 0 && !block.bold && block.text.length <= 60;
      if (names && (!last || block.bold || (last.body.length > 0 && !roleLine)))
        projects.push({ name: phraseAt(cell.text, cell.start), body: [] });
      else last?.body.push(block);
    }
  return projects;
}

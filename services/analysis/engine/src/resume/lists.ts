import { languageNamed } from '../catalogue/languages.js';
import type { Block } from '../layout/read-text.js';
import { findRanges } from '../text/dates.js';
import { type Phrase, phraseAt } from '../layout/phrases.js';
import type { Section } from './sections.js';
import { level } from './skill-items.js';

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

const languageLabel = /^(?:languages?|ngoại ngữ|ngôn ngữ|foreign languages?)\s*:/iu;
/** `English: IELTS 6.0`, `Tiếng Anh: đọc hiểu tài liệu`: one language and its level on a line. */
const isLanguageLine = (text: string): boolean => {
  const label = /^[^:]{3,24}(?=:)/.exec(text)?.[0];
  return label !== undefined && languageNamed(label)?.rest === '';
};

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

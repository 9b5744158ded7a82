import { matchSkills } from '../catalogue/skills.js';
import type { Phrase } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import { tokenize } from '../text/tokens.js';
import type { SkillLine } from '../report.js';
import type { Section } from './sections.js';
import { consent } from './lists.js';
import { isParagraph } from './prose.js';
import { toldSkills } from './told-skills.js';
import { endsOpen, isKnown, isSpoken, level, skillItems, wholeItems, wholePieces } from './skill-items.js';

const labelled = /^((?:(?!\.\s)[^:;|]){2,42}):\s*/;

/** What a line of a list is called, with its sign: `Machines, controls: `; `Excel, Word: good` has none. */
function labelOf(text: string): string {
  const found = labelled.exec(text);
  const [whole = '', name = ''] = found ?? [];
  const names = name.split(',');
  return names.length > 1 && names.some((one) => isKnown(one.trim())) ? '' : whole;
}
const listSign = /[,;|·•/]/;

/** A line that only names the group of the list below it (`Web Frameworks` / `Intermediate` / `React, Vue`). */
function isGroupName(block: Block, cell: number, next: Block | undefined, after: Block | undefined): boolean {
  const below = next?.cells[cell]?.text ?? next?.cells[0]?.text ?? '';
  const further = after?.cells[cell]?.text ?? after?.cells[0]?.text ?? '';
  const own = block.cells[cell]?.text ?? '';
  if (/[,;|]/.test(own)) return false;
  if (/:\s*$/.test(own)) return true;
  if (level.test(below)) return /[,;|·]/.test(further);
  return block.bold && next?.bold === false && listSign.test(below);
}

/** Rows of two cells whose second ones are lists: the first ones name groups. */
function hasLabelColumn(blocks: readonly Block[]): boolean {
  const rows = blocks.filter((block) => block.cells.length === 2);
  const lists = rows.filter((block) => listSign.test(block.cells[1]?.text ?? ''));
  return rows.length >= 2 && lists.length * 2 > rows.length;
}

/** `Tốt, tự viết được máy nhỏ`, `read only`: how well, in somebody's own words. */
const howWell =
  /^(?:(?:rất )?(?:tốt|khá|giỏi|thạo|cơ bản|trung bình|thành thạo)|(?:đọc|vẽ|viết|dùng|làm|nói|sửa) được|chỉ|chưa|không|biết|mới|ít|(?:very )?(?:good|strong|fair|basic|advanced|fluent|proficient|expert|beginner|intermediate)|daily|rarely|sometimes|never|read(?:ing)?|some|a little|only)(?!\p{L})/iu;
const notAtAll = /^(?:chưa(?! (?:thạo|giỏi|tốt))|không|never|none|no)(?!\p{L})/iu;

/** Rows of a name and how well it is known. */
function hasLevelColumn(blocks: readonly Block[]): boolean {
  const rows = blocks.filter((block) => block.cells.length === 2);
  const told = rows.filter((block) => howWell.test(block.cells[1]?.text ?? ''));
  return rows.length >= 3 && told.length * 2 > rows.length;
}

const namesMax = 4;
/** `Organ | mới học ba tháng`: one row of a name and how well it is known. */
const isLevelRow = ({ cells: [first, second, ...others] }: Block): boolean =>
  first !== undefined &&
  second !== undefined &&
  others.length === 0 &&
  first.text.split(/\s+/).length <= namesMax &&
  howWell.test(second.text);

function itemsOfLine(text: string, start: number, goesOn = false): Phrase[] {
  const at = labelOf(text).length;
  const label = text.slice(0, at).replace(/:\s*$/, '');
  if (at > 0 && isSpoken(label, text.slice(at))) return [];
  if (at > 0 && level.test(text.slice(at).trim())) return skillItems(label, start);
  // `Excel: pivot tables` names a skill and what it is used for.
  if (at > 0 && isKnown(label))
    return [...skillItems(label, start), ...skillItems(text.slice(at), start + at)];
  return skillItems(text.slice(at), start + at, goesOn);
}

function itemsOfSection({ blocks }: Section, name: Phrase | null): Phrase[] {
  const levels = hasLevelColumn(blocks);
  const labels = hasLabelColumn(blocks);
  const found: Phrase[] = [];
  let open = false;
  for (const [i, block] of blocks.entries()) {
    // A side bar ends where the page's head with the name begins.
    if (name !== null && block.start <= name.start && name.end <= block.end) break;
    const [first, second] = block.cells;
    const leveled = levels || isLevelRow(block);
    const row = (labels || leveled) && block.cells.length === 2 && first && second;
    if (row && leveled) {
      if (!notAtAll.test(second.text) && !isSpoken(first.text, ''))
        found.push(...itemsOfLine(first.text, first.start));
      continue;
    }
    if (row) {
      if (!isSpoken(first.text, second.text)) found.push(...itemsOfLine(second.text, second.start));
      continue;
    }
    // Sentences are read as such, not cut at their commas.
    const goesOn: boolean = open;
    const listed: boolean = wholeItems(block.text.slice(labelOf(block.text).length), 0, goesOn) !== null;
    open = listed && endsOpen(block.text);
    if (!listed && isParagraph(block) && toldSkills([block]).length > 0) continue;
    for (const [c, cell] of block.cells.entries())
      if (!isGroupName(block, c, blocks[i + 1], blocks[i + 2]))
        found.push(...itemsOfLine(cell.text, cell.start, goesOn));
  }
  return found;
}

const hobbyLabel = /^(?:sở thích|thói quen|hobbies|interests?|hobbies and interests)$/iu;

/** The lists of skills as a résumé writes them, labels and brackets kept; hobbies are told apart. */
export function skillLinesOf(
  sections: readonly Section[],
  name: Phrase | null,
): { readonly lines: SkillLine[]; readonly hobbies: string[] } {
  const lines: SkillLine[] = [];
  const hobbies: string[] = [];
  for (const { blocks } of sections.filter(({ kind }) => kind === 'skills')) {
    const labels = hasLabelColumn(blocks) || hasLevelColumn(blocks);
    let group: string | null = null;
    for (const [i, block] of blocks.entries()) {
      if (name !== null && block.start <= name.start && name.end <= block.end) break;
      // A group's name heads the list right below it.
      const heading: string | null = group;
      const [only] = block.cells;
      group =
        block.cells.length === 1 && only && isGroupName(block, 0, blocks[i + 1], blocks[i + 2])
          ? only.text.replace(/\s*:\s*$/, '')
          : null;
      if (isParagraph(block) && toldSkills([block]).length > 0) continue;
      const [first, second] = block.cells;
      const rows =
        (labels || isLevelRow(block)) && block.cells.length === 2 && first && second
          ? [{ label: first.text, text: second.text }]
          : block.cells
              .filter((_, c) => !isGroupName(block, c, blocks[i + 1], blocks[i + 2]))
              .map(({ text }) => {
                const label = labelOf(text);
                const rest = text.slice(label.length);
                // `Forklift: 9 years` and `Excel: advanced` tell how well.
                return label === '' || level.test(rest.trim())
                  ? { label: block.cells.length === 1 ? heading : null, text }
                  : { label: label.replace(/:\s*$/, ''), text: rest };
              });
      for (const { label, text } of rows) {
        if (isSpoken(label ?? 'languages', text) || consent.test(`${label ?? ''} ${text}`)) continue;
        const items = wholePieces(text);
        if (label !== null && hobbyLabel.test(label)) hobbies.push(...items);
        else if (items.length > 0) lines.push({ label, items });
      }
    }
  }
  return { lines, hobbies };
}

const toolsLabel =
  /^(?:environment|technolog(?:y|ies)|tools?|tech(?:nical|nology)? stack|stack|software|platforms?|frameworks?|programming languages?|languages? and tools|skills|key skills|tools (?:and|&) technologies|technologies (?:and|&) tools|công nghệ|môi trường|công cụ|ngôn ngữ lập trình|phần mềm|kỹ năng)(?:\s+(?:used|sử dụng|applied|dùng|phát triển|involved|set))?\s*:\s*/iu;

/** `Environment: Java, Oracle` within a job or a project is a list of skills. */
function itemsOfTools(blocks: readonly Block[]): Phrase[] {
  return blocks.flatMap((block) => {
    const label = toolsLabel.exec(block.text);
    return label ? skillItems(block.text.slice(label[0].length), block.start + label[0].length) : [];
  });
}

const denied = /(?:^|[^\p{L}])(?:no|not|without|never|lack|none|chưa|không|khong|chua)(?![\p{L}])/iu;

/** Skills of the catalogue that the work itself names; where something is denied nothing is taken. */
function itemsOfWork(blocks: readonly Block[]): { phrase: Phrase; id: string }[] {
  return blocks.flatMap((block) =>
    denied.test(block.text)
      ? []
      : matchSkills(block.text, tokenize(block.text))
          .filter(({ value }) => value.kind !== 'soft')
          .map(({ start, end, value }) => ({
            phrase: {
              text: block.text.slice(start, end),
              start: block.start + start,
              end: block.start + end,
            },
            id: value.id,
          })),
  );
}

function unique(items: readonly Phrase[]): Phrase[] {
  const seen = new Set<string>();
  return items.filter(({ text }) => {
    const key = text.toLowerCase();
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}

/** Ids of the catalogue's skills among listed items. */
const idsOf = (items: readonly Phrase[]): Set<string> =>
  new Set(items.flatMap(({ text }) => matchSkills(text, tokenize(text), true).map(({ value }) => value.id)));

const telling: readonly Section['kind'][] = ['contact', 'summary', 'other', 'skills', 'certifications'];

/** The skills that a résumé lists, in sections and in lines of tools, as written. */
export const listedSkills = (
  sections: readonly Section[],
  work: readonly Block[],
  name: Phrase | null,
): Phrase[] =>
  unique([
    ...sections.filter((s) => s.kind === 'skills').flatMap((s) => itemsOfSection(s, name)),
    ...itemsOfTools(work),
    ...toldSkills(sections.filter((s) => telling.includes(s.kind)).flatMap((s) => s.blocks)),
  ]);

/** `Revit`, `IFRS`: written as a name; in Vietnamese a capital only begins the sentence. */
const isName = ({ phrase: { text } }: { phrase: Phrase }): boolean => /^[A-Z][ -~]*[A-Za-z\d+#]$/.test(text);

/** Skills that jobs and projects name and no list does, each once; of a summary only what is written as a name. */
export function usedSkills(
  listed: readonly Phrase[],
  work: readonly Block[],
  summary: readonly Block[],
): Phrase[] {
  const seen = idsOf(listed);
  return [...itemsOfWork(work), ...itemsOfWork(summary).filter(isName)]
    .filter(({ id }) => !seen.has(id) && seen.add(id) !== undefined)
    .map(({ phrase }) => phrase);
}

import { looksLikeOrganisation, titleScore } from '../layout/phrases.js';
import type { Block, ReadText } from '../layout/read-text.js';
import { findRanges } from '../text/dates.js';
import { withDatesAbove } from './entry-lines.js';
import { headerLabel } from './header-labels.js';
import { namesSchool } from './school-names.js';
import { degreeAt } from './study-patterns.js';
import { sentencesWithDates, sentencesWithStudies, sentencesWithTitles } from './prose.js';
import { kindByContent } from './unnamed-sections.js';
import {
  headingKind,
  inlineHeading,
  type SectionKind,
  styledHeadingKind,
  toldKind,
} from '../catalogue/section-headings.js';

export interface Section {
  readonly kind: SectionKind;
  /** The heading as written; empty for what stands before the first one. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

interface Style {
  readonly size: number | null;
  readonly bold: boolean;
  readonly capitals: boolean;
  readonly heading: boolean;
  /** What its writer set before it, as `#` or `■`. */
  readonly sign: string;
}

const leadingSign = /^[♥★►▶❖✦✧◆◇■□➤»>#=~](?=[\s\p{L}#=~])/u;
const signOf = (text: string): string => leadingSign.exec(text)?.[0] ?? '';

/** `TIẾN TRÌNH CÔNG VIỆC (mới nhất trước)` is in capitals: what stands in brackets only remarks. */
const withoutRemark = (text: string): string => text.replace(/\s*\([^()]{1,40}\)\s*:?\s*$/u, '');
const isCapitals = (text: string): boolean => {
  const bare = withoutRemark(text);
  return bare === bare.toUpperCase() && /\p{Lu}/u.test(bare);
};
const styleOf = (block: Block): Style => ({
  size: block.size,
  bold: block.bold,
  capitals: isCapitals(block.text),
  heading: block.heading,
  sign: signOf(block.text),
});
const sameStyle = (a: Style, b: Style): boolean =>
  a.heading === b.heading &&
  a.bold === b.bold &&
  a.capitals === b.capitals &&
  a.sign === b.sign &&
  Math.abs((a.size ?? 0) - (b.size ?? 0)) < 0.3;

const middleSize = (blocks: readonly Block[]): number => {
  const sizes = blocks
    .flatMap((block) => (block.size === null ? [] : [block.size]))
    .toSorted((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
};

const short = (block: Block): boolean =>
  block.cells.length === 1 && block.text.length <= 48 && block.text.split(' ').length <= 6 && !block.bullet;

/** A line that looks like a heading, whatever it says. */
function looksStyled(block: Block, body: number): boolean {
  const told = toldKind(block.text) !== null || styledHeadingKind(block.text) !== null;
  if (!short(block) || (!told && /[,;@|]|\d{4}|[.!]$/.test(block.text))) return false;
  return (
    block.heading ||
    signOf(block.text) !== '' ||
    isCapitals(block.text) ||
    (block.size ?? 0) > body + 0.8 ||
    block.bold
  );
}

/** As many headings show how the others look. */
const certainMin = 2;

function kindsOf(blocks: readonly Block[]): Map<Block, SectionKind> {
  const body = middleSize(blocks);
  const kinds = new Map<Block, SectionKind>();
  const certain: Style[] = [];
  const likely: Block[] = [];
  for (const block of blocks) {
    const text = block.text.replace(/\s*:\s*$/, '');
    const alone = block.cells.length === 1 ? headingKind(text) : null;
    const kind = alone ?? (looksStyled(block, body) ? styledHeadingKind(text) : null);
    if (!kind) continue;
    kinds.set(block, kind);
    if (alone) certain.push(styleOf(block));
    else likely.push(block);
  }
  // `Central Board of Secondary Education`, in bold and in no heading's look, is a school.
  for (const block of likely)
    if (certain.length >= certainMin && !certain.some((style) => sameStyle(style, styleOf(block))))
      kinds.delete(block);
  // Lines in the very look of the known headings are headings of sections we have no name for.
  const marks = certain.filter(
    (style) => style.heading || style.capitals || style.sign !== '' || (style.size ?? 0) > body + 0.8,
  );
  for (const [i, block] of blocks.entries()) {
    // Where nothing stands below it, a line heads nothing.
    const below = blocks[i + 1];
    if (!below || kinds.has(below)) continue;
    if (kinds.has(block) || i < 2 || !short(block) || /[,;@|\d]|[.!?]$/.test(block.text)) continue;
    // `CBSE` and `SSLC` are capitals by nature.
    if (/^\S{1,6}$/.test(block.text) || degreeAt(block.text) === 0) continue;
    if (namesSchool(block.text) || namesEmployer(block, blocks[i - 1], blocks[i + 1])) continue;
    if (headsPosition(block, blocks.slice(i + 1, i + 3))) continue;
    const style = styleOf(block);
    const votes = marks.filter((mark) => sameStyle(mark, style)).length;
    if (votes >= 2 && votes >= certain.length / 2) kinds.set(block, 'other');
  }
  return demoteGroups(blocks, kinds);
}

const nothingButDates = /^(?:to |till )?(?:present|current|hiện tại|hiện nay)$/iu;

/** A name in capitals between a title and dates is an employer and no heading. */
function namesEmployer(block: Block, above: Block | undefined, below: Block | undefined): boolean {
  if (looksLikeOrganisation(block.text)) return true;
  const dated =
    below !== undefined && (nothingButDates.test(below.text) || findRanges(below.text).length > 0);
  return dated && above !== undefined && !above.bullet && titleScore(above.text) === 2;
}

/** `HOTEL MANAGER` above an employer and dates is a title and no heading. */
const headsPosition = ({ text }: Block, below: readonly Block[]): boolean =>
  titleScore(text) === 2 && below.some((line) => !line.bullet && findRanges(line.text).length > 0);

const muchSmaller = 2.5;
/** `Đào tạo` over a card of skills, where this heading and others are set in letters much larger. */
const isMuchSmaller = (block: Block, parent: Block | null, kinds: ReadonlyMap<Block, SectionKind>): boolean =>
  block.size !== null &&
  parent?.size !== undefined &&
  parent.size !== null &&
  block.size <= parent.size - muchSmaller &&
  [...kinds.keys()].some((other) => other !== parent && other.size === parent.size);

/** Within a skills section, `Languages`, `Tools` and the like in a lesser look name a group, not a section. */
function demoteGroups(blocks: readonly Block[], kinds: Map<Block, SectionKind>): Map<Block, SectionKind> {
  let parent: Block | null = null;
  for (const block of blocks) {
    const kind = kinds.get(block);
    if (!kind) continue;
    const style = styleOf(block);
    const inSkills = parent !== null && kinds.get(parent) === 'skills' && !sameStyle(styleOf(parent), style);
    const lesser = inSkills && kind === 'skills' && (style.size ?? 0) <= (parent?.size ?? 0);
    if (lesser || (inSkills && isMuchSmaller(block, parent, kinds))) kinds.delete(block);
    else parent = block;
  }
  return kinds;
}

/** The part of a block after an inline heading, as a block of its own. */
function tailOf(block: Block, at: number): Block {
  const cells = block.cells
    .map((cell) => ({ ...cell, start: Math.max(cell.start, block.start + at) }))
    .filter((cell) => cell.end > cell.start)
    .map((cell) => ({
      start: cell.start,
      end: cell.end,
      text: block.text.slice(cell.start - block.start, cell.end - block.start),
    }));
  return { ...block, start: block.start + at, text: block.text.slice(at), cells, bold: false };
}

const beforeJobs: readonly SectionKind[] = ['contact', 'summary', 'other', 'skills'];
const formLines = 3;

/** `Employer: …` and `Designation: …` under each other begin the jobs, whatever heading is missing. */
function startsForm(blocks: readonly Block[], at: number): boolean {
  const field = headerLabel(blocks[at]?.text ?? '')?.field;
  if (field !== 'company' && field !== 'title') return false;
  const wanted = field === 'company' ? 'title' : 'company';
  return blocks.slice(at + 1, at + formLines).some(({ text }) => headerLabel(text)?.field === wanted);
}

/** `Honors: …` and `Activities: …` of one study stand above the next one's school. */
function studiesGoOn(blocks: readonly Block[], at: number, kinds: ReadonlyMap<Block, SectionKind>): boolean {
  const next = blocks.slice(at + 1).find(({ text }) => inlineHeading(text) === null);
  return (
    next !== undefined &&
    !kinds.has(next) &&
    !next.bullet &&
    (namesSchool(next.text) || degreeAt(next.text) === 0)
  );
}

/** The résumé cut at its headings, in reading order. */
export function sectionsOf(read: ReadText): Section[] {
  const kinds = kindsOf(read.blocks);
  const named = new Set(kinds.values());
  // A page that writes `Education: …` and has no heading of its own for it heads its sections within lines.
  const inlineKinds = read.blocks.flatMap((block) =>
    block.bullet ? [] : (inlineHeading(block.text)?.kind ?? []),
  );
  const missing = new Set(inlineKinds.filter((kind) => kind !== 'contact' && !named.has(kind)));
  // `kinh nghiệm:` and `học vấn:` on lines of their own: `kỹ năng: Word, Excel` is headed in the same way.
  const colons = [...kinds.keys()].filter(({ text }) => /:\s*$/.test(text)).length;
  const inlineStyle = missing.size >= 2 || (missing.size > 0 && colons >= 2 && colons === kinds.size);
  const sections: { kind: SectionKind; title: string; blocks: Block[] }[] = [
    { kind: 'contact', title: '', blocks: [] },
  ];
  for (const [i, block] of read.blocks.entries()) {
    const kind = kinds.get(block);
    const current = sections[sections.length - 1];
    if (kind) sections.push({ kind, title: block.text, blocks: [] });
    else if (current && startsForm(read.blocks, i) && beforeJobs.includes(current.kind))
      sections.push({ kind: 'experience', title: '', blocks: [block] });
    else {
      const inline = inlineHeading(block.text);
      const starts =
        inline !== null &&
        current !== undefined &&
        !(current.kind === 'education' && studiesGoOn(read.blocks, i, kinds)) &&
        opensSection(inline.kind, current.kind, block, inlineStyle);
      if (inline && starts)
        sections.push({
          kind: inline.kind,
          title: block.text.slice(0, block.text.search(/[:\t]/)),
          blocks: [tailOf(block, inline.contentAt)],
        });
      else current?.blocks.push(block);
    }
  }
  const present = new Set(sections.map(({ kind }) => kind));
  return withoutInnerHeadings(sections)
    .filter((section) => section.blocks.length > 0)
    .map(({ kind, title, blocks }) => ({ kind: kindByContent(kind, title, blocks, present), title, blocks }))
    .map((section) => (listsStudies(section) ? { ...section, kind: 'education' as const } : section))
    .map((section) =>
      section.kind === 'experience'
        ? {
            ...section,
            blocks: withDatesAbove(section.blocks).flatMap(sentencesWithDates).flatMap(sentencesWithTitles),
          }
        : section.kind === 'education'
          ? { ...section, blocks: section.blocks.flatMap(sentencesWithDates).flatMap(sentencesWithStudies) }
          : section,
    );
}

/** `Qualifications` heads a summary in one country and the studies in another: its lines tell. */
function listsStudies({ kind, title, blocks }: Section): boolean {
  const studies = blocks.filter(({ text }) => degreeAt(text) >= 0 && namesSchool(text));
  return kind === 'summary' && /qualification|trình độ/iu.test(title) && studies.length * 2 > blocks.length;
}

const innerHeading =
  /^(?:key )?(?:accomplishments?|achievements?|skills used|responsibilities|highlights|thành tích(?: nổi bật| đạt được)?)\W*$/iu;

/** `Accomplishments` within a job is no section: more jobs with dates follow below it. */
function withoutInnerHeadings<S extends { kind: SectionKind; title: string; blocks: Block[] }>(
  sections: readonly S[],
): S[] {
  const kept: S[] = [];
  for (const section of sections) {
    const last = kept[kept.length - 1];
    const inner = last?.kind === 'experience' && innerHeading.test(section.title);
    if (
      last &&
      inner &&
      section.blocks.some(
        (block) => !block.bullet && block.text.length <= 60 && findRanges(block.text).length > 0,
      )
    )
      last.blocks.push(...section.blocks);
    else kept.push(section);
  }
  return kept;
}

/** Sections that a line within a job does not open: there it names a part of the job. */
const partsOfJob: readonly SectionKind[] = [
  'contact',
  'experience',
  'projects',
  'awards',
  'summary',
  'other',
  'skills',
];

/** `Languages: Java, Go` inside a skills section is a group of it; elsewhere a line may open a section. */
function opensSection(kind: SectionKind, current: SectionKind, block: Block, inlineStyle: boolean): boolean {
  if (kind === current || block.bullet || kind === 'contact') return false;
  if (inlineStyle)
    return kind !== 'projects' && !(current === 'skills' && (kind === 'languages' || kind === 'other'));
  if (current === 'experience' || current === 'projects') return !partsOfJob.includes(kind);
  return kind !== 'experience' && kind !== 'projects' && current !== 'skills';
}

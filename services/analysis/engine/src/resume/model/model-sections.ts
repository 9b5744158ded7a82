import {
  headingKind,
  inlineHeading,
  type SectionKind,
  styledHeadingKind,
} from '../../catalogue/section-headings.js';
import type { Block } from '../../layout/read-text.js';
import type { Section } from '../sections.js';
import { isHeading, kindOfRole, type LineRole } from './roles.js';

interface Draft {
  kind: SectionKind;
  readonly title: string;
  readonly blocks: Block[];
  readonly headed: boolean;
}

const columnsMin = 3;

/** The kind that most letters of some lines have. */
function mostKind(
  lines: readonly { readonly kind: SectionKind; readonly block: Block }[],
): SectionKind | null {
  const letters = new Map<SectionKind, number>();
  for (const { kind, block } of lines) letters.set(kind, (letters.get(kind) ?? 0) + block.text.length);
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** What a heading announces: as its own words say, else as the lines below it do. */
function kindOf(
  text: string,
  role: LineRole,
  below: readonly { kind: SectionKind; block: Block }[],
): SectionKind {
  const bare = text.replace(/\s*:\s*$/, '');
  const said = mostKind(below) ?? kindOfRole(role);
  const known = headingKind(bare) ?? styledHeadingKind(bare);
  // `Publications` and the like have no role of their own.
  return known === 'publications' && (said === 'awards' || said === 'other') ? known : said;
}

/** `Interests: choir`: the line without the heading that it begins with. */
function withoutHeading(block: Block, kind: SectionKind): { title: string; block: Block } {
  const inline = inlineHeading(block.text);
  if (!inline || inline.kind !== kind) return { title: '', block };
  const at = inline.contentAt;
  const cells = block.cells
    .map((cell) => ({ ...cell, start: Math.max(cell.start, block.start + at) }))
    .filter((cell) => cell.end > cell.start)
    .map(({ start, end }) => ({
      start,
      end,
      text: block.text.slice(start - block.start, end - block.start),
    }));
  const rest = { ...block, start: block.start + at, text: block.text.slice(at), cells, bold: false };
  return { title: block.text.slice(0, block.text.search(/[:\t]/)), block: rest };
}

/** The résumé cut where its headings stand, and where its lines begin to tell of something else. */
export function modelSections(blocks: readonly Block[], roles: readonly LineRole[]): Section[] {
  const lines = blocks.map((block, i) => ({
    block,
    role: roles[i] ?? 'O',
    kind: kindOfRole(roles[i] ?? 'O'),
  }));
  const sections: Draft[] = [{ kind: 'contact', title: '', blocks: [], headed: false }];
  for (const [i, { block, role, kind }] of lines.entries()) {
    const current = sections.at(-1);
    if (isHeading(role)) {
      const after = lines.slice(i + 1);
      const next = after.findIndex((line) => isHeading(line.role));
      const below = next < 0 ? after : after.slice(0, next);
      sections.push({ kind: kindOf(block.text, role, below), title: block.text, blocks: [], headed: true });
    } else if (
      current === undefined ||
      (kind !== current.kind &&
        !(current.headed && current.blocks.length === 0) &&
        !(kind === 'other' && block.cells.length >= columnsMin))
    ) {
      const { title, block: rest } = withoutHeading(block, kind);
      sections.push({ kind, title, blocks: [rest], headed: title !== '' });
    } else current.blocks.push(block);
  }
  return sections
    .filter(({ blocks: own }) => own.length > 0)
    .map(({ kind, title, blocks: own }) => ({ kind, title, blocks: own }));
}

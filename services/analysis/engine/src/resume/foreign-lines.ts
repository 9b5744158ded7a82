import type { Block } from '../layout/read-text.js';
import type { Position } from './experience.js';
import type { Section } from './sections.js';

/** Which lines of a position stand below a heading that rules know by its look and no list by its words. */
function linesBelow({ body }: Position, headings: ReadonlySet<string>): Block[] {
  const at = body.findIndex(({ text, bullet, start }) => !bullet && headings.has(`${start} ${text}`));
  return at < 0 ? [] : body.slice(at);
}

export interface Parted {
  readonly positions: readonly Position[];
  readonly sections: readonly Section[];
}

/**
 * `Scripting and cloud` below the last position, in the look of the other headings, begins a section of its own: what stands
 * there was not done in that position. `ruled` are the sections as rules cut them.
 */
export function withoutForeign(
  { positions, sections }: Parted,
  ruled: readonly Section[],
  blocks: readonly Block[],
): Parted {
  const titles = new Set(
    ruled.filter(({ kind, title }) => kind === 'other' && title !== '').map((s) => s.title),
  );
  const headings = new Set(
    blocks.filter(({ text }) => titles.has(text)).map(({ start, text }) => `${start} ${text}`),
  );
  const last = positions.reduce<Position | null>((late, position) => {
    const [start, other] = [position.header[0]?.start ?? 0, late?.header[0]?.start ?? -1];
    return start > other ? position : late;
  }, null);
  const foreign = last ? linesBelow(last, headings) : [];
  const [heading, ...rest] = foreign;
  if (!last || !heading || rest.length === 0) return { positions, sections };
  const gone = new Set(foreign.map(({ start }) => start));
  const kept = sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter(({ start }) => !gone.has(start)),
  }));
  const held = sections.find((section) => section.blocks.some(({ start }) => gone.has(start)));
  const at = held ? sections.indexOf(held) + 1 : kept.length;
  return {
    positions: positions.map((position) =>
      position === last
        ? { ...position, body: position.body.filter(({ start }) => !gone.has(start)) }
        : position,
    ),
    sections: [
      ...kept.slice(0, at),
      { kind: 'other' as const, title: heading.text, blocks: rest },
      ...kept.slice(at),
    ],
  };
}

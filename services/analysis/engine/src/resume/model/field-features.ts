import type { Block } from '../../layout/read-text.js';
import { fold } from '../../text/fold.js';
import { type Chunk, chunksOf } from './chunks.js';

/** A word or sign of an entry with its place in the text. */
export interface FieldToken {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The lines that name a position or a study, and the names of the columns they stand in. */
export interface EntryLines {
  readonly blocks: readonly Block[];
  readonly columns: readonly string[];
}

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}.'’&/+#_-]*|[^\s]/gu;
const tokensMax = 90;

const shapeOf = (text: string): string =>
  /^\d/.test(text)
    ? text.replace(/\d/g, '9').slice(0, 5)
    : /^\p{L}/u.test(text)
      ? text === text.toUpperCase()
        ? text.length > 1
          ? 'XX'
          : 'X'
        : /^\p{Lu}/u.test(text)
          ? 'Xx'
          : 'x'
      : text;

interface Placed extends FieldToken {
  readonly chunk: Chunk | null;
  readonly index: number;
  readonly line: number;
  readonly cell: number;
  readonly inBrackets: boolean;
}

function placedTokens(blocks: readonly Block[]): Placed[] {
  return blocks.flatMap((block, line) => {
    const chunks = chunksOf(block.text);
    let depth = 0;
    return [...block.text.matchAll(word)].map(({ 0: text, index }): Placed => {
      if (text === '(') depth += 1;
      const at = chunks.findIndex(({ start, end }) => start <= index && index < end);
      const start = block.start + index;
      const placed = {
        start,
        end: start + text.length,
        text,
        chunk: chunks[at] ?? null,
        index: at,
        line,
        cell: block.cells.findIndex((cell) => cell.start <= start && start < cell.end),
        inBrackets: depth > 0,
      };
      if (text === ')') depth = Math.max(0, depth - 1);
      return placed;
    });
  });
}

const bucket = (value: number, steps: readonly number[]): number =>
  steps.filter((step) => value >= step).length;

const columnWord = (name: string): string =>
  fold(name)
    .match(/\p{L}+/gu)
    ?.slice(0, 2)
    .join(' ') ?? '';

const isDated = ({ look }: Chunk): boolean => /[DY9]/.test(look);
/** How many chunks of a line stand before one, dates not counted. */
const nthOf = (chunks: readonly Chunk[], index: number): number =>
  index < 0 ? -1 : chunks.slice(0, index).filter((chunk) => !isDated(chunk)).length;

/** What stands where in the lines of an entry: the look of each chunk by line and number. */
function slotsOf({ blocks }: EntryLines): Map<string, string> {
  const slots = new Map<string, string>();
  for (const [line, { text }] of blocks.entries()) {
    const chunks = chunksOf(text);
    for (const [index, chunk] of chunks.entries())
      if (!isDated(chunk)) slots.set(`${line}/${nthOf(chunks, index)}`, chunk.look);
  }
  return slots;
}

/** Looks that tell which field stands somewhere. */
const telling = ['T', 'O', 'S', 'G', 'P', 'F'] as const;

/** What the other entries have where a word stands, and beside it: people write all entries of a résumé in one form. */
function peerFeatures(
  entry: EntryLines,
  all: readonly EntryLines[],
): (slot: string, look: string) => string[] {
  const peers = all
    .filter((other) => other !== entry && other.blocks.length === entry.blocks.length)
    .map(slotsOf);
  if (peers.length === 0) return () => [];
  const told = new Map(
    [...slotsOf(entry).keys()].map((slot) => [slot, peers.flatMap((slots) => slots.get(slot) ?? [])]),
  );
  return (slot, look) => {
    const here = told.get(slot) ?? [];
    const beside = [...told].flatMap(([other, looks]) => (other === slot ? [] : looks));
    return telling.flatMap((kind) => [
      ...(here.includes(kind) ? [`peer=${kind}`, `peer=${kind} ${look}`] : []),
      ...(beside.includes(kind) && !here.includes(kind) ? [`beside=${kind} ${look}`] : []),
    ]);
  };
}

/** The words of an entry's header and what each is known by; `all` are the entries of the same résumé. */
export function fieldFeatures(
  entry: EntryLines,
  all: readonly EntryLines[],
): {
  tokens: FieldToken[];
  features: string[][];
} {
  const { blocks, columns } = entry;
  const tokens = placedTokens(blocks).slice(0, tokensMax);
  const lines = blocks.map(({ text }) => chunksOf(text));
  const ofPeers = peerFeatures(entry, all);
  const everywhere = lines.flat().map(({ look }) => look);
  const features = tokens.map((token, i): string[] => {
    const { chunk, index, line, inBrackets, cell } = token;
    const block = blocks[line];
    const own = lines[line] ?? [];
    const look = chunk?.look ?? '-';
    const [left, right] = [own[index - 1], own[index + 1]];
    const before = left?.look ?? (line === 0 ? '^' : `/${lines[line - 1]?.at(-1)?.look ?? ''}`);
    const after = right?.look ?? (line === blocks.length - 1 ? '$' : `/${lines[line + 1]?.[0]?.look ?? ''}`);
    const folded = fold(token.text);
    const near = (offset: number): string => {
      const other = tokens[i + offset];
      return other ? fold(other.text) : '^';
    };
    const isFirst = chunk !== null && token.start - (block?.start ?? 0) === chunk.start;
    const isLast = chunk !== null && token.end - (block?.start ?? 0) === chunk.end;
    const edge = `${isFirst ? '[' : ''}${isLast ? ']' : ''}`;
    const signBefore = chunk?.sign ?? '';
    const signAfter = right?.sign ?? '';
    const others = [...'TtOSGPDYF'].filter(
      (kind) => everywhere.filter((each) => each === kind).length > (look === kind ? 1 : 0),
    );
    const nth = nthOf(own, index);
    const shape = shapeOf(token.text);
    const lineAt = `${Math.min(line, 3)}/${Math.min(blocks.length, 4)}`;
    const column = (block?.cells.length ?? 1) > 1 ? `${cell}/${Math.min(block?.cells.length ?? 1, 5)}` : '';
    const words = bucket(chunk?.words ?? 0, [2, 3, 5, 7, 10]);
    return [
      'b',
      `w=${folded}`,
      `w=${folded} ${look}`,
      `-1=${near(-1)}`,
      `+1=${near(1)}`,
      `-2=${near(-2)}`,
      `+2=${near(2)}`,
      `p=${folded.slice(0, 4)}`,
      `e=${folded.slice(-3)}`,
      `shape=${shape}`,
      `shape=${shape} ${look}`,
      `look=${look}${edge}`,
      `look=${look} ${edge} ${signBefore}`,
      `${look} ${before}`,
      `${look} ${after}`,
      `${before} ${look} ${after}`,
      `sign=${signBefore} ${look} ${before}`,
      `sign+=${signAfter} ${look} ${after}`,
      `line=${lineAt} ${look}`,
      `line=${lineAt} ${nth} ${edge}`,
      `nth=${nth} ${look} ${before}`,
      `n=${words} ${look}`,
      `others=${others.join('')} ${look}`,
      ...others.map((other) => `o=${other} ${look}`),
      ...[...'TOSG'].filter((kind) => !others.includes(kind)).map((kind) => `no=${kind} ${look}`),
      ...(column === '' ? [] : [`column=${column}`, `column=${column} ${look}`]),
      ...(columns.length > 0 && columns.length === block?.cells.length
        ? [`under=${columnWord(columns[cell] ?? '')}`]
        : []),
      ...(inBrackets ? [`( ${look}`, '('] : []),
      ...(block?.bold ? [`bold ${look}`] : []),
      ...(index === own.length - 1 ? [`last ${words}`] : []),
      ...ofPeers(`${line}/${nth}`, look),
      `first=${tokens[i - 1]?.line === line ? '' : lineAt}`,
    ];
  });
  return { tokens, features };
}

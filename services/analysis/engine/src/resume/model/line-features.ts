import { headingKind, styledHeadingKind } from '../../catalogue/section-headings.js';
import type { Block } from '../../layout/read-text.js';
import { fold } from '../../text/fold.js';
import { headerLabel, isColumnNames } from '../header-labels.js';
import { rowCells } from '../study-table.js';
import { chunksOf } from './chunks.js';

const wordsMax = 14;
const charsMax = 200;
const headingCharsMax = 60;

const wordsOf = (text: string): string[] =>
  (fold(text.slice(0, charsMax)).match(/[\p{L}\p{N}][\p{L}\p{N}+#'’]*/gu) ?? [])
    .slice(0, wordsMax)
    .map((word) => (/^\d+$/.test(word) ? `${word.length}0` : word));

const bucket = (value: number, steps: readonly number[]): number =>
  steps.filter((step) => value >= step).length;

const isCapitals = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{2}/u.test(text);

/** What one line looks like, whatever stands around it. */
interface Look {
  /** The looks of its chunks, with bars where cells end. */
  readonly chunks: string;
  readonly heading: string | null;
  readonly features: readonly string[];
  /** What its neighbours are told of it. */
  readonly told: readonly string[];
}

function sizeOf(block: Block, body: number): string {
  if (block.size === null || body === 0) return '';
  const more = block.size - body;
  return more > 4 ? '3' : more > 1.4 ? '2' : more > 0.4 ? '1' : more < -0.4 ? '-' : '0';
}

function lookOf(block: Block, body: number, manyBold: boolean): Look {
  const { text, cells, bullet } = block;
  const bare = text.replace(/\s*:\s*$/, '');
  const chunks = chunksOf(text);
  const looks = chunks
    .slice(0, 7)
    .map(({ look, sign }) => (sign === '\t' ? `|${look}` : look))
    .join('');
  const words = wordsOf(text);
  const count = text.split(/\s+/).length;
  const known = cells.length === 1 && !bullet ? headingKind(bare) : null;
  const styled = known === null && bare.length <= headingCharsMax ? styledHeadingKind(bare) : null;
  const capitals = isCapitals(text);
  const bold = block.bold && !manyBold;
  const size = sizeOf(block, body);
  const label = headerLabel(text)?.field;
  const short = bucket(count, [2, 3, 5, 7, 10, 14, 22, 35]);
  const ends = /[.!?;:,–-]$/u.exec(text)?.[0] ?? (/[)\]]$/.test(text) ? ')' : '');
  const first = /^\p{Lu}/u.test(text) ? 'U' : /^\p{Ll}/u.test(text) ? 'l' : /^\d/.test(text) ? '9' : 's';
  const style = `${bullet ? '-' : ''}${bold ? 'b' : ''}${capitals ? 'C' : ''}${block.heading ? 'h' : ''}${size}`;
  const lower = text.match(/(?<![\p{L}])\p{Ll}{2,}/gu)?.length ?? 0;
  const dated = /[DY]/.test(looks) ? (/D/.test(looks) ? 'D' : 'Y') : '';
  const alone = looks === 'D' || looks === 'Y';
  return {
    chunks: looks,
    heading: known,
    features: [
      ...words.map((word, i) => (i === 0 ? `f=${word}` : `w=${word}`)),
      ...words.map((word) => `w=${word}`),
      ...(words.length <= 6 ? words.map((word) => `sw=${word}`) : []),
      ...words.slice(0, 2).map((word, i) => `f2=${i === 0 ? '' : (words[0] ?? '')} ${word}`),
      ...words.filter((word) => word.length > 5).map((word) => `p=${word.slice(0, 4)}`),
      ...(words.length <= 5
        ? words.filter((word) => word.length > 4).map((word) => `e=${word.slice(-3)}`)
        : []),
      `c=${looks}`,
      `c2=${looks.slice(0, 2)}`,
      `c3=${looks.slice(0, 3)}`,
      ...[...new Set(looks)].map((look) => `has=${look}`),
      `style=${style}`,
      `style=${style} ${short}`,
      `n=${short}`,
      `cells=${Math.min(cells.length, 5)}`,
      `cells=${Math.min(cells.length, 5)}${dated}`,
      `ends=${ends}`,
      `ends=${ends} ${short}`,
      `first=${first}`,
      `lower=${bucket(lower, [1, 2, 4, 8])} ${dated}`,
      ...(dated === '' ? [] : [`dated=${dated}${alone ? '=' : ''} ${short}`]),
      ...(known ? [`hk=${known}`] : []),
      ...(styled ? [`hs=${styled}`, `hs=${styled} ${style}`] : []),
      ...(label ? [`label=${label}`] : []),
      ...(cells.length > 2 && isColumnNames(rowCells(block)) ? ['columns'] : []),
      ...(/\d/.test(text) ? ['digit'] : []),
      ...(/[(]/.test(text) ? ['('] : []),
      ...(/:\s/.test(text) ? [`colon ${bucket(text.search(/:\s/), [10, 20, 40])}`] : []),
      ...((text.match(/,/g)?.length ?? 0) > 2 ? ['commas'] : []),
      ...(/^(?:“|"|')/.test(text) ? ['quote'] : []),
    ],
    told: [
      `c=${looks.slice(0, 3)}`,
      `s=${style}`,
      `n=${short}`,
      ...(known ? [`hk=${known}`] : styled ? [`hs=${styled}`] : []),
      ...(alone ? ['alone'] : dated === '' ? [] : [`dated=${dated}`]),
    ],
  };
}

const bodySize = (blocks: readonly Block[]): number => {
  const letters = new Map<number, number>();
  for (const { size, text } of blocks)
    if (size !== null) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
};

/** What the lines of a résumé are known by: their words and looks, their neighbours, and the heading above. */
export function lineFeatures(blocks: readonly Block[]): string[][] {
  const body = bodySize(blocks);
  const manyBold = blocks.filter(({ bold }) => bold).length * 2 > blocks.length;
  const looks = blocks.map((block) => lookOf(block, body, manyBold));
  const plainText = body === 0 ? 'plain' : 'set';
  let above = 'none';
  let since = 0;
  return looks.map(({ features, heading, chunks }, i) => {
    if (heading) [above, since] = [heading, 0];
    else since += 1;
    const far = bucket(since, [1, 3, 8, 20]);
    const near = (offset: number): string[] =>
      (looks[i + offset]?.told ?? ['edge']).map((told) => `${offset}:${told}`);
    const [before, after] = [looks[i - 1]?.chunks ?? '^', looks[i + 1]?.chunks ?? '$'];
    return [
      'b',
      plainText,
      ...new Set(features),
      `h=${above}`,
      `h=${above} ${far}`,
      `h=${above} ${chunks.slice(0, 2)}`,
      `at=${bucket(i, [1, 2, 3, 5, 8])}`,
      `at=${bucket(i, [1, 2, 3, 5, 8])} ${chunks.slice(0, 2)}`,
      `left=${bucket(looks.length - i, [2, 4, 8])}`,
      ...near(-1),
      ...near(1),
      ...near(-2),
      ...near(2),
      `pair=${before.slice(0, 2)} ${chunks.slice(0, 2)}`,
      `pair+=${chunks.slice(0, 2)} ${after.slice(0, 2)}`,
    ];
  });
}

import type { Block } from '@fitfolio/fit-engine/layout/read-text';
import type { LineRole } from '@fitfolio/fit-engine/resume/model/roles';
import { Draws } from '../../bench/corpus/draws.js';
import { sectionLines } from './draw-sections.js';
import { type DrawnLine, line } from './drawn-line.js';
import { type Tongue, tongueOf } from './tongue.js';
import { wordsEn } from './words-en.js';
import { wordsVi } from './words-vi.js';

/** A piece of the text that is one field of an entry. */
export interface FieldSpan {
  readonly start: number;
  readonly end: number;
  readonly letter: string;
}

/** A résumé whose every line has its role, and whose headers have their fields. */
export interface LabelledResume {
  readonly blocks: readonly Block[];
  readonly roles: readonly LineRole[];
  readonly spans: readonly FieldSpan[];
  /** How much it counts. */
  readonly weight: number;
}

const markPattern = /\[\[(\p{Lu}):([^\]]+)\]\]/gu;

/** Where each marked piece stands once the marks are taken out. */
function unmarked(text: string): { bare: string; spans: FieldSpan[] } {
  const spans: FieldSpan[] = [];
  let bare = '';
  let at = 0;
  for (const match of text.matchAll(markPattern)) {
    const [whole, letter = '', piece = ''] = match;
    bare += text.slice(at, match.index);
    spans.push({ start: bare.length, end: bare.length + piece.length, letter });
    bare += piece;
    at = match.index + whole.length;
  }
  return { bare: bare + text.slice(at), spans };
}

const bodySize = 10;

/** Lines as the blocks that reading a page gives; `set` is false for plain text, which knows no letters' sizes. */
export function asBlocks(lines: readonly DrawnLine[], set: boolean): LabelledResume {
  const blocks: Block[] = [];
  const spans: FieldSpan[] = [];
  let at = 0;
  for (const { text: marked, bullet = false, bold = false, larger = 0, heading = false } of lines) {
    const { bare, spans: own } = unmarked(marked);
    const start = at;
    let from = start;
    const cells = bare.split('\t').map((text) => {
      const cell = { start: from, end: from + text.length, text };
      from = cell.end + 1;
      return cell;
    });
    spans.push(...own.map((span) => ({ ...span, start: span.start + start, end: span.end + start })));
    blocks.push({
      start,
      end: start + bare.length,
      text: bare,
      cells,
      bullet,
      bold: set && bold,
      size: set ? bodySize + larger : null,
      heading: heading && set,
      page: 0,
      indent: null,
    });
    at = start + bare.length + 1;
  }
  return { blocks, roles: lines.map(({ role }) => role), spans, weight: 1 };
}

type Heading = (letter: string) => DrawnLine[];

function ownWords(draw: Draws, vi: boolean): string {
  const [one, other] = vi
    ? [draw.of(wordsVi.names), draw.of(wordsVi.titleFields)]
    : [draw.of(wordsEn.things), draw.of(wordsEn.adjectives)];
  return vi
    ? draw.one(
        `Chuyện ${other}`,
        one,
        `Việc ${other}`,
        `${one} và ${other}`,
        `Mấy điều về ${other}`,
        `Ai biết ${other}`,
      )
    : draw.one(
        `${one} and ${draw.of(wordsEn.things).toLowerCase()}`,
        `In my ${one.toLowerCase()}`,
        `${other} ${one.toLowerCase()}`,
        `The ${one.toLowerCase()} years`,
        one,
        `${one} work`,
        `My ${one.toLowerCase()}`,
      );
}

/** One habit of setting headings; some people write none. */
function headingsOf({ draw, words }: Tongue, set: boolean): Heading {
  const capitals = draw.chance(set ? 35 : 55);
  const [bold, larger] = [draw.chance(60), draw.chance(55) ? 1 + draw.below(5) : 0];
  const [heading, colon] = [draw.chance(25), draw.chance(12)];
  const sign = draw.chance(14) ? draw.one('■ ', '# ', '▶ ', '★ ', '-- ', '* ', '» ') : '';
  const numbered = draw.chance(12) ? draw.one('I', '1', 'A') : '';
  const style = draw.below(10);
  let count = 0;
  return (letter) => {
    const known = words.headings[letter] ?? ['Other'];
    // Some heads are in words of nobody else's: what stands around them must tell.
    const text = draw.chance(18) ? ownWords(draw, words === wordsVi) : draw.of(known);
    count += 1;
    const number =
      numbered === '1'
        ? `${count}. `
        : numbered === 'I'
          ? `${['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'][count - 1] ?? 'IX'}. `
          : numbered === 'A'
            ? `${'ABCDEFGHIJKL'[count - 1] ?? 'M'}. `
            : '';
    const shown = `${sign}${number}${capitals ? text.toUpperCase() : style === 0 ? text.toLowerCase() : text}${colon ? ':' : ''}`;
    return [line(`h${letter}` as LineRole, shown, { bold, larger, heading })];
  };
}

function orderOf(draw: Draws): string[] {
  const side = ['L', 'G', 'C', 'I', 'A', 'N', 'O', 'V'].filter((letter) =>
    draw.chance(letter === 'L' ? 85 : letter === 'G' || letter === 'C' ? 45 : 25),
  );
  const main = draw.chance(75) ? ['J', 'E'] : ['E', 'J'];
  if (draw.chance(8)) main.splice(draw.below(2), 1);
  if (draw.chance(15)) main.splice(draw.below(main.length + 1), 0, 'R');
  const mixed = draw.some(side, side.length);
  const place = draw.below(4);
  // A side bar is read before or after what stands beside it.
  if (place === 0) return [...mixed, ...main];
  if (place === 1) return [...main, 'P', ...mixed];
  if (place === 2) return [...mixed.slice(0, 1), ...main, ...mixed.slice(1)];
  return [...main, ...mixed];
}

/** The `seed`-th invented résumé: the same number gives the same résumé. */
export function drawnResume(seed: number): LabelledResume {
  const draw = new Draws(seed * 7 + 3);
  const tongue = tongueOf(draw, seed % 2 === 1);
  const { words } = tongue;
  const set = draw.chance(70);
  const heading = headingsOf(tongue, set);
  const bare = draw.chance(7);
  const inline = draw.chance(12) ? draw.one('\t', ': ') : '';
  const head = [
    line('P', draw.chance(25) ? tongue.person().toUpperCase() : tongue.person(), {
      bold: draw.chance(60),
      larger: draw.chance(70) ? 4 + draw.below(8) : 0,
    }),
    ...(draw.chance(55) ? [line('P', draw.of(words.headlines))] : []),
    ...(draw.chance(75) ? (sectionLines['P']?.(tongue) ?? []) : []),
    ...(draw.chance(35) ? [line('S', draw.some(words.summaries, 1 + draw.below(2)).join(' '))] : []),
  ];
  const body = [...(draw.chance(45) ? ['S'] : []), ...orderOf(draw)].flatMap((letter, i): DrawnLine[] => {
    const lines = sectionLines[letter]?.(tongue) ?? [];
    const headed = bare && (letter !== 'L' || draw.chance(50)) ? [] : heading(letter);
    if (i === 0 && letter === 'S' && draw.chance(30)) return lines;
    const [first, ...rest] = lines;
    // `Languages: German, Turkish`, or the heading in a cell beside its line.
    if (first && inline && rest.length < 2 && 'SLGCIANOV'.includes(letter))
      return [{ ...first, text: `${draw.of(words.headings[letter] ?? [])}${inline}${first.text}` }, ...rest];
    return [...headed, ...lines];
  });
  const lines = draw.chance(8) ? [...body.slice(0, 6), ...head, ...body.slice(6)] : [...head, ...body];
  const foot = draw.chance(10) ? [line('O', draw.one('1 / 2', `${tongue.person()} – CV\t1 / 2`))] : [];
  const signed =
    tongue.vi && draw.chance(12)
      ? [
          line('O', 'Tôi xin cam đoan những lời khai trên là đúng sự thật.'),
          line('O', 'Người khai'),
          line('O', tongue.person()),
        ]
      : [];
  return asBlocks([...lines, ...foot, ...signed], set);
}

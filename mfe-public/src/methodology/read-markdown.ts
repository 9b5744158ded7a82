/** The few forms of Markdown that our own documents use. Quotes (`>`) and comments are for readers of the file and left out. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface Piece {
  readonly style: 'plain' | 'strong' | 'em' | 'code';
  readonly text: string;
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function blockOf(lines: readonly string[]): Block | null {
  const [first = ''] = lines;
  const heading = /^(#{1,3}) (.*)$/.exec(first);
  if (heading) return { kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' };
  if (first.startsWith('>') || first.startsWith('<!--')) return null;
  if (first.startsWith('|')) {
    const [head = [], , ...rows] = lines.map(cellsOf);
    return { kind: 'table', head, rows };
  }
  const item = /^(?:-|\d+\.) /;
  if (item.test(first))
    return {
      kind: 'list',
      ordered: !first.startsWith('-'),
      items: lines.map((line) => line.replace(item, '')),
    };
  return { kind: 'paragraph', text: lines.join(' ') };
}

export function readMarkdown(text: string): Block[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .flatMap((part) => blockOf(part.split('\n')) ?? []);
}

const styled = /\*\*(?<strong>[^*]+)\*\*|(?<![\p{L}\d])_(?<em>[^_]+)_(?![\p{L}\d])|`(?<code>[^`]+)`/gu;

/** A line cut into runs of one style. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const plain = (to: number): void => {
    if (to > at) pieces.push({ style: 'plain', text: text.slice(at, to) });
  };
  for (const match of text.matchAll(styled)) {
    plain(match.index);
    const [style, inner] = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined) ?? [];
    pieces.push({ style: style as Piece['style'], text: inner ?? '' });
    at = match.index + match[0].length;
  }
  plain(text.length);
  return pieces;
}

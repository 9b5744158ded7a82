/** What a masked piece told. */
export const maskKinds = ['name', 'contact', 'link', 'address', 'school', 'year', 'person'] as const;
export type MaskKind = (typeof maskKinds)[number];

/** A piece of a text that tells who somebody is. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly kind: MaskKind;
}

const mark = new RegExp(`⟦(?:${maskKinds.join('|')})⟧`, 'gu');
const brackets = /[⟦⟧]/gu;
const markOrBracket = new RegExp(`${mark.source}|${brackets.source}`, 'gu');

export const holdsBrackets = (text: string): boolean => text.search(brackets) >= 0;

/** A text whose brackets are marks only. `forged`: its writer uses them, so none is believed. */
export const withoutForgery = (text: string, forged: boolean): string =>
  text.replace(markOrBracket, (piece) =>
    forged || piece.length === 1 ? piece.replace(brackets, '') : piece,
  );

/** Stands for each sign of a mark while rules look at a text: no letter, no figure, no space. */
const opaque = '\uE000';
export const withOpaqueMarks = (text: string): string =>
  text.replace(mark, (piece) => opaque.repeat(piece.length));
/** Marks as a space, for who looks for what they should have hidden. */
export const withoutMarks = (text: string): string => text.replace(mark, ' ');

/** Pieces that meet become one, of the kind of the longest; so do those of one kind with nothing but a joint between. */
function joined(text: string, found: readonly Found[]): Found[] {
  const pieces: (Found & { readonly longest: number })[] = [];
  for (const next of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = pieces.at(-1);
    const gap = last ? text.slice(last.end, next.start) : '';
    if (!last || (next.start >= last.end && !(last.kind === next.kind && /^[ \u00a0-]{0,2}$/u.test(gap)))) {
      pieces.push({ ...next, longest: next.end - next.start });
      continue;
    }
    const longest = Math.max(last.longest, next.end - next.start);
    const kind = longest > last.longest ? next.kind : last.kind;
    pieces[pieces.length - 1] = { start: last.start, end: Math.max(last.end, next.end), kind, longest };
  }
  return pieces;
}

/** A piece that ends within a mark takes all of it. */
function aroundMarks(plain: string, { start, end, kind }: Found): Found {
  let [from, to] = [start, end];
  while (from > 0 && plain[from] === opaque && plain[from - 1] === opaque) from -= 1;
  while (plain[to - 1] === opaque && plain[to] === opaque) to += 1;
  return { start: from, end: to, kind };
}

const isMarkAlone = (plain: string, { start, end }: Found): boolean =>
  /^[\s\uE000]*$/u.test(plain.slice(start, end));

/** A text with the pieces found in its opaque twin replaced by their marks. */
export function marked(text: string, plain: string, found: readonly Found[]): string {
  const pieces = found.filter((one) => one.end > one.start).map((one) => aroundMarks(plain, one));
  let out = '';
  let at = 0;
  for (const one of joined(plain, pieces)) {
    if (isMarkAlone(plain, one)) continue;
    out += `${text.slice(at, one.start)}⟦${one.kind}⟧`;
    at = one.end;
  }
  return out + text.slice(at);
}

export interface ResumeLine {
  /** From 0 in the résumé's text. */
  readonly index: number;
  readonly text: string;
}

const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase().replaceAll('đ', 'd');

/** The lines that hold all words that were typed, whatever their signs; empty lines are none. */
export function findLines(lines: readonly string[], typed: string): ResumeLine[] {
  const words = folded(typed).split(/\s+/u).filter(Boolean);
  return lines.flatMap((line, index) => {
    const text = line.replaceAll(/\s+/gu, ' ').trim();
    const held = folded(text);
    return text !== '' && words.every((word) => held.includes(word)) ? [{ index, text }] : [];
  });
}

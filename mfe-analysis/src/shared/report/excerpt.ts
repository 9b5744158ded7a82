const charsMax = 140;

/** The next cut at a space, so that no word is broken. */
const wordStart = (text: string, at: number): number => (at <= 0 ? 0 : text.indexOf(' ', at) + 1);
const wordEnd = (text: string, at: number): number => {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space > 0 ? space : at;
};

/**
 * A long quote around the words it is quoted for; what is left out shows as “…”. The whole of it stands highlighted in
 * the résumé.
 */
export function excerpt(quote: string, label: string): string {
  const text = quote.replaceAll(/\s+/gu, ' ').trim();
  if (text.length <= charsMax) return text;
  const found = Math.max(0, text.toLocaleLowerCase().indexOf(label.toLocaleLowerCase()));
  const room = Math.max(0, charsMax - label.length);
  const wanted = Math.min(Math.max(0, found - Math.floor(room / 2)), text.length - charsMax);
  const start = Math.min(wordStart(text, wanted), found);
  const end = Math.max(wordEnd(text, start + charsMax), Math.min(found + label.length, text.length));
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`;
}

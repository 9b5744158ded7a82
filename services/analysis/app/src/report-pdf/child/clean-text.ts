/** What a page cannot show or would be led astray by: controls, directions, private use, halves of characters. */
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu;

/** One line of composed characters. */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replace(/\s+/gu, ' ').replace(unprintable, '').trim();

/** At most `max` characters, cut at a word. */
export function shortened(text: string, max: number): string {
  const clean = cleanText(text);
  if (clean.length <= max) return clean;
  const cut = clean.slice(0, max);
  return `${cut.slice(0, Math.max(max / 2, cut.lastIndexOf(' '))).trimEnd()}…`;
}

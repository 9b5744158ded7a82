import type { Phrase } from '../layout/phrases.js';

const plain =
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,24}/u;
const at = '(?:@|[\\[({<]\\s?(?:at|a|@|et|a còng)\\s?[\\])}>])';
const anyAt = new RegExp(at, 'iu');
const dot = '(?:\\.|[\\[({<]\\s?(?:dot|\\.|chấm)\\s?[\\])}>])';
/** `name [at] host`, `name (a) host . com`, an address cut by a line's end. */
const spaced = new RegExp(
  `[\\p{L}\\p{N}][\\p{L}\\p{N}._%+-]{0,63}\\s{0,2}${at}\\s{0,2}[\\p{L}\\p{N}-]{1,63}(?:\\s{0,2}${dot}\\s{0,2}[\\p{L}\\p{N}-]{1,63}){0,3}\\s{0,2}${dot}\\s{0,2}\\p{L}{2,24}`,
  'iu',
);
const worded =
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}\sat\s[\p{L}\p{N}-]{1,63}(?:\sdot\s[\p{L}\p{N}-]{1,63}){0,3}\sdot\s\p{L}{2,24}/iu;

/** An ending that the line's end or a space cut off. */
const cutOff =
  /^\s{0,2}\.\s?(?:com|net|org|edu|vn|io|info|co|uk|in|de|sg|fr|eu)(?:\.\p{L}{2,3})?(?![\p{L}\p{N}])/iu;
const ending = /\.(?:com|net|org|edu|vn|io|info)(?:\.\p{L}{2,3})?$/iu;

const joined = (text: string): string =>
  text
    .replace(/\s*[[({<]\s?(?:at|a|@|et|a còng)\s?[\])}>]\s*|\sat\s/giu, '@')
    .replace(/\s*[[({<]\s?(?:dot|\.|chấm)\s?[\])}>]\s*|\sdot\s/giu, '.')
    .replace(/\s+/g, '');

/** The first e-mail address of a text, put together where it is written in pieces. */
export function findEmail(text: string): Phrase | null {
  // Each pattern is slow over a long text that lacks its sign.
  const match =
    (anyAt.test(text) ? (plain.exec(text) ?? spaced.exec(text)) : null) ??
    (/\sdot\s/iu.test(text) ? worded.exec(text) : null);
  if (!match) return null;
  const tail = ending.test(match[0]) ? null : cutOff.exec(text.slice(match.index + match[0].length));
  const written = match[0] + (tail?.[0] ?? '');
  return { text: joined(written), start: match.index, end: match.index + written.length };
}

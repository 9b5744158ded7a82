const beyondAscii = /[^\0-\x7f]/;
const marks = /[\u0300-\u036f]/g;
/** Letters that texts are made of are few; each is taken apart once. */
const bareLetters = new Map<string, string>();
const bareLettersMax = 4_096;

function bareLetter(letter: string): string {
  const known = bareLetters.get(letter);
  if (known !== undefined) return known;
  const bare = letter.normalize('NFD').replace(marks, '').replace('đ', 'd');
  if (bareLetters.size < bareLettersMax) bareLetters.set(letter, bare);
  return bare;
}

/** Lower case without diacritics, `đ` as `d`: the twin by which accent-less typing is matched. Keeps no offsets. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!beyondAscii.test(lower)) return lower;
  let folded = '';
  for (const letter of lower) folded += letter < '\u0080' ? letter : bareLetter(letter);
  return folded;
}

const tones = '\u0300\u0301\u0309\u0303\u0323';
const oldPlacement = new RegExp(`([oO])([${tones}])([aAeE])(?![\\p{L}\\u0300-\\u036f])`, 'gu');
const oldPlacementUy = new RegExp(`(?<![qQ])([uU])([${tones}])([yY])(?![\\p{L}\\u0300-\\u036f])`, 'gu');

/** Old tone placement (`hòa`, `thúy`) written as the new one (`hoà`, `thuý`): one key for both habits. */
export function unifyTones(text: string): string {
  if (!/[oOuU\u00d2-\u00d5\u00d9-\u00dd\u00f2-\u00f5\u00f9-\u00fd\u0168\u0169\u1ecc-\u1ee7]/.test(text))
    return text;
  return text
    .normalize('NFD')
    .replace(oldPlacement, '$1$3$2')
    .replace(oldPlacementUy, '$1$3$2')
    .normalize('NFC');
}

/** The key under which a word is looked up: lower case, one tone placement. */
export const wordKey = (word: string): string => unifyTones(word.toLowerCase());

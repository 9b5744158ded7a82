import { fold } from './fold.js';
import { remember } from './remember.js';

/** Many names are looked for in the same text. */
const foldedOnce = remember(fold);
const letter = /[\p{L}\p{N}]/u;

/** Places in a text where a name stands as whole words, in any case; a plural's `s` may follow. */
export function findName(text: string, name: string, exact = false): { start: number; end: number }[] {
  const folded = foldedOnce(text);
  const places = folded.length === text.length;
  const hay = exact ? text : places ? folded : text.toLowerCase();
  const needle = exact ? name : places ? foldedOnce(name) : name.toLowerCase();
  const found: { start: number; end: number }[] = [];
  if (needle.trim() === '') return found;
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + needle.length)) {
    const end = at + needle.length;
    const after = hay[end] === 's' && needle.length > 3 ? end + 1 : end;
    const free = (sign: string | undefined): boolean => sign === undefined || !letter.test(sign);
    // A name with accents is not met by another word without them: "bán" is not "bạn".
    const accents = exact || !places || sameAccents(text.slice(at, end), name);
    if (free(hay[at - 1]) && (free(hay[end]) || free(hay[after])) && accents) found.push({ start: at, end });
  }
  return found;
}

const bare = (text: string): boolean => fold(text) === text.toLowerCase();
const sameAccents = (written: string, name: string): boolean =>
  written.normalize('NFC').toLowerCase() === name.normalize('NFC').toLowerCase() ||
  (name.includes(' ') && (bare(written) || bare(name)));

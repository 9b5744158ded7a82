import type { Token } from '../text/tokens.js';

/** `bare`: Vietnamese typed without diacritics. `null`: too little to tell. */
export type ClauseLanguage = 'en' | 'vi' | 'bare' | null;

const reach = 6;
/** A Vietnamese syllable without its marks: onset, vowels, ending. Few English words have this shape. */
const syllable =
  /^(?:ngh|ng|nh|th|tr|kh|ph|ch|gh|gi|qu|[bcdghklmnpqrstvx])?(?:uye|uoi|uou|ieu|yeu|oai|oay|uya|uay|ai|ao|au|ay|eo|eu|ia|ie|iu|oa|oe|oi|oo|ua|ue|ui|uo|uu|uy|ye|[aeiouy])(?:nh|ng|ch|[cmnpt])?$/;
const englishWords = new Set(
  `the a an and or of to in on at for by with from as is are was were be been am it its he him she we you they them their our
  your us me my that this these those then than not no so do does did can could will would may might must should shall has have
  had if but get got let who what when where how which while there here all any each both more most other some such only own
  same too very just up out about into over after before between under again once also one two new now use per via via men man
  go let put set cut run out yet due`.split(/\s+/),
);

/** The language of the words around a name; a name alone is judged by its own words. */
export function clauseLanguage(tokens: readonly Token[], from: number, to: number): ClauseLanguage {
  const last = Math.min(tokens.length, to + reach);
  let [words, accented, english, shaped] = [0, 0, 0, 0];
  for (let i = Math.max(0, from - reach); i < last; i += 1) {
    const token = tokens[i];
    if (!token || /\d/.test(token.folded)) continue;
    words += 1;
    const fits = syllable.test(token.folded);
    if (fits && token.key !== token.folded) accented += 1;
    else if (englishWords.has(token.folded)) english += 1;
    else if (fits) shaped += 1;
  }
  if (accented > 0 && accented >= english) return 'vi';
  if (shaped >= words * 0.5 && shaped > english * 2) return 'bare';
  return english > 0 ? 'en' : null;
}

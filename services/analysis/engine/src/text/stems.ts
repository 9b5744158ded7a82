import { fold } from './fold.js';

const ending =
  /(?:isations?|izations?|ations?|ators?|ating|ated|ates|ate|ements?|ements|ments?|nesses|ness|ities|ity|ories|ory|ings?|ions?|ers?|ors?|ists?|ies|ied|ed|es|(?<!s)s|ly|y|e)$/;
const nounEnding = /(?:anc(?:y|ies|e|es)|enc(?:y|ies|e|es)|ants?|ents?)$/;
const stemMin = 3;
/** Forms whose ending does not tell their word, each after the stem of the rest of their family. */
const families = `maintain maintenance|analys analysis analyst analysts|writ wrote written|teach taught|build built|draw drew drawn|sel sold
  driv drove driven|lead led|run ran|buy bought|keep kept|hold held|mak made|grow grew grown growth|choos chose chosen choice
  speak spoke spoken|send sent|tel told|carpent carpentry|architect architecture architectures|photograph photography`;
const irregular: ReadonlyMap<string, string> = new Map(
  families.split(/[|\n]/u).flatMap((line) => {
    const [stem = '', ...words] = line.trim().split(' ');
    return words.map((word): [string, string] => [word, stem]);
  }),
);
const asciiWord = /^[a-z]+$/;

/** An English word without its endings, so that "administration" meets "administrator"; other words stay whole. */
export function stemOf(key: string): string {
  const known = irregular.get(key);
  if (known !== undefined) return known;
  if (!asciiWord.test(key) || key.length < 4) return key;
  const noun = key.replace(nounEnding, '');
  if (noun !== key && noun.length > stemMin && !/(?:ment|ements?|ments)$/.test(key)) return noun;
  const bare = key.replace(ending, '');
  const whole = bare.length >= stemMin ? bare : key.replace(/s$/, '');
  // `organised` and `organisation`, `analyzed` and `analyst`.
  const stem = whole.replace(/(?<=[a-z]{4})i[sz]$/, '').replace(/ly[sz]$/, 'lys');
  return stem.length > stemMin && /([bdfglmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

export const isBare = (text: string): boolean => fold(text) === text.toLowerCase();

import { fold } from './fold.js';

const ending =
  /(?:isations?|izations?|ations?|ators?|ating|ated|ates|ate|ements?|ements|ments?|nesses|ness|ities|ity|ories|ory|ings?|ions?|ers?|ors?|ists?|ies|ied|ed|es|s|ly|y|e)$/;
const nounEnding = /(?:anc(?:y|ies|e|es)|enc(?:y|ies|e|es)|ants?|ents?)$/;
const stemMin = 3;
const asciiWord = /^[a-z]+$/;

/** An English word without its endings, so that "administration" meets "administrator"; other words stay whole. */
export function stemOf(key: string): string {
  if (!asciiWord.test(key) || key.length < 4) return key;
  const noun = key.replace(nounEnding, '');
  if (noun !== key && noun.length > stemMin && !/(?:ment|ements?|ments)$/.test(key)) return noun;
  const bare = key.replace(ending, '');
  const stem = bare.length >= stemMin ? bare : key.replace(/s$/, '');
  return stem.length > stemMin && /([bdfgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

export const isBare = (text: string): boolean => fold(text) === text.toLowerCase();

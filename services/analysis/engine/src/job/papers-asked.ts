import type { FoundAsk } from './asks-years.js';

const valid = String.raw`(?:an?\s)?(?:valid|current|up[- ]to[- ]date|in[- ]date|unexpired|clean|full)`;
const paperWord = String.raw`(?:certs?|certificates?|cards?|tickets?|licen[cs]es?)`;
/** `Valid manual handling and a current first aid cert`, `A current first aid certificate and a Personal Licence`. */
const row = new RegExp(
  String.raw`^\W*(?<list>${valid}\s[^.;:()]{3,110}?(?<!\p{L})${paperWord})(?!\p{L})(?=\s*(?:[.,;(]|$|\s(?:is|are|required|essential|needed|issued|from|for)(?!\p{L})))`,
  'iu',
);
const joint =
  /\s(?:and|plus|&)\s(?=(?:an?|your|the|valid|current|full)\s)|,\s(?:and\s)?(?=(?:an?|valid|current|full|\p{Lu})\s?)/giu;
const lead = new RegExp(String.raw`^(?:${valid}\s|an?\s|your\s|the\s)+`, 'iu');
const ending = new RegExp(String.raw`\s${paperWord}$`, 'iu');
const driving = /driv(?:ing|er)/iu;
const wordsMax = 7;

/** Papers that a sentence asks for in a row of their own, each by its name. */
export function papersInRow(text: string): FoundAsk[] {
  const list = row.exec(text)?.groups?.['list'];
  if (list === undefined) return [];
  const from = text.indexOf(list);
  let at = 0;
  return list.split(joint).flatMap((piece): FoundAsk[] => {
    const start = list.indexOf(piece, at);
    at = start + piece.length;
    const skipped = lead.exec(piece)?.[0].length ?? 0;
    const name = piece.slice(skipped).replace(ending, '').trim();
    if (name === '' || name.split(/\s+/).length > wordsMax || driving.test(name)) return [];
    return [
      {
        ask: {
          type: 'certificate',
          id: `paper:${name.toLowerCase()}`,
          name: piece
            .slice(skipped)
            .replace(/\scerts?$/iu, '')
            .trim(),
        },
        start: from + start + skipped,
        end: from + start + piece.trimEnd().length,
      },
    ];
  });
}

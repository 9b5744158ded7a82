/** Characters that show nothing: zero-width signs, bidi controls, soft hyphens, tag characters. */
export const invisible =
  /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;

const ligatures: Readonly<Record<string, string>> = {
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
  '\ufb05': 'st',
  '\ufb06': 'st',
};

// Cyrillic and Greek letters that look Latin; replaced only inside words that are otherwise Latin.
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
  І: 'I',
  Ј: 'J',
  Ѕ: 'S',
  ο: 'o',
  α: 'a',
  ν: 'v',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
};

const foreign = /[\u0370-\u03ff\u0400-\u04ff]/;
const mixedWord = /[\p{L}]+/gu;

function unmask(text: string): string {
  if (!foreign.test(text)) return text;
  return text.replace(mixedWord, (word) =>
    foreign.test(word) && /[A-Za-z]/.test(word)
      ? [...word].map((letter) => lookalikes[letter] ?? letter).join('')
      : word,
  );
}

/** Words in which a lost `fl`, `ff`, `ffi` ligature must have stood; any other lost glyph inside a word is `fi`. */
const lostLigatures: readonly (readonly [RegExp, string])[] = [
  [/(?<=\b(?:over|work|air|cash|in|con|re|tensor|snow|head|counter)) ?\0 ?(?=ow|uen|ict|ect|at|uid)/gi, 'fl'],
  [/\0(?=uen|ex|ow|oor|utter|ask|ight|eet|eib|at\b)/gi, 'fl'],
  [/(?<=\bo)\0(?=er|ered|ering|ers\b|\b)/gi, 'ff'],
  [/(?<=\b(?:e|co|di|a|su))\0(?=ort|ect|er|ee|air)/gi, 'ff'],
  [/(?<=\b(?:e|o|su|tra))\0(?=ce|ci|cien|c\b|cial)/gi, 'ffi'],
];

function restoreLost(text: string): string {
  if (!text.includes('\0')) return text;
  let out = text;
  for (const [pattern, ligature] of lostLigatures) out = out.replace(pattern, ligature);
  return out.replace(/(?<=\p{L})\0(?=\p{L})/gu, 'fi').replace(/\0/g, '');
}

// Bullets of symbol fonts and icon glyphs of the private use area.
const symbolBullets =
  /[\uf0b7\uf0a7\uf0d8\uf0fc\uf076\u2022\u25cf\u25aa\u25a0\u25e6\u2023\u2043\u2219\u27a2\u2756\u25b8\u25ba\u2794\u2713\u2714\u27a4\u29bf\u26ab\u2b24\u25cb\u25a1\u25fe\u25c6\u25c7\u2192](?=\s|$|\p{L})/gu;
const privateUse = /[\ue000-\uf8ff]/g;
const controls = /(?![\t\n\r])\p{Cc}/gu;

/** One look for one meaning: NFC, plain spaces, ligatures opened, lookalikes and invisible signs removed. */
export function cleanText(text: string): string {
  let out = text.normalize('NFC');
  if (/[\ufb00-\ufb06]/.test(out)) out = out.replace(/[\ufb00-\ufb06]/g, (c) => ligatures[c] ?? c);
  out = restoreLost(
    out.replace(invisible, '').replace(/^(\s*)(?:\u2192|[\u27a2\u2794\u27a4\u2713\u2714])\s*/u, '$1• '),
  );
  if (/[\uf000-\uf8ff\u25a0-\u2bff\u2023\u2043\u2219\u2713\u2714]/.test(out))
    out = out.replace(/^(\s*)([^\p{L}\p{N}\s([#"'+.-])(?=\s|\p{L})/u, (whole, lead: string, sign: string) =>
      sign.search(symbolBullets) === 0 ? `${lead}•` : whole,
    );
  out = out.replace(privateUse, ' ').replace(controls, ' ');
  return unmask(out.replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' '));
}

import { languageByFolded, languageById, languageNamed, languagesIn } from '../catalogue/languages.js';
import { testedLanguage } from '../catalogue/language-levels.js';
import { type Phrase, phraseAt } from '../layout/phrases.js';
import { fold } from '../text/fold.js';
import type { Section } from './sections.js';
import { isSpoken, level } from './skill-items.js';
import { listsLanguages } from './told-facts.js';

export interface KnownLanguage {
  readonly name: string;
  readonly level: string | null;
  readonly at: Phrase;
}

const label =
  /^(?:languages?(?: known| spoken| skills| proficiency)?|mother tongue\(?s?\)?|native language|other languages?(?:\(s\))?|foreign languages?|ngoại ngữ|ngôn ngữ|trình độ ngoại ngữ)\s*(?::|$)/iu;
/** `English: IELTS 6.0`, `Tiếng Anh: đọc hiểu tài liệu`: one language and its level on a line. */
const isLanguageLine = (text: string): boolean => {
  const named = /^[^:]{3,24}(?=:)/.exec(text)?.[0];
  return named !== undefined && languageNamed(named)?.rest === '';
};

const edges = /^[\s:;,.(|·•–—/+-]+|[\s:;,.(|·•–—/+-]+$|^(?:in|and|và)\s+|\s+(?:in|and|và)$/giu;

/** What is said of a language, without signs around it and brackets that lost their other half. */
function levelText(text: string): string | null {
  let kept = text.trim();
  if (joinsOnly.test(kept.replace(/^[,;&]\s*/u, '')) || verb.test(kept)) return null;
  for (let i = 0; i < 3; i += 1) kept = kept.replace(edges, '');
  const [open, closed] = [kept.indexOf('('), kept.indexOf(')')];
  if (closed >= 0 && (open < 0 || open > closed)) kept = `${kept.slice(0, closed)}${kept.slice(closed + 1)}`;
  if (open >= 0 && closed < 0) kept = kept.replace('(', '');
  kept = kept.trim().replace(edges, '');
  return /[\p{L}\p{N}★●]/u.test(kept) && kept.length <= 80 ? kept : null;
}

/** `French and English`, `English, and enough Urdu`: what joins two languages says nothing of the first. */
const joinsOnly = /^(?:and|or|as well as|plus|và|hoặc)(?:\s\p{L}+)?$/iu;
/** `French and English, both from childhood`. */
/** `I speak English`: a verb, and not how well. */
const verb = /^(?:I |we |tôi |em |mình )?(?:can )?(?:speak|speaking|know|use|nói|biết|dùng)$/iu;
const saidOfAll = /^\W*(?:both|all|each|equally|alike|đều|cả hai|cả ba|như nhau|ngang nhau)(?!\p{L})/iu;

const signBefore = /[,;|·•\t/]/;

/** `, a few words of` right before the next name is said of that one. */
const opensNext =
  /[,;]\s*(?<said>[^,;]*(?<!\p{L})(?:of|some|basic|little|enough|good|fluent|school|vài (?:câu|từ)|chút|một ít|ít))\s*$/iu;
/** `, Sukuma`: a name that no list knows is no level of the name before it. */
const nextName = /^[,;]\s*\p{Lu}\p{Ll}+\W*$/u;
const isNextName = (said: string): boolean =>
  nextName.test(said) && !level.test(said.replace(/^[,;]\s*|\W+$/gu, ''));

/** `Ê Đê, Việt (như nhau)`, `Anh: giao tiếp`: names without `tiếng`, as they stand in a list of languages. */
const bareNames =
  /(?<=^|[,;·•|]\s*|\svà\s)(?:Anh|Việt|Pháp|Đức|Nhật|Hàn|Trung|Hoa|Nga|Ý|Thái|Lào|Tây Ban Nha|Bồ Đào Nha|Kinh)(?=\s*(?:$|[,;:·•|(–-]|và\s))/gu;

/** Where a text names languages; `bare` where names without `tiếng` are languages as well. */
function namesIn(text: string, folded: string, bare: boolean): readonly RegExpExecArray[] {
  const named = languagesIn(folded).filter((match) => languageByFolded(match[0]) !== undefined);
  const others = bare ? [...text.matchAll(bareNames)] : [];
  const free = others.filter(
    ({ index, 0: name }) =>
      !named.some((match) => match.index < index + name.length && index < match.index + match[0].length),
  );
  return [...named, ...free].toSorted((one, other) => one.index - other.index);
}

/** The languages a text names, each with what is said of it: behind its name, or before it. */
function languagesOf(text: string, start: number, bare = false): KnownLanguage[] {
  const folded = fold(text);
  if (folded.length !== text.length) return [];
  const names = namesIn(text, folded, bare);
  const last = names.at(-1);
  const behind = last ? text.slice(last.index + last[0].length) : '';
  return names.map((match, i) => {
    const end = match.index + match[0].length;
    const next = names[i + 1];
    const said = saidOfAll.test(behind) ? behind : text.slice(end, next?.index ?? text.length);
    const own = next ? said.replace(opensNext, '') : said;
    const after = isNextName(own) ? null : levelText(own.split(/\.\s+(?=\p{Lu})/u)[0] ?? '');
    const lead = text.slice(
      i === 0 ? 0 : (names[i - 1]?.index ?? 0) + (names[i - 1]?.[0].length ?? 0),
      match.index,
    );
    const opened = i > 0 ? opensNext.exec(lead)?.groups?.['said'] : undefined;
    const before = levelText(lead.split(signBefore).at(-1) ?? '');
    const name = text.slice(match.index, end);
    const told = opened && /\sof\s*$/iu.test(opened) ? levelText(opened.replace(/\sof\s*$/iu, '')) : after;
    return { name, level: told ?? before, at: phraseAt(name, start + match.index) };
  });
}

/** `English and Tongan`: a name beside a known language, and nothing else on the line, is one as well. */
function besideKnown({ text, start }: Phrase): KnownLanguage[] {
  const pieces = [...text.matchAll(/[^,;·•|]+?(?=\s(?:and|và|&)\s|[,;·•|]|\.?$)/gu)].map((match) => {
    const lead = /^\s*(?:(?:and|và|&)\s+)?/u.exec(match[0])?.[0].length ?? 0;
    return phraseAt(match[0].slice(lead), start + match.index + lead);
  });
  const names = pieces.filter((piece) => /^\p{Lu}\p{Ll}{3,}$/u.test(piece.text) && !level.test(piece.text));
  const known = names.filter(({ text: name }) => languageByFolded(fold(name)) !== undefined);
  return names.length < pieces.length || known.length === 0
    ? []
    : names.filter((name) => !known.includes(name)).map((at) => ({ name: at.text, level: null, at }));
}

const toldCharsMax = 70;
/** `Nghe hiểu vài câu tiếng Nga`, `A few words of Irish`: a language, wherever it is told. */
export const tellsLanguage = (text: string): boolean =>
  text.length <= toldCharsMax &&
  /^(?:(?:tôi|em|mình|i|can)\s)*(?:nghe|nói|đọc|hiểu|biết|giao tiếp|bập bẹ|speak|understand|follow|a few words of|some|a little|basic|enough)(?!\p{L})/iu.test(
    text,
  ) &&
  languagesIn(fold(text)).length === 1 &&
  /tiếng\s|^(?!.*tiếng)/iu.test(text);

/** What is told of a language in a sentence: what stands before its name says how well. */
function toldLanguage({ text, start }: Phrase): KnownLanguage[] {
  return languagesOf(text, start).map((one) => {
    const lead = levelText(text.slice(0, one.at.start - start));
    return { ...one, level: lead ?? one.level };
  });
}

/** Languages with their levels: from their own section, from `Language:` lines and from tests elsewhere. */
export function listedLanguages(sections: readonly Section[], inVietnamese: boolean): KnownLanguage[] {
  const found: KnownLanguage[] = [];
  const keyOf = (name: string): string =>
    (languageByFolded(fold(name)) ?? languageByFolded(fold(`tiếng ${name}`)))?.id ?? name;
  const tests: KnownLanguage[] = [];
  const add = (language: KnownLanguage, below?: string): void => {
    if (found.some((known) => keyOf(known.name) === keyOf(language.name))) return;
    found.push({ ...language, level: language.level ?? (below && level.test(below) ? below : null) });
  };
  for (const { kind, blocks } of sections)
    for (const [i, block] of blocks.entries()) {
      const [first] = block.cells;
      const row = first !== undefined && block.cells.length > 1 && label.test(first.text);
      // `Tiếng Anh | Đọc catalogue`: the level stands in a cell of its own.
      const isOwnRow = block.cells.length === 2 && first && languageNamed(first.text)?.rest === '';
      for (const cell of isOwnRow ? [block] : block.cells) {
        const listed =
          (kind === 'skills' && isSpoken('languages', cell.text)) ||
          (kind === 'other' && listsLanguages(cell.text));
        const own =
          isOwnRow ||
          kind === 'languages' ||
          listed ||
          row ||
          label.test(cell.text) ||
          isLanguageLine(cell.text);
        const proven = kind === 'certifications' || kind === 'education' ? testedLanguage(cell.text) : null;
        const graded =
          kind === 'certifications' &&
          cell.text.length <= 60 &&
          /(?<![\p{L}\d])[abc][12](?![\p{L}\d])/iu.test(cell.text);
        if (own)
          for (const language of [
            ...languagesOf(cell.text, cell.start, kind === 'languages'),
            ...besideKnown(cell),
          ])
            add(language, blocks[i + 1]?.text);
        else if (kind !== 'limits' && kind !== 'experience' && tellsLanguage(cell.text))
          for (const language of toldLanguage(cell)) add(language);
        const tested = own ? testedLanguage(cell.text) : proven;
        const named = languageById(tested?.language ?? '');
        if (tested && named && languagesIn(fold(cell.text)).length === 0)
          tests.push({
            name: inVietnamese ? named.vi : named.en,
            level: levelText(cell.text),
            at: phraseAt(cell.text, cell.start),
          });
        else if (proven || graded) for (const language of languagesOf(cell.text, cell.start)) add(language);
      }
    }
  // A test speaks of a language that nothing else names.
  for (const language of tests) add(language);
  return found;
}

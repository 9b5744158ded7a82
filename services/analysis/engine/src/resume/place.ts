import { isAddressPart, isCity, isPlace, isRegion } from '../catalogue/places.js';
import { matchSkills } from '../catalogue/skills.js';
import {
  commaParts,
  looksLikeOrganisation,
  type Phrase,
  phraseAt,
  titleScore,
  withoutPlace,
} from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import { findRanges } from '../text/dates.js';
import { fold } from '../text/fold.js';
import { tokenize } from '../text/tokens.js';

const label =
  /^(?:add(?=\s*[.:])\.?|(?:current |present |permanent |residential |home |mailing |postal |contact )?(?:address|location|residence)(?:\(s\))?|(?:residential |home )area|suburb|city|where i live|based in|lives in|living in|place|địa chỉ(?: [\p{L} ]{2,20})?|(?:quê quán|nguyên quán|hộ khẩu) (?:và|&) (?:chỗ|nơi) ở|nhà ở|nơi ở(?: hiện (?:tại|nay))?|chỗ ở(?: hiện (?:tại|nay))?|hiện (?:tại )?ở|nơi sống|nơi cư trú|thường trú|tạm trú|dia chi|đ\/?c)\s*(?::\s*|$)|^(?:currently )?(?:based|located|living|residing|lives?) in\s+(?=\p{Lu})|^(?:hiện |đang |hien |dang )*(?:ở|sống|trọ|cư trú|thuê trọ|o|song|tro|cu tru)(?: tại| tai)\s+(?=\p{Lu})/iu;
const lesserLabel = /^(?:quê quán|nguyên quán|hometown|khu vực|place)\s*:\s*/iu;
const otherLabel = /^[\p{L}][\p{L} ()/-]{2,40}:\s/u;
const street =
  /(?:^|[\s,])(?:\d+[\p{L}]?(?:[/-]\d+)*\s+\p{L}|blk|block|apt|flat|unit|suite|house no|h\.? ?no|plot|door no|no\.|#\s?\d|str(?:eet|\.)|st\.|road|rd|avenue|ave|lane|drive|crescent|close|court|boulevard|blvd|rue|rua|avenida|av\.|carrera|plaza|piazza|viale|utca|út|laan|straat|via|calle|ul\.|straße|strasse|jalan|jl\.|lorong|nagar|society|colony|sector|layout|p\.o|đường|ngõ|hẻm|phường)(?![\p{L}])/iu;
const postcode =
  /(?:^|[\s,])(?:\d{5}(?:-\d{4})?|\d{6}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3}\s\d{2}|\d{4}\s?[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]?(?:\s?\d[A-Z]{2})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)(?=$|[\s,])/u;
const birth =
  /(?:born|birth|licen[cs]e|driv(?:en|es|ing)|bằng lái|sinh|nationality|quốc tịch|relocat|authori[sz]ed|gender|giới tính|status|visa)/iu;

/** `Storgatan 5`, `Rua das Flores 88`: a name with the number of a house. */
const houseNumber = /^\p{Lu}[\p{L}.'’ -]{2,40}\s\d{1,4}\p{L}?\.?$/u;

/** Contact facts without the parts that are no place, same length so that places stay right. */
function blanked(text: string): string {
  const gap = (match: string): string => '\t'.repeat(match.length);
  return text
    .replace(
      /\S{1,64}@\S{1,100}|(?:https?:\/\/|www\.)\S{1,200}|\b[\w-]{2,40}(?:\.[a-z][\w-]{1,20}){1,3}\/\S{0,200}/gu,
      gap,
    )
    .replace(/(?:\p{So}|[\u2600-\u27bf]|\ufe0f)/gu, gap)
    .replace(
      /(?:\(?\+\d{1,3}\)?|\(\d{2,5}\))[\s.-]?\d[\d\s().-]{5,18}\d|\b0\d[\d\s.-]{6,16}\d\b|\b\d{3}[.-]\d{3}[.-]\d{4}\b|\b\d{9,11}\b/gu,
      gap,
    );
}

const hard =
  /(\s*[|·•‧;\t]\s*|\s{2,}|\s\/\s|(?<=\p{L}{4})(?<!(?<!\p{L})(?:brgy|blvd|bldg|blk|apt|subd|prov|dist|ward|rd))\.\s+(?=\p{Lu})|\.\s+(?=(?:[Ee]-?)?[Mm]ail|Gmail|Zalo|S?ĐT|Tel|Phone|Điện thoại|Di động|Facebook))/u;
const soft = /(\s[–—-]\s)/;

interface Piece {
  readonly phrase: Phrase;
  readonly labelled: 0 | 1 | 2;
  /** A mail address or a telephone stands on the same line. */
  readonly reached: boolean;
}

const townWordsMax = 3;
const personal =
  /^(?:(?:so )?dt|s\.?dt|dtdd|so dien thoai|hotline|tel|mob|cell|ph|hp|mail|gmail|zalo|skype|facebook|fb|ngay sinh|sinh ngay|nam sinh|gioi tinh|di dong|dien thoai|male|female|nam|nu|single|married|doc than|da ket hon|linkedin|github|portfolio|website|email|e-mail|phone|mobile|resume|cv)$/iu;

function piecesOf(block: Block): Piece[] {
  const pieces: Piece[] = [];
  let announced = false;
  const reached = /\S@\S|\d[\d\s().-]{6,}\d/u.test(block.text);
  for (const cell of block.cells) {
    let at = 0;
    for (const piece of blanked(cell.text)
      .split(hard)
      .flatMap((part) => (isPlace(part.trim()) ? [part] : part.split(soft)))) {
      const raw = phraseAt(
        piece.replace(/[.\s/]+$/, '').replace(/^[.\s/]+/, (lead) => ' '.repeat(lead.length)),
        cell.start + at,
      );
      at += piece.length;
      if (raw.text === '') continue;
      const match = label.exec(raw.text) ?? lesserLabel.exec(raw.text);
      const value = match ? phraseAt(raw.text.slice(match[0].length), raw.start + match[0].length) : raw;
      const strong = announced || (match !== null && !lesserLabel.test(raw.text));
      announced = match !== null && value.text === '';
      const phrase = withoutTitle(withoutRemark(value));
      if (phrase.text !== '') pieces.push({ phrase, labelled: strong ? 2 : match ? 1 : 0, reached });
    }
  }
  return pieces;
}

/** `(Home)`, `(open to relocation)`: a remark behind a place. */
function withoutRemark(phrase: Phrase): Phrase {
  const at = /\s*\([^)]{2,40}\)?$/u.exec(phrase.text)?.index;
  return at === undefined ? phrase : phraseAt(phrase.text.slice(0, at), phrase.start);
}

/** `27 tuổi (1999)`, `born 1999`: how old one is. */
const ageWords = /(?<!\p{L})(?:tuổi|years? old|sinh|born|sn)(?!\p{L})/iu;

/** `Data Analyst, Pune, India`, `27 tuổi, Gò Vấp, TPHCM`: what one is stands before where. */
function withoutTitle(phrase: Phrase): Phrase {
  const [first, second] = commaParts(phrase);
  const rest = second ? phraseAt(phrase.text.slice(second.start - phrase.start), second.start) : null;
  if (!first || !rest) return phrase;
  const isTitle = titleScore(first.text) === 2 && isPlace(rest.text);
  return isTitle || ageWords.test(first.text) ? rest : phrase;
}

const isName = (part: Phrase): boolean => {
  const words = part.text.split(/\s+/);
  return (
    words.length <= 4 &&
    words.every((word) => /^[\p{Lu}\d]/u.test(word)) &&
    part.text.replace(/\P{L}/gu, '').length >= 3
  );
};

/** `Town, Province` of any country: capitalised names that are neither title, employer nor skill. */
function hasPlaceShape(phrase: Phrase, parts: readonly Phrase[]): boolean {
  if (parts.length < 2 || parts.length > 4 || !parts.every(isName)) return false;
  if (parts.some((part) => titleScore(part.text) > 0 || looksLikeOrganisation(part.text))) return false;
  return matchSkills(phrase.text, tokenize(phrase.text), true).length === 0;
}

/** "I use Excel. I don't drive, which in Clare …" tells something. */
const sentence = /^(?:I|We|My|Tôi|Em|Mình|Con)\s|\.\s+\p{Lu}\p{L}*(?:\s\p{Ll}\S*){2}/u;

/** How surely a piece of the contact facts is a place; 0 for one that is none. */
function certainty({ phrase, labelled, reached }: Piece, inTop: boolean): number {
  const { text } = phrase;
  if (text.length > 130 || text.length < 3 || text.includes('@') || birth.test(text)) return 0;
  if (labelled === 2) return /\p{L}{2}/u.test(text) ? 6 : 0;
  if (otherLabel.test(text) || findRanges(text).length > 0 || /[!?]$/.test(text)) return 0;
  if (labelled === 1) return 2;
  if (sentence.test(text)) return 0;
  if (isPlace(text)) return 5;
  const parts = commaParts(phrase);
  const words = text.split(/\s+/).length;
  if (words > 18 || titleScore(text) === 2 || looksLikeOrganisation(text)) return 0;
  const last = parts[parts.length - 1]?.text ?? '';
  const closed = withoutPlace(phrase).place !== null || isRegion(last) || isCity(last);
  const addressed =
    street.test(text) ||
    postcode.test(text) ||
    parts.some(({ text: part }) => isAddressPart(part) || houseNumber.test(part));
  if (parts.length > 1 && addressed && closed) return 5;
  if (parts.length > 1 && closed && parts.every((part) => isName(part) || isAddressPart(part.text))) return 4;
  if (inTop && parts.length > 1 && addressed && /^[\p{Lu}\d#]/u.test(text)) return 4;
  if (inTop && postcode.test(text) && words <= 7 && /^\p{Lu}\p{L}+/u.test(text)) return 3;
  if (inTop && hasPlaceShape(phrase, parts)) return 3;
  // `Thrissur | 98470 55512`: a town that no list knows, beside how the person is reached.
  return inTop && reached && parts.length === 1 && words <= townWordsMax && isTown(phrase) ? 1 : 0;
}

const isTown = (phrase: Phrase): boolean =>
  isName(phrase) &&
  !/\d/.test(phrase.text) &&
  !personal.test(fold(phrase.text)) &&
  titleScore(phrase.text) === 0 &&
  matchSkills(phrase.text, tokenize(phrase.text), true).length === 0;

/** The surest place among lines of contact facts, the first of equals. `name` is no place, whatever it looks like. */
export function findPlace(blocks: readonly Block[], name: Phrase | null, inTop: boolean): Phrase | null {
  let best: { phrase: Phrase; sure: number } | null = null;
  for (const block of blocks) {
    if (block.text.length > 400) continue;
    for (const piece of piecesOf(block)) {
      const { start, end } = piece.phrase;
      if (name && start <= name.start && end >= name.end) continue;
      const sure = certainty(piece, inTop && !block.bullet);
      if (sure > (best?.sure ?? 0)) best = { phrase: piece.phrase, sure };
    }
  }
  return best?.phrase ?? null;
}

/** `Address: …` under whatever heading. */
export function labelledPlace(blocks: readonly Block[]): Phrase | null {
  for (const block of blocks)
    for (const piece of block.text.length > 200 ? [] : piecesOf(block))
      if (piece.labelled === 2 && certainty(piece, false) > 0) return piece.phrase;
  return null;
}

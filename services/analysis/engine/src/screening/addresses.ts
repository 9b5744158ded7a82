import { isAddressPart, isCity, isRegion } from '../catalogue/places.js';
import { headingKind } from '../catalogue/section-headings.js';
import { matchSkills } from '../catalogue/skills.js';
import { looksLikeOrganisation, titleScore } from '../layout/phrases.js';
import type { ResumeFacts } from '../report.js';
import { findName } from '../text/find-name.js';
import { hasVietnameseLetters } from '../text/language.js';
import { tokenize } from '../text/tokens.js';
import type { Found } from './marks.js';

const labelled =
  /(?<=^|[\n|;•·\t(]\s{0,3})(?:(?:current |present |permanent |residential |home |mailing |postal |contact )?(?:address|residence)|địa chỉ(?: (?:liên hệ|liên lạc|hiện tại|hiện nay|thường trú|tạm trú|nhà))?|nhà ở|nơi ở(?: hiện (?:tại|nay))?|chỗ ở(?: hiện (?:tại|nay))?|nơi sống|nơi cư trú|thường trú|tạm trú|hộ khẩu(?: thường trú)?|hktt|quê quán|nguyên quán|hometown|nơi sinh|place of birth|dia chi|que quan|đ\/?c)\s?[:：][ \t]{0,4}(?<value>[^\n|;•·\t]{2,160})/giu;

const named = '\\p{Lu}[\\p{L}\\p{M}]*(?: \\p{Lu}[\\p{L}\\p{M}]*){0,3}';
const numbered = '\\d{1,4}[A-Za-z]?(?:\\/\\d{1,4}){0,3}';
/** A part of an address below the province: wards, districts, alleys. `Xã Hội` is society, `Q1` a quarter. */
const partVi = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:[Pp]hường|PHƯỜNG|[Qq]uận|QUẬN|[Hh]uyện|HUYỆN|[Tt]hị xã|[Tt]hị trấn|[Xx]ã(?! [Hh]ội)|[Tt]hôn|[Kk]hu phố|[Tt]ổ dân phố) (?:${numbered}|${named})|(?:[Hh]ẻm|[Nn]gõ|[Nn]gách|[Kk]iệt|[Kk]hóm|[Qq]uan|[Pp]huong|District|Ward|[QP]\\.)[ ]?${numbered}|(?:Q|TX)\\.[ ]?${named}(?=[ ]?,)|${named} (?:District|Commune))(?![\\p{L}\\p{N}])`,
  'gu',
);
const streetVi =
  /(?<![\p{L}\p{N}/.,])(?:(?:số (?:nhà )?)?(?:[A-Z]{1,2}(?=\d+\/))?\d{1,4}[A-Za-z]?(?:\/\d{1,4}[A-Za-z]?){0,4},? (?:[Đđ]ường |[Pp]hố )?\p{Lu}[\p{L}\p{M}]+(?: \p{Lu}[\p{L}\p{M}]+){1,3}(?=[ ]?,)|[Đđ]ường \p{Lu}[\p{L}\p{M}]+(?: \p{Lu}[\p{L}\p{M}]+){1,3})/gu;
/** A cell that is nothing but a house in a street. */
const streetAlone =
  /(?<=^|[\n|•·;\t:] {0,3})(?:[Ss]ố (?:nhà )?)?(?:[A-Z]{1,2}(?=\d+\/))?\d{1,4}[A-Za-z]?(?:\/\d{1,4}[A-Za-z]?){0,4},? (?:(?:[Đđ]ường|[Pp]hố|[Nn]gõ|[Hh]ẻm) )?\p{Lu}[\p{L}\p{M}]+(?: \p{Lu}[\p{L}\p{M}]+){1,3}(?= {0,3}(?:$|[\n|•·;\t]))/gu;
/** `12 Nguyễn Trãi`, `12/3 Le Lai`; `5 Power BI Dashboards` is none. */
const isStreetVi = (piece: string): boolean =>
  /\d\/\d|số|đường|phố/iu.test(piece) || hasVietnameseLetters(piece);
const streetEn =
  /(?<![\p{L}\p{N}])(?:\d{1,5}[A-Za-z]?(?:[/-]\d{1,4})?,? (?:[NSEW]\.? )?(?:\p{Lu}[\p{L}.'’]{1,20} ){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Close|Crescent|Way|Place|Pl|Terrace|Highway|Hwy|Square|Sq)\.?|(?:Apt|Apartment|Flat|Unit|Suite|House No|Plot No|Door No|Room)\.?[ ]?#?\d{1,5}[A-Za-z]?|P\.?[ ]?O\.?[ ]?Box \d{1,6})(?!\p{L})/gu;

const parted = /\s*,\s*|\s[–-]\s/u;
const typeWord =
  /^(?:(?:phường|quận|huyện|thị xã|thị trấn|xã|thôn|khóm|khu phố|đường|phố|số|tổ|ấp|hẻm|ngõ|district|ward)(?!\p{L})|(?:p|q|h|tx|tt)\.)\s?/iu;
const lands = /^(?:việt ?nam|viet ?nam|vn)\.?$/iu;

const isProvince = (part: string): boolean => isCity(part) || lands.test(part);
/** `IL 62704`: a region with its post code. */
const isPlaceAbove = (part: string): boolean => isProvince(part) || isRegion(part);

interface Piece {
  readonly text: string;
  readonly at: number;
}

function partsOf(place: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const text of place.split(/(\s*,\s*|\s[–-]\s)/u)) {
    if (!parted.test(text) && text.trim() !== '')
      pieces.push({ text: text.trim(), at: at + text.search(/\S/u) });
    at += text.length;
  }
  return pieces;
}

const postCode = /(?<=\s)(?:\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})$/u;

/** What of one part tells more than its province; null where it is the province or a city. */
function below({ text, at }: Piece, next: string | undefined, closed: boolean, alone: boolean): Piece | null {
  const code = postCode.exec(text);
  if (code && isPlaceAbove(text.slice(0, code.index).trim())) return { text: code[0], at: at + code.index };
  if (isPlaceAbove(text)) return null;
  if (/\d/u.test(text) || isAddressPart(text) || typeWord.test(text)) return { text, at };
  // `Springfield, IL` is a city and its state; `Liên Chiểu, Đà Nẵng` a district and its city.
  const isTown =
    next === undefined
      ? alone && !hasVietnameseLetters(text)
      : isRegion(next) && !isCity(next.replace(postCode, ''));
  return !isTown && (closed || next !== undefined) ? { text, at } : null;
}

/** The parts of an address that lie below its province or city. */
function belowProvince(place: string): Piece[] {
  const parts = partsOf(place.replace(/\s*\([^()]*\)[\s.]*$/u, '').replace(/[\s.]+$/u, ''));
  const closed = parts.some(({ text }) => isCity(text) || isAddressPart(text));
  return parts.flatMap((part, i) => below(part, parts[i + 1]?.text, closed, parts.length === 1) ?? []);
}

const knownCharsMin = 4;

const topLines = 14;
const placeWordsMax = 12;

const isPlaceName = (part: string): boolean =>
  part.split(' ').length <= 5 &&
  /^[\p{Lu}\d]/u.test(part) &&
  titleScore(part) === 0 &&
  !looksLikeOrganisation(part) &&
  matchSkills(part, tokenize(part), true).length === 0;

/** Cells under the name that end in a province or a land: where somebody lives, whether or not it was read as such. */
function placesAtTop(text: string): string[] {
  const lines = text.split('\n', topLines);
  const work = lines.findIndex((line) => headingKind(line) === 'experience');
  return lines
    .slice(0, work < 0 ? topLines : work)
    .flatMap((line) => line.split(/[|•·;\t]/u))
    .map((cell) => cell.trim())
    .filter((cell) => {
      const parts = partsOf(cell).map((part) => part.text);
      const last = parts.at(-1) ?? '';
      const words = cell.split(/\s+/u).length;
      return parts.length > 1 && words <= placeWordsMax && isPlaceAbove(last) && parts.every(isPlaceName);
    });
}

/** Where a text says where somebody lives, below the province. */
export function addressFinder({ contact }: ResumeFacts, text: string): (said: string) => Found[] {
  const own = [contact.location ?? '', ...placesAtTop(text)].flatMap((place) =>
    belowProvince(place).map((part) => part.text),
  );
  const bare = own.map((part) => part.replace(typeWord, '')).filter((part) => part.includes(' '));
  const known = [...new Set([...own, ...bare])].filter(
    (part) => part.length >= knownCharsMin && !isPlaceAbove(part),
  );
  return (said) => [
    ...known.flatMap((part) =>
      findName(said, part)
        .filter(({ start }) => /[\p{Lu}\d]/u.test(said[start] ?? ''))
        .map((place) => ({ ...place, kind: 'address' as const })),
    ),
    ...[...said.matchAll(labelled)].flatMap((match) => {
      const value = match.groups?.['value'] ?? '';
      const from = match.index + match[0].length - value.length;
      return belowProvince(value).map(({ text, at }) => ({
        start: from + at,
        end: from + at + text.length,
        kind: 'address' as const,
      }));
    }),
    ...[partVi, streetVi, streetAlone, streetEn].flatMap((pattern) =>
      [...said.matchAll(pattern)]
        .filter(
          ({ 0: piece }) =>
            !isProvince(piece) && ((pattern !== streetVi && pattern !== streetAlone) || isStreetVi(piece)),
        )
        .map(({ 0: piece, index }) => ({
          start: index,
          end: index + piece.length,
          kind: 'address' as const,
        })),
    ),
  ];
}

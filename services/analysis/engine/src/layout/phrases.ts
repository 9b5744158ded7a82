import { titleLikeness } from '../catalogue/titles.js';
import { isPlace, placeTail } from '../catalogue/places.js';

/** A piece of a header line with its place in the text. */
export interface Phrase {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export function phraseAt(text: string, start: number): Phrase {
  const lead = /^[\s,;:|·•–—()-]*/.exec(text)?.[0].length ?? 0;
  const trimmed = text.slice(lead).replace(/[\s,;:|·•–—(-]+$/, '');
  const open = (trimmed.match(/\(/g) ?? []).length;
  const closed = (trimmed.match(/\)/g) ?? []).length;
  const kept = closed > open ? trimmed.replace(/\)$/, '') : open > closed ? `${trimmed}` : trimmed;
  return { text: kept.trimEnd(), start: start + lead, end: start + lead + kept.trimEnd().length };
}

const organisationWords =
  'inc|incorporated|corp|corporation|llc|llp|ltd|limited|co|company|companies|group|holdings?|gmbh|ag|kg|srl|s\\.?r\\.?l|s\\.?p\\.?a|s\\.?a\\.?s?|sp\\. z o\\.o|sarl|b\\.?v|oy|ab|a/s|aps|kft|ltda|plc|pvt|pte|jsc|bank|university|college|institute|school|schools|academy|hospital|clinic|hotels?|resorts?|restaurants?|studios?|agency|agencies|labs?|laborator(?:y|ies)|solutions|systems|technologies|technology|technosoft|infotech|infosystems|infra|softwares?|services|consulting|consultancy|consultants|partners|associates|advisors|brothers|bros|sons|traders|industries|enterprises?|foundation|trust|council|authority|association|society|union|club|ministry|department|police|church|county|logistics|freight|transport|cargo|shipping|lines|media|press|airlines|airways|airport|motors|auto parts|automotive|electronics|electricals?|pharma|pharmacy|pharmaceuticals?|healthcare|health|medical|dental|rehab|wellness|fitness|gym|spa|salon|foods?|bakery|bistro|cafe|café|coffee|kitchen|grill|diner|pizza|stores?|supermarkets?|market|mart|shop|outlet|mall|farms?|mills?|textiles?|garments?|apparels?|fashions?|exports?|imports?|trading|distributors?|suppl(?:y|ies)|cent(?:er|re)s?|ventures|capital|financial|finance|insurance|mutual|realty|properties|builders|constructions?|contractors|architects|cement|steel|chemicals?|plastics|energy|power|telecom|telecommunications|retail|robotics|networks|interactive|digital|global|international|worldwide|staffing|hosting|printers|packaging|dairy|tnhh|vina';
const endsLikeOrganisation = new RegExp(
  `(?<![\\p{L}])(?:${organisationWords})\\.?(?:\\s*\\([^()]*\\))?$`,
  'iu',
);
const startsLikeOrganisation =
  /^(?:công ty|cty|c\.ty|tập đoàn|ngân hàng|tổng công ty|doanh nghiệp|dntn|htx|xí nghiệp|xưởng|nhà máy|nhà thuốc|nhà xe|bệnh viện|trường(?! phòng)|đại học|showroom|học viện|trung tâm|cửa hàng|khách sạn|nhà hàng|quán|tiệm|siêu thị|văn phòng|chi nhánh|phòng khám|hợp tác xã|viện|sở|bộ|ủy ban|đại lý|công đoàn|quỹ|university of|ministry of|department of|bank of|institute of|city of|county of|state of|church of|office of|m\/s|pt|spitalul|szpital|krankenhaus|klinikum|hôpital|ospedale|clinica|clínica|clinique|klinik|farmacia|farmácia|pharmacie|apotheke|ristorante|restaurante|hotelul|banca|banco|banque|stadtwerke|universit(?:atea|é|à|ät)|universidad|politecnico|primăria|ayuntamiento|hệ thống|cong ty|cty|tap doan|ngan hang|benh vien|khach san|nha hang|nha may|dai hoc|hoc vien|cao dang|truong|cua hang|sieu thi)(?![\p{L}]|\s(?:trưởng|phó)(?![\p{L}]))/iu;
const holdsOrganisation =
  /(?<![\p{L}])(?:inc|corp|llc|llp|ltd|pvt|pte|sdn bhd|gmbh|jsc|university|college|công ty|tnhh|cổ phần|ctcp|tmcp|hospital|bank)(?![\p{L}])/iu;
/** Several of a profession are a firm: `Hale & Ward Architects`. */
const pluralHead =
  /(?:consultants|partners|associates|advisors|builders|contractors|architects|engineers|designers|developers|traders|representatives|agents|lawyers|advocates|solicitors|attorneys|notaries|surveyors|planners|realtors|caterers|accountants|movers)\.?$/i;

export const looksLikeOrganisation = (text: string): boolean =>
  endsLikeOrganisation.test(text) || startsLikeOrganisation.test(text) || holdsOrganisation.test(text);

const numbered = /^(?:\(?\d{1,2}(?:\.\d{1,2})*[.)]|[a-h]\)|[IVX]{1,4}\.)\s+(?=\p{L})/u;

/** How long the number is that lists a line: `1.2. Đại học`, `3) Tú tài`. */
export const numberLength = (text: string): number => numbered.exec(text)?.[0].length ?? 0;

/** Cuts a header line at signs that part its fields: bars, dots, spaced dashes, tabs, ` at `, a dash before `Dayton, OH`. */
export function splitPhrases(text: string, start: number): Phrase[] {
  const phrases: Phrase[] = [];
  const separator =
    /\t|\s*[|·•‧∙▪;]\s*|\s+[–—-]+\s+|\s+[–—-]$|\s+(?:@)\s+|\s{3,}|(?<=[\p{L}.)])-(?=\p{Lu}[\p{L}. ]{1,24},\s\p{Lu}{2}$)/gu;
  let at = 0;
  for (const match of text.matchAll(separator)) {
    phrases.push(phraseAt(text.slice(at, match.index), start + at));
    at = match.index + match[0].length;
  }
  phrases.push(phraseAt(text.slice(at), start + at));
  return phrases.filter((phrase) => phrase.text !== '');
}

const legalForm = /^,\s*(?:ltd|inc|llc|jsc|corp|plc|gmbh)(?![\p{L}])/iu;

/** The comma-parted pieces of a phrase, commas inside brackets and before `Ltd.` left alone. */
export function commaParts(phrase: Phrase): Phrase[] {
  const parts: Phrase[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i <= phrase.text.length; i += 1) {
    const sign = phrase.text[i];
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (
      i === phrase.text.length ||
      (sign === ',' && depth <= 0 && !legalForm.test(phrase.text.slice(i, i + 8)))
    ) {
      parts.push(phraseAt(phrase.text.slice(from, i), phrase.start + from));
      from = i + 1;
    }
  }
  return parts.filter((part) => part.text !== '');
}

/** `MASTER OF LAW University of Nice`: words in capitals, then a name that is not. */
export function cutAtCapitals(phrase: Phrase): Phrase[] {
  const capitals = /^(?:[\p{Lu}\d&'’./()-]+,?\s)+(?=\p{Lu}\p{Ll}+\s\S)/u.exec(phrase.text)?.[0];
  if (!capitals || (capitals.match(/\p{Lu}{3,}/gu) ?? []).length < 2) return [phrase];
  return [
    phraseAt(capitals, phrase.start),
    phraseAt(phrase.text.slice(capitals.length), phrase.start + capitals.length),
  ];
}

const span = (first: Phrase, last: Phrase, source: Phrase): Phrase => ({
  text: source.text.slice(first.start - source.start, last.end - source.start),
  start: first.start,
  end: last.end,
});

/** A phrase without the place it ends with, and that place. */
export function withoutPlace(phrase: Phrase): { rest: Phrase | null; place: Phrase | null } {
  if (isPlace(phrase.text)) return { rest: null, place: phrase };
  const parts = commaParts(phrase);
  const at = placeTail(parts.map((part) => part.text));
  const [first, last] = [parts[0], parts[parts.length - 1]];
  const [before, placed] = [parts[at - 1], parts[at]];
  if (!first || !last || !before || !placed) return { rest: phrase, place: null };
  return { rest: span(first, before, phrase), place: span(placed, last, phrase) };
}

/** Title by its form, unless it reads as an employer by its own (`Northwind Engineering Ltd`). */
export function titleScore(text: string): number {
  const likeness = titleLikeness(text);
  if (likeness === 0 || startsLikeOrganisation.test(text)) return 0;
  if (likeness === 2 && pluralHead.test(text)) return 0;
  return likeness === 1 && looksLikeOrganisation(text) ? 0 : likeness;
}

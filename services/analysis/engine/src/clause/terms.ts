import { titleLikeness } from '../catalogue/titles.js';
import { isCity, isRegion } from '../catalogue/places.js';

export interface Term {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

// Shapes of product and method names: CamelCase, letters with digits, dots or plus signs inside, capitals.
const shape =
  /(?<![\p{L}\p{N}@/.])(?:[A-Z][a-z]+(?:[A-Z][a-z0-9]*)+|[a-z]+[A-Z][A-Za-z0-9]*|[A-Z]{2,6}\d{0,2}|[A-Za-z]+\d+[A-Za-z]*|[A-Z][A-Za-z]*\.(?:js|io|ai|NET)|[A-Z][A-Za-z]+\+)(?![\p{L}\p{N}@])/gu;
const ordinary = new Set(
  `AM PM USA US UK EU VN HN HCM HCMC TPHCM TP VND USD EUR GBP CV JD ID OK FAQ CEO CTO CFO COO HR IT PC TV II III IV VI HN1 Q1 Q2 Q3 Q4 M1 F1 NV BHXH BHYT BHTN
  KPI THPT CNTT COVID19 Covid19 EOE EEO LGBT LGBTQ PTO TBD TBA NA ASAP ETC AND OR THE FOR WITH YOU OUR ALL NOT NEW WE ARE CV JOB TOP ONE TWO TTS NLD CBNV KHÔNG TOEIC IELTS TOEFL JLPT HSK TOPIK CEFR BA QA QC PM PO PIC TL SM DEV IELTS6 A1 A2 B1 B2 C1 C2`.split(
    /\s+/,
  ),
);
const measure = /^\d|^[A-Z]\d$|\d(?:st|nd|rd|th)$|^[a-z]+\d{3,}$/;

/** Terms no catalogue has, known by their form alone. */
export function findTerms(sentence: string): Term[] {
  // In a line of capitals, capitals say nothing.
  const lower = sentence.match(/\p{Ll}/gu)?.length ?? 0;
  const upper = sentence.match(/\p{Lu}/gu)?.length ?? 0;
  if (upper > lower) return [];
  return [...sentence.matchAll(shape)]
    .map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }))
    .filter(
      ({ text }) =>
        !ordinary.has(text) && !ordinary.has(text.toUpperCase()) && !measure.test(text) && text.length > 1,
    )
    .filter(({ text }) => titleLikeness(text) === 0 && !isCity(text) && !isRegion(text));
}

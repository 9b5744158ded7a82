import { skillById } from '../catalogue/skills.js';
import { presentVerbOf } from '../report/actions.js';
import { fold } from '../text/fold.js';
import { languageOf } from '../text/language.js';
import { sentencesOf } from '../text/sentences.js';
import type { Compared } from './compared.js';
import { measureOf, partOf, quoteOf } from './line.js';
import type { Measure, Part, Quote } from './premium-report.js';
import { workLinesOf } from './work-lines.js';

const id = 'language-quality';
/** A text without a fault; nobody's language is measured as perfect. */
const faultless = 95;

interface Place {
  readonly start: number;
  readonly end: number;
}

export type FaultCode =
  | 'long'
  | 'pronouns'
  | 'weak'
  | 'slips'
  | 'spaces'
  | 'capitals'
  | 'repeated'
  | 'accentless'
  | 'tense'
  | 'date-forms'
  | 'end-points'
  | 'names'
  | 'ki-ky';

interface Fault {
  readonly code: FaultCode;
  readonly points: number;
  readonly places: readonly Place[];
  /** How often, where that is more than is quoted. */
  readonly count?: number;
}

const all = (text: string, pattern: RegExp): Place[] =>
  [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

const weak =
  /\b(?:responsible for|duties included|worked on|helped with|was part of|involved in)\b|chịu trách nhiệm|được giao|tham gia vào/giu;
const pronoun = /(?<![\p{L}'’])(?:I|my|me|tôi|em)(?![\p{L}'’])/gu;
const tripled = /(?<![\p{L}\d./@-])[\p{L}]*(\p{Ll})\1\1[\p{L}]*(?![\p{L}\d./@-])/giu;
const notSlips = /^(?:w{3}|i{3}|x{3,}|a{3}|z{3})/i;
const twice = /(?<![\p{L}])(the|and|of|to|in|for|with|và|của|cho|trong|các|được) \1(?![\p{L}])/giu;
/** Vietnamese words as they are often mistyped; none of these is a word of its own. */
const mistyped =
  /(?<!\p{L})(?:sữ dụng|xữ lý|xử lí dử liệu|giử gìn|nhửng|nghành|bổ xung|xắp xếp|chỉnh chu|chia sẽ|suất sắc|xuất xắc|sát xao|kỷ năng|kỉ năng|mổi ngày|dử liệu|lảnh đạo|hổ trợ|nổ lực|phát triễn|triễn khai|khã năng|kiễm tra|kễ toán|quãn lý|hiễu biết|nghiêm cứu|nghiên cưu|sữa chữa|sửa chửa|bảo dưởng|giao diệt|thõa thuận|thoã thuận|trao dồi)(?!\p{L})/giu;
const spaces = /\p{L} [,;](?=\s|$)|\p{L},(?=\p{L}{2})/gu;
const longWords = 45;

function longSentences({ resume }: Compared): Place[] {
  return resume.read.blocks
    .flatMap((block) => sentencesOf(block.text, block.start))
    .filter(({ text }) => text.split(/\s+/).length > longWords && (text.match(/,/g)?.length ?? 0) < 8);
}

const capitalLines = ({ resume }: Compared): Place[] =>
  resume.read.blocks.filter(
    ({ text }) => text.length > 60 && text === text.toUpperCase() && /\p{L}/u.test(text),
  );

const repeatedMin = 4;
const repeatedShare = 0.2;

/** The verb with which most lines begin: one word in English, two syllables in Vietnamese. */
function repeatedOpening({ resume }: Compared): Place[] {
  const lines = workLinesOf(resume);
  const byOpening = new Map<string, Place[]>();
  for (const { block } of lines) {
    const form = languageOf(block.text) === 'vi' ? /^\P{L}*(\p{L}+ \p{L}+)/u : /^\P{L}*(\p{L}+)/u;
    const match = form.exec(block.text);
    const opening = match?.[1];
    if (!match || opening === undefined) continue;
    const end = block.start + match[0].length;
    const key = opening.toLowerCase();
    byOpening.set(key, [...(byOpening.get(key) ?? []), { start: end - opening.length, end }]);
  }
  const [most = []] = [...byOpening.values()].toSorted((a, b) => b.length - a.length);
  return most.length >= repeatedMin && most.length >= lines.length * repeatedShare ? most : [];
}

/** Lines of work that is over, told in the present. */
const presentLines = ({ resume }: Compared): Place[] =>
  workLinesOf(resume).flatMap(({ block, position }) => {
    const range = position?.range ?? null;
    const closed = range !== null && !range.open && range.to !== null && range.to !== resume.now;
    const verb = closed ? presentVerbOf(block.text) : null;
    if (verb === null) return [];
    const start = block.start + block.text.indexOf(verb);
    return [{ start, end: start + verb.length }];
  });

const dateForm = (text: string): string =>
  text
    .replace(/\p{L}{3,}/gu, 'M')
    .replace(/\d{4}/g, 'Y')
    .replace(/\d{1,2}/g, '0')
    .replace(/\s+/g, ' ')
    .trim();

/** One place of each way in which the dates of positions are written, if there is more than one way. */
function dateForms({ resume, read }: Compared): Place[] {
  const forms = new Map<string, Place>();
  for (const { range, header, body } of resume.positions) {
    if (!range || range.startText === '') continue;
    const block = [...header, ...body].find(({ start, end }) =>
      read.text.slice(start, end).includes(range.text),
    );
    if (!block) continue;
    const start = block.start + read.text.slice(block.start, block.end).indexOf(range.text);
    const form = dateForm(range.startText);
    if (!forms.has(form)) forms.set(form, { start, end: start + range.text.length });
  }
  return forms.size > 1 ? [...forms.values()] : [];
}

/** Lines with and without a full stop at their end, one of each, where both are usual. */
function endPoints({ resume }: Compared): Place[] {
  const lines = workLinesOf(resume)
    .map(({ block }) => block)
    .filter(({ text }) => text.length > 20);
  const stopped = lines.filter(({ text }) => /\.\s*$/.test(text));
  const open = lines.filter(({ text }) => /[\p{L}\d)%]\s*$/u.test(text));
  const fewer = Math.min(stopped.length, open.length);
  const [a, b] = [stopped[0], open[0]];
  return fewer >= 2 && fewer >= lines.length * 0.2 && a && b ? [a, b] : [];
}

/** Names of the catalogue with an inner capital, written in other capitals: `Javascript`. */
function misspeltNames({ mentions, resume }: Compared): Place[] {
  const places: Place[] = [];
  for (const skill of mentions.skillIds) {
    const name = skillById.get(skill)?.en ?? '';
    if (!/^\p{Lu}\p{Ll}+\p{Lu}\p{L}*$/u.test(name)) continue;
    const found = mentions.of(skill).find(({ start, end, place }) => {
      const text = resume.read.text.slice(start, end);
      const shouted = place.block.text === place.block.text.toUpperCase();
      return (
        text.toLowerCase() === name.toLowerCase() && text !== name && text !== text.toUpperCase() && !shouted
      );
    });
    if (found) places.push({ start: found.start, end: found.end });
  }
  return places;
}

/** `kĩ` and `kỹ` in one résumé: either is right, both together look careless. */
function mixedKy(text: string): Place[] {
  const [one] = all(text, /(?<!\p{L})kĩ (?:năng|thuật|sư|lưỡng)/giu);
  const [other] = all(text, /(?<!\p{L})kỹ (?:năng|thuật|sư|lưỡng)/giu);
  return one && other ? [one, other] : [];
}

const accentless = (text: string): Place[] => {
  if (languageOf(text) === 'vi') return [];
  const found = all(text, /\b(?:kinh nghiem|ky nang|hoc van|cong ty|nhan vien|khach hang)\b/gi);
  return found.length >= 2 ? found : [];
};

function slipsIn(text: string): Place[] {
  const found = [
    ...all(text, tripled).filter(({ start, end }) => !notSlips.test(text.slice(start, end))),
    ...all(text, twice),
    ...all(text, mistyped),
  ];
  const seen = new Set<string>();
  return found.filter(({ start, end }) => {
    const key = fold(text.slice(start, end));
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
}

function faultsOf(compared: Compared): Fault[] {
  const { text } = compared.resume.read;
  const told = new Set(workLinesOf(compared.resume).map(({ block }) => block));
  const pronouns = [...told].flatMap((block) =>
    all(block.text, pronoun).map(({ start, end }) => ({
      start: block.start + start,
      end: block.start + end,
    })),
  );
  const fault = (code: FaultCode, places: readonly Place[], each: number, most: number, from = 1): Fault => ({
    code,
    places,
    count: places.length,
    points: places.length < from ? 0 : Math.min(most, each * places.length),
  });
  return [
    fault('long', longSentences(compared), 5, 15),
    fault('pronouns', pronouns, 3, 15, 3),
    fault('weak', all(text, weak), 4, 15, 2),
    fault('slips', slipsIn(text), 5, 15),
    fault('spaces', all(text, spaces), 2, 10, 2),
    fault('capitals', capitalLines(compared), 15, 15, 2),
    fault('repeated', repeatedOpening(compared), 10, 10),
    fault('accentless', accentless(text), 20, 20),
    fault('tense', presentLines(compared), 2, 10, 2),
    fault('date-forms', dateForms(compared), 3, 3),
    fault('end-points', endPoints(compared), 3, 3),
    fault('names', misspeltNames(compared), 2, 8),
    fault('ki-ky', mixedKy(text), 2, 2),
  ].filter(({ points }) => points > 0);
}

/** How the text is written, by faults that can be pointed at. */
export function languageQualityMeasure(compared: Compared): Measure<typeof id> {
  const { read } = compared;
  const quotes = (places: readonly Place[]): Quote[] =>
    places.slice(0, 3).map(({ start, end }) => quoteOf(read, start, end));
  const faults = faultsOf(compared).map(({ code, points, places, count }): Part => {
    const opening = places[0] ? read.text.slice(places[0].start, places[0].end) : '';
    return partOf(id, code, -points, 0, {
      quotes: quotes(places),
      values: { count: count ?? places.length, ...(code === 'repeated' ? { opening } : {}) },
    });
  });
  return measureOf(id, [partOf(id, 'checked', faultless, 100), ...faults]);
}

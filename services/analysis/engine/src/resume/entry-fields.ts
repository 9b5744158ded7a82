import { blank, type Line } from './lines.js';
import {
  commaParts,
  looksLikeOrganisation,
  type Phrase,
  phraseAt,
  splitPhrases,
  titleScore,
  withoutPlace,
} from '../layout/phrases.js';

export interface EntryFields {
  readonly title: Phrase | null;
  readonly company: Phrase | null;
  readonly place: Phrase | null;
  /** The employer is a mere comma part beside the title; a line of its own would be better. */
  readonly weakCompany: boolean;
}

interface Candidate {
  readonly phrase: Phrase;
  /** The whole phrase it is a part of. */
  readonly whole: Phrase;
  readonly line: number;
  readonly title: number;
  readonly organisation: boolean;
  /** A comma part beside a title: an employer only when nothing better is there. */
  readonly weak: boolean;
}

const label =
  /^(?:công ty|company|employer|vị trí|chức vụ|chức danh|position|title|role|thời gian|time|period|địa điểm|location|nơi làm việc|đơn vị|tên công ty)\s*:\s*/iu;

function headText(line: Line): string {
  const { text } = line.block;
  return line.range ? blank(text, line.range.start, line.range.end) : text;
}

function labelled(phrase: Phrase): { kind: 'title' | 'company' | null; phrase: Phrase } {
  const match = label.exec(phrase.text);
  if (!match) return { kind: null, phrase };
  const rest = phraseAt(phrase.text.slice(match[0].length), phrase.start + match[0].length);
  const name = match[0].toLowerCase();
  if (/vị trí|chức|position|title|role/.test(name)) return { kind: 'title', phrase: rest };
  return { kind: /công ty|company|employer|đơn vị/.test(name) ? 'company' : null, phrase: rest };
}

/** `Google, Software Engineer` → its title part and the rest, when the phrase is a comma list with a title in it. */
function commaCandidates(phrase: Phrase, line: number): Candidate[] {
  const parts = commaParts(phrase);
  const scores = parts.map((part) => titleScore(part.text));
  const best = scores.indexOf(Math.max(...scores));
  const titles = scores.filter((score) => score > 0).length;
  if (parts.length < 2 || titles === 0 || titles > 1)
    return [candidate(phrase, line, titles > 1 ? 2 : titleScore(phrase.text))];
  return parts.map((part, i) => ({
    phrase: part,
    whole: phrase,
    line,
    title: i === best ? (scores[i] ?? 0) : 0,
    organisation: looksLikeOrganisation(part.text),
    weak: true,
  }));
}

const candidate = (phrase: Phrase, line: number, title: number): Candidate => ({
  phrase,
  whole: phrase,
  line,
  title,
  organisation: looksLikeOrganisation(phrase.text),
  weak: false,
});

/** ` at `, ` tại `: a title and its employer in one phrase. */
function splitAt(phrase: Phrase): Phrase[] {
  const match = /\s(?:at|tại)\s+(?=[\p{Lu}\d])/u.exec(phrase.text);
  if (!match || titleScore(phrase.text.slice(0, match.index)) === 0) return [phrase];
  const after = match.index + match[0].length;
  return [
    phraseAt(phrase.text.slice(0, match.index), phrase.start),
    phraseAt(phrase.text.slice(after), phrase.start + after),
  ];
}

const noise =
  /^(?:[\d\s.,/()-]+|\(?(?:full|part)[- ]?time\)?|contract|freelance|remote|hybrid|onsite|toàn thời gian|bán thời gian|\d+ (?:years?|months?|năm|tháng).*)$/iu;

/** A remark after the header's fields: `… (2021 - Present) Leads the guild.` */
const sentence = /^\p{Lu}\p{Ll}+(?:\s\S+){2,}[.]$/u;

function bestTitle(candidates: readonly Candidate[]): Candidate | null {
  let best: Candidate | null = null;
  for (const item of candidates) if (item.title > (best?.title ?? 0)) best = item;
  return best;
}

function bestCompany(candidates: readonly Candidate[], title: Candidate | null): Candidate | null {
  // Beside the title a comma parts title and employer; on any other line it belongs to the name.
  const others = candidates
    .filter((item) => item !== title)
    .map((item) => (item.weak && item.whole !== title?.whole ? candidate(item.whole, item.line, 0) : item));
  const plain = others.filter((item) => item.title < 2);
  return (
    plain.find((item) => item.organisation && !item.weak) ??
    plain.find((item) => !item.weak && item.title === 0) ??
    plain.find((item) => item.organisation) ??
    plain.find((item) => item.title === 0) ??
    others.find((item) => !item.weak && item.line !== title?.line) ??
    null
  );
}

/** Program and university on one line (`Tutoring Program – State University`) are one employer as written. */
function widen(company: Candidate, candidates: readonly Candidate[], source: string, at: number): Phrase {
  const same = candidates.filter((c) => c.line === company.line && !c.weak && c.title === 0);
  const before = same[same.indexOf(company) - 1];
  if (!before || before.organisation || !company.organisation) return company.phrase;
  const between = source.slice(before.phrase.end - at, company.phrase.start - at);
  if (!/^\s[–—]\s$/.test(between)) return company.phrase;
  return {
    text: source.slice(before.phrase.start - at, company.phrase.end - at),
    start: before.phrase.start,
    end: company.phrase.end,
  };
}

/** Title, employer and place in the header lines of an entry, whatever their order. */
export function fieldsOf(lines: readonly Line[]): EntryFields {
  const candidates: Candidate[] = [];
  let place: Phrase | null = null;
  for (const [i, line] of lines.entries())
    for (const raw of splitPhrases(headText(line), line.block.start).flatMap(splitAt)) {
      const { kind, phrase } = labelled(raw);
      if (
        noise.test(phrase.text) ||
        phrase.text.length < 2 ||
        (sentence.test(phrase.text) && !looksLikeOrganisation(phrase.text.replace(/\.$/, '')))
      )
        continue;
      const split = withoutPlace(phrase);
      place ??= split.place;
      if (!split.rest) continue;
      if (kind === null) candidates.push(...commaCandidates(split.rest, i));
      else
        candidates.push({
          ...candidate(split.rest, i, kind === 'title' ? 3 : 0),
          organisation: kind === 'company',
        });
    }
  const title = bestTitle(candidates);
  const company = bestCompany(candidates, title);
  const source = company ? lines[company.line]?.block : undefined;
  return {
    title: title?.phrase ?? null,
    company: company && source ? widen(company, candidates, source.text, source.start) : null,
    place,
    weakCompany: company?.weak ?? false,
  };
}

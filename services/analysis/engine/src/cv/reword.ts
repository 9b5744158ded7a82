import { fold } from '../text/fold.js';
import type { PremiumReport } from '../premium/premium-report.js';
import { presentVerbOf } from '../report/actions.js';
import { refuse } from '../truth/refuse.js';
import type { CvDocument, CvEntry, CvLine, CvSectionKind, RewordRule } from './cv-document.js';
import { baseOf, pastOf } from './verb-forms.js';

/** A change of a line that keeps every fact of it; shown, and made when the person accepts it. */
export interface Proposal {
  readonly text: string;
  readonly rules: readonly RewordRule[];
}

/** When a line's work was done: over, or still going on. */
export type Tense = 'past' | 'present';

const open =
  /(?:present|current|now|(?:to|till|until) date|today|ongoing|still (?:there|here)|hiện tại|hiện nay|nay|hien tai|hien nay)\W*$/iu;
/** Null where dates are missing: nothing says whether the work goes on. */
export const tenseOf = ({ dates }: Pick<CvEntry, 'dates'>): Tense | null =>
  dates.trim() === '' ? null : open.test(dates) ? 'present' : 'past';

const english =
  /^(?:(?:I|We)\s+)?(?:was\s+|were\s+|am\s+|are\s+)?(?:responsible for|in charge of|tasked with|duties (?:included?|are)|my (?:job|role) (?:was|is))\s+(\p{L}+ing)(?!\p{L})/iu;
const vietnamese =
  /^(?:chịu trách nhiệm(?: về| chính)?|được giao|được phân công|có nhiệm vụ|nhiệm vụ(?: là)?:?|công việc(?: là| gồm)?:?)\s+(?=(?:kiểm soát|quản lý|theo dõi|lập|soạn|tư vấn|xây dựng|thiết kế|triển khai|tổ chức|điều phối|giám sát|đào tạo|hướng dẫn|phân tích|xử lý|viết|vận hành|kiểm tra|tuyển dụng|hạch toán|báo cáo|bán|chăm sóc|nghiên cứu|rà soát|đối chiếu|khai báo)(?!\p{L}))/iu;

/** `Co., Ltd.`, `v.v.`: the stop belongs to the word. */
const endsInAbbreviation = /(?:^|\s)(?:\p{L}\.)+$|(?:ltd|inc|co|corp|jr|sr|no|st)\.$/iu;

const stop = /\s*[.;]+\s*$/u;
const withoutStop = (text: string): string => (endsInAbbreviation.test(text) ? text : text.replace(stop, ''));

type Change = (text: string, tense: Tense | null) => string;

/** Undefined for a verb that is not listed: its line keeps its opener. */
function formOf(gerund: string, tense: Tense | null): string | undefined {
  const base = baseOf(gerund);
  return base === undefined || tense === 'present' ? base : pastOf(base);
}

const changes: readonly (readonly [RewordRule, Change])[] = [
  [
    'pronoun',
    (text) =>
      text
        .replace(
          /^(?:I|We)\s+(?!(?:agree|consent|confirm|declare|authori[sz]e)\b)(?:(?:have|had)\s+)?(?=\p{Ll})/u,
          '',
        )
        .replace(/^(?:Tôi|Em|Mình|Chúng tôi)\s+(?:đã\s+)?(?=\p{L})/u, ''),
  ],
  [
    'opener',
    (text, tense) =>
      text
        .replace(english, (whole, gerund: string) => formOf(gerund.toLowerCase(), tense) ?? whole)
        .replace(vietnamese, ''),
  ],
  [
    'tense',
    (text, tense) => {
      const verb = tense === 'past' ? presentVerbOf(text) : null;
      // Of several clauses the others would stay as they are.
      if (verb === null || !text.startsWith(verb) || /;\s\p{L}/u.test(text)) return text;
      return (pastOf(verb.toLowerCase()) ?? verb) + text.slice(verb.length);
    },
  ],
  [
    'vague-end',
    (text) => text.replace(/[,;]?\s*(?:\betc\.?|v\.v\.?\.?|vân vân|\band so on|\band more)\s*\.?$/iu, ''),
  ],
  ['full-stop', withoutStop],
  ['spaces', (text) => text.replace(/\s{2,}/gu, ' ')],
];

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
/**
 * Null where the rules have nothing to change, or where the truth contract refuses what they made. A full stop alone is
 * no reason to ask about a line: that is asked once for the document.
 */
export function rewordingOf(line: string, tense: Tense | null): Proposal | null {
  const before = line.normalize('NFC').trim();
  const rules: RewordRule[] = [];
  let text = before;
  for (const [rule, change] of changes) {
    const next = change(text, tense).trim();
    if (next === text || next === '') continue;
    rules.push(rule);
    text = next;
  }
  if (rules.every((rule) => rule === 'full-stop')) return null;
  text = capital(text);
  return refuse(text, [before]).length === 0 ? { text, rules } : null;
}

const asWords: readonly CvSectionKind[] = ['experience', 'projects', 'activities'];
const endsInStop = ({ shown, text }: CvLine): boolean => shown && withoutStop(text.trim()) !== text.trim();

/** Lines of work that end in a full stop, which a phrase does not need. */
export const linesWithStop = ({ sections }: CvDocument): CvLine[] =>
  sections
    .filter(({ kind }) => asWords.includes(kind))
    .flatMap(({ entries }) => entries.flatMap(({ lines }) => lines.filter(endsInStop)));

/** The CV without them; a line of the person stays theirs. */
export function withoutStops(document: CvDocument): CvDocument {
  const changed = (line: CvLine): CvLine =>
    endsInStop(line)
      ? {
          ...line,
          text: withoutStop(line.text.trim()),
          by: line.by === 'resume' ? 'reworded' : line.by,
          rules: [...line.rules, 'full-stop'],
        }
      : line;
  return {
    ...document,
    sections: document.sections.map((section) =>
      asWords.includes(section.kind)
        ? {
            ...section,
            entries: section.entries.map((entry) => ({ ...entry, lines: entry.lines.map(changed) })),
          }
        : section,
    ),
  };
}

const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\d]/gu, '');
/** Letters of the long form in their order, `k8s` without the figure that counts the letters between; no word of it. */
function isShortOf(short: string, long: string): boolean {
  if (fold(long).includes(fold(short.trim()))) return false;
  const [letters, whole] = [lettersOf(short), lettersOf(long)];
  const kept = [...letters].filter((letter) => whole.includes(letter) || !/\d/.test(letter));
  if (kept[0] !== whole[0] || kept.length >= whole.length) return false;
  let at = 0;
  return kept.every((letter) => (at = whole.indexOf(letter, at) + 1) > 0);
}

/** `k8s` where the post says `Kubernetes`: both names, since the catalogue has them as one and the résumé proves it. */
export function spellingOf(line: string, { sections }: Pick<PremiumReport, 'sections'>): Proposal | null {
  const same = sections.keywords.matching.find(
    ({ form, resume }) => form === 'alias' && resume !== null && fold(resume) === fold(line.trim()),
  );
  if (!same || fold(same.job) === fold(line) || line.includes('(')) return null;
  // Only a short form beside its long one: a translation or a part of the skill is another name.
  if (!isShortOf(line, same.job) && !isShortOf(same.job, line)) return null;
  return { text: `${same.job} (${line.trim()})`, rules: ['post-spelling'] };
}

/** What the editor proposes for a line. */
export function proposalOf(
  line: CvLine,
  entry: Pick<CvEntry, 'dates'> | null,
  kind: CvSectionKind | 'summary',
  report: Pick<PremiumReport, 'sections'>,
): Proposal | null {
  if (line.rules.includes('post-spelling')) return null;
  if (kind === 'skills') return spellingOf(line.text, report);
  return kind !== 'summary' && asWords.includes(kind)
    ? rewordingOf(line.text, entry ? tenseOf(entry) : null)
    : null;
}

import type { Job } from '../job/read-job.js';
import type { Suggestion } from '../report.js';
import type { Resume } from '../resume/parse-resume.js';
import { gainOf, type Score, type Term } from '../score/score.js';
import { jobTitleIn, jobTitlesIn } from '../catalogue/job-titles.js';
import { titleMeanings } from '../match/titles-near.js';
import type { Words } from '../words/words.js';
import { skillById } from '../catalogue/skills.js';
import { inTextOf } from './labels.js';
import { hasFigure } from './writing.js';

const suggestionsMax = 14;
/** Points below which advice is noise. */
const gainMin = 0.3;

type Advice = { readonly title: string; readonly detail: string };

function adviceFor(term: Term, words: Words): { kind: Suggestion['kind']; advice: Advice } {
  const { best, members } = term;
  const { item, judgement } = best;
  const label =
    members.length > 1
      ? words.anyOf(members.map((member) => inTextOf(member.item, words)))
      : inTextOf(item, words);
  const quote = judgement.evidence[0]?.quote ?? null;
  const say = words.suggestion;
  switch (item.ask.type) {
    case 'years': {
      const { why } = judgement;
      const counted = why.code === 'years' || why.code === 'years-total';
      return { kind: 'experience', advice: counted ? say.yearsShort(label) : say.years(label) };
    }
    case 'degree':
      return { kind: 'education', advice: say.study(label) };
    case 'certificate':
      return { kind: 'education', advice: say.certificate(label) };
    case 'language':
      return { kind: 'requirement', advice: say.spoken(label) };
    case 'title':
      return { kind: 'experience', advice: say.title(item.ask.title) };
    default:
  }
  const soft = item.ask.type === 'skill' && item.ask.skill.kind === 'soft';
  if (quote !== null)
    return { kind: 'requirement', advice: say.related(label, shorten(quote), soft, members.length > 1) };
  return {
    kind: 'requirement',
    advice: say.show(
      label,
      members.some((member) => member.item.importance === 'must'),
      soft,
    ),
  };
}

/** A quote of a suggestion stays literal: cut at a word, never rewritten. */
function shorten(quote: string): string {
  if (quote.length <= 100) return quote.replaceAll('\t', ' ');
  const cut = quote.slice(0, 100);
  return cut.slice(0, Math.max(40, cut.lastIndexOf(' '))).replaceAll('\t', ' ');
}

const isListedOnly = (term: Term): boolean =>
  term.best.judgement.verdict === 'met' &&
  (term.best.item.ask.type === 'skill' || term.best.item.ask.type === 'term');

/** Terms for which the same advice holds. */
type Bundles = Map<string, Term[]>;

function bundled(key: string, terms: readonly Term[], score: Score, words: Words): Suggestion {
  const field = skillById.get(key);
  const labels = terms.map((term) => inTextOf(term.best.item, words));
  const advice = field
    ? words.suggestion.parts(words.skillInText(field), labels)
    : words.suggestion.strengthen(labels);
  const requirementIds = terms.flatMap((term) => idsOf(term));
  return { id: `s-${key}`, kind: 'keyword', ...advice, gain: gainOf(score, terms), requirementIds };
}

const idsOf = (term: Term): string[] => term.members.map(({ item }) => item.id);

function fromTerms(score: Score, words: Words): Suggestion[] {
  // Advice that would read the same for several items is given once for all of them.
  const bundles: Bundles = new Map();
  const bundle = (key: string, term: Term): void =>
    void bundles.set(key, [...(bundles.get(key) ?? []), term]);
  const suggestions = score.terms.flatMap((term): Suggestion[] => {
    const { item, judgement } = term.best;
    // Rank, use long ago and duties without a name are not for a text to mend.
    const fixed =
      item.ask.type === 'level' ||
      judgement.why.code === 'old' ||
      judgement.verdict === 'cannot-tell' ||
      item.ask.type === 'duty';
    const gain = term.judged ? gainOf(score, [term]) : 0;
    const { why } = judgement;
    if (fixed || gain < gainMin) return [];
    if (isListedOnly(term)) bundle('used', term);
    else if (why.code === 'parent') bundle(why.other, term);
    else {
      const { kind, advice } = adviceFor(term, words);
      return [{ id: `s-${item.id}`, kind, ...advice, gain, requirementIds: idsOf(term) }];
    }
    return [];
  });
  return [...suggestions, ...[...bundles].map(([key, each]) => bundled(key, each, score, words))];
}

function fromWriting(resume: Resume, job: Job, hidden: boolean, words: Words): Suggestion[] {
  const say = words.suggestion;
  const found: { id: string; kind: Suggestion['kind']; advice: Advice }[] = [];
  const title = job.facts.title;
  if (hidden) found.push({ id: 's-hidden', kind: 'format', advice: say.hidden });
  if (!resume.contact.email) found.push({ id: 's-email', kind: 'contact', advice: say.email });
  if (!resume.contact.phone) found.push({ id: 's-phone', kind: 'contact', advice: say.phone });
  if (!resume.summary) found.push({ id: 's-summary', kind: 'summary', advice: say.summaryMissing(title) });
  else if (title !== null && !speaksOf(resume.summary.text, title))
    found.push({ id: 's-summary', kind: 'summary', advice: say.summaryTitle(title) });
  if (resume.positions.some((position) => position.range === null))
    found.push({ id: 's-dates', kind: 'experience', advice: say.dates });
  if (resume.positions.some((position) => position.body.length === 0))
    found.push({ id: 's-bullets', kind: 'experience', advice: say.bullets });
  const lines = resume.positions.flatMap((position) => position.body.map((block) => block.text));
  const plain = lines.filter((line) => !hasFigure(line));
  if (plain[0] !== undefined && plain.length > lines.length / 2)
    found.push({ id: 's-numbers', kind: 'achievement', advice: say.numbers(shorten(plain[0])) });
  return found.map(({ id, kind, advice }) => ({ id, kind, ...advice, gain: 0, requirementIds: [] }));
}

/** True when a text names a title, or one that means the same. */
export function speaksOf(text: string, title: string): boolean {
  const wanted = jobTitleIn(title);
  if (wanted && jobTitlesIn(text).some((named) => named.id === wanted.id)) return true;
  const asked = titleMeanings(title);
  const said = titleMeanings(text);
  return asked.size > 0 && [...asked].every((meaning) => said.has(meaning));
}

/** Advice by what it is worth: first what the score measures, ordered by gain, then what it does not. */
export function suggestionsOf(
  score: Score,
  resume: Resume,
  job: Job,
  hidden: boolean,
  words: Words,
): Suggestion[] {
  const measured = fromTerms(score, words).toSorted((a, b) => b.gain - a.gain);
  const writing = fromWriting(resume, job, hidden, words);
  return [...measured.slice(0, Math.max(4, suggestionsMax - writing.length)), ...writing];
}

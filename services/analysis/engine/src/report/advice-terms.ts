import type { Suggestion } from '../report.js';
import type { Resume } from '../resume/parse-resume.js';
import { exactGainOf, gainOf, type Score, type Term } from '../score/score.js';
import type { Advice, AdviceSection } from '../words/advice.js';
import type { Words } from '../words/words.js';
import { inTextOf, kindOf } from './labels.js';

/** Points below which advice is noise. */
const gainMin = 0.3;

type Theme =
  | 'missing-must'
  | 'missing-nice'
  | 'used'
  | 'near'
  | 'coming'
  | 'soft'
  | 'years'
  | 'years-dates'
  | 'degree'
  | 'certificate'
  | 'language'
  | 'title';

/** What kind of advice could raise a term; null where no text can mend it or the résumé itself says no. */
function themeOf({ best, judged, members }: Term): Theme | null {
  const { verdict, why } = best.judgement;
  if (!judged || verdict === 'cannot-tell' || why.code === 'old' || why.code === 'denied') return null;
  if (why.code === 'basic') return null;
  if (why.code === 'learning' || why.code === 'planned') return 'coming';
  const { ask } = best.item;
  const { evidence } = best.judgement;
  const hasLevel = evidence.some(({ quote }) => /\d/.test(quote));
  switch (ask.type) {
    case 'years':
      // Enough years in other work are no gap that a line could close.
      if (why.code === 'years-total') return null;
      return why.code === 'years' ? 'years' : 'years-dates';
    case 'degree':
    case 'certificate':
      return verdict === 'not-found' ? ask.type : null;
    case 'language':
      return verdict === 'not-found' || (verdict === 'partly' && !hasLevel) ? ask.type : null;
    case 'title':
      return verdict === 'met' ? null : ask.type;
    case 'skill':
    case 'term': {
      if (kindOf(best.item) === 'soft-skill') return verdict === 'partly' ? 'soft' : null;
      if (verdict === 'met') return why.code === 'listed' && evidence.length === 1 ? 'used' : null;
      if (verdict === 'partly') return 'near';
      // Advice names things that one has used or not; a phrase of the post is no such name.
      if (ask.type === 'term' && ask.kind !== 'tool') return null;
      return members.some(({ item }) => item.importance === 'must') ? 'missing-must' : 'missing-nice';
    }
    default:
      return null;
  }
}

const kinds: Readonly<Record<Theme, readonly [Suggestion['kind'], AdviceSection]>> = {
  'missing-must': ['requirement', 'experience'],
  'missing-nice': ['requirement', 'experience'],
  used: ['keyword', 'skills'],
  near: ['requirement', 'experience'],
  coming: ['education', 'certifications'],
  soft: ['requirement', 'experience'],
  years: ['experience', 'experience'],
  'years-dates': ['experience', 'experience'],
  degree: ['education', 'education'],
  certificate: ['education', 'certifications'],
  language: ['requirement', 'languages'],
  title: ['experience', 'summary'],
};

function textOf(
  theme: Theme,
  labels: readonly string[],
  resume: Resume,
  title: string,
  words: Words,
): Advice {
  const say = words.advice;
  const employer = resume.positions.find(({ company }) => company !== null)?.company?.text ?? null;
  switch (theme) {
    case 'missing-must':
      return say.missing(labels, true, employer);
    case 'missing-nice':
      return say.missing(labels, false, employer);
    case 'used':
      return say.strengthen(labels, employer);
    case 'near':
      return say.near(labels);
    case 'coming':
      return say.coming(labels);
    case 'soft':
      return say.soft(labels);
    case 'years':
      return say.years(labels, true);
    case 'years-dates':
      return say.years(labels, false);
    case 'degree':
      return say.study(labels);
    case 'certificate':
      return say.certificates(labels);
    case 'language':
      return say.spoken(labels);
    default:
      return say.title(title);
  }
}

const beforeMax = 160;
/** A longer list is no advice any more: the weightiest come first. */
const termsMax = 6;

/** A line of the résumé as it stands, cut at a word where it is long. */
export function lineOf(quote: string): string {
  const line = quote.replaceAll('\t', ' ');
  if (line.length <= beforeMax) return line;
  const cut = line.slice(0, beforeMax);
  return cut.slice(0, Math.max(beforeMax / 2, cut.lastIndexOf(' ')));
}

export interface Ranked {
  readonly suggestion: Suggestion;
  readonly exact: number;
}

/** Advice on what the score measures: one piece for all items that the same sentence would serve. */
export function adviceOnTerms(
  score: Score,
  resume: Resume,
  words: Words,
  headingOf: (section: AdviceSection) => string,
): Ranked[] {
  const themes = new Map<Theme, Term[]>();
  for (const term of score.terms) {
    const theme = themeOf(term);
    if (theme === null || exactGainOf(score, [term]) < gainMin / 3) continue;
    themes.set(theme, [...(themes.get(theme) ?? []), term]);
  }
  return [...themes].flatMap(([theme, unordered]) => {
    const terms = unordered
      .toSorted((a, b) => b.units * (1 - b.credit) - a.units * (1 - a.credit))
      .slice(0, termsMax);
    const exact = exactGainOf(score, terms);
    if (exact < gainMin) return [];
    const labels = terms.map(({ members }) => words.anyOf(members.map(({ item }) => inTextOf(item, words))));
    const asked = terms[0]?.best.item.ask;
    const advice = textOf(
      theme,
      [...new Set(labels)],
      resume,
      asked?.type === 'title' ? asked.title : '',
      words,
    );
    const [kind, section] = kinds[theme];
    const evidence = terms.flatMap(({ best }) => best.judgement.evidence)[0];
    const suggestion: Suggestion = {
      id: `s-${theme}`,
      kind,
      ...advice,
      gain: gainOf(score, terms),
      requirementIds: terms.flatMap(({ members }) => members.map(({ item }) => item.id)),
      section: evidence && evidence.section !== '' ? evidence.section : headingOf(section),
      ...(evidence && theme !== 'missing-must' && theme !== 'missing-nice'
        ? { before: lineOf(evidence.quote) }
        : {}),
    };
    return [{ suggestion, exact }];
  });
}

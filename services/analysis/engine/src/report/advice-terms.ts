import { narrowerThan } from '../catalogue/relations.js';
import type { Item } from '../job/item.js';
import type { Suggestion } from '../report.js';
import { findPhrase } from '../match/find-phrase.js';
import type { Mentions } from '../match/mentions.js';
import { contentWords } from '../match/phrase-words.js';
import type { Resume } from '../resume/parse-resume.js';
import { namesSchool } from '../resume/school-names.js';
import { namesDegree } from '../resume/study-patterns.js';
import { findName } from '../text/find-name.js';
import { exactGainOf, gainOf, type Score, type Term } from '../score/score.js';
import type { Advice, AdviceSection } from '../words/advice.js';
import type { Words } from '../words/words.js';
import { adviceName } from './advice-names.js';
import { inTextOf, kindOf, skillName } from './labels.js';

/** Points below which advice is noise. */
const gainMin = 0.3;
/** Below these scores the résumé is of another trade: nothing that a line could add, or no more than a tool. */
const missingScoreMin = 20;
const practiceScoreMin = 50;
/** Share of the years asked for from which internships and side jobs can close the gap. */
const yearsShareMin = 0.5;
/** From this share of its words in one line on, a phrase may be there in other words. */
const nearlySaidShare = 0.34;

type Theme =
  | 'missing-must'
  | 'missing-nice'
  | 'used'
  | 'near'
  | 'coming'
  | 'soft'
  | 'years'
  | 'degree'
  | 'certificate'
  | 'language-add'
  | 'language-level';

export interface AdviceScene {
  readonly score: Score;
  readonly resume: Resume;
  readonly mentions: Mentions;
  readonly words: Words;
}

const sectionOf = (resume: Resume, at: number) =>
  resume.sections.find(({ blocks }) => blocks.some(({ start, end }) => start <= at && at < end));

/** True where any line holds much of a phrase, or its short form: it may be there, so nobody is asked to add it. */
function isNearlySaid(name: string, mentions: Mentions): boolean {
  if ((findPhrase(name, mentions)[0]?.share ?? 0) >= nearlySaidShare) return true;
  const short = contentWords(name).filter(({ distinct }) => distinct);
  return mentions.places.some(({ block }) =>
    short.some(({ start, end }) => findName(block.text, name.slice(start, end), true).length > 0),
  );
}

const tradesWithin = 3;

const industries: ReadonlySet<string> = new Set(
  'fmcg retail banking insurance hospitality manufacturing construction logistics e-commerce real-estate automotive telecommunications agriculture'.split(
    ' ',
  ),
);

/** A field with trades of its own, as retail or accounting: one has worked in it or not, no line adds it. */
const isTrade = ({ ask }: Item): boolean =>
  ask.type === 'skill' &&
  (industries.has(ask.skill.id) ||
    narrowerThan(ask.skill.id).filter(({ kind, en, vi }) => kind === 'hard' && en !== vi).length >=
      tradesWithin);

/**
 * `CRM (HubSpot, Salesforce, Zoho)`, `Spring Boot or a comparable framework (Quarkus)`: an example beside one that the
 * résumé shows is not missing.
 */
function isExample({ sentence }: Item, said: string, { terms }: Score): boolean {
  const at = sentence.indexOf(said);
  const open = sentence.lastIndexOf('(', at);
  const close = sentence.indexOf(')', at);
  if (open < 0 || close < 0 || sentence.slice(open, at).includes(')')) return false;
  const inside = sentence.slice(open, close);
  const comparable = /(?:comparable|similar|equivalent|tương tự|tương đương)[\p{L}\s]{0,30}$/iu.test(
    sentence.slice(0, open),
  );
  return terms.some(({ members }) =>
    members.some(({ item, judgement }) => {
      if (item.sentence !== sentence || judgement.verdict !== 'met' || item.ask.type !== 'skill')
        return false;
      const names = [item.ask.skill.en, item.ask.skill.vi, ...item.ask.skill.aliases.map(({ text }) => text)];
      return comparable || names.some((one) => findName(inside, one).length > 0);
    }),
  );
}

function themeOfName(term: Term, { resume, mentions, score, words }: AdviceScene): Theme | null {
  const { item, judgement } = term.best;
  const { verdict, why, evidence } = judgement;
  const at = evidence[0]?.start;
  const section = at === undefined ? undefined : sectionOf(resume, at);
  if (kindOf(item) === 'soft-skill') {
    const told = section?.kind === 'experience' && evidence[0]?.dated === true;
    return verdict === 'partly' && why.code !== 'basic' && told ? 'soft' : null;
  }
  const name = adviceName(item, words);
  if (name === null) return null;
  if (verdict === 'met') {
    const listed = section?.kind === 'skills' || section?.kind === 'summary';
    return why.code === 'listed' && evidence.length === 1 && listed && name.isProduct ? 'used' : null;
  }
  if (verdict === 'partly') return why.code === 'related' && name.isProduct ? 'near' : null;
  if ((score.value ?? 0) < (name.isProduct ? missingScoreMin : practiceScoreMin)) return null;
  if (isTrade(item) || isNearlySaid(name.said, mentions)) return null;
  if (isExample(item, name.said, score)) return null;
  return term.members.some((member) => member.item.importance === 'must') ? 'missing-must' : 'missing-nice';
}

/** True where no line names a degree or a school, however it was read. */
const namesNoStudy = ({ studies, read }: Resume): boolean =>
  studies.length === 0 && !read.blocks.some(({ text }) => namesDegree(text) || namesSchool(text));

/** What kind of advice could raise a term; null where no text can mend it or the résumé itself says no. */
function themeOf(term: Term, scene: AdviceScene): Theme | null {
  const { best, judged } = term;
  const { verdict, why, evidence, credit } = best.judgement;
  const { ask, inDuty } = best.item;
  if (!judged || inDuty || verdict === 'cannot-tell') return null;
  if (why.code === 'old' || why.code === 'denied' || why.code === 'basic') return null;
  if (why.code === 'lapsed' || why.code === 'past') return null;
  if (why.code === 'learning' || why.code === 'planned') return 'coming';
  switch (ask.type) {
    case 'years':
      // Where the whole career is long enough, the gap lies in what counts as the field.
      return why.code === 'years' &&
        verdict === 'partly' &&
        credit >= yearsShareMin &&
        (scene.resume.months ?? 0) < ask.years * 12
        ? 'years'
        : null;
    case 'degree':
      return verdict === 'not-found' && namesNoStudy(scene.resume) ? 'degree' : null;
    case 'certificate':
      return verdict === 'not-found' && !isNearlySaid(ask.name, scene.mentions) ? 'certificate' : null;
    case 'language': {
      if (verdict === 'not-found') return 'language-add';
      const hasLevel = evidence.some(({ quote }) => /\d/.test(quote));
      return verdict === 'partly' && !hasLevel ? 'language-level' : null;
    }
    case 'skill':
    case 'term':
      return themeOfName(term, scene);
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
  degree: ['education', 'education'],
  certificate: ['education', 'certifications'],
  'language-add': ['requirement', 'languages'],
  'language-level': ['requirement', 'languages'],
};

/** How many things one piece of advice may name; the weightiest come first. */
const termsMax: Readonly<Partial<Record<Theme, number>>> = { used: 3, near: 1, soft: 2 };
const termsMaxElse = 4;

function textOf(
  theme: Theme,
  labels: readonly string[],
  terms: readonly Term[],
  { resume, words }: AdviceScene,
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
    case 'near': {
      const why = terms[0]?.best.judgement.why;
      return say.near(labels[0] ?? '', why?.code === 'related' ? skillName(words)(why.other) : '', employer);
    }
    case 'coming':
      return say.coming(labels);
    case 'soft':
      return say.soft(labels);
    case 'years':
      return say.years(labels);
    case 'degree':
      return say.study(labels);
    case 'certificate':
      return say.certificates(labels);
    case 'language-add':
      return say.languageMissing(labels);
    default:
      return say.languageLevel(labels);
  }
}

const beforeMax = 160;

/** A line of the résumé as it stands, cut at a word where it is long. */
export function lineOf(quote: string): string {
  const line = quote.replace(/\s+/g, ' ').trim();
  if (line.length <= beforeMax) return line;
  const cut = line.slice(0, beforeMax);
  return cut.slice(0, Math.max(beforeMax / 2, cut.lastIndexOf(' ')));
}

export interface Ranked {
  readonly suggestion: Suggestion;
  readonly exact: number;
}

/** The names of a term: of alternatives all where none is there, else the one that is. */
function labelsOf(theme: Theme, { best, members }: Term, words: Words): string {
  const nameOf = (item: Item): string =>
    (kindOf(item) === 'soft-skill' ? null : adviceName(item, words)?.shown) ?? inTextOf(item, words);
  const one = theme === 'used' || theme === 'near' || theme === 'coming' || theme === 'language-level';
  return one ? nameOf(best.item) : words.anyOf([...new Set(members.map(({ item }) => nameOf(item)))]);
}

/** Advice on what the score measures: one piece for all items that the same sentence would serve. */
export function adviceOnTerms(scene: AdviceScene, headingOf: (section: AdviceSection) => string): Ranked[] {
  const { score, words } = scene;
  const themes = new Map<Theme, Term[]>();
  for (const term of score.terms) {
    const theme = themeOf(term, scene);
    if (theme === null || exactGainOf(score, [term]) < gainMin / 3) continue;
    themes.set(theme, [...(themes.get(theme) ?? []), term]);
  }
  return [...themes].flatMap(([theme, unordered]) => {
    const terms = unordered
      .toSorted((a, b) => b.units * (1 - b.credit) - a.units * (1 - a.credit))
      .slice(0, termsMax[theme] ?? termsMaxElse);
    const exact = exactGainOf(score, terms);
    if (exact < gainMin) return [];
    const labels = [...new Set(terms.map((term) => labelsOf(theme, term, words)))];
    const [kind, section] = kinds[theme];
    const evidence = terms.flatMap(({ best }) => best.judgement.evidence)[0];
    const suggestion: Suggestion = {
      id: `s-${theme}`,
      kind,
      ...textOf(theme, labels, terms, scene),
      gain: gainOf(score, terms),
      requirementIds: terms.flatMap(({ members }) => members.map(({ item }) => item.id)),
      section: evidence && evidence.section !== '' ? evidence.section : headingOf(section),
      ...(evidence && !theme.startsWith('missing') ? { before: lineOf(evidence.quote) } : {}),
    };
    return [{ suggestion, exact }];
  });
}

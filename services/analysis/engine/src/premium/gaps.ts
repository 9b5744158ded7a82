import { siblingsOf } from '../catalogue/relations.js';
import { evidenceAt, isStudied } from '../match/mentions.js';
import { gainOf, type Term } from '../score/score.js';
import { idsOf, kindOfTerm } from './asked.js';
import type { Compared } from './compared.js';
import { lineOf } from './line.js';
import type { Gap, PremiumSections, Quote } from './premium-report.js';

const groupOf = {
  years: 'experience',
  title: 'experience',
  level: 'experience',
  duty: 'experience',
  degree: 'education',
  certificate: 'education',
  language: 'skills',
  'hard-skill': 'skills',
  tool: 'skills',
  'soft-skill': 'skills',
  condition: null,
} as const;

/** What one can do about it: prove, tell, learn, certify, study, or wait. */
function stepOf(term: Term, compared: Compared): string {
  const { verdict, why } = term.best.judgement;
  const kind = kindOfTerm(term);
  if (why.code === 'lapsed') return kind === 'certificate' ? 'certify' : 'learn';
  if (why.code === 'denied' || why.code === 'basic' || why.code === 'past') return 'learn';
  if (why.code === 'learning' || why.code === 'planned' || why.code === 'degree-running') return 'finish';
  switch (kind) {
    case 'years':
      return 'years';
    case 'level':
      return 'level';
    case 'title':
      return 'title';
    case 'degree':
      return verdict === 'partly' ? 'study-partly' : 'study';
    case 'certificate':
      return 'certify';
    case 'language':
      return term.best.judgement.evidence.some(({ quote }) => /\d/.test(quote)) ? 'learn' : 'language';
    case 'soft-skill':
      return 'tell';
    default:
      if (kind === 'duty') return 'duty';
      return verdict === 'partly' && !isStudied(term.best.judgement.evidence, compared.mentions)
        ? 'prove'
        : 'learn';
  }
}

/** The nearest thing the résumé has: what the ledger quotes, or a near relative of the skill. */
function nearestOf(term: Term, { mentions, read }: Compared): Quote[] {
  const { item, judgement } = term.best;
  if (judgement.evidence.length > 0) return [...judgement.evidence];
  if (item.ask.type !== 'skill') return [];
  return siblingsOf(item.ask.skill.id)
    .flatMap((sibling) => mentions.of(sibling).slice(0, 1))
    .map(({ start, end, place }) => evidenceAt(start, end, place, read.text));
}

/** What is asked and not shown in full, by what the score would gain from it. */
export function gapsOf(compared: Compared): PremiumSections['gaps'] {
  const { score } = compared;
  const open = score.terms.filter(
    ({ judged, best }) =>
      judged && (best.judgement.verdict === 'not-found' || best.judgement.verdict === 'partly'),
  );
  const all = open
    .map((term) => {
      const line = lineOf(`gap-${term.best.item.id}`, stepOf(term, compared), {
        quotes: nearestOf(term, compared),
        requirementIds: idsOf(term),
        values: { near: term.best.judgement.evidence.length > 0 },
      });
      const gap: Gap = { ...line, gain: gainOf(score, [term]) };
      return { group: groupOf[kindOfTerm(term)], lost: term.units * (1 - term.credit), gap };
    })
    .toSorted((a, b) => b.lost - a.lost);
  const of = (group: string): Gap[] => all.filter((one) => one.group === group).map(({ gap }) => gap);
  return { experience: of('experience'), education: of('education'), skills: of('skills') };
}

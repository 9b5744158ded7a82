import { jobTitlesIn } from '../catalogue/job-titles.js';
import { narrowerThan, siblingsOf } from '../catalogue/relations.js';
import { matchSkills } from '../catalogue/skills.js';
import { topicsOf } from '../premium/duties.js';
import type { PremiumReport, PremiumRequirement } from '../premium/premium-report.js';
import { languageOf } from '../text/language.js';
import { tokenize } from '../text/tokens.js';
import type { AnswerPart, Question } from './interview.js';
import { isAboutPerson, quoteAt, type Reading } from './reading.js';

/** The skills asked for, their cases and their neighbours. */
function skillIdsOf({ ask, sentence }: PremiumRequirement): string[] {
  if (ask.type === 'skill')
    return [ask.skillId, ...narrowerThan(ask.skillId).map(({ id }) => id), ...siblingsOf(ask.skillId)];
  if (ask.type === 'years') return ask.skillIds;
  const named = matchSkills(sentence, tokenize(sentence)).filter(({ value }) => value.kind !== 'soft');
  return named.map(({ value }) => value.id);
}

/** Where the answer speaks of what is asked, or of the résumé's line that the question stands on. */
function relevantPlace(
  { text }: Reading,
  requirements: readonly PremiumRequirement[],
  quotes: Question['quotes'],
): number | undefined {
  const wanted = new Set(requirements.flatMap(skillIdsOf));
  const skill = matchSkills(text, tokenize(text)).find(({ value }) => wanted.has(value.id));
  if (skill) return skill.start;
  const said = topicsOf(text);
  const asked = requirements.map(({ sentence, ask }) => (ask.type === 'term' ? ask.text : sentence));
  const shared = [...asked, ...quotes.map(({ quote }) => quote)].flatMap((one) => [...topicsOf(one)]);
  const hits = shared.filter((topic) => said.has(topic));
  const [hit] = hits;
  const enough = hits.length >= 2 || requirements.some(({ ask }) => ask.type === 'term' && hits.length > 0);
  if (!enough || hit === undefined) return undefined;
  const [word = ''] = hit.split(' ');
  return Math.max(0, text.toLowerCase().indexOf(word));
}

/** A soft skill shows in how a story goes and not by its name; only the catalogue's skills are known in both languages. */
const isJudgedByWords =
  (language: 'vi' | 'en') =>
  ({ kind, ask, sentence }: PremiumRequirement): boolean =>
    kind !== 'soft-skill' && (ask.type === 'skill' || languageOf(sentence) === language);

/** Does the answer speak of what was asked? A general question is answered by any story. */
export function relevancePart(
  reading: Reading,
  report: PremiumReport,
  question: Question,
  language: 'vi' | 'en',
): AnswerPart {
  const max = 14;
  const part = (got: number, at: number | undefined): AnswerPart => ({
    id: 'relevance',
    got,
    max,
    count: got === max ? 1 : 0,
    quote: at === undefined ? null : quoteAt(reading.sentences, at),
  });
  const requirements = report.requirements.filter(({ id }) => question.requirementIds.includes(id));
  if (isAboutPerson(question)) {
    const any = report.requirements.filter(({ kind }) => kind !== 'soft-skill');
    const titled = jobTitlesIn(reading.text).length > 0 ? 0 : undefined;
    const at = relevantPlace(reading, any, question.quotes) ?? titled;
    return at === undefined ? part(4, undefined) : part(max, at);
  }
  const at = relevantPlace(reading, requirements, question.quotes);
  if (at !== undefined || !requirements.some(isJudgedByWords(language))) return part(max, at);
  const other = matchSkills(reading.text, tokenize(reading.text)).some(({ value }) => value.kind !== 'soft');
  return part(other ? 4 : 0, undefined);
}

import { jobTitlesIn } from '../catalogue/job-titles.js';
import { narrowerThan, siblingsOf } from '../catalogue/relations.js';
import { matchSkills, skillById } from '../catalogue/skills.js';
import { topicsOf } from '../premium/duties.js';
import type { PremiumReport, PremiumRequirement } from '../premium/premium-report.js';
import { fold } from '../text/fold.js';
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

const plainWords = (text: string): string[] => fold(text).match(/[\p{L}\d]+/gu) ?? [];
/** Words that many skills are called by say nothing of one. */
const generalNames = new Set([
  'management',
  'design',
  'development',
  'system',
  'systems',
  'skills',
  'analysis',
]);
const longWord = 4;

/** What a skill is called by: words of its English name, pairs of syllables of the Vietnamese one. */
function namesOf({ ask }: PremiumRequirement): string[] {
  const skill = ask.type === 'skill' ? skillById.get(ask.skillId) : undefined;
  if (!skill) return ask.type === 'term' ? [fold(ask.text)] : [];
  const english = plainWords(skill.en).filter((word) => word.length >= longWord && !generalNames.has(word));
  const syllables = skill.vi === skill.en ? [] : plainWords(skill.vi);
  return [...english, ...syllables.slice(1).map((word, i) => `${syllables[i]} ${word}`)];
}

interface Found {
  readonly isWhole: boolean;
  readonly at: number;
}

/** Where the answer speaks of what is asked, or of the résumé's line that the question stands on. */
function relevantPlace(
  { text }: Reading,
  requirements: readonly PremiumRequirement[],
  quotes: Question['quotes'],
  language: 'vi' | 'en',
): Found | null {
  const wanted = new Set(requirements.flatMap(skillIdsOf));
  const skill = matchSkills(text, tokenize(text)).find(({ value }) => wanted.has(value.id));
  if (skill) return { isWhole: true, at: skill.start };
  const place = (topic: string): number => Math.max(0, fold(text).indexOf(topic.split(' ')[0] ?? topic));
  const spoken = ` ${plainWords(text).join(' ')} `;
  const named = requirements.flatMap(namesOf).find((name) => spoken.includes(` ${name} `));
  if (named !== undefined) return { isWhole: true, at: place(named) };
  const said = topicsOf(text);
  const hits = [...requirements.map(({ sentence }) => sentence), ...quotes.map(({ quote }) => quote)]
    .flatMap((one) => [...topicsOf(one)])
    .filter((topic) => said.has(topic));
  const [hit] = hits;
  // One pair of Vietnamese syllables is a word of its own; one English word may mean anything, unless it is a name with a number.
  const isSure = language === 'vi' || hits.length >= 2 || /\d/.test(hit ?? '');
  if (hit === undefined || !isSure) return null;
  return { isWhole: hits.length >= 2, at: place(hit) };
}

/** A soft skill shows in how a story goes and not by its name; only the catalogue's skills are known in both languages. */
const isJudgedByWords =
  (language: 'vi' | 'en') =>
  ({ kind, ask, sentence }: PremiumRequirement): boolean =>
    kind !== 'soft-skill' && (ask.type === 'skill' || languageOf(sentence) === language);

/** Words that stories of work have and those of holidays and pets have not. */
const workWords =
  /(?<!\p{L})(?:công ty|khách|sếp|đồng nghiệp|dự án|nhân viên|công việc|cửa hàng|xưởng|kho|ca|phòng|hợp đồng|đơn hàng|lớp|bệnh nhân|học sinh|deadline|team|cong ty|khach|sep|dong nghiep|du an|nhan vien|cua hang|work\p{L}*|jobs?|client|customer|colleague|manager|boss|project|company|shift|orders?|store|shop|office|patient|student|class|guests?|staff|crew|report|supervisor|supplier|release|machine)s?(?!\p{L})/iu;

const leisure =
  /(?<!\p{L})(?:du lịch|đi chơi|gia đình|nghỉ mát|con chó|con mèo|câu cá|đá bóng|bóng đá|bóng chuyền|cuối tuần|leo núi|nuôi|xem phim|holidays?|vacation|family|hiking|hike|my (?:dog|cat|kids|wife|husband)|weekends?|football|rugby|bouldering|climbing|trains? fan|fishing|netflix)(?!\p{L})/iu;

/** A story of leisure shows nothing of what is asked. */
const isBesideWork = (text: string): boolean =>
  leisure.test(text) && !workWords.test(text) && jobTitlesIn(text).length === 0;

/** Does the answer speak of what was asked? A general question is answered by any story but one of leisure. */
export function relevancePart(
  reading: Reading,
  report: PremiumReport,
  question: Question,
  language: 'vi' | 'en',
): AnswerPart {
  const max = 14;
  const part = (got: number, at: number | null): AnswerPart => ({
    id: 'relevance',
    got,
    max,
    count: at !== null || got === max ? 1 : 0,
    quote: at === null ? null : quoteAt(reading.sentences, at),
  });
  const requirements = report.requirements.filter(({ id }) => question.requirementIds.includes(id));
  if (isAboutPerson(question)) {
    const any = report.requirements.filter(({ kind }) => kind !== 'soft-skill');
    const found = relevantPlace(reading, any, question.quotes, language);
    if (found || jobTitlesIn(reading.text).length > 0) return part(max, found?.at ?? 0);
    return part(4, null);
  }
  const found = relevantPlace(reading, requirements, question.quotes, language);
  if (found) return part(found.isWhole ? max : max / 2, found.at);
  if (!requirements.some(isJudgedByWords(language))) return part(isBesideWork(reading.text) ? 0 : max, null);
  const other = matchSkills(reading.text, tokenize(reading.text)).some(({ value }) => value.kind !== 'soft');
  return part(other ? 4 : 0, null);
}

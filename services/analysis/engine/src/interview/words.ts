import { itemOf } from '../premium/ledger.js';
import type { PremiumReport } from '../premium/premium-report.js';
import type { OutputLanguage } from '../report.js';
import { startsWithAction } from '../report/actions.js';
import { inTextOf, wordsOf } from '../report/labels.js';
import { fold } from '../text/fold.js';
import type { Question } from './interview.js';
import type { Asked } from './say.js';
import { interviewEn } from './say-en.js';
import { interviewVi } from './say-vi.js';

/** What of a report the sentences need. */
type Told = Pick<PremiumReport, 'requirements' | 'job'> & Partial<Pick<PremiumReport, 'resume'>>;

const quoteMax = 180;

/** One line, cut at a word where it is long. */
function inSentence(text: string): string {
  const flat = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,:]$/, '');
  if (flat.length <= quoteMax) return flat;
  const cut = flat.slice(0, quoteMax);
  return `${cut.slice(0, Math.max(quoteMax / 2, cut.lastIndexOf(' ')))}…`;
}

const phraseWordsMax = 12;
const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** What is asked for in the post's own words: its sentence, or of a long one the part that names it. */
function phraseOf(sentence: string, name: string): string {
  const whole = inSentence(sentence.replace(/^[^\p{L}\p{N}]+/u, ''));
  if (wordsIn(whole) <= phraseWordsMax) return whole;
  const key = fold(name.replace(/[“”]/gu, ''));
  const part = whole.split(/[,;:()]\s*/u).find((one) => fold(one).includes(key));
  return part !== undefined && wordsIn(part) <= phraseWordsMax ? part.trim() : name.replace(/[“”]/gu, '');
}

/** A piece of the post, or a task: both stand in a sentence as they are written. */
const isQuoted = (one: PremiumReport['requirements'][number], name: string): boolean =>
  one.ask.type === 'term' || startsWithAction(name);

/** What the sentences about a question are made of, in one language. */
export function askedOf(
  { requirements, job, resume }: Told,
  { requirementIds, quotes }: Pick<Question, 'requirementIds' | 'quotes'>,
  language: OutputLanguage,
): Asked {
  const words = wordsOf(language);
  const of = requirements.filter(({ id }) => requirementIds.includes(id));
  const name = words.all(
    of.map((one) => {
      const label = one.ask.type === 'term' ? inSentence(one.ask.text) : inTextOf(itemOf(one), words);
      return isQuoted(one, label) ? `“${label}”` : label;
    }),
  );
  return {
    name,
    phrase: phraseOf(of[0]?.sentence ?? '', name),
    must: of.some(({ importance }) => importance === 'must'),
    named: of.some(({ verdict, why }) => verdict === 'met' && why.code === 'listed'),
    sentence: inSentence(of[0]?.sentence ?? ''),
    quotes: quotes.map(({ quote }) => inSentence(quote)),
    jobTitle: job.title,
    worked: resume === undefined || resume.experience.length > 0,
  };
}

/** A question as it is shown in one language, and why it is asked. */
export function questionTexts(
  report: Told,
  question: Question,
  language: OutputLanguage,
): { question: string; why: string } {
  const asked = askedOf(report, question, language);
  const said = (language === 'vi' ? interviewVi : interviewEn)[question.code];
  return { question: said.question(asked), why: said.why(asked) };
}

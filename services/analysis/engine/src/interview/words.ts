import { itemOf } from '../premium/ledger.js';
import type { PremiumReport } from '../premium/premium-report.js';
import type { OutputLanguage } from '../report.js';
import { inTextOf, wordsOf } from '../report/labels.js';
import type { Question } from './interview.js';
import { interviewEn } from './say-en.js';
import { interviewVi } from './say-vi.js';

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

/** A question as it is shown in one language, and why it is asked. */
export function questionTexts(
  { requirements, job }: Pick<PremiumReport, 'requirements' | 'job'>,
  { code, requirementIds, quotes }: Question,
  language: OutputLanguage,
): { question: string; why: string } {
  const words = wordsOf(language);
  const of = requirements.filter(({ id }) => requirementIds.includes(id));
  const asked = {
    name: words.all(
      of.map((one) =>
        one.ask.type === 'term' ? `“${inSentence(one.ask.text)}”` : inTextOf(itemOf(one), words),
      ),
    ),
    must: of.some(({ importance }) => importance === 'must'),
    named: of.some(({ verdict, why }) => verdict === 'met' && why.code === 'listed'),
    sentence: inSentence(of[0]?.sentence ?? ''),
    quotes: quotes.map(({ quote }) => inSentence(quote)),
    jobTitle: job.title,
  };
  const said = (language === 'vi' ? interviewVi : interviewEn)[code];
  return { question: said.question(asked), why: said.why(asked) };
}

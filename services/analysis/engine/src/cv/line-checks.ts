import { questionOf } from '../premium/achievements.js';
import { startsWithAction } from '../report/actions.js';
import { fold } from '../text/fold.js';
import type { CvDocument, CvLine } from './cv-document.js';
import type { CvLayout } from './layout.js';

export const lineChecks = ['pronoun', 'verb-first', 'repeated-verb', 'long', 'figure'] as const;
export type LineCheck = (typeof lineChecks)[number];

const rowsMax = 2;
/** One verb at the head of so many lines is dull to read. */
const sameVerbMax = 3;
const pronoun = /(?<!\p{L})(?:i|my|we|our|tôi|em|mình|chúng tôi)(?!\p{L})/iu;
const vietnamese = /[àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ]/iu;

/** One word in English, two syllables in Vietnamese. */
const verbOf = (text: string): string =>
  fold(text)
    .split(/\s+/)
    .slice(0, vietnamese.test(text) ? 2 : 1)
    .join(' ');

/** What the lines of work could do better, by closed rules; each with its lines. */
export function checksOf(
  { sections }: CvDocument,
  { pages }: Pick<CvLayout, 'pages'>,
): { readonly check: LineCheck; readonly lines: readonly CvLine[] }[] {
  const lines = sections
    .filter(({ kind }) => kind === 'experience' || kind === 'projects')
    .flatMap(({ entries }) => entries.flatMap((entry) => entry.lines))
    .filter(({ shown, text }) => shown && text.trim() !== '');
  const rows = Map.groupBy(pages.flat(), ({ line }) => line);
  const led = lines.filter(({ text }) => startsWithAction(text));
  const verbs = Map.groupBy(led, ({ text }) => verbOf(text));
  const found: Record<LineCheck, readonly CvLine[]> = {
    pronoun: lines.filter(({ text }) => pronoun.test(text)),
    'verb-first': lines.filter((line) => !led.includes(line)),
    'repeated-verb': [...verbs.values()].filter(({ length }) => length > sameVerbMax).flat(),
    long: lines.filter(({ id }) => (rows.get(id)?.length ?? 0) > rowsMax),
    figure: lines.filter(({ text }) => questionOf(text) !== null),
  };
  return lineChecks.flatMap((check) => (found[check].length === 0 ? [] : [{ check, lines: found[check] }]));
}

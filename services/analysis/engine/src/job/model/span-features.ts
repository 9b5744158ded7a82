import { findTerms } from '../../clause/terms.js';
import { languagesIn } from '../../catalogue/languages.js';
import { findCertificates } from '../../catalogue/certificates.js';
import { degreeLevel } from '../../catalogue/degrees.js';
import { fold } from '../../text/fold.js';
import type { Token } from '../../text/tokens.js';
import { headingPart } from '../list-headings.js';
import { namesIn } from '../names.js';
import type { PostSentence } from '../post-sentences.js';
import type { RoleCode } from './roles.js';

/** Words that announce what is asked for; the nearest one before a word tells how to read it. */
const announcing =
  /^(?:experience[ds]?|knowledge|understanding|ability|able|skills?|familiar(?:ity)?|proficien(?:t|cy)|expert(?:ise)?|degree|fluen(?:t|cy)|background|strong|excellent|good|passion(?:ate)?|interest|certifi\w+|such|including|like|using|with|kỹ|kĩ|khả|năng|kinh|nghiệm|thành|thạo|biết|hiểu|kiến|thức|tinh|thần|tốt|nghiệp|ngành|bằng|chứng|chỉ|phần|mềm|về|có)$/u;

function shapeOf(word: string): string {
  if (/^\d+$/.test(word)) return '0';
  if (/\d/.test(word)) return 'x0';
  if (/[+#.]/.test(word)) return 'x.';
  if (/^\p{Lu}+$/u.test(word)) return word.length === 1 ? 'X' : 'XX';
  if (/^\p{Lu}\p{Ll}+$/u.test(word)) return 'Xx';
  return /\p{Ll}\p{Lu}/u.test(word) ? 'xX' : 'x';
}

interface Known {
  readonly start: number;
  readonly end: number;
  readonly what: string;
}

/** What the lower floors know about pieces of a sentence. */
function knownIn(text: string): Known[] {
  const { tokens, skills } = namesIn(text);
  const studies = degreeLevel(text) === null ? [] : tokens;
  const folded = fold(text);
  const languages = folded.length === text.length ? languagesIn(folded) : [];
  return [
    ...findTerms(text).map(({ start, end }) => ({ start, end, what: 'term' })),
    ...skills.map(({ start, end, value }) => ({ start, end, what: value.kind })),
    ...languages.map((match) => ({ start: match.index, end: match.index + match[0].length, what: 'lang' })),
    ...findCertificates(text).map(({ start, end }) => ({ start, end, what: 'cert' })),
    ...studies
      .filter(({ start, end }) => degreeLevel(text.slice(start, end)) !== null)
      .map(({ start, end }) => ({ start, end, what: 'deg' })),
  ];
}

const gapOf = (text: string, from: number, to: number): string => {
  const gap = text.slice(from, to).trim();
  return gap === '' ? '_' : (gap[0] ?? '_');
};

const word = (token: Token | undefined): string =>
  token === undefined ? '^' : /^\d+$/.test(token.key) ? '0' : token.key;

/** For each word of a sentence what it is known by. */
export function spanFeatures(
  sentence: PostSentence,
  role: RoleCode | null,
): { tokens: readonly Token[]; features: string[][] } {
  const { text } = sentence;
  const { tokens } = namesIn(text);
  const known = knownIn(text);
  const marks = tokens.map(({ start, end }) => {
    const found = known.filter((each) => each.start < end && each.end > start);
    return found.map((each) => (start <= each.start ? `B-${each.what}` : `I-${each.what}`));
  });
  const lower = text === text.toLowerCase();
  const part = headingPart(sentence.section) ?? 'none';
  let announced = '^';
  let since = 0;
  const features = tokens.map((token, i): string[] => {
    const at = (offset: number): string => word(tokens[i + offset]);
    const [own, before, after] = [at(0), at(-1), at(1)];
    const before2 = at(-2);
    const raw = text.slice(token.start, token.end);
    const gapBefore = gapOf(text, tokens[i - 1]?.end ?? 0, token.start);
    const gapAfter = gapOf(text, token.end, tokens[i + 1]?.start ?? text.length);
    const own2 = marks[i] ?? [];
    const shape = shapeOf(raw);
    const list = [
      'b',
      `w=${own}`,
      `w-1=${before}`,
      `w+1=${after}`,
      `w-2=${before2}`,
      `w+2=${at(2)}`,
      `ww=${before} ${own}`,
      `ww+=${own} ${after}`,
      `w3=${before2} ${before}`,
      `w4=${after} ${at(2)}`,
      `s3=${token.folded.slice(-3)}`,
      `s4=${token.folded.slice(-4)}`,
      `p4=${token.folded.slice(0, 4)}`,
      `sh=${lower ? 'l' : shape}`,
      `sh1=${shapeOf(text.slice(tokens[i + 1]?.start ?? 0, tokens[i + 1]?.end ?? 0))}`,
      `sh-1=${i === 0 ? '^' : shapeOf(text.slice(tokens[i - 1]?.start ?? 0, tokens[i - 1]?.end ?? 0))}`,
      `g-=${gapBefore}`,
      `g+=${gapAfter}`,
      `r=${role}`,
      `r=${role}${i === 0 ? '^' : ''}`,
      `part=${part}`,
      `a=${announced}`,
      `a=${announced}${Math.min(since, 4)}`,
      `ra=${role}${announced}`,
      ...own2.flatMap((mark) => [`m=${mark}`, `mr=${mark}${role}`, `mg=${mark}${gapBefore}`]),
      ...(own2.length === 0 ? ['m=-', `mr=-${role}`] : []),
      ...(marks[i - 1] ?? ['^']).map((mark) => `m-1=${mark}`),
      ...(marks[i + 1] ?? ['$']).map((mark) => `m+1=${mark}`),
      ...(sentence.bullet ? ['-'] : []),
    ];
    since += 1;
    if (announcing.test(token.key)) [announced, since] = [token.key, 0];
    return list;
  });
  return { tokens, features };
}

import { companyTalk } from './company-talk.js';
import { openedBy } from './list-headings.js';
import type { RoleCode } from './model/roles.js';
import type { PostSentence } from './post-sentences.js';

/** Under such a heading nothing is asked, whatever a line says. */
const offers =
  /^\W*(?:(?:job |your |our |the )?(?:benefits|perks)|(?:what )?we offer|what(?:['’]s| is) in it for you|what you(?:['’]ll| will)? get|in return|quyền lợi|phúc lợi|(?:chế độ )?đãi ngộ|bạn (?:sẽ )?(?:được|nhận)|lương thưởng)(?![\p{L}])/iu;
/** Said to whoever reads, or of whom one seeks: the employer no longer speaks of itself. */
const turnsToReader =
  /\b(?:you|your|candidates?|applicants?|must|required?|requires|should|we (?:are|['’]re) (?:looking|seeking|hiring)|we need)\b|(?<!\p{L})(?:bạn|ứng viên|cần|phải|yêu cầu|tuyển|tìm)(?!\p{L})/iu;
const known = /^\W*(?:giới thiệu (?:về )?(?:công ty|doanh nghiệp)|về (?:công ty|chúng tôi))\W*$/iu;

type Bound = 'O' | 'A' | 'C' | null;

function opensBound(text: string): Bound {
  const own = openedBy(text);
  if (own === 'offers' || offers.test(text)) return 'O';
  if (own === 'apply') return 'A';
  return own === 'company' || known.test(text) ? 'C' : null;
}

const ownWordsMax = 7;
/** A short line in nobody's words but the writer's own, above a list: it opens the list and asks for nothing. */
export function opensList(sentences: readonly PostSentence[], i: number): boolean {
  const [one, next] = [sentences[i], sentences[i + 1]];
  return (
    one !== undefined &&
    next !== undefined &&
    !one.bullet &&
    next.bullet &&
    next.line === one.line + 1 &&
    sentences[i - 1]?.line !== one.line &&
    one.text.split(/\s+/).length <= ownWordsMax &&
    /^\P{L}*\p{Lu}/u.test(one.text) &&
    !/[\d.,;:()&/]/u.test(one.text)
  );
}

/** Of each sentence what a heading above it binds it to, where that heading says that what follows is offered, told or to be handed in. */
function boundBy(sentences: readonly PostSentence[]): Bound[] {
  let bound: Bound = null;
  return sentences.map((sentence, i) => {
    if (sentence.heading) {
      bound = opensBound(sentence.text);
      return bound;
    }
    if (bound !== null && opensList(sentences, i)) bound = null;
    if (bound === 'C' && turnsToReader.test(sentence.text)) bound = null;
    return bound;
  });
}

/** Items right below a line that says in its writer's own words what is wanted are wanted, however odd they look to the model. */
function wantedBy(sentences: readonly PostSentence[]): (RoleCode | null)[] {
  let wanted: RoleCode | null = null;
  return sentences.map(({ heading, bullet, text }) => {
    if (heading) {
      const part = openedBy(text);
      wanted = part === 'requirements' ? 'R' : part === 'nice' ? 'P' : part === 'duties' ? 'D' : null;
    } else if (!bullet) wanted = null;
    return heading ? null : wanted;
  });
}

const asking: ReadonlySet<RoleCode> = new Set(['R', 'P', 'D']);

/**
 * The roles of sentences, of which none asks for something below such a heading. What a post ends with under them is
 * not shown to the model: an offer more or less changes nothing in the reading of what stands above it.
 */
export function withBounds(
  sentences: readonly PostSentence[],
  company: string | null,
  roles: (of: readonly PostSentence[]) => readonly RoleCode[],
): RoleCode[] {
  const bounds = boundBy(sentences);
  const wanted = wantedBy(sentences);
  const isBound = ({ text, heading }: PostSentence, i: number): boolean =>
    bounds[i] !== null || (!heading && companyTalk(text, company) !== null);
  const end = sentences.findLastIndex((sentence, i) => !isBound(sentence, i)) + 1;
  const read = roles(sentences.slice(0, end));
  return sentences.map(({ heading, text }, i) => {
    const bound = bounds[i] ?? null;
    const role = read[i] ?? bound ?? 'C';
    if (bound !== null && !heading && asking.has(role)) return bound;
    const want = wanted[i] ?? null;
    if (want === null || role === 'R' || role === 'P' || companyTalk(text, company) !== null) return role;
    return want;
  });
}

import { type Meaning, meaningsOf, noMeaning } from '../catalogue/same-words.js';
import { fold } from '../text/fold.js';
import { remember } from '../text/remember.js';
import { stemOf } from '../text/stems.js';
import { type Token, tokenize } from '../text/tokens.js';

/** Words that a demand is wrapped in and that name nothing by themselves. */
const wrapping = new Set(
  `a an the and or of in on at to for with by from as is are be been being have has having it its this that these those etc eg ie per via
  your our their other others any all some more most very well such like similar related relevant equivalent various different new
  experience experienced knowledge know knows understand understands understanding skill skills ability able proficiency proficient familiarity familiar expertise expert
  strong good excellent solid deep great proven hands-on working basic advanced fluent fluency exposure background competency
  competencies capable comfortable demonstrated track record minimum least plus preferred required requirement must should will can using use
  used including include field fields principle principles concept concepts  
  role roles position positions certificate certification certified license licence diploma ticket tickets card cards chứng chỉ chứng nhận bằng giấy phép vai trò vị trí
  years year previous prior practical professional high highly effective effectively ensure  
  và hoặc của các những cho với trong ngoài tại ở về từ đến là có được bị một số khác như theo bằng khi để này đó tốt khá giỏi
  kinh nghiệm kiến thức hiểu biết kỹ năng khả năng thành thạo sử dụng biết am nắm vững thông rõ làm việc công tác vận dụng từng
  liên quan tương đương tối thiểu ít nhất trở lên ưu tiên yêu cầu cơ bản chuyên sâu đã phải cần ứng viên đọc lập`
    .split(/\s+/)
    .filter((word) => !['đọc', 'lập'].includes(word)),
);

/** Their halves are words of other names: `cơ khí` is no `cơ bản`, `số liệu` no `một số`. */
const pairs = new Set(
  `cơ bản|một số|công tác|chuyên sâu|giấy phép|vai trò|vị trí|kinh nghiệm|kiến thức|hiểu biết|vận dụng|sử dụng|liên quan|tương đương|tối thiểu|ứng viên|chứng chỉ|chứng nhận|yêu cầu`.split(
    '|',
  ),
);
const halves = new Set(
  [...pairs].flatMap((pair) => pair.split(' ')).filter((half) => !['biết', 'chứng'].includes(half)),
);

/** Words that complete a compound name and say little beside a name of their own: `design system`, `WMS system`. */
const completing = new Set(
  `tool tools software system systems application applications program programs platform platforms technique techniques method methods
  practice practices quality support area areas environment environments regulation regulations standard standards requirement requirements
  guideline guidelines level levels role roles position positions phần mềm công cụ hệ thống quy định tiêu chuẩn`.split(
    /\s+/,
  ),
);
/** "Customer experience" is a field of its own, "sales experience" is experience in sales. */
const compound =
  /(?:customer|user|guest|client|employee|candidate|patient|digital|brand)s?\s+experience|knowledge management|khả năng tiếp cận|thông (?:số|tin|quan|gió)|số (?:liệu|hóa)|công suất/iu;

export interface PhraseWord {
  readonly start: number;
  readonly end: number;
  readonly key: string;
  readonly stem: string;
  readonly folded: string;
  /** Wraps a demand or joins words; does not count between two words that stand together. */
  readonly filler: boolean;
  /** A name by its form: capitals, or letters with digits. */
  readonly distinct: boolean;
  /** What it says in other words. */
  readonly meaning: Meaning;
}

const named = /^(?=.*\p{Lu}.*\p{Lu})[\p{L}\d.+#-]{2,}$|\p{L}\d|\d\p{L}|\p{Ll}\p{Lu}/u;

/** A half counts as such beside its other half only. */
const isWhole = (key: string, before: string | undefined, after: string | undefined): boolean =>
  !halves.has(key) || pairs.has(`${before} ${key}`) || pairs.has(`${key} ${after}`);

/** `M-Pesa`, `e-mail`, `X-ray`: one letter before a hyphen is the beginning of a word that others write in one. */
function joinedAtHyphen(tokens: readonly Token[], text: string): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (
      last?.key.length === 1 &&
      token.start === last.end + 1 &&
      text[last.end] === '-' &&
      /^\p{L}{3}/u.test(token.key)
    )
      joined[joined.length - 1] = {
        start: last.start,
        end: token.end,
        key: last.key + token.key,
        folded: last.folded + token.folded,
      };
    else joined.push(token);
  }
  return joined;
}

/** The stems of a text's words: all that whoever only asks whether a word stands there needs. */
export const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(joinedAtHyphen(tokenize(text), text).map(({ key }) => stemOf(key)));

function cutWords(text: string): PhraseWord[] {
  const capitals = text === text.toUpperCase() && text.length > 12;
  const tokens = joinedAtHyphen(tokenize(text), text);
  const keys = tokens.map(({ key }) => key);
  const spoken = tokens.map(({ start, end, key }, i) => ({
    start,
    end,
    key,
    stem: stemOf(key),
    folded: fold(key),
    filler: wrapping.has(key) && isWhole(key, keys[i - 1], keys[i + 1]),
    distinct: !capitals && named.test(text.slice(start, end)),
  }));
  const meanings = meaningsOf(spoken);
  return spoken.map((word, i) => ({ ...word, meaning: meanings[i] ?? noMeaning }));
}

const rememberedMax = 400;
const remembered = remember(cutWords);

/** The words of a text; in a line of capitals, capitals say nothing. Phrases and lines are asked for again and again. */
export const wordsOf = (text: string): readonly PhraseWord[] =>
  text.length <= rememberedMax ? remembered(text) : cutWords(text);

/** The words of a phrase that carry its meaning; all of them where nothing else is left. */
export function contentWords(phrase: string): readonly PhraseWord[] {
  const words = wordsOf(phrase);
  const telling = compound.test(phrase) ? words : words.filter(({ filler, distinct }) => !filler || distinct);
  const names = telling.filter(({ key }) => !completing.has(key));
  const named =
    names.length > 1 || names.some(({ distinct, start }) => distinct || /\p{Lu}/u.test(phrase[start] ?? ''));
  if (named) return names;
  return telling.length > 0 ? telling : words;
}

/** First letters of a phrase's words, numbers whole: `kế toán trưởng` is `ktt`, `Thông tư 200` is `tt200`. */
export function initialsOf(words: readonly PhraseWord[]): string {
  return words.map(({ folded }) => (/^\d/.test(folded) ? folded : (folded[0] ?? ''))).join('');
}

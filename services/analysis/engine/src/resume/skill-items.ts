import { languageNamed } from '../catalogue/languages.js';
import { matchSkills } from '../catalogue/skills.js';
import { type Phrase, phraseAt } from '../layout/phrases.js';
import { tokenize } from '../text/tokens.js';

const levelWord =
  'advanced|upper[- ]intermediate|intermediate|beginner|basic|expert|proficient|fluent|native(?: speaker)?|good|excellent|very good|elementary|novice|master|strong|familiar|moderate|competent|working knowledge|(?:user|basic|advanced|intermediate|expert|good|working|medium|beginner) level|nâng cao|trung bình|cơ bản|thành thạo|khá|tốt|giỏi|rất tốt|chuyên gia|sơ cấp|cao cấp|thông thạo|xuất sắc|mức (?:khá|tốt|cơ bản|trung bình)';
const yearsWord =
  '(?:less than|under|over|more than|hơn|dưới|trên)?\\s?(?:\\d+(?:[.,]\\d)?\\s?\\+?|an?|one|two|three|four|five)\\s?(?:years?|yrs?|months?|mos?|năm|tháng)(?:\\s+(?:of\\s+)?(?:experience|exp|kinh nghiệm|sử dụng))?';
const signs =
  '[★☆●○•◦■□▪◉◎⬤⚫⚪*]{1,12}(?:\\s?[★☆●○•◦■□▪◉◎⬤⚫⚪*]){0,10}|\\d{1,3}\\s?%|\\d(?:[.,]\\d)?\\s?\\/\\s?(?:5|10)';

/** A level, a number of years or a bar of signs: how well, not what. */
export const level = new RegExp(`^\\(?(?:${levelWord}|${yearsWord}|${signs})\\)?$`, 'iu');
const levelTail = new RegExp(
  `(?:\\s*[-–:]\\s*(?:${levelWord})|\\s*[-–:]?\\s*(?:${signs})|\\s*[-–:]?\\s*(?:${yearsWord}))$`,
  'iu',
);
const opening =
  /^(?:(?:and|or|và|hoặc|also|etc|v\.v|e\.g\.?|i\.e\.?|such as|including|like|như|gồm|bao gồm|other)\s+|(?:(?:very |highly |quite |currently )?(?:familiar|proficient|experienced?|skilled|expert|expertise|fluent|comfortable|competent|well[- ]versed|conversant|adept|hands[- ]on)(?: (?:experience|knowledge|working|user|level))*|(?:(?:good|strong|basic|working|sound|deep|excellent|thorough|in-depth|solid) )*(?:knowledge|understanding|command|grasp|exposure|experience|proficiency))\s+(?:with|in|of|on|at|to|using)\s+(?:the\s+)?|(?:sử dụng |biết |có thể )*(?:thành thạo|sử dụng tốt|biết sử dụng|sử dụng được|sử dụng|nắm vững|am hiểu|hiểu biết về|hiểu biết|kiến thức về|có kiến thức về|có kinh nghiệm về|có kinh nghiệm|thông thạo)\s+(?:các\s+|phần mềm\s+|công cụ\s+)*(?=\S))/iu;
const ending = /(?:\s+(?:etc|v\.v|v\.v\.\.|\.\.\.|…|skills?|and more))?[.…]*$/iu;

const wordsMax = 7;
const charsMax = 60;

/** Pieces of a text between signs that stand outside brackets. */
function cut(text: string, start: number, isCut: (sign: string, at: number) => boolean): Phrase[] {
  const pieces: Phrase[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i <= text.length; i += 1) {
    const sign = text[i] ?? '';
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1);
    if (i < text.length && (depth > 0 || !isCut(sign, i))) continue;
    pieces.push(phraseAt(text.slice(from, i), start + from));
    from = i + 1;
  }
  return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece.text));
}

export const isKnown = (text: string): boolean => {
  const [match] = matchSkills(text, tokenize(text), true);
  return match !== undefined && match.start === 0 && match.end === text.length;
};

/** `Figma/Sketch` names two; `CI/CD`, `PL/SQL` and `A/B testing` are one. */
function atSlashes(item: Phrase): Phrase[] {
  if (!item.text.includes('/') || isKnown(item.text)) return [item];
  const parts = cut(item.text, item.start, (sign) => sign === '/');
  const spaced = /\s\/\s/.test(item.text);
  const whole =
    parts.length < 2 || (!spaced && parts.some(({ text }) => text.length < 3 || /^\d/.test(text)));
  return whole ? [item] : parts;
}

/** The last item of a list joins two: `Jest and Cypress`. */
function atAnd(item: Phrase, listed: boolean): Phrase[] {
  const match = /\s(?:and|và)\s/u.exec(item.text);
  if (!match || isKnown(item.text)) return [item];
  const after = match.index + match[0].length;
  const halves = [
    phraseAt(item.text.slice(0, match.index), item.start),
    phraseAt(item.text.slice(after), item.start + after),
  ];
  const wordsEach = listed ? 5 : 3;
  const short = halves.every(({ text }) => text !== '' && text.split(' ').length <= wordsEach);
  return short && (listed || halves.every(({ text }) => isKnown(text))) ? halves : [item];
}

/** `(biết chạy, chưa biết sửa)`, `(daily, but not alone)` tell how well. */
const telling =
  /^(?:chưa|không|biết|mới|đang|từng|chỉ|but|not|never|only|can|could|mostly|daily|still)(?![\p{L}])/iu;

/** `AWS (EC2, S3)` names three, `Kubernetes (user level)` one. */
function atBrackets(item: Phrase): Phrase[] {
  const open = item.text.search(/[([]/);
  if (open <= 0) return [item];
  const close = item.text.slice(open).search(/[)\]]/) < 0 ? -1 : open + item.text.slice(open).search(/[)\]]/);
  const inside = item.text.slice(open + 1, close < 0 ? item.text.length : close);
  const head = phraseAt(item.text.slice(0, open), item.start);
  const parts = cut(inside, item.start + open + 1, (sign) => /[,;/|]/.test(sign)).flatMap((part) =>
    tidy(part),
  );
  const words = inside.trim().split(/\s+/).length;
  if (parts.some(({ text }) => telling.test(text))) return [head];
  const remark =
    level.test(inside.trim()) || levelTail.test(inside.trim()) || parts.length === 0 || words > 12;
  if (remark) return [head];
  if (parts.length > 1)
    return parts.every(({ text }) => text.split(' ').length <= 4) ? [head, ...parts] : [head];
  if (parts[0] && isKnown(parts[0].text)) return [head, ...parts];
  return words > 3 || /^\p{Ll}/u.test(inside) ? [head] : [head, ...parts];
}

/** An item without the words around its name. */
function tidy(item: Phrase): Phrase[] {
  const lead = opening.exec(item.text)?.[0].length ?? 0;
  let rest = phraseAt(item.text.slice(lead), item.start + lead);
  rest = phraseAt(rest.text.replace(ending, ''), rest.start);
  const tail = levelTail.exec(rest.text);
  if (tail && tail.index > 0) rest = phraseAt(rest.text.slice(0, tail.index), rest.start);
  return /[\p{L}\p{N}]/u.test(rest.text) && !level.test(rest.text) ? [rest] : [];
}

const isSign =
  (text: string) =>
  (sign: string, at: number): boolean =>
    /[,;|·•\t]/.test(sign)
      ? !(sign === ',' && /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? ''))
      : sign === '.' &&
        /^\s+\p{Lu}/u.test(text.slice(at + 1, at + 4)) &&
        /\p{L}{2}$/u.test(text.slice(0, at));

/** Skills of the catalogue that a sentence names. */
const namedIn = (item: Phrase): Phrase[] =>
  matchSkills(item.text, tokenize(item.text))
    .filter(({ value }) => value.kind !== 'soft')
    .map(({ start, end }) => ({
      text: item.text.slice(start, end),
      start: item.start + start,
      end: item.start + end,
    }));

const namesMin = 2;
const namedShare = 0.7;

/** `Python Django PostgreSQL`, or two columns run into one: names with nothing between them, each an item. */
function atNames(item: Phrase): Phrase[] {
  // Words of Vietnamese join without a sign: `Kê khai thuế GTGT` is one thing.
  if (/[^a-z\d\s+#./-]/i.test(item.text) || !/^\S*[A-Z]/.test(item.text) || isKnown(item.text)) return [item];
  const tokens = tokenize(item.text);
  const names = matchSkills(item.text, tokens, true);
  const free = tokens.filter(
    ({ start, end }) => !names.some((name) => name.start <= start && name.end >= end),
  );
  const named = tokens.length - free.length;
  const capital = names.every(({ start }) => /[A-Z\d]/.test(item.text[start] ?? ''));
  const whole = free.length === 0 && names.length >= namesMin && capital;
  const most = names.length > namesMin && named / tokens.length >= namedShare;
  if (!whole && !most) return [item];
  return [...names, ...free]
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => phraseAt(item.text.slice(start, end), item.start + start));
}

const isShort = ({ text }: Phrase, most = wordsMax): boolean =>
  text.split(/\s+/).length <= most && text.length <= charsMax;
/** Words of Vietnamese are short: an item that joins two has as many. */
const wholeWordsMax = 10;

/** A row that ends so goes on in the next. */
export const endsOpen = (text: string): boolean => /;\s*$/.test(text);

/**
 * `Budgeting and forecasting; Stock control (FIFO)`: semicolons without a comma part items that are whole as written; `goesOn`
 * where the row above ended in one.
 */
export function wholeItems(text: string, start: number, goesOn = false): Phrase[] | null {
  const items = cut(text, start, (sign) => sign === ';');
  const listed = items.length > 1 || goesOn || endsOpen(text);
  return listed && items.every((item) => isShort(item, wholeWordsMax) && !item.text.includes(','))
    ? items
    : null;
}

/** `Forklift (9 years)`: the bracket says how well. */
function withoutLevel(item: Phrase): Phrase {
  const bracket = /\s*(\([^()]*\))$/u.exec(item.text);
  return bracket && level.test(bracket[1] ?? '')
    ? phraseAt(item.text.slice(0, bracket.index), item.start)
    : item;
}

/** `User interviews Usability testing` are two columns run into one; `MISA AMIS` is one product. */
function atColumns(item: Phrase): Phrase[] {
  const names = atNames(item);
  // `PLC Siemens S7-1200`: a figure names the model of what stands before it.
  if (names.some(({ text }) => /\d/.test(text))) return [item];
  return names.length > 2 || names.some(({ text }) => text.includes(' ')) ? names : [item];
}

/** `Good knowledge of Word, Excel`: how well goes for all that its part of the line lists. */
const saysHowWell = (text: string): boolean =>
  text.includes(',') && /^\p{L}+\s\p{L}/u.test(opening.exec(text)?.[0] ?? '');

const listMin = 4;
const productWordsMax = 3;
/** `Java 17, Spring Data JPA, PostgreSQL, Redis`: between the commas of a list stands one name, of three words at most. */
const isOneName = ({ text }: Phrase, pieces: readonly Phrase[]): boolean =>
  pieces.length >= listMin && text.split(/\s+/).length <= productWordsMax;

/** `AutoCAD: can read a plan, cannot draw one`: what denies or limits goes on from the name before it. */
const limiting = /^(?:cannot|can['’]?t|can not|but not|not yet)(?!\p{L})/iu;
function withRemark(items: Phrase[], item: Phrase): Phrase[] {
  const last = items.at(-1);
  if (!last || !limiting.test(item.text)) return [...items, item];
  const gap = ', ';
  return [...items.slice(0, -1), { ...last, text: `${last.text}${gap}${item.text}`, end: item.end }];
}

/** The items of a list line as they are written, with what stands in brackets. */
export function wholePieces(text: string): string[] {
  const isEnd = isSign(text);
  const items =
    wholeItems(text, 0) ??
    cut(text, 0, (sign, at) => sign !== ',' && isEnd(sign, at)).flatMap((part) =>
      saysHowWell(part.text)
        ? [part]
        : cut(part.text, part.start, isSign(part.text))
            .flatMap((piece, _, all) => (isOneName(piece, all) ? [piece] : atColumns(piece)))
            .reduce(withRemark, []),
    );
  return items
    .map((item) => item.text.replace(/^[\s•·▪●○◦‣*–-]+|[\s.;,]+$/gu, ''))
    .filter((item) => item !== '');
}

/** The items of a list line, each a name: lists and brackets opened, levels and years taken off. */
export function skillItems(text: string, start: number, goesOn = false): Phrase[] {
  const whole = wholeItems(text, start, goesOn);
  if (whole) return whole.map(withoutLevel).flatMap(tidy);
  const pieces = cut(text, start, isSign(text));
  return pieces.flatMap((piece) => {
    const named = atBrackets(piece)
      .flatMap(tidy)
      .flatMap((item) => atAnd(item, pieces.length > 1))
      .flatMap(atSlashes)
      .flatMap(tidy);
    const items = named.flatMap((item) => (isOneName(item, pieces) ? [item] : atNames(item)));
    return items.flatMap((item) => (isShort(item) ? [item] : namedIn(item)));
  });
}

const languageLabel = /^(?:languages?|ngoại ngữ|ngôn ngữ|foreign languages?)$/iu;
/** True when a label or a line is about languages people speak: they are facts of their own. */
export const isSpoken = (label: string, text: string): boolean => {
  if (languageNamed(label)?.rest === '') return true;
  const pieces = cut(text, 0, (sign) => /[,;|·•]/.test(sign));
  return languageLabel.test(label.trim()) && pieces.every((piece) => languageNamed(piece.text) !== null);
};

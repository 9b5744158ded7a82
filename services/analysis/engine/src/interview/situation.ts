import { isAboutPerson, plannedCodes } from './interview.js';
import type { AnswerPart, Question } from './interview.js';
import { cuePart, has, shownBy } from './parts.js';
import {
  isGeneral,
  ownActs,
  pastAct,
  placesIn,
  planStart,
  quoteAt,
  type Reading,
  wordsOf,
} from './reading.js';
import type { Sentence } from '../text/sentences.js';

/** Of a sentence that tells how it was. */
const beforeWordsMin = 6;

/** What was done so far: before the plan by any word of it, within the plan only where it is named as such. */
function nearestPart(reading: Reading, question: Question): AnswerPart {
  const { text, sentences, cues } = reading;
  const before = { ...reading, text: text.slice(0, planStart(reading, question)) };
  const part = cuePart(before, 'situation', 12, cues.nearest);
  if (part.count > 0) return part;
  const done = sentences.find((one) => has(reading, one, cues.done));
  return shownBy(done ?? sentences.find((one) => isBygone(reading, one)), 'situation', 12);
}

/** Something done at an employer of the résumé, or at a time that is named. */
const isBygone = (reading: Reading, one: Sentence): boolean =>
  isPlaced(reading, one) &&
  !has(reading, one, reading.cues.intent, reading.cues.lesson) &&
  !notYet.test(one.text) &&
  (pastAct.test(one.text) || has(reading, one, reading.cues.action));

const dated = (reading: Reading, one: Sentence): boolean => has(reading, one, reading.cues.when);
const employed = ({ workplaces }: Reading, { start, end }: Sentence): boolean =>
  workplaces.some((at) => at >= start && at < end);
/** Where a sentence names a date, a year, a season, an age or an employer. */
const isPlaced = (reading: Reading, one: Sentence): boolean => dated(reading, one) || employed(reading, one);
/** What is still to come has no place in what was. */
const notYet =
  /(?<!\p{L})(?:will|would|going to|i (?:reckon|expect)|when i (?:finish|pass|get my)|until then|not yet|next (?:year|month|spring|summer|autumn|winter)|sẽ|sắp|dự kiến|mới xong|sang năm|năm sau|tháng sau|du kien|sang nam|nam sau|thang sau)(?!\p{L})/iu;

/** How it was may be told after what one did. */
const formerly =
  /^(?:previously|before (?:that|then|this)|until then|formerly|trước (?:kia|đây|đó)|(?:hồi|lúc) trước|truoc (?:kia|day|do)|(?:hoi|luc) truoc)(?!\p{L})/iu;

/** What stands before the first act tells how it was, by its words or just by being there: most people begin so. */
export function situationPart(
  reading: Reading,
  [firstAct]: readonly number[],
  question: Question,
): AnswerPart {
  const { sentences } = reading;
  // Other plans need none of what was done so far.
  if (plannedCodes.has(question.code) && question.code !== 'gap') return nearestPart(reading, question);
  const { code } = question;
  if (isAboutPerson(question)) {
    const [at] = [employed, dated].flatMap((isOne) =>
      sentences.filter((one) => tells(one) && isOne(reading, one)),
    );
    if (at) return shownBy(at, 'situation', 12);
  }
  if (code === 'gap') {
    const nearest = sentences.find(
      (one) =>
        has(reading, one, reading.cues.done) &&
        !neverDone.test(one.text) &&
        wordsOf(one.text).length > pointerWords,
    );
    if (nearest) return shownBy(nearest, 'situation', 12);
  }
  // A question about a line of the résumé names the situation itself.
  const given: AnswerPart = { id: 'situation', got: 12, max: 12, count: 1, quote: null };
  if (firstAct === undefined) {
    const at = framesIn(reading, question).find((one) => !isGeneral(sentences, one));
    const said = sentences.find(({ start, end }) => at !== undefined && at >= start && at < end);
    if (said === undefined && code === 'depth') return given;
    return shownBy(said ?? (code === 'gap' ? nearestOwn(reading, question) : undefined), 'situation', 12);
  }
  const until = quoteAt(sentences, firstAct)?.end ?? firstAct;
  const at = framesIn(reading, question).find((one) => one < until && !isGeneral(sentences, one));
  const told = at !== undefined && at < firstAct ? at : (begunAt(reading, firstAct) ?? at);
  if (code === 'depth' && at === undefined) return given;
  const said = sentences.find(({ start, end }) => told !== undefined && told >= start && told < end);
  return shownBy(said ?? laterIn(reading, question), 'situation', 12);
}

const scrapWords = 3;
/** "The nearest would be this." points at what follows. */
const pointerWords = 6;
/** Who greets, gives a name, says sorry or drops a word or two has not told yet how it was. */
const tells = ({ text }: Sentence): boolean => !greets.test(text) && wordsOf(text).length > scrapWords;
const greets =
  /(?<!\p{L})(?:sorry for|my name is|hello|good (?:morning|afternoon)|kia ora|xin lỗi|chào (?:anh|chị|quý|ban)|(?:tôi|em|mình|con) (?:tên|là \p{Lu})|tên (?:em|tôi|mình)|em kể|tôi kể|xin loi|chao (?:anh|chi)|ten (?:em|toi))(?!\p{L})/iu;

/** What stands before the first act begins the story, unless it says what somebody is like or thinks. */
function begunAt({ text, sentences, cues }: Reading, firstAct: number): number | undefined {
  const before = text.slice(0, firstAct);
  const claimed =
    [cues.claim, cues.unreal, cues.hedge].some((cue) => placesIn(before, cue).length > 0) ||
    neverDone.test(before);
  if (wordsOf(before).length < beforeWordsMin || claimed) return undefined;
  const first = sentences.find((one) => one.start < firstAct && tells(one)) ?? sentences[0];
  return first?.start ?? 0;
}

/** How it was, where it is told behind the first act. */
function laterIn(reading: Reading, question: Question): Sentence | undefined {
  const { sentences, cues } = reading;
  if (question.code === 'gap') return nearestOwn(reading, question);
  const isTold = (one: Sentence): boolean =>
    !has(reading, one, cues.lesson, cues.intent) && !notYet.test(one.text);
  return (
    sentences.find((one) => formerly.test(one.text)) ??
    // Whoever says who they are tells in any sentence where and when.
    (isAboutPerson(question) ? sentences.find((one) => has(reading, one, cues.situation)) : undefined) ??
    sentences.find((one) => isPlaced(reading, one) && isTold(one))
  );
}

/** What was done that comes nearest to a gap: what is named so, or own work that was told before the plan. */
function nearestOwn(reading: Reading, question: Question): Sentence | undefined {
  const { cues } = reading;
  const sentences = reading.sentences.filter(({ text }) => !neverDone.test(text));
  const from = planStart(reading, question);
  const acts = ownActs(reading, { ...question, code: 'walk-through' });
  const own = sentences.find(
    (one) =>
      one.end <= from &&
      acts.some((act) => act >= one.start && act < one.end) &&
      !has(reading, one, cues.hedge, cues.intent) &&
      !ofPaper.test(one.text),
  );
  return (
    sentences.find((one) => formerly.test(one.text)) ??
    sentences.find((one) => has(reading, one, cues.done)) ??
    own ??
    sentences.find((one) => isBygone(reading, one))
  );
}
/** What somebody wrote of it is not what they did. */
const ofPaper = /(?<!\p{L})(?:cv|résumé|resume|hồ sơ xin việc|trong hồ sơ)(?!\p{L})/iu;

/** Where an answer says when and where it was; of a gap only what stands before the plan. */
function framesIn(reading: Reading, question: Question): number[] {
  const { text, sentences, cues, workplaces } = reading;
  const until = question.code === 'gap' ? planStart(reading, question) : Infinity;
  const sentenceAt = (at: number): Sentence | undefined =>
    sentences.find(({ start, end }) => at >= start && at < end);
  const isTold = (at: number): boolean => {
    const told = sentenceAt(at);
    return told === undefined || (!has(reading, told, cues.lesson) && !notYet.test(told.text));
  };
  const placed = [...placesIn(text, cues.when), ...workplaces].filter((at) => at < until && isTold(at));
  const framed = [...placesIn(text, cues.situation), ...placed].toSorted((a, b) => a - b);
  // What somebody has not done yet is not the nearest that they have done.
  return question.code === 'gap'
    ? framed.filter((at) => !neverDone.test(sentenceAt(at)?.text ?? ''))
    : framed;
}

/** "I have not worked with it yet", and nothing else in the sentence. */
const neverDone =
  /^(?![^]*(?<!\p{L})(?:but|though|although|only|just|nearest|closest|similar|nhưng|song|chỉ|gần|giống|tương tự|còn)(?!\p{L}))[^]*?(?<!\p{L})(?:(?:have|has) (?:not|never)|(?:haven|hasn)['’]t|(?:i|tôi|em|mình|tui) chưa)(?!\p{L})/iu;

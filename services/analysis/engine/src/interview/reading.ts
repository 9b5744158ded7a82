import type { PremiumReport } from '../premium/premium-report.js';
import { sentencesOf, type Sentence } from '../text/sentences.js';
import type { Cues } from './cues.js';
import { cuesOf } from './cues-of.js';
import { employersIn } from './employers.js';
import { weighed } from './model/weigh.js';
import { type AnswerQuote, isAboutPerson, plannedCodes, type Question } from './interview.js';

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];

/** The sentence in which a cue stands, as a literal piece of the answer. */
export function quoteAt(sentences: readonly Sentence[], at: number): AnswerQuote | null {
  const found = sentences.find(({ start, end }) => at >= start && at < end);
  return found ? { start: found.start, end: found.end, quote: found.text } : null;
}

export interface Reading {
  readonly text: string;
  readonly language: 'vi' | 'en';
  readonly sentences: readonly Sentence[];
  readonly cues: Cues;
  /** Where an employer of the résumé is named as a place of work. */
  readonly workplaces: readonly number[];
}

/** What is denied ("I never …", "tôi chưa từng …") was not done. */
const denied = /(?<!\p{L})(?:never|not|n['’]t|cannot|chưa|không|ko|hổng|chẳng|chả)(?!\p{L})/iu;
export const placesIn = (text: string, cue: RegExp): number[] =>
  [...text.matchAll(cue)].map(({ index }) => index);

/** Questions about what has not happened yet; what one would do counts as doing. */
const isAhead = ({ code }: Question): boolean => plannedCodes.has(code);

/** Where a plan begins: at its first intent, behind what was done so far; at once where nothing of that is told. */
export function planStart({ text, cues, sentences }: Reading, { code }: Question): number {
  const [intent] = placesIn(text, cues.intent);
  if (intent === undefined) return sentences.find((one) => firstStep.test(one.text))?.start ?? 0;
  const told = placesIn(text.slice(0, intent), cues.nearest).length > 0;
  if (!told && code !== 'gap') return 0;
  const step = sentences.find(({ start, end }) => start < intent && firstStep.test(text.slice(start, end)));
  return Math.min(intent, step?.start ?? intent);
}
/** Words with which a plan begins. */
export const firstStep =
  /^(?:dạ,? |thì |nếu [^,]{2,30}, )*(?:đầu tiên|trước hết|trước tiên|việc đầu|(?:(?:một|hai|ba|vài|mấy|những|\d) )?(?:tuần|tháng|ngày) đầu|dau tien|truoc (?:het|tien)|first|to begin|to start|(?:in|on|during) (?:my|the) first|(?:day|week|month) one)(?!\p{L})/iu;

const sentenceStart = ({ sentences }: Reading, at: number): number =>
  sentences.find(({ start, end }) => at >= start && at < end)?.start ?? at;

/** "People say that I explain well" is what others say, and no act. */
const isReputed = (reading: Reading, at: number): boolean =>
  reading.cues.reputed.test(reading.text.slice(sentenceStart(reading, at), at));

/** Words without which nothing is said of what is to come. */
const planned =
  /(?<!\p{L})(?:would|will|shall|going to|plan|(?<!(?:comes?|came|puts?|put) (?:\p{L}+ )?)first|next|(?<!(?:every|each|last) )(?:week|month)|['’](?:d|ll)|sẽ|định|đầu|tới|(?<!(?:h[ằà]ng|mỗi) )(?:tuần|tháng|ngày)|trước (?:hết|tiên)|trước mắt|tiếp|se|dinh|dau|toi|(?<!(?:hang|moi) )(?:tuan|thang|ngay)|truoc (?:het|tien|mat))(?!\p{L})/iu;

/** Of what has happened, and of no plan told in the present. */
export const pastAct =
  /(?<!\p{L})(?:i|we) (?:(?!need)\p{L}{2,}ed|found|saw|took|made|had|did|went|got|kept|built|ran|led|was|were|said|told)(?!\p{L})/iu;
const bygone =
  /(?<!\p{L})(?:có lần|hôm (?:đó|ấy|kia|nọ)|năm ngoái|co lan|hom (?:do|ay|kia|no)|nam ngoai)(?!\p{L})/iu;

/** One past verb may stand in a plan: "as I was taught". */
const pastActsMin = 2;
const pastActs = (text: string): number => [...text.matchAll(new RegExp(pastAct, 'giu'))].length;

/** Does an answer to a question about what is to come tell only of what was? Its acts are no steps of a plan. */
export const plansNothing = ({ text, cues }: Reading, question: Question): boolean =>
  isAhead(question) &&
  placesIn(text, cues.intent).length === 0 &&
  !planned.test(text) &&
  (question.code === 'gap' || bygone.test(text) || pastActs(text) >= pastActsMin);

/** Whoever looks after their own family does no work that is asked about. */
const ofFamily =
  /^(?:i (?:\p{L}+ )?(?:looked after|cared for|nursed|raised|minded|stayed (?:at )?home with) (?:my|our) (?:\p{L}+ )?(?:mum|mom|mother|dad|father|parents?|kids|child|children|sons?|daughters?|twins|baby|wife|husband|partner|brother|sister|gran\p{L}*|famil\p{L}+)(?!\p{L}|['’]s)|(?:tôi|em|mình|tui|toi|minh) (?:\p{L}+ ){0,5}?(?:chăm|chăm sóc|nuôi|trông|lo cho|cham|cham soc) (?:mẹ|má|bố|cha|con nhỏ|me|ma|bo|con nho)(?! (?:bầu|bé|đẻ))(?!\p{L}))/iu;

/** "When there is a quarrel I always listen" is told of every time, and of none. */
const general =
  /(?<!\p{L})(?:always|generally|usually|rarely|seldom|whenever|in general|every (?:single )?day|lúc nào (?:\p{L}+ )?cũng|nói chung|ít khi|hiếm khi|h[ằà]ng ngày|luc nao (?:\p{L}+ )?cung|noi chung|it khi|hiem khi|hang ngay)(?!\p{L})/iu;
const past =
  /(?<!\p{L})(?:was|were|had|did|went|came|took|got|last|ago|(?:19|20)\d\d|(?<!(?:một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|mấy|vài|\d) )(?:năm|tháng)|hôm|lần|hồi)(?!\p{L})/iu;
export const isGeneral = (sentences: readonly Sentence[], at: number): boolean => {
  const told = quoteAt(sentences, at)?.quote ?? '';
  return general.test(told) && !past.test(told);
};

/** Steps of a plan that is written as a list: "- ask …", "week 2: sit …". */
const bullets =
  /(?<=^(?:[-–•*]|\d{1,2}[.)]|(?:week|month|day|tuần|tháng|ngày|tuan|thang|ngay) (?:\d{1,2}|one|two|three|four|một|hai|ba|bốn|tư):) *)(?!(?:i|tôi|em|mình|tui|toi|minh) )\p{L}{2,}|(?<=(?:^|[.!?;] )(?:tuần|tháng) (?:đầu|hai|ba|bốn|tư|cuối|\d)(?:,? (?:tuần|tháng) (?:hai|ba|bốn|tư|\d))?,? (?:(?:mỗi|từng) \p{L}+ )?(?:(?:em|tôi|mình|tui) )?)(?!(?:em|tôi|mình|tui|mỗi|từng|tuần|tháng|của|em|là|ở|thì) )\p{L}{2,}/gimu;

/** Acts that are told as such: neither denied nor only thought of. */
function toldActs(reading: Reading, question: Question, cues: readonly RegExp[]): number[] {
  const { text, cues: all } = reading;
  const told = isAhead(question) ? [...cues, bullets] : cues;
  const said = told.flatMap((cue) => placesIn(text, cue));
  const real = said.filter(
    (at) =>
      !denied.test(text.slice(Math.max(0, at - 8), at + 24)) &&
      !ofFamily.test(text.slice(at, at + 70)) &&
      !isReputed(reading, at),
  );
  if (isAhead(question)) {
    const from = planStart(reading, question);
    return real.filter((at) => at >= from);
  }
  // What somebody does every day is no story, but it is what they do.
  const unreal = isAboutPerson(question) ? all.condition : all.unreal;
  return real.filter((at) => {
    const isOften = !isAboutPerson(question) && isGeneral(reading.sentences, at);
    return !isOften && placesIn(text.slice(sentenceStart(reading, at), at + 10), unreal).length === 0;
  });
}

const isOnlyClaimed = (told: string, cues: Cues): boolean =>
  [cues.claim, cues.unreal, cues.open, cues.lesson].some((cue) => told.search(cue) !== -1);

/** Log-odds from which the weights alone see an act, and below which a rule's is none. */
const actMin = { unruled: 0.75, ruled: -1.25 };

/**
 * Acts as rules and trained weights together tell them: a sentence that the weights hold for none loses those of the
 * rules, and one that they are sure of has an act without a rule. It begins with its sentence.
 */
export function ownActs(reading: Reading, question: Question): number[] {
  const ruled = ruledActs(reading, question);
  const begin = isAhead(question) ? planStart(reading, question) : 0;
  const weights = weighed(reading, question);
  return reading.sentences.flatMap(({ start, end }, i) => {
    const inside = ruled.filter((at) => at >= start && at < end);
    const act = weights[i]?.act ?? 0;
    if (inside.length > 0) return act >= actMin.ruled ? inside : [];
    return act >= actMin.unruled && start >= begin ? clausesOf(reading.text, start, end) : [];
  });
}

/** `Told the customer, got a new length, fitted it`: where the clauses of a sentence begin. */
const clausesOf = (text: string, start: number, end: number): number[] => [
  start,
  ...[...text.slice(start, end).matchAll(/(?<=[,;] (?:(?:and|then|rồi|và|xong|roi|va) )?)\p{Ll}/gu)].map(
    ({ index }) => start + index,
  ),
];

/** Places at which the speaker does something by the rules, in order: "tôi đã lập …, gọi … và gửi …" are three. */
function ruledActs(reading: Reading, question: Question): number[] {
  const { cues, sentences, text } = reading;
  const own = toldActs(reading, question, [
    cues.action,
    cues.part,
    ...(isAhead(question) ? [cues.intent] : []),
    ...(isAboutPerson(question) ? [cues.worked] : []),
  ]);
  const more = placesIn(text, cues.more);
  const carrying = placesIn(text, cues.carries);
  const begin = isAhead(question) ? planStart(reading, question) : 0;
  let speaking = false;
  return sentences.flatMap(({ start, end }) => {
    const inside = (at: number): boolean => at >= start && at < end;
    const first = own.filter(inside).toSorted((a, b) => a - b);
    // A sentence may leave out its subject where the one before told an act of the speaker.
    const said = text.slice(start, end);
    const opens = cues.subject.test(said) || (isAboutPerson(question) && cues.employed.test(said));
    const isSubject = opens && start >= begin && !isOnlyClaimed(said, cues);
    const opened = isSubject || (speaking && more.includes(start)) ? start : end;
    const from = first[0] ?? carrying.find(inside) ?? opened;
    const acts = [...first, ...more.filter((at) => inside(at) && at >= from && !first.includes(at))];
    speaking = acts.length > 0;
    return acts.toSorted((a, b) => a - b);
  });
}

/** Places at which "we" do something. */
export const ourActs = (reading: Reading, question: Question): number[] =>
  toldActs(reading, question, [reading.cues.ours]).toSorted((a, b) => a - b);

/** Sentences of a text of several paragraphs, also where they begin with small letters as in a chat. */
function linesOf(text: string): Sentence[] {
  const raised = text.replace(/(?<=[.!?]\s+)[a-zà-ỹđ]/gu, (letter) => letter.toUpperCase());
  let at = 0;
  return raised.split('\n').flatMap((line) => {
    const found = sentencesOf(line, at);
    at += line.length + 1;
    return found.map((one) => ({ ...one, text: text.slice(one.start, one.end) }));
  });
}

/** Elders and the young call themselves by their place: "dạ con làm …", "chú tháo ra …". */
const addressed = /(?<=^|[.,;!?]\s+|dạ )(con|chú|cô|bác)(?= \p{Ll})/giu;
const addressedMin = 2;
const anySelf = /(?<!\p{L})(?:tôi|em|mình|tui)(?!\p{L})/iu;

/** The answer with "tui" for such a word, letter for letter as long, so that all places stay. */
function inFirstPerson(text: string): string {
  if (anySelf.test(text) || placesIn(text, addressed).length < addressedMin) return text;
  return text.replace(addressed, (word) => (word.length === 2 ? 'em' : 'tui'));
}

export const readAnswer = (text: string, language: 'vi' | 'en', report?: PremiumReport): Reading => ({
  text: inFirstPerson(text),
  language,
  sentences: linesOf(text),
  cues: cuesOf(language, text),
  workplaces: report ? employersIn(text, report) : [],
});

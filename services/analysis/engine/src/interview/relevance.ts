import { jobTitlesIn } from '../catalogue/job-titles.js';
import { narrowerThan, siblingsOf } from '../catalogue/relations.js';
import { matchSkills, skillById } from '../catalogue/skills.js';
import { wordsOf } from '../match/phrase-words.js';
import { topicsOf } from '../premium/duties.js';
import type { PremiumReport, PremiumRequirement } from '../premium/premium-report.js';
import { fold } from '../text/fold.js';
import { languageOf } from '../text/language.js';
import type { Sentence } from '../text/sentences.js';
import { tokenize } from '../text/tokens.js';
import { isAboutPerson, plannedCodes } from './interview.js';
import type { AnswerPart, Question } from './interview.js';
import { placesIn, quoteAt, type Reading } from './reading.js';
import { toolWordsOf, topicOf } from './topics.js';

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

/** Syllables that stand in any sentence, and words of every job. */
const plain = new Set(
  `và của các những cho với trong là có được một từ ở tại về đến để khi theo như bị đã đang sẽ không này đó tôi em mình bạn thì mà nên vì ra vào lên rồi cũng
  nhiều ít mọi mỗi từng cả hay hoặc do bởi trên dưới trước sau nào gì ai rất cần phải`.split(/\s+/),
);
const plainPairs = new Set(
  `công việc|công ty|nhân viên|khách hàng|thực hiện|đảm bảo|hỗ trợ|bộ phận|yêu cầu|dự án|liên quan|hàng ngày|hàng tháng|hằng ngày|sản phẩm|dịch vụ|chất lượng|thời gian|kinh nghiệm|kỹ năng|làm việc|phòng ban|cấp trên|tham gia|phối hợp`.split(
    '|',
  ),
);
/** Two neighbouring Vietnamese syllables are mostly a word. */
function pairsOf(text: string): string[] {
  const syllables = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return syllables
    .slice(1)
    .map((word, i) => [syllables[i] ?? '', word] as const)
    .filter((pair) => pair.every((one) => !plain.has(one)))
    .map((pair) => pair.join(' '))
    .filter((pair) => !plainPairs.has(pair));
}

/** What a skill is called, or a demand in the post's own words. */
const calledOf = ({ ask }: PremiumRequirement): string[] =>
  ask.type === 'skill' ? [skillById.get(ask.skillId)?.en ?? ''] : ask.type === 'term' ? [ask.text] : [];

/** Where the answer says one of these names in other words: "safeguarding" for "child protection". */
function inOtherWords(text: string, names: readonly string[]): number | undefined {
  const groups = new Set(
    names.flatMap((name) => {
      const [first, ...rest] = wordsOf(name);
      // The whole name is one term.
      return (first?.meaning.says ?? []).filter((id) =>
        rest.every(({ meaning }) => meaning.says.includes(id)),
      );
    }),
  );
  return wordsOf(text).find(({ meaning }) => meaning.shows.some((id) => groups.has(id)))?.start;
}

/** A demand that ends at a semicolon goes on behind it. */
function wholeOf({ sentence }: PremiumRequirement, job: string): string {
  const at = sentence.endsWith(';') ? job.indexOf(sentence) : -1;
  const rest = at === -1 ? '' : (/^[^.!?\n]*/u.exec(job.slice(at + sentence.length))?.[0] ?? '');
  return sentence + rest;
}

interface Found {
  readonly isWhole: boolean;
  readonly at: number;
}

/** Another line of the résumé of which the story says so many more words is the one that it tells of. */
const moreWordsMin = 2;
const isOfAnother = (said: ReadonlySet<string>, hits: number, others: readonly string[]): boolean =>
  others.some((line) => [...topicsOf(line)].filter((topic) => said.has(topic)).length >= hits + moreWordsMin);

/** Where the answer speaks of what is asked, or of the résumé's line that the question stands on. */
function relevantPlace(
  { text }: Reading,
  requirements: readonly PremiumRequirement[],
  { quotes, code }: Question,
  language: 'vi' | 'en',
  job: string,
  others: readonly string[] = [],
): Found | null {
  // A task is told in few words of its own.
  const hitsMin = code === 'duty' ? 1 : 2;
  const wanted = new Set(requirements.flatMap(skillIdsOf));
  const skill = matchSkills(text, tokenize(text)).find(({ value }) => wanted.has(value.id));
  if (skill) return { isWhole: true, at: skill.start };
  const place = (topic: string): number => Math.max(0, fold(text).indexOf(topic.split(' ')[0] ?? topic));
  const spoken = ` ${plainWords(text).join(' ')} `;
  const named = requirements.flatMap(namesOf).find((name) => spoken.includes(` ${name} `));
  if (named !== undefined) return { isWhole: true, at: place(named) };
  const other = inOtherWords(text, requirements.flatMap(calledOf));
  if (other !== undefined) return { isWhole: true, at: other };
  const [tool] = toolWordsOf(wanted).flatMap((words) => placesIn(text, words));
  if (tool !== undefined) return { isWhole: true, at: tool };
  const said = topicsOf(text);
  const asked = [...requirements.map((one) => wholeOf(one, job)), ...quotes.map(({ quote }) => quote)];
  const hits = asked.flatMap((one) => [...topicsOf(one)]).filter((topic) => said.has(topic));
  const [hit] = hits;
  // One pair of Vietnamese syllables is a word of its own; one English word may mean anything, unless it is a name with a number.
  const isSure = language === 'vi' || hits.length >= hitsMin || /\d/.test(hit ?? '');
  if (hit !== undefined && isSure)
    return { isWhole: hits.length >= 2 && !isOfAnother(said, hits.length, others), at: place(hit) };
  if (language === 'vi') {
    const pair = asked.flatMap(pairsOf).find((one) => text.toLowerCase().includes(one));
    if (pair !== undefined) return { isWhole: false, at: text.toLowerCase().indexOf(pair) };
  }
  return null;
}

/** A soft skill shows in how a story goes and not by its name; only the catalogue's skills are known in both languages. */
const isJudgedByWords =
  (language: 'vi' | 'en') =>
  ({ kind, ask, sentence }: PremiumRequirement): boolean =>
    kind !== 'soft-skill' && (ask.type === 'skill' || languageOf(sentence) === language);

/** Words that stories of work have and those of holidays and pets have not. */
const workWords =
  /(?<!\p{L})(?:công ty|khách|sếp|đồng nghiệp|dự án|nhân viên|công việc|cửa hàng|xưởng|kho|ca|phòng|hợp đồng|đơn hàng|lớp|bệnh nhân|học sinh|phụ huynh|kế toán|chứng từ|máy|bản vẽ|sổ|công trình|lô|deadline|team|cong ty|khach|sep|dong nghiep|du an|nhan vien|cua hang|work(?!ing out)\p{L}*|jobs?|client|customer|colleague|manager|boss|project|company|shift|orders?|store|shop|office|patient|student|class|guests?|staff|crew|report|supervisor|supplier|release|machine|warehouse|dock|site|design|drawing|test|code|invoice|stock|line|contract|pupil|policy|policies|résumé|cv)s?(?!\p{L})/iu;

const leisure =
  /(?<!\p{L})(?:du lịch|đi chơi|gia đình|nghỉ mát|con chó|con mèo|câu (?:cá|được con cá)|đá bóng|đội bóng|bóng đá|bóng chuyền|cầu lông|leo núi|nuôi|xem phim|đám cưới|sinh nhật|giải (?:phường|xã|xóm)|họ hàng|ông ngoại|bà ngoại|nấu (?:ăn )?ở nhà|thích nấu ăn|con mèo|holidays?|vacation|family|hiking|hike|my (?:dogs?|cats?|kids|wife|husband|sister|brother|mum|mom|dad|mother|father|grand\p{L}+|garden)|dogs|weddings?|birthday|lake|football|soccer|rugby|tennis|bouldering|climbing|trains? fan|fishing|netflix|bake bread|baking|video games?|guitar|marathon)(?!\p{L})/iu;

/** "ba" is a father before it is a business analyst: titles of few letters count in capitals only. */
const namesTitle = (text: string): boolean =>
  jobTitlesIn(text).some(({ names }) =>
    names.some((name) =>
      name.length > shortTitleLetters ? fold(text).includes(fold(name)) : text.includes(name.toUpperCase()),
    ),
  );
const shortTitleLetters = 3;
/** "I was not always a cook" names no cook. */
const denies = /(?<!\p{L})(?:not|never|chưa|không|chua|khong)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** Is this a story of leisure? It shows nothing of what is asked. */
const isBesideWork = (text: string): boolean =>
  leisure.test(text) && !workWords.test(text) && !namesTitle(text);

interface Asked {
  readonly report: PremiumReport;
  readonly question: Question;
  readonly language: 'vi' | 'en';
  /** Where the story's acts stand. */
  readonly acts: readonly number[];
}

/** Lines of the résumé that the question does not stand on. */
const linesBeside = ({ documents }: PremiumReport, { quotes }: Question): string[] => {
  let at = 0;
  return documents.resume.split('\n').filter((line) => {
    const start = at;
    at += line.length + 1;
    return !quotes.some((one) => one.start < start + line.length && one.end > start);
  });
};

/** Of the sentences that speak of it by themselves one with an act in it, and one that denies or weakens nothing. */
function bearing(
  reading: Reading,
  acts: readonly number[],
  speaks: (said: Reading) => boolean,
): Sentence | undefined {
  const found = reading.sentences.filter(({ text }) => speaks({ ...reading, text }));
  const rank = ({ start, end, text }: Sentence): number =>
    (denies.test(text) ? 0 : 2) + (acts.some((act) => act >= start && act < end) ? 1 : 0);
  const best = Math.max(...found.map(rank));
  return found.find((one) => rank(one) === best);
}

const max = 14;
const unsureGot = 4;

/** Where an answer to a question without a demand of the post speaks of it; null where that cannot be told. */
function generalPlace({ text }: Reading, { question, language, acts }: Asked): number | null {
  const topic = topicOf(question.code, language, text);
  const [place] = topic ? placesIn(text, topic) : acts;
  return place ?? null;
}

/**
 * Does the answer speak of what was asked? A `count` of 0 with points says that it cannot be told: none of the words
 * were found, and it is a story of work.
 */
export function relevancePart(reading: Reading, asked: Asked): AnswerPart {
  const { report, question, language } = asked;
  const { text, sentences } = reading;
  const part = (got: number, count: number, at: number | null): AnswerPart => ({
    id: 'relevance',
    got,
    max,
    count,
    quote: at === null ? null : quoteAt(sentences, at),
  });
  const requirements = report.requirements.filter(({ id }) => question.requirementIds.includes(id));
  const { job } = report.documents;
  if (isAboutPerson(question)) {
    const any = report.requirements.filter(({ kind }) => kind !== 'soft-skill');
    const speaks = (said: Reading): boolean =>
      relevantPlace(said, any, question, language, job) !== null || namesTitle(said.text);
    if (speaks(reading)) return part(max, 1, bearing(reading, asked.acts, speaks)?.start ?? null);
    const [act] = workWords.test(text) ? asked.acts : [];
    return act === undefined ? part(unsureGot, 0, null) : part(max / 2, 1, act);
  }
  const others = question.code === 'depth' ? linesBeside(report, question) : [];
  const found = relevantPlace(reading, requirements, question, language, job, others);
  if (found) {
    const speaks = (said: Reading): boolean =>
      relevantPlace(said, requirements, question, language, job, others)?.isWhole === found.isWhole;
    const at = bearing(reading, asked.acts, speaks)?.start ?? found.at;
    return part(found.isWhole ? max : max / 2, 1, at);
  }
  if (requirements.some(isJudgedByWords(language))) {
    const isWork =
      question.code === 'depth' ||
      (plannedCodes.has(question.code) && asked.acts.length > 0 && !leisure.test(text)) ||
      placesIn(text, reading.cues.part).length > 0 ||
      workWords.test(text) ||
      namesTitle(text) ||
      matchSkills(text, tokenize(text)).some(({ value }) => value.kind !== 'soft');
    return part(isWork && !isBesideWork(text) ? unsureGot : 0, 0, null);
  }
  if (isBesideWork(text)) return part(0, 0, null);
  // How a story of work goes shows a soft skill or a demand in another language; words do not.
  if (requirements.length > 0) return part(max / 2, asked.acts.length > 0 ? 1 : 0, null);
  const place = generalPlace(reading, asked);
  return place === null ? part(unsureGot, 0, null) : part(max, 1, place);
}

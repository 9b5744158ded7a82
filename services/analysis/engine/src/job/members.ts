import { isPlace } from '../catalogue/places.js';
import { placeWord } from './asked-in.js';
import { namesIn } from './names.js';
import { conditionKind } from './asks-conditions.js';
import { degreeWord, studiedIn } from './asks-study.js';
import type { FoundAsk, Place } from './asks-years.js';
import { filler } from './asks-spans.js';
import type { Ask } from './item.js';
import type { Token } from '../text/tokens.js';
import { framing, isUntold } from './untold.js';

/** Where one member of a list ends and the next begins; a bracket belongs to what stands before it. */
const joint = /[;,]\s|\s\((?=\s*(?:ưu tiên|prefer|ideally))/iu;

/** `etc.`, `vv...` */
const andSoOn = /^(?:etc|v\.?\s?v|…|\.{2,})/iu;
/** What tells of the employer or to the reader is a clause of a story and no member of a list. */
const clause =
  /(?<!\p{L})(?:we|our|us|you|your|they|their|it|its|this|these|that|who|which|is|are|will|would|can|as|if|when|where|while|because|so|thus|then|than|but|chúng tôi|công ty|bạn|nên|nếu|khi|vì|nhưng|để|nhằm)(?!\p{L})/iu;
const joining = /^(?:(?:and|or|as well as|plus|và|hoặc|hay|cũng như)\s+)+/iu;

/** `(preferably …, ideally …)`: a bracket of wishes is a list like any other. */
const wishes = /^\(\s*(?:ưu tiên|preferabl|prefer|ideally)/iu;

/** The members of a list within a sentence; brackets are not looked into. */
export function membersOf(text: string): Place[] {
  const flat = text.replace(/\([^()]*\)/gu, (bracket) =>
    wishes.test(bracket) ? bracket : '_'.repeat(bracket.length),
  );
  const members: Place[] = [];
  let start = 0;
  for (let rest = flat; ;) {
    const match = joint.exec(rest);
    const end = start + (match?.index ?? rest.length);
    members.push({ start, end });
    if (!match) return members;
    start = end + match[0].length;
    rest = flat.slice(start);
  }
}

const wishLead =
  /^(?:(?:ưu tiên|khuyến khích)\s(?:(?:những\s|các\s)?(?:ứng viên|bạn|người|ai)\s)?(?:(?:có|đã|từng)\s)?|(?:(?:các\s)?bạn|người|ứng viên)\s(?=(?:đi|có|từng|đã|biết|làm|sống|ở)\s)|(?:ideally|preferably|preferred|bonus for)[,:]?\s)/iu;
const wishEnd =
  /[\s,]+(?:(?:sẽ |rất )?(?:được|là)(?: một| 1| 01)? (?:cộng điểm|ưu tiên|lợi thế|điểm cộng|ưu thế)|càng tốt|(?:is|are|would be|will be) (?:an? )?(?:big |strong |great )?(?:plus|advantage|bonus|asset|preferred|desirable)|(?:though|although|but|albeit) not (?:strictly )?(?:essential|required|needed|necessary)|(?:nhưng )?không bắt buộc|(?<=\p{L}{3,}\s)(?:is|are) (?:too|as well|also (?:needed|required|a must))|(?:cũng vậy|cũng thế))\W*$/iu;

/** What is wished for, without the words that wish. */
export const withoutWish = (text: string): string => {
  const bare = text
    .replace(/^[\s(]+/u, '')
    .trim()
    .replace(joining, '')
    .replace(wishLead, '')
    .replace(wishEnd, '')
    .trim();
  return (
    (bare.includes('(') ? bare : bare.replace(/\)+\W*$/u, '')).replace(/[.;:,]+$/u, '').trim() || text.trim()
  );
};

/** Where what is wished for stands in a sentence that wishes. */
export function coreOf(text: string): Place {
  const core = withoutWish(text);
  const start = Math.max(0, text.indexOf(core));
  return { start, end: start + core.length };
}

const contentOf = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ key }) => !filler.has(key) && !framing.has(key));

/** A short list item names something: `Tracking of contracts`, not `Có kỹ năng`. */
export function namesThing(text: string): boolean {
  const { tokens } = namesIn(text);
  return tokens.length >= wordsMin && contentOf(tokens).length >= wordsMin;
}

const wordsMin = 2;
const fullCharsMax = 90;
/** Vietnamese writes a word in two syllables or more. */
const syllablesMin = 3;
/** A longer member tells more than the trait in it. */
const traitWordsMax = 6;
/** `để hoàn thành tiến độ, hiệu quả`: what a purpose lists is asked of nobody. */
const purpose = /(?<!\p{L})(?:để|nhằm|giúp|in order to|so as to)\s[^.;:()]*$/iu;
/** `Tiếng Anh đọc, viết email`: what is done in the language. */
const ofLanguage = /^(?:nghe|nói|đọc|viết|giao tiếp|speaking|writing|reading|listening)(?!\p{L})/iu;
/** `…, với các phòng ban`: goes on with what stands before the comma. */
const goesOn =
  /^(?:với|của|cho|trong|tại|để|về|theo|qua|ở|từ|in|on|at|for|to|with|by|from|of|including|such as|e\.g)(?!\p{L})/iu;

/** `or a related discipline`, `though not essential`: says how strictly the rest is meant, and names nothing of its own. */
const asideOfList =
  /^(?:an? |the |any |any other )?(?:other )?(?:related|relevant|similar|equivalent|comparable|adjacent|neighbou?ring)(?:\s\p{L}+){0,3}$|^(?:the )?equivalent in \p{L}+$|^(?:though|although|but|even if|albeit) (?:this is |it is |it['’]s )?not\b|^(?:but )?not (?:strictly |absolutely )?(?:essential|required|needed|necessary|a must)$|^(?:các |những )?(?:chuyên ngành|ngành|ngành nghề|lĩnh vực|vị trí|kinh nghiệm|trình độ)(?: \p{L}+)? (?:liên quan|tương đương|tương tự|gần)$|^(?:all|so much) the better$|^(?:thì )?càng (?:tốt|quý|hay)$|^(?:nhưng )?không (?:bắt buộc|yêu cầu|nhất thiết)$/iu;

/** What a list asks for in members that nothing else was read from: each is listed as it stands. */
export function openMembers(text: string, asks: readonly FoundAsk[]): FoundAsk[] {
  const members = membersOf(text);
  if (members.length < 2) return [];
  const studied = asks.some(({ ask }) => ask.type === 'degree');
  const told = [
    ...asks.flatMap(({ ask, start, end, field }) => [
      { start, end: ask.type === 'degree' ? start + 1 : end },
      ...(field ? [field] : []),
    ]),
    ...(studied ? studiedIn(text) : []),
  ];
  const inLanguage = asks.some(({ ask }) => ask.type === 'language');
  const { tokens, skills } = namesIn(text);
  const isSaid = (place: Place, named: string): boolean =>
    told.some((one) => one.start < place.end && one.end > place.start) ||
    andSoOn.test(named) ||
    goesOn.test(named) ||
    purpose.test(text.slice(0, place.start)) ||
    placeWord.test(named) ||
    isPlace(named) ||
    (inLanguage && ofLanguage.test(named)) ||
    (studied && degreeWord.test(named)) ||
    asideOfList.test(named) ||
    clause.test(named);
  return members.flatMap((member): FoundAsk[] => {
    const said = text.slice(member.start, member.end);
    const named = withoutWish(said);
    if (isSaid(member, named)) return [];
    const words = tokens.filter((token) => token.start >= member.start && token.end <= member.end);
    const traits = skills.filter(
      ({ start, end, value }) => value.kind === 'soft' && start >= member.start && end <= member.end,
    );
    if (traits.length > 0 && words.length <= traitWordsMax)
      return traits.map(({ start, end, value }) => ({ ask: { type: 'skill', skill: value }, start, end }));
    const least = words.some(({ key, folded }) => key !== folded) ? syllablesMin : wordsMin;
    if (words.length < least || contentOf(words).length === 0) return [];
    const start = member.start + said.indexOf(named);
    const condition = conditionKind(named);
    const ask: Ask = condition === 'other' ? { type: 'duty' } : { type: 'condition', text: named, condition };
    return [{ ask, start, end: start + named.length }];
  });
}

/** Members that are no part of a purpose. */
const listed = (text: string): Place[] =>
  membersOf(text).filter(({ start }) => !purpose.test(text.slice(0, start)));

/** A name without the wish around it; `hệ thống lớn` of `ưu tiên người đi ra từ các hệ thống lớn`: a circumstance of no kind is told by all of its member. */
export function inFull<One extends FoundAsk>(one: One, all: readonly FoundAsk[], text: string): One {
  const { ask } = one;
  if (
    ask.type === 'condition' &&
    all.length === 1 &&
    listed(text).length === 1 &&
    isUntold(text, all) &&
    text.length <= fullCharsMax
  ) {
    const core = coreOf(text);
    return { ...one, ask: { ...ask, text: text.slice(core.start, core.end) }, ...core };
  }
  if (ask.type === 'term') {
    const text = withoutWish(ask.text);
    const start = one.start + ask.text.indexOf(text);
    return { ...one, ask: { ...ask, text }, start, end: start + text.length };
  }
  if (ask.type !== 'condition' || ask.condition !== 'other') return one;
  const member = membersOf(text).find(({ start, end }) => start <= one.start && end >= one.end);
  const alone =
    member && all.every((other) => other === one || other.start >= member.end || other.end <= member.start);
  if (!member || !alone) return one;
  const said = withoutWish(text.slice(member.start, member.end));
  if (said.length > fullCharsMax) return one;
  const start = text.indexOf(said, member.start);
  return { ...one, ask: { ...ask, text: said }, start, end: start + said.length };
}

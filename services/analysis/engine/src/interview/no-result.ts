import { isAboutPerson } from './interview.js';
import type { Question } from './interview.js';
import { placesIn, type Reading, wordsOf } from './reading.js';

// What is none of a story's results, and where a result may stand that no rule knows.

/** "I do more of the planning than before" is work, and came of nothing. */
const shareOfWork =
  /(?<!\p{L})(?:(?:tôi|em|mình|tui|toi|minh) (?:\p{L}+ ){0,6}(?:nhiều|ít|nhieu|it) (?:hơn|hon)|i (?:do|did|spend|spent|like|liked) (?:\p{L}+ ){0,5}(?:more|less)|more (?:each|every) (?:year|month))(?!\p{L})/iu;

/** Stages of a working life are none either: "then I moved to the other shop, and I am there to this day". */
const stage =
  /(?<!\p{L})(?:cho (?:đến|tới) (?:nay|giờ)|ra làm|(?:chuyển|đổi) (?:về|qua|sang)|về làm|vào làm|sang làm|đi làm|nghỉ việc|i (?:went|moved|came|started|joined|began|changed|became)(?!\p{L}))/iu;
const change =
  /%|(?<!\p{L})(?:giảm|tăng|rút|tiết kiệm|đạt|khen|thưởng|nhờ (?:đó|vậy)|(?:xuống|lên) còn|fell|rose|cut|saved|reduced|increased|grew|down|result|instead)(?!\p{L})/iu;

/** How often something is done: "last year that was nineteen people". */
const frequency =
  /(?<!\p{L})(?:(?:last|this) (?:year|month|week),? that (?:was|were|came to) |(?:times|occasions|cases|calls) (?:a|each|every|per) (?:day|week|month|year)|tham gia (?:\d+|\p{L}+) (?:ca|vụ|lần|đợt)|(?:năm|tháng|tuần|quý) (?:ngoái|trước|rồi) (?:là|có|gặp) (?:khoảng |chừng |cỡ |hơn |gần )?(?:\d+|\p{L}+) (?:người|ca|lần|vụ|trường hợp|cuộc))/iu;
/** A mishap and its cause. */
const mishap =
  /(?<!\p{L})(?:(?:late|wrong|lost|missed|broke|failed|delayed|short)(?!\p{L})[^.!?]{0,60}(?<!\p{L})because|(?:trễ|chậm|sai|hỏng|thiếu|nhầm|lỗi|mất|quên)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:vì|do|tại))(?!\p{L})/iu;
const better =
  /(?<!\p{L})(?:không|chưa|hết|khỏi|đỡ|bớt|chỉ|only|no|not|nobody|nothing|none|never|fewer|less|khong|het|chi)(?!\p{L})/iu;
/** What somebody thinks of the world came of nothing they did. */
export const opinion =
  /(?<!\p{L})(?:theo (?:tôi|em|mình|tui)(?= (?:thì |là )?(?!(?:xuống|vào|ra|về|lên|đi|qua)(?!\p{L}))\p{L})|(?:tôi|em|mình) (?:nghĩ|cho) (?:là |rằng )?(?:công ty|mọi người|ai|nên)|in my (?:opinion|view)|i (?:think|believe) (?:that )?(?:companies|people|everyone|one|the company) should)/iu;

/** What another does of the work is the other's part in it. */
const division =
  /^(?:[^.,;!?]{2,25} thì )?(?:(?:một|hai|ba|mấy|các|những|mot|hai|cac) )?(?:bạn|anh|chị|anh em|chị em|cô|chú|bác|đồng nghiệp|ban|anh em|dong nghiep)(?: (?:khác|kia|nữa|\p{Lu}\p{L}+|trong \p{L}+|ở \p{L}+|bên \p{L}+|cùng \p{L}+|phụ \p{L}+))* (?:thì |chỉ |sẽ )*(?:lo|phụ trách|đảm nhận|đảm nhiệm|đi|nhận|giữ phần|làm phần|coi|trông|chịu)(?!\p{L})|^(?:(?:a|an|another|one|two|three|the other|the others|the rest|my)(?: \p{L}+){0,2}? (?:colleagues?|of (?:us|them|the team|my colleagues)|others?|mates?|assistants?|engineers?|clerks?|technicians?)|the others) (?:did|do|does|looked after|handled|handles|took care of|took on|covered|dealt with|was responsible for|were responsible for|ran|built|wrote)(?!\p{L})/iu;
/** Care, children, rest and travel are stages of a life. */
const ofLife =
  /(?<!\p{L})(?:(?:looked after|cared for|nursed|raised) (?:my|our)(?!\p{L})|(?:maternity|parental|sick) leave|at home (?:for|with)|had (?:my|our) (?:\p{L}+ )?(?:child|children|kids|baby|twins|son|daughter)|the (?:twins|baby|kids) (?:came|were)|got married|travelled (?:for|around)|(?:chăm|chăm sóc|nuôi) (?:mẹ|má|bố|cha|con nhỏ)|(?<!(?:chị|cô|anh|bạn|trưởng|viên|sếp|ấy)(?: \p{L}+){0,2} )(?:sinh (?:con|bé|em bé)|nghỉ (?:sinh|thai sản|ở nhà|một năm|hơn một năm))|lấy (?:chồng|vợ)|nghĩa vụ quân sự|đi bộ đội)(?!\p{L})/iu;
/** Praise of whoever asks is a reason to apply. */
const ofReader =
  /^(?:(?:well|and|because|since|so|vì|do|mà|bởi)[, ]+)?(?:you(?:['’](?:ve|re))?|your \p{L}+|quý công ty|(?:công ty|trường|xưởng|nhà máy|bệnh viện|quán|cửa hàng|bên) (?:mình|anh|chị|anh chị|ta)|anh chị)(?= )/iu;

/** Sentences that tell no result, whatever their words: what is open, wished, learned, or somebody's part in it. */
export function tellsNone({ cues }: Reading, told: string, question: Question): boolean {
  const others = [cues.lesson, cues.part, ...(isAboutPerson(question) ? [cues.link] : [])];
  if (isAboutPerson(question) && shareOfWork.test(told)) return true;
  if (isAboutPerson(question) && stage.test(told) && !change.test(told)) return true;
  if (frequency.test(told) && !better.test(told) && !change.test(told)) return true;
  if (mishap.test(told) && !better.test(told) && !change.test(told)) return true;
  if (division.test(told) && !better.test(told) && !change.test(told)) return true;
  if (isAboutPerson(question) && (ofLife.test(told) || ofReader.test(told)) && !change.test(told))
    return true;
  return opinion.test(told) || cues.open.test(told) || others.some((cue) => placesIn(told, cue).length > 0);
}

/** Of a sentence that may tell what came of it. */
const tellingWordsMin = 4;
/** A clause with another subject than the speaker. */
const otherClause =
  /(?:[,;] (?:(?:and|so|but|then) )?|(?<!\p{L})(?:and|so|but|until) )(?:the|they|it|he|she|we|all|every\p{L}*|nobody|no one|our|that) (?:\p{L}+ ){0,3}?(?:has|have|had|was|were|is|are|\p{L}{2,}ed|went|came|got|took|fell|rose|left|ran|kept|made)(?!\p{L})|(?:[,;]|(?<!\p{L})(?:nên|thì))\s+(?:thì )?(?:sau|từ|đến|tới|nhờ|giờ|trước|cuối|các|mọi|cả|ai|máy|khách|bé)(?!\p{L})/iu;

/** Does anything behind the first act speak of somebody or something else? It may be what came of it. */
export function couldTell({ text, sentences, cues }: Reading, acts: readonly number[]): boolean {
  const [first] = acts;
  if (first === undefined) return false;
  return sentences.some(({ start, end }) => {
    const told = text.slice(start, end);
    if (end <= first || placesIn(told, cues.lesson).length > 0) return false;
    if (otherClause.test(text.slice(Math.max(start, first), end))) return true;
    const isBare = !acts.some((act) => act >= start && act < end);
    return isBare && wordsOf(told).length >= tellingWordsMin;
  });
}

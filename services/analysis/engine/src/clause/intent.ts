import { numberWords } from '../text/number-words.js';

export type Modality = 'done' | 'wished' | 'learning' | 'planned';

const wish =
  /(?<![\p{L}])(?:(?:want|wish|hope|hoping|wishing|wanting|eager|keen|willing|ready|aim|aiming|strive|striving|looking forward|open)(?:s|ed)? to|would (?:like|love)(?: to)?|interest(?:ed)? in|desire to|aspir\w+|my (?:goal|dream|ambition) is|to become|become an?|seeking|looking for|in search of|long[- ]term goal|career goal|mong muốn|mong được|mong rằng|hy vọng|ước mơ|trở thành|phấn đấu|mục tiêu(?: là| của)?|hướng tới|hướng đến|muốn|quan tâm đến|có nguyện vọng|tìm kiếm (?:cơ hội|công việc|vị trí))(?![\p{L}])/giu;
const learning =
  /(?<![\p{L}])(?:(?:currently|now|presently|still|am|i['’]m|started|began|begun|recently started|been)\s+(?:self-)?(?:learning|studying|taking|enrolled|training in|attending|pursuing|following a course)|(?:enrolled|studying) (?:in|for|at)|taking (?:an? )?(?:online )?(?:course|class)\w*|(?:half|part|some) ?way through|(?:evening|night|weekend|online) (?:course|class)(?:es)? (?:in|on|about)|(?:attended|went to|listened to|heard) (?:an? |the )?(?:talk|lecture|webinar|presentation|seminar|meet-?up)s? (?:on|about)|(?:tham dự|dự|nghe) (?:một )?(?:buổi )?(?:nói chuyện|hội thảo|chia sẻ|giới thiệu|tọa đàm)(?: về)?|(?:đang )?theo (?:một )?(?:lớp|khóa|khoá)(?: học)?(?: tối| đêm| cuối tuần| ngắn hạn)?(?: về)?|course (?:in progress|running)|learning the basics|reading (?:an? |the )?(?:text)?books? (?:on|about)|read(?:ing)? (?:up on|about)|read (?:an? |the )?(?:text)?books? (?:on|about)|watch(?:ed|ing) (?:an?|the)|sat in on|xem (?:người khác|anh|chị) (?:làm|thao tác)|đọc (?:sách |tài liệu |bài )?về|nghe (?:nói )?về|đang (?:tự )?(?:học|theo học|tìm hiểu|nghiên cứu thêm|trau dồi|luyện|tham gia khóa|tham gia khoá)|mới (?:bắt đầu )?(?:học|tìm hiểu)|bắt đầu (?:học|tìm hiểu)|mới tiếp cận)(?![\p{L}])/giu;
const planned =
  /(?<![\p{L}])(?:prepar(?:e|ing|ation) (?:for|to)|plan(?:s|ning|ned)? to|plan(?:ning|ned)? for|intend(?:s|ing)? to|going to|will (?:take|sit|start|learn|obtain|complete)|scheduled (?:for|to)|registered for the|expect(?:s|ed|ing)? to|due to (?:take|sit|complete)|dự định|dự kiến|chuẩn bị thi|chuẩn bị học|sắp thi|sắp học|sẽ (?:thi|học|hoàn thành)|có kế hoạch|đang ôn(?: thi)?|ôn thi|đăng ký thi|chờ (?:cấp|kết quả))(?![\p{L}])/giu;

/** `dự định học thêm về STEM`, `plan to learn Go`: who means to begin has begun nothing. */
const meantToLearn =
  /(?<![\p{L}])(?:plan(?:s|ning|ned)? to|intend(?:s|ing)? to|going to|dự định|dự kiến|có kế hoạch)\s(?:sẽ\s)?(?:\p{L}+\s){0,2}?(?:learn|study|read up on|explore|học|tìm hiểu)(?![\p{L}])|(?<![\p{L}])sẽ\s(?:\p{L}+\s){0,2}?(?:học|tìm hiểu)(?!\s(?:xong|hết))(?![\p{L}])/giu;

/** Words by which a wish rests on what the person already has: "apply my experience in Java". */
const claim =
  /(?<![\p{L}])(?:my|(?<!(?:in|after|within)\s)\d+\+? years?|experience(?:d)? (?:in|with|of|as)|skilled in|proficient in|expertise|existing|strong|với \d+ năm|(?<!(?:sau|trong|tới|trước)\s)\d+ năm|kinh nghiệm(?: về| trong| làm)?|vận dụng|áp dụng|phát huy|tận dụng|sẵn có|đã (?:có|làm|từng)|thành thạo)(?![\p{L}])/iu;
/** "My career" claims nothing. */
const ownAims = /(?<![\p{L}])my (?:goal|dream|ambition|career)/giu;

const bracketLearning =
  /^[^,;()]{0,30}[(–—:-]\s*(?:currently |still |now )?(?:learning|studying|self-study|course|in progress|ongoing|beginner course|đang học|đang theo học|đang tìm hiểu|đang hoàn thành|tự học)/iu;
/** `Node only at university`, `Kotlin chỉ học ở trường`. */
const studyOnly =
  /^[^.;()]{0,16}(?:only|just)\s(?:at|in|from|during)\s(?:(?:a|an|my|the|one)\s)?(?:\p{L}+\s)?(?:university|school|college|uni|courses?|class(?:es)?|tutorials?)(?!\p{L})|^[^.;()]{0,16}(?:chỉ|mới)\s(?:chỉ\s)?(?:được\s)?học\s(?:qua\s)?(?:ở|tại|trong)\s/iu;
/** `Go: wants to learn it some day`. */
const wishAfter =
  /^[^.;]{0,24}(?<!\p{L})(?:want|wants|would (?:like|love)|hope|hopes|plan|plans|muốn|sẽ)\s(?:to\s)?(?:learn|study|học)(?:\sthêm)?(?:\s(?:it|this|that|nó))?(?:\s(?:some day|someday|later|one day|soon|sau))?\s*(?:[,.;)]|$)/iu;
/** `Room and Dagger: have only read about it`. */
const readOnly =
  /^[^.;()]{0,30}[(–—:,-]\s*(?:I )?(?:have )?only (?:read|heard) (?:about|of)|^[^.;()]{0,30}[(–—:,-]\s*(?:mới |chỉ (?:mới )?)(?:đọc qua|nghe nói|xem qua)/iu;
const bracketPlanned =
  /^[^,;()]{0,40}[(–—:,-]\s*(?:in preparation|preparing|preparation|planned|expected|scheduled|candidate|exam (?:in|planned|booked)|to be (?:taken|completed)|pending|dự kiến|dự định|đang ôn|ôn thi|chuẩn bị thi|sắp thi|chờ cấp|(?:đã )?đăng ký thi|registered for)/iu;
const coursing =
  /^[^,;()]{0,24}\(?[^()]{0,24}\b(?:course|lớp|khóa|khoá)\b[^()]{0,20}\b(?:running|until|till|in progress|đến)\b/iu;
/** `Payroll law evening class (Thursdays, to finish in March)`: a bracket says that it is not over. */
const unfinished =
  /^[^;()\n]{0,60}\([^()]{0,40}(?<!\p{L})(?:dự kiến (?:xong|hoàn thành|kết thúc)|chưa (?:xong|học xong|hoàn thành)|(?:to |will )?(?:finish|end)(?:es|s|ing)? (?:in|by)|(?:to be |will be )completed (?:in|by)|not (?:yet )?(?:finished|completed))(?!\p{L})/iu;

/** `ISO 9001, enrolled, not finished`, `PMP (exam not yet booked)`, `năm thứ hai, chưa xong`. */
const notOver =
  /^[^.;]{0,60}?(?<!\p{L})(?:enrolled(?:,? (?:but )?not)|not (?:yet )?(?:finished|completed)|(?:exam\p{L}*|test) (?:is |are )?(?:not (?:yet )?(?:booked|sat|taken|passed|done)|still (?:to come|open|to sit)|to come|pending|outstanding)|(?:course|class) booked|still to (?:finish|complete|pass|sit)|chưa (?:học |thi )?xong|chưa hoàn (?:thành|tất)|chưa thi(?! lại)|chờ thi|còn (?:nợ )?(?:(?:\d+|một|hai|ba) (?:môn|học phần|tín chỉ|bài thi)|bài thi|kỳ thi|thi))(?!\p{L})/iu;
/** `24 of 36 units`, `six of eight modules done`, `đã đậu 2/3 môn`, `mới được 1/3 khóa`. */
const parts =
  /^[^.;]{0,60}?(?<![\p{L}\d])(?<done>\d{1,3}|one|two|three|four|five|six|seven|eight|nine)(?:\s?(?:of|\/|trên|out of)\s?(?:the )?)(?<all>\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)\s(?:\p{L}+\s)?(?:units?|modules?|credits?|papers|exams?|levels|parts?|subjects|courses?|lessons|môn|học phần|tín chỉ|khóa|khoá|phần|bài|kỳ|chương)(?!\p{L})/iu;
/** True where a study is said to be done in part. */
export function isDoneInPart(text: string): boolean {
  const { done = '', all = '' } = parts.exec(text)?.groups ?? {};
  const value = (said: string): number => numberWords[said.toLowerCase()] ?? Number(said);
  return done !== '' && value(done) < value(all);
}
/** `In progress: CPACC`, `Đang học: Tableau`. */
const underWay =
  /(?<!\p{L})(?:in progress|ongoing|under way|currently studying|đang học(?: thêm)?|đang hoàn thành)\s?:\s?[^.;]{0,60}$/iu;

function reaches(pattern: RegExp, before: string): boolean {
  for (const match of before.matchAll(pattern)) {
    const between = before.slice(match.index + match[0].length);
    if (!claim.test(between.replace(ownAims, ' '))) return true;
  }
  return false;
}

const claimed =
  /(?<![\p{L}])(?:\d+\+? (?:years?|năm)|experienced?|kinh nghiệm|proficient|skilled|worked|used|built|developed|đã|thành thạo|nắm vững|có kiến thức|strong|background in|graduate[ds]?|tốt nghiệp|certified)(?![\p{L}])/iu;

/**
 * Whether what is named was done, or is wished for, being learnt or planned. `goals`: the section states goals; there,
 * what is not claimed is wished for.
 */
export function modalityOf(sentenceBefore: string, before: string, after: string, goals: boolean): Modality {
  if (bracketPlanned.test(after)) return 'planned';
  if (
    bracketLearning.test(after) ||
    coursing.test(after) ||
    unfinished.test(after) ||
    readOnly.test(after) ||
    notOver.test(after) ||
    isDoneInPart(after) ||
    underWay.test(before) ||
    studyOnly.test(after)
  )
    return 'learning';
  if (wishAfter.test(after)) return 'wished';
  if (reaches(meantToLearn, before)) return 'wished';
  if (reaches(planned, before)) return 'planned';
  if (reaches(learning, before)) return 'learning';
  if (reaches(wish, sentenceBefore)) return 'wished';
  return goals && !claimed.test(sentenceBefore + after) ? 'wished' : 'done';
}

export const statesGoals = (heading: string): boolean =>
  /objective|goal|aspiration|mục tiêu|định hướng|nguyện vọng|muc tieu/iu.test(heading);

const weakWords =
  'basic|basics|beginner|novice|elementary|entry[- ]level|user level|limited|minimal|rudimentary|some exposure|little|less than (?:1|one|a) year|< ?1 year|few (?:weeks|months)|\\d{1,2} months?|cơ bản|sơ cấp|mức cơ bản|sơ sơ|biết sơ|nhập môn|dưới 1 năm|chưa đầy 1 năm|\\d{1,2} tháng|mức người dùng|làm quen|tạm được|đơn giản|trung bình yếu|ít|hơi ít|một ít';
const bracket = new RegExp(
  `^[^,;()]{0,16}[(:–—-]\\s*[^()]{0,16}(?<![\\p{L}])(?:${weakWords})(?![\\p{L}])`,
  'iu',
);
const after = new RegExp(
  `^\\s*(?:(?:ở )?(?:mức(?: độ)?\\s+)?(?:cơ bản|sơ cấp|basics?|beginner)|(?:ở )?mức\\s[^.;,()]{0,30}cơ bản|đơn giản)(?![\\p{L}])`,
  'iu',
);
const before =
  /(?<![\p{L}])(?:(?:basic|beginner|elementary|limited|some|minimal|introductory|a little)(?:\s+(?:level|working))?\s+(?:knowledge|understanding|skills?|experience|exposure|familiarity|command|use)(?:\s+(?:of|in|with|to))?|basics of|basic|intro(?:duction)? to|introductory (?:course|class|training) (?:to|in|on)|nhập môn|giới thiệu về|biết (?:sơ(?: qua)?|cơ bản|chút)(?: về)?|kiến thức (?:cơ bản|nền)(?: về)?|hiểu biết cơ bản(?: về)?|làm quen với|mức cơ bản\s*:)\s+[^.;()]{0,60}$/iu;

/** `Java: one course at school, mostly forgotten`. */
export const faded =
  /^[^.;]{0,70}(?<!\p{L})(?:(?:mostly|largely|now|almost) forgotten|forgot(?:ten)? most|very rusty|(?:gần như |hầu như )?(?:đã )?quên (?:gần hết|nhiều|hết|rồi))(?!\p{L})/iu;

/** `a little Azure`, `bits of PHP`: how little stands right before the name. */
const littleBefore =
  /(?<![\p{L}])(?:a (?:little|bit of|touch of|smattering of)|bits of|chút(?: ít)?|một (?:chút|ít)|sơ sơ|sơ qua|lõm bõm)\s+(?:of\s+|về\s+)?$/iu;
/** `can read Go but would not claim to write it`, `biết chạy, chưa biết sửa`: the half of it that is not there is told. */
const halfAfter =
  /^[^.;]{0,60}(?:,|\(|–|-|\bbut\b|nhưng)\s*(?:but |nhưng )?(?:(?:I )?(?:would|could|can|do|have|did)(?: not|n['’]t)(?: \p{L}+){0,2} (?:claim|write|say|call|use|used|led|run|built|yet)|not (?:yet )?(?:in (?:a job|production|anger)|at work|professionally|on my own)|never (?:in (?:a job|production)|at work|professionally|on my own)|chưa (?:từng |hề )?(?:biết|tự|làm|dùng|dựng|viết|vẽ|sửa|lập|chạy|cầm|thạo|thành thạo|sử dụng|vận hành|đi làm|thực chiến)|chua (?:tung |he )?(?:biet|tu lam|lam|dung|viet|ve|sua|lap|thao|su dung|van hanh)(?!\p{L}))/iu;
const readOnlyBefore =
  /(?<![\p{L}])(?:can|able to) (?:only )?(?:read|follow|understand)\s+(?:\p{L}+\s)?$|(?<![\p{L}])chỉ (?:đọc|xem|hiểu) được\s+(?:\p{L}+\s){0,2}$/iu;
/** `MATLAB (university only)`, `at class level`, `overview seminar`, `observed only`. */
const studyLevel =
  /^[^.;,()]{0,24}[(:,–-]?\s*[^.;()]{0,30}(?<!\p{L})(?:(?:university|school|college|course ?work|classroom|hobby|home|tutorials?) only|(?:at )?(?:class(?:room)?|hobby|hobbyist|course|beginner|school) level|overview (?:seminar|course|training)|(?:one|two|half)[- ]day (?:seminar|overview|intro\p{L}*)|observed only|only observed|for (?:my )?hobby projects|as a hobby|mức (?:tự học|đọc hiểu|làm quen)|mới học lý thuyết|chỉ (?:xem|đọc) (?:được )?(?:mô hình|bản vẽ|báo cáo)|(?:mới |chỉ )tự học|tự học qua (?:video|mạng|youtube)|mới (?:tập|làm quen|biết|đọc (?:sách|tài liệu|qua)|nghe (?:qua|nói)|xem (?:qua|video))|học qua loa|(?:rất )?ít (?:khi )?(?:dùng|làm|sử dụng|đụng)|hiếm khi (?:dùng|làm)|rarely used|seldom used|(?:looking|look) (?:things|it|figures) up only|(?:filling|fill) in only|read(?:ing)?[- ]only|lookups? only)(?!\p{L})/iu;

/** `Sheets: I can fill in what somebody else made`, `PowerShell (sửa script có sẵn)`: what others made is used, not made. */
const madeByOthers =
  /^[^.;()]{0,16}[(:,–-]\s*[^.;()]{0,50}(?<!\p{L})(?:(?:somebody|someone|anyone|others?|(?:a |the |my )?colleagues?)(?: else)? (?:has |have |had )?(?:made|wrote|written|built|set up|prepared)|(?:sửa|điền|dùng|chạy|nhập)(?: \p{L}+){0,2} (?:có sẵn|làm sẵn|người khác))(?!\p{L})/iu;
/** `Basic ⇥ Python (scripts), C++`, `Cơ bản: Docker, Git`: the label of a row says it of all that stands in it. */
const lowLabel =
  /^[\s•*–-]*(?:basics?|beginner|elementary|a little|some knowledge|cơ bản|sơ cấp|biết sơ(?: qua)?|mới biết|làm quen)(?: (?:level|knowledge|skills?|use))?\s*(?:[:\t]|\s[–-]\s)/iu;
/** `PLC ⇥ Đọc được, ít dùng`: a cell that begins so says how well, not what else. */
const remarkCell =
  /^\s*(?:đọc|xem|vẽ|dùng|biết|sửa|hiểu|mới|chỉ|ít|cơ bản|trung bình|basics?|beginner|can|only|read|use|rarely|some|little|a little)(?!\p{L})/iu;

/** The row of a text in which something is named: how it begins, and the cell that follows the one with the name. */
export interface Row {
  readonly label: string;
  readonly remark: string;
}
const isWeakRow = ({ label, remark }: Row): boolean =>
  lowLabel.test(label) || (remarkCell.test(remark) && isWeak('', ` (${remark}`));

/** `Premiere ●○○○○`, `R ★★☆☆☆`, `Go 2/5`: two of five, or less. */
const filled = /^[^,;()\n]{0,12}?\s*([●★■◆⬤•]{1,5})([○☆□◇◦⚪]{1,5})/u;
const scored = /^\s*[(:–-]?\s*([0-2])\s?\/\s?5(?![\d/])/u;
function ratedLow(clauseAfter: string): boolean {
  const [, on, off] = filled.exec(clauseAfter) ?? [];
  if (on && off) return on.length / (on.length + off.length) <= 0.4;
  return scored.test(clauseAfter);
}

/** `WinCC Basic for 4 machines`, `STEP 7 Basic V17`: the edition of a product, in capitals, and what it is for. */
const edition = /^\s+Basic(?=\s+(?:for|on|cho|trên|v\.?\s?\d|\d))/u;
/** `Chứng nhận Hồi sức cơ bản`, `Basic Life Support course`: the level of a course in its name says nothing of the person. */
const ofCourse =
  /(?<![\p{L}])(?:chứng nhận|chứng chỉ|giấy chứng nhận|khóa(?: học)?|lớp|tập huấn|certificat\p{L}*|course|training)[^.;,]{0,40}$/iu;

/** True when the words beside a name say that little of it is known: "Excel (basic)", "biết sơ qua về Revit". */
export const isWeak = (clauseBefore: string, clauseAfter: string, row?: Row): boolean =>
  (row !== undefined && isWeakRow(row)) ||
  madeByOthers.test(clauseAfter.slice(0, 110)) ||
  bracket.test(clauseAfter.slice(0, 60)) ||
  ratedLow(clauseAfter.slice(0, 40)) ||
  faded.test(clauseAfter.slice(0, 110)) ||
  (after.test(clauseAfter) && !edition.test(clauseAfter) && !ofCourse.test(clauseBefore)) ||
  halfAfter.test(clauseAfter.slice(0, 110)) ||
  studyLevel.test(clauseAfter.slice(0, 80)) ||
  littleBefore.test(clauseBefore.slice(-40)) ||
  readOnlyBefore.test(clauseBefore.slice(-40)) ||
  before.test(clauseBefore.slice(-110));

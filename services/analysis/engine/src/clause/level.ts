const weakWords =
  'basic|basics|beginner|novice|elementary|entry[- ]level|user level|limited|minimal|rudimentary|some exposure|little|less than (?:1|one|a) year|< ?1 year|few (?:weeks|months)|\\d{1,2} months?|cơ bản|sơ cấp|mức cơ bản|sơ sơ|biết sơ|nhập môn|dưới 1 năm|chưa đầy 1 năm|\\d{1,2} tháng|mức người dùng|làm quen|tạm được|trung bình yếu';
const bracket = new RegExp(
  `^[^,;()]{0,16}[(:–—-]\\s*[^()]{0,16}(?<![\\p{L}])(?:${weakWords})(?![\\p{L}])`,
  'iu',
);
const after = new RegExp(
  `^\\s*(?:ở )?(?:mức(?: độ)?\\s+)?(?:cơ bản|sơ cấp|basics?|beginner)(?![\\p{L}])`,
  'iu',
);
const before =
  /(?<![\p{L}])(?:(?:basic|beginner|elementary|limited|some|minimal|introductory|a little)(?:\s+(?:level|working))?\s+(?:knowledge|understanding|skills?|experience|exposure|familiarity|command|use)(?:\s+(?:of|in|with|to))?|basics of|basic|biết (?:sơ(?: qua)?|cơ bản|chút)(?: về)?|kiến thức (?:cơ bản|nền)(?: về)?|hiểu biết cơ bản(?: về)?|làm quen với|mức cơ bản\s*:)\s+[^.;()]{0,60}$/iu;

/** `Java: one course at school, mostly forgotten`. */
export const faded =
  /^[^.;]{0,70}(?<!\p{L})(?:(?:mostly|largely|now|almost) forgotten|forgot(?:ten)? most|very rusty|(?:gần như |hầu như )?(?:đã )?quên (?:gần hết|nhiều|hết|rồi))(?!\p{L})/iu;

/** `Premiere ●○○○○`, `R ★★☆☆☆`, `Go 2/5`: two of five, or less. */
const filled = /^[^,;()\n]{0,12}?\s*([●★■◆⬤•]{1,5})([○☆□◇◦⚪]{1,5})/u;
const scored = /^\s*[(:–-]?\s*([0-2])\s?\/\s?5(?![\d/])/u;
function ratedLow(clauseAfter: string): boolean {
  const [, on, off] = filled.exec(clauseAfter) ?? [];
  if (on && off) return on.length / (on.length + off.length) <= 0.4;
  return scored.test(clauseAfter);
}

/** True when the words beside a name say that little of it is known: "Excel (basic)", "biết sơ qua về Revit". */
export const isWeak = (clauseBefore: string, clauseAfter: string): boolean =>
  bracket.test(clauseAfter.slice(0, 60)) ||
  ratedLow(clauseAfter.slice(0, 40)) ||
  faded.test(clauseAfter.slice(0, 110)) ||
  after.test(clauseAfter) ||
  before.test(clauseBefore.slice(-110));

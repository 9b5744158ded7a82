import { matchSkills } from '../catalogue/skills.js';
import type { Skill } from '../catalogue/entry.js';
import type { TermMatch } from '../catalogue/term-index.js';
import { isVietnamese } from '../text/language.js';
import { tokenize } from '../text/tokens.js';

/** `or similar programming languages`: without the word before it the name would say any of them. */
const limitBefore = /(?<!\p{L})(?:similar|other|equivalent|comparable)\s$/iu;

/** `MISA AMIS`: the rest of a product's name. */
const productBehind = /^\s\p{Lu}[\p{Lu}\d]+(?=\s*(?:[,;)/]|$))/u;

/** `passion for teaching`, `desire to learn new tools`: what a trait is turned to. */
const objectWords = String.raw`(?:(?!(?:and|or|but|that|who|which|while|when|as|in order|is|are|và|hoặc|nhưng|là|khi)\s)[\p{L}\d/&'’+#-]+(?=[\s,.;:()]|$)\s?){1,7}`;
const objectBehind = new RegExp(String.raw`^\s(?:for|to|about|with|với|về)\s${objectWords}`, 'iu');
/** `willing to learn new tools`. */
const objectOfLearning = new RegExp(String.raw`^\s(?=\p{Ll})${objectWords}`, 'iu');

/** Vietnamese puts what a thing is of behind it: `hợp đồng lao động`; these words end it. */
const ends =
  'và|hoặc|hay|cho|của|với|trên|dưới|tại|ở|theo|từ|đến|tới|để|là|được|như|trong|ngoài|về|bằng|khi|nếu|do|gửi|cùng|các|những|một|tốt|khá|giỏi|thành|cơ|nâng|chuyên|hiệu|tối|ít|ưu|có|sẽ|đã|đang|phải|cần|không|nhằm|đảm|bảo|liên|tương|trở|nhiều|đầy|kịp|hàng ngày|hàng tháng|hàng năm|hằng|định|mỗi|lợi|càng|thì';
const ofBehind = new RegExp(
  String.raw`^(?:\s(?!(?:${ends})(?!\p{L}))\p{Ll}[\p{L}\d]*){1,5}(?=\s*(?:[,;.():/]|$)|\s(?:${ends})(?!\p{L}))`,
  'u',
);
/** `báo cáo theo yêu cầu của Ban Giám đốc`: for whom it is. */
const onRequest = /^\stheo yêu cầu(?:\scủa(?:\s(?!(?:và|hoặc)\s\p{Ll})[\p{L}\d]+){1,9})?(?=[.,;()]|$)/u;

/** What is done with a thing: `phối hợp kiểm toán`, `phân tích được dòng tiền`. */
const deedBefore =
  /(?<!\p{L})(?:phối hợp|hỗ trợ|tham gia|giám sát|theo dõi|phân tích|xây dựng|quản lý|thiết kế|tổ chức|kiểm tra|lập|soạn)(?:\s(?:được|tốt))?\s$/iu;

/** `Có kỹ năng giao tiếp`, `thành thạo tin học`: what opens a demand belongs to no name. */
const opening =
  /^(?:(?:có|biết|thành thạo|sử dụng)\s)?(?:(?:kỹ năng|kĩ năng|khả năng)\s)?(?=\p{L}+\s\p{L})/iu;

/** `doanh nghiệp sản xuất`: a kind of employer and not a trade. */
const employerBefore =
  /(?<!\p{L})(?:làm (?:việc )?(?:ở|tại|trong|cho) (?:các )?)?(?:doanh nghiệp|công ty|nhà máy|tập đoàn|đơn vị|lĩnh vực|ngành)\s$/iu;

/** The words of one place by which a sentence names a skill, with those that make them this thing and no other. */
function wordsAt(found: TermMatch<Skill>, sentence: string, next: number): string {
  const { kind, en, vi } = found.value;
  let { start, end } = found;
  const said = sentence.slice(start, end);
  const extend = (pattern: RegExp, limit = sentence.length): void => {
    const more = pattern.exec(sentence.slice(end))?.[0].trimEnd().length ?? 0;
    if (end + more <= limit) end += more;
  };
  const before = (pattern: RegExp): void => {
    start -= pattern.exec(sentence.slice(0, start))?.[0].length ?? 0;
  };
  before(limitBefore);
  if (kind === 'soft' && /(?:mê|thích)$/iu.test(said)) extend(ofBehind);
  else if (kind === 'soft') extend(/learn$/iu.test(said) ? objectOfLearning : objectBehind);
  else if (en === vi && !isVietnamese(said)) extend(productBehind, next);
  else if (kind === 'hard' && isVietnamese(said)) {
    before(employerBefore);
    before(deedBefore);
    extend(ofBehind, next);
    extend(onRequest);
  }
  // `lập được báo cáo` asks for the reports.
  const deed = sentence.slice(start, Math.max(start, found.start)).replace(/\s(?:được|tốt)\s$/u, ' ');
  const named = sentence.slice(Math.max(start, found.start), end);
  return `${deed}${named}`.replace(opening, '').replace(/\s+/g, ' ');
}

const namesMax = 3;
const endsHere = /^\s*(?:[,.;:)]|$|(?:and|or)\s)/iu;

/** The words by which a sentence names a skill; `Nhanh nhẹn, hoạt bát`: all of them where it has several. */
export function postWordsOf(skill: Skill, sentence: string): string | null {
  const all = matchSkills(sentence, tokenize(sentence));
  const names: string[] = [];
  for (const found of all) {
    if (found.value.id !== skill.id) continue;
    const next = Math.min(
      sentence.length,
      ...all.flatMap(({ start, value }) => (start >= found.end && value.id !== skill.id ? [start] : [])),
    );
    const said = wordsAt(found, sentence, next);
    const isNew = names.every(
      (name) =>
        !name.toLowerCase().includes(said.toLowerCase()) && !said.toLowerCase().includes(name.toLowerCase()),
    );
    const isWhole = isVietnamese(said) || endsHere.test(sentence.slice(found.end));
    const isTold = names.length === 0 || (skill.kind === 'soft' && isWhole);
    if (isNew && isTold && names.length < namesMax) names.push(said);
  }
  return names.length === 0 ? null : names.join(', ');
}

const higher =
  /trở lên|\bor (?:higher|above)\b|minimum|at least|tối thiểu|ít nhất|bachelor[^.;]{0,30}\bor\b[^.;]{0,12}master|(?:trung cấp|cao đẳng|CĐ)[^.;]{0,12}(?:đại học|ĐH)/iu;

/** True where a sentence takes a higher degree as well. */
export const takesHigher = (sentence: string): boolean => higher.test(sentence);

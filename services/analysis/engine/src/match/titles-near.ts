import { spelledTitle, titleLikeness } from '../catalogue/titles.js';
import { jobTitleIn } from '../catalogue/job-titles.js';
import { fold } from '../text/fold.js';
import { remember } from '../text/remember.js';

// Words of titles that mean the same, in both languages; the first stands for all.
const same = `engineer developer programmer dev coder|kỹ sư|lập trình viên
frontend front-end front end
backend back-end back end
fullstack full-stack full stack
manager quản lý|trưởng phòng|trưởng bộ phận
accountant kế toán viên|kế toán
auditor kiểm toán viên|kiểm toán
general tổng hợp
chief trưởng
sales kinh doanh|nhân viên bán hàng|bán hàng
marketing tiếp thị
hr nhân sự human resources
payroll cb compensation tiền lương|lương
recruiter tuyển dụng recruitment talent acquisition
analyst phân tích viên|phân tích
business nghiệp vụ
data dữ liệu
tester qa qc kiểm thử|kiểm thử viên quality assurance
designer thiết kế
graphic đồ họa
product sản phẩm
project dự án
assistant trợ lý
secretary thư ký
receptionist lễ tân
administrator admin hành chính administrative administration
logistics hậu cần|kho vận
warehouse kho
import export nhập khẩu|xuất nhập khẩu
purchasing procurement buyer mua hàng|thu mua
teacher giáo viên
lecturer giảng viên
english tiếng anh|anh văn
nurse điều dưỡng|y tá
doctor bác sĩ
pharmacist dược sĩ
technician kỹ thuật viên
electrical điện
mechanical cơ khí
civil xây dựng construction
supervisor giám sát
site công trường|công trình
customer khách hàng
service care support dịch vụ|chăm sóc
consultant tư vấn|tư vấn viên
lawyer luật sư attorney
legal pháp lý|pháp chế
driver lái xe|tài xế
cook chef đầu bếp|bếp
waiter phục vụ waitress
hotel khách sạn
bank ngân hàng banking
finance tài chính financial
tax thuế
cost chi phí|giá thành
director giám đốc
lead leader trưởng nhóm
specialist executive officer staff chuyên viên|nhân viên
intern thực tập sinh internship
mobile di động
software phần mềm
web website
content nội dung
security bảo mật
network mạng
system hệ thống systems
quality chất lượng
production sản xuất
maintenance bảo trì
planning kế hoạch planner
research nghiên cứu
training đào tạo
cashier thu ngân
office văn phòng
digital số
brand thương hiệu
event sự kiện
devops dev-ops ops sre|site reliability`;

const stopWords = new Set(
  'of and the a an for in at to & và của cho tại viên nhân sr senior junior jr mid level i ii iii iv fresher'
    .split(' ')
    .map(fold),
);

const phrases: { readonly key: string; readonly head: string }[] = [];
for (const line of same.split('\n')) {
  const names = line.split('|').flatMap((part, i) => (i === 0 ? splitFirst(part) : [part]));
  const head = fold(names[0] ?? '').replace(/\s/g, '');
  for (const name of names) phrases.push({ key: fold(name.trim()), head });
}
phrases.sort((a, b) => b.key.length - a.key.length);

/** English words stand one by one; a Vietnamese name of several syllables stays whole. */
function splitFirst(part: string): string[] {
  const words = part.trim().split(' ');
  const english = words.filter((word) => /^[a-z-]+$/.test(word));
  const rest = words.filter((word) => !/^[a-z-]+$/.test(word)).join(' ');
  const compound =
    english.length > 1 && english.length === words.length && /^(?:front|back|full)/.test(english[0] ?? '');
  return compound
    ? [
        'frontend backend fullstack'.split(' ').find((w) => w.startsWith((english[0] ?? '').slice(0, 4))) ??
          '',
        ...english.filter((w) => w.includes('-')),
        english.filter((w) => !w.includes('-') && w.length < 6).join(' '),
      ]
    : [...english, ...(rest === '' ? [] : [rest])];
}

/** The meanings a title is made of, rank and filler left out. */
export const titleMeanings = remember((title: string): ReadonlySet<string> => {
  // `C&B`, `R & D`: letters that a sign ties are one word.
  let text = ` ${fold(title)
    .replace(/(?<!\p{L})(\p{L})\s?&\s?(\p{L})(?!\p{L})/gu, '$1$2')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `;
  const found = new Set<string>();
  for (const { key, head } of phrases) {
    const bare = ` ${key.replace(/-/g, ' ')} `;
    if (key === '' || !text.includes(bare)) continue;
    found.add(head);
    text = text.replaceAll(bare, ' ');
  }
  for (const word of text.split(' ')) if (word.length > 1 && !stopWords.has(word)) found.add(word);
  return found;
});

const sameFamily = 0.35;
/** A software engineer is what a back end engineer is; a maintenance technician is no shift leader. */
const general = new Set(['software-engineer']);
const generalFamily = 0.45;
const partOfTitle = 0.7;
/** Words of rank and form: two titles that share nothing else have nothing in common. */
const forms = new Set([
  'specialist',
  'engineer',
  'manager',
  'assistant',
  'director',
  'lead',
  'chief',
  'technician',
  'consultant',
  'intern',
  'administrator',
]);

/** `DevOps / Platform Engineer` asks for either; what closes the second closes the first. */
function eitherOf(title: string): string[] {
  const parts = title.split(/\s?\/\s?/u).map((part) => part.trim());
  const [first = '', second = ''] = parts;
  if (parts.length !== 2 || first === '' || second === '') return [title];
  const head = second.split(' ').at(-1) ?? '';
  return [titleLikeness(first) === 2 ? first : `${first} ${head}`, second];
}

/** From here on two titles are called close to each other. */
export const closeTitle = 0.4;

/** How much of an asked title another title says, 0–1. */
export function titleNearness(asked: string, held: string): number {
  const [wanted, known] = [spelledTitle(asked), spelledTitle(held)];
  return Math.max(nearnessOf(wanted, known), ...eitherOf(wanted).map((one) => nearnessOf(one, known)));
}

function nearnessOf(asked: string, held: string): number {
  const [wanted, known] = [jobTitleIn(asked), jobTitleIn(held)];
  if (wanted && known && wanted.id === known.id) return 1;
  const near = meaningsShared(asked, held);
  if (!wanted || !known || wanted.family !== known.family) return near;
  return Math.max(near, general.has(wanted.id) || general.has(known.id) ? generalFamily : sameFamily);
}

function meaningsShared(asked: string, held: string): number {
  const [a, b] = [titleMeanings(asked), titleMeanings(held)];
  if (a.size === 0 || b.size === 0) return 0;
  const both = [...a].filter((word) => b.has(word));
  if (both.every((word) => forms.has(word)) && [...a].some((word) => !forms.has(word))) return 0;
  // A meaning beyond the asked ones costs little: "Senior Java Developer" is a developer.
  const whole = both.length / (a.size + Math.max(0, b.size - a.size) * 0.15);
  // A held title that is wholly part of a longer one ("CNC technician" of "CNC programming technician") is near it.
  const part = b.size >= 2 && both.length === b.size ? partOfTitle : 0;
  return Math.max(whole, part);
}

/** Who does a trade, by its name: `welding` a welder, `pottery` a potter, `masonry` a mason; null for other names. */
export function doerOf(trade: string): RegExp | null {
  const [, working, kept] = /^(?:([a-z]{3,})ing|([a-z]{3,}?)(?:ery|ry))$/iu.exec(trade) ?? [];
  if (working !== undefined) return new RegExp(`\\b${working}(?:er|or)s?\\b`, 'iu');
  return kept === undefined ? null : new RegExp(`\\b${kept}(?:er|or)?s?\\b`, 'iu');
}

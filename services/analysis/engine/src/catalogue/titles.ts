import { fold } from '../text/fold.js';
import { remember } from '../text/remember.js';

// Words and phrases that make a text a job title, and the level they speak of.

export type Level = 'intern' | 'junior' | 'mid' | 'senior' | 'lead' | 'manager' | 'director' | 'executive';
export const levels: readonly Level[] = [
  'intern',
  'junior',
  'mid',
  'senior',
  'lead',
  'manager',
  'director',
  'executive',
];

// One of these in a short phrase makes it a title. Vietnamese ones stand at its beginning, English ones at its end.
const englishHeads = `engineer|developer|programmer|designer|manager|director|analyst|architect|consultant|administrator|admin|
  specialist|coordinator|assistant|associate|intern|trainee|apprentice|officer|executive|lead|leader|head|chief|president|
  founder|co-founder|owner|partner|accountant|auditor|bookkeeper|cashier|teller|clerk|secretary|receptionist|teacher|tutor|lecturer|
  professor|instructor|trainer|coach|nurse|doctor|physician|pharmacist|dentist|therapist|technician|mechanic|electrician|
  operator|supervisor|foreman|superintendent|planner|buyer|recruiter|representative|rep|agent|salesperson|salesman|seller|
  advisor|adviser|counselor|lawyer|attorney|counsel|paralegal|legal|writer|editor|journalist|copywriter|translator|interpreter|marketer|
  strategist|researcher|scientist|statistician|chef|cook|waiter|waitress|bartender|barista|housekeeper|driver|courier|
  photographer|videographer|animator|illustrator|artist|tester|qa|scrum master|product owner|freelancer|volunteer|
  fellow|ceo|cto|cfo|coo|cmo|vp|vice president|principal|inspector|surveyor|estimator|controller|treasurer|underwriter|
  broker|trader|banker|guard|worker|staff|crew|steward|stewardess|concierge|librarian|curator|producer|host|hostess|
  team leader|tech lead|storekeeper|storeman|welder|machinist|carpenter|merchandiser|stylist|nanny|caregiver|midwife|
  sre|sdet|dba|contractor|self employed|self-employed|member|mentor|evangelist|advocate|practitioner|generalist|webmaster|
  collector|dispatcher|expert|ic|moderator|stocker|server|promoter|ambassador|ctv|controller|evaluator|geologist|chemist|
  babysitter|sitter|cleaner|janitor|custodian|packer|picker|loader|handler|maintainer|keeper|store keeper|shopkeeper|attendant|fresher|hostler|roofer|plumber|foreperson|machine operator|presser|nurse practitioner|lpn|rn|cna|bookseller|groomer|landscaper|gardener|lifeguard|valet|dishwasher|server|busser|scribe|phlebotomist|sonographer|radiologist|technologist|hygienist|superviser|incharge|in-charge|in charge|proofreader|tutor|scholar|postdoc|reporter|coder|sde|sme|brse|comtor|
  biologist|physicist|economist|psychologist|nutritionist|dietitian|radiographer|veterinarian|hygienist|paramedic|aide|
  porter|tailor|seamstress|dressmaker|baker|butcher|barber|hairdresser|farmer|farmhand|labourer|laborer|mason|bricklayer|painter|plasterer|
  joiner|fitter|rigger|scaffolder|stockman|herdsman|milkman|groundsman|fisherman|draughtsman|draftsman|repairman|lineman|handyman|doorman|
  craftsman|cameraman|pilot|sailor|captain|matron|carer|childminder|firefighter|detective|warden|ranger|forester|grower|brewer|confectioner|
  sommelier|bellboy|bellhop|usher|waitstaff|headteacher|proprietor|registrar|bursar|caretaker|deputy|commis|helper|deckhand|farmhand|handler`;
const vietnameseHeads = `kiểm soát viên|điện thoại viên|huấn luyện viên|khuyến nông viên|thanh tra viên|tiếp viên|đăng kiểm viên|thẩm định viên|
  chấp hành viên|công chứng viên|điều tra viên|kiểm dịch viên|kiểm lâm viên|diễn viên|tuyên truyền viên|kỹ sư|kĩ sư|lập trình viên|nhân viên|chuyên viên|chuyên gia|trưởng phòng|phó phòng|trưởng nhóm|trưởng bộ phận|
  giám đốc|phó giám đốc|tổng giám đốc|phó tổng giám đốc|quản lý|quản đốc|giám sát|kế toán|kế toán trưởng|kế toán viên|kiểm toán viên|thực tập sinh|thực tập|
  thư ký|trợ lý|lễ tân|giáo viên|giảng viên|gia sư|trợ giảng|bác sĩ|dược sĩ|điều dưỡng|y tá|hộ lý|kỹ thuật viên|công nhân|thợ|giáo sinh|tổ trưởng|
  tổ phó|trưởng ca|đội trưởng|chỉ huy trưởng|chỉ huy phó|luật sư|trưởng dự án|quản trị viên|nhà thiết kế|thiết kế đồ họa|
  biên tập viên|phóng viên|biên dịch viên|phiên dịch viên|phiên dịch|biên dịch|cộng tác viên|tư vấn viên|tài xế|lái xe|thủ kho|thủ quỹ|bảo vệ|
  đầu bếp|phụ bếp|bếp trưởng|phục vụ|pha chế|thu ngân|hướng dẫn viên|điều phối viên|cửa hàng trưởng|cán bộ|hiệu trưởng|chủ tịch|nhà sáng lập|
  trưởng ban|đại diện bán hàng|trình dược viên|kiến trúc sư|chuyên viên tư vấn|giao dịch viên|nhà phân tích|phân tích viên|nghiên cứu viên|
  tester|freelancer|kỹ thuật|nhân sự|phụ hồ|phụ xe|phụ kho|phụ việc|phụ bán hàng|nv|ktv|cvkd|tts|soát vé|lơ xe|shipper|giám định viên|thanh tra|y sĩ|bảo mẫu|giúp việc|phó chủ nhiệm|chủ nhiệm|quản lí|trưởng chi nhánh|phó ban|tổng quản lý|sáng lập|đồng sáng lập|nhà báo|biên kịch|chủ cửa hàng|chủ shop`;

const list = (text: string): string[] => text.split('|').map((part) => part.trim().replace(/\s+/g, ' '));

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const heads = `(?:${list(englishHeads).map(escape).join('|')})s?`;
const anywhere = new RegExp(`(?<![\\p{L}])${heads}(?![\\p{L}])`, 'iu');
// After the head may come a grade or a remark: "Engineer II", "Intern (part-time)", "Developer, Payments".
const atEnd = new RegExp(`(?<![\\p{L}])${heads}(?:\\s+(?:[IVX]{1,4}|\\d))?\\s*(?:\\(.*\\)?|/.*|→.*)?$`, 'iu');
// Accent-less typing: heads of several syllables only, single ones mean too many things.
const bareHeads = list(vietnameseHeads)
  .filter((head) => head.includes(' '))
  .map(fold);
const accentless = new RegExp(`^(?:${bareHeads.map(escape).join('|')})(?![\\p{L}])`, 'iu');
const vietnamese = new RegExp(`^(?:${list(vietnameseHeads).map(escape).join('|')})(?![\\p{L}])`, 'iu');

/** Short forms of trades as Vietnamese write them, in capitals. */
const shortForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ĐD: 'điều dưỡng',
    BS: 'bác sĩ',
    DS: 'dược sĩ',
    GV: 'giáo viên',
    NV: 'nhân viên',
    CNV: 'công nhân viên',
    CTV: 'cộng tác viên',
    HDV: 'hướng dẫn viên',
    KTV: 'kỹ thuật viên',
    LTV: 'lập trình viên',
    TTS: 'thực tập sinh',
    KTT: 'kế toán trưởng',
    NVBH: 'nhân viên bán hàng',
    NVKD: 'nhân viên kinh doanh',
    CVTV: 'chuyên viên tư vấn',
    QLDA: 'quản lý dự án',
    GĐ: 'giám đốc',
    PGĐ: 'phó giám đốc',
    PTP: 'phó trưởng phòng',
  }),
);
/** `BS in Physics` is a degree. */
const shortForm = new RegExp(
  `^(?:(${[...shortForms.keys()].join('|')})(?=$|\\s(?!in\\b|of\\b)[\\p{Ll}(])|(GV|ĐD|HDV|KTV|NV|TTS)(?=\\s))`,
  'u',
);

/** `ĐD viên` as `điều dưỡng viên`: a title with its short form in full. */
export const spelledTitle = (title: string): string =>
  title.trim().replace(shortForm, (short) => shortForms.get(short) ?? short);

/** How surely a phrase is a job title: 0 not at all, 1 by a word in it, 2 by its form. */
export const titleLikeness = remember((phrase: string): 0 | 1 | 2 => {
  const text = phrase.trim();
  if (text === '' || text.length > 90 || /[!?]$/.test(text) || text.split(/\s+/).length > 12) return 0;
  if (vietnamese.test(text) || shortForm.test(text) || atEnd.test(text) || accentless.test(text)) return 2;
  return anywhere.test(text) ? 1 : 0;
});

const levelWords: readonly (readonly [RegExp, Level])[] = [
  [/\b(?:ceo|cto|cfo|coo|cmo|chief|president|founder)\b|tổng giám đốc|chủ tịch/i, 'executive'],
  [/\b(?:director|vp|vice president|head of)\b|giám đốc/i, 'director'],
  [
    /\b(?:manager|superintendent)\b|trưởng phòng|quản lý|quản đốc|trưởng bộ phận|kế toán trưởng|chỉ huy trưởng/i,
    'manager',
  ],
  [
    /\b(?:lead|leader|leading hand|chargehand|foreman|forewoman|principal|staff engineer|supervisor)\b|trưởng nhóm|tổ trưởng|giám sát|trưởng ca/i,
    'lead',
  ],
  [/\b(?:senior|sr|iii|iv)\b|cao cấp|chuyên viên chính/i, 'senior'],
  [/\b(?:intern|internship|trainee|apprentice)\b|thực tập/i, 'intern'],
  [/\b(?:junior|jr|fresher|entry[- ]level|graduate)\b|mới tốt nghiệp/i, 'junior'],
];

/** The level a title speaks of; `mid` when it says nothing. */
export function levelOf(title: string): Level {
  // "Product Manager", "Account Manager" and their kin name a profession, not a rank.
  const rankless = title.replace(
    /\b(?:product|project|account|community|content|case|program|social media|brand)\s+manager\b|quản lý (?:dự án|sản phẩm)|(?:kỹ sư|nhân viên|chuyên viên|cán bộ|tư vấn)\s+(?:giám sát|quản lý)/gi,
    '',
  );
  return levelWords.find(([pattern]) => pattern.test(rankless))?.[1] ?? 'mid';
}

import { fold } from '../text/fold.js';
import { remember } from '../text/remember.js';

/** Degrees by level: 1 high school, 2 vocational, 3 college, 4 bachelor, 5 master, 6 doctor. */
export type DegreeLevel = 1 | 2 | 3 | 4 | 5 | 6;

export const degreeNames: Readonly<Record<DegreeLevel, { readonly en: string; readonly vi: string }>> = {
  1: { en: 'High school', vi: 'Trung học phổ thông' },
  2: { en: 'Vocational diploma', vi: 'Bằng trung cấp' },
  3: { en: 'College degree', vi: 'Bằng cao đẳng' },
  4: { en: "Bachelor's degree", vi: 'Bằng đại học' },
  5: { en: "Master's degree", vi: 'Bằng thạc sĩ' },
  6: { en: 'Doctorate', vi: 'Bằng tiến sĩ' },
};

const patterns: readonly (readonly [DegreeLevel, RegExp])[] = [
  [6, /\b(?:ph\.?\s?d|doctorate|doctoral|doctor of)\b|tiến sĩ|tiến sỹ|(?<![\p{L}])tien si(?![\p{L}])/iu],
  [
    5,
    /\b(?:master(?:['’]?s)?|e?mba|m\.(?:sc?|a|e|s|com|ed|phil)|m\.?tech|m\.?eng|m\.?phil|m\.?com|llm|mca|msc|pgdm|pgdba|pgce|post[- ]?graduate|magister|magisterka|máster|maîtrise|mestrado|laurea magistrale|civilingenjör|sivilingeniør|specialist degree|diplom(?!\p{L}|[^\n]{0,24}\(fh\))|dipl\.[- ]?(?:ing|inf|kfm|math|phys|chem|biol|psych)(?![^\n]{0,12}\(fh\))|cand\.\s?(?:polyt|scient|merc|jur|oecon|mag|it|med|psych))(?![\p{L}])|thạc sĩ|thạc sỹ|sau đại học|(?<![\p{L}])(?:thac si|sau dai hoc)(?![\p{L}])/iu,
  ],
  [
    4,
    /\b(?:bachelor(?:['’]?s)?|undergraduate|university degree|college degree|b\.(?:sc?|a|e|s|ed)|b\.?tech|b\.?eng|b\.?com|b\.?arch|b\.?pharm|bsc|bsn|bba|bbm|bca|llb|mbbs|degree|licenciatura|licence en|laurea|inżynier|licencjat|bacharel(?:ado)?|grado en|kandidatexamen|professionsbachelor|maskinmester|diplomingeniør|dipl(?:om)?[.-][^\n]{0,24}\(fh\))(?![\p{L}])|cử nhân|đại học|kỹ sư|bác sĩ|dược sĩ|kiến trúc sư|(?<![\p{L}])(?:cu nhan|dai hoc|ky su|bac si|duoc si|kien truc su)(?![\p{L}])/iu,
  ],
  [
    3,
    /\b(?:associate(?:['’]?s)?(?: degree)?|(?:higher national |national )?(?<!school )(?<!secondary )diploma|hnd|hnc|(?<!some )college)(?![\p{L}])|cao đẳng|(?<![\p{L}])cao dang(?![\p{L}])/iu,
  ],
  [
    2,
    /\b(?:vocational|nvq|btec)(?![\p{L}])|trung cấp|(?:bằng|chứng chỉ|sơ cấp) nghề|(?<![\p{L}])trung cap(?![\p{L}])/iu,
  ],
  [
    1,
    /\b(?:high school|secondary school|higher secondary|leaving certificate|matriculation|ged|hsc|ssc|sslc|icse|cbse|gcses?|wassce|waec|a[- ]levels?|matura|abitur|12th|10th)(?![\p{L}])|trung học ph\p{L}{1,3} thông|thpt|ptth|(?:tốt nghiệp|học hết|hết|bằng) cấp (?:3|ba|iii)(?!\p{L})|\b12\/12\b/iu,
  ],
];
/** Abbreviations of two letters are believed in capitals: `be`, `ba` and `ms` are words. */
const capitals: readonly (readonly [DegreeLevel, RegExp])[] = [
  [5, /(?<![\p{L}.])(?:MA|MS|ME)(?= (?:in|of|degree)|\s*[(,)]|$)/u],
  [4, /(?<![\p{L}.])(?:BA|BS|BE|AB)(?= (?:in|of|degree)|\s*[(,/)]|$)|(?<![\p{L}]|[Tt]rường )ĐH(?![\p{L}])/u],
  [3, /(?<![\p{L}]|[Tt]rường )CĐ(?![\p{L}])/u],
];
const levelsNamed = (text: string): DegreeLevel[] =>
  [...patterns, ...capitals]
    .filter(([, pattern]) => pattern.test(text))
    .map(([level]) => level)
    .toSorted((a, b) => b - a);

/** The level a degree's name speaks of, the highest where several are named; null when none is. */
export const degreeLevel = (text: string): DegreeLevel | null => levelsNamed(text)[0] ?? null;

/** `a PhD degree`, `a master's or a similar degree`: the word names no level of its own. */
const levelOfWord =
  /(?<=\b(?:ph\.?\s?d\.?|doctoral|doctorate|master(?:['’]?\s?s)?|m\.?sc\.?|mba|associate(?:['’]?s)?|vocational)\s)degrees?\b|\b(?:similar|equivalent|comparable) degrees?\b/giu;

/** The lowest level named: what "Cao đẳng/Đại học" asks for. */
export function lowestDegree(text: string): DegreeLevel | null {
  return levelsNamed(text.replace(levelOfWord, ' ')).at(-1) ?? levelsNamed(text).at(-1) ?? null;
}

// Fields of study, one line each: names in both languages that mean the same or are counted as the same.
const fields = `computer science|khoa học máy tính|information technology|công nghệ thông tin|software engineering|kỹ thuật phần mềm|computer engineering|kỹ thuật máy tính|information systems|hệ thống thông tin|cntt|informatics|tin học|cs|it|công nghệ phần mềm|an toàn thông tin|computer|computing|software|mạng máy tính|quản trị mạng|mạng và truyền thông|computer networks?|networking|network administration
electrical engineering|kỹ thuật điện|electronics|điện tử|điện tử viễn thông|electronics and telecommunications|telecommunications|tự động hóa|automation|mechatronics|cơ điện tử|electrical|điện
mechanical engineering|cơ khí|kỹ thuật cơ khí|mechanics|ô tô|automotive engineering|chế tạo máy
civil engineering|xây dựng|construction|kỹ thuật xây dựng|kiến trúc|architecture|structural engineering|cầu đường
engineering|kỹ thuật
accounting|kế toán|auditing|kiểm toán|finance|tài chính|tài chính ngân hàng|finance and banking|banking|ngân hàng|economics|kinh tế
business administration|quản trị kinh doanh|management|quản trị|business|kinh doanh|commerce|thương mại|international business|kinh doanh quốc tế|mba|kinh tế đối ngoại|ngoại thương
marketing|communications|truyền thông|journalism|báo chí|public relations|quan hệ công chúng|advertising|quảng cáo
human resources|nhân sự|quản trị nhân lực|h.r. management|human resource management|psychology|tâm lý học|quản trị nhân sự
law|luật|legal studies
logistics|supply chain|chuỗi cung ứng|logistics và quản lý chuỗi cung ứng|xuất nhập khẩu
english|ngôn ngữ anh|tiếng anh|english language|linguistics|ngôn ngữ|ngoại ngữ|sư phạm tiếng anh|english studies
education|sư phạm|pedagogy|giáo dục|giáo dục tiểu học|giáo dục mầm non
nursing|điều dưỡng|medicine|y khoa|y đa khoa|pharmacy|dược|dược học|public health|y tế công cộng
graphic design|thiết kế đồ họa|design|thiết kế|fine arts|mỹ thuật|multimedia|mỹ thuật công nghiệp
hospitality|khách sạn|quản trị khách sạn|tourism|du lịch|hotel management|quản trị nhà hàng khách sạn|culinary arts
statistics|thống kê|mathematics|toán|toán tin|data science|khoa học dữ liệu|applied mathematics|math
chemistry|hóa học|chemical engineering|công nghệ hóa học|biology|sinh học|biotechnology|công nghệ sinh học|food technology|công nghệ thực phẩm
physics|vật lý
environment|môi trường|environmental science|environmental engineering|an toàn lao động`;

const families = fields.split('\n').map((line) => line.split('|'));
const boundedAny = (names: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}])(?:${names.map((name) => name.replace(/[.]/g, '\\.')).join('|')})(?![\\p{L}])`,
    'iu',
  );
const familyPatterns = families.map(boundedAny);
/** For text typed without diacritics. */
const bareFamilyPatterns = families.map((names) => boundedAny(names.map(fold)));
const isBare = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

/** A longer text is no name of a field. */
const namedCharsMax = 2_000;

/** Numbers of the families of study that a text names. */
export const studyFamilies = (whole: string): readonly number[] => familiesIn(whole.slice(0, namedCharsMax));

const familiesIn = remember((text: string): readonly number[] =>
  (isBare(text) ? bareFamilyPatterns : familyPatterns).flatMap((pattern, i) =>
    pattern.test(text) ? [i] : [],
  ),
);

/** True when what was studied is of a family that is asked for. Engineering covers the engineering families. */
export function isSameStudy(asked: readonly number[], studied: readonly number[]): boolean {
  const engineering = 4;
  const technical = [0, 1, 2, 3];
  return asked.some(
    (family) =>
      studied.includes(family) ||
      (family === engineering && studied.some((other) => technical.includes(other))),
  );
}

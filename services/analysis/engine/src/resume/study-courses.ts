import { findCertificates } from '../catalogue/certificates.js';
import { commaParts, numberLength, splitPhrases } from '../layout/phrases.js';
import type { Block } from '../layout/read-text.js';
import { isDateOnly, type ListedEntry } from './lists.js';
import { namesSchool } from './school-names.js';
import { datesIn } from './study-line.js';
import { degreeAt } from './study-patterns.js';

/** What the name of a course or a certificate begins with. */
export const course =
  /^(?:chứng chỉ(?! nghề)|chứng nhận|bồi dưỡng|nghiệp vụ|khóa|giấy|thẻ|chung chi)(?![\p{L}])/iu;
/** Who teaches courses; a centre of continuing education leads to the diploma of a school. */
export const centre = /^(?:tt|trung tâm)(?![\p{L}])(?!\s(?:gdtx|gdnn|giáo dục|hướng nghiệp))/iu;
const certificate = /^chứng (?:chỉ(?! nghề)|nhận)(?!\p{L})/iu;

/** A certificate; `Khóa …` and `Nghiệp vụ …` are courses unless a school of some rank gave them. */
export const isCourse = (degree: string, school: string): boolean =>
  certificate.test(degree) || (course.test(degree) && (!namesSchool(school) || centre.test(school)));

const online =
  /(?<!\p{L})(?:coursera|udemy|edx|linkedin learning|udacity|skillshare|codecademy|freecodecamp|datacamp|futurelearn|khan academy|alison\.com|google skillshop)(?!\p{L})/iu;
/** What online schools give for weeks of work; a degree that is studied there stays one. */
const ofWeeks =
  /(?:certificat(?:e|ion)s?|speciali[sz]ation|program(?:me)?|diploma|course|training|nano-?degree|micro-?(?:masters|credential)|chứng chỉ)(?!\p{L})/iu;

/** A course of weeks, whoever gave it. */
const courseHead =
  /^(?:(?:chứng chỉ hành nghề|cchn|giấy chứng nhận|gcn)(?!\p{L})|(?:khóa|khoá)(?! (?:20)?\d| học:| luận)(?=\s)|lớp(?! (?:\d|chuyên|chọn|cử nhân|kỹ sư|đại học|cao đẳng|trung cấp| học:))(?=\s)|(?:tập huấn|hội thảo|hội nghị|chương trình (?:đào tạo|tập huấn|bồi dưỡng) (?:ngắn hạn|nội bộ))(?!\p{L})|(?:(?:in-?house|internal|short|online|evening|summer|refresher|intensive|induction|on-the-job|\d+[- ](?:day|hour|week)|(?:one|two|three|five)-day)\s)+(?:course|training|workshop|seminar|program(?:me)?)(?!\p{L})|(?:short )?course (?:in|on)\s|short course(?!\p{L})|(?:attended|participated in)\s|certificate of (?:completion|attendance|participation)(?!\p{L}))/iu;
const courseTail =
  /(?:(?<!\p{L})(?:workshop|seminar|webinar|masterclass|(?:short|certificate|certification) course|refresher(?: course)?|training (?:course|day|session|program(?:me)?)|study day|module|update|summer school|conference)|(?:khóa|lớp) (?:học|đào tạo|bồi dưỡng) ngắn hạn)$/iu;
/** Examinations and licences that no school's diploma is called by. */
const examination =
  /^(?:IELTS|TOEIC|TOEFL|JLPT|HSK|TOPIK|VSTEP|DELF|MOS|MCS[AE]|CCN[AP]|ACLS|BLS|TKT|CELTA|PMP|CAPM|PRINCE2|ITIL|HACCP|OSHA)(?!\p{L})/u;
const languageLevel =
  /^(?:chứng chỉ\s)?(?:tiếng \p{L}+|english|german|french|spanish)\s.{0,24}?(?<!\p{L})(?:bậc \d|[ABC][12](?!\p{L})|N[1-5](?!\p{L})|\d\.\d)/iu;
/** `Scaffold inspection: course taken in spring`, `exam booked for May`. */
const taken =
  /(?<!\p{L})(?:course|exam(?:ination)?) (?:taken|completed|attended|passed|booked|due|planned|in (?:the )?(?:spring|summer|autumn|fall|winter))(?!\p{L})/iu;
/** What somebody belonged to or did at the school. */
const beside =
  /(?<!\p{L})(?:scholarship|học bổng|exchange (?:semester|year|term)|semester abroad|year abroad|học kỳ trao đổi|club|society|students?['’]? union|student council|câu lạc bộ|clb|hội sinh viên|đoàn thanh niên|liên chi đoàn|ban chấp hành|bch)(?!\p{L})/iu;

/** Longer lines tell of something and name nothing. */
const lineCharsMax = 200;

/** `2019: Chứng chỉ …`: the year in front of what was got in it. */
const yearLabel = /^(?:19|20)\d\d\s*:\s+/u;

/** What a line says beside its number and its dates. */
function partsOf(line: string): string[] {
  const text = line.slice(numberLength(line), lineCharsMax).replace(yearLabel, '');
  return splitPhrases(datesIn(text)?.rest ?? text, 0)
    .flatMap(commaParts)
    .map((part) => part.text);
}

/** A degree or a school's leaving certificate, and no certificate of a course. */
const isDegree = (part: string): boolean =>
  degreeAt(part) === 0 && !course.test(part) && !examination.test(part);

/** `60 hours`, `CPD`, `3 ngày`: as long as a course takes. */
const shortTime =
  /(?<![\p{L}\d])(?:cpd|(?:\d{1,3}|one|two|three|five)[- ](?:hours?|hrs|days?|weeks?|weekends?|giờ|tiết|buổi|ngày|tuần))(?!\p{L})/iu;

/** True for a line among studies that names a course or an examination, with or without who gave it. */
function namesCourse(text: string): boolean {
  if (text.length > lineCharsMax) return false;
  const parts = partsOf(text);
  if (online.test(text) || shortTime.test(text))
    return parts.every((part) => !isDegree(part) || ofWeeks.test(part));
  if (parts.some(isDegree)) return false;
  if (findCertificates(parts[0] ?? '')[0]?.start === 0 || taken.test(text)) return true;
  return parts.some(
    (part) =>
      courseHead.test(part) || courseTail.test(part) || examination.test(part) || languageLevel.test(part),
  );
}

/** True for a line that tells what was done beside a study. */
export const isBesideStudy = (text: string): boolean => beside.test(text) && !partsOf(text).some(isDegree);

/** A line over courses that stand below the studies, and one over studies: `1.3. Bồi dưỡng`, `1.2. Đại học`. */
const overCourses =
  /^(?:bồi dưỡng(?: (?:khác|ngắn hạn|chuyên môn))?|đào tạo (?:ngắn hạn|khác|nội bộ)|(?:các )?(?:khóa|khoá) (?:học|đào tạo)(?: (?:ngắn hạn|khác))?|chứng chỉ(?: (?:khác|chuyên môn|bồi dưỡng))?|(?:other |professional )?certifications?|certificates|(?:short |other |professional |further )?(?:courses|training)(?: (?:and|&) \p{L}+)?|continuing (?:education|professional development)|professional development|cpd)\s*:?$/iu;
const overStudies =
  /^(?:(?:sau |trên )?đại học|cao đẳng|trung cấp|phổ thông|postgraduate|undergraduate|higher education|secondary education|school education|degrees?)\s*:?$/iu;
const statesDegree = ({ text }: Block): boolean => partsOf(text).some(isDegree);

/** `Ecole Lenôtre`: a name on a line of its own that no degree stands beside. */
const isNameAlone = (block: Block | undefined): boolean =>
  block !== undefined && !block.bullet && partsOf(block.text).length <= 2 && !statesDegree(block);

/** `University of Hull, evening course` below a degree that no school stands beside: how it was studied there. */
const tellsSchoolOf = (above: Block | undefined, block: Block): boolean =>
  above !== undefined &&
  degreeAt(above.text) === 0 &&
  statesDegree(above) &&
  !namesSchool(above.text) &&
  namesSchool(partsOf(block.text)[0] ?? '');

/** What an education section lists: the lines of studies, and those of courses, their headings left out. */
export function partedStudies(blocks: readonly Block[]): { studies: Block[]; courses: Block[] } {
  const [studies, courses]: [Block[], Block[]] = [[], []];
  const first = blocks.find((block) => namesSchool(block.text) || statesDegree(block));
  const schoolsAbove = first !== undefined && !statesDegree(first);
  let below = false;
  for (const [i, block] of blocks.entries()) {
    const text = block.text.slice(numberLength(block.text));
    if (overCourses.test(text)) below = true;
    else if (text !== block.text && overStudies.test(text)) below = false;
    else {
      below &&= !statesDegree(block);
      const above = studies.at(-1);
      const taught = namesCourse(text) && !(above === blocks[i - 1] && tellsSchoolOf(above, block));
      // The school above a course, where schools stand above what was studied, heads no study.
      const heads = above === blocks[i - 1] && above !== first && isNameAlone(above) && !namesSchool(text);
      if (taught && !below && schoolsAbove && heads) studies.pop();
      (taught || below ? courses : studies).push(block);
    }
  }
  return { studies, courses };
}

/** The cells of a row that hold no date: `TT Tài chính | Kế toán trưởng | Chứng chỉ KTT` of a table of studies. */
function courseRow({ cells, start, text }: Block): ListedEntry | null {
  const told = cells.filter((cell) => !isDateOnly(cell.text));
  const [first, last] = [told[0], told.at(-1)];
  const date = cells.find((cell) => isDateOnly(cell.text))?.text ?? null;
  if (!first || !last || told.length < 2 || !told.some((cell) => course.test(cell.text))) return null;
  if (told.some((cell) => namesSchool(cell.text) && !centre.test(cell.text))) return null;
  return {
    text: text.slice(first.start - start, last.end - start),
    start: first.start,
    end: last.end,
    dates: date,
  };
}

const courseCharsMax = 160;

/** Courses that stand among the studies: they count as certificates. */
export function coursesIn(blocks: readonly Block[]): ListedEntry[] {
  const { studies, courses } = partedStudies(blocks);
  return [
    ...courses
      .filter(({ text }) => text.length <= courseCharsMax)
      .map(({ text, start, end }) => ({ text, start, end, dates: null })),
    ...studies.flatMap((block) => {
      const { text, bullet, start, end } = block;
      const named = text.length <= courseCharsMax && (course.test(text) || (!bullet && centre.test(text)));
      return named ? [{ text, start, end, dates: null }] : (courseRow(block) ?? []);
    }),
  ];
}

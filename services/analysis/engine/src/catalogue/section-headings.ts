import { fold } from '../text/fold.js';

export type SectionKind =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'languages'
  | 'projects'
  | 'awards'
  | 'activities'
  | 'references'
  | 'interests'
  | 'publications'
  | 'other';

// Headings as people write them, in both languages; looked up without case, diacritics and signs.
const headings: Readonly<Record<Exclude<SectionKind, 'other'>, string>> = {
  contact: `contact|contacts|contact info|contact information|contact details|personal info|personal information|personal
    details|personal data|details|profiles|social|social media|links|find me online|thông tin liên hệ|liên hệ|thông tin cá
    nhân|thông tin|sơ lược bản thân|lý lịch cá nhân|mạng xã hội`,
  summary: `summary|professional summary|executive summary|career summary|summary of qualifications|qualifications
    summary|profile|professional profile|career profile|personal profile|about|about me|objective|objectives|career
    objective|career objectives|career goal|career goals|personal statement|introduction|overview|highlights|career
    highlights|bio|who i am|mục tiêu|mục tiêu nghề nghiệp|mục tiêu công việc|định hướng nghề nghiệp|giới thiệu|giới thiệu
    bản thân|giới thiệu chung|tóm tắt|tóm tắt bản thân|tóm tắt nghề nghiệp|tổng quan|về tôi|về bản thân|hồ sơ|tóm tắt hồ
    sơ|tóm lược|mục tiêu ngắn hạn|mục tiêu dài hạn`,
  experience: `experience|experiences|work experience|work experiences|professional experience|working experience|working
    experiences|employment|employment history|work history|career history|relevant experience|career|professional
    background|job experience|employment experience|internship|internships|internship experience|industry
    experience|teaching experience|clinical experience|research experience|leadership experience|positions held|kinh
    nghiệm|kinh nghiệm làm việc|kinh nghiệm công việc|kinh nghiệm chuyên môn|kinh nghiệm nghề nghiệp|kinh nghiệm thực
    tế|quá trình làm việc|quá trình công tác|lịch sử làm việc|kinh nghiệm thực tập|thực tập|quá trình công tác và kinh
    nghiệm`,
  education: `education|educations|academic background|educational background|academic qualifications|education and
    training|education & training|academics|academic history|academic profile|studies|qualifications and education|education
    and qualifications|học vấn|trình độ học vấn|quá trình học tập|bằng cấp|trình độ|giáo dục|quá trình đào tạo|đào tạo|trình
    độ chuyên môn|học tập|thông tin học vấn|học vấn và bằng cấp|nền tảng học vấn`,
  skills: `skills|skill|technical skills|key skills|core skills|core competencies|competencies|professional skills|skills
    & expertise|skills and expertise|expertise|areas of expertise|technologies|technical expertise|technical
    proficiencies|technical proficiency|tools|tools & technologies|tools and technologies|skill set|skillset|hard skills|soft
    skills|it skills|computer skills|skills summary|skills & tools|skills and tools|tech stack|technical stack|skills &
    abilities|skills and abilities|additional skills|other skills|relevant skills|strengths and skills|personal skills|specialties|specialities|kỹ năng|các kỹ năng|kỹ năng chuyên
    môn|kỹ năng mềm|kỹ năng cứng|kỹ năng chính|năng lực|năng lực chuyên môn|kỹ năng khác|kỹ năng nghề nghiệp|kỹ năng và
    công cụ|kỹ năng tin học|tin học|công cụ|công nghệ|kỹ năng cá nhân|kỹ năng công việc|thế mạnh|kĩ năng|kĩ năng chuyên
    môn|kĩ năng mềm|chuyên môn`,
  certifications: `certifications|certification|certificates|certificate|licenses|licenses & certifications|licenses and
    certifications|certifications and licenses|certificates and licenses|courses|training|trainings|courses &
    certifications|courses and certifications|certifications & training|certifications and training|professional
    certifications|professional development|credentials|training and certifications|chứng chỉ|chứng nhận|bằng cấp và chứng
    chỉ|chứng chỉ và bằng cấp|khóa học|các khóa học|khóa đào tạo|chứng chỉ nghề nghiệp|chứng chỉ chuyên môn|các chứng
    chỉ|khoá học và chứng chỉ`,
  languages: `languages|language|language skills|foreign languages|language proficiency|ngoại ngữ|ngôn ngữ|trình độ ngoại
    ngữ|kỹ năng ngoại ngữ|khả năng ngoại ngữ`,
  projects: `projects|project|personal projects|key projects|selected projects|side projects|project experience|academic
    projects|notable projects|featured projects|open source|open source projects|dự án|các dự án|dự án cá nhân|dự án tiêu
    biểu|dự án đã thực hiện|dự án đã tham gia|dự án nổi bật|đồ án|kinh nghiệm dự án`,
  awards: `awards|award|honors|honours|honors & awards|honors and awards|awards & honors|awards and honors|achievements|key
    achievements|accomplishments|awards & achievements|awards and achievements|scholarships|recognition|giải thưởng|danh
    hiệu|thành tích|thành tựu|khen thưởng|danh hiệu và giải thưởng|giải thưởng và danh hiệu|thành tích nổi bật|học bổng|giải
    thưởng và thành tích|thành tích và giải thưởng`,
  activities: `activities|activity|volunteer|volunteering|volunteer experience|volunteer work|extracurricular
    activities|extracurriculars|community|community service|community involvement|leadership and activities|leadership &
    activities|memberships|affiliations|professional affiliations|organizations|hoạt động|hoạt động ngoại khóa|hoạt động xã
    hội|hoạt động tình nguyện|tình nguyện|hoạt động đoàn thể|hoạt động khác`,
  references: `references|referees|reference|người tham chiếu|thông tin tham khảo|người giới thiệu|người tham khảo|tham
    chiếu|thông tin người tham chiếu`,
  interests: `interests|hobbies|hobbies & interests|interests and hobbies|hobbies and interests|personal interests|sở
    thích|sở thích cá nhân`,
  publications: `publications|publication|research|papers|patents|talks|conferences|presentations|publications and
    presentations|ấn phẩm|công trình nghiên cứu|bài báo khoa học|nghiên cứu khoa học|nghiên cứu`,
};

const headingKey = (text: string): string =>
  fold(text)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const known = new Map<string, SectionKind>();
for (const [kind, list] of Object.entries(headings))
  for (const name of list.split('|')) known.set(headingKey(name), kind as SectionKind);

const endings: readonly (readonly [RegExp, SectionKind])[] = [
  [/(?:^| )(?:experience|experiences|employment|work history)$/, 'experience'],
  [/^kinh nghiem(?: lam viec)? /, 'experience'],
  [/(?:^| )skills$/, 'skills'],
  [/^ky nang /, 'skills'],
  [/(?:^| )projects$/, 'projects'],
  [/^du an /, 'projects'],
  [/(?:^| )(?:certifications|certificates|licenses)$/, 'certifications'],
  [/^chung chi /, 'certifications'],
  [/(?:^| )(?:education|hoc van)$/, 'education'],
  [/(?:^| )(?:activities|volunteering)$/, 'activities'],
  [/(?:^| )(?:awards|honors|achievements)$/, 'awards'],
];

const wordsMax = 6;
const charsMax = 60;

/** The section a line announces when it reads exactly like a known heading; null for any other line. */
export function headingKind(line: string): SectionKind | null {
  if (line.length > charsMax) return null;
  const text = line.replace(/^\s*(?:\d{1,2}|[IVX]{1,4}|[A-Z])\s*[.)/]\s*/, '').trim();
  if (/[,;@]|[.!?]$|\d{4}/.test(text)) return null;
  const key = headingKey(text);
  const exact = known.get(key);
  if (exact) return exact;
  const halves = text.split(/\s*(?:[/|&+]|\band\b|\bvà\b)\s*/i).map((half) => known.get(headingKey(half)));
  return halves.length === 2 && halves[0] && halves[1] ? halves[0] : null;
}

/** Like {@link headingKind}, for a line that already looks like a heading (large, bold, capitals): endings suffice. */
export function styledHeadingKind(line: string): SectionKind | null {
  const kind = headingKind(line);
  if (kind) return kind;
  const key = headingKey(line);
  if (line.length > charsMax || key.split(' ').length > wordsMax || /[,;@:]|[.!?]$|\d{4}/.test(line))
    return null;
  return endings.find(([pattern]) => pattern.test(key))?.[1] ?? null;
}

/** `Kỹ năng: Excel, Word`: a heading and its content on one line. */
export function inlineHeading(line: string): { kind: SectionKind; contentAt: number } | null {
  const colon = line.indexOf(':');
  if (colon <= 0 || colon > 40 || colon === line.trimEnd().length - 1) return null;
  const kind = headingKind(line.slice(0, colon));
  const contentAt = colon + 1 + (/^\s*/.exec(line.slice(colon + 1))?.[0].length ?? 0);
  return kind ? { kind, contentAt } : null;
}

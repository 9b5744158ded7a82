import { fold } from '../text/fold.js';
import { remember } from '../text/remember.js';
import { deniesAll, toldHeading, type ToldKind } from './told-headings.js';

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
  /** What somebody cannot do, or hardly. */
  | 'limits'
  /** What somebody looks for. */
  | 'wishes'
  | 'other';

// Headings as people write them, in both languages; looked up without case, diacritics and signs.
const headings: Readonly<Record<SectionKind, string>> = {
  contact: `contact|contacts|contact info|contact information|contact details|personal info|personal information|personal
    details|personal data|details|profiles|social|social media|links|find me online|thông tin liên hệ|liên lạc|liên hệ|thông tin cá
    nhân|thông tin|sơ lược bản thân|lý lịch cá nhân|mạng xã hội|
    personal profile details|personal particulars|particulars|personal record|bản thân|nhân thân|about the applicant|applicant details|personal dossier|personal details and contact|bio data|biodata|contact me|get in touch|thông tin ứng viên|thông tin liên lạc|sơ yếu lý lịch`,
  summary: `summary|professional summary|executive summary|career summary|summary of qualifications|qualifications
    summary|profile|professional profile|career profile|personal profile|about|about me|objective|objectives|career
    objective|career objectives|career goal|career goals|personal statement|introduction|overview|highlights|career
    highlights|bio|who i am|mục tiêu|mục tiêu nghề nghiệp|mục tiêu công việc|định hướng nghề nghiệp|giới thiệu|giới thiệu
    bản thân|giới thiệu chung|tóm tắt|tóm tắt bản thân|tóm tắt nghề nghiệp|tổng quan|về tôi|về bản thân|hồ sơ|tóm tắt hồ
    sơ|tóm lược|mục tiêu ngắn hạn|mục tiêu dài hạn|
    career profile|profile summary|summary profile|professional overview|professional objective|job objective|professional statement|employment objective|about myself|personal summary|summary of experience|summary of skills and experience|experience summary|executive profile|synopsis|professional synopsis|career synopsis|career overview|qualifications|qualification summary|key highlights|snapshot|introduce myself|mục tiêu bản thân|giới thiệu về bản thân|đôi nét về bản thân|vài nét về bản thân|đôi lời giới thiệu|hồ sơ tóm tắt|mong muốn nghề nghiệp|định hướng|hướng tới|hướng đi|hướng phát triển|điều tôi tìm kiếm|tôi đang tìm gì|in a nutshell|in brief|in short|at a glance|a few words about me|a few words about myself|a word about me|đôi lời về tôi|đôi lời về bản thân|vài lời về tôi|vài lời về bản thân|đôi nét về tôi|vài nét về tôi|tôi là ai|
    in a few words|in one paragraph|a bit about me|a little about me|something about me|the short version|who i am and what i want|đôi lời|vài lời|lời ngỏ|lời đầu|tự giới thiệu|đôi nét|tự bạch`,
  experience: `quá trình làm|quá trình đi làm việc|nơi tôi đã làm|những nơi đã làm|where i have been|where i was|places i have worked|các chặng đường|chặng đường|chặng đường nghề nghiệp|chặng đường sự nghiệp|chặng đường đã qua|hành trình|hành trình nghề nghiệp|hành trình sự nghiệp|hành trình làm việc|làm việc|đã từng làm|từng làm việc|nơi đã làm việc|where i worked|where i have worked|where i work|work|jobs|positions|posts held|roles|roles held|appointments|jobs held|work so far|career so far|professional positions|work and positions|đã làm|đã làm ở đâu|làm ở đâu|từng làm ở đâu|nơi làm|nơi làm việc|từng làm|tiến trình công việc|tiến trình làm việc|tiến trình công tác|bảng quá trình làm việc|bảng quá trình công tác|quá trình đi làm|quá trình nghề nghiệp|con đường nghề nghiệp|nghề nghiệp|nơi đã làm|việc đã làm|experience|experiences|work experience|work experiences|professional experience|working experience|working
    experiences|employment|employment history|work history|career history|relevant experience|career|professional
    background|job experience|employment experience|internship|internships|internship experience|industry
    experience|teaching experience|clinical experience|research experience|leadership experience|positions held|kinh
    nghiệm|kinh nghiệm làm việc|kinh nghiệm công việc|kinh nghiệm chuyên môn|kinh nghiệm nghề nghiệp|kinh nghiệm thực
    tế|quá trình làm việc|quá trình công tác|lịch sử làm việc|kinh nghiệm thực tập|thực tập|quá trình công tác và kinh
    nghiệm|
    employment record|record of employment|record of work|record of jobs|paid work|paid jobs|employment details|employment summary|work details|work profile|working history|working profile|work and experience|professional history|professional work experience|job history|job profile|organisational experience|organizational experience|organisational scan|career graph|career contour|career path|career progression|previous experience|previous employment|past experience|other experience|additional experience|experience details|professional experience details|work experience details|company experience|current employment|present employment|professional career|freelance experience|freelance work|part time experience|voluntary and work experience|selected experience|military experience|quá trình làm việc và kinh nghiệm|kinh nghiệm và quá trình làm việc|quá trình công tác|kinh nghiệm việc làm|kinh nghiệm đi làm|nơi từng làm việc|kinh nghiệm bán thời gian|việc làm|công việc|các công việc|công việc đã làm|công việc đã qua|quá trình công việc|
    on the job|jobs so far|jobs i have had|jobs i have done|my jobs|my work|my work so far|the day job|day jobs|working life|my working life|sea time|sea service|sea service record|service record|record of service|ships served on|engagements|places of work|employers|đi làm|đời làm nghề|các nơi đã làm|các nơi đã làm việc|chỗ đã làm|những chỗ đã làm|các chỗ đã làm|việc đã qua|những việc đã qua|những việc đã làm|đã công tác|nơi công tác|từng công tác|các nơi công tác|quãng đường làm việc|đường nghề|các công trình đã làm`,
  education: `học|việc học|where i studied|where i have studied|where i trained|academic formation|educational attainment|educational attainments|educational achievements|learning and credentials|education and credentials|schooling and credentials|formation|academic training|study|học ở đâu|đã học ở đâu|đi học|quá trình học hành|học hành|academic|academics|school|schools|schooling and training|đã học|trường lớp|education|educations|academic background|educational background|academic qualifications|education and
    training|education & training|academics|academic history|academic profile|studies|qualifications and education|education
    and qualifications|học vấn|trình độ học vấn|quá trình học tập|bằng cấp|trình độ|giáo dục|quá trình đào tạo|đào tạo|trình
    độ chuyên môn|học tập|thông tin học vấn|học vấn và bằng cấp|nền tảng học vấn|
    educational qualification|educational qualifications|education qualification|education qualifications|academic qualification|academic credentials|academic record|academic details|academic detail|academia|academics details|educational details|education details|educational credentials|educational history|educational profile|educational|scholastic|scholastics|scholastic profile|scholastic record|professional qualification|professional qualifications|academic and professional qualifications|educational and professional qualifications|schooling|education history|education background|formal education|university education|qualification|bằng cấp chuyên môn|bằng cấp và học vấn|trình độ đào tạo|trình độ văn hóa|trình độ học vấn và chuyên môn|trình độ văn hóa chuyên môn|học vấn chuyên môn|quá trình học|quá trình đào tạo và bồi dưỡng|
    school days|school years|school and college|school and training|where i learnt|where i learned|how i learnt the trade|schools attended|trường đã học|các trường đã học|trường đã qua|nơi đã học|học nghề|thời đi học|đào tạo nghề|học ở trường`,
  skills: `bộ kỹ năng|những gì tôi làm tốt|những việc tôi làm tốt|điều tôi làm tốt|tôi làm tốt|năng lực khác|năng lực bổ sung|kỹ năng bổ sung|biết dùng|dùng được|biết sử dụng|sử dụng được|sử dụng thành thạo|dùng thành thạo|tay nghề|technical|computer|computers|good at|can do|i can|what i can do|what i do well|personal skills and competences|technical skills and competences|organisational skills and competences|social skills and competences|computer skills and competences|job related skills|other skills and competences|communication skills|organisational skills|managerial skills|skills and competences|competences|biết làm|làm được|sở trường|skills|skill|technical skills|key skills|core skills|core competencies|competencies|professional skills|skills
    & expertise|skills and expertise|expertise|areas of expertise|technologies|technical expertise|technical
    proficiencies|technical proficiency|tools|tools & technologies|tools and technologies|skill set|skillset|hard skills|soft
    skills|it skills|computer skills|skills summary|skills & tools|skills and tools|tech stack|technical stack|skills &
    abilities|skills and abilities|additional skills|other skills|relevant skills|strengths and skills|personal skills|specialties|specialities|kỹ năng|các kỹ năng|kỹ năng chuyên
    môn|kỹ năng mềm|kỹ năng cứng|kỹ năng chính|năng lực|năng lực chuyên môn|kỹ năng khác|kỹ năng nghề nghiệp|kỹ năng và
    công cụ|kỹ năng tin học|tin học|công cụ|công nghệ|kỹ năng cá nhân|kỹ năng công việc|thế mạnh|kĩ năng|kĩ năng chuyên
    môn|kĩ năng mềm|chuyên môn|
    top skills|core competency|core strengths|key competencies|key expertise|key skill|key skills and competencies|professional competencies|software|software skills|software and tools|software and codes|software proficiency|software knowledge|programs|systems|methods|methodologies|technology|technology stack|technical knowledge|technical summary|technical profile|technical proficiency and skills|technical skill|technical skill set|technical competencies|technical qualification|it proficiency|it knowledge|it literacy|it skill|it skill set|computer proficiency|computer knowledge|computer literacy|computer skill|computer expertise|computing skills|domain knowledge|domain skills|functional skills|areas of interest and expertise|area of expertise|areas of strength|area of interest|skill sets|skills set|skills and competencies|skills and strengths|skills and knowledge|knowledge|knowledge and skills|abilities|professional expertise|primary skills|secondary skills|general skills|work skills|job skills|language and frameworks|platforms|digital skills|practical skills|kỹ năng và năng lực|kỹ năng và chuyên môn|kỹ năng làm việc|kỹ năng bổ trợ|kỹ năng máy tính|kỹ năng vi tính|kỹ năng sử dụng máy tính|kỹ năng công nghệ|kỹ năng kỹ thuật|vi tính|phần mềm|phần mềm sử dụng|công cụ sử dụng|kiến thức|kiến thức chuyên môn|kiến thức và kỹ năng|năng lực cốt lõi|năng lực cá nhân|kỹ năng và kiến thức|chuyên môn và kỹ năng|kỹ năng nổi bật|tay nghề|kỹ năng tay nghề|
    what i bring|handy with|at home with|trade skills|tools of the trade|kit i know|machines i run|machines i know|things i do well|việc tôi rành|việc làm thạo|việc thạo|làm thạo|thạo việc|sở trường nghề|quen tay|quen dùng|máy đã chạy|máy đã dùng|máy móc sử dụng|máy móc thiết bị|thiết bị sử dụng|việc làm được|những việc làm được`,
  certifications: `các lớp ngắn hạn đã qua|các lớp ngắn hạn|các lớp đã học|các khóa ngắn hạn|các khóa đã học|lớp ngắn hạn|certs|certs and learning|seminars attended|seminars and trainings|seminars and trainings attended|trainings attended|trainings and seminars|trainings and seminars attended|certifications|certification|certificates|certificate|licenses|licenses & certifications|licenses and
    certifications|certifications and licenses|certificates and licenses|courses|training|trainings|courses &
    certifications|courses and certifications|certifications & training|certifications and training|professional
    certifications|professional development|credentials|training and certifications|chứng chỉ|chứng nhận|bằng cấp và chứng
    chỉ|chứng chỉ và bằng cấp|khóa học|các khóa học|khóa đào tạo|chứng chỉ nghề nghiệp|chứng chỉ chuyên môn|các chứng
    chỉ|khoá học và chứng chỉ|
    certifications and courses|certification and training|certificate courses|certification courses|certificates and courses|certifications and achievements|technical certifications|professional certification|professional certificates|professional licenses|licences|licences and certificates|certificates and licences|trainings attended|training attended|training courses|training undergone|trainings and certifications|training and workshops|workshops|seminars|online courses|professional training|industrial training|licensure|certifications held|chứng chỉ và khóa học|khóa học và đào tạo|đào tạo và chứng chỉ|chứng chỉ và giấy phép|các khóa đào tạo|bằng cấp chứng chỉ|chứng chỉ bằng cấp|chứng chỉ đào tạo|đào tạo bồi dưỡng|khóa học ngắn hạn|bằng lái|driving licence|driving license|driving licences|licences and tickets|tickets|giấy phép|giấy phép lái xe|giấy phép hành nghề|
    other courses|other courses and training|courses and seminars|tickets held|tickets and papers|papers and tickets|cards and tickets|tickets and cards|licences held|what i hold|certificates held|licences and papers|short courses|courses taken|courses done|courses attended|further training|mandatory training|training record|giấy tờ|giấy tờ nghề|giấy tờ bằng cấp|bằng lái và chứng chỉ|bằng và chứng chỉ|bằng chứng chỉ|chứng chỉ đã có|chứng chỉ khác|lớp đã học|lớp đã qua|tập huấn|bồi dưỡng|khóa bồi dưỡng|các lớp bồi dưỡng|lớp tập huấn|các lớp tập huấn|bằng nghề|chứng chỉ tập huấn`,
  languages: `languages|language|language skills|foreign languages|language proficiency|ngoại ngữ|thứ tiếng|các thứ tiếng|tiếng nước ngoài|các ngoại ngữ|ngôn ngữ|trình độ ngoại
    ngữ|kỹ năng ngoại ngữ|khả năng ngoại ngữ|
    languages known|language known|language competence|linguistic skills|linguistic proficiency|languages spoken|spoken languages|language abilities|ngoại ngữ và tin học|năng lực ngoại ngữ|trình độ ngôn ngữ|
    languages i speak|i speak|tôi nói được|nói được`,
  projects: `projects|project|personal projects|key projects|selected projects|side projects|project experience|academic
    projects|notable projects|featured projects|open source|open source projects|dự án|các dự án|dự án cá nhân|dự án tiêu
    biểu|dự án đã thực hiện|dự án đã tham gia|dự án nổi bật|đồ án|kinh nghiệm dự án|
    projects undertaken|projects handled|project details|project profile|project summary|project undertaken|projects details|major projects|main projects|recent projects|relevant projects|representative projects|academic project|final year project|college projects|professional projects|work projects|live projects|portfolio|sản phẩm|sản phẩm đã làm|dự án tham gia|dự án đã làm|các dự án đã tham gia|các dự án tiêu biểu|các dự án đã thực hiện|dự án thực tế|đồ án tốt nghiệp|công trình đã thực hiện|công trình tiêu biểu`,
  awards: `awards|award|honors|honours|honors & awards|honors and awards|awards & honors|awards and honors|achievements|key
    achievements|accomplishments|awards & achievements|awards and achievements|scholarships|recognition|giải thưởng|danh
    hiệu|thành tích|thành tựu|khen thưởng|danh hiệu và giải thưởng|giải thưởng và danh hiệu|thành tích nổi bật|học bổng|giải
    thưởng và thành tích|thành tích và giải thưởng|
    awards and accolades|awards and recognition|awards and recognitions|rewards and recognition|rewards and recognitions|accolades|achievement|academic achievements|awards and scholarships|scholarships and awards|honors and scholarships|prizes|distinctions|laurels|professional achievements|personal achievements|thành tích đạt được|thành tích và khen thưởng|khen thưởng và thành tích|giải thưởng thành tích|thành tích học tập|thành tích cá nhân|
    prizes won|được khen|được thưởng|bằng khen|giấy khen|bằng khen giấy khen|bằng khen và giấy khen|thi đua khen thưởng`,
  activities: `activities|activity|volunteer|volunteering|volunteer experience|volunteer work|extracurricular
    activities|extracurriculars|community|community service|community involvement|leadership and activities|leadership &
    activities|memberships|affiliations|professional affiliations|organizations|hoạt động|hoạt động ngoại khóa|hoạt động xã
    hội|hoạt động tình nguyện|tình nguyện|hoạt động đoàn thể|hoạt động khác|
    activities and interests|co curricular activities|extra curricular activities|extra curricular|extracurricular|extra curricular activities and achievements|co curricular and extra curricular activities|social activities|social work|leadership|leadership roles|volunteer activities|voluntary work|voluntary experience|volunteer experiences|positions of responsibility|position of responsibility|professional memberships|membership|societies|clubs|clubs and societies|campus involvement|các hoạt động|hoạt động và thành tích|tham gia hoạt động|hoạt động ngoại khoá|hoạt động đoàn hội|hoạt động cộng đồng|hoạt động câu lạc bộ|hoạt động sinh viên|
    giving back|in the community|community life|clubs and community|unpaid work|việc làng việc xóm|việc xã hội|công tác xã hội|công tác đoàn|công tác đoàn thể|hoạt động phong trào|phong trào|thiện nguyện|việc thiện nguyện|từ thiện|đoàn hội`,
  references: `references|referees|reference|người tham chiếu|thông tin tham khảo|người giới thiệu|người tham khảo|tham
    chiếu|thông tin người tham chiếu|
    professional references|reference details|người liên hệ tham khảo|thông tin người tham khảo|người xác nhận|thông tin người giới thiệu|người bảo lãnh thông tin|
    who will vouch for me|people who will vouch for me|people you can ask|ask these people|who to ask|hỏi ai về tôi|người có thể hỏi|người biết tôi`,
  interests: `interests|hobbies|hobbies & interests|interests and hobbies|hobbies and interests|personal interests|sở
    thích|sở thích cá nhân|
    interest|hobby|hobbies and interest|interests and activities|hobbies and activities|leisure|leisure activities|sở thích và hoạt động|sở thích cá nhân và hoạt động|thói quen|
    off duty|off the clock|after hours|after work|outside work|outside of work|out of hours|away from work|beyond work|when not working|when i am not working|in my own time|in my free time|free time|spare time|my free time|pastimes|for fun|life outside work|ngoài giờ|ngoài giờ làm|ngoài giờ làm việc|ngoài công việc|ngoài việc|lúc rảnh|khi rảnh|khi rảnh rỗi|lúc rảnh rỗi|thời gian rảnh|thời gian rỗi|thú vui|niềm vui`,
  other: `khác|assessments|additional information|additional info|declaration|availability|status|strengths|strength|personality|military
    service|security clearance|hardware|marital status|lời cam đoan|cam đoan|thông tin thêm|thông tin bổ sung|thông tin
    khác|điểm mạnh|tính cách|mức lương mong muốn|work permit|visa status|passport details|other
    information|other details|miscellaneous|personal traits|personal attributes|key strengths|
    other|other things|also|besides|good to know|worth knowing|practical bits|the practical bits|practical details|small print|the small print|notice period|right to work|linh tinh|việc khác|thời gian nhận việc|cam kết`,
  publications: `publications|publication|research|papers|patents|talks|conferences|presentations|publications and
    presentations|ấn phẩm|công trình nghiên cứu|bài báo khoa học|nghiên cứu khoa học|nghiên cứu|nghiên cứu và hội nghị|nghiên cứu và công bố|nghiên cứu và bài báo|hội nghị và bài báo|hội thảo và bài báo|hội nghị khoa học|hội thảo khoa học|bài báo|công bố khoa học|conferences and publications|publications and conferences|research and publications|conferences and papers`,
  limits: `weaknesses|weak points|what i cannot do|what i can't do|things i cannot do|things i can't do|điểm yếu|nhược điểm|những việc chưa làm được|những điều chưa biết`,
  wishes: `what i am looking for|what i'm looking for|điều tôi tìm|điều tôi mong|nguyện vọng|nguyện vọng cá nhân|mong muốn|mong muốn công việc`,
};

const headingKey = (text: string): string =>
  fold(text)
    .replace(/&/g, ' and ')
    .replace(/\([^)]{0,40}\)\s*$/, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const known = new Map<string, SectionKind>();
const spelled = new Set<string>();
for (const [kind, list] of Object.entries(headings))
  for (const name of list.split('|')) {
    known.set(headingKey(name), kind as SectionKind);
    spelled.add(name.replace(/\s+/g, ' ').trim().toLowerCase());
  }

/** `Đỗ An` is a name, though without its marks it reads like `đồ án`. */
const isName = (text: string): boolean =>
  /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){1,2}$/u.test(text) &&
  fold(text) !== text.toLowerCase() &&
  !spelled.has(text.toLowerCase());

const endings: readonly (readonly [RegExp, SectionKind])[] = [
  [/(?:^| )(?:experience|experiences|employment|work history|employment history)$/, 'experience'],
  [/^kinh nghiem(?: lam viec)? /, 'experience'],
  [/(?:^| )(?:skills|tools|software|cong cu)$/, 'skills'],
  [
    /^ky nang |^(?:cong cu|phan mem) (?:thanh thao|su dung|da dung|hay dung|lam viec|ho tro)|^(?:thiet bi|may moc|may) .*(?:thanh thao|su dung|van hanh)/,
    'skills',
  ],
  [
    /(?:^| )projects$|^(?:cac )?(?:project|san pham|ung dung) (?:ca nhan|rieng|tu lam|cua (?:toi|minh|em))$/,
    'projects',
  ],
  [/^du an /, 'projects'],
  [
    /(?:^| )(?:certifications?|certificates|licen[cs]es|tickets|permits|registrations?)(?: (?:and|or) [a-z]+)?$/,
    'certifications',
  ],
  [
    /^chung chi |^certs(?: |$)|^(?:cac )?(?:lop|khoa)(?: .*)? (?:ngan han|da hoc|da qua|da du|boi duong)(?: |$)/,
    'certifications',
  ],
  [/(?:^| )(?:education|schooling|qualifications?|hoc van)$|^qua trinh (?:hoc tap|dao tao) /, 'education'],
  [/^qua trinh (?:cong tac|lam viec) /, 'experience'],
  [/(?:^| )(?:activities|volunteering)$/, 'activities'],
  [/(?:^| )(?:awards|honors|achievements)$/, 'awards'],
];

/** Headings in a person's own words, `Where I have worked`, `Tôi làm được gì`: they speak of themselves or ask. */
const ownWords =
  /^(?:where|what|how|who|my|things|places|why)\b|\b(?:i|my|me|toi|minh|em|ban than|cua toi)\b|\b(?:gi|o dau|da qua)$/;
const ownKinds: readonly (readonly [RegExp, SectionKind])[] = [
  [
    /\b(?:did|made|built|worked on) (?:at|in) (?:school|college|uni(?:versity)?)\b|\b(?:da )?lam (?:o|tai|trong) (?:truong|giang duong|lop)\b/,
    'projects',
  ],
  [
    /\b(?:stud(?:y|ied|ies)|learn(?:t|ed)?|school|education)\b|\b(?:da hoc|hoc o|hoc van|hoc tap|dao tao|bang cap|truong)\b/,
    'education',
  ],
  [/\b(?:languages?|speak)\b|\bngoai ngu\b/, 'languages'],
  [/\b(?:projects?|built|made)\b|\bdu an\b/, 'projects'],
  [
    /\b(?:can do|can help|can offer|bring|good at|skills?|tools?|know|use|toolbox|strengths?)\b|\b(?:lam duoc|biet lam|ky nang|the manh|co the lam|biet gi|gioi nhat|gioi ve|lam tot|cong cu)\b/,
    'skills',
  ],
  [
    /\b(?:work(?:ed|ing)?|jobs?|career|employ(?:ed|ers?)|experience|did|have done|been|journey)\b|\b(?:lam viec|cong viec|cong tac|da lam|tung lam|kinh nghiem|lam o dau|lam gi|chang duong|hanh trinh)\b/,
    'experience',
  ],
  [/\b(?:like|love|enjoy|free time|hobbies)\b|\b(?:so thich|thich)\b/, 'interests'],
  [/\b(?:contact|reach|find me)\b|\b(?:lien he|lien lac)\b|^(?:tim|goi|nhan) (?:toi|minh|em)\b/, 'contact'],
  [/\b(?:who|about|want|looking for|am|why)\b|\b(?:la ai|gioi thieu|muc tieu|mong muon|ve toi)\b/, 'summary'],
];

/** `Đã làm ở đâu, làm gì`, `Where I worked, what I did`: two questions, parted by a comma. */
const asksTwice = /\b(?:o dau|gi)\b.*\b(?:gi|o dau)$|^(?:where|what|how)\b.*\b(?:where|what|how) i\b/;

const besideWork: readonly SectionKind[] = ['projects', 'skills', 'other', 'activities', 'awards'];

const wordsMax = 6;
const charsMax = 60;

/** The section a line announces when it reads exactly like a known heading; null for any other line. */
export const headingKind = remember((line: string): SectionKind | null => {
  if (line.length > charsMax) return null;
  const text = line
    .replace(/^\s*(?:(?:\d{1,2}|[IVX]{1,4}|[A-Z])\s*[.)/]|[♥★✉☎►▶❖✦✧◆◇■□●○➤»>#*_=~-]+)\s*/u, '')
    .trim();
  if (/[,;@]|[.!?]$|\d{4}/.test(text.replace(/\([^)]{0,40}\)\s*$/, ''))) return null;
  const key = headingKey(text);
  const exact = known.get(key);
  if (exact) return isName(text.normalize('NFC')) ? null : exact;
  const halves = text.split(/\s*(?:[/|&+]|\band\b|\bvà\b)\s*/i).map((half) => known.get(headingKey(half)));
  const [first, second] = halves;
  if (halves.length !== 2 || !first || !second) return null;
  // `Dự án và nơi làm`: what was done stands with where.
  return second === 'experience' && besideWork.includes(first) ? second : first;
});

/** What a heading in somebody's own words says that its lines are: `Seen, not owned`, `Điều tôi tìm`, `Lúc nghỉ`. */
export const toldKind = remember((line: string): ToldKind | null =>
  line.length > charsMax || /[;@:]|[.!]$|\d/.test(line) ? null : toldHeading(headingKey(line)),
);

/** Like {@link headingKind}, for a line that already looks like a heading (large, bold, capitals): endings suffice. */
export function styledHeadingKind(line: string): SectionKind | null {
  const kind = headingKind(line);
  if (kind) return kind;
  const key = headingKey(line);
  const told = toldKind(line);
  if (told) return told;
  const signs = asksTwice.test(key) ? /[;@:]|[.!]$|\d/ : /[,;@:]|[.!]$|\d{4}/;
  if (line.length > charsMax || key.split(' ').length > wordsMax || signs.test(line)) return null;
  const known = endings.find(([pattern]) => pattern.test(key))?.[1];
  if (known || !ownWords.test(key)) return known ?? null;
  return ownKinds.find(([pattern]) => pattern.test(key))?.[1] ?? null;
}

/** True for a heading below which a bare name is one that is not there. */
export const headsDenials = (line: string): boolean => deniesAll(headingKey(line));

/** `Kỹ năng: Excel, Word`, or a cell `Kỹ năng` beside a cell of content: a heading and its content on one line. */
export function inlineHeading(line: string): { kind: SectionKind; contentAt: number } | null {
  const sign = line.search(/[:\t]/);
  if (sign <= 0 || sign > 48 || sign === line.trimEnd().length - 1) return null;
  const rest = line.slice(sign + 1);
  if (line[sign] === '\t' && (headingKind(rest.split('\t')[0] ?? '') || rest.split('\t').length > 2))
    return null;
  const kind = headingKind(line.slice(0, sign));
  const contentAt = sign + 1 + (/^\s*/.exec(rest)?.[0].length ?? 0);
  return kind ? { kind, contentAt } : null;
}

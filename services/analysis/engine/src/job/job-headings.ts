import { fold } from '../text/fold.js';

export type JobPart = 'intro' | 'duties' | 'requirements' | 'nice' | 'dropped';

const headings: Readonly<Record<Exclude<JobPart, 'intro'>, string>> = {
  duties: `responsibilities|key responsibilities|main responsibilities|job responsibilities|duties|duties and responsibilities|
    roles and responsibilities|role and responsibilities|what you will do|what you'll do|what you’ll do|your role|the role|
    your responsibilities|job duties|key duties|tasks|your tasks|day to day|in this role you will|key accountabilities|
    mô tả công việc|mô tả|nhiệm vụ|trách nhiệm|trách nhiệm công việc|công việc chính|nội dung công việc|nhiệm vụ chính|
    mô tả chi tiết công việc|nhiệm vụ và trách nhiệm|trách nhiệm chính|công việc cụ thể|chi tiết công việc`,
  requirements: `requirements|requirement|job requirements|qualifications|required qualifications|minimum qualifications|basic qualifications|
    required skills|skills|skills required|skills and qualifications|qualifications and skills|what we are looking for|what we're looking for|
    what we’re looking for|who you are|about you|your profile|your skills|must have|must haves|must-have|experience|
    skills and experience|experience and skills|education|education and experience|candidate profile|you have|you bring|
    what you bring|what you need|your background|required experience|knowledge and skills|technical skills|competencies|
    key requirements|essential|essential skills|ideal candidate|the ideal candidate|requirements and skills|key skills|
    yêu cầu|yêu cầu công việc|yêu cầu ứng viên|yêu cầu tuyển dụng|yêu cầu đối với ứng viên|tiêu chuẩn|tiêu chuẩn tuyển dụng|
    điều kiện|kỹ năng|kỹ năng yêu cầu|yêu cầu chuyên môn|trình độ|kinh nghiệm|kỹ năng cần có|yêu cầu chung|
    yêu cầu trình độ|yêu cầu kinh nghiệm|yêu cầu kỹ năng|bằng cấp|yêu cầu bắt buộc|yêu cầu về kỹ năng|hồ sơ năng lực`,
  nice: `nice to have|nice to haves|nice-to-have|preferred|preferred qualifications|preferred skills|bonus|bonus points|a plus|plus|pluses|
    desirable|desirable skills|desired skills|desired experience|good to have|additional qualifications|it's a plus|advantages|
    would be a plus|optional|ưu tiên|ưu tiên ứng viên|điểm cộng|lợi thế|là lợi thế|ưu tiên nếu|yêu cầu ưu tiên|
    ứng viên ưu tiên|kỹ năng ưu tiên|lợi thế cạnh tranh`,
  dropped: `benefits|perks|perks and benefits|benefits and perks|what we offer|we offer|why join us|why you'll love working here|compensation|
    salary|salary and benefits|about us|about the company|about company|company|company overview|our company|who we are|company profile|the company|
    how to apply|apply|application|application process|contact|contact information|location|working hours|working time|
    equal opportunity|equal opportunity employer|our culture|our values|about the team|interview process|hiring process|diversity|
    quyền lợi|quyền lợi được hưởng|phúc lợi|chế độ|chế độ đãi ngộ|đãi ngộ|lương thưởng|mức lương|lương|thu nhập|giới thiệu công ty|
    về công ty|về chúng tôi|công ty|thông tin công ty|cách thức ứng tuyển|cách ứng tuyển|nộp hồ sơ|hồ sơ ứng tuyển|hồ sơ|liên hệ|thông tin liên hệ|
    địa điểm|địa điểm làm việc|nơi làm việc|thời gian làm việc|giờ làm việc|quyền lợi và chế độ|chính sách|quyền lợi ứng viên|
    thông tin chung|thông tin khác|lý do gia nhập|tại sao bạn sẽ yêu thích làm việc tại đây|hạn nộp hồ sơ|quy trình tuyển dụng|chế độ phúc lợi|
    môi trường làm việc|cơ hội thăng tiến|yêu cầu hồ sơ`,
};
const intros =
  'job description|description|overview|job summary|summary|position summary|job overview|about the role|about the job|the job|role overview|the position|introduction|giới thiệu|tổng quan|giới thiệu công việc|thông tin tuyển dụng|vị trí tuyển dụng|mục đích công việc|tóm tắt công việc';

const key = (text: string): string =>
  fold(text)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const known = new Map<string, JobPart>();
for (const [part, list] of Object.entries(headings))
  for (const name of list.split('|')) known.set(key(name), part as JobPart);
for (const name of intros.split('|')) known.set(key(name), 'intro');

/** The part of a job post that a heading line opens; null when the line is no such heading. */
export function jobPart(line: string): JobPart | null {
  if (line.length > 70) return null;
  const text = line
    .replace(/^\s*(?:\d{1,2}|[IVX]{1,4}|[A-Z])\s*[.)/:-]\s*/, '')
    .replace(/\s*\(.*\)\s*:?\s*$/, '');
  const exact = known.get(key(text));
  if (exact) return exact;
  const colon = /^(.{3,40}?)\s*:\s*$/.exec(text)?.[1];
  const inner = colon ? known.get(key(colon)) : undefined;
  if (inner) return inner;
  const about = /^(?:about|why(?: join)?|life at|về|giới thiệu về)\s+\p{Lu}[^.,:]{1,40}:?$/u.test(text);
  return about ? 'dropped' : null;
}

/** `Requirements: 2 years …` on one line. */
export function inlineJobPart(line: string): { part: JobPart; contentAt: number } | null {
  const match = /^\s*([^:]{3,40}?)\s*:\s+(?=\S)/.exec(line);
  const part = match ? known.get(key(match[1] ?? '')) : undefined;
  return match && part ? { part, contentAt: match[0].length } : null;
}

import { remember } from '../text/remember.js';
import { fold } from '../text/fold.js';
import { type OwnPart, ownPart } from './own-headings.js';

export type JobPart = 'intro' | 'duties' | 'requirements' | 'nice' | 'dropped';

const headings: Readonly<Record<Exclude<JobPart, 'intro'>, string>> = {
  duties: `responsibilities|key responsibilities|main responsibilities|job responsibilities|duties|duties and responsibilities|
    roles and responsibilities|role and responsibilities|what you will do|what you'll do|what you’ll do|your role|the role|
    your responsibilities|job duties|key duties|tasks|your tasks|day to day|in this role you will|key accountabilities|
    your mission|your job|your work|main tasks|essential duties|what you will be doing|what you'll be doing|your day|a day in the life|
    how you will make an impact|your impact|scope of work|position responsibilities|as a member of our team you will|main duties|
    mô tả công việc|mô tả|nhiệm vụ|trách nhiệm|trách nhiệm công việc|công việc chính|nội dung công việc|nhiệm vụ chính|
    mô tả chi tiết công việc|nhiệm vụ và trách nhiệm|trách nhiệm chính|công việc cụ thể|chi tiết công việc|
    công việc của bạn|bạn sẽ làm gì|bạn sẽ làm|việc bạn làm|công việc hằng ngày|công việc hàng ngày|việc hằng ngày|việc hàng ngày|daily work|daily tasks|your daily work|day to day work|your days|trách nhiệm của bạn|một ngày làm việc`,
  requirements: `requirements|requirement|job requirements|qualifications|required qualifications|minimum qualifications|basic qualifications|
    required skills|skills|skills required|skills and qualifications|qualifications and skills|what we are looking for|what we're looking for|
    what we’re looking for|who you are|about you|your profile|your skills|must have|must haves|must-have|experience|
    skills and experience|experience and skills|education|education and experience|candidate profile|you have|you bring|
    what you bring|what you need|your background|required experience|knowledge and skills|technical skills|competencies|
    key requirements|essential|essential skills|ideal candidate|the ideal candidate|requirements and skills|key skills|musts|
    what you'll bring|what you’ll bring|what you will bring|what you'll need|what you will need|who we're looking for|who we’re looking for|
    who we are looking for|we are looking for|we expect|we expect you to have|what we expect|what we expect from you|your qualifications|
    your experience|profile|the profile|profile description|job specification|person specification|skills and requirements|do you have what it takes|
    what it takes|you are|you should have|you must have|to succeed in this role|what makes you a great fit|who should apply|is this you|
    what you have|your competencies|personal qualities|personal profile|qualifications and experience|experience and qualifications|
    minimum requirements|basic requirements|technical requirements|required|what you should have|your expertise|skills needed|tech stack|technologies|
    yêu cầu|yêu cầu công việc|yêu cầu ứng viên|yêu cầu tuyển dụng|yêu cầu đối với ứng viên|tiêu chuẩn|tiêu chuẩn tuyển dụng|
    điều kiện|kỹ năng|kỹ năng yêu cầu|yêu cầu chuyên môn|trình độ|kinh nghiệm|kỹ năng cần có|yêu cầu chung|
    yêu cầu trình độ|yêu cầu kinh nghiệm|yêu cầu kỹ năng|bằng cấp|yêu cầu bắt buộc|yêu cầu về kỹ năng|hồ sơ năng lực|
    bạn cần có|bạn cần|bạn là người|bạn có|chân dung ứng viên|ứng viên cần có|chúng tôi tìm kiếm|chúng tôi cần|ứng viên phù hợp|ai phù hợp|
    phù hợp với ai|tiêu chí|tiêu chí tuyển dụng|điều kiện ứng tuyển|điều kiện tuyển dụng|năng lực|phẩm chất|kiến thức|trình độ chuyên môn|
    yêu cầu khác|kỹ năng mềm|kỹ năng chuyên môn|phẩm chất cá nhân|yêu cầu cụ thể|bạn mang đến|bạn sẽ cần`,
  nice: `nice to have|nice to haves|nice-to-have|preferred|preferred qualifications|preferred skills|bonus|bonus points|a plus|plus|pluses|
    desirable|desirable skills|desired skills|desired experience|good to have|additional qualifications|it's a plus|advantages|
    would be a plus|optional|it would be nice if you have|extra points|bonus skills|nice extras|desired qualifications|wishes|our wishes|wish list|
    ưu tiên|ưu tiên ứng viên|điểm cộng|lợi thế|là lợi thế|ưu tiên nếu|yêu cầu ưu tiên|
    ứng viên ưu tiên|kỹ năng ưu tiên|lợi thế cạnh tranh|sẽ là điểm cộng|điểm cộng nếu có|có thì tốt|mong muốn`,
  dropped: `benefits|perks|perks and benefits|benefits and perks|what we offer|we offer|why join us|why you'll love working here|compensation|
    salary|salary and benefits|about us|about the company|about company|company|company overview|our company|who we are|company profile|the company|
    how to apply|apply|application|application process|contact|contact information|location|working hours|working time|
    equal opportunity|equal opportunity employer|our culture|our values|about the team|interview process|hiring process|diversity|
    job benefits|your benefits|what's in it for you|what’s in it for you|what we can offer you|what you can expect|what you get|what you'll get|
    in return|our offer|we offer you|our benefits|your rewards|why us|why work with us|why work for us|company description|diversity and inclusion|
    commitment to diversity and inclusion|interested|apply now|next steps|further information|terms of employment|our team|the team|legal notice|disclaimer|
    quyền lợi|quyền lợi được hưởng|phúc lợi|chế độ|chế độ đãi ngộ|đãi ngộ|lương thưởng|mức lương|lương|thu nhập|giới thiệu công ty|
    về công ty|về chúng tôi|công ty|thông tin công ty|cách thức ứng tuyển|cách ứng tuyển|nộp hồ sơ|hồ sơ ứng tuyển|hồ sơ|liên hệ|thông tin liên hệ|
    địa điểm|địa điểm làm việc|nơi làm việc|thời gian làm việc|giờ làm việc|quyền lợi và chế độ|chính sách|quyền lợi ứng viên|
    thông tin chung|thông tin khác|lý do gia nhập|tại sao bạn sẽ yêu thích làm việc tại đây|hạn nộp hồ sơ|quy trình tuyển dụng|chế độ phúc lợi|
    môi trường làm việc|cơ hội thăng tiến|yêu cầu hồ sơ|bạn sẽ nhận được|bạn nhận được gì|tại sao chọn chúng tôi|lợi ích|quyền lợi của bạn|
    chúng tôi mang đến|bạn được gì|vì sao nên gia nhập`,
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

const partOfOwn: Readonly<Record<OwnPart, JobPart>> = {
  offers: 'dropped',
  company: 'dropped',
  apply: 'dropped',
  requirements: 'requirements',
  nice: 'nice',
};

/** The part of a job post that a heading line opens; null when the line is no such heading. */
export const jobPart = remember((line: string): JobPart | null => {
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
  const own = ownPart(text);
  return about ? 'dropped' : own === null ? null : partOfOwn[own];
});

/** A line that opens a section: one that is known, or a short line that ends in a colon and asks for nothing by itself. */
export const isPostHeading = (line: string): boolean => jobPart(line) !== null;

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly heading: boolean;
}

const headingWordsMax = 7;
const wordAt = /[\p{L}\p{N}'’&/-]+:?/gu;

/** The end of a known heading that begins with word `i`; 0 where there is none. A single plain word needs a colon or capitals. */
function headingEnd(words: readonly RegExpExecArray[], i: number, text: string): number {
  const first = words[i];
  if (!first || !/^\p{Lu}/u.test(first[0])) return 0;
  for (let n = Math.min(headingWordsMax, words.length - i); n > 0; n -= 1) {
    const last = words[i + n - 1];
    if (!last) continue;
    const end = last.index + last[0].length;
    const phrase = text.slice(first.index, end);
    if (!known.has(key(phrase))) continue;
    const next = text.slice(end).trimStart();
    const opens = phrase.endsWith(':') || next === '' || /^(?:[\p{Lu}\d•*:]|[-–]\s)/u.test(next);
    const loud = phrase.endsWith(':') || phrase === phrase.toUpperCase() || next.startsWith(':');
    const titled =
      n > 1 && phrase.split(/\s+/).every((word) => /^(?:\p{Lu}|and|of|to|for|we|you|your|&)/u.test(word));
    // Two Vietnamese syllables are one word: `Công ty Minh Phát` is no heading before a name.
    const leads = i === 0 && n > (/[^\0-\x7f]/.test(phrase) ? 3 : 1);
    if (opens && next !== '' && (loud || titled || leads)) return end;
  }
  return 0;
}

/** Takes headings that stand within a line (`Requirements: …`, `… your team Your Profile You have …`) out of it. */
export function splitHeadings(sentence: { text: string; start: number }): Piece[] {
  const { text, start } = sentence;
  const pieces: Piece[] = [];
  const push = (from: number, to: number, heading: boolean): void => {
    const raw = text.slice(from, to);
    const kept = raw.replace(/^[\s:•*–-]+/u, '').trimEnd();
    if (!/[\p{L}\p{N}]/u.test(kept)) return;
    const at = start + from + raw.indexOf(kept);
    pieces.push({ text: kept, start: at, end: at + kept.length, heading });
  };
  const words = [...text.matchAll(wordAt)];
  let from = 0;
  for (let i = 0; i < words.length; i += 1) {
    const at = words[i]?.index ?? 0;
    const end = at < from ? 0 : headingEnd(words, i, text);
    if (end === 0) continue;
    push(from, at, false);
    push(at, end, true);
    from = end;
  }
  push(from, text.length, false);
  return pieces;
}

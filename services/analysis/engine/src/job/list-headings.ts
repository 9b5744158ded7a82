import { titleScore } from '../layout/phrases.js';
import { remember } from '../text/remember.js';
import { jobPart, type JobPart } from './job-headings.js';
import { type OwnPart, ownPart } from './own-headings.js';

// A short line above a list opens the list: single words tell what it opens, where the whole line is in nobody's list of headings.

const houses = String.raw`(?:farm|house|charity|trust|kitchen|garage|yard|mill|brewery|theatre|museum|library|nursery|garden|lab|place|family|team|company|firm|studio|workshop|shop|school|hotel|restaurant|bakery|clinic)`;
const words: readonly (readonly [OwnPart | 'duties', RegExp])[] = [
  [
    'nice',
    /\b(?:bonus|(?:might|could) (?:also )?(?:have|bring|know)|also (?:have|like|love)|nice|plus|extras?|even better|all the better|ideally|optional|welcome)\b|(?<!\p{L})(?:thì (?:quý|tốt|hay|càng)|điểm cộng|lợi thế|cộng điểm|ưu tiên|càng (?:tốt|quý)|có thêm)(?!\p{L})/iu,
  ],
  [
    'offers',
    /\b(?:perks?|benefits?|rewards?|gifts?|we (?:give|offer|pay|provide)|back to you|waiting for you|in store for you|on the table|on offer|in return|from us)\b|(?<!\p{L})(?:quà|được gì|nhận gì|được hưởng|đãi ngộ|phúc lợi|quyền lợi|gửi lại|tặng bạn|dành cho bạn|đền đáp)(?!\p{L})/iu,
  ],
  [
    'apply',
    /\b(?:to apply|applying|application|happens next|next steps?|send us|get in touch)\b|(?<!\p{L})(?:ứng tuyển|nộp (?:hồ sơ|đơn)|hồ sơ|liên hệ)(?!\p{L})/iu,
  ],
  [
    'company',
    new RegExp(
      String.raw`^(?:about|meet) (?:the|our) ${houses}$|^what makes us(?:\s\p{L}+){1,3}$|^về (?:trại|vườn|xưởng|tiệm|quán|trường|công ty|cửa hàng|nhà hàng|hợp tác xã|chúng (?:tôi|mình)|tụi mình|bên (?:mình|em))(?:\s\p{L}+){0,3}$`,
      'iu',
    ),
  ],
  [
    'requirements',
    /\byou(?:['’]ll| will)? (?:need|must|should|have|bring|are)\b|\babout (?:you|the person)\b|\b(?:the|our) person\b|\bthe basics\b|\bwho (?:will|would|should|we|you)\b|\b(?:for|suits?) you if\b|(?<!\p{L})(?:về bạn|(?:tìm|cần|mong) (?:một )?(?:ai|người|bạn)|ai phù hợp|bắt buộc|bạn cần|cần có|tiêu chí|tiêu chuẩn|yêu cầu)(?!\p{L})/iu,
  ],
  [
    'duties',
    /\byou(?:['’]ll| will| would)? (?:do|be doing|spend)\b|\byour (?:days?|week|work|tasks)\b|(?<!\p{L})(?:công việc (?:hằng|hàng) ngày|việc (?:hằng|hàng) ngày|bạn (?:sẽ )?làm gì|một ngày)(?!\p{L})|^(?:bạn|em|anh\/chị) sẽ$/iu,
  ],
];

const wordsMax = 7;
const listPart = remember((line: string): OwnPart | 'duties' | null => {
  const text = line.replace(/^[^\p{L}\d]+/u, '').replace(/[\s:?!…*]+$/u, '');
  const isHead = text.split(/\s+/).length <= wordsMax && /^\p{Lu}/u.test(text) && !/[\d.,;:()&/]/u.test(text);
  return isHead && titleScore(text) < 2
    ? (words.find(([, pattern]) => pattern.test(text))?.[0] ?? null)
    : null;
});

/** True for a line above a list that says by single words what the list is. */
export const headsList = (line: string): boolean => listPart(line) !== null;

/** What a heading opens, whether its words are known or a person's own. */
export const openedBy = (heading: string): OwnPart | 'duties' | null =>
  ownPart(heading) ?? (jobPart(heading) === null ? listPart(heading) : null);

const parts: Readonly<Record<OwnPart | 'duties', JobPart>> = {
  offers: 'dropped',
  company: 'dropped',
  apply: 'dropped',
  requirements: 'requirements',
  nice: 'nice',
  duties: 'duties',
};

/** The part of a post that a heading opens. */
export function headingPart(heading: string): JobPart | null {
  const part = jobPart(heading);
  const listed = part === null ? listPart(heading) : null;
  return part ?? (listed === null ? null : parts[listed]);
}

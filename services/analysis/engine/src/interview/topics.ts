import { anyOf } from './cues.js';
import { unmarked } from './cues-of.js';
import type { QuestionCode } from './interview.js';
import { fold } from '../text/fold.js';

// Words that answers to a general question have. Where an answer has none of them it cannot be told whether it answers.

const en: Partial<Record<QuestionCode, RegExp>> = {
  disagreement: anyOf(
    `(?:dis)?agree|argu|conflict|quarrel|disput|fell out|(?:got|became|grew) loud|fight|fought|clash|complain|upset|angry|annoyed|furious|shout|yell|refus|insist|objected|tension|blam|unhappy|opinion|compromis|convinc|persuad|push(?:ed)? back|said no|(?:did|would|do|does)n['’]t (?:want|like|accept|believe|listen)|(?:wanted|thought|preferred|felt) [^.!?]{2,60}?(?:but|while|whereas|and i|i thought|i wanted|, (?:he|she|they) (?:said|thought|wanted|felt))|(?:his|her|my|their) way|misunderst|(?:did|do|does)n['’]t (?:think|care|see it)|wrong|said my piece|(?:changed|change) (?:his|her|their) mind|sorted (?:it|that) out|fell out|(?<!in a )row(?= (?:with|about|over))`,
  ),
  mistake: anyOf(
    `mistak|error|wrong|forg[eo]t|miss(?:ed|ing)|slip|fault|overlook|misread|misjudg|miscalc|should(?:n['’]t)? have|broke|by accident|accident|fail|apologi|sorry|mix(?:ed)? up|lost|too (?:late|early|much|little|many|few)|swapped|confus|twice|instead of`,
  ),
  deadline: anyOf(
    `deadline|(?:in|on) time|late(?:r|st)?(?!\\p{L})|hurry|urgent|rush|short notice|last minute|overnight|due(?!\\p{L})|pressure|early|earlier|by (?:noon|midnight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|the (?:end|next|morning|evening|weekend))|(?:had|with|only|just|within|left|have|in|than) (?:\\p{L}+ ){0,2}(?:minutes?|hours?|days?|weeks?|nights?|evenings?)|(?:until|before) (?:monday|tuesday|wednesday|thursday|friday|the|it|we|they)|on day`,
  ),
  learning: anyOf(
    `learn|taught|teach|new(?!\\p{L})|course|tutorial|manual|practi[cs]|training|never (?:used|done|worked|seen|touched)|from scratch|asked .{2,30} to show|read (?:up|the|about)|stud(?:y|ied)|figur(?:e|ed) out|beginner|videos?|handbook|documentation`,
  ),
  priorities: anyOf(
    `first|urgent|priorit|at once|at the same time|same (?:day|hour|morning|week)|important|wait|order|both|decid|meanwhile|juggl|postpon|later|list|before the|could wait`,
  ),
  feedback: anyOf(
    `feedback|critici[sz]|critique|told me|said (?:that )?(?:i|my)(?!\\p{L})|complain|review|remark|comment|point(?:ed)? out|too (?:slow|fast|long|loud|quiet|much|many|late|short|complicated|detailed)|harsh|apprais|suggested|advi[sc]e|mentor|not happy|unhappy|unclear`,
  ),
};

const vi: Partial<Record<QuestionCode, RegExp>> = {
  disagreement: anyOf(
    'bất đồng|mâu thuẫn|tranh (?:cãi|luận|chấp)|cãi|không (?:đồng ý|thống nhất|chịu|hợp|vừa ý|hài lòng|ưng|vui|muốn|thích)|phản đối|xung đột|ý kiến|to tiếng|la (?:ó|lối|mắng|lên|hoài)|mắng|giận|bực|phàn nàn|khiếu nại|than phiền|chê|đòi|nhất quyết|khăng khăng|thuyết phục|căng thẳng|đổ (?:lỗi|thừa)|trách|hiểu lầm|làm theo (?:cách|ý)|(?:muốn|nghĩ|bảo|cho rằng) [^.!?]{2,60}?(?:còn|mà|nhưng) (?:em|tôi|mình|tui)',
  ),
  mistake: anyOf(
    'sai|nhầm|lỗi|quên|sót|thiếu|hỏng|hư|bể|vỡ|lộn|lỡ|trễ|xin lỗi|sơ suất|bất cẩn|chủ quan|không (?:để ý|kiểm|đọc kỹ)|lệch|dư|mất|cháy|tính (?:sai|thiếu)|hai lần|thay vì',
  ),
  deadline: anyOf(
    'hạn|gấp(?! (?:đôi|ba|bốn|năm|\\d))|kịp|trễ|vội|deadline|tiến độ|cấp tốc|đột (?:ngột|xuất)|(?:còn|trong|có|chỉ|vỏn vẹn|phải xong|thay vì|sớm) (?:\\p{L}+ ){0,2}(?:\\d+|một|hai|ba|bốn|năm|sáu|bảy|mấy|vài|nửa) ?(?:ngày|giờ|tiếng|tuần|đêm|buổi|hôm|phút)|(?:một|trong|suốt|xuyên) đêm|ngay trong|trước (?:Tết|giờ|ngày|khi khách)|mai|chiều (?:nay|mai|đó)',
  ),
  learning: anyOf(
    'học|mới|chưa (?:biết|từng|dùng|làm|viết|bao giờ)|lần đầu|hướng dẫn|tài liệu|khóa|tập|xem (?:video|clip)|coi (?:video|clip|đi)|mò|tự tìm|sách|làm quen|chỉ (?:em|tôi|mình|tui)',
  ),
  priorities: anyOf(
    'trước|ưu tiên|gấp|cùng (?:lúc|ngày|giờ)|một lúc|quan trọng|việc nào|để sau|đợi|chờ|sắp xếp|danh sách|hoãn|dồn|(?:hai|ba|bốn|nhiều|mấy) việc|quyết định|lùi',
  ),
  feedback: anyOf(
    'góp ý|nhận xét|phê bình|chê|nhắc|(?:bảo|nói|kêu|khuyên|trách|la|mắng|chửi|chỉ|than) (?:là |rằng )?(?:em|tôi|mình|tui|bài|cách)|đánh giá|phản hồi|feedback|phàn nàn|không hài lòng|khó hiểu|(?:chậm|nhanh|dài|nhỏ|to|vội|kỹ|rối) quá|quá (?:chậm|nhanh|dài|nhỏ|to|vội|rối)',
  ),
};
const bareVi: Partial<Record<QuestionCode, RegExp>> = Object.fromEntries(
  Object.entries(vi).map(([code, cue]) => [code, unmarked(cue)]),
);

/** What an answer to a general question speaks of; null for a question that any story of work answers. */
export function topicOf(code: QuestionCode, language: 'vi' | 'en', text: string): RegExp | null {
  const topics = language === 'en' ? en : fold(text) === text.toLowerCase() ? bareVi : vi;
  return topics[code] ?? null;
}

/** What stories say in the place of a tool's name. */
const toolWords: Readonly<Record<string, RegExp>> = {
  'microsoft-excel': anyOf('workbook|worksheet|pivot|[vx]?lookup|bảng tính|hàm (?:if|sum|vlookup|xlookup)'),
};
export const toolWordsOf = (skillIds: Iterable<string>): RegExp[] =>
  [...skillIds].flatMap((id) => toolWords[id] ?? []);

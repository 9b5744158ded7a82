import { companyTalk } from './company-talk.js';
import type { RoleCode } from './model/roles.js';
import type { PostSentence } from './post-sentences.js';
import { tagsIn } from './tag-lines.js';

const silent: ReadonlySet<RoleCode> = new Set(['C', 'O', 'A', 'F']);

/** What is said to be looked for, of whoever reads: `You have solid knowledge of …`, `Fluency in …`. */
const ofReader =
  /^are you an? |\byou(?:['’]ve| have| are| can demonstrate| possess| hold| bring| speak| know)\b[^.]{0,60}\b(?:experience|knowledge|skills?|understanding|background|degree|fluen\w+|familiar\w*|proficien\w+|certifi\w+)\b|^(?:fluen(?:t|cy)|proficien(?:t|cy)|(?:good |strong |solid |excellent |proven )?(?:knowledge|understanding) of|(?:\p{L}+ )?experience (?:with|in|of)|familiar(?:ity)? with|ability to|bachelor|master['’]s degree)\b/iu;
/** `You write well`, `you can set up a stall`: what the reader is said to do and know. */
const ableReader =
  /^\W*you (?:also )?(?:write|read|speak|know|understand|hold|drive|cook|type|(?:can|have|['’]ve) (?:also |already |previously )?(?:\p{L}+ )?(?:set|edit|run|read|write|speak|drive|use[d]?|manage[d]?|worked|work(?! from home)|led|lead|built|build|handled?|sold|sell|taught|teach|cooked|cook|made|make|kept|keep|at least)|are (?:comfortable|confident|fluent|experienced|at home|used to|able to|not afraid|happy to|familiar))\b(?![^.]{0,40}\b(?:from us|with us|your own pace)\b)|^(?:[^.:]{2,40}:\s)?(?:bạn|ứng viên) (?:hợp với [^.,]{2,30} nếu|(?:đã |từng |cần |phải |nên |có |cũng )*(?:có (?:kinh nghiệm|khả năng|thói quen|ít nhất|từ|khoảng|trên|tối thiểu|kiến thức|kỹ năng|bằng|chứng chỉ)|biết(?! (?:đến|tới) )|hiểu|viết|đọc|nói được|dùng|sử dụng|làm được|chạy được|thành thạo|rành|thạo|quen với|giỏi|chịu được|không ngại|sẵn sàng|tự (?:làm|chạy|viết|lập|tay)|từng (?:làm|chạy|bán|dạy|quản)))(?!\p{L})/iu;
/** `Kinh nghiệm vận hành gian hàng là cần thiết`. */
const demandedVi =
  /(?:kinh nghiệm|kiến thức|kỹ năng|khả năng|bằng|chứng chỉ|giấy phép)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:là|rất) (?:cần thiết|cần|bắt buộc|điều kiện|không thể thiếu|tiên quyết)(?!\p{L})/iu;
const offeredVi =
  /(?<!\p{L})(?:bạn (?:sẽ )?(?:được|nhận|có cơ hội|không cần)|cơ hội|đào tạo (?:từ đầu|bài bản)|không (?:yêu cầu|cần) )/iu;

/** `Part-time: tối thiểu 5 tiếng/ngày`: how long one works, by kind of contract. */
export const hoursOf =
  /^\W*(?:(?:đối với|với|for)\s)?(?:part|full)[- ]?time\b[^:]{0,20}:\s.{0,40}(?:\d\s?h(?!\p{L})|tiếng|giờ|hours?)/iu;
/** `Ca làm việc linh động`: what one has to be ready for, wherever it stands. */
const workingTime =
  /^\W*(?:ca làm việc (?:linh (?:động|hoạt)|xoay)|(?:làm việc|đi làm) (?:xoay|theo) ca|rotating shifts?|shift work)(?!\p{L})/iu;
/** `Good report writing is essential`, `the right candidate will hold …`: a demand of whoever reads, whatever stands around it. */
const demanded =
  /\b(?:is|are) (?:also |therefore |absolutely |strictly )*(?:required|essential|mandatory|needed|necessary|a must|a requirement)\b(?! (?:to|for|by|in order)\b)|^\W*(?:the )?(?:successful|ideal|right|suitable|preferred)?\s?(?:candidates?|applicants?) (?:will|must|should|need to) (?:have|hold|be|possess|speak|show|bring)\b|^\W*(?:you )?must (?:have|be|hold|speak|possess|own)\b|^\W*(?:valid|current|full,? clean|clean) [^.]{2,60}\b(?:certificates?|certification|licen[cs]e|registration|passport)\b|\bwill be (?:asked for|required) before (?:you|appointment|the start|employment)\b/iu;
/** `Pool experience is an advantage`: a wish of whoever reads. */
const wished =
  /\b(?:is|are|would be|will be) (?:(?:considered|seen as|regarded as) )?(?:an? )?(?:(?:big|strong|great|definite|distinct|clear|real|added|strongly|highly) )*(?:advantage|plus|bonus|asset|preferred|desirable|desired|welcome)\b/iu;
/** `It would help if you had used …`, `cộng điểm nếu biết …`: a line that opens with its wish. */
const opensWithWish =
  /^\W*(?:it (?:would|might) (?:really |also )?(?:help|be (?:an? )?(?:plus|bonus|advantage|great|good|nice|useful|helpful|handy)) if|(?:better still|even better),? if|(?:extra|bonus|brownie) (?:credit|points)(?: if| for|:)|cộng điểm (?:nếu|khi|cho)|(?:sẽ )?là (?:một )?(?:thế mạnh|lợi thế|điểm cộng)(?: lớn)? (?:nếu|khi))(?![\p{L}])(?!.{0,20}(?:send|apply|attach|enclose|include|mention|tell us|let us|gửi|nộp|đính kèm))/iu;
/** `We are an advantage to …`, `no experience is needed`: said of the employer, or taken back. */
const notAsked =
  /^\W*(?:we|our|it|this|there|they|it['’]s|what)\b|\b(?:not|no|n['’]t|never)\b[^,;]{0,40}\b(?:required|essential|needed|necessary|a must|mandatory)\b|\b(?:team|company|culture|products?|service|support|equipment|accommodation) (?:is|are|will be)\b|\b(?:training|coaching) (?:is|will be) (?:given|provided|offered|available)\b|\b(?:you are|everyone is|all (?:are|applicants))\b[^.]{0,20}welcome/iu;

const offered =
  /\b(?:opportunit\w+|chance|access to|benefit\w*|salary|training|gain|will (?:get|learn|receive)|offer\w*)\b/iu;

/** What the employer says of the place or the chance, asking for nothing: `It's a great first job`, `Join a team of …`. */
const boast =
  /^\W*(?:(?:it['’]?s|this is|this would be) (?:an? |the )?(?:great|perfect|ideal|fantastic|exciting|unique|wonderful|rare)\b[^.]{0,24}\b(?:job|role|opportunity|chance|place|position|start|way)\b|(?:come (?:and )?)?join (?:us|our|an? )|you(?:['’]ll| will) (?:become|be) (?:a )?part of|this (?:role|position|job) offers|(?:moreover,? |besides,? )?you can look forward to|\p{L}[^.]{0,120}\bwill contribute to (?:further )?developing you\b|(?:đây là|một) (?:một )?(?:cơ hội|công việc (?:đầu tiên )?(?:tuyệt vời|lý tưởng|hấp dẫn))|(?:hãy )?(?:gia nhập|đến với|đồng hành cùng) )/iu;
const demands =
  /\b(?:must|required?|need(?:s|ed)?|should|essential|who (?:have|has|is|are)|experience (?:in|with|of)|knowledge|years?|degree)\b|yêu cầu|cần |phải |có kinh nghiệm|thành thạo|bắt buộc/iu;

/** What work is paid with: a line that lists two such things lists an offer. */
const pay =
  /\b(?:bonus(?:es)?|(?:annual|paid|sick|parental) leave|paid time off|medical|dental|(?:health|life) insurance|pension|401\(k\)|allowances?|\d[- ]day (?:work(?:ing)? )?week|commission|stock options|free (?:lunch|meals|parking)|staff discount|superannuation|(?:company|work|service|tool[- ]of[- ]trade) (?:van|vehicle|car|ute|phone|laptop)|clear (?:road|path|pathway|route) (?:in)?to|career progression|uniforms? (?:provided|supplied)|profit share|sign-on|overtime rates|penalty rates|paid training)\b|[$£€₱₦₹]\s?\d[\d,.]*k?|\d[\d,.]* ?(?:USD|EUR|GBP|SGD|PHP)\b|thưởng|bảo hiểm(?! xã hội và)|BHXH|BHYT|phụ cấp|nghỉ phép|phép năm|lương tháng 13|du lịch hằng năm|khám sức khỏe|ăn trưa|trợ cấp/giu;
const payWordsMin = 2;
const money = /^[$£€₱₦₹\d]/u;
/** `Package: tax free salary, shared accommodation, …`. */
const opensPay =
  /^\W*(?:(?:salary )?package|compensation|remuneration|benefits|perks|thu nhập|lương thưởng|chế độ|đãi ngộ|phúc lợi|quyền lợi)\s*:\s*\S/iu;
function listsPay(text: string): boolean {
  if (opensPay.test(text)) return true;
  const words = new Set([...text.matchAll(pay)].map(([word]) => word.toLowerCase()));
  // Sums alone may be budgets that one is to manage.
  return words.size >= payWordsMin && [...words].some((word) => !money.test(word));
}

/**
 * The role of a sentence whose own words tell it, whatever the weights made of its place: tags of a job board, and what
 * is said to the reader as a demand.
 */
export function plainRole({ text, heading }: PostSentence, role: RoleCode, company: string | null): RoleCode {
  if (heading) return role;
  const talk = ableReader.test(text) ? null : companyTalk(text, company);
  if (talk !== null) return role === 'R' || role === 'P' || role === 'D' ? talk : role;
  if (role !== 'D' && (boast.test(text) || listsPay(text)) && !demands.test(text)) return 'O';
  if (!silent.has(role)) return role;
  if (tagsIn(text)) return 'D';
  if (workingTime.test(text) || hoursOf.test(text)) return 'R';
  if (opensWithWish.test(text)) return 'P';
  if (!notAsked.test(text)) {
    if (wished.test(text)) return 'P';
    if (demanded.test(text)) return 'R';
  }
  if (offered.test(text) || offeredVi.test(text)) return role;
  return [ofReader, ableReader, demandedVi].some((one) => one.test(text)) ? 'R' : role;
}

// Words by which a person tells what was, what was to be done, what they did and what came of it. Each list is read in
// answers of its language only.

export interface Cues {
  readonly situation: RegExp;
  readonly task: RegExp;
  /** What the speaker did. */
  readonly action: RegExp;
  /** What the speaker would do, for questions about what has not happened. */
  readonly intent: RegExp;
  readonly result: RegExp;
  readonly lesson: RegExp;
  /** Why this post, for questions about the person. */
  readonly link: RegExp;
  readonly hedge: RegExp;
  readonly filler: RegExp;
  readonly we: RegExp;
  /** Words that only sentences have. */
  readonly glue: ReadonlySet<string>;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Verbs of doing; what one was, felt or wished is no action. */
const enVerb =
  '(?!(?:worked|joined|wanted|needed|liked|loved|enjoyed|learned|realised|realized|seemed|lived|graduated|applied)(?!\\p{L}))(?:\\p{L}{2,}ed|built|wrote|ran|made|led|taught|set|took|met|sat|found|kept|held|chose|drew|went|gave|told|spoke|broke|cut|began|split|put|sent|brought|bought|sold|got|did|said|saw|won|grew|drove|rewrote|redid|read|paid|hired|stood|came|left|shut|spent|understood|dealt|caught|fed|laid|rang|swept|wore)';
const enAdverb =
  '(?:then|also|first|next|personally|quickly|immediately|finally|simply|therefore|myself|later|always|usually|often)';

const en: Cues = {
  situation:
    /(?<!\p{L})(?:when (?:i|we|our|the|a|one)|while (?:i|we|working)|back in|at the time|in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)|last (?:year|month|quarter|summer|spring|autumn|winter)|in my (?:last|previous|current|first) (?:job|role|position|company)|there (?:was|were)|we (?:were|had)|our (?:team|company|client|customers?|shop|department|biggest)|the (?:problem|challenge|situation|issue) was|during|(?:for )?(?:two|three|four|five|six|\d+) (?:years?|months?) (?:i|ago)|i (?:worked|was working|was employed) (?:as|at|for|in)|currently|at (?=\p{Lu}))/giu,
  task: /(?<!\p{L})(?:my (?:task|goal|job|role|responsibility|target|duty|aim|manager|boss) (?:was|asked|wanted|gave)|i (?:was (?:asked|responsible|assigned|in charge|given|told|meant)|had to|needed to|was supposed to|wanted to|took on|aimed to)|we (?:had to|needed to|were asked to)|(?:the|our) (?:goal|target|aim|deadline|task) was|asked me to|(?:it was|that was) (?:up to me|my (?:job|turn)))/giu,
  action: new RegExp(
    `(?<!\\p{L})i (?:${enAdverb} )*${enVerb}(?!\\p{L})|(?<=(?<!\\p{L})i [^.!?]{3,90}?(?:,| and| then) )(?:${enAdverb} )*${enVerb}(?!\\p{L})`,
    'giu',
  ),
  intent:
    /(?<!\p{L})(?:i(?:['’]d| would|['’]ll| will| plan to| am going to|['’]m going to)) (?:(?:then|also|first|next|start by|begin by) )*\p{L}{2,}/giu,
  result:
    /(?<!\p{L})(?:as a result|in the end|eventually|the result|the outcome|(?:resulted|resulting) in|ended up|thanks to (?:this|that)|so (?:that )?(?:the|we|our) [^.!?]{2,50}? (?:fell|rose|dropped|grew|increased|decreased|improved|went)|which (?:cut|reduced|increased|saved|raised|led to|brought|meant)|(?:fell|dropped|rose|grew|went (?:down|up|from)|increased|decreased|improved|shortened|doubled|halved)(?: (?:by|from|to)|[,.;])|we (?:delivered|shipped|finished|closed|won|saved|passed|opened|hit|reached|kept)|(?:cut|reduced|increased|saved|raised|improved|lowered) (?:it|the|our|this)?[^.!?]{0,60}?(?:by|from|to) |the (?:customer|client|team|store|shop) (?:renewed|stayed|signed|agreed|thanked|came back)|i would (?:know|measure|check) )/giu,
  lesson:
    /(?<!\p{L})(?:i(?:['’]ve| have)? (?:also )?(?:learned|learnt|realised|realized)|the lesson|next time|looking back|since then|ever since|if i did it again|what i took from|today i would)/giu,
  link: /(?<!\p{L})(?:that(?:['’]s| is) why|i(?:['’]m| am) (?:looking for|applying|interested|excited)|i(?:['’]d| would) like to|your (?:company|team|post|posting|shop|product)|this (?:post|role|position|job)|the post asks|you(?:['’]re| are) looking for)/giu,
  hedge:
    /(?<!\p{L})(?:maybe|perhaps|probably|possibly|sort of|kind of|i think|i guess|i suppose|somewhat|more or less|basically|hopefully|i believe)(?!\p{L})/giu,
  filler: /(?<!\p{L})(?:um+|uh+|er+m?|you know|like,|literally|actually|honestly)(?!\p{L})/giu,
  we: /(?<!\p{L})(?:we|our team|us)(?!\p{L})/giu,
  glue: set(
    'i the a an to and of in we was were my it that is for on with at by from as had have when then so this our me',
  ),
};

const self = '(?:tôi|em|mình|tui)';
const viDone = `${self} (?:(?:cũng|mới|bèn|liền|trực tiếp|chủ động|tự|tự tay|còn|thường xuyên|thường|quyết định|bắt đầu|tiếp tục) )*`;

const vi: Cues = {
  situation: new RegExp(
    `(?<!\\p{L})(?:khi (?:${self}|còn|công ty|đó|ấy|đang|làm|vào|bắt đầu|nhận)|lúc (?:đó|ấy|này|${self})|hồi (?:đó|ấy|${self}|còn)|(?:năm|tháng|quý) (?:\\d+|ngoái|trước)|trước đây|(?:tại|ở) (?:công ty|cửa hàng|nhà máy|bệnh viện|trường|phòng|kho|xưởng|chi nhánh)|(?:trong|suốt) (?:dự án|giai đoạn|thời gian|đợt|mùa|một lần|kỳ)|công ty (?:${self}|gặp|đang|cũ)|vấn đề (?:là|lúc)|khó khăn (?:là|lúc)|tình huống|hiện (?:tại|nay|${self})|${self} (?:từng |đã |đang )?làm (?:việc )?(?:ở|tại|cho|vị trí)|có (?:một )?lần|\\d+ năm)`,
    'giu',
  ),
  task: new RegExp(
    `(?<!\\p{L})(?:(?:nhiệm vụ|mục tiêu|yêu cầu|việc|trách nhiệm|chỉ tiêu) (?:của ${self} )?(?:là|đặt ra)|${self} (?:được giao|được phân công|được yêu cầu|phải|cần|chịu trách nhiệm|phụ trách|nhận nhiệm vụ|nhận việc|đảm nhận)|giao cho ${self}|(?:sếp|trưởng phòng|quản lý|giám đốc|khách hàng|chị|anh)[^.!?]{0,25} (?:giao|yêu cầu|nhờ|muốn)|hạn chót|thời hạn là)`,
    'giu',
  ),
  action: new RegExp(
    `(?<!\\p{L})${viDone}đã (?!được |bị |phải |rất |học |rút |nhận ra |có |là |từng )\\p{L}+|(?<!\\p{L})${self} (?:bèn|liền|trực tiếp|chủ động|tự tay|quyết định) \\p{L}+|(?<!\\p{L})${self} (?:(?:cũng|còn) )?(?:lập|gọi|viết|soạn|xây|thiết kế|đề xuất|kiểm|rà|phân|chia|tổ chức|hướng dẫn|đào tạo|gặp|trao đổi|thương lượng|đàm phán|lên|tạo|chuẩn|sắp|đo|ghi|lọc|gửi|nhắc|mời|họp|sửa|thay|chuyển|tối ưu|làm lại|đối chiếu|tính|báo|xin|giải thích|lắng nghe|thuyết phục|khảo sát|theo dõi|triển khai|thử|tìm|dùng|áp dụng)(?!\\p{L})|(?<=${self} đã [^.!?]{3,90}?(?:,| và| rồi| sau đó) )(?:lập|gọi|viết|soạn|xây|thiết kế|đề xuất|kiểm|rà|phân|chia|tổ chức|hướng dẫn|đào tạo|gặp|trao đổi|thương lượng|đàm phán|lên|tạo|chuẩn|sắp|đo|ghi|lọc|gửi|nhắc|mời|họp|sửa|thay|chuyển|đối chiếu|tính|báo|xin|giải thích|theo dõi|triển khai|thử|tìm)(?!\\p{L})`,
    'giu',
  ),
  intent: new RegExp(
    `(?<!\\p{L})${self} (?:(?:cũng|còn) )?(?:sẽ|dự định|định|tính) (?:bắt đầu (?:bằng|từ) )?\\p{L}+`,
    'giu',
  ),
  result:
    /(?<!\p{L})(?:kết quả|cuối cùng|nhờ (?:đó|vậy|thế|cách)|(?:vì|do) (?:vậy|đó) [^.!?]{0,40}?(?:giảm|tăng|đạt)|sau đó [^.!?]{0,40}?(?:giảm|tăng|đạt)|(?:đã |chỉ )?(?:giảm|tăng|rút ngắn|rút|đạt|tiết kiệm|vượt)[^.!?]{0,60}?(?:\d|một nửa|gấp|xuống|lên|được)|khách (?:hàng )?(?:đã )?(?:quay lại|ký|đồng ý|hài lòng|cảm ơn|gia hạn)|hoàn thành (?:trước|đúng|sớm|vượt)|không còn|tôi sẽ (?:đo|biết))/giu,
  lesson: new RegExp(
    `(?<!\\p{L})(?:${self} (?:đã )?(?:rút ra|học được|nhận ra|hiểu ra)|bài học|lần sau|từ đó(?: về sau)?|kể từ đó|nếu (?:được )?làm lại|nhìn lại)`,
    'giu',
  ),
  link: new RegExp(
    `(?<!\\p{L})(?:${self} (?:muốn|mong|ứng tuyển|quan tâm|tìm)|vì (?:vậy|thế) ${self}|phù hợp|công ty (?:mình|anh|chị|bạn|quý)|quý công ty|vị trí này|công việc này|tin tuyển dụng)`,
    'giu',
  ),
  hedge:
    /(?<!\p{L})(?:có lẽ|hình như|chắc là|chắc|đại khái|nói chung|cũng được|kiểu như|có thể là|tôi nghĩ|em nghĩ|mình nghĩ|hy vọng là|tương đối|đâu đó)(?!\p{L})/giu,
  filler: /(?<!\p{L})(?:ờ+m?|ừ+m?|à thì|thì là|kiểu|ý là|tức là)(?!\p{L})/giu,
  we: /(?<!\p{L})(?:chúng (?:tôi|em|mình|ta)|nhóm (?:tôi|em|mình|của)|bọn (?:em|mình)|cả (?:nhóm|đội|phòng))(?!\p{L})/giu,
  glue: set(
    'tôi em mình là và của cho được trong đã các một những để với có khi này thì nên vì do không phải rồi từ ở tại sẽ đó lúc như cũng vào ra',
  ),
};

export const cuesOf = (language: 'vi' | 'en'): Cues => (language === 'vi' ? vi : en);

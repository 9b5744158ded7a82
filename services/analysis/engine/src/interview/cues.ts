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
  '(?!(?:worked|joined|wanted|needed|liked|loved|enjoyed|learned|realised|realized|seemed|lived|graduated|applied|improved|believed|used|hoped|tried)(?!\\p{L}))(?:\\p{L}{2,}ed|built|wrote|ran|made|led|taught|set|took|met|sat|found|kept|held|chose|drew|went|gave|told|spoke|broke|cut|began|split|put|sent|brought|bought|sold|got|did|said|saw|won|grew|drove|rewrote|redid|read|paid|hired|stood|came|left|shut|spent|understood|dealt|caught|fed|laid|rang|swept|wore)';
const enAdverb =
  '(?:then|also|first|next|personally|quickly|immediately|finally|simply|therefore|myself|later|always|usually|often)';

const en: Cues = {
  situation:
    /(?<!\p{L})(?:i(?:['’]m| am| was) an? |i (?:work|manage|run|teach|drive|cook|clean|sell|nurse) |when (?:i|we|our|the|a|one)|while (?:i|we|working)|back in|at the time|in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)|last (?:year|month|quarter|summer|spring|autumn|winter)|in my (?:last|previous|current|first) (?:job|role|position|company)|there (?:was|were)|we (?:were|had)|our (?:team|company|client|customers?|shop|department|biggest)|the (?:problem|challenge|situation|issue) was|during|(?:for )?(?:two|three|four|five|six|\d+) (?:years?|months?) (?:i|ago)|i (?:worked|was working|was employed) (?:as|at|for|in)|currently|at (?=\p{Lu}))/giu,
  task: /(?<!\p{L})(?:my (?:task|goal|job|role|responsibility|target|duty|aim|manager|boss) (?:was|asked|wanted|gave)|i (?:was (?:asked|responsible|assigned|in charge|given|told|meant)|had to|needed to|was supposed to|wanted to|took on|aimed to)|we (?:had to|needed to|were asked to)|(?:the|our) (?:goal|target|aim|deadline|task) was|asked me to|(?:it was|that was) (?:up to me|my (?:job|turn)))/giu,
  action: new RegExp(
    `(?<!\\p{L})i (?:${enAdverb} )*${enVerb}(?!\\p{L})|(?<=(?<!\\p{L})i [^.!?]{3,90}?(?:,| and| then) )(?:${enAdverb} )*${enVerb}(?!\\p{L})`,
    'giu',
  ),
  intent:
    /(?<!\p{L})(?:i(?:['’]d| would|['’]ll| will| plan to| am going to|['’]m going to)) (?:(?:then|also|first|next|start by|begin by) )*\p{L}{2,}/giu,
  result:
    /(?<!\p{L})(?:as a result|in the end|eventually|the (?:result|outcome) (?:was|is)|(?:far|much|a lot|way|many) (?:fewer|less|more|faster|quicker|better|easier|quieter|lower|higher)|(?:fewer|less|lower|faster|quicker|cheaper) (?:\p{L}+ ){0,4}(?:now|than|since)|(?:hardly|never|rarely|no longer|don['’]t|didn['’]t) (?:ever |have to |had to |need |needed )|stopped \p{L}+ing|(?:by|after|within|since) (?:the |a |about )?(?:\p{L}+ ){0,2}(?:weeks?|months?|years?|quarter|season|january|february|march|april|may|june|july|august|september|october|november|december)(?:,| )[^.!?]{0,40}?(?:was|were|had|it['’]s|down|only)|(?:is|are|was|were|now|down to|it['’]s) (?:under|only|just|down|nearly|almost|gone|full|back)|that (?:winter|summer|month|year|week|quarter) (?:was|were|we)|(?:said|told me|thanked|praised|promoted|copied|still use|uses it)|(?:resulted|resulting) in|ended up|thanks to (?:this|that)|so (?:that )?(?:the|we|our) [^.!?]{2,50}? (?:fell|rose|dropped|grew|increased|decreased|improved|went)|which (?:cut|reduced|increased|saved|raised|led to|brought|meant)|(?:fell|dropped|rose|grew|went (?:down|up|from)|increased|decreased|improved|shortened|doubled|halved)(?: (?:by|from|to)|[,.;])|we (?:delivered|shipped|finished|closed|won|saved|passed|opened|hit|reached|kept)|(?:cut|reduced|increased|saved|raised|improved|lowered) (?:it|the|our|this)?[^.!?]{0,60}?(?:by|from|to) |the (?:customer|client|team|store|shop) (?:renewed|stayed|signed|agreed|thanked|came back)|i would (?:know|measure|check) )/giu,
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

/** Whoever speaks; "của em" is a thing of theirs. */
const self = '(?<!của )(?:tôi|em|mình|tui|cháu)';
/** Acts that need no new subject before them. */
const viDoing =
  '(?:lập|gọi|viết|soạn|xây|thiết kế|đề xuất|đề nghị|kiểm|rà|phân|chia|tổ chức|hướng dẫn|đào tạo|chỉ lại|gặp|trao đổi|thương lượng|đàm phán|lên|tạo|chuẩn|sắp|xếp|đo|đếm|ghi|lọc|gửi|nhắc|mời|họp|sửa|thay|chuyển|dời|đối chiếu|tính|báo|xin|giải thích|theo dõi|triển khai|thử|tìm|thêm|bớt|bỏ|dán|in|lấy|cắt|gom|gộp|bàn|liên hệ|mang|treo|nhờ|bật|nấu|đứng|dọn|mua|vẽ|chụp|lắp|khoan|trồng|tưới|gắn|đóng(?! góp)|mở|cài|chạy thử|nộp|trình)(?!\\p{L})';
/** A word that may be an act: none of being, feeling, wishing, or of where somebody works. */
const viAct =
  '(?!(?:là|có|bị|được|phải|cần|thấy|nghĩ|muốn|thích|biết|hiểu|rất|không|chưa|hay|luôn|cũng|sinh|tên|yêu|cảm|tin|hy|mong|đang|sẽ|làm|học|nhận|rút|ở|tại|vào|thuộc|của|và|với|thì|mà|nên|hơn|khá|hơi|quen|đã|từng|nói|năm|nay|kia|này|đó|ấy|em|anh|chị|mình|tôi|bà|ba|khách|cái|những|các|một|khi|lúc|hồi|chạy|bán|hàng|giờ|ai|cả|mọi|nhiều|xong|sau|trước|trên|dưới|kết|nhờ vậy|vì|do|tuyến|chuyền|công|trang|cải|cố|chịu|hòa|kể|giữ|ham|đam|tâm|mang lại|tự tin|tự hào|có thể|tiếp xúc|gắn bó|phấn|nỗ|luôn|sẵn|vui|mừng|lo|sợ|nhớ|quên|mong|nghe|xem|coi|phụ|hoàn|dùng thành thạo|tiếp|trong|lúc|đến|từ|theo|như|vẫn|đều|ra|lớn|trẻ|giỏi|có lẽ|đóng góp|cống|quản|tham gia|ngại|mãi|còn|thường|hằng|hàng ngày)(?!\\p{L}))\\p{Ll}{2,}';

const vi: Cues = {
  situation: new RegExp(
    `(?<!\\p{L})(?:khi (?:${self}|còn|công ty|đó|ấy|đang|làm|vào|bắt đầu|nhận)|lúc (?:đó|ấy|này|${self})|hồi (?:đó|ấy|${self}|còn)|(?:năm|tháng|quý) (?:\\d+|ngoái|trước)|trước đây|(?:tại|ở) (?:công ty|cửa hàng|nhà máy|bệnh viện|trường|phòng|kho|xưởng|chi nhánh)|(?:trong|suốt) (?:dự án|giai đoạn|thời gian|đợt|mùa|một lần|kỳ)|công ty (?:${self}|gặp|đang|cũ)|vấn đề (?:là|lúc)|khó khăn (?:là|lúc)|tình huống|hiện (?:tại|nay|${self})|${self} (?:đang |từng )?(?:làm|bán|chạy|dạy|lái|trông|quản lý|phụ trách) |trước (?:kia|đó|đây)|hồi (?:đó|trước)|${self} (?:từng |đã |đang )?làm (?:việc )?(?:ở|tại|cho|vị trí)|có (?:một )?lần|\\d+ năm)`,
    'giu',
  ),
  task: new RegExp(
    `(?<!\\p{L})(?:(?:nhiệm vụ|mục tiêu|yêu cầu|việc|trách nhiệm|chỉ tiêu) (?:của ${self} )?(?:là|đặt ra)|${self} (?:được giao|được phân công|được yêu cầu|phải|cần|chịu trách nhiệm|phụ trách|nhận nhiệm vụ|nhận việc|đảm nhận)|giao cho ${self}|(?:sếp|trưởng phòng|quản lý|giám đốc|khách hàng|chị|anh)[^.!?]{0,25} (?:giao|yêu cầu|nhờ|muốn)|hạn chót|thời hạn là)`,
    'giu',
  ),
  action: new RegExp(
    `(?<!\\p{L})${self} (?:(?:đã|cũng|mới|bèn|liền|còn|thì|lại|chủ động|trực tiếp|bắt đầu|quyết định|tự|tự tay|đi) )*${viAct}|(?<=(?<!\\p{L})${self} [^.!?]{3,110}?(?:,|;| và| rồi| với lại| sau đó) (?:(?:rồi|sau đó|tự|còn) )?)${viDoing}`,
    'giu',
  ),
  intent: new RegExp(
    `(?<!\\p{L})${self} (?:(?:cũng|còn) )?(?:sẽ|dự định|định|tính) (?:bắt đầu (?:bằng|từ) )?\\p{L}+`,
    'giu',
  ),
  result:
    /(?<!\p{L})(?:kết quả|cuối cùng|(?:vụ|lứa|mùa|tháng|năm|quý|kỳ|đợt|lần) (?:sau|đó) [^.!?]{0,30}?(?:được|còn|tăng|giảm|không|chỉ|lên)|(?:giờ|bây giờ|nay|hiện giờ) (?:thì |chỉ |còn |mỗi |đỡ |bớt )|giờ \p{L}+ (?:thì|chỉ|còn)|sau (?:khi|chừng|khoảng|đó|một|hai|ba|vài|mấy|\d+)[^.!?]{0,50}?(?: thì | còn | ra | được | hết | không | tăng| giảm)|từ đó|hết (?:bị|cảnh|hẳn)|(?:bớt|đỡ|giảm) (?:\p{L}+ ){0,3}(?:hẳn|nhiều|rõ)|chỉ còn|còn (?:khoảng|chừng|cỡ|\d|bảy|năm|hai|ba|bốn)|khỏi phải|được (?:thưởng|khen|nhân rộng)|khen |ký hợp đồng|(?:ổn định|nhanh|ít|nhiều|dễ chịu|gọn|đều|cao|thấp) hơn|tăng thêm|nhờ (?:đó|vậy|thế|cách)|(?:vì|do) (?:vậy|đó) [^.!?]{0,40}?(?:giảm|tăng|đạt)|sau đó [^.!?]{0,40}?(?:giảm|tăng|đạt)|(?:đã |chỉ )?(?:giảm|tăng|rút ngắn|rút|đạt|tiết kiệm|vượt)[^.!?]{0,60}?(?:\d|một nửa|gấp|xuống|lên|được)|khách (?:hàng )?(?:đã )?(?:quay lại|ký|đồng ý|hài lòng|cảm ơn|gia hạn)|hoàn thành (?:trước|đúng|sớm|vượt)|không còn|tôi sẽ (?:đo|biết))/giu,
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

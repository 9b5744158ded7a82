import { remember } from '../text/remember.js';

/** What a heading in a person's own words opens. */
export type OwnPart = 'offers' | 'company' | 'apply' | 'requirements' | 'nice';

const you = String.raw`(?:bạn|em|anh\/chị|anh chị|các bạn|ứng viên|nhân viên)`;
const house = String.raw`(?:công ty|xưởng|cửa hàng|tiệm|quán|nhà hàng|khách sạn|nhà máy|doanh nghiệp|đơn vị|chúng tôi|bên mình|trung tâm|phòng khám|bệnh viện|trường|tập đoàn|thương hiệu|nhà tuyển dụng|nhà xe|hợp tác xã|trang trại)`;
const houseEn = String.raw`(?:company|employer|firm|business|studio|workshop|shop|school|practice|farm|hotel|restaurant|bakery|clinic|group|brand|organi[sz]ation)`;

const patterns: Readonly<Record<OwnPart, readonly string[]>> = {
  offers: [
    String.raw`why (?:you(?:['’]ll| will| would| should|['’]d| might| may)? )?(?:love|enjoy|like|join|choose|pick|stay|come)(?: .{1,40})?`,
    String.raw`why (?:people|staff|colleagues|others) (?:stay|love|like|enjoy|join)(?: .{1,40})?`,
    String.raw`(?:our|a) (?:thank[- ]?yous?|thanks)(?: (?:to|for) you)?`,
    String.raw`our (?:offer|promise|side of the (?:deal|bargain))(?: to you)?`,
    String.raw`what(?:['’]s| is) (?:in (?:it|this) for you|on offer|waiting for you)`,
    String.raw`what we(?:['’]ll| will| can)? (?:offer|give|pay|provide|promise)(?: .{1,30})?`,
    String.raw`what you(?:['’]ll| will| can)? (?:get|receive|enjoy|gain|earn|look forward to)(?: (?:from us|in return|with us|here|back))?`,
    String.raw`in (?:return|exchange)(?:,? (?:we|you)(?: \p{L}+){1,3})?`,
    String.raw`(?:your|our|the) (?:perks|benefits|package|rewards|extras)(?: .{1,30})?`,
    String.raw`(?:perks|benefits|rewards|pay)(?: (?:and|&) (?:perks|benefits|rewards|pay|holidays?|extras|conditions)| of (?:the job|working .{1,30})| for you| on offer)`,
    String.raw`how we (?:look after|reward|thank|take care of|pay) (?:you|our \p{L}+)`,
    String.raw`(?:\p{L}+ )?(?:good )?reasons to (?:join|work|love|choose)(?: .{1,30})?`,
    String.raw`(?:các )?(?:phúc lợi|quyền lợi|đãi ngộ|chế độ(?: (?:đãi ngộ|phúc lợi|lương))?|lương thưởng|lợi ích) (?:dành cho|cho|của|khi|mà|tại|ở|được|hấp dẫn|kèm theo|đi kèm|${you}|(?:và |& )?(?:phúc lợi|quyền lợi|đãi ngộ|chế độ|lương thưởng))(?: .{1,40})?`,
    String.raw`(?:vì sao|tại sao|(?:những )?lý do)(?: (?:${you}|nên|để|sẽ|khiến|mọi người|muốn|lại))* (?:chọn|yêu|thích|mê|gắn bó|gia nhập|làm việc|đến với|ở lại|ứng tuyển|đồng hành|về với|về đội)(?: .{1,40})?`,
    String.raw`(?:những gì |điều )?${you} (?:sẽ )?(?:được gì|nhận (?:được )?(?:gì|những gì)|được (?:hưởng|nhận)(?: (?:gì|những gì))?|nhận (?:được|lại))(?: .{1,30})?`,
    String.raw`${house}(?: \p{Lu}\S*){0,4} (?:dành|mang|tặng|trao|hứa|đem|gửi|lo)(?: .{1,25})? ${you}(?: .{1,12})?`,
    String.raw`đổi lại(?:,? (?:là|thì|${you}|${house})(?: .{1,30})?)?`,
    String.raw`(?:lời|món quà|quà) (?:cảm ơn|tri ân|tặng|cho)(?: .{0,20})${you}`,
  ],
  company: [
    String.raw`our (?:story|history|roots|beginnings|heritage)`,
    String.raw`(?:a (?:little|bit|few words|word|note)|something|more) about (?:us|our \p{L}+|the ${houseEn}|who we are)`,
    String.raw`about (?:our|the) ${houseEn}`,
    String.raw`(?:who|where) we (?:are|come from)(?: .{1,30})?`,
    String.raw`(?:meet|introducing) (?:us|the (?:team|crew)|our (?:team|crew))`,
    String.raw`(?:giới thiệu|đôi nét|vài nét|vài lời|đôi lời|đôi điều|vài điều|sơ lược|câu chuyện|lịch sử|tổng quan|thông tin)(?: (?:về|chung|của))* ${house}(?: .{1,40})?`,
    String.raw`(?:về|giới thiệu về) ${house}(?: .{1,40})?`,
    String.raw`chúng tôi là ai`,
  ],
  apply: [
    String.raw`how to (?:apply|join us|reach us|get in touch|contact us)(?: .{1,30})?`,
    String.raw`(?:what|documents|papers) to (?:send|bring|include|submit|enclose)(?: .{1,30})?`,
    String.raw`your application (?:should|must|needs to|has to|will) (?:include|contain|have|hold)`,
    String.raw`(?:to apply|what happens next|applying)`,
    String.raw`(?:bộ )?hồ sơ(?: (?:xin việc|dự tuyển|ứng tuyển|tuyển dụng))? (?:gồm|bao gồm|cần (?:có|nộp|chuẩn bị)|gồm có|kèm theo|cần thiết)(?: .{1,20})?`,
    String.raw`(?:cách|hình thức|thủ tục|hướng dẫn) (?:nộp|ứng tuyển|dự tuyển|đăng ký)(?: .{1,30})?`,
    String.raw`giấy tờ (?:cần (?:có|nộp|mang|chuẩn bị)|gồm|kèm theo|mang theo)(?: .{1,20})?`,
  ],
  requirements: [
    String.raw`(?:the|our) (?:ideal |right |perfect |dream )?(?:person|people|colleague|teammate|hire|match)(?: (?:we|who|that|you|for) .{1,40})?`,
    String.raw`(?:the|an?|our) (?:\p{L}+ ){1,4}we (?:hope|dream|look|are looking|['’]re looking|long|wish|search|need|want|seek)(?: .{1,20})?`,
    String.raw`(?:who|whom|what) we(?:['’]re| are| hope|['’]d| would) (?:looking|hoping|seeking|searching|like|love|to)(?: .{1,40})?`,
    String.raw`what you (?:cannot|can['’]?t|can not) (?:do|be|go) without`,
    String.raw`what you (?:need|must have)(?: .{1,30})?`,
    String.raw`musts?(?:[- ]haves?)?`,
    String.raw`(?:người|mảnh ghép|đồng đội|đồng nghiệp|ứng viên|gương mặt|thành viên|chân dung|người đồng hành|cộng sự)(?: mà)?(?: .{1,25})? (?:tìm|đang tìm|tìm kiếm|cần|mong đợi|mong chờ|mơ ước|lý tưởng|chờ đón|kiếm)`,
    String.raw`hành trang(?: .{1,30})?`,
    String.raw`(?:những )?(?:điều |thứ )?không thể thiếu`,
  ],
  nice: [
    String.raw`(?:(?:it(?:['’]s| is) )?(?:nice|good|great|useful|handy|lovely|welcome)(?: (?:to have|if you (?:have|know|can) (?:it|them)))?|not (?:a must|essential|needed))(?: but)? (?:we(?:['’]ll| can| will)(?: gladly| also| happily)? (?:teach|train|show|help)|can be (?:learnt|learned|taught)|(?:it )?is (?:not|no) )(?: ?.{1,30})?`,
    String.raw`(?:nếu )?(?:có|biết|được)(?: thêm)? thì (?:càng |rất |sẽ |quá )?(?:quý|tốt|hay|mừng|thích|tuyệt)(?: .{1,25})?`,
    String.raw`(?:càng (?:quý|tốt|hay)|không (?:có|biết) cũng (?:được|không sao))(?: (?:nếu|khi|vì) .{1,30})?`,
    String.raw`what (?:makes|would make|will make|sets|puts) you (?:stand out|shine|apart|ahead)(?: .{1,30})?`,
    String.raw`(?:you(?:['’]ll| will)? )?stand out (?:if|by|with)(?: .{1,20})?`,
    String.raw`(?:extra credit|better still|even better|brownie points)(?: (?:if|for))?(?: you(?: have| know| can)?)?`,
    String.raw`(?:our |some )?wish(?:es| ?list)`,
    String.raw`(?:những )?điểm sáng(?: .{1,20})?`,
    String.raw`mong muốn(?: thêm)?`,
    String.raw`(?:cộng điểm|điểm cộng)(?: (?:nếu|khi|cho))?(?: ${you})?(?: (?:có|biết))?`,
    String.raw`(?:sẽ )?là (?:thế mạnh|lợi thế|điểm cộng)(?: (?:nếu|khi))?(?: ${you})?(?: (?:có|biết))?`,
  ],
};

const opened = Object.entries(patterns).map(
  ([part, list]) => [part as OwnPart, new RegExp(String.raw`^(?:${list.join('|')})$`, 'iu')] as const,
);
const headingCharsMax = 70;
const headingWordsMax = 12;

/** What a line opens that says so in a person's own words: `Why you will love it here`, `Phúc lợi dành cho bạn`. */
export const ownPart = remember((line: string): OwnPart | null => {
  if (line.length > headingCharsMax) return null;
  const text = line
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(/[\s:?!…*]+$/u, '')
    .replace(/,(?=\s(?:but|though|nhưng)\s)/iu, '');
  if (
    /[.,:;](?:\s|$)/u.test(text.replace(/^in (?:return|exchange),/iu, 'in return')) ||
    text.split(/\s+/).length > headingWordsMax
  )
    return null;
  return opened.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
});

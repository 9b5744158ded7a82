// What came of something, told by a time or by a comparison: "we had it back in nine hours", "every month since".

const enNumber =
  '(?:\\d[\\d.,]*|(?:a |an )?half|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|\\p{L}+ty)';
const enTime = '(?:minutes?|hours?|days?|nights?|weeks?|months?|quarters?|years?)';
/** Before a verb: somebody or something that is not the speaker. */
const enNotSpeaker = '(?<!(?:^|[^\\p{L}])(?:i|who|since|when|before|after) )';

export const enOutcome = new RegExp(
  `(?<!\\p{L})(?:${[
    // "The account has cleared every month since."
    `${enNotSpeaker}(?:has|have)(?:n['’]t)? (?:(?:not|never|all|both|always|only|just) )*(?!(?:moved|left|retired|joined|worked|lived|stayed|died|grown|been (?:late|ill|sick|away|gone|closed|there|here|with|at|in))(?!\\p{L}))(?:\\p{L}+(?:ed|en|wn|ne|pt|lt|ld)|been|had|run|come|gone|made|met|held) [^.!?;]{0,50}? (?:ever )?since(?=[.,;!]|$)`,
    // "We had the line back in nine hours."
    `(?:we|they|he|she|everyone|everybody) (?:had|got) [^.!?,;]{2,40}? (?:back|up|running|working|open|ready|going) (?:again )?(?:in|within|by|before) (?:(?:under|about|only|just|less than|the) )*(?:${enNumber} ${enTime}|noon|midnight|lunch\\p{L}*|\\p{L}+ morning|\\p{L}+ evening|the end)`,
    // "The papers went out two days before the meeting."
    `${enNotSpeaker}(?:(?:went|came|arrived|left|opened|landed|finished) (?:(?:in|out|up|back|off|live) )?|(?:was|were|got) (?:(?:all|both|back|up) )*(?:out|up|back|ready|done|finished|sent|delivered|live|signed) )${enNumber} ${enTime} (?:before|ahead of|earlier than) (?:the|our|their|its|they|it|we)(?!\\p{L})`,
    // "In 20 minutes, before that it took two hours."
    `(?:\\d[\\d.,]*|${enNumber} ${enTime})[^.!?]{0,60}?[,;] (?:(?:where|when|while|and) )?(?:before(?: that| then)?|previously),? (?:(?:it|they|that|we|the \\p{L}+) )?(?:was|were|had been|took|had taken|needed|had) [^.!?,;]{0,25}?${enNumber} \\p{L}`,
  ].join('|')})`,
  'giu',
);

const viNumber = '(?:một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|vài|mấy|nửa|\\d[\\d.,]*)';
const viTime = '(?:giây|phút|giờ|tiếng|ngày|buổi|tuần|tháng|quý|kỳ|năm)';
const viSpeaker = '(?:tôi|em|mình|tui|tớ|mk|t|e)(?!\\p{L})';
/** Words of somebody or something that is not the speaker. */
const viNotSpeaker = (most: number): string => `(?:(?!${viSpeaker})\\p{L}+ ){1,${most}}?`;

export const viOutcome = new RegExp(
  `(?<!\\p{L})(?:${[
    // "Trước trưa mọi người vào làm lại."
    `(?<=(?:^|[.!?,;]\\s+|nên |thì ))(?:trước|đến|tới|chừng|mới|ngay) (?:giữa |cuối )?(?:trưa|chiều|tối|khuya|nửa đêm|sáng hôm sau|hôm sau|ngày|ca|buổi|\\d+ (?:giờ|h))(?: hôm (?:đó|ấy|sau))?(?: thì|,)? ${viNotSpeaker(5)}(?:lại|xong|bình thường)(?= (?:hết|rồi|được|bình thường|cả|đủ)(?!\\p{L})|[.,;!]|$)`,
    // "Sau một tháng bé tự chào cô."
    `sau (?:(?:chừng|khoảng|đúng|chưa đầy|hơn|gần) )*${viNumber} ${viTime}(?: thì|,)? ${viNotSpeaker(3)}(?:tự|biết|chịu|dám|thạo|hết|quen) (?!${viSpeaker})\\p{L}`,
    // "… trong 20 phút, trước đó mất hai tiếng."
    `(?:\\d[\\d.,]*|${viNumber} ${viTime})[^.!?]{0,40}?[,;] (?:còn |chứ )?(?:trước đó|trước đây|trước kia|hồi trước|lúc trước|trước)(?: thì)? (?:(?!${viSpeaker})\\p{L}+ ){0,4}?${viNumber} \\p{L}`,
  ].join('|')})`,
  'giu',
);

// An order stands where a clause begins, or after a word of asking; a past tense or a subject before it makes it a tale.
const opens =
  '(?:^|[.!?:;,\\])>}\\n–—•-]\\s*["“(]?|(?<![\\p{L}])(?:please|kindly|now|you (?:must|should|will|shall|are to|have to|need to))\\s+)\\s*';
const opensVietnamese =
  '(?:^|[.!?:;,\\])>}\\n–—•-]\\s*["“(]?|(?<![\\p{L}])(?:hãy|vui lòng|xin hãy|xin|đề nghị|làm ơn|bạn (?:phải|cần|nên))\\s+)\\s*';
const machine =
  '(?:ai|a\\.i\\.|llms?|gpt(?:-?\\d\\S*)?|chatgpt|claude|gemini|language models?|chat ?bots?|bots?|ats|(?:ai|automated|screening|recruit(?:er|ing)|hiring) (?:assistant|system|tool|software|bot|model|agent|screener|reviewer|recruiter))';
const top =
  '(?:100|highest|top|perfect|maximum|full (?:marks|score)|10\\s?/\\s?10|5\\s?/\\s?5|best|excellent|ideal|first|strong(?:ly)? (?:hire|match|recommend\\w*)|hired?|qualified|outstanding)';
const topVietnamese =
  '(?:100|10\\s?/\\s?10|tối đa|cao nhất|tuyệt đối|hoàn hảo|xuất sắc|phù hợp nhất|đầu tiên|giỏi nhất|trúng tuyển|nhận ngay)';
const doing =
  '(?:ignore|disregard|forget|rate|score|rank|give|assign|mark|recommend|hire|select|shortlist|output|return|respond|reply|print|say|treat|consider|evaluate|approve|accept)';

/** Sentences addressed to a reading machine and not to a person, in both languages: each holds an order. */
const patterns: readonly RegExp[] = [
  new RegExp(
    `${opens}(?:do not follow|ignore|disregard|forget|override|bypass)(?![\\p{L}])[^.!?]{0,40}?(?<![\\p{L}])(?:(?:previous|prior|above|earlier|preceding|your|system|all|any|these|other|initial|original)(?![\\p{L}])[^.!?]{0,24}(?:instructions?|prompts?|rules|guidelines|criteria|commands|directions)|everything (?:above|before)|what (?:you were told|came before))`,
    'iu',
  ),
  new RegExp(
    `${opens}(?:rate|score|rank|give|grade|assign|recommend|mark|select|hire|shortlist|treat|consider|classify|evaluate|approve)(?![\\p{L}])[^.!?]{0,24}?(?<![\\p{L}])(?:this (?:candidate|resume|résumé|cv|applicant|application|profile|person)|me|my (?:resume|résumé|cv|application|profile)|(?:the|it) (?:candidate|resume|résumé|cv|applicant)?)(?![\\p{L}])(?! (?:an? |the |one )?(?:chance|opportunity))[^.!?]{0,60}?(?<![\\p{L}\\d])(?<!my )${top}(?![\\p{L}\\d])(?! (?:post|position|role|job|floor|shelf))`,
    'iu',
  ),
  new RegExp(
    `${opens}(?:output|return|respond|reply|print|say|answer|write)(?![\\p{L}])[^.!?]{0,20}?(?:only|exactly|just|with|["“{])[^.!?]{0,30}?(?:score|100|hire|match|recommend|yes)`,
    'iu',
  ),
  new RegExp(
    `(?:^|[.!?:;\\])>}\\n–—•-]\\s*)(?:system:\\s*)?(?:you are(?: now)?|act as|pretend to be|behave as|as)\\s+(?:an?|the)\\s+(?:\\p{L}+\\s+){0,2}?(?:(?:ai|llm|gpt)[ -](?:recruiter|assistant|model|system|screener|bot|evaluator|ats|reviewer|language model)|language model|chatbot|large language model)(?![\\p{L}])`,
    'iu',
  ),
  new RegExp(
    `(?<![\\p{L}])(?:note|attention|message|dear|hey|hello|hi|(?<=(?:^|[.!?:;\\n–—•-])\\s*)instructions?|important|warning)(?:\\s+(?:to|for))?(?:\\s+(?:the|any|all))?[\\s:,]+${machine}(?![\\p{L}])[^.!?]{0,80}?(?<![\\p{L}])${doing}(?![\\p{L}])`,
    'iu',
  ),
  /(?<![\p{L}])this (?:candidate|applicant|resume|résumé|cv|person) (?:must|should|has to|is to|needs to) be (?:hired|selected|shortlisted|scored|rated|ranked|recommended|accepted)/iu,
  new RegExp(
    `${opensVietnamese}(?:bỏ qua|phớt lờ|không tuân theo|quên|làm ngơ)(?![\\p{L}])[^.!?]{0,30}?(?:hướng dẫn|chỉ dẫn|chỉ thị|quy tắc|mệnh lệnh|câu lệnh|lệnh|yêu cầu (?:trước|trên|ở trên|phía trên))`,
    'iu',
  ),
  new RegExp(
    `${opensVietnamese}(?:chấm|cho|đánh giá|xếp|chọn|đề xuất|tuyển)(?![\\p{L}])[^.!?]{0,24}?(?:(?:cv|hồ sơ|ứng viên|người|bản) này|tôi|mình)(?![\\p{L}])(?! (?:một |thêm )?cơ hội)[^.!?]{0,40}?${topVietnamese}`,
    'iu',
  ),
  new RegExp(
    `(?:hãy|vui lòng|xin)\\s+(?:chấm|cho)(?! (?:em|tôi|mình|con|cháu) (?:một |thêm )?cơ hội)[^.!?]{0,16}điểm[^.!?]{0,16}${topVietnamese}`,
    'iu',
  ),
  /(?:^|[.!?:;\n–—•-]\s*)(?:bạn là|với tư cách(?: là)?|đóng vai)\s+(?:một\s+)?(?:trí tuệ nhân tạo|mô hình ngôn ngữ|ai(?![\p{L}])|chatbot|trợ lý ai)/iu,
  /(?:gửi|lưu ý(?: cho| tới| đến)?|chú ý)\s+(?:các\s+)?(?:ai|chatgpt|mô hình|trí tuệ nhân tạo)(?![\p{L}])[^.!?]{0,60}?(?:hãy|bỏ qua|chấm|cho điểm|chọn|đánh giá)/iu,
  /<\/?(?:system|assistant|user|instructions?)>|\[(?:system|inst)\]|(?:^|\n)#{2,}\s*(?:system|instruction)/iu,
];
/** An order quoted as an example of one is no order. */
const quoted =
  /(?:such as|like|e\.g\.|prompts?|attacks?|phrases?|detect\w*|chẳng hạn|như|câu)\s*:?\s*["“'‘][^"”'’]{0,120}["”'’]/giu;

const charsMax = 2_000;

export function isInstruction(text: string): boolean {
  if (text.length >= charsMax) return false;
  const bare = text.replace(quoted, ' ');
  return patterns.some((pattern) => pattern.test(bare));
}

/** Sentences addressed to a reading machine and not to a person, in both languages. */
const patterns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|criteria|above|previous|prior|system)\b/iu,
  /\b(?:you are|act as|pretend to be|behave as)\b.{0,40}\b(?:ai|llm|language model|assistant|chatbot|gpt|recruit(?:er|ing) (?:ai|bot|system)|ats)\b/iu,
  /\b(?:as an ai|dear ai|hey (?:ai|chatgpt|gpt)|note to (?:ai|the model|llm|reviewer ai)|attention ai|system prompt|chatgpt)\b.{0,80}/iu,
  /\b(?:rate|score|rank|give|grade|assign|recommend|mark)\b.{0,40}\b(?:this|the|me|my|candidate|resume|résumé|cv|applicant)\b.{0,50}\b(?:100|highest|top|perfect|maximum|full marks|10\/10|best|excellent match|strong(?:ly)? (?:hire|match))\b/iu,
  /\b(?:output|return|respond with|reply with|print|say)\b.{0,30}\b(?:score|100|perfect|json|exactly|only)\b/iu,
  /\b(?:must|should) (?:be )?(?:hire[d]?|select(?:ed)?|shortlist(?:ed)?|score(?:d)?)\b.{0,30}\b(?:this|the) (?:candidate|applicant|resume)|\bthis candidate (?:is|should be) (?:the )?(?:perfect|best|ideal|hired|shortlisted|selected)\b/iu,
  /(?:bỏ qua|phớt lờ|không tuân theo|quên).{0,40}(?:hướng dẫn|chỉ dẫn|chỉ thị|yêu cầu|quy tắc|lệnh)(?: .{0,12}(?:trước|trên|hệ thống))?/iu,
  /(?:hãy|vui lòng).{0,30}(?:chấm|cho|đánh giá|xếp).{0,40}(?:100|điểm tối đa|cao nhất|tuyệt đối|hoàn hảo|xuất sắc nhất)/iu,
  /(?:bạn là|với tư cách).{0,30}(?:trí tuệ nhân tạo|mô hình ngôn ngữ|\bai\b|chatbot|trợ lý ai)/iu,
  /<\/?(?:system|assistant|user|instructions?)>|\[(?:system|inst)\]|#{2,}\s*(?:system|instruction)/iu,
];

export const isInstruction = (text: string): boolean =>
  text.length < 2_000 && patterns.some((pattern) => pattern.test(text));

/** A sentence that takes one thing back and asks for another asks for something. */
const goesOn =
  /(?:nhưng|miễn là|chỉ cần|thay vào đó)|\b(?:but|must|as long as|provided (?:that|you)|instead)\b|\bwe (?:do )?(?:expect|need|want)\b/iu;
/** What a post says is not needed: `No degree required`, `Không yêu cầu kinh nghiệm`, `Chưa có kinh nghiệm sẽ được đào tạo`. */
const waived =
  /^\W*(?:không (?:yêu cầu|cần|đòi hỏi|bắt buộc|nhất thiết)|chưa có kinh nghiệm|không có kinh nghiệm|no (?:prior |previous |specific )?(?:[\p{L}-]+ ){0,4}(?:is |are )?(?:required|needed|necessary|expected)|(?:[^\s,;]+ ){1,5}(?:(?:is|are) not|isn['’]t|aren['’]t) (?:\p{L}+ly |at all )?(?:required|needed|necessary|expected|called for))/iu;
/** `There is no need to know …`, `you will not be asked to …`, `nobody expects …`. */
const spared =
  /^\W*(?:(?:there (?:is|['’]s|will be) |there['’]s )?no need (?:to|for)\b|you (?:do not|don['’]t|will not|won['’]t) (?:even |really |ever )?(?:need|have to)\b|you need(?:n['’]t| not)\b|you (?:(?:are|will|would) (?:not|never)|aren['’]t|won['’]t|wouldn['’]t|will never)(?: be)? (?:asked|required|expected|obliged)\b|(?:nobody|no one|none of us) (?:here )?(?:expects|asks|needs|requires|demands|wants)\b|we (?:do not|don['’]t|never|will not|won['’]t) (?:expect|ask|require|demand)\b|never mind (?:if|that)\b)/iu;
/** `Chưa biết … cũng không sao`, `không ai đòi hỏi …`, `bằng cấp không quan trọng`. */
const sparedVietnamese =
  /^\W*(?:(?:bạn |em |anh\/chị |nếu )?(?:chưa|không) (?:biết|có|từng|rành|quen|thạo|giỏi|phải|học)(?!\p{L}).{0,80}(?:(?:cũng|vẫn)(?: rất)? (?:không (?:sao|vấn đề)|chẳng sao|được|ổn|nhận)|không (?:sao(?: cả)?|thành vấn đề)|đừng (?:ngại|lo))(?!\p{L})|(?:không|chẳng) ai (?:đòi|bắt|hỏi|yêu cầu|cần)(?!\p{L})|bạn không (?:cần|phải|nhất thiết)(?!\p{L})|[^,.;]{2,50}(?<!\p{L})không (?:quan trọng|nhất thiết|cần thiết)[\s.!]*$)/iu;

/** True when a sentence takes a demand back instead of making one. */
export const isWaived = (sentence: string): boolean =>
  !goesOn.test(sentence) &&
  (waived.test(sentence) || spared.test(sentence) || sparedVietnamese.test(sentence));

/** `Experience with Tableau? Not needed.`: what answers the question before it takes it back. */
const refusal =
  /^\W*(?:(?:that['’]s |it['’]s |it is )?not (?:needed|required|necessary|expected)|no need|(?:không|chẳng) (?:cần|sao|quan trọng|bắt buộc))(?: (?:here|at all|for this|cả|gì|đâu))?\W*$/iu;
export const isRefused = (question: string, answer: string): boolean =>
  question.endsWith('?') && refusal.test(answer);

export type Polarity = 'asserted' | 'denied' | 'not-needed';

const known =
  'experience[ds]?|experiences|knowledge|exposure|background|familiar\\w*|understanding|skills?|training|trained|proficien\\w+|hands-on|expertise|command|qualification\\w*|certificat\\w+|certified|licen[cs]e\\w*|degree|practice|competence|ability|able|used?|using|work\\w*|know\\w*|have|had|has|hold\\w*|learn\\w*|stud(?:y|ied)|comfortable|done|fluent|speak\\w*|spoken|yet|expert|strong|good|an?|managed|led|built|developed|written|wrote|programmed|taught|sold|handled|operated|deployed|touched|tried|seen|been|at all|own\\w*|possess\\w*|confident|skilled|versed';
/** `no experience with`, `not familiar with`, `never used`: what follows in the clause is denied. */
const wideEnglish = new RegExp(
  `(?<![\\p{L}-])(?:no|zero|not|never|cannot|can['’]t|don['’]t|doesn['’]t|didn['’]t|haven['’]t|hasn['’]t|hadn['’]t|without|lacks?|lacking|nor|neither|unfamiliar|inexperienced|little to no)(?:\\s+(?:any|much|real|direct|prior|previous|formal|professional|practical|commercial|relevant|specific|in-depth|deep|yet|ever|really|actually|currently|personally|particularly|especially|very|so|of|the|work|working|to|have|been|a lot of|in|with)){0,3}\\s+(?:${known})(?![\\p{L}])|(?<![\\p{L}-])(?:unfamiliar with|inexperienced (?:in|with)|lack(?:s|ing)?(?: of| any)?|nor|yet to)(?![\\p{L}])`,
  'giu',
);
/**
 * `I could not join`, `unable to work`, `do not wish to`: of somebody who speaks of themselves, at the start of what they say or
 * after `I`; `customers could not pay` denies nothing of the person.
 */
const refused =
  /(?:^[^\p{L}\d]*|(?<![\p{L}])(?:I|but|and|or|am|I['’]m|was|still|currently|also|,)\s+)(?:(?:could|would|will|shall|might)(?: not|n['’]t)|won['’]t|(?:am |was |I['’]m )?(?:unable|unwilling|reluctant|not (?:able|willing|prepared|allowed|comfortable|confident|interested|available|ready|happy|open|keen))|(?:(?:do|did|would|will)(?: not|n['’]t)|(?:would|['’]d) rather not|prefer not|refuse[ds]?)(?= to | wish| want| like| do | work| take| write| code| speak| use| know| teach| build| drive| hold| own| have))(?!\p{L})/iu;
/** Said of what is best: `could not have gone better`, `would not be possible without`. */
const noRefusal =
  /(?:not|n['’]t)\s+(?:only|just|have (?:been|gone)|be|wait|stop|fail|miss|hesitate|agree more)(?!\p{L})/iu;
/** `no Docker`, `without SAP`: only the names that follow are denied. */
const narrowEnglish = /(?<![\p{L}-])(?:no|zero|without|not|neither|never)(?![\p{L}-])(?!\.?\s*\d)/giu;
const narrowStop =
  /(?<![\p{L}])(?:with|by|using|through|via|while|when|during|after|before|in|on|at|for|to|thanks|due|because|into|from|of|as|than|\p{L}+(?:ed|ing))(?![\p{L}])/iu;
/** Words after a negation that turn it into praise, a measure or a figure of speech. */
const exempt =
  /^\s*(?:have (?:gone|been)|only|just|merely|limited|least|less|more|later|fewer|to mention|afraid|shy|hesitat\w+|miss\w*|fail\w*|los[te]\w*|stop\w*|compromis\w+|exceed\w*|delay\w*|late|forget\w*|forgot\w*|refus\w+|ignor\w+|give|gave|giving up|doubt|problem|a single|one (?:day|single)|matter|hard|difficult|surpris\w+|code|known issue|downtime|errors?|incidents?|accidents?|defects?|bugs?|interrupt\w+|supervision)(?![\p{L}])/iu;

const vietnamese =
  /(?<!(?:hàng|trên|phòng) )(?<![\p{L}])(?:không|chưa|chẳng|ko)(?:\s+(?:hề|từng|bao giờ|được|thể|có|phải|còn|đủ|thật|thực sự|quá|nhiều))*\s+(?:biết|có|rành|thạo|thành thạo|thông thạo|làm(?: việc)?|sử dụng|dùng|học|tiếp xúc|quen|nắm|hiểu|đủ|am hiểu|giỏi|tốt|qua|từng|trải|tham gia|đạt|thi|sở hữu|đáp ứng|kinh nghiệm|kiến thức|kỹ năng|bằng|chứng chỉ|viết|nói|phụ trách|quản lý|triển khai|lập trình|vận hành|đụng)(?![\p{L}])|(?<![\p{L}])(?:chưa|không|thiếu|không có|chưa có|chưa từng|chưa bao giờ|không hề)(?=\s+\p{Lu})|(?<![\p{L}])(?:thiếu|còn thiếu|chưa có|không có|chưa từng|chưa bao giờ|chưa hề)(?![\p{L}])/giu;
const exemptVietnamese =
  /(?:không|chưa)\s+(?:chỉ|những|ngừng|ngại|sợ|nề|để|xảy|gián|lỗi|bị|dưới|giới|gian|khí|quân|dây|ít|vắng|khó|vi phạm|trễ|kể|đầy|tới|thể thiếu|có lỗi|có sai sót|có tai nạn|có khiếu nại)/iu;

const notNeeded =
  /(?<![\p{L}])(?:not|isn['’]t|aren['’]t)\s+(?:strictly\s+)?(?:required|needed|necessary|mandatory|essential|a must|a requirement)|no\s+(?:\p{L}+\s+){0,5}(?:is |are )?(?:required|needed|necessary)(?![\p{L}])|không\s+(?:yêu cầu|cần|bắt buộc|đòi hỏi|nhất thiết)|unnecessary|chưa cần/iu;
const stillWelcome =
  /\b(?:a plus|advantage|preferred|bonus|asset|nice to have|desirable)\b|ưu tiên|lợi thế|điểm cộng/iu;

const noneAfter =
  /^\s*(?:\([^()]{0,30}\)\s*)?[:(–—-]?\s*(?:none|no|never|not yet|nil|n\/a|không|chưa|chưa có|không có|chưa biết|không biết|0)\s*[).]?\s*$/iu;
const noneInBrackets =
  /^[^,;()]{0,24}[(:–—-]\s*(?:no |never |not |none|không (?:có|biết|rành)|chưa (?:có|biết|từng|học|sử dụng|dùng|làm))/iu;
const answerMax = 90;
/** `Zendesk? Not my thing.` */
const answered = /^\?\s*(?:not (?:my|for me|yet|really)|never|no(?:ne|t)?\b|không|chưa|chịu)/iu;
/** `text` stands behind a name, in its row or sentence and beyond. */
export const isTakenBack = (text: string): boolean => answered.test(text.slice(0, answerMax));

/** `Kafka thì chưa dùng`, `hàn TIG thì em không làm`: named first, denied behind. */
const topic = /^\s*,?\s*(?:thì|mà)\s+(?:(?:tôi|em|mình)\s+)?(?:cũng\s+|còn\s+)?(?:chưa|không|chẳng)\s/iu;
/** `Zendesk is new to me`, `Zendesk? Not my thing`, `Zendesk thì em mù tịt`. */
const strange =
  /^[^.;]{0,16}(?:[?,:–—-]|\b(?:is|are|was|were))\s*(?:still |all |completely |quite |very )*(?:new to me|unknown to me|foreign to me|not (?:my|for me)|beyond me)|^\s*,?\s*(?:thì\s+)?(?:với\s+)?(?:tôi|em|mình)\s+(?:mù tịt|chịu thua|không rành|mù mờ)|^\s*thì\s+(?:(?:tôi|em|mình)\s+)?(?:mù tịt|chịu(?=\s*(?:$|[.,;!])))|^[^.;]{0,60}\bbefore (?:I joined|I came|I started|my time)\b/iu;
/** `Never opened Zendesk`, `Avoided SAP`, `Tránh dùng Zendesk`, `Hoàn toàn mới với Zendesk`: right before the name. */
const keptAway =
  /(?<![\p{L}-])(?:never\s+(?!miss|fail|los|stop|delay|exceed|forg|refus|ignor|gave|give)\p{L}+(?:ed|en|wn|ght|lt|ne)\s+(?:(?:up|in|on|with|to|at|a|an|the|any)\s+){0,2}|avoid(?:ed|s|ing)?\s+(?:using\s+)?|stay(?:ed|s|ing)? (?:away from|clear of)\s+|steer(?:ed|s|ing)? clear of\s+|new to\s+|tránh\s+(?:dùng|sử dụng|xa)?\s*|(?:còn |hoàn toàn |rất )?mới (?:mẻ )?với\s+|né\s+)$/iu;
const relative =
  /^,?\s*(?:(?:is|are|was)\s+)?(?:which|that|something|a tool|a language|điều|thứ|cái|là thứ)?\s*(?:mà\s+)?(?:I|we|tôi|em|mình)\s*(?:have|had|['’]ve|has|do|did)?\s*(?:never|not|n['’]t|chưa|không)(?![\p{L}])/iu;

/** `Không lập trình PLC`, `I don't weld`: the negation stands right before what is named. */
const justBefore =
  /(?<![\p{L}-])(?:(?:no|not|never|without)(?:\s+(?:yet|ever|really|personally|actually|any))?|(?:do|did|have|had|can|could|will|would|am|was)n['’]t(?:\s+(?:yet|ever|really|personally|actually))?|(?:không|chưa|chẳng|chả|ko)(?:\s+(?:hề|từng|bao giờ|được|thể|phải|còn|tự|trực tiếp))*)\s+$/iu;

function deniedBy(before: string, name: string): boolean {
  const direct = justBefore.exec(before);
  if (direct && !exempt.test(name) && !exemptVietnamese.test(before.slice(direct.index) + name)) return true;
  const refusal = refused.exec(before);
  if (refusal && !noRefusal.test(before.slice(refusal.index))) return true;
  for (const match of before.matchAll(wideEnglish)) {
    const negation = /^\P{L}*\p{L}+(?:['’]t)?/u.exec(match[0])?.[0] ?? '';
    if (!exempt.test(before.slice(match.index + negation.length))) return true;
  }
  for (const match of before.matchAll(narrowEnglish)) {
    const between = before.slice(match.index + match[0].length);
    if (!exempt.test(between) && !narrowStop.test(between)) return true;
  }
  for (const match of before.matchAll(vietnamese))
    if (!exemptVietnamese.test(before.slice(match.index, match.index + 24))) return true;
  return false;
}

/** A name with the text around it: in its clause, and beyond it in its sentence. */
export interface Named {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly rest: string;
}

/** Whether a name in a clause is claimed or denied. */
export function polarityOf(sentence: string, { name, before, after, rest }: Named): Polarity {
  if (notNeeded.test(sentence) && !stillWelcome.test(sentence)) {
    const near = `${before.slice(-80)} ${after.slice(0, 60)}`;
    if (notNeeded.test(near)) return 'not-needed';
  }
  if (
    topic.test(rest) ||
    strange.test(rest) ||
    keptAway.test(before) ||
    noneAfter.test(rest) ||
    noneInBrackets.test(after.slice(0, 60)) ||
    relative.test(rest.slice(0, 80))
  )
    return 'denied';
  return deniedBy(before, name) ? 'denied' : 'asserted';
}

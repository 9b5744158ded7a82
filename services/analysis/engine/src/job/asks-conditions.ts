import type { FoundAsk } from './asks-years.js';
import type { Condition } from './item.js';

/** Circumstances that posts name, by their own words; the first that fits counts. */
const kinds: readonly (readonly [Condition, RegExp])[] = [
  [
    'record',
    /criminal record|clean record|(?:police|background|DBS|Garda|sector|criminal|drug|credit)\b.{0,12}(?:check|vetting|clearance|screen|test)|lý lịch|tiền án|(?<!\p{L})(?:nhậu(?: nhẹt)?|bê tha|cờ bạc|nghiện|ma túy|ma tuý|tệ nạn|tiền sự)(?!\p{L})|\b(?:non-?smok(?:er|ing)|drug[- ]free|sober)\b/iu,
  ],
  [
    'permit',
    /work permit|right to work|eligible to work|authori[sz]ed to work|visa|citizen\w*|clearance|giấy phép lao động|quốc tịch/iu,
  ],
  ['licence', /driv(?:er|ing)(?:['’]?s)? licen[cs]e|bằng lái|giấy phép lái xe|gplx/iu],
  [
    'vehicle',
    /own (?:car|vehicle|transport|motorbike)|(?:own|has|have)s? an? (?:car|van|vehicle|motorbike)|có (?:xe|phương tiện)|xe máy|phương tiện (?:đi lại|cá nhân)/iu,
  ],
  ['travel', /travel\w*|business trips|công tác|đi tỉnh|các tỉnh|di chuyển|relocat\w*/iu],
  [
    'shift',
    /night (?:shift|work)|shifts?\b|weekends?|(?:evenings?|saturdays?|sundays?|nights?) (?:a|per|in|every) |overtime|on[- ]call|full[- ]?time|part[- ]?time|flexible hours|xoay ca|ca (?:đêm|kíp|sáng|chiều|tối)|làm ca|theo ca|tăng ca|cuối tuần|ngoài giờ|toàn thời gian|bán thời gian|(?<!\p{L})ca \d|đi ca|ca làm việc|thời gian làm việc|làm thêm giờ|thứ (?:7|bảy)|chủ nhật|(?:lễ|tết)(?!\p{L})/iu,
  ],
  ['portfolio', /portfolio|github|code samples?|work samples?|sản phẩm đã làm/iu],
  [
    'age',
    /\d{2}\s*(?:-|–|đến|to)\s*\d{2}\s*tuổi|tuổi (?:từ|dưới)|độ tuổi|tuổi|years? old|of age|sinh năm|\bage\b/iu,
  ],
  ['health', /(?<!\d)1\s?m\s?\d{2}(?!\d)/iu],
  ['sex', /(?<![\p{L}])(?:nam|nữ|giới tính|male|female)(?![\p{L}])/iu],
  [
    'health',
    /sức khỏe|sức khoẻ|ngoại hình|hình thức|chiều cao|cao từ|cân nặng|health\w*|physically|able to lift|lift \d|hút thuốc|xăm|giọng nói|nói (?:ngọng|lắp|rõ)|dễ nghe/iu,
  ],
  [
    'place',
    /based in|live in|resid\w+|located in|within commuting|hộ khẩu|sống tại|cư trú|ở (?:gần|tại|khu vực)|nhà (?:ở|gần)|on[- ]?site/iu,
  ],
];

export const conditionKind = (text: string): Condition =>
  kinds.find(([, words]) => words.test(text))?.[0] ?? 'other';

/** Conditions that are said in fixed words; found also where the trained model overlooks them. */
const fixed =
  /(?:(?:enhanced|satisfactory|full|basic) )?(?:police|vulnerable sector|DBS|Garda|criminal (?:record|background)|background|pre-employment|drug|credit) (?:checks?|vetting|clearance|screen(?:ing)?|tests?)(?!\p{L})|(?:no|not) more than \d{2} years (?:old|of age)|travel (?:up to )?\d{1,3} ?% of (?:the|your) time|travel to (?:customer|client)s?['’]? (?:sites?|offices?)|(?:occasional |frequent |regular )?business trips(?: (?:within|across|in|to) \p{Lu}\p{L}+)?|(?:one|two|three|\d) (?:evenings?|weekends?|saturdays?|sundays?|nights?) (?:a|per|in|every) (?:week|month|two|three|four)|every (?:other|second) weekend|(?:two|three|four|\d) days (?:a week )?(?:on[- ]?site|in the office)|professional (?:liability|indemnity) (?:insurance|cover)|(?:reliable |fast |stable )(?:high-speed )?internet(?: connection)?|lift(?:ing)? (?:up to )?\d+ ?(?:kg|kilos?|lbs?|pounds)|(?:valid |clean |full )?driv(?:er|ing)(?:['’]s|s)? licen[cs]e|(?:valid )?work permit|right to work in [\p{L} ]{2,30}|security clearance|own (?:car|vehicle|transport)|(?:own|has|have)s? an? (?:car|van|vehicle|motorbike)(?!\p{L})|clean (?:criminal )?record|(?<=\d{1,3} ?% )travel|(?:(?:willing(?:ness)?|able|ready|open|prepared) to|can) (?:travel|relocate)(?: to (?:our|the) (?:\p{Lu}\p{L}+ )?(?:sites?|offices?|depots?|shops?|branch(?:es)?))?|(?:night|rotating|weekend) shifts?|(?:work|working) (?:at )?(?:nights?|weekends)|portfolio|bằng lái xe(?: (?:máy|ô tô|hạng)?\s?[A-F]\d?)?|giấy phép lái xe|có (?:xe máy|laptop|phương tiện đi lại)(?: riêng| cá nhân)?|(?<!có )(?:laptop|máy tính|điện thoại) (?:riêng|cá nhân|xách tay|thông minh)|own laptop|(?:đi )?công tác (?:xa|tỉnh|nước ngoài)|(?:làm việc )?(?:xoay ca|theo ca|ca đêm)|ca làm việc linh (?:động|hoạt)|lý lịch (?:rõ ràng|trong sạch)|(?:tuổi )?từ \d{2}\s*(?:-|–|đến)\s*\d{2} tuổi/giu;

export const fixedConditions = (text: string): FoundAsk[] =>
  [...text.matchAll(fixed)].map((match) => ({
    ask: { type: 'condition', text: match[0], condition: conditionKind(match[0]) },
    start: match.index,
    end: match.index + match[0].length,
  }));

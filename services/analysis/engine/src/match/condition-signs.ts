import type { Ask, Condition } from '../job/item.js';

export type ConditionAsk = Extract<Ask, { type: 'condition' }>;

/** What a résumé says where it says something about a circumstance at all. */
const signs: Readonly<Partial<Record<Condition, RegExp>>> = {
  permit:
    /\b(?:citizen(?:ship)?|permanent resident|(?:singapore )?pr (?:since|holder)|\bPR\b|work (?:permit|authori[sz]ation|visa|rights?)|right to work|eligible to work|authori[sz]ed to work|green card|visa|blue card|(?:eu|uk|us|eea) (?:citizen|passport|national)|settled status|indefinite leave|no (?:visa )?sponsorship)\b|quốc tịch|giấy phép lao động/iu,
  licence:
    /\b(?:driv(?:er|ing)(?:['’]?s)? licen[cs]e|cdl|licen[cs]ed? (?:driver|holder)|category [bc]1?e?\b|class [abc]\b|(?:clean|full|valid)(?: uk| eu| manual| [bc]1?e?| class \p{L})* licen[cs]e|[bc]1?e? licen[cs]e|licen[cs]e(?: (?:class|category|cat\.?))? [bc]1?e?\b|(?:can|able to|i) drive\b)|bằng (?:lái|[abc][12]?(?!\p{L}))|giấy phép lái xe|gplx/iu,
  travel:
    /\b(?:(?:willing|able|ready|happy|open|free) to travel|travel(?:l?ed|l?ing)? (?:\d+ ?%|regularly|weekly|across|throughout|to (?:\d+ |the |our |all |several |many )?(?:\p{L}+ )?(?:client|customer|site|plant|store|branch|office|countr(?:y|ie))(?:e?s)?|between|abroad)|relocat\w+)\b|(?:sẵn sàng|có thể|thường xuyên)[^.;]{0,24}(?:đi công tác|công tác xa|đi tỉnh)|đi công tác|đi tỉnh|công tác tỉnh|đi (?:các )?công trình|bám công trình|on site in \p{Lu}|(?:field|site) visits? (?:in|to|across)/iu,
  vehicle:
    /\b(?:own (?:car|vehicle|transport|motorbike)|car owner)\b|(?:có|sở hữu) (?:xe|ô tô|xe máy)|xe (?:máy|ô tô) (?:riêng|cá nhân)/iu,
  portfolio:
    /\bportfolio\b|behance\.net|dribbble\.com|github\.com|artstation\.com|https?:\/\/\S+|\S+\.\S+\/(?:work|portfolio)/iu,
};

/** Kinds of working time; a sign of one says nothing about another. */
const times: readonly (readonly [RegExp, RegExp])[] = [
  [
    /night|đêm/iu,
    /\b(?:night shifts?|nights?|night dut(?:y|ies)|day and night|any shifts?|any hours|around the clock|rotating shifts?|3rd shift|third shift)\b|ca đêm|ngày đêm|xoay ca|trực đêm|đêm trực|ngày lẫn đêm|cả (?:ngày và )?đêm|(?:sáng|chiều|tối),?\s(?:và\s)?đêm(?!\p{L})/iu,
  ],
  [
    /evening|buổi tối|2nd|second/iu,
    /\b(?:evenings?|any shifts?|2nd shift|second shift|rotating shifts?)\b|buổi tối|ca tối/iu,
  ],
  [
    /weekend|cuối tuần|chủ nhật|saturday|sunday/iu,
    /\b(?:weekends?|saturdays?|sundays?)\b|cuối tuần|chủ nhật/iu,
  ],
  [
    /on[- ]call|(?<![\p{L}])trực (?:ca|đêm|hệ thống)|lịch trực/iu,
    /\b(?:on[- ]call|pager|standby)\b|trực (?:ca|đêm|hệ thống|chính|cấp cứu)|lịch trực/iu,
  ],
  [
    /overtime|tăng ca|làm thêm giờ|ngoài giờ/iu,
    /\bovertime\b|\bOT\b|\bextra hours\b|tăng ca|làm thêm(?= (?:giờ|tối|đêm|chủ nhật|cuối tuần|ngày))|ngoài giờ(?= được|$)/iu,
  ],
  [
    /shift|theo ca|xoay ca|đi ca|làm ca|ca kíp|trực ca/iu,
    /\b(?:any|rotating|night|day|evening|2nd|3rd|second|third|12[- ]hour) shifts?\b|\b(?:in )?(?:two|three|four|[234])[- ]shifts?\b|\bshift (?:work|lead|supervisor|manager|system)\b|làm ca|theo ca|xoay ca|ca kíp|đi ca|trưởng ca|[23] ca(?![\p{L}])|ca đêm|\bday and night dut(?:y|ies)\b|ca nào cũng|ngày đêm/iu,
  ],
];
/** A readiness for any working time speaks in part for each of them. */
export const anyTime =
  /\b(?:any shifts?|flexible (?:hours|schedule|shifts?|availability)|available (?:any ?time|24\/7)|open availability)\b|(?:linh hoạt|sắp xếp được) (?:về )?(?:thời gian|ca)/iu;

export const signOf = ({ condition, text }: ConditionAsk): RegExp | undefined =>
  condition === 'shift' ? times.find(([asked]) => asked.test(text))?.[1] : signs[condition];

/** True for a circumstance of working time: `overtime`, `on-call rota`, `cuối tuần`. */
export const isWorkingTime = (text: string): boolean => times.some(([asked]) => asked.test(text));

import { startsWithAction } from '../report/actions.js';

// What a wording of a post asks for, where its kind in the ledger is a wider one: a paper, a training, a branch of industry.

const paperWordsMax = 14;
const wordsOf = (text: string): number => text.split(/\s+/).length;

const paper =
  /(?<![\p{L}\d])(?:certificat(?:e|es|ion|ions)|certified|licen[cs]ed?|accredit(?:ed|ation)|\d+(?:st|nd|rd|th) edition|chứng chỉ|chứng nhận|cchn|giấy phép|bằng lái|thẻ (?:hành nghề|an toàn|hướng dẫn viên))(?![\p{L}])/iu;
const training =
  /(?<![\p{L}\d])(?:apprenticeships?|time[- ]served|[NS]VQs?|GNVQ|BTEC|City (?:&|and) Guilds|HN[CD]|vocational (?:training|qualification)|học nghề|đào tạo nghề|bằng nghề|nghề bậc)(?![\p{L}])/iu;

/** A thing to be held, told in a few words; `renew work permits` is something to be done. */
const isHeld = (text: string): boolean => wordsOf(text) <= paperWordsMax && !startsWithAction(text);

/** `JCI-accredited facility`, `bệnh viện đạt chứng nhận JCI`: where one has worked, and no paper of one's own. */
const workplace =
  /(?:accredited|certified|licen[cs]ed|registered|approved|audited)\s(?:\p{L}+\s)?(?:facilit(?:y|ies)|hospitals?|sites?|plants?|lab(?:s|orator(?:y|ies))?|compan(?:y|ies)|firms?|schools?|institutions?|cent(?:re|er)s?|clinics?|workshops?|factor(?:y|ies)|environments?|kitchens?|nurser(?:y|ies)|homes?)$|(?<!\p{L})(?:environments?|workplaces?)$|^(?:môi trường|bệnh viện|nhà máy|công ty|cơ sở|phòng khám|trường|xưởng|phòng thí nghiệm|khách sạn)\s.{0,40}(?:đạt|có|chuẩn|được công nhận|được cấp|chứng nhận)/iu;
export const namesWorkplace = (text: string): boolean => workplace.test(text.trim());

/** `18th Edition wiring regulations`, `Chứng chỉ an toàn điện`: a paper that an examination gives. */
export const namesPaper = (text: string): boolean =>
  paper.test(text) && isHeld(text) && !namesWorkplace(text);

/** `Time-served apprenticeship or NVQ Level 3`: learnt for years, with a paper at the end. */
export const namesTraining = (text: string): boolean => training.test(text) && isHeld(text);

const branchName = /(?<!\p{L})(?:industry|sector)$|^(?:ngành(?: hàng)?|lĩnh vực|mảng)\s(?!nghề)/iu;
const comesFrom =
  /\b(?:come|coming|background|experience|years)\s(?:from|in)\s(?:the\s|an?\s)?(?:[\p{L}&/-]+\s(?:or|and|,)\s)?$/iu;
const branchBehind =
  /^\s(?:industr(?:y|ies)|sectors?|manufacturing|companies|business(?:es)?|environments?|settings?)(?!\p{L})/iu;
/** `trong ngành dệt, nhuộm`: no field of study, which `chuyên ngành` names. */
const trongNganh =
  /(?<!\p{L})(?<!chuyên\s|tốt nghiệp\s)(?:ngành(?: hàng| nghề)?|lĩnh vực)\s(?:[\p{L}&/-]+(?:\s[\p{L}&/-]+){0,3}(?:,|\s(?:hoặc|và))\s)?$/iu;

/** `experience in dairy manufacturing`, `ngành hàng tiêu dùng`: a name that says where one has worked. */
export function namesBranch(name: string, sentence: string): boolean {
  if (branchName.test(name.trim())) return true;
  const at = sentence.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return false;
  const [before, behind] = [sentence.slice(0, at), sentence.slice(at + name.length)];
  return trongNganh.test(before) || (comesFrom.test(before) && branchBehind.test(behind));
}

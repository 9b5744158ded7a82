import { looksLikeOrganisation, titleScore } from '../layout/phrases.js';
import { namesIn } from './names.js';

// Sentences whose subject is the employer, and sentences that say what whoever comes will be given: they ask for nothing.

const adverbs = String.raw`(?:(?:also|will|can|gladly|happily|even|always|now|currently|proudly|regularly)\s)*`;
/** `In return we pay for …`, `You will receive 28 days of leave`. */
const given = new RegExp(
  String.raw`^\W*(?:in (?:return|exchange)\b(?! for (?:a|the) salary)|you(?:['’]ll| will| can expect to)? ${adverbs}(?:receive (?!\p{L}+ (?:from|and (?:process|record|check|sort))|calls|orders|goods|guests|visitors|deliveries|patients|clients|customers|complaints|requests)|be (?:given|offered|entitled|rewarded)\b)|you(?:['’]ll|['’]d| will| would) (?:also )?get (?:\d|up to \d|free|paid|an? (?:pension|bonus|discount|company))|we ${adverbs}(?:offer|look after (?:our|you|each)|pay (?:for|you|above|well|our|a|up|\d)|provide you|give you|reward|sponsor|throw in|treat|(?:teach|train) you)\b|our (?:staff|people|team|crew|workers|colleagues) ${adverbs}(?:get|receive|enjoy|are paid)\b)`,
  'iu',
);
const givenVietnamese =
  /^\W*(?:đổi lại|bù lại)(?!\p{L})|^\W*(?:bạn|anh\/chị|anh chị|nhân viên|em|các bạn) (?:sẽ |còn |luôn |cũng )*được (?:nhận|hưởng|tặng|đóng (?:bhxh|bảo hiểm)|trả|bao|cấp|tài trợ|thưởng|nghỉ|ăn|cho học|(?<=(?:sẽ|còn|luôn|cũng) được )(?:học|đào tạo))(?!\p{L})/iu;

const houses =
  'công ty|cty|tập đoàn|xưởng|nhà máy|xí nghiệp|cửa hàng|tiệm|quán|nhà hàng|khách sạn|siêu thị|trung tâm|phòng khám|bệnh viện|hợp tác xã|htx|doanh nghiệp|nhà xe|nhà thuốc|hãng|chúng tôi|bên mình|trang trại|nông trại|showroom|studio|spa|trường';
const name = String.raw`(?:\s(?:\p{Lu}[\p{L}\d&.'’-]*|&|\d+)){1,6}`;
/** `Xưởng Đất Nung bán hàng qua …`: a house with its name, and what it does. */
const houseDoes = new RegExp(
  String.raw`^\W*(?<house>\p{L}+(?:\s\p{Ll}+){0,2})${name}\s(?!và\s|hoặc\s|hay\s|trở lên)\p{Ll}`,
  'u',
);
const isHouse = new RegExp(String.raw`^(?:${houses})$`, 'iu');
/** `Xưởng có 5 chi nhánh`. */
const houseHas = new RegExp(
  String.raw`^\W*(?:${houses})\s(?:(?:hiện|đang|đã|vừa|cũng|sẽ|luôn|còn|chúng tôi|chúng mình|mình)\s)*(?:có (?:\d|đội|hệ thống|văn phòng|kho|hơn|gần|các|nhiều)|được thành lập|thành lập|chuyên|ra đời|hoạt động|phục vụ|xuất khẩu|bán|không phân biệt|cam kết|tôn trọng|mở|nằm|trả|hỗ trợ|lo|bao|đóng|tặng|thưởng|tài trợ|cho (?:bạn )?(?:học|đi|ở|nghỉ|mượn)|dành|chăm lo|đào tạo)(?!\p{L})`,
  'iu',
);
const vietnameseDemand =
  /(?<!\p{L})(?:cần|phải|yêu cầu|đòi hỏi|tìm|tuyển|ưu tiên|bạn (?:có|biết|là)|ứng viên|mong|lợi thế|điểm cộng)(?!\p{L})/iu;

/** `Làm việc tại phường Sơn Kỳ, cạnh chợ Hàn`: where the house stands. */
const address =
  /^\W*(?:trụ sở|văn phòng|địa chỉ|xưởng|cửa hàng|quán|tiệm|kho|làm việc|nơi làm việc|địa điểm)(?: chính| làm việc)?(?: (?:tại|ở|nằm|cạnh|gần|đối diện|số))+ [^.;]{0,30}?(?:phường|đường|phố|chợ|cầu|ngõ|hẻm|thôn)\s(?=\p{L})/iu;
const deedsOfHouse =
  'runs?|owns?|operates?|sells?|makes?|ships?|exports?|imports?|employs?|serves?|supplies|supply|builds?|produces?|manufactures?|publishes|brews?|bakes?|grows?|was (?:founded|set up|born|established)|were founded|began|started|has (?:\\d|two|three|four|five|six|seven|eight|nine|ten|twelve|offices|branches|shops|been)';
const subject = new RegExp(
  String.raw`^\W*(?:[Tt]he\s)?(?<name>\p{Lu}[\p{L}\d'’.-]*(?:\s(?:&|and|of|the|\p{Lu}[\p{L}\d'’.-]*|\d+)){0,5}),?\s(?:now |currently |also |proudly )?(?:${deedsOfHouse})`,
  'u',
);
const isA =
  /^\W*(?:[Tt]he\s)?(?<name>\p{Lu}[\p{L}\d'’.-]*(?:\s(?:&|and|of|the|\p{Lu}[\p{L}\d'’.-]*|\d+)){0,5}) is (?:an?|one|the|home) (?!(?:\p{L}+ )?(?:plus|must|bonus|advantage|asset|requirement)\b)/u;
/** `Founded in 1987, we export …`. */
const since =
  /^\W*(?:founded|established|started|born|set up|opened|since \d|for (?:over |more than |almost |nearly )?[\p{L}\d]+ (?:years|decades|generations))\b[^.]{0,60},? (?:we|our|the (?:company|firm|business|studio|workshop|shop|school))\b/iu;
const englishDemand =
  /\b(?:you (?:have|are|must|should|need|know|can)|we need|must|required?|requires|should|candidates?|applicants?|looking for|seek(?:s|ing)?|hiring|wants?)\b/iu;

function employerIsSubject(text: string, company: string | null): boolean {
  if (since.test(text)) return true;
  const told = isA.exec(text)?.groups?.['name'];
  if (told !== undefined && titleScore(told) === 0 && (looksLikeOrganisation(told) || told === company))
    return true;
  const named = subject.exec(text)?.groups?.['name']?.trim();
  if (named === undefined || titleScore(named) > 0) return false;
  if (looksLikeOrganisation(named) || named === company) return true;
  return /\s/.test(named) && namesIn(named).skills.length === 0;
}

/** The role of a sentence that says what the employer is, does or gives, and asks for nothing beside it; null for any other. */
export function companyTalk(text: string, company: string | null): 'O' | 'C' | null {
  if (!englishDemand.test(text)) {
    if (given.test(text)) return 'O';
    if (employerIsSubject(text, company)) return 'C';
  }
  if (vietnameseDemand.test(text)) return null;
  if (givenVietnamese.test(text)) return 'O';
  return houseHas.test(text) ||
    address.test(text) ||
    isHouse.test(houseDoes.exec(text)?.groups?.['house'] ?? '')
    ? 'C'
    : null;
}

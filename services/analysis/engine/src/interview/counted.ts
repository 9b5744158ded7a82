// What a number counts, and where it counts nothing: "tuần ba", "dock four" and "Eurocode 2" are names.

const list = (...words: readonly string[]): string => words.join(' ').trim().replace(/\s+/g, '|');

/** Vietnamese words for single things, spans and measures. */
const units = list(
  `cái con chiếc cuốn quyển tờ trang bản bộ bảng file phiếu mẫu đơn lô kiện thùng hộp gói chuyến xe máy bàn ghế món suất mâm phần viên cây
  tấn tạ ký kg cân lít mét km phân sào hecta mẻ cuộn tấm thanh ống dây bình chai lon đôi cặp người khách nhóm đội lượt lần bước vòng lỗi
  ngày buổi tuần tháng năm giờ tiếng phút giây đêm hôm mùa vụ lứa đợt mũi tiết ca quý kỳ triệu tỷ nghìn ngàn trăm chục mươi đồng điểm phần`,
);
/** Nouns that number words count as well, where no name stands before them. */
const things = list(
  `bạn em anh chị bé cháu cô bác ông bà đứa thằng vị nhân công học phụ bệnh thành kỹ giáo sinh cửa chi nhà quán kho kệ dãy tổ lớp phòng
  tầng giường căn hộ xã tỉnh công dự sản mặt hàng mã phương cách loại kiểu dòng cột ô câu từ bài chủ video clip kênh trang web app ticket
  sprint email cuộc hợp hồ chứng hóa báo kế mục tiêu quy khâu công đoạn nơi chỗ bên phía đầu việc hướng lý thứ chữ`,
);
const afterName = new RegExp(`^(?:${units})$`, 'iu');
const countable = new RegExp(`^(?:${units}|${things})$`, 'iu');

const dates = list('quý tháng ngày mồng mùng rằm hôm thang ngay');
/** Before a number these make a name, in Vietnamese and English. */
const heads = list(
  `chuyền tổ phòng lớp khối tầng lầu kho xưởng số máy tuần lần ca khóa đợt vòng bước kỳ chương đội cụm quận phường lô hạng loại cấp bậc lop tuan switch router model con`,
  `lines? shifts? room ward unit phase stage level grade version chapter bay gate plant floor dock aisle week month day quarter year step part class
  table section article code standard rule route zone lane block cell machine press station building site team number no\\.? figure page form tier
  type category band round sprint module task exercise lesson terminal hall deck pier platform track`,
);
const ordinalHead = new RegExp(
  `(?<!\\p{L})(?:(?<each>mỗi|một|hằng|hàng|các|từng|nửa|mot|moi|a|per|each|every)\\s+)?(?<head>${heads}|${dates})\\s+$`,
  'iu',
);
const dateHead = new RegExp(`^(?:${dates})$`, 'iu');
/** Words of kin before "ba" and names: "phụ ba", "với ba". */
const kin =
  /(?<!\p{L})(?:phụ|với|của|cho|nhà|thằng|cùng|theo|giúp|thương|mẹ|má|ông|bác|chú|cô|thím|dì|cậu|anh|chị)\s+$/iu;
/** `Eurocode 2`, `Windows 11`: a name within a sentence, and a number that counts nothing. */
const capital = /(?<=\p{L}[\p{L},]*\s)\p{Lu}[\p{L}.-]*\s$/u;

export interface Numbered {
  /** The text before the number. */
  readonly before: string;
  /** The word after it; '' where none counts. */
  readonly noun: string;
  readonly after: string;
  /** A word and no digits. */
  readonly word: string | null;
}

const clock =
  /^\s*(?:a\.?m\.?|p\.?m\.?|o['’]clock|giờ (?:sáng|trưa|chiều|tối|đêm|khuya|kém|rưỡi)|h(?= |$|[.,]))(?!\p{L})/iu;
const age = /^\s*(?:tuổi|years? old|year-old|-year-old)(?!\p{L})/iu;

/** "By working day 3" measures. */
const deadline =
  /(?<!\p{L})(?:(?:by|before|until|within) (?:the )?(?:(?:working|business|calendar) )?day|(?:trước|đến|chậm nhất|muộn nhất)(?: là| vào)? ngày làm việc)\s+$/iu;

/** A place in a row, a date, a time of day, an age or a name, and nothing that is counted. */
export function isName({ before, noun, after, word }: Numbered): boolean {
  if (clock.test(after) || age.test(after)) return true;
  if (deadline.test(before)) return false;
  const head = ordinalHead.exec(before)?.groups;
  if (head && head['each'] === undefined)
    return dateHead.test(head['head'] ?? '') || noun === '' || !afterName.test(noun);
  return word === null && noun === '' && capital.test(before);
}

/** "ba" is a father, "năm" a year and "chín" is cooked where nothing shows that they count. */
const doubtful = /^(?:ba|năm|tám|chín|bảy)$/iu;
/** "Với chín nhân viên" are nine, whoever stands before them. */
const hands = /^(?:nhân|thợ|kỹ|lao)$/iu;
export const isHomonym = ({ before, noun, word }: Numbered): boolean =>
  word !== null &&
  doubtful.test(word) &&
  (!countable.test(noun) ||
    (/^ba$/iu.test(word) && /^em$/iu.test(noun)) ||
    (kin.test(before) && !afterName.test(noun) && !hands.test(noun)));

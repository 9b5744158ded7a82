import { degreeNames } from '../catalogue/degrees.js';
import { adviceVi } from './advice-vi.js';
import { basesVi } from './bases-vi.js';
import type { Words } from './words.js';

/** A time asked for; less than a year is told in months. */
const asked = (years: number): string => (years < 1 ? `${Math.round(years * 12)} tháng` : `${years} năm`);
const duration = (months: number): string => {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (years === 0) return `${rest} tháng`;
  return rest === 0 ? `${years} năm` : `${years} năm ${rest} tháng`;
};
/** A length of time; about so many years where the dates name years only. */
const counted = (months: number, rough: boolean | undefined): string =>
  rough === true && months >= 12 ? `khoảng ${Math.floor(months / 12)} năm` : duration(months);
const list = (items: readonly string[], last = 'và'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;

const bands = {
  excellent: 'Xuất sắc',
  good: 'Tốt',
  mediocre: 'Trung bình',
  'needs-improvement': 'Cần cải thiện',
};
const levels: Readonly<Record<string, string>> = {
  intern: 'thực tập sinh',
  junior: 'nhân viên mới',
  senior: 'cao cấp (senior)',
  lead: 'trưởng nhóm (tổ, ca)',
  manager: 'quản lý',
  director: 'giám đốc',
  executive: 'lãnh đạo cấp cao',
};

const languageLevels = ['sơ cấp', 'cơ bản', 'giao tiếp', 'tốt', 'thành thạo', 'bản ngữ'];

export const vi: Words = {
  skill: (skill) => skill.vi,
  skillInText: ({ en: name, vi: own }) =>
    own !== name && /^\p{Lu}\p{Ll}/u.test(own) ? own.charAt(0).toLowerCase() + own.slice(1) : own,
  years: (years, field) =>
    field === null ? `${asked(years)} kinh nghiệm` : `${asked(years)} kinh nghiệm: ${field}`,
  degree: (level) => degreeNames[level].vi,
  languageLevel: (rank) => languageLevels[rank - 1] ?? '',
  language: (_en, name, level) => {
    const label = name.charAt(0).toUpperCase() + name.slice(1);
    return level === null ? label : `${label} (${level})`;
  },
  titleLabel: (title) => `Vị trí: ${title}`,
  levelLabel: (level) => `Cấp bậc: ${levels[level] ?? level}`,
  why: (why, name) => {
    switch (why.code) {
      case 'used':
        return 'Được thể hiện trong kinh nghiệm làm việc có mốc thời gian.';
      case 'old':
        return 'Có trong kinh nghiệm làm việc; dòng gần nhất tìm được đã cách đây hơn 8 năm.';
      case 'named':
        return why.section ? `Được nêu trong mục “${why.section}”.` : 'Được nêu trong CV.';
      case 'listed':
        return why.section
          ? `Mới chỉ được nêu trong mục “${why.section}”; chưa tìm thấy dòng kinh nghiệm làm việc nào gọi tên điều này.`
          : 'Chỉ được nhắc đến; chưa tìm thấy dòng kinh nghiệm làm việc nào gọi tên điều này.';
      case 'child':
        return `Được đáp ứng qua ${name(why.other)}.`;
      case 'parts':
        return `Được thể hiện qua ${why.others.map(name).join(' cùng với ')}.`;
      case 'child-part':
        return `CV mới có ${name(why.other)}, một phần của yêu cầu này.`;
      case 'related':
        return `Chưa được nêu trực tiếp; ${name(why.other)} là kỹ năng gần với yêu cầu này.`;
      case 'trait':
        return 'CV không nhất thiết phải nói đến điều này; nhà tuyển dụng thường tìm hiểu khi phỏng vấn.';
      case 'basic':
        return 'Được nói đến trong CV, bằng tên này hoặc tên gần với nó, ở mức cơ bản.';
      case 'denied':
        return 'Chính CV cho biết chưa có nội dung này.';
      case 'wished':
        return 'CV nói đến như một mong muốn, không phải kinh nghiệm.';
      case 'learning':
        return 'CV cho biết nội dung này còn đang học hoặc chưa thi.';
      case 'planned':
        return 'CV cho biết nội dung này đang được chuẩn bị hoặc dự kiến.';
      case 'lapsed':
        return 'CV ghi là đã hết hạn.';
      case 'past':
        return 'CV cho biết trước đây có, gần đây thì không.';
      case 'words-part':
        return 'CV có một phần của yêu cầu này.';
      case 'shown':
        return 'Được thể hiện qua công việc đã làm.';
      case 'shown-part':
        return 'CV không nêu trực tiếp; có công việc cho thấy một phần.';
      case 'vague':
        return 'Chưa kết luận được từ CV; CV không nhất thiết phải nêu điều này.';
      case 'unsure':
        return 'CV có từ ngữ liên quan, nhưng chưa đủ để kết luận.';
      case 'condition':
        return 'CV có nói đến điều này. Nội dung này không tính điểm.';
      case 'condition-part':
        return 'CV có nói đến một phần. Nội dung này không tính điểm.';
      case 'condition-not':
        return 'CV cho biết điều ngược lại. Nội dung này không tính điểm.';
      case 'condition-unknown':
        return 'Không đối chiếu được điều này với CV. Nội dung này không tính điểm.';
      case 'years-said':
        return `CV ghi ${why.years} năm.`;
      case 'language-native':
        return 'CV được viết bằng ngôn ngữ này.';
      case 'degree-part':
        return 'Đã theo học chương trình này; CV chưa nêu bằng tốt nghiệp.';
      case 'absent':
        return 'Không tìm thấy trong CV.';
      case 'years': {
        const until = why.until === null ? '' : `, tính công việc hiện tại đến ${why.until}`;
        const field = why.field === null ? '' : ' ở những vị trí xác định được là thuộc lĩnh vực này';
        return `Các mốc thời gian trong CV cộng lại được ${counted(why.months, why.rough)}${field}${until}; yêu cầu là ${asked(why.years)}.`;
      }
      case 'years-total': {
        const until = why.until ? ` (tính công việc hiện tại đến ${why.until})` : '';
        return `Tổng cộng ${counted(why.total, why.rough)} làm việc${until}, ${why.months === 0 ? 'nhưng các dòng chưa cho biết bao nhiêu trong đó là công việc như vậy' : `trong đó ${counted(why.months, why.rough)} như vậy`}; yêu cầu là ${asked(why.years)}.`;
      }
      case 'years-claimed':
        return `CV ghi ${why.years} năm, nhưng các mốc thời gian chưa thể hiện điều đó.`;
      case 'years-unknown':
        return 'Không thể cộng số năm từ các mốc thời gian trong CV.';
      case 'degree':
        return 'Bằng cấp phù hợp.';
      case 'degree-field':
        return 'Bậc học phù hợp; tên ngành học khác với yêu cầu.';
      case 'degree-level':
        return 'Bằng cấp trong CV ở bậc thấp hơn yêu cầu.';
      case 'degree-none':
        return 'Không tìm thấy bằng cấp trong CV.';
      case 'degree-running':
        return 'Chương trình học chưa hoàn thành.';
      case 'language':
        return 'Ngoại ngữ được nêu với trình độ đáp ứng yêu cầu.';
      case 'language-below':
        return 'Ngoại ngữ được nêu nhưng trình độ thấp hơn yêu cầu.';
      case 'language-reading':
        return 'CV chỉ nêu khả năng đọc; tin tuyển dụng cần nhiều hơn.';
      case 'language-no-level':
        return 'Ngoại ngữ được nêu nhưng không ghi trình độ.';
      case 'language-written':
        return 'CV không nêu; CV được viết bằng ngôn ngữ này nhưng điều đó chưa cho biết trình độ.';
      case 'language-none':
        return 'CV không nêu ngôn ngữ này.';
      case 'title':
        return 'Đã làm vị trí này hoặc vị trí tương đương.';
      case 'title-near':
        return 'Đã làm vị trí gần giống.';
      case 'title-none':
        return 'Không tìm thấy vị trí tương tự.';
      case 'level':
        return 'Đã làm việc ở cấp bậc này.';
      case 'level-above':
        return 'Đã làm việc ở cấp bậc cao hơn hẳn.';
      case 'level-below':
        return 'Chưa có chức danh nào trong CV ở cấp bậc này.';
      case 'level-unknown':
        return 'CV không nêu chức danh để so sánh cấp bậc.';
      case 'duty':
        return 'Được mô tả trong CV.';
      case 'duty-part':
        return 'Được mô tả một phần trong CV.';
      default:
        return 'Không thể đánh giá điều này từ CV.';
    }
  },
  band: (band) => bands[band],
  summary: ({ score, band, musts, met, missing, judged, all }) => {
    const head = `${score}/100 điểm (${bands[band]})`;
    const shown =
      musts === 0
        ? 'không có yêu cầu bắt buộc nào đánh giá được'
        : `CV đáp ứng ${met}/${musts} yêu cầu bắt buộc đánh giá được`;
    const absent = missing.length === 0 ? '' : `; chưa tìm thấy, trước hết là: ${list(missing)}`;
    return `${head}: ${shown}${absent}. Đánh giá được ${judged}/${all} mục được tính điểm trong tin tuyển dụng.`;
  },
  noScore: 'Có quá ít thông tin để chấm điểm: tin tuyển dụng nêu quá ít yêu cầu hoặc không đọc được CV.',
  middleLine: 'Điểm nền: giúp tin tuyển dụng có ít yêu cầu không cho ra điểm quá cao hoặc quá thấp',
  occupationLine: 'Mức độ thể hiện đúng nghề (chức danh, kỹ năng, công cụ và chứng chỉ gộp lại)',
  all: (labels) => list(labels),
  anyOf: (labels) => list(labels, 'hoặc'),
  base: basesVi,
  advice: adviceVi,
  strength: (label, quote, dated) =>
    dated ? `${label}, thể hiện trong công việc: “${quote}”` : `${label}: “${quote}”`,
  integrity: (code, where) => {
    const file = where === 'resume' ? 'CV' : 'Bản mô tả công việc';
    switch (code) {
      case 'hidden-text':
        return `${file} có phần chữ mà người đọc không nhìn thấy. Phần này không được tính điểm.`;
      case 'instructions':
        return `${file} có những câu ra lệnh cho phần mềm. Các câu này đã bị bỏ qua và không có tác dụng.`;
      case 'stuffing':
        return `${file} lặp lại một từ nhiều bất thường. Việc lặp lại không làm tăng điểm.`;
      case 'copied-job':
        return 'CV chép nguyên văn một số dòng của mô tả công việc. Các dòng này không được tính là bằng chứng.';
      case 'invisible-characters':
        return `${file} có ký tự vô hình. Các ký tự này đã được loại bỏ trước khi đọc.`;
      case 'two-people':
        return 'CV có thông tin liên hệ của nhiều người. Vui lòng kiểm tra lại xem có đúng tệp không.';
      case 'job-as-resume':
        return 'Tệp được gửi làm CV giống một bản mô tả công việc. Vui lòng kiểm tra xem hai tệp có bị đổi chỗ không.';
      case 'resume-as-job':
        return 'Nội dung được gửi làm bản mô tả công việc giống một CV. Vui lòng kiểm tra xem hai tệp có bị đổi chỗ không.';
      case 'plain-reader':
        return 'Trình đọc văn bản đơn giản, loại mà một số phần mềm tuyển dụng dùng, làm mất hoặc đọc đứt đoạn phần này của CV. Điểm ở đây không thay đổi; tệp không chia cột, không có chữ vẽ và hộp văn bản thì phần mềm nào cũng đọc được.';
      default:
        return `${file} dài hơn giới hạn; chỉ phần đầu được đọc.`;
    }
  },
  overqualifiedYears: (years, asked) =>
    `CV thể hiện khoảng ${years} năm kinh nghiệm trong khi yêu cầu là ${asked} năm. Có thể bạn vượt quá yêu cầu; hãy cân nhắc cả những vị trí cao hơn.`,
  overqualifiedLevel: (title) =>
    `CV thể hiện những vị trí cao hơn hẳn cấp bậc này (“${title}”). Có thể bạn vượt quá yêu cầu; hãy cân nhắc cả những vị trí cao hơn.`,
};

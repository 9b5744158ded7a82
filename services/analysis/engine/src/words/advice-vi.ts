import { type AdviceWords, capital, listed, withoutLevel } from './advice.js';

const list = (labels: readonly string[]): string => listed(labels, 'và', (count) => `${count} mục khác`);
const full = (labels: readonly string[]): string => labels.join(', ');
const at = (employer: string | null): string => (employer === null ? '' : ` tại ${employer}`);

export const adviceVi: AdviceWords = {
  section: {
    summary: 'Tóm tắt',
    experience: 'Kinh nghiệm làm việc',
    skills: 'Kỹ năng',
    education: 'Học vấn',
    certifications: 'Chứng chỉ',
    languages: 'Ngoại ngữ',
    contact: 'Liên hệ',
  },
  missing: (labels, must, employer) => ({
    title: `Nêu ${list(labels)} nếu bạn đã làm hoặc đã dùng`,
    detail: `Tin tuyển dụng ${must ? 'yêu cầu' : 'ưu tiên'} ${full(labels)}; chưa dòng nào trong CV cho thấy điều này.`,
    proposal: `${capital(labels[0] ?? '___')}${at(employer)}: ___ (việc đã làm), ___ (khối lượng hoặc tần suất), ___ (kết quả).`,
  }),
  strengthen: (labels, employer) => ({
    title: `Nêu rõ đã dùng ${list(labels)} ở công việc nào`,
    detail: `${full(labels)}: đã được nêu nhưng chưa có trong công việc có mốc thời gian. Kỹ năng đã sử dụng có trọng lượng hơn kỹ năng chỉ liệt kê.`,
    proposal: `${capital(labels[0] ?? '___')}${at(employer)}: ___ (dùng vào việc gì), ___ (kết quả).`,
  }),
  near: (label, shown, employer) => ({
    title: `Cho biết bạn biết ${label} đến đâu`,
    detail: `Tin tuyển dụng yêu cầu ${label}; CV cho thấy ${shown}, khá gần với yêu cầu này. Chỉ ghi ${label} nếu bạn đã dùng.`,
    proposal: `${capital(label)}${at(employer)}: ___ (việc đã làm), ___ (trong bao lâu).`,
  }),
  coming: (labels) => ({
    title: `Ghi thời điểm hoàn thành ${list(labels)}`,
    detail: `CV cho biết ${full(labels)} đang được học hoặc dự định; ghi rõ tháng để người đọc tính được.`,
    proposal: `${labels[0] ?? '___'}: đang học, dự kiến hoàn thành ___/____.`,
  }),
  soft: (labels) => ({
    title: `Nêu ví dụ cho ${list(labels)}`,
    detail: `Tin tuyển dụng cần ${full(labels)}; CV mới chỉ gợi ý điều này.`,
    proposal: `Khi ___ xảy ra, tôi đã ___ cùng ___; kết quả ___.`,
  }),
  years: (labels) => ({
    title: 'Bổ sung công việc liên quan mà CV chưa ghi',
    detail: `Các mốc thời gian trong CV còn thiếu một ít so với: ${full(labels)}. Thực tập, việc bán thời gian và việc tự do trong lĩnh vực này cũng được tính.`,
    proposal: '___ (chức danh), ___ (công ty), ___/____ – ___/____',
  }),
  study: (labels) => ({
    title: `Nêu rõ học vấn: ${list(labels)}`,
    detail:
      'Nếu đã có bằng, hãy ghi bằng cấp, ngành, trường và năm; nếu còn đang học, hãy ghi thời điểm dự kiến.',
    proposal: '___ (bằng cấp) ngành ___, ___ (trường), ____ – ____',
  }),
  certificates: (labels) => ({
    title: `Bổ sung ${list(labels)} nếu bạn đã có`,
    detail: `Tin tuyển dụng nêu ${full(labels)}. Hãy ghi chứng chỉ bạn có kèm đơn vị cấp và năm cấp.`,
    proposal: `${labels[0] ?? '___'}, ___ (đơn vị cấp), năm ____`,
  }),
  languageMissing: (labels) => ({
    title: `Thêm ${withoutLevel(list(labels)).replaceAll('Tiếng', 'tiếng')} kèm trình độ, nếu bạn biết`,
    detail: `Tin tuyển dụng nêu ${full(labels)}; CV chưa nhắc đến. Điểm thi hoặc bậc từ A1 đến C2 nói lên nhiều nhất.`,
    proposal: '___ (ngôn ngữ): ___ (bậc hoặc điểm thi)',
  }),
  languageLevel: (labels) => ({
    title: `Ghi rõ trình độ: ${list(labels)}`,
    detail: 'Điểm thi hoặc bậc từ A1 đến C2 mà bạn chứng minh được có giá trị hơn một tính từ.',
    proposal: `${labels[0]?.replace(/\s*\(.*$/, '') ?? '___'}: ___ (bậc hoặc điểm thi)`,
  }),
  summaryMissing: (title, { role, skills }) => ({
    title: 'Thêm phần tóm tắt ngắn ở đầu CV',
    detail: `Hai đến ba câu${title === null ? '' : ` cho vị trí ${title}`}: bạn làm gì, bao lâu và kết quả nổi bật nhất.`,
    proposal: `${role ?? '___'} với ___ năm kinh nghiệm về ${skills.length > 0 ? full(skills) : '___'}; ___ (kết quả nổi bật bằng con số).`,
  }),
  summaryTitle: (title, skills) => ({
    title: 'Hướng phần tóm tắt vào vị trí ứng tuyển',
    detail: `Phần tóm tắt chưa nhắc đến vị trí ${title}. Nên nêu điều tin yêu cầu mà bạn đã có: ${full(skills)}.`,
    proposal: `… ứng tuyển vị trí ${title}, với ___ năm kinh nghiệm về ${listed(skills, 'và', String)}.`,
  }),
  numbers: (line, count, all) => ({
    title: 'Đưa kết quả thành con số',
    detail: `${count}/${all} dòng kinh nghiệm chưa có số liệu. Ví dụ một dòng, kèm chỗ trống để điền:`,
    proposal: `${line}: ___ (bao nhiêu, bao lâu một lần), ___ (kết quả).`,
  }),
  opening: (rest) => ({
    title: 'Mở đầu bằng việc bạn đã làm',
    detail: 'Dòng này nói về nhiệm vụ được giao; một động từ cụ thể cho thấy việc bạn đã làm.',
    proposal: `___ (xây dựng, điều hành, triển khai …) ${rest}; kết quả: ___.`,
  }),
  dates: (header) => ({
    title: 'Ghi thời gian cho mọi vị trí',
    detail: 'Thiếu thời điểm bắt đầu và kết thúc thì không tính được kinh nghiệm. Chỉ cần tháng và năm.',
    proposal: `${header}, ___/____ – ___/____`,
  }),
  bullets: (header) => ({
    title: 'Mô tả công việc ở từng vị trí',
    detail: `Chưa có dòng nào mô tả “${header}”. Hai đến năm dòng về việc đã làm và kết quả sẽ giúp vị trí này có giá trị.`,
    proposal: 'Đã ___ cho ___ bằng ___; kết quả: ___.',
  }),
  email: {
    title: 'Bổ sung địa chỉ email',
    detail: 'Không tìm thấy email ở dạng chữ. Email trong ảnh không đọc được.',
    proposal: '___@___',
  },
  phone: {
    title: 'Bổ sung số điện thoại',
    detail: 'Không tìm thấy số điện thoại ở dạng chữ. Số trong ảnh không đọc được.',
    proposal: '0___ ___ ___',
  },
  hidden: {
    title: 'Xóa phần chữ ẩn',
    detail:
      'Tệp có phần chữ mà người đọc không nhìn thấy. Phần này không được tính và nhiều nhà tuyển dụng sẽ loại tệp như vậy.',
  },
};

import type { Report } from '@fitfolio/analysis-contract/report';

export type Verdict = Report['requirements'][number]['verdict'];
export type Importance = Report['requirements'][number]['importance'];

/** What stands on the paper besides the report's own texts. */
export interface ReportWords {
  readonly locale: string;
  readonly title: string;
  readonly position: string;
  readonly company: string;
  readonly file: string;
  readonly date: string;
  readonly when: (date: string, time: string) => string;
  readonly noScore: string;
  readonly judged: (percent: string) => string;
  readonly edits: string;
  readonly noEdits: string;
  readonly gain: (points: string) => string;
  readonly notices: string;
  readonly scores: string;
  readonly subScore: Readonly<Record<Report['subScores'][number]['id'], string>>;
  readonly matrix: string;
  readonly requirements: string;
  readonly noRequirements: string;
  readonly verdict: Readonly<Record<Verdict, string>>;
  readonly importance: Readonly<Record<Importance, string>>;
  readonly total: string;
  readonly points: (earned: string, weight: string) => string;
  readonly inGroup: string;
  readonly notCounted: string;
  readonly missing: string;
  readonly noneMissing: string;
  readonly suggestions: string;
  readonly conditions: string;
  readonly before: (line: string) => string;
  readonly proposal: (text: string) => string;
  readonly sum: string;
  readonly sumLead: string;
  readonly sumLine: string;
  readonly sumWeight: string;
  readonly sumEarned: string;
  readonly engine: (version: string) => string;
  readonly methodology: string;
  readonly page: (page: number, pages: number) => string;
}

const vi: ReportWords = {
  locale: 'vi-VN',
  title: 'Kết quả phân tích CV',
  position: 'Vị trí',
  company: 'Công ty',
  file: 'Tệp CV',
  date: 'Phân tích lúc',
  when: (date, time) => `${time} ngày ${date}`,
  noScore: 'Chưa thể kết luận',
  judged: (percent) => `Đánh giá được ${percent} các yêu cầu của tin tuyển dụng.`,
  edits: 'Sửa gì trước để tăng nhiều điểm nhất',
  noEdits: 'Không có chỗ sửa nào làm điểm thay đổi đáng kể.',
  gain: (points) => `+${points} điểm`,
  notices: 'Lưu ý về hai văn bản',
  scores: 'Điểm thành phần',
  subScore: {
    experience: 'Kinh nghiệm',
    skills: 'Kỹ năng',
    education: 'Học vấn',
    keyword: 'Từ khóa',
    language: 'Ngôn ngữ',
  },
  matrix: 'Số yêu cầu theo mức quan trọng và kết quả',
  requirements: 'Từng yêu cầu của công việc',
  noRequirements: 'Không tìm thấy yêu cầu nào trong mô tả công việc.',
  verdict: {
    met: 'Đạt',
    partly: 'Đạt một phần',
    'not-found': 'Chưa thấy',
    'cannot-tell': 'Chưa đủ thông tin',
  },
  importance: { must: 'Bắt buộc', nice: 'Ưu tiên' },
  total: 'Tổng',
  points: (earned, weight) => `${earned} trên ${weight}`,
  inGroup: 'Tính theo nhóm',
  notCounted: 'Không tính',
  missing: 'Kỹ năng còn thiếu trong CV',
  noneMissing: 'CV có dẫn chứng cho mọi kỹ năng mà tin tuyển dụng nêu.',
  suggestions: 'Những gợi ý khác',
  conditions: 'Điều kiện (chỉ hiển thị, không tính điểm)',
  before: (line) => `Dòng hiện tại: “${line}”`,
  proposal: (text) => `Gợi ý viết lại: ${text}`,
  sum: 'Phép cộng của điểm',
  sumLead:
    'Yêu cầu bắt buộc nặng gấp ba yêu cầu ưu tiên. Điều không đánh giá được thì không tính ở cả hai cột.',
  sumLine: 'Dòng',
  sumWeight: 'Tối đa',
  sumEarned: 'Được',
  engine: (version) =>
    `Tính bởi bộ máy phân tích phiên bản ${version}. Cùng CV và cùng mô tả công việc luôn cho cùng kết quả.`,
  methodology: 'Cách tính điểm và độ chính xác',
  page: (page, pages) => `Trang ${page}/${pages}`,
};

const en: ReportWords = {
  locale: 'en-GB',
  title: 'Résumé analysis result',
  position: 'Position',
  company: 'Company',
  file: 'Résumé file',
  date: 'Analyzed on',
  when: (date, time) => `${date}, ${time}`,
  noScore: 'No conclusion yet',
  judged: (percent) => `${percent} of what the job post asks for could be judged.`,
  edits: 'The edits that gain most',
  noEdits: 'No single edit would change the score noticeably.',
  gain: (points) => `+${points} points`,
  notices: 'About the two texts',
  scores: 'Partial scores',
  subScore: {
    experience: 'Experience',
    skills: 'Skills',
    education: 'Education',
    keyword: 'Keywords',
    language: 'Language',
  },
  matrix: 'Requirements by importance and result',
  requirements: 'Each requirement of the job',
  noRequirements: 'No requirement was found in the job description.',
  verdict: { met: 'Met', partly: 'Partly met', 'not-found': 'Not found', 'cannot-tell': 'Cannot tell' },
  importance: { must: 'Must have', nice: 'Nice to have' },
  total: 'Total',
  points: (earned, weight) => `${earned} of ${weight}`,
  inGroup: 'Counted as a group',
  notCounted: 'Not counted',
  missing: 'Skills the résumé does not show',
  noneMissing: 'The résumé shows every skill the job post names.',
  suggestions: 'More suggestions',
  conditions: 'Conditions (shown, not scored)',
  before: (line) => `The line now: “${line}”`,
  proposal: (text) => `A way to write it: ${text}`,
  sum: 'How the score adds up',
  sumLead:
    'A must-have weighs three times a nice-to-have. What could not be judged is left out of both columns.',
  sumLine: 'Line',
  sumWeight: 'At most',
  sumEarned: 'Earned',
  engine: (version) =>
    `Computed by analysis engine ${version}. The same résumé and the same job description always give the same result.`,
  methodology: 'How the score is computed, and how accurate it is',
  page: (page, pages) => `Page ${page} of ${pages}`,
};

export const reportWords = { vi, en } as const;

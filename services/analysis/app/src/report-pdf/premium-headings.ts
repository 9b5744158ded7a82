import type { MetricId } from '@fitfolio/fit-engine/report';

/** The headings of the premium sections on paper. */
export interface PremiumHeadings {
  readonly metrics: string;
  readonly metric: Readonly<Record<MetricId, string>>;
  readonly experience: string;
  readonly minimum: string;
  readonly relevance: string;
  readonly quality: string;
  readonly experienceGaps: string;
  readonly skills: string;
  readonly met: string;
  readonly missing: string;
  readonly education: string;
  readonly matches: string;
  readonly running: string;
  readonly gaps: string;
  readonly keywords: string;
  readonly matching: string;
  readonly strengths: string;
  readonly enhancement: string;
  readonly summary: string;
  readonly integration: string;
  readonly achievements: string;
  readonly positions: string;
  readonly format: string;
  readonly addressing: string;
  readonly career: string;
  readonly none: string;
}

const vi: PremiumHeadings = {
  metrics: 'Tám chỉ số',
  metric: {
    'job-match': 'Mức khớp công việc',
    'summary-effectiveness': 'Phần tóm tắt',
    'experience-relevance': 'Kinh nghiệm liên quan',
    'achievement-impact': 'Thành tích có kết quả',
    'soft-skills': 'Kỹ năng mềm',
    'additional-skills': 'Kỹ năng bổ sung',
    'language-quality': 'Chất lượng câu chữ',
    'personality-showcase': 'Nét riêng của bạn',
  },
  experience: 'Mức phù hợp về kinh nghiệm',
  minimum: 'Kinh nghiệm tối thiểu',
  relevance: 'Mức liên quan về bối cảnh',
  quality: 'Mức liên quan về chất lượng',
  experienceGaps: 'Khoảng thiếu về kinh nghiệm',
  skills: 'Mức phù hợp về kỹ năng',
  met: 'Đã có',
  missing: 'Còn thiếu',
  education: 'Học vấn và chứng chỉ',
  matches: 'Phù hợp',
  running: 'Đang học',
  gaps: 'Còn thiếu',
  keywords: 'Từ khóa',
  matching: 'Trùng khớp',
  strengths: 'Điểm mạnh và cách làm nổi bật',
  enhancement: 'Cải thiện nội dung',
  summary: 'Phần tóm tắt',
  integration: 'Đưa từ khóa vào CV',
  achievements: 'Lượng hóa thành tích',
  positions: 'Phần kinh nghiệm',
  format: 'Định dạng và bố cục',
  addressing: 'Khắc phục những chỗ thiếu',
  career: 'Phát triển nghề nghiệp',
  none: 'Không có gì cần nêu ở đây.',
};

const en: PremiumHeadings = {
  metrics: 'Eight metrics',
  metric: {
    'job-match': 'Job match',
    'summary-effectiveness': 'Summary effectiveness',
    'experience-relevance': 'Experience relevance',
    'achievement-impact': 'Achievement impact',
    'soft-skills': 'Soft skills',
    'additional-skills': 'Additional skills',
    'language-quality': 'Language quality',
    'personality-showcase': 'Personality showcase',
  },
  experience: 'Experience match',
  minimum: 'Minimum experience',
  relevance: 'Contextual relevance',
  quality: 'Quality relevance',
  experienceGaps: 'Experience gaps',
  skills: 'Skills match',
  met: 'Met',
  missing: 'Missing',
  education: 'Education and certification',
  matches: 'Matches',
  running: 'In progress',
  gaps: 'Gaps',
  keywords: 'Keyword alignment',
  matching: 'Matching',
  strengths: 'Strengths and how to emphasize them',
  enhancement: 'Content enhancement',
  summary: 'Summary',
  integration: 'Keyword integration',
  achievements: 'Achievement quantification',
  positions: 'Experience',
  format: 'Format and layout',
  addressing: 'Addressing gaps',
  career: 'Career development',
  none: 'There is nothing to say here.',
};

export const premiumHeadings = { vi, en } as const;

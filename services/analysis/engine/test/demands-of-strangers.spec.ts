import { describe, expect, it } from '@jest/globals';
import { analyse } from '#src/analyse';
import { plainTextDocument } from '#src/document';
import type { OutputLanguage } from '#src/report';

// Classes that people and posts by other hands showed. All people are invented.

const of = (language: OutputLanguage, asks: readonly string[], lines: readonly string[], more = '') => {
  const [post, resume] =
    language === 'vi'
      ? [
          `Trưởng bộ phận\n\nYêu cầu:\n${asks.map((ask) => `- ${ask}`).join('\n')}`,
          `Trần Thu Hà\nha.tran@example.com\n\nKinh nghiệm làm việc\nNhân viên, Công ty TNHH Lá Xanh\n01/2018 - 12/2023\n${lines.map((line) => `- ${line}`).join('\n')}\n${more}`,
        ]
      : [
          `Head of Unit\n\nRequirements:\n${asks.map((ask) => `- ${ask}`).join('\n')}`,
          `Kim Vale\nkim.vale@example.com\n\nExperience\nAssistant, Green Lane Ltd\n01/2018 - 12/2023\n${lines.map((line) => `- ${line}`).join('\n')}\n${more}`,
        ];
  return analyse({
    resume: plainTextDocument(resume),
    job: plainTextDocument(post),
    language,
    today: '2026-11-21',
  }).requirements.filter(({ kind }) => kind !== 'title' && kind !== 'level');
};
const one = (language: OutputLanguage, ask: string, line: string, more?: string) =>
  of(language, [ask], [line], more).map(({ verdict }) => verdict);

describe('experience, knowledge and papers that no line speaks of are not there', () => {
  it.each([
    ['en', 'Falconry experience is an advantage', 'Counted stock each evening'],
    ['en', 'Registered with the Guild of Clockmakers', 'Counted stock each evening'],
    ['vi', 'Từng nuôi ong lấy mật', 'Kiểm hàng mỗi tối'],
    ['vi', 'Có kinh nghiệm thi công hồ cá cảnh', 'Kiểm hàng mỗi tối'],
  ] as const)('%s: %s', (language, ask, line) => {
    expect(one(language, ask, line)).toEqual(['not-found']);
  });

  it.each([
    ['en', 'Able to stay cheerful when the queue is long', 'Counted stock each evening'],
    ['vi', 'Sẵn sàng nghe góp ý của đồng nghiệp', 'Kiểm hàng mỗi tối'],
  ] as const)('%s: readiness cannot be told: %s', (language, ask, line) => {
    expect(one(language, ask, line)).not.toContain('not-found');
  });
});

describe('what says how strictly the rest is meant is no demand of its own', () => {
  it.each([
    [
      'en',
      'Degree (Licence or Magister) in geology, hydrology or a neighbouring discipline',
      /neighbouring|hydrology$/,
    ],
    [
      'vi',
      'Tốt nghiệp Đại học ngành Địa chất, Thủy văn hoặc ngành gần, không bắt buộc',
      /bắt buộc|^ngành gần/,
    ],
  ] as const)('%s: %s', (language, ask, aside) => {
    const labels = of(language, [ask], ['Counted stock each evening']).map(({ label }) => label);
    expect(labels.filter((label) => aside.test(label) && !/:/.test(label))).toEqual([]);
  });
});

describe('a long name and its short form are one thing', () => {
  it.each([
    ['en', 'Membership of the Royal Board of Millers and Bakers (RBMB)', 'RBMB member since 2016'],
    ['vi', 'Đã đăng ký với Hiệp hội Thợ gốm Bắc Bộ (HTGB)', 'Hội viên HTGB từ năm 2016'],
  ] as const)('%s: %s', (language, ask, line) => {
    expect(one(language, ask, line)).toContain('met');
  });
});

describe('one of several cases will do', () => {
  it.each([
    [
      'en',
      'Daily work with a herd management package (Uniform, DairyComp or Afifarm)',
      'Kept the milk records in DairyComp',
    ],
    [
      'vi',
      'Sử dụng hằng ngày một phần mềm quản lý đàn (Uniform, DairyComp hoặc Afifarm)',
      'Ghi sổ sữa trên DairyComp',
    ],
  ] as const)('%s: %s', (language, ask, line) => {
    const rows = of(language, [ask], [line]);
    const whole = rows.filter(({ kind }) => kind === 'duty');
    expect(whole.every(({ verdict }) => verdict === 'met')).toBe(true);
    expect(rows.map(({ verdict }) => verdict)).toContain('met');
  });
});

describe('little knowledge, in the words of who has it', () => {
  it.each([
    ['en', 'Odoo', 'Worked with Odoo (looking things up only)'],
    ['en', 'Tally', 'Tally, rarely used'],
    ['vi', 'Phần mềm Odoo', 'Phần mềm Odoo: ít khi dùng'],
    ['vi', 'Power BI', 'Power BI (mới đọc sách, chưa làm)'],
  ] as const)('%s: %s', (language, ask, line) => {
    expect(one(language, ask, line)).not.toContain('met');
  });

  it.each([
    ['en', 'PRINCE2 certificate', 'Certifications\nPRINCE2: course finished, exam booked for spring'],
    ['vi', 'Chứng chỉ PRINCE2', 'Chứng chỉ\nPRINCE2: học xong, chưa đi thi'],
  ] as const)('%s: a course without its examination is no paper: %s', (language, ask, papers) => {
    expect(one(language, ask, 'Filed letters', papers)).toEqual(['partly']);
  });
});

describe('lines about languages and pastimes show no part of a task', () => {
  it.each([
    [
      'en',
      'Trusting relations with neighbours of the quarry',
      'Languages\nEnglish, and enough Welsh to greet neighbours of the chapel',
    ],
    [
      'vi',
      'Kỹ năng soạn tài liệu hướng dẫn vận hành lò',
      'Ngoại ngữ\nTiếng Anh: đọc tài liệu hướng dẫn kèm từ điển',
    ],
  ] as const)('%s: %s', (language, ask, more) => {
    const verdicts = one(language, ask, 'Xếp thư', more);
    expect(verdicts).not.toContain('met');
    expect(verdicts).not.toContain('partly');
  });

  it.each([
    ['en', 'Fluent French', 'Languages\nFrench and English, both since childhood'],
    ['vi', 'Tiếng Anh lưu loát', 'Ngoại ngữ\nTiếng Anh: nói từ nhỏ'],
  ] as const)('%s: who grew up with a language speaks it: %s', (language, ask, more) => {
    expect(one(language, ask, 'Filed letters', more)).toContain('met');
  });
});

describe('years of leading people', () => {
  it.each([
    ['en', '4 years of people management', 'Guided six engineers and held their yearly reviews'],
    ['vi', '4 năm kinh nghiệm quản lý nhân sự', 'Phụ trách nhóm 6 nhân viên, đánh giá cuối năm'],
  ] as const)('%s: counted by what was done, whatever the title: %s', (language, ask, line) => {
    expect(one(language, ask, line)).toContain('met');
  });
});

describe('lists with other signs', () => {
  it.each(['>', '»'])('%s opens a line of a list', (sign) => {
    const post = `Buyer\n\nYour profile\n${sign} Contract law\n${sign} Supplier audits\n`;
    const { requirements } = analyse({
      resume: plainTextDocument('Kim Vale\n\nExperience\nBuyer, Green Lane Ltd\n2018 - 2023'),
      job: plainTextDocument(post),
      language: 'en',
      today: '2026-11-21',
    });
    expect(requirements.some(({ sentence }) => sentence.includes(sign))).toBe(false);
  });
});

describe('what has lapsed is not there', () => {
  it.each([
    ['en', 'Valid boiler licence', 'Certifications\nBoiler licence\tlapsed in March 2024, renewal booked'],
    ['vi', 'Chứng chỉ vận hành lò hơi', 'Chứng chỉ\nChứng chỉ vận hành lò hơi, đã hết hạn từ 2023'],
  ] as const)('%s: %s', (language, ask, papers) => {
    expect(one(language, ask, 'Xếp thư', papers)).not.toContain('met');
  });
});

describe('letters of another name', () => {
  it.each([
    ['en', 'QA/QC procedures', 'Filled in the QQP sheets'],
    ['vi', 'Quy trình QA/QC', 'Ghi sổ QQP mỗi ca'],
  ] as const)('%s: %s is not met by %s', (language, ask, line) => {
    expect(one(language, ask, line)).not.toContain('met');
  });
});

describe('what work is paid with', () => {
  it.each([
    ['en', 'Package: tax free salary, shared lodging, yearly ticket'],
    ['vi', 'Chế độ: ăn trưa, xe đưa rước, thưởng Tết'],
  ] as const)('%s: %s asks for nothing', (language, line) => {
    expect(of(language, [], [], '').length).toBe(0);
    expect(of(language, [line], ['Filed letters'])).toEqual([]);
  });
});

describe('half of a word that wraps demands is a word of other names', () => {
  it.each([
    ['vi', 'Cơ khí', 'Đếm vi sinh hiếu khí'],
    ['vi', 'Hàn hồ quang tay', 'Ngoại ngữ: tiếng Tày'],
  ] as const)('%s: %s is not %s', (language, ask, line) => {
    expect(one(language, ask, line)).not.toContain('met');
  });

  it('a word that is written like the name of a language is none', () => {
    const labels = of('vi', ['Hàn hồ quang tay'], ['Kiểm hàng']).map(({ kind }) => kind);
    expect(labels).not.toContain('language');
  });
});

describe('named first, denied behind', () => {
  it.each([
    ['vi', 'Kafka', 'Dùng RabbitMQ hằng ngày. Kafka thì em chưa dùng'],
    ['en', 'Kafka', 'RabbitMQ each day. Kafka never.'],
  ] as const)('%s: %s', (language, ask, line) => {
    expect(one(language, ask, line)).toEqual(['not-found']);
  });
});

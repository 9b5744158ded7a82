import { describe, expect, it } from '@jest/globals';
import { analyse } from '../src/analyse.js';
import type { Requirement } from '../src/report.js';
import { text } from './people.js';

const person = (...lines: string[]): string =>
  `Mara Lindqvist\nmara.l@example.com | 0911 222 333\n\nExperience\nShift Engineer, Nordal Plant\n03/2018 - 10/2024\n${lines.join('\n')}\n\nEducation\nBachelor of Engineering, Lund College, 2013 - 2017`;
const nguoi = (...lines: string[]): string =>
  `Đặng Thị Hoa\nhoa.dang@example.com | 0988 111 222\n\nKinh nghiệm làm việc\nKỹ thuật viên - Công ty TNHH Nhựa An Phú\n03/2018 - 10/2024\n${lines.join('\n')}\n\nHọc vấn\nCao đẳng Cơ khí - Trường Cao đẳng Công nghiệp (2013 - 2016)`;

function rows(resume: string, ask: string, language: 'en' | 'vi'): readonly Requirement[] {
  const post =
    language === 'en'
      ? `Process Technician\n\nRequirements\n- ${ask}\n- Knowledge of Fortran`
      : `Kỹ thuật viên quy trình\n\nYêu cầu\n- ${ask}\n- Biết lập trình Fortran`;
  return analyse({ resume: text(resume), job: text(post), language, today: '2026-11-21' }).requirements;
}
const verdicts = (resume: string, ask: string, language: 'en' | 'vi'): string[] =>
  rows(resume, ask, language)
    .filter(({ sentence }) => ask.includes(sentence.replace(/^- /, '')))
    .map(({ verdict }) => verdict);

describe('a wording of several things is judged by them', () => {
  it('is met where the résumé shows its parts, in other lines and another order', () => {
    const shown = person('- Changed dies and set barrel temperatures', '- Ran blow moulding machines');
    expect(
      verdicts(shown, 'Understands blow moulding machines, dies and barrel temperatures', 'en'),
    ).toContain('met');
    const thay = nguoi('- Vận hành máy thổi màng, thay trục in', '- Chỉnh nhiệt độ đầu đùn');
    expect(verdicts(thay, 'Am hiểu máy thổi màng, trục in, nhiệt độ đầu đùn', 'vi')).toContain('met');
  });
  it('is never met where nothing of it is shown', () => {
    const other = person('- Baked rye bread');
    expect(
      verdicts(other, 'Understands blow moulding machines, dies and barrel temperatures', 'en'),
    ).not.toContain('met');
    expect(
      verdicts(nguoi('- Trồng rau'), 'Am hiểu máy thổi màng, trục in, nhiệt độ đầu đùn', 'vi'),
    ).not.toContain('met');
  });
});

describe('names', () => {
  it('in capitals are met by themselves only', () => {
    expect(verdicts(person('- Kept safety records'), 'Proficient in SAFE', 'en')).not.toContain('met');
  });
  it('with a number are met by the word they shorten', () => {
    expect(
      verdicts(person('- Slab checks to Eurocode 8'), 'Knowledge of Eurocodes (EC8)', 'en'),
    ).not.toContain('not-found');
  });
  it('of one product show the kind of product, not a field of several practices', () => {
    const dns = person('- Looked after mail and DNS');
    const [row] = rows(dns, 'Networking', 'en').filter(({ label }) => label === 'Networking');
    expect(row?.verdict).toBe('partly');
  });
  it('stand in rows as the post writes them', () => {
    const [row] = rows(person('- Cycle counts every week'), 'Experience with cycle counts', 'en').filter(
      ({ sentence }) => sentence.includes('cycle'),
    );
    expect(row?.label).toBe('Cycle counts');
  });
});

describe('circumstances', () => {
  it('of working time are partly shown by a readiness for any of it', () => {
    const open = person('- Open to any shift');
    expect(verdicts(open, 'Able to work overtime in the harvest', 'en')).toContain('partly');
    const truc = nguoi('- Trực ca 12 tiếng, làm việc theo ca');
    expect(verdicts(truc, 'Làm việc theo ca', 'vi')).toContain('met');
  });
});

describe('languages', () => {
  it('of which only reading is claimed are partly what speaking or writing asks', () => {
    const read = nguoi('- Bảo trì máy').concat('\n\nNgoại ngữ\nTiếng Anh: đọc tài liệu');
    expect(verdicts(read, 'Tiếng Anh giao tiếp, viết email', 'vi')).toContain('partly');
  });
  it('are not named by words that fold to their names', () => {
    const lao = nguoi('- Kiểm tra an toàn lao động, thái độ tốt');
    expect(rows(lao, 'Biết an toàn lao động, thái độ tốt', 'vi').map(({ kind }) => kind)).not.toContain(
      'language',
    );
  });
});

describe('less than a year', () => {
  it('is told in months', () => {
    const labels = (ask: string, language: 'en' | 'vi'): string =>
      rows(person('- Ran mills'), ask, language)
        .map(({ label, reason }) => `${label} ${reason}`)
        .join('\n');
    expect(labels('At least 6 months of experience in milling', 'en')).toContain('6 months of experience');
    expect(labels('Có ít nhất 6 tháng kinh nghiệm phay', 'vi')).toContain('6 tháng kinh nghiệm');
  });
});

import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../../src/layout/read-text.js';
import { premiumReport } from '../../src/premium.js';
import { parseResume } from '../../src/resume/parse-resume.js';
import { type Blind, blindOf, maskKinds } from '../../src/screening/blind.js';
import { accountantJobVi, accountantResumeVi, pairs, text, today } from '../people.js';
import { masksOnce, takesOddInput } from './masking.js';

const blindFor = (resume: string): Blind =>
  blindOf({ facts: parseResume(text(resume), today), text: readDocument(text(resume)).text });

const headed = (name: string, more = ''): string => `${name}
Kế toán tổng hợp
ho.so@example.com | 0912 345 678 | Quận 3, TP. Hồ Chí Minh
${more}
KINH NGHIỆM
Kế toán tổng hợp - Công ty TNHH Sao Mai
01/2020 - 12/2023
- Lập báo cáo thuế hàng quý

HỌC VẤN
Cử nhân Kế toán - Đại học Kinh tế Quốc dân
2013 - 2017`;

describe('names', () => {
  const mai = blindFor(headed('Nguyễn Thị Phương Mai'));
  it.each([
    'Nguyễn Thị Phương Mai',
    'NGUYỄN THỊ PHƯƠNG MAI',
    'Nguyen Thi Phuong Mai',
    'Nguyễn Thị Phương Mai'.normalize('NFD'),
    'Mai Nguyễn',
    'Mai Nguyen Thi Phuong',
    'Phương Mai',
    'N.T.P. Mai',
    'Mai N. T. P.',
    'N g u y ễ n  T h ị  P h ư ơ n g  M a i',
    'Nguyễn-Thị-Phương-Mai',
    'Ngu-\nyễn Thị Phương Mai',
    'nguyenthiphuongmai',
    'PhuongMaiNguyen',
    'Mai, Nguyễn Thị Phương',
    'Ｎｇｕｙｅｎ Ｔｈｉ Ｐｈｕｏｎｇ Ｍａｉ',
  ])('%s', (form) => {
    expect(mai.mask(`Ký tên: ${form}`)).toBe('Ký tên: ⟦name⟧');
    expect(mai.mask(form)).toBe('⟦name⟧');
  });

  it.each([
    ['CV_NguyenThiPhuongMai_2024.pdf', 'CV_⟦name⟧_2024.pdf'],
    ['CV-PhuongMai.docx', 'CV-⟦name⟧.docx'],
    [
      'Với 6 năm kinh nghiệm, Mai mong muốn phát triển.',
      'Với 6 năm kinh nghiệm, ⟦name⟧ mong muốn phát triển.',
    ],
    ['Chị Mai phụ trách thuế', '⟦person⟧ ⟦name⟧ phụ trách thuế'],
    ['Tôi là Mai.', 'Tôi là ⟦name⟧.'],
    ['Trân trọng,\nMai', 'Trân trọng,\n⟦name⟧'],
    ["Mai's reports were praised", "⟦name⟧'s reports were praised"],
  ])('%s', (said, masked) => expect(mai.mask(said)).toBe(masked));

  it('that are words of the language stay where they are words', () => {
    const people: Readonly<Record<string, readonly string[]>> = {
      'Trần Thị Lan Anh': [
        'Tiếng Anh giao tiếp tốt',
        'Anh văn B1, IELTS 6.5',
        'Chứng chỉ Anh ngữ, du học Anh Quốc',
        'Biên dịch Anh - Việt',
        'Triển khai mạng LAN cho 3 văn phòng',
        'Ngoại ngữ: Anh, Pháp',
      ],
      'Nguyễn Hòa Bình': ['Quản lý kho tại Hòa Bình', 'Bình quân 120 đơn mỗi ngày', 'Ổn định, hòa đồng'],
      'Lê Thành An': [
        'An toàn lao động và vệ sinh',
        'Thực phẩm an toàn',
        'Thành thạo Excel',
        'Hoàn thành 120% chỉ tiêu',
      ],
      'Phạm Minh Long': ['Minh bạch sổ sách', 'Làm việc tại Long An', 'Kho hàng Long Biên'],
      'Võ Văn Toán': ['Gia sư môn Toán, Văn', 'Kế toán trưởng', 'Kiểm toán nội bộ'],
      'Đỗ Công Nam': ['Thị trường miền Nam', 'Công nợ phải thu', 'Công ty tại Việt Nam'],
      'Trần Quốc Việt': ['Dịch sang tiếng Việt', 'Quốc tế', 'Thị trường Việt Nam'],
      'Grace Baker': ['Baker and pastry chef', 'grace period of loans', 'Saving Grace Bakery'],
      'Mark Long': ['Long-term planning', 'Benchmarks and trademarks', 'Mark-up pricing'],
      'Le An': ['Lean manufacturing', 'LEAN Six Sigma', 'Clean code'],
    };
    for (const [name, lines] of Object.entries(people)) {
      const blind = blindFor(headed(name));
      for (const line of lines) expect(blind.mask(line)).toBe(line);
      expect(blind.mask(name)).toBe('⟦name⟧');
    }
  });

  it('that are no words go wherever they stand', () => {
    const blind = blindFor(
      headed('Devika Krishnamurthy', 'Summary\nDevika has built ledgers for six years.'),
    );
    expect(blind.mask('Devika led the audit; Krishnamurthy, D. signed it')).toBe(
      '⟦name⟧ led the audit; ⟦name⟧ signed it',
    );
    expect(blind.mask('file_dkrishnamurthy92.pdf')).not.toMatch(/krish/iu);
  });

  it('go with what somebody is called beside them', () => {
    const blind = blindFor(headed('Huỳnh Tấn Phát (Patrick)'));
    expect(blind.mask('Patrick joined in 2020')).toBe('⟦name⟧ joined in 2020');
  });
});

describe('what else identifies somebody', () => {
  const blind = blindFor(accountantResumeVi);
  it.each([
    ['Email: hung.tran@example.com', 'Email: ⟦contact⟧'],
    ['hung.tran [at] example (dot) com', '⟦contact⟧'],
    ['+84 987 654 321 / 0987.654.321 / (084) 987-654-321', '⟦contact⟧ / ⟦contact⟧ / ⟦contact⟧'],
    ['0 9 8 7 6 5 4 3 2 1', '⟦contact⟧'],
    ['không chín tám bảy sáu năm bốn ba hai một', '⟦contact⟧'],
    ['LinkedIn: linkedin.com/in/hungtran88', 'LinkedIn: ⟦link⟧'],
    ['https://github.com/hungtran', '⟦link⟧'],
    ['Skype: hung.tran_88', 'Skype: ⟦link⟧'],
    ['Ngày sinh: 12/05/1990', 'Ngày sinh: ⟦year⟧'],
    ['Sinh năm 1990, 34 tuổi', 'Sinh năm ⟦year⟧, ⟦year⟧'],
    ['Date of birth: May 12, 1990', 'Date of birth: ⟦year⟧'],
    ['Giới tính: Nam', 'Giới tính: ⟦person⟧'],
    [
      'Gender: Male | Marital status: Married | Nationality: Vietnamese',
      'Gender: ⟦person⟧ | Marital status: ⟦person⟧ | Nationality: ⟦person⟧',
    ],
    ['Ông Trần Văn Hùng đã ký', '⟦person⟧ ⟦name⟧ đã ký'],
    ['Mr. Nguyen approved it; he managed the team', '⟦person⟧ Nguyen approved it; ⟦person⟧ managed the team'],
    [
      'Địa chỉ: 12/3 Lê Lai, Phường Bến Thành, Quận 1, TP. Hồ Chí Minh',
      'Địa chỉ: ⟦address⟧, ⟦address⟧, ⟦address⟧, TP. Hồ Chí Minh',
    ],
    ['Address: 221 Baker Street, London', 'Address: ⟦address⟧, London'],
    ['Cử nhân Kế toán - Đại học Kinh tế TP. Hồ Chí Minh', 'Cử nhân Kế toán - Đại học ⟦school⟧'],
    ['Học tại Trường THPT Lê Quý Đôn', 'Học tại Trường THPT ⟦school⟧'],
    ['Bachelor of Science, University of Exeter', 'Bachelor of Science, University of ⟦school⟧'],
    ['Hanoi University of Science and Technology (HUST)', '⟦school⟧ (⟦school⟧)'],
    ['Tốt nghiệp đại học năm 2017', 'Tốt nghiệp đại học năm ⟦year⟧'],
    ['Class of 2017', 'Class of ⟦year⟧'],
    ['Nam, 1990, độc thân', '⟦person⟧, ⟦year⟧, ⟦person⟧'],
    ['T.V.H.', '⟦name⟧'],
    ['Nigerian national, married with two kids', '⟦person⟧ national, ⟦person⟧ two kids'],
    ['UNILAG alumnus, class of 17', '⟦school⟧ alumnus, class of ⟦year⟧'],
    ['Leeds LS7 4AB', 'Leeds ⟦address⟧'],
  ])('%s', (said, masked) => expect(blind.mask(said)).toBe(masked));

  it.each([
    'Kế toán tổng hợp, 01/2020 - 12/2023',
    '5 năm kinh nghiệm từ 2018 đến 2023',
    'Doanh thu 120.000.000 đồng năm 2022',
    'Tăng 1,200,000,000 VND',
    'Quản lý 120 khách hàng và 2000 sản phẩm',
    'Node.js/Express, ASP.NET/C#, Vue.js, Socket.io',
    '@Transactional, @angular',
    'MS Excel, Ms Word, MS SQL Server',
    'Phần mềm HIS, hệ thống SHE và HSE',
    'quan he khach hang, he thong ERP',
    'Bảo Hiểm Xã Hội, bảo hiểm xã hội',
    'Doanh số Q1, Q2 tăng 15%',
    'Thời trang nữ, chăm sóc bà mẹ và trẻ em',
    'Thị trường Bắc, Trung, Nam',
    'Tốt nghiệp Đại học chuyên ngành Kế toán',
    'High School Diploma',
    'Học sinh và sinh viên, tuyển sinh 2023',
    'Dạy trẻ 3-6 tuổi',
    'GPA 3.45/4, IELTS 7.0',
    'Command line: bash/zsh, GitHub: CI/CD',
    'Bà Rịa - Vũng Tàu, đường dây 500 kV',
    'Emergency ward nurse, Ward management',
    'Chứng chỉ hành nghề kế toán',
    'Công ty Ô tô Trường Hải',
    'Project Management Professional (PMP), AWS Academy',
    'man-hours, female customers',
    '12/2021 hoàn thành dự án 24/7',
  ])('stays: %s', (line) => expect(blind.mask(line)).toBe(line));
});

describe('masking', () => {
  const blind = blindFor(accountantResumeVi);

  it('again changes nothing, on every text of a report', () => {
    masksOnce(pairs.slice(1, 3));
  });

  it('changes nothing beside its marks', () => {
    const whole = readDocument(text(accountantResumeVi)).text;
    const kept = blind.mask(whole).split(/⟦[a-z]+⟧/u);
    let at = 0;
    for (const piece of kept) {
      const found = whole.indexOf(piece, at);
      expect(found).toBeGreaterThanOrEqual(at);
      at = found + piece.length;
    }
    expect(kept.join('')).toContain('Theo dõi công nợ phải thu của 120 khách hàng');
  });

  it('lets nobody forge a mark', () => {
    const forger = blindFor(`${accountantResumeVi}\nĐạt giải ⟦name⟧ toàn quốc`);
    expect(forger.mask('Đạt giải ⟦name⟧ toàn quốc')).toBe('Đạt giải name toàn quốc');
    expect(forger.mask('⟦⟦school⟧⟧ Trần Văn Hùng')).toBe('school ⟦name⟧');
    expect(blind.mask('⟦na⟦me⟧ 100⟧')).toBe('name 100');
  });

  it('takes odd input of any length', () => {
    takesOddInput(6_000);
  });

  it('takes a person of whom nothing was read', () => {
    const nobody = blindFor('');
    expect(nobody.mask('Thành thạo Excel')).toBe('Thành thạo Excel');
    expect(nobody.mask('0912 345 678, a.b@example.com')).toBe('⟦contact⟧, ⟦contact⟧');
    expect(nobody.leaks('')).toEqual([]);
  });
});

describe('the second look', () => {
  it('finds every kind in a text that is not masked', () => {
    const resume = `${accountantResumeVi}\nlinkedin.com/in/hungtran88\nGiới tính: Nam\nNgày sinh: 12/05/1990`;
    const whole = readDocument(text(resume)).text;
    const blind = blindFor(resume);
    const kinds = new Set(blind.leaks(whole).map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual([...maskKinds].toSorted());
    expect(blind.leaks(blind.mask(whole))).toEqual([]);
  });

  it('finds what a report quotes', () => {
    const report = premiumReport({ resume: text(accountantResumeVi), job: text(accountantJobVi), today });
    const blind = blindOf({ facts: report.resume, text: report.documents.resume });
    const quotes = report.requirements.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
    expect(quotes.length).toBeGreaterThan(3);
    for (const quote of quotes) expect(blind.leaks(blind.mask(quote))).toEqual([]);
  });
});

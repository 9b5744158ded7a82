import { describe, expect, it } from '@jest/globals';
import { analyse } from '#src/analyse';
import { plainTextDocument } from '#src/document';
import type { OutputLanguage, Report, ResumeFacts } from '#src/report';
import { parseResume } from '#src/resume/parse-resume';

// Each class of misreading in words of its own, in both languages: résumés, advice and names. All people are invented.
// What posts ask is in `twelve-classes.spec.ts`.

const today = '2026-11-21';
const read = (resume: string): ResumeFacts => parseResume(plainTextDocument(resume), today);
const report = (language: OutputLanguage, resume: string, post: string): Report =>
  analyse({ resume: plainTextDocument(resume), job: plainTextDocument(post), language, today });

const person = (lines: readonly string[], skills: string, about = 'Summary'): string =>
  `Ida Quill\nida.quill@example.com | 0123 456 789\n\n${about}\nBinder of books and keeper of presses.\n\nExperience\nWorkshop Hand, Heron Works Ltd\n01/2018 - 12/2022\n${lines.map((line) => `- ${line}`).join('\n')}\n\nEducation\nBA History, Larch Tree College, 2013 - 2016\n\nSkills\n${skills}`;
const nguoi = (lines: readonly string[], skills: string, about = 'Giới thiệu'): string =>
  `Vũ Thị Nhài\nnhai.vu@example.com | 0912 888 777\n\n${about}\nThợ đóng sách, giữ máy ép.\n\nKinh nghiệm\nNhân viên xưởng, Công ty TNHH Cánh Cò\n01/2018 - 12/2022\n${lines.map((line) => `- ${line}`).join('\n')}\n\nHọc vấn\nCử nhân Lịch sử, Đại học Miền Gió, 2013 - 2016\n\nKỹ năng\n${skills}`;
const lives = { en: person, vi: nguoi };
const posts = {
  en: (asks: string) => `Workshop Hand\nRequirements\n- ${asks}\n- Two years in a workshop`,
  vi: (asks: string) => `Nhân viên xưởng\nYêu cầu\n- ${asks}\n- 2 năm kinh nghiệm xưởng`,
};

describe('class 8: layouts of résumés', () => {
  it.each([
    [
      'en',
      'place and dates at the end of rows, marks beside the degree',
      'Ida Quill\nida.quill@example.com\n\nEducation\nLarch State University   Boise, ID\nB.Des in Ceramics, GPA 3.7/4.0   May 2016\n\nExperience\nKiln Firm Inc   Boise, ID\nKiln Operator   June 2016 - May 2020\n- Fired 300 pots',
      [['Kiln Operator', 'Kiln Firm Inc', 'Boise, ID', 'June 2016', 'May 2020', 1]],
      [['B.Des in Ceramics', 'Larch State University', '3.7/4.0']],
    ],
    [
      'en',
      'dates above the work',
      'PERSONAL INFORMATION\nIda Quill\nida.quill@example.com\n\nWORK EXPERIENCE\n03/2019–Present\nLock Keeper\nCanal Trust North\n- Worked three locks\n\nEDUCATION AND TRAINING\n09/2015–06/2018\nBEng (Hons) Hydrology\nUniversity of Hull',
      [['Lock Keeper', 'Canal Trust North', null, '03/2019', 'Present', 1]],
      [['BEng (Hons) Hydrology', 'University of Hull', null]],
    ],
    [
      'vi',
      'every row has a label',
      'Vũ Thị Nhài\nnhai.vu@example.com\n\nKinh nghiệm làm việc\nChức danh: Nhân viên kiểm định\nCông ty: Công ty TNHH Gốm Lò Đỏ\nThời gian: 05/2018 - 10/2022\nMô tả: Kiểm 400 sản phẩm mỗi ngày\n\nHọc vấn\nTrường: Cao đẳng Gốm sứ Bát Hương\nBằng cấp: Cao đẳng\nChuyên ngành: Kỹ thuật gốm\nThời gian: 2014 - 2017',
      [['Nhân viên kiểm định', 'Công ty TNHH Gốm Lò Đỏ', null, '05/2018', '10/2022', 1]],
      [['Cao đẳng', 'Cao đẳng Gốm sứ Bát Hương', null]],
    ],
    [
      'vi',
      'dates, employer and title on lines of their own; a dash in the name of the school',
      'Vũ Thị Nhài\nnhai.vu@example.com\n\nKINH NGHIỆM LÀM VIỆC\n\n03/2019 - Hiện tại\nXưởng sách Bồ Câu\nTổ trưởng đóng sách\n- Đóng 900 cuốn mỗi năm\n\n01/2016 - 02/2019\nCông ty CP Giấy Lụa\nNhân viên chứng thực\n- Chứng thực bản in\n\nHỌC VẤN\n09/2011 - 06/2015\nTrường Đại học Mỹ thuật - Công nghiệp Á Đông\nThiết kế đồ họa\nGPA: 3.2/4',
      [
        ['Tổ trưởng đóng sách', 'Xưởng sách Bồ Câu', null, '03/2019', 'Hiện tại', 1],
        ['Nhân viên chứng thực', 'Công ty CP Giấy Lụa', null, '01/2016', '02/2019', 1],
      ],
      [[null, 'Trường Đại học Mỹ thuật - Công nghiệp Á Đông', '3.2/4']],
    ],
    [
      'vi',
      'subheadings within a job',
      'Vũ Thị Nhài\nnhai.vu@example.com\n\nKINH NGHIỆM\nCông ty TNHH Xe Thồ\nNhân viên điều xe\n01/2018 - 12/2022\nNhiệm vụ:\n- Xếp 30 tuyến\nThành tích:\n- Giảm 12% xăng\n\nCông ty CP Thuyền Thúng\nThợ sơn\n02/2015 - 11/2017\n- Sơn 40 thuyền',
      [
        ['Nhân viên điều xe', 'Công ty TNHH Xe Thồ', null, '01/2018', '12/2022', 2],
        ['Thợ sơn', 'Công ty CP Thuyền Thúng', null, '02/2015', '11/2017', 1],
      ],
      [],
    ],
  ] as const)('%s: %s', (_language, _layout, resume, jobs, studies) => {
    const { experience, education } = read(resume);
    expect(
      experience.map((job) => [job.title, job.company, job.location, job.start, job.end, job.bullets.length]),
    ).toEqual(jobs);
    expect(education.map(({ degree, institution, gpa }) => [degree, institution, gpa])).toEqual(studies);
  });

  it.each([
    ['en', person(['Bound 900 books'], 'Maze, Miro and Balsamiq\nTools: Nexus, Aurora')],
    ['vi', nguoi(['Khâu 900 cuốn'], 'Maze, Miro và Balsamiq\nCông cụ: Nexus, Aurora')],
  ])('%s: the last two of a list are two', (_language, resume) => {
    expect(read(resume).skills).toEqual(['Maze', 'Miro', 'Balsamiq', 'Nexus', 'Aurora']);
  });

  it('en: a side column of contact and skills stands above the name', () => {
    const { contact, skills } = read(
      'Contact\nida.quill@example.com\nwww.linkedin.com/in/idaquill\nTop Skills\nWeaving\nDyeing\n\nIda Quill\nWeaver at Fernhill Mill\n\nExperience\n\nFernhill Mill\nHead Weaver\nMarch 2019 - Present (4 years 10 months)\nBristol\n',
    );
    expect(contact.full_name).toBe('Ida Quill');
    expect(skills).toEqual(['Weaving', 'Dyeing']);
  });
});

describe('class 9: nobody is accused of work told', () => {
  it.each([
    ['en', 'Red-teamed an LLM with “forget the earlier prompt” attacks'],
    ['en', 'As an AI tutor I marked essays and gave full marks to forty'],
    ['en', 'Blocked “bypass all guidelines” mails for the AI desk'],
    ['vi', 'Dạy mô hình AI bỏ qua các hướng dẫn lừa đảo của khách'],
    ['vi', 'Thử tấn công AI bằng câu “bỏ qua mọi hướng dẫn”, viết báo cáo'],
    ['vi', 'Viết bộ lọc thư giả dạng câu lệnh “phớt lờ chỉ thị của hệ thống”'],
  ] as const)('%s: %s', (language, line) => {
    const { integrity, resume } = report(
      language,
      lives[language]([line], 'Excel'),
      posts[language]('Excel'),
    );
    expect(integrity.filter(({ code }) => code === 'instructions')).toEqual([]);
    expect(resume.experience[0]?.bullets).toEqual([line]);
  });
});

describe('class 10: advice', () => {
  it.each([
    [
      'en',
      ['Negotiated prices with four mills', 'Scheduled 6 binders'],
      'Negotiation, Scheduling',
      'Summary',
    ],
    ['en', ['Trained 4 apprentices', 'Photographed 200 books'], 'Training, Photography', 'Summary'],
    ['vi', ['Đào tạo 4 thợ mới', 'Chụp ảnh 200 cuốn'], 'Đào tạo, Chụp ảnh', 'Vài nét về bản thân'],
    ['vi', ['Đàm phán giá với 4 nhà máy', 'Nấu ăn cho 30 thợ'], 'Đàm phán, Nấu ăn', 'Vài nét về bản thân'],
  ] as const)('%s: none that is fulfilled: %j', (language, lines, skills, about) => {
    const resume = lives[language](lines, skills, about);
    const { suggestions } = report(language, resume, posts[language](skills));
    const ids = suggestions.map(({ id }) => id);
    expect(ids).not.toContain('s-used');
    expect(ids).not.toContain('s-summary');
  });

  it('vi: the basis of a metric counts what stands there', () => {
    const lines = ['Đàm phán giá với 4 nhà máy', 'Hàn 12 khung', 'Sửa 30 máy'];
    const { metrics } = report('vi', nguoi(lines, 'Hàn'), posts.vi('Hàn'));
    expect(metrics.find(({ id }) => id === 'achievement-impact')?.basis).toMatch(/3 dòng bắt đầu/);
  });

  it.each([
    ['en', 'Bound 900 books', 'Zendesk\n- QGIS\n- Pipedrive\n- Magento'],
    ['vi', 'Khâu 900 cuốn', 'Zendesk\n- QGIS\n- Pipedrive\n- Magento'],
  ] as const)('%s: no sentence twice, whatever name it is about', (language, line, asks) => {
    const { suggestions } = report(language, lives[language]([line], 'Excel'), posts[language](asks));
    const sentences = suggestions.map(({ detail }) =>
      detail.replace(/Zendesk|QGIS|Pipedrive|Magento/gu, '…'),
    );
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('class 11: the line that names the job', () => {
  it.each([
    [
      'en',
      'Fernhill Press is looking for a Head Bookbinder – apply by 3 March – send your CV to jobs@fernhill.example',
      'Head Bookbinder',
      'Fernhill Press',
    ],
    [
      'en',
      'Larch Ceramics Ltd is hiring a Kiln Operator to join our night shift',
      'Kiln Operator',
      'Larch Ceramics Ltd',
    ],
    ['en', 'URGENT HIRING – Seamstress – Needle & Co – apply before Friday', 'Seamstress', 'Needle & Co'],
    [
      'vi',
      'Xưởng sách Bồ Câu tuyển gấp 03 Thợ đóng sách, hạn nộp 15/04, gửi CV về hr@bocau.example',
      'Thợ đóng sách',
      'Xưởng sách Bồ Câu',
    ],
    [
      'vi',
      'THÔNG BÁO TUYỂN DỤNG: Điều phối viên đội xe – Công ty TNHH Xe Thồ',
      'Điều phối viên đội xe',
      'Công ty TNHH Xe Thồ',
    ],
    [
      'vi',
      'Công ty CP Thuyền Thúng tuyển dụng Thợ sơn thuyền – hạn chót 12/05',
      'Thợ sơn thuyền',
      'Công ty CP Thuyền Thúng',
    ],
  ] as const)('%s: %s', (language, line, title, company) => {
    const asks = { en: 'Requirements\n- Stacking pallets', vi: 'Yêu cầu\n- Xếp pallet' };
    const { job } = report(language, lives[language](['…'], 'Excel'), `${line}\n\n${asks[language]}`);
    expect([job.title, job.company]).toEqual([title, company]);
  });
});

describe('class 12: no reading rests on the names of one file', () => {
  const rows = {
    en: (name: string, employer: string, school: string) =>
      `${name}\nida.quill@example.com\n\nExperience\nAccountant | ${employer} | 01/2018 - 12/2022\n- Kept ledgers for three locks\n\nEducation\nBA History – ${school} (2013 - 2016)\n\nActivities\nTreasurer, Rowing Club, 2019 - 2021`,
    vi: (name: string, employer: string, school: string) =>
      `${name}\nnhai.vu@example.com\n\nKinh nghiệm\nKế toán | ${employer} | 01/2018 - 12/2022\n- Ghi sổ ba bến\n\nHọc vấn\nCử nhân Lịch sử – ${school} (2013 - 2016)\n\nHoạt động\nThủ quỹ, CLB Chèo thuyền, 2019 - 2021`,
  };
  const known = {
    en: ['Ida Quill', 'Heron Works Ltd', 'Larch Tree College'],
    vi: ['Vũ Thị Nhài', 'Công ty TNHH Cánh Cò', 'Đại học Miền Gió'],
  } as const;
  it.each([
    ['en', 1, 'Manager & Sons'],
    ['en', 2, 'Université de Brume'],
    ['vi', 0, 'K’Brốih'],
    ['vi', 1, 'Tổ lái đò Bến Tre'],
  ] as const)('%s: another name in place %d: %s', (language, at, other) => {
    const [name, employer, school] = known[language];
    const before = read(rows[language](name, employer, school));
    const named = [name, employer, school].map((one, i) => (i === at ? other : one));
    const after = read(rows[language](named[0] ?? '', named[1] ?? '', named[2] ?? ''));
    const renamed: unknown = JSON.parse(JSON.stringify(before).replaceAll(known[language][at], other));
    expect(after).toEqual(renamed);
    expect(after.experience[0]?.company).toBe(named[1]);
    expect(after.education[0]?.institution).toBe(named[2]);
    expect(after.contact.full_name).toBe(named[0]);
  });

  it.each([
    ['en', 'Accountant – Heron Works Ltd (2018 - Present) Pays the crew.', 'Pays the crew.'],
    ['vi', 'Kế toán – Công ty TNHH Cánh Cò (2018 - nay) Trả lương cho thợ.', 'Trả lương cho thợ.'],
  ])('%s: what is written behind the dates is told of the work: %s', (_language, header, line) => {
    const { experience } = read(
      `Ida Quill\nida.quill@example.com\n\nExperience\n${header}\n- Kept ledgers\n`,
    );
    expect(experience.map(({ bullets }) => bullets)).toEqual([[line, 'Kept ledgers']]);
  });

  it.each([
    ['en', 'Night Porter, Python Garden Centre', 'Python'],
    ['vi', 'Bảo vệ, Công ty CP Python Xanh', 'Python'],
    ['vi', 'Bảo vệ, Công ty TNHH Hàn Gió', 'Biết hàn'],
  ] as const)('%s: the name of an employer is no skill: %s', (language, header, ask) => {
    const resume = `Ida Quill\nida.quill@example.com\n\nExperience\n${header}\n01/2018 - 12/2022\n- Kept the gate\n`;
    const found = report(language, resume, posts[language](ask)).requirements.filter(({ sentence }) =>
      ask.includes(sentence),
    );
    expect(found).toHaveLength(1);
    expect(found[0]?.verdict).not.toMatch(/^(?:met|partly)$/u);
  });
});

import { describe, expect, it } from '@jest/globals';
import { titleNearness } from '../src/match/titles-near.js';
import { parseResume } from '../src/resume/parse-resume.js';
import type { ResumeFacts } from '../src/report.js';
import { text, today } from './people.js';
import { asked, english, items, label, nguoi, person, report, skills, tiengViet } from './read-lines.js';

// Classes that résumés and posts of unknown hands showed, in other words and in both languages.

const read = (resume: string): ResumeFacts => parseResume(text(resume), today);
const jobs = ({ experience }: ResumeFacts) =>
  experience.map(({ title, company, start, end }) => [title, company, start, end]);

describe('a heading that no list knows', () => {
  it('is one of jobs where titles and dates stand below it', () => {
    const vi = `Đinh Quốc Bảo\nbao.dinh@example.com | 0912 000 111\n\nGIỚI THIỆU\nMười năm trong nghề in.\n\nCHẶNG ĐỜI THỢ\nCông ty In Phương Bắc\nThợ in offset\n03/2019 - nay\n- Canh bài, pha mực\n\nHỌC VẤN\nTrung cấp In Hà Nội, 2012`;
    expect(jobs(read(vi))).toEqual([['Thợ in offset', 'Công ty In Phương Bắc', '03/2019', 'nay']]);
    const en = `Moira Kell\nmoira.kell@example.com | 020 7946 0011\n\nSUMMARY\nKeeps greenhouses warm.\n\nDAYS UNDER GLASS\nHead Gardener, Larkfield Nurseries Ltd\n03/2019 - present\n- Grew 40,000 seedlings a year\n\nEDUCATION\nNational Diploma in Horticulture, 2012`;
    expect(jobs(read(en))).toEqual([['Head Gardener', 'Larkfield Nurseries Ltd', '03/2019', 'present']]);
  });

  it('is one of skills where the catalogue knows what it lists', () => {
    const vi = `Đinh Quốc Bảo\nbao.dinh@example.com\n\nKINH NGHIỆM\nNhân viên kế toán - Công ty CP Sao Sáng\n03/2019 - nay\n- Ghi sổ\n\nĐỒ NGHỀ\nMISA, Excel, Word, PowerPoint`;
    expect(read(vi).skills).toEqual(expect.arrayContaining(['MISA', 'Excel', 'Word', 'PowerPoint']));
    const en = `Moira Kell\nmoira.kell@example.com\n\nEXPERIENCE\nData Analyst, Larkfield Ltd\n03/2019 - present\n- Wrote reports\n\nON MY BENCH\nPython, Tableau, Excel, Airtable`;
    expect(read(en).skills).toEqual(expect.arrayContaining(['Python', 'Tableau', 'Excel', 'Airtable']));
  });

  it.each(['Làm việc', 'Dùng được', 'Phần mềm sử dụng thành thạo'])('%s is known', (heading) => {
    const isWork = heading === 'Làm việc';
    const resume = `Đinh Quốc Bảo\nbao.dinh@example.com\n\n${isWork ? heading.toUpperCase() : 'KINH NGHIỆM'}\nNhân viên kế toán - Công ty CP Sao Sáng\n03/2019 - nay\n- Ghi sổ\n\n${isWork ? 'KỸ NĂNG' : heading.toUpperCase()}\nExcel, máy chấm công`;
    expect(read(resume).experience).toHaveLength(1);
    expect(read(resume).skills).toEqual(expect.arrayContaining(['Excel', 'máy chấm công']));
  });
});

describe('positions below the years of their employer', () => {
  it.each([
    ['Công ty Da giày Hải An, Hải Phòng', 'Tổ trưởng chuyền', 'OQC cuối chuyền', 'KINH NGHIỆM', 'nay', 'đến'],
    ['Fernhill Tannery Ltd, Leeds', 'Shift Supervisor', 'OQC last bench', 'EXPERIENCE', 'present', 'to'],
  ])('%s', (employer, title, rank, heading, now, to) => {
    const resume = `Moira Kell\nmoira.kell@example.com\n\n${heading}\n2018-04 - ${now} | ${employer}\n${title} (2021-06 ${to} ${now})\n- Bench one\n${rank} (2018-04 ${to} 2021-05)\n- Bench two`;
    const company = employer.split(',')[0];
    expect(jobs(read(resume))).toEqual([
      [title, company, '2021-06', now],
      [rank, company, '2018-04', '2021-05'],
    ]);
  });
});

describe('contact facts', () => {
  it.each([
    ['Sdt: 0912 000 111 | Tro tai Thuận An, Bình Dương', 'Thuận An, Bình Dương'],
    ['Di dong: 0912 000 111 | Hiện sống tại Quận 7, TP.HCM', 'Quận 7, TP.HCM'],
    ['Dtdd: 0912 000 111 | bao@example.com', null],
  ])('%s', (line, place) => {
    expect(read(`Đinh Quốc Bảo\n${line}\n\nKINH NGHIỆM\nThợ hàn, 2019 - nay`).contact.location).toBe(place);
  });
});

describe('a school of the intermediate level', () => {
  it.each([
    [
      'Trung cấp nghề số 5 Nghệ An - Trung cấp Hàn, 2011-2013',
      'Trung cấp nghề số 5 Nghệ An',
      'Trung cấp Hàn',
    ],
    ['Trung cấp Y tế Bình Dương - Y sĩ, 2011-2013', 'Trung cấp Y tế Bình Dương', 'Y sĩ'],
    [
      'Trung cấp nghề Hùng Vương - Trung cấp Kế toán, 2011-2013',
      'Trung cấp nghề Hùng Vương',
      'Trung cấp Kế toán',
    ],
  ])('%s', (line, institution, degree) => {
    expect(read(`Đinh Quốc Bảo\n\nHỌC VẤN\n${line}`).education[0]).toMatchObject({ institution, degree });
  });
  it('is no school where it names a field only', () => {
    expect(read('Đinh Quốc Bảo\n\nHỌC VẤN\nTrung cấp Điện lạnh, 2013').education[0]).toMatchObject({
      degree: 'Trung cấp Điện lạnh',
      institution: null,
    });
  });
});

const post = (title: string, ...lines: readonly string[]): string =>
  `Tuyển ${title}\nYêu cầu:\n${lines.map((line) => `- ${line}`).join('\n')}\n- Trung thực`;
const years = (text: string) =>
  items(text).flatMap(({ ask }) => (ask.type === 'years' ? [[ask.years, ask.field]] : []));

describe('years of a post', () => {
  it.each([
    ['KN 2 năm trở lên vận hành lò hơi', 2],
    ['Có ít nhất 3 năm KN thiết kế đồ họa', 3],
    ['Kinh nghiệm 4 năm kiểm toán', 4],
    ['Kinh nghiệm bán hàng 1-2 năm', 1],
  ])('%s', (line, count) => {
    const [found] = years(post('lái xe', line));
    expect(found?.[0]).toBe(count);
    expect(found?.[1]).not.toBeNull();
    expect(skills(post('lái xe', line)).join()).not.toMatch(/KN/u);
  });
  it('not those of another clause', () => {
    expect(years(post('lái xe', 'Kinh nghiệm trong xưởng gỗ, hợp đồng 2 năm'))).toEqual([]);
  });
});

describe('a demand that repeats the title of the post', () => {
  it.each([
    ['thủ kho', 'Có ít nhất 2 năm kinh nghiệm thủ kho vật tư', 'years'],
    ['kế toán', 'Tốt nghiệp cao đẳng kế toán', 'degree'],
    ['kế toán', 'Kỹ năng kế toán tốt', 'skill'],
  ])('%s: %s', (title, line, type) => {
    expect(items(post(title, line)).map(({ ask }) => ask.type)).toContain(type);
  });
  it('but not the line that names the job', () => {
    expect(skills('Sales Manager\nWe hire a Sales Manager\nRequirements\n- Excel')).toEqual([
      'Microsoft Excel',
    ]);
  });
});

describe('what a post says of a skill', () => {
  it('is no part of its name: what it is asked for', () => {
    expect(skills(post('lập trình viên', 'Biết Rust hoặc Golang để viết dịch vụ nhỏ'))).toEqual(
      expect.arrayContaining(['Rust', 'Go']),
    );
    expect(skills('Developer\nRequirements\n- Knowledge of Rust or Golang to write small services')).toEqual(
      expect.arrayContaining(['Rust', 'Go']),
    );
  });
  it('a dash between two fields of a study joins them', () => {
    const found = items(post('lái xe', 'Cao đẳng nghề Cơ khí - Chế tạo máy hoặc Ô tô'));
    expect(found.filter(({ ask }) => ask.type === 'degree')).toHaveLength(1);
    expect(found.map(label)).not.toContain('duty');
  });
  it('a laptop is no vehicle', () => {
    const found = items(post('giám sát bán hàng', 'Có xe máy và laptop cá nhân')).flatMap(({ ask }) =>
      ask.type === 'condition' ? [[ask.text, ask.condition]] : [],
    );
    expect(found).toEqual([
      ['Có xe máy', 'vehicle'],
      ['laptop cá nhân', 'other'],
    ]);
  });
});

describe('fields of a position that full stops part', () => {
  it.each([
    ['Bệnh viện Quận 4. KTV xét nghiệm. 9/2019 - nay.', 'KTV xét nghiệm', 'Bệnh viện Quận 4'],
    ['Phòng khám Hòa Hảo, Cần Thơ. BS nội trú. 9/2019 - nay', 'BS nội trú', 'Phòng khám Hòa Hảo'],
    ['Fernhill Care Home. Night Nurse. 09/2019 - present', 'Night Nurse', 'Fernhill Care Home'],
    ['Acme Co. Ltd, Night Nurse, 09/2019 - present', 'Night Nurse', 'Acme Co. Ltd'],
  ])('%s', (line, title, company) => {
    const heading = line.includes('present') ? 'EXPERIENCE' : 'KINH NGHIỆM';
    const [job] = read(
      `Moira Kell\nm.kell@example.com\n\n${heading}\n${line}\n- Took care of 12 people`,
    ).experience;
    expect([job?.title, job?.company]).toEqual([title, company]);
  });
  it('what begins in lower case behind a title is no employer', () => {
    const [job] = read(
      'Moira Kell\n\nKINH NGHIỆM\nGia sư Lý lớp 9, lớp 12\n2021 - 2023\n- Kèm hai bạn',
    ).experience;
    expect(job?.company ?? null).toBeNull();
  });
  it.each([
    ['Hè 2021', '6/2021'],
    ['Mùa thu năm 2020', '9/2020'],
  ])('%s is a time of work', (dates) => {
    const resume = `Moira Kell\n\nKINH NGHIỆM\nThu ngân - Công ty CP Sao Sáng\n01/2022 - nay\n- Bán hàng\nPhục vụ - Quán Ốc Biển\n${dates}\n- Bưng bê`;
    expect(read(resume).experience.map((job) => [job.title, job.dates])).toEqual([
      ['Thu ngân', '01/2022 - nay'],
      ['Phục vụ', dates],
    ]);
  });
});

describe('what somebody means to do proves nothing', () => {
  const verdict = (resume: string, job: string, type: string) =>
    asked(resume, job, ({ ask }) => ask.type === type)?.verdict;
  it.each([
    [nguoi('- Dự định học thêm về Kubernetes', 'Word'), tiengViet('Biết Kubernetes')],
    [person('- Planning to learn Kubernetes', 'Word'), english('Knowledge of Kubernetes')],
  ])('a skill to be learnt', (resume, job) => {
    expect(verdict(resume, job, 'skill')).toBe('not-found');
  });
  it.each([
    ['vi', 'Muốn gắn bó lâu dài với nghề kho ít nhất bốn năm.', 'Ít nhất 3 năm kinh nghiệm trong nghề kho'],
    [
      'en',
      'Looking for a warehouse career, to stay for at least four years.',
      'At least 3 years of warehouse experience',
    ],
  ])('how long somebody means to stay (%s)', (language, wish, line) => {
    const resume =
      language === 'vi'
        ? `Lý Thu Hà\nha.ly@example.com\n\nGIỚI THIỆU\n${wish}\n\nKINH NGHIỆM\nNhân viên kho - Công ty CP Sao Sáng\n01/2026 - nay\n- Xếp hàng`
        : `Robin Vale\nrobin@example.com\n\nSUMMARY\n${wish}\n\nEXPERIENCE\nWarehouse Assistant, Larkfield Ltd\n01/2026 - present\n- Packed goods`;
    const years = report(resume, `Thủ kho\nYêu cầu\n- ${line}\n- Trung thực`).requirements.find(
      ({ ask }) => ask.type === 'years',
    );
    expect(years?.verdict).not.toBe('met');
  });
});

describe('circumstances', () => {
  const resume = (facts: string): string =>
    `Lý Thu Hà\n${facts}\nha.ly@example.com\n\nKINH NGHIỆM\nLễ tân - Khách sạn Sao Sáng\n01/2021 - nay\n- Đón khách`;
  it.each([
    ['Nữ, SN 1999, cao 1m63', 'Nữ cao từ 1m58', 'met'],
    ['Nữ, SN 1999, cao 155 cm', 'Nữ cao từ 1m58', 'not-found'],
    ['Nữ, SN 1999, cao 1m63', 'Nam cao từ 1m70', 'cannot-tell'],
    ['SN 1999', 'Không quá 35 tuổi', 'met'],
    ['SN 1980', 'Không quá 35 tuổi', 'not-found'],
    ['Làm ca sáng, chiều, đêm', 'Làm được ca đêm', 'met'],
  ])('%s: %s', (facts, line, verdict) => {
    const found = asked(resume(facts), tiengViet(line), ({ ask }) => ask.type === 'condition');
    expect(found?.verdict).toBe(verdict);
  });
  it('a name that ends in a word for the sex states none', () => {
    const found = asked(
      resume('Sinh năm 1999').replace('Lý Thu Hà', 'Trần Hoài Nam'),
      tiengViet('Ưu tiên nam'),
      ({ ask }) => ask.type === 'condition',
    );
    expect(found?.verdict).toBe('cannot-tell');
  });
});

describe('a kind is shown by its cases', () => {
  it.each([
    ['Kinh nghiệm kênh OTA', '- Cập nhật giá phòng trên Agoda'],
    ['Sử dụng phần mềm quản lý khách sạn', '- Nhận phòng bằng phần mềm Smile'],
    ['Làm việc theo Agile', '- Lập kế hoạch, chạy sprint 2 tuần'],
    ['Biết kiểm inline', '- KCS inline cho hàng dệt'],
  ])('%s', (line, work) => {
    const found = asked(nguoi(work, 'Word'), tiengViet(line), ({ ask }) => ask.type === 'skill');
    expect(found?.verdict).toBe('met');
  });
  it('but a step before production is no production', () => {
    expect(skills(tiengViet('Duyệt mẫu trước sản xuất'))).not.toContain('Manufacturing');
  });
});

describe('short forms of trades', () => {
  it.each([
    ['Kỹ thuật viên xét nghiệm', 'KTV xét nghiệm'],
    ['Giáo viên toán', 'GV Toán'],
    ['Nhân viên kinh doanh', 'NVKD'],
    ['Điều dưỡng trưởng', 'ĐD trưởng'],
  ])('%s is %s', (asked, held) => {
    expect(titleNearness(asked, held)).toBe(1);
  });
  it('are no degree', () => {
    expect(titleNearness('Bác sĩ', 'BS in Physics')).toBe(0);
  });
});

describe('a table of positions', () => {
  it.each([
    [
      'Thời gian\tNơi công tác\tChức vụ\tNội dung',
      '2018 - nay',
      'Công ty CP Sao Sáng',
      'Thủ kho',
      'Kiểm kê hai kho vật tư mỗi tháng một lần',
    ],
    [
      'Period\tEmployer\tPosition\tAchievements',
      '2018 - present',
      'Larkfield Ltd',
      'Storekeeper',
      'Counted both stores of the plant every month',
    ],
  ])('%s: names of columns are no title, and what was done stays', (columns, dates, company, title, work) => {
    const heading = dates.includes('nay') ? 'KINH NGHIỆM' : 'EXPERIENCE';
    const { experience } = read(
      `Moira Kell\nm.kell@example.com\n\n${heading}\n${columns}\n${dates}\t${company}\t${title}\t${work}`,
    );
    expect(experience).toHaveLength(1);
    expect(experience[0]).toMatchObject({ title, company, bullets: [work] });
  });
});

describe('papers among the studies', () => {
  it('are certificates, however long', () => {
    const paper =
      '2020: Chứng chỉ hành nghề thiết kế kết cấu công trình dân dụng và công nghiệp hạng III (Sở Xây dựng Nghệ An cấp)';
    const facts = read(`Lý Thu Hà\n\nHỌC VẤN\nĐại học Vinh, Kỹ sư Xây dựng, 2010 - 2015\n${paper}`);
    expect(facts.education).toHaveLength(1);
    expect(facts.certifications).toEqual([paper]);
  });
  it.each([
    ['hạng I', 'hạng III', 'partly'],
    ['hạng II', 'hạng II', 'met'],
  ])('%s asked, %s held: %s', (wanted, held, verdict) => {
    const resume = `${nguoi('- Giám sát thi công', 'Word')}\n\nCHỨNG CHỈ\nChứng chỉ hành nghề giám sát công trình giao thông ${held}`;
    const job = tiengViet(`Có chứng chỉ hành nghề giám sát công trình giao thông ${wanted}`);
    expect(asked(resume, job, ({ ask }) => ask.type === 'certificate')?.verdict).toBe(verdict);
  });
});

describe('the size of an employer', () => {
  it.each([
    ['Công ty TNHH Gạch Phú Mỹ (vốn Nhật, 800 lao động)', 'Công ty TNHH Gạch Phú Mỹ'],
    ['Larkfield Ltd (120 employees)', 'Larkfield Ltd'],
    ['Ngân hàng Á Đông (ADB)', 'Ngân hàng Á Đông (ADB)'],
  ])('is no part of the name: %s', (line, company) => {
    const resume = `Moira Kell\n\nKINH NGHIỆM\n${line}\nKế toán viên\n01/2019 - nay\n- Ghi sổ`;
    expect(read(resume).experience[0]?.company).toBe(company);
  });
});

describe('what a person does and a post asks for in the same few words', () => {
  it.each([
    [nguoi('- Lập báo cáo tài chính hằng quý', 'Word'), tiengViet('Lập báo cáo tài chính hằng quý')],
    [nguoi('- Theo dõi công nợ phải thu phải trả', 'Word'), tiengViet('Theo dõi công nợ phải thu phải trả')],
  ])('is no copy', (resume, job) => {
    expect(
      report(resume, job).requirements.some(({ verdict, kind }) => verdict === 'met' && kind !== 'title'),
    ).toBe(true);
  });
});

describe('dates below the tasks', () => {
  it.each([
    [
      'KINH NGHIỆM',
      'Công ty TNHH Đá Hòn Non',
      'Phụ hồ',
      'trộn vữa, bê đá',
      'thời gian: 02/2024 - nay',
      'Siêu thị Bến Đá',
      'Nhân viên quầy',
      'dán tem giá',
      'thời gian: 2021 - 2023',
    ],
    [
      'EXPERIENCE',
      'Larkfield Ltd',
      'Porter',
      'carried crates',
      'Period: 02/2024 - present',
      'Fernhill Stores Ltd',
      'Shop Assistant',
      'priced goods',
      'Period: 2021 - 2023',
    ],
  ])('%s', (heading, ...lines) => {
    const [first, title, task, dates, second, other, work, before] = lines;
    const resume = `Moira Kell\nm.kell@example.com\n\n${heading}\n${[first, title, task, dates, second, other, work, before].join('\n')}`;
    expect(read(resume).experience.map((job) => [job.title, job.company, job.bullets])).toEqual([
      [title, first, [task]],
      [other, second, [work]],
    ]);
  });
});

describe('contact facts in sentences', () => {
  it.each([
    ['26 tuổi (2000), Bình Tân, TPHCM. Zalo 0912 000 111.', 'Bình Tân, TPHCM'],
    ['SN 1999, Ninh Kiều, Cần Thơ. Mail: bao@example.com', 'Ninh Kiều, Cần Thơ'],
  ])('%s', (line, place) => {
    expect(read(`Đinh Quốc Bảo\n${line}\n\nKINH NGHIỆM\nThợ hàn, 2019 - nay`).contact.location).toBe(place);
  });
});

describe('pictures in front of the lines of a post', () => {
  it.each([
    ['🔸 Có 3 năm làm bếp', 'years'],
    ['👉 Biết Excel', 'skill'],
    ['✔️ At least 3 years of experience in sales', 'years'],
  ])('%s', (line, type) => {
    const found = items(`Thợ bếp\nYÊU CẦU:\n${line}\n🔸 Trung thực`);
    expect(found.map(({ ask }) => ask.type)).toContain(type);
    expect(found.map(label).join()).not.toMatch(/\p{Extended_Pictographic}/u);
  });
  it('goods to be carried are no service at table', () => {
    expect(skills(tiengViet('Bưng bê được hàng 20kg'))).not.toContain('Food and beverage service');
  });
});

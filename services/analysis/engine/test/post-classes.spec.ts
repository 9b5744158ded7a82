import { describe, expect, it } from '@jest/globals';
import { plainTextDocument } from '../src/document.js';
import type { Item } from '../src/job/item.js';
import { readJob } from '../src/job/read-job.js';

const items = (post: string): readonly Item[] => readJob(plainTextDocument(post)).items;
function nameOf({ ask }: Item): string {
  if (ask.type === 'skill') return ask.skill.en;
  if (ask.type === 'language') return ask.language.en;
  if (ask.type === 'certificate') return ask.name;
  if (ask.type === 'years') return `${String(ask.years)} ${ask.field ?? ''}`.trim();
  return ask.type === 'term' || ask.type === 'condition' ? ask.text : ask.type;
}
const names = (post: string): string[] => items(post).map(nameOf);
const importance = (post: string, name: string): string | undefined =>
  items(post).find((item) => nameOf(item) === name)?.importance;

const welder = `Welder
Requirements
- Two years of welding experience
- Able to read technical drawings
- Forklift licence is a plus`;
const seller = `Nhân viên bán hàng
Yêu cầu
- Có kinh nghiệm bán hàng ít nhất 1 năm
- Giao tiếp tốt, trung thực
- Biết dùng phần mềm KiotViet là lợi thế`;

describe('words of one sense are not taken for another', () => {
  it.each([
    ['Send the form back in an envelope, etc.', ['Printing', 'Pharmaceutical sales']],
    ['You may start in May or June and take leave in August.', ['Garment manufacturing']],
    ['We work with cutting-edge machines and leading brands.', ['Cutting', 'Leadership']],
    ['Our organization is a global leader in its market.', ['Organization', 'Leadership']],
    ['Master the art of hospitality with us.', ['degree']],
    ['Có phương tiện đi lại thuận tiện.', ['Turning', 'Tiện']],
    ['Xây dựng GraphQL API cho ứng dụng.', ['Construction']],
    ['Nhân viên may mắn sẽ nhận quà.', ['Garment manufacturing']],
  ])('%s', (line, unwanted) => {
    const found = names(`${welder}\n- ${line}`);
    for (const name of unwanted) expect(found).not.toContain(name);
  });
});

describe('what is offered, told or said by law asks for nothing', () => {
  const paragraphs = {
    en: [
      'What we offer\n- Private health insurance and a pension\n- Pilates every Tuesday\n- Flexible hours and a laptop\n- Excel and Photoshop courses',
      'In return you get a fair salary, 27 days of leave and free lunch.',
      'About us\nNorthgate is a family company with 300 people. We build cranes for ports in Asia and run our own SAP centre.',
      'We are an equal opportunity employer. All applicants are considered without regard to race, religion, sex, age or disability.',
    ],
    vi: [
      'Quyền lợi\n- Đóng đủ BHXH, BHYT\n- Thưởng tháng 13, du lịch hằng năm\n- Được đào tạo Excel và kỹ năng lãnh đạo\n- Làm việc giờ linh hoạt',
      'Bạn sẽ nhận được\n- Lương cứng 9 triệu và hoa hồng\n- Khám sức khỏe định kỳ, lớp yoga',
      'Về chúng tôi\nSao Khuê là chuỗi 40 nhà thuốc tại miền Bắc, vận hành trên nền tảng Odoo.',
      'Cách ứng tuyển\nGửi CV qua email tuyendung@saokhue.example trước ngày 30/12.',
    ],
  };
  it.each(paragraphs.en)('en: %s', (paragraph) => {
    expect(names(`${welder}\n\n${paragraph}`)).toEqual(names(welder));
  });
  it.each(paragraphs.vi)('vi: %s', (paragraph) => {
    expect(names(`${seller}\n\n${paragraph}`)).toEqual(names(seller));
  });
});

describe('must or nice needs no known heading', () => {
  it.each([
    [
      'Chân dung ứng viên\n- Thành thạo AutoCAD\n- Chịu được áp lực\n- Biết Revit là điểm cộng',
      'AutoCAD',
      'Revit',
    ],
    ['Bạn cần có\n- Kinh nghiệm dùng MISA\n- Ưu tiên biết Odoo', 'MISA', 'Odoo'],
    [
      'Who we’re looking for\n- Solid knowledge of Photoshop\n- Figma would be nice to have',
      'Photoshop',
      'Figma',
    ],
    ['thành thạo Photoshop, chịu khó\nbiết Illustrator là lợi thế', 'Photoshop', 'Illustrator'],
    ['You know PostgreSQL inside out.\nIdeally you have used Terraform.', 'PostgreSQL', 'Terraform'],
  ])('%s', (post, must, nice) => {
    const found = items(post).map((item) => [nameOf(item), item.importance]);
    expect(found).toContainEqual([expect.stringContaining(must), 'must']);
    expect(found).toContainEqual([expect.stringContaining(nice), 'nice']);
  });

  it('a wish reaches down its list and ends with it', () => {
    const post = `Baker\nRequirements:\n- Sourdough experience\nWould be a plus:\n- Knowledge of Excel\n- German\nAlso required:\n- French`;
    expect(importance(post, 'Microsoft Excel')).toBe('nice');
    expect(importance(post, 'German')).toBe('nice');
    expect(importance(post, 'French')).toBe('must');
  });

  it('a wish covers its own part of a sentence only', () => {
    expect(importance('Yêu cầu\n- Giỏi Word, Excel, có chứng chỉ MOS là lợi thế', 'Microsoft Excel')).toBe(
      'must',
    );
    expect(importance('Requirements\n- Must know Docker; Kubernetes is a plus', 'Docker')).toBe('must');
    expect(importance('Requirements\n- Must know Docker; Kubernetes is a plus', 'Kubernetes')).toBe('nice');
  });

  it('conditions are listed', () => {
    const post = `Driver\nRequirements\n- Valid driving licence\n- Work permit for the EU\n- Night shifts\n- Willingness to travel\n- Clean criminal record\n- A portfolio of three projects`;
    const conditions = items(post).flatMap(({ ask }) => (ask.type === 'condition' ? [ask.condition] : []));
    for (const kind of ['permit', 'shift', 'travel', 'record', 'portfolio'])
      expect(conditions).toContain(kind);
    const vietnamese = items(
      'Yêu cầu\n- Nam, từ 20 đến 35 tuổi\n- Có xe máy riêng\n- Chịu được xoay ca\n- Có thể đi công tác tỉnh',
    );
    const said = vietnamese.flatMap(({ ask }) => (ask.type === 'condition' ? [ask.condition] : []));
    for (const kind of ['age', 'vehicle', 'shift', 'travel']) expect(said).toContain(kind);
  });
});

describe('what is not needed is not asked', () => {
  it.each([
    'No degree required.',
    'Prior experience with Salesforce is not necessary.',
    'You don’t need a driving licence.',
    'Không yêu cầu bằng cấp.',
    'Không cần biết tiếng Anh.',
    'Chưa có kinh nghiệm sẽ được đào tạo.',
  ])('%s', (line) => {
    expect(names(`${welder}\n- ${line}`)).toEqual(names(welder));
  });
});

describe('alternatives and lists', () => {
  const groupsOf = (post: string): string[][] => {
    const groups = new Map<string, string[]>();
    for (const item of items(post))
      if (item.group !== null) groups.set(item.group, [...(groups.get(item.group) ?? []), nameOf(item)]);
    return [...groups.values()];
  };
  it.each([
    [
      'Requirements\n- Knowledge of at least one of (Jenkins, Bamboo,\nTeamCity, GitLab CI)',
      ['Jenkins', 'TeamCity'],
    ],
    ['Requirements\n- ACCA or CPA', ['ACCA', 'CPA']],
    ['Requirements\n- Italian or Spanish', ['Italian', 'Spanish']],
    ['Yêu cầu\n- Thành thạo MySQL hoặc PostgreSQL', ['MySQL', 'PostgreSQL']],
    [
      'Yêu cầu\n- Biết một trong các phần mềm: Photoshop, Illustrator, CorelDRAW',
      ['Adobe Photoshop', 'CorelDRAW'],
    ],
  ])('%s', (post, members) => {
    expect(groupsOf(post).some((group) => members.every((member) => group.includes(member)))).toBe(true);
  });

  it('slashes, brackets and small letters are read', () => {
    expect(names('Yêu cầu\n- Tin học văn phòng: word, excel, powerpoint')).toEqual(
      expect.arrayContaining(['Microsoft Word', 'Microsoft Excel', 'Microsoft PowerPoint']),
    );
    expect(names('Requirements\n- Word/Excel/PowerPoint')).toEqual(
      expect.arrayContaining(['Microsoft Word', 'Microsoft Excel', 'Microsoft PowerPoint']),
    );
    expect(names('Yêu cầu\n- Biết sử dụng máy tính (excel tốt)')).toContain('Microsoft Excel');
  });

  it('one name is not shown as another', () => {
    expect(names('Requirements\n- Experience with Spring MVC')).toContain('Spring MVC');
    expect(names('Requirements\n- Experience with Spring MVC')).not.toContain('Spring Boot');
  });
});

describe('years', () => {
  it.each([
    ['Requirements\n- 4 years of retail experience', '4 retail'],
    ['Requirements\n- At least 3 years of experience as a dental nurse', '3 dental nurse'],
    ['Requirements\n- 5+ years of network administration', '5 network administration'],
    ['Yêu cầu\n- Ít nhất 2 năm kinh nghiệm quản lý kho', '2 quản lý kho'],
    ['Yêu cầu\n- Kinh nghiệm lái xe tải từ 3 năm trở lên', '3 lái xe tải'],
  ])('%s', (post, expected) => {
    expect(names(post)).toContain(expected);
  });
  it('two demands of one length stay two, and months count', () => {
    const found = names('Requirements\n- 3 years of cooking experience and 3 years of kitchen management');
    expect(found.filter((name) => name.startsWith('3 '))).toHaveLength(2);
    expect(
      items('Yêu cầu\n- 6 tháng kinh nghiệm phục vụ').find(({ ask }) => ask.type === 'years')?.ask,
    ).toMatchObject({
      years: 0.5,
    });
  });
});

describe('the line that names the job', () => {
  const title = (post: string): string | null => readJob(plainTextDocument(post)).facts.title;
  it.each([
    ['Công ty TNHH Bình Minh tuyển dụng: Thủ kho. Hạn nộp 15/01. Gửi CV về hr@binhminh.example', 'Thủ kho'],
    ['Nhà hàng Sen Vàng cần tuyển 02 Phụ bếp làm việc tại Quận 3', 'Phụ bếp'],
    ['Bright Smile Clinic is hiring a Dental Assistant to join our team', 'Dental Assistant'],
    ['Harbour Hotels Ltd seeks: Night Receptionist (full time)', 'Night Receptionist'],
  ])('%s', (post, expected) => {
    expect(title(`${post}\nYêu cầu\n- Trung thực`)).toBe(expected);
  });
});

describe('the line of tags that a job board puts above a post', () => {
  it('asks for each tag; prose in small letters is no such line', () => {
    const en = names(
      'Database Engineer\nJob type: Full-time Technologies postgresql ansible ci-cd prometheus Job description We are searching for help with our stores.',
    );
    for (const tag of ['PostgreSQL', 'Ansible', 'CI/CD', 'Prometheus']) expect(en).toContain(tag);
    const vi = names(
      'Kỹ sư dữ liệu\nHình thức: toàn thời gian Công nghệ airflow mongodb kafka Mô tả công việc Xây dựng kho dữ liệu.',
    );
    for (const tag of ['Apache Airflow', 'MongoDB']) expect(vi).toContain(tag);
    expect(
      names('Porter\nSkills that matter here are the ones you bring Job description Carry bags.'),
    ).toEqual(['title']);
  });
});

describe('a plus stays a plus', () => {
  it('where the tasks name the same tool', () => {
    const en =
      'Data Analyst\nRequirements\n- Experience with Tableau is a plus\nYour tasks\n- Build dashboards in Tableau and write SQL';
    expect(importance(en, 'Tableau')).toBe('nice');
    const vi =
      'Chuyên viên phân tích dữ liệu\nYêu cầu\n- Biết Power BI là lợi thế\nMô tả công việc\n- Xây dựng báo cáo trên Power BI, viết SQL';
    expect(importance(vi, 'Power BI')).toBe('nice');
  });
  it('and does not reach back over "and it is"', () => {
    const post =
      'Buyer\nRequirements\n- You speak Polish at business level and it is an advantage if you know Czech';
    expect([importance(post, 'Polish'), importance(post, 'Czech')]).toEqual(['must', 'nice']);
  });
});

describe('words of a post that ask for nothing', () => {
  it('praise of the job', () => {
    const en =
      'Lab Assistant\nRequirements\n- Knowledge of titration\n- It’s a great first job for people with patience.';
    expect(names(en)).not.toContain('Patience');
    const vi =
      'Nhân viên pha chế\nYêu cầu\n- Tốt nghiệp THPT\n- Đây là công việc đầu tiên tuyệt vời cho người thích làm việc nhóm';
    expect(names(vi)).not.toContain('Teamwork');
  });
  it('where the work is', () => {
    const vi = names(
      'Nhân viên kho\nYêu cầu\n- Làm việc tại kho đường số 7, khu công nghiệp Tân Lộc, xã Bình Hòa\n- Biết lái xe nâng',
    );
    expect(vi.some((name) => /Tân Lộc|Bình Hòa/.test(name))).toBe(false);
    const en = names('Clerk\nRequirements\n- Filing, in the office close to Canary Wharf, London');
    expect(en.some((name) => /Canary|London/.test(name))).toBe(false);
  });
});

describe('fields of study belong to the degree', () => {
  it('in short forms and in lines that go on with a comma', () => {
    const vi =
      'Nhân viên phòng thí nghiệm\nYêu cầu\n- Tốt nghiệp CĐ trở lên chuyên ngành Hóa học, Môi trường,\n, Dược,...\n- Biết chuẩn độ';
    expect(names(vi)).toEqual(['title', 'degree', 'Titration']);
    expect(names('Analyst\nRequirements\n- BSc in geology or physics\n- Titration')).toEqual([
      'title',
      'degree',
      'Titration',
    ]);
  });
});

describe('names of countries and languages', () => {
  it('of a market or a law ask for no language', () => {
    expect(names('Analyst\nRequirements\n- Interest in the Polish market and German tax law')).not.toContain(
      'Polish',
    );
    expect(names('Analyst\nRequirements\n- Interest in the Polish market\n- Fluent Polish')).toContain(
      'Polish',
    );
  });
  it('that are both needed are no alternatives', () => {
    const both = items('Clerk\nRequirements\n- Bilingual English/Spanish');
    expect(both.filter(({ ask }) => ask.type === 'language').map(({ group }) => group)).toEqual([null, null]);
    const hai = items('Nhân viên\nYêu cầu\n- Song ngữ tiếng Anh/tiếng Nhật');
    expect(hai.filter(({ ask }) => ask.type === 'language').map(({ group }) => group)).toEqual([null, null]);
  });
});

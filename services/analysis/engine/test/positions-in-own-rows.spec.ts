import { describe, expect, it } from '@jest/globals';
import { parseResume } from '../src/resume/parse-resume.js';
import { findRanges } from '../src/text/dates.js';
import { text, today } from './people.js';

// Positions as people write them who had no template: open ends and seasons in their own words, employers over several
// titles, roles that came later, papers in tables. All people are invented.

const read = (resume: string) => parseResume(text(resume), today);
const jobs = (resume: string) =>
  read(resume).experience.map(({ title, company, dates }) => [title, company, dates]);
const bullets = (resume: string, at: number) => read(resume).experience[at]?.bullets ?? [];
const months = (resume: string) => read(resume).experienceMonths;

const head = 'Ida Brook\nida@example.com | 020 7946 0022 | Hull\n\nEXPERIENCE\n';
const dau = 'Lò Thị Xen\nxen@example.com | 0912 000 333 | Sơn La\n\nKINH NGHIỆM\n';

describe('an open end', () => {
  it.each([
    'May 2021 – up to now',
    '05/2021 until the present',
    'May 2021 – to this day',
    'May 2021 and still there',
    '05/2021 – đến bây giờ',
    '05/2021 – tới nay',
    'từ 05/2021, vẫn làm',
    '05/2021 - vẫn đang làm',
  ])('in the words "%s" is one', (dates) => {
    const [range] = findRanges(dates);
    expect([range?.open, range?.from, range?.end]).toEqual([true, 2021 * 12 + 4, dates.length]);
  });

  it('is none where a word goes on', () => {
    expect(findRanges('2019 – still waters run deep')).toEqual([]);
    expect(findRanges('2019 – vẫn giữ nghề').filter(({ open }) => open)).toEqual([]);
  });

  it('counts every month till now', () => {
    const untilNow = months(`${head}Baker, Larkmoor Mill Ltd\nJan. 2020 – present\n- Baked 300 loaves a day`);
    expect(months(`${head}Baker, Larkmoor Mill Ltd\nJan. 2020 – up to now\n- Baked 300 loaves a day`)).toBe(
      untilNow,
    );
    expect(
      months(`${dau}Thợ may, Công ty TNHH May Sông Mã\n01/2020 – đến bây giờ\n- May 20 áo một ngày`),
    ).toBe(untilNow);
  });
});

describe('seasons', () => {
  it.each([
    ['Summers 2015, 2016, 2018', [3, 2015 * 12 + 5]],
    ['winters 2018 and 2019', [2, 2018 * 12]],
    ['hè 2019, hè 2021', [2, 2019 * 12 + 5]],
    ['every summer from 2011 to 2014', [4, 2011 * 12 + 5]],
    ['mỗi hè từ 2018 đến 2020', [3, 2018 * 12 + 5]],
  ])('"%s" are all named, three months each', (dates, [count, from]) => {
    const [range, more] = findRanges(dates);
    expect([range?.text, range?.seasons?.length, range?.from, more]).toEqual([dates, count, from, undefined]);
  });

  it('stay as written and count as seasons', () => {
    const swim = `${head}Lifeguard, Withernsea Lido\nSummers 2015, 2016, 2018\n- Watched two pools`;
    expect([jobs(swim)[0]?.[2], months(swim)]).toEqual(['Summers 2015, 2016, 2018', 9]);
    const gac = `${dau}Phụ hồ, Công ty TNHH Xây dựng Mộc Châu\nhè 2019, hè 2021\n- Trộn vữa, chuyển gạch`;
    expect([jobs(gac)[0]?.[2], months(gac)]).toEqual(['hè 2019, hè 2021', 6]);
  });

  it('since a year count for nothing, as nobody said how long they were', () => {
    expect(months(`${head}Guide, Hornsea Boats Ltd\nevery summer since 2019\n- Led tours`)).toBeNull();
  });
});

describe('two titles in a row', () => {
  it('are one position where the second came later', () => {
    const clerk = `${head}Filing Clerk, later (from 2018/03) Payroll Officer, Hale & Frost, Beverley\n2016/01 - 2020/08\n- Ran the wages of 60\n\nPorter, Humber Hotel Ltd, Hull\n2014/02 - 2015/11\n- Carried bags`;
    expect(jobs(clerk)[0]).toEqual([
      'Filing Clerk, later (from 2018/03) Payroll Officer',
      'Hale & Frost',
      '2016/01 - 2020/08',
    ]);
  });

  it('with dates of their own are two positions, each with the lines that name it', () => {
    const two = `${head}Northgate Knits Ltd, Hull\nSewing machinist · 03/2018 – 12/2020, before that quality checker · 05/2016 – 02/2018\n- Sewed 40 coats a day\n- As a checker: sorted returns, wrote the fault list`;
    const found = read(two).experience;
    expect(found.map(({ title, dates }) => [title, dates])).toEqual([
      ['Sewing machinist', '03/2018 – 12/2020'],
      ['quality checker', '05/2016 – 02/2018'],
    ]);
    expect(found.map((one) => one.bullets.length)).toEqual([1, 1]);
  });
});

describe('a role within a position', () => {
  it('that came later is told of it and begins none', () => {
    const nurse = `${head}since Mar 2022\tAldbrough Manor, Hull – care assistant; since May 2024 link\nworker for the garden rooms\nHelped nine residents each morning with washing and breakfast.\n2019 – Feb 2022\tPatrington Court, Hull – kitchen assistant\nWashed up and laid tables for fifty.`;
    expect(read(nurse).experience).toHaveLength(2);
    expect(bullets(nurse, 0)[0]).toBe('since May 2024 link worker for the garden rooms');
  });

  it('is told in Vietnamese as well', () => {
    const tho = `${dau}Thời gian\tNơi làm\tChức vụ\tViệc đã làm\n03/2021 – nay\tCông ty CP Gỗ Tân Uyên\tTổ trưởng sơn (từ 06/2023); lúc vào là thợ chà nhám\tTổ 9 người: 5 sơn, 4 chà. Pha màu theo mẫu của khách.\n2017 – 02/2021\tXưởng mộc Út Lành\tThợ mộc\tĐóng tủ bếp, giường.`;
    const [first] = read(tho).experience;
    expect([first?.title, first?.location]).toEqual(['Tổ trưởng sơn (từ 06/2023)', null]);
    expect(first?.bullets).toEqual([
      'lúc vào là thợ chà nhám',
      'Tổ 9 người: 5 sơn, 4 chà. Pha màu theo mẫu của khách.',
    ]);
  });
});

describe('an employer over several titles', () => {
  it('is the employer of each, and what it does is no title', () => {
    const firm = `${head}Skelder Foods B.V., Hull – ready meals for hospitals, 90 people ·\nJune 2017 to date\nLine Supervisor · 04/2022 to date\nPlans two lines and trains new starters every month\nMachine Operator · 06/2017 – 03/2022\nRan the sealing machine and kept its log`;
    expect(jobs(firm)).toEqual([
      ['Line Supervisor', expect.stringMatching(/^Skelder Foods B\.V\./), '04/2022 to date'],
      ['Machine Operator', expect.stringMatching(/^Skelder Foods B\.V\./), '06/2017 – 03/2022'],
    ]);
  });
});

describe('tables of papers', () => {
  it('hold no positions, whatever heads them', () => {
    const rigger = `${dau}Thời gian\tNơi làm\tChức vụ\tViệc đã làm\n03/2021 – nay\tCông ty CP Cẩu Sông Hậu\tLái cẩu\tLái cẩu 50 tấn.\n2015 – 2020\tBến xà lan Ô Môn\tPhụ cẩu\tMóc hàng, tín hiệu.\nViệc học, giấy nghề\nTên\tNơi cấp\tNăm / hạn\nTín hiệu viên\tCái Cui\t2019\nHSK cấp 2\tNam Ninh\t2018 (quá hạn)`;
    expect(jobs(rigger).map(([title]) => title)).toEqual(['Lái cẩu', 'Phụ cẩu']);
    expect(JSON.stringify(read(rigger).experience)).not.toMatch(/Việc học|HSK/);
    const guard = `${head}When\tWhere\tPost\n2018 – now\tHumber Gate Ltd\tGuard\n2015 – 2018\tHornsea Pier Co\tDoorman\nMy papers\nName\tGiven by\tValid to\nDoor supervisor\tCity of Hull\tMay 2027\nFire marshal\tHessle College\tJune 2026`;
    expect(jobs(guard).map(([title]) => title)).toEqual(['Guard', 'Doorman']);
  });
});

describe('what is no employment', () => {
  it('a talk and a course among jobs are none', () => {
    const tester = `${head}Test Engineer, Larkmoor Ltd\n03/2019 – now\n- Wrote 300 checks\n\nTalk “Break it early” at a meetup of Hull testers, 2023\n\nData analysis, one-year postgraduate course, Hessle Institute\n2017 – 2018`;
    expect(jobs(tester).map(([title]) => title)).toEqual(['Test Engineer']);
  });

  it('on one’s own account is a title, and its limits stay with the dates', () => {
    const dev = `${head}[2022-03 .. now] Web Developer, Skelder Ltd (Hull)\nbuilt the shop and its basket in Django\nmoved the images to a store of their own\n[2021-05 .. 2022-02] Trainee, Humber Web Works (Hull)\nsmall fixes in a PHP booking system\n[2020, on and off] Freelance\ntwo pages for cafés, in plain HTML`;
    expect(jobs(dev).at(-1)).toEqual(['Freelance', null, '2020, on and off']);
  });
});

describe('names on a line and dates on the next', () => {
  const rows = `${dau}Thợ bánh · Tiệm bánh Út Sen, Cần Thơ (4 thợ)
Tháng 4/2022 đến nay
Nướng 300 ổ một ngày, kèm 2 thợ phụ
Phụ bếp • bếp bánh · Lò bánh Hai Lúa, Sóc Trăng
2018 – 2021
Nhồi bột, cân bột, dọn lò
Nhận giao bánh theo đơn
2017 – 2018 (giữa hai chỗ làm)
Giao 40 đơn một ngày quanh chợ`;
  it('are a position wherever the page writes its positions so', () => {
    expect(jobs(rows).map(([, , dates]) => dates)).toEqual([
      'Tháng 4/2022 đến nay',
      '2018 – 2021',
      '2017 – 2018',
    ]);
    expect(bullets(rows, 1).join()).not.toMatch(/Nhận giao bánh|40 đơn/);
  });
});

describe('a bracket behind a title', () => {
  it('that tells from when it was held belongs to it', () => {
    const helper = `${head}Loom Operator, then Loom Mechanic (moved up 4/2017), Northgate Mills Ltd\n9/2014 - 5/2019\n- Set 12 looms a shift`;
    expect(jobs(helper)[0]?.slice(0, 2)).toEqual([
      expect.stringMatching(/^Loom Operator, then Loom Mechanic/),
      'Northgate Mills Ltd',
    ]);
  });
});

describe('a form of hospitals', () => {
  it.each([
    [
      `${dau}3/2022 - nay\tBệnh viện Đa khoa Sông Mã\nKhoa Ngoại chấn thương - Bỏng\nĐiều dưỡng viên, từ 2/2024 là trưởng tua trực\n- Thay băng 20 người một ca`,
      'từ 2/2024 là trưởng tua trực',
    ],
    [
      `${head}3/2022 - now\tHumber General Hospital\nDepartment of Burns\nStaff Nurse, since 2/2024 also shift lead\n- Dressed 20 wounds a shift`,
      'since 2/2024 also shift lead',
    ],
  ])('has a title, a department and a role that came later', (resume, remark) => {
    const [first, more] = read(resume).experience;
    expect([first?.title, first?.company, more]).toEqual([
      expect.stringMatching(/^(?:Điều dưỡng viên|Staff Nurse)$/),
      expect.stringMatching(/Hospital|Bệnh viện/),
      undefined,
    ]);
    expect(first?.bullets[0]).toBe(remark);
  });
});

import { describe, expect, it } from '@jest/globals';
import { cvOf } from '../src/cv/cv-of.js';
import { plainTextDocument } from '../src/document.js';
import { parseResume } from '../src/resume/parse-resume.js';
import { asked, report, today } from './read-lines.js';

// Headings in somebody's own words say what their lines are: what is not known, what is wished for, who may be asked.

const en = (...sections: readonly string[]): string =>
  [
    'Jonas Hale\njonas.hale@example.com | 0123 456 789',
    'EXPERIENCE\nJoiner, Brookside Kitchens Ltd\n02/2019 - present\n- Fitted 60 kitchens a year',
    'EDUCATION\nNVQ Level 3 Joinery, Harlow College, 2016 - 2018',
    ...sections,
  ].join('\n\n');
const vi = (...sections: readonly string[]): string =>
  [
    'Phan Thị Bích Liên\nlien.phan@example.com | 0912 555 777',
    'KINH NGHIỆM\nNhân viên kho - Công ty CP Lá Dừa\n02/2019 - nay\n- Xuất 60 đơn mỗi ngày',
    'HỌC VẤN\nTrường Cao đẳng Thương mại Đà Nẵng\nCao đẳng Kế toán, 2016 - 2018',
    ...sections,
  ].join('\n\n');
const read = (resume: string) => parseResume(plainTextDocument(resume), today);
const skillsIn = (resume: string): string => {
  const { skills, skillLines } = read(resume);
  return [...skills, ...(skillLines ?? []).flatMap(({ label, items }) => [label, ...items])].join(' | ');
};

describe('what stands below a heading of limits is no skill', () => {
  it.each([
    [
      en('SKILLS\nRouter, Table saw', 'TRIED, NOT MASTERED\nWood turning, French polishing'),
      /turning|polish/iu,
    ],
    [en('SKILLS\nRouter, Table saw', "WHAT I CAN'T DO\nAutoCAD, Upholstery"), /AutoCAD|Uphol/u],
    [en('SKILLS\nRouter, Table saw', 'STILL MISSING\nSpray finishing, CNC'), /Spray|CNC/u],
    [vi('KỸ NĂNG\nExcel, MISA', 'CHƯA RÀNH\nPower BI, SAP'), /Power BI|SAP/u],
    [vi('KỸ NĂNG\nExcel, MISA', 'CÒN THIẾU\nSAP, Tiếng Đức thương mại'), /SAP|Đức/u],
    [vi('KỸ NĂNG\nExcel, MISA', 'MỚI XEM QUA\nPower BI, Odoo'), /Power BI|Odoo/u],
  ])('%#', (resume, wrong) => {
    expect(skillsIn(resume)).toMatch(/Router|Excel/u);
    expect(skillsIn(resume)).not.toMatch(wrong);
  });

  it.each([
    [en("WHAT I CAN'T DO\nAutoCAD, Upholstery"), 'Requirements\n- AutoCAD', 'AutoCAD'],
    [vi('CHƯA BIẾT\nPower BI, Odoo'), 'Yêu cầu\n- Power BI', 'Power BI'],
  ])('and proves none', (resume, post, name) => {
    const row = asked(resume, post, ({ sentence }) => sentence.includes(name));
    expect(row?.verdict).toBe('not-found');
  });

  it('nor what is said to be none', () => {
    const resume = en('NOT MY THING\nUpholstery and AutoCAD: none. Excel only for hours.');
    const row = asked(resume, 'Requirements\n- AutoCAD', () => true);
    expect(row?.verdict).toBe('not-found');
  });

  it('nor more than a little, where something is told of it', () => {
    const resume = en('SEEN, NOT DONE\nAutoCAD: I open the drawings of the office and measure in them.');
    const row = asked(resume, 'Requirements\n- AutoCAD', () => true);
    expect(row).toBeDefined();
    expect(row?.verdict).not.toBe('met');
  });

  it('and is kept unseen', () => {
    const cv = cvOf(
      report(en('NOT YET\nNo spray booth so far, keen to be shown.'), 'Requirements\n- Joinery'),
    );
    const lines = cv.sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.lines));
    expect(lines.filter(({ text, shown }) => shown && text.includes('spray'))).toEqual([]);
    expect(lines.some(({ text, shown }) => !shown && text.includes('spray booth'))).toBe(true);
  });
});

describe('wishes, gear and referees are no skills', () => {
  it.each([
    [
      en('SKILLS\nRouter', 'WHERE I WANT TO BE\nA small workshop, four days a week, oak rather than plastic'),
      /workshop|oak/u,
    ],
    [
      en('SKILLS\nRouter', 'REFEREES: Ida Moor, foreman, Brookside Kitchens; Sam Pole, Hale & Sons'),
      /Ida|Pole/u,
    ],
    [en('SKILLS\nRouter', 'PEOPLE WHO CAN SPEAK FOR ME\nIda Moor, foreman, 0123 555 666'), /Ida/u],
    [
      vi('KỸ NĂNG\nExcel', 'ĐIỀU EM MONG\nMột kho gần nhà, sếp nói rõ việc, tan ca đúng giờ'),
      /kho gần|tan ca/u,
    ],
    [vi('KỸ NĂNG\nExcel', 'NGƯỜI LÀM CHỨNG\nChị Đoan, trưởng kho, 0905 555 111'), /Đoan/u],
  ])('%#', (resume, wrong) => {
    expect(skillsIn(resume)).not.toMatch(wrong);
  });

  it('gear is no liking', () => {
    expect(read(en('GEAR\nOwn van, own chisels', 'INTERESTS\nChess')).interests).toEqual(['Chess']);
  });
});

describe('what is done when not at work', () => {
  it.each([
    [
      en('OFF SHIFT\nCold water swimming, treasurer of the village hall (unpaid, since 2021)'),
      ['Cold water swimming'],
      'treasurer of the village hall (unpaid, since 2021)',
    ],
    [
      vi(
        'LÚC RẢNH\nCâu cá, đá cầu. Phó ban liên lạc hội đồng hương (từ 2020), mỗi năm lo một chuyến xe. Độc thân.',
      ),
      ['Câu cá', 'đá cầu'],
      'Phó ban liên lạc hội đồng hương (từ 2020), mỗi năm lo một chuyến xe',
    ],
  ])('an office is an activity and no liking', (resume, likings, office) => {
    const { interests, activities } = read(resume);
    expect(interests).toEqual(likings);
    expect(activities).toContain(office);
  });

  it('being married or ready to start is no liking', () => {
    expect(read(en('HOBBIES\nChess. Married. Ready to start in May.')).interests).toEqual(['Chess']);
    expect(read(vi('SỞ THÍCH\nĐan len. Chưa có gia đình. Em sẵn sàng đi làm xa.')).interests).toEqual([
      'Đan len',
    ]);
  });

  it('what was told and taught to others is no certificate', () => {
    for (const resume of [
      en('TOLD OTHERS ABOUT IT\n2024 - talk on hand-cut joints, Maker Fair Leeds'),
      vi('CHIA SẺ VỚI CỘNG ĐỒNG\n2024 - nói chuyện về sắp xếp kho, hội kho vận Đà Nẵng'),
    ]) {
      expect(read(resume).certifications).toEqual([]);
      expect(read(resume).activities.join()).toMatch(/joints|sắp xếp kho/u);
    }
  });

  it('a cell that says when is none of it', () => {
    const { activities } = read(vi('HOẠT ĐỘNG\nmỗi hè từ 2019\tDạy bơi cho trẻ em xóm chài'));
    expect(activities).toEqual(['Dạy bơi cho trẻ em xóm chài']);
  });
});

describe('no projects', () => {
  it.each([
    [vi('DỰ ÁN\nTham gia nghĩa vụ quân sự\n2/2012 - 1/2014'), /nghĩa vụ/u],
    [vi('DỰ ÁN\nTrường Đại học Cần Thơ - Kỹ sư Môi trường\n2014 - 2018'), /Cần Thơ/u],
    [en('PROJECTS\nNational service, Royal Signals\n2012 - 2014'), /National/u],
  ])('%#', (resume, wrong) => {
    expect(
      read(resume)
        .projects.map(({ name }) => name)
        .join(),
    ).not.toMatch(wrong);
  });
});

import { describe, expect, it } from '@jest/globals';
import { cvOf } from '../src/cv/cv-of.js';
import type { CvDocument, CvSectionKind } from '../src/cv/cv-document.js';
import { headerRest } from '../src/cv/header-remarks.js';
import { leftOut } from '../src/cv/left-out.js';
import { markdownOf } from '../src/cv/markdown.js';
import { studyState } from '../src/cv/study-state.js';
import { listsLanguages } from '../src/resume/told-facts.js';
import { yearsListed } from '../src/resume/year-lists.js';
import { findRanges } from '../src/text/dates.js';
import { english, nguoi, person, report, tiengViet } from './read-lines.js';

// What a résumé says stands in its CV, or is kept unseen for its person to call back.

const cv = (resume: string, job = english('Excel')): CvDocument => cvOf(report(resume, job));
const entriesOf = (document: CvDocument, kind: CvSectionKind) =>
  document.sections.filter((section) => section.kind === kind).flatMap(({ entries }) => entries);
const linesIn = (document: CvDocument, kind: CvSectionKind, shown: boolean): string[] =>
  entriesOf(document, kind).flatMap(({ lines }) =>
    lines.filter((line) => line.shown === shown).map(({ text }) => text),
  );

describe('what stands nowhere in a CV', () => {
  it('is found sentence by sentence', () => {
    const text =
      'Ida Moss\n\nWork\nBaker, Crumb Ltd, 2019 – now\nBakes rye bread.\n\nOdds\nI can start in May. Bakes rye bread.';
    expect(leftOut(text, ['Ida Moss', 'Baker Crumb Ltd 2019 – now', 'Bakes rye bread.'])).toEqual([
      'I can start in May.',
    ]);
  });

  it.each([
    'Date of birth: 4 May 1990, in Leeds, a rainy day.',
    'Expected salary: 30 million, open to talks.',
    'Married, two children, 4 and 6 years old.',
    'Tình trạng hôn nhân: độc thân, chưa có con.',
    'Năm sinh 1991, tại Huế, con thứ hai.',
  ])('leaves personal data alone: %s', (line) => {
    expect(
      leftOut(`Ida Moss\n\nWork\nBaker, Crumb Ltd\nOdds\n${line}`, ['Ida Moss', 'Baker Crumb Ltd']),
    ).toEqual([]);
  });

  it.each([
    ['Additional information', 'Evenings are fine, but I need Fridays free for choir practice.'],
    ['Thông tin thêm', 'Đi ca đêm được, nhà ngay cạnh khu công nghiệp Sóng Thần.'],
  ])('is kept unseen: %s', (heading, line) => {
    const document = cv(`${person('- Ran 12 hosts', 'Excel')}\n\n${heading.toUpperCase()}\n${line}`);
    expect(linesIn(document, 'activities', false)).toContain(line);
    expect(markdownOf(document)).not.toContain(line);
  });
});

describe('certificates, prizes and languages told below a heading that says nothing of them', () => {
  it('are read as such', () => {
    const document = cv(
      `${person('- Ran 12 hosts', 'Excel')}\n\nADDITIONAL INFORMATION\nForklift licence since 2018. I hold no boat licence. Employee of the month in May 2022.`,
    );
    expect(linesIn(document, 'certifications', true)).toEqual(['Forklift licence since 2018']);
    expect(linesIn(document, 'awards', true)).toEqual(['Employee of the month in May 2022']);
  });

  it('are read as such in Vietnamese', () => {
    const document = cv(
      `${nguoi('- Vận hành 12 máy', 'Excel')}\n\nTHÔNG TIN THÊM\nCó bằng lái C từ 2019. Được giấy khen của quận năm 2023. Chưa có chứng chỉ nâng hàng.`,
      tiengViet('Excel'),
    );
    expect(linesIn(document, 'certifications', true)).toEqual(['Có bằng lái C từ 2019']);
    expect(linesIn(document, 'awards', true)).toEqual(['Được giấy khen của quận năm 2023']);
  });

  it('stand each on a line of its own', () => {
    const document = cv(
      `${person('- Ran 12 hosts', 'Excel')}\n\nCertificates\nSlinger and banksman, 2021. Confined spaces, 2022. Asbestos awareness, each spring.`,
    );
    expect(linesIn(document, 'certifications', true)).toEqual([
      'Slinger and banksman, 2021',
      'Confined spaces, 2022',
      'Asbestos awareness, each spring',
    ]);
  });

  it('tells lists of languages from other lines', () => {
    expect(listsLanguages('Spanish (fluent), Portuguese (at home), German (school)')).toBe(true);
    expect(listsLanguages('Sold Italian wine, French cheese')).toBe(false);
  });

  it('knows a language by the one beside it', () => {
    const document = cv(`${person('- Ran 12 hosts', 'Excel')}\n\nLanguages\nFrench and Wolof`);
    expect(linesIn(document, 'languages', true)).toEqual(['French', 'Wolof']);
  });
});

describe('a study', () => {
  const quoteOf = (text: string, quote: string) => ({
    start: text.indexOf(quote),
    end: text.indexOf(quote) + quote.length,
    quote,
  });
  it.each([
    [
      'HND Civil Engineering, Fenwick College, 2023 – now, 5 of 8 modules passed',
      'HND Civil Engineering',
      '5 of 8 modules passed',
    ],
    ['BSc Nursing, Fenwick College (expected June 2027)', 'BSc Nursing', 'expected June 2027'],
    ['Đang theo học hệ từ xa Cử nhân Luật, Trường Đại học Mở', 'Cử nhân Luật', 'Đang theo học hệ từ xa'],
    ['Kỹ sư Xây dựng, Trường Đại học Vinh, còn nợ 2 môn', 'Kỹ sư Xây dựng', 'còn nợ 2 môn'],
    ['Kỹ sư Xây dựng, Trường Đại học Vinh, 2012 – 2017', 'Kỹ sư Xây dựng', ''],
  ])('keeps the words that it is not finished: %s', (text, degree, state) => {
    expect(studyState(text, [quoteOf(text, degree)], [degree])).toBe(state);
  });

  it('shows them beside its title', () => {
    const document = cv(
      `${person('- Ran 12 hosts', 'Excel')}\n\nEducation\nDiploma in Plumbing, Fenwick College, since 2024, 3 of 6 units done`,
    );
    expect(entriesOf(document, 'education')[0]?.title).toContain('3 of 6 units done');
  });

  it('takes no later line with a date of its own for its field', () => {
    const document = cv(
      `${person('- Ran 12 hosts', 'Excel')}\n\nEducation\nB.Sc., Surveying, Larkfield University, 2009\nNEBOSH (General), 2019`,
    );
    expect(entriesOf(document, 'education').map(({ title }) => title)).toEqual(['B.Sc., Surveying']);
  });
});

describe('a position', () => {
  it('keeps what its header says beside its names', () => {
    const text = `Nurse – Renal ward, Larkfield Hospital\n2019 – 2021 (charge nurse since May 2020)\nRan dialysis.`;
    const facts = { title: 'Nurse', company: 'Larkfield Hospital', location: null, dates: '2019 – 2021' };
    expect(headerRest(text, facts).remarks).toEqual(['Renal ward', 'charge nurse since May 2020']);
  });

  it('keeps them in Vietnamese', () => {
    const text = `Kế toán – Phòng Vật tư, Công ty CP Sao Sáng (dệt may, 800 công nhân)\n2019 – 2021`;
    const facts = { title: 'Kế toán', company: 'Công ty CP Sao Sáng', location: null, dates: '2019 – 2021' };
    expect(headerRest(text, facts).remarks).toEqual(['Phòng Vật tư', 'dệt may, 800 công nhân']);
  });

  it('says nothing twice and no mere kind of contract', () => {
    const text = 'Clerk, Larkfield Ltd (full-time)\n2019 – 2021 (2 years)';
    const facts = { title: 'Clerk', company: 'Larkfield Ltd', location: null, dates: '2019 – 2021' };
    expect(headerRest(text, facts).remarks).toEqual([]);
  });

  it.each(['At home, March 2016 to May 2019', 'Full-time carer, March 2016 to May 2019'])(
    'is no pause: %s',
    (pause) => {
      const document = cv(
        `Robin Vale\nrobin.vale@example.com\n\nExperience\nLarkfield Ltd\nStore Keeper, June 2019 to date\n- Counts stock.\n${pause}\n- Looked after my father.\nOakham Ltd\nStore Clerk, 2012 to 2016\n- Packed boxes.`,
      );
      expect(entriesOf(document, 'experience').map(({ title }) => title)).not.toContain(pause.split(',')[0]);
    },
  );
});

describe('dates', () => {
  it('of years one after the other are a range', () => {
    expect(yearsListed('2016, 2017 and half of 2018')).toMatchObject({
      startText: '2016',
      endText: 'half of 2018',
    });
    expect(yearsListed('2014 và 2015')).toMatchObject({ startText: '2014', endText: '2015' });
    expect(yearsListed('2012 and 2019')).toBeNull();
  });

  it('share the year behind them', () => {
    expect(findRanges('Tháng 3 đến tháng 9 năm 2018, ở Huế').map(({ text }) => text)).toEqual([
      'Tháng 3 đến tháng 9 năm 2018',
    ]);
  });
});

describe('a headline and a summary', () => {
  it('are no row of a form', () => {
    const document = cv(
      `Lê Văn Tâm\ntam.le@example.com\nVị trí hiện tại\tQuản đốc phân xưởng nhuộm và hoàn tất vải\n\nKINH NGHIỆM\nQuản đốc - Công ty CP Sao Sáng\n01/2021 - nay\n- Vận hành 12 máy\n\nKỸ NĂNG\nExcel`,
      tiengViet('Excel'),
    );
    expect(document.summary).toBeNull();
  });

  it('are no list of certificates', () => {
    const paper =
      'Chứng chỉ hành nghề dược do Sở Y tế Huế cấp năm 2014, còn hiệu lực. Chứng nhận Thực hành tốt nhà thuốc, Trường Đại học Y Dược Huế, 2022 (hai tuần).';
    const document = cv(`${nguoi('- Vận hành 12 máy', 'Excel')}\n\nCHỨNG CHỈ\n${paper}`, tiengViet('Excel'));
    expect(document.summary).toBeNull();
    expect(linesIn(document, 'certifications', true)).toHaveLength(2);
  });

  it('keeps a label apart from how well a thing is known', () => {
    const document = cv(
      `${nguoi('- Vận hành 12 máy', 'Excel, Word\nGuitar\tMới tập nửa năm, đệm được vài bài')}`,
      tiengViet('Excel'),
    );
    expect(entriesOf(document, 'skills').map(({ title }) => title)).toContain('Guitar');
  });
});

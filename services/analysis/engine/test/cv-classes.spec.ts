import { describe, expect, it } from '@jest/globals';
import { cvOf } from '../src/cv/cv-of.js';
import { spellingOf } from '../src/cv/reword.js';
import { summaryDraftOf } from '../src/cv/summary-draft.js';
import { english, nguoi, person, report, tiengViet } from './read-lines.js';

// A CV loses and tears nothing: names of schools, dates beside a list's entries, the post's own words.

const sectionOf = (resume: string, job: string, kind: string) =>
  cvOf(report(resume, job))
    .sections.filter((section) => section.kind === kind)
    .flatMap(({ entries }) => entries);

describe('the name of a school', () => {
  it.each([
    'Trường Đại học Nông Lâm - Đại học Huế',
    'Trường ĐH Công nghệ – ĐHQG Hà Nội',
    'Trường Cao đẳng nghề Việt Nam - Canada',
    'Trường Trung cấp nghề Việt - Đức',
  ])('is whole where a dash stands in it: %s', (school) => {
    const resume = `${nguoi('- Vận hành 12 máy', 'Excel')}\n\nHỌC VẤN\n${school}\nCử nhân Kinh tế\n2012 - 2016`;
    expect(sectionOf(resume, tiengViet('Excel'), 'education').map(({ org }) => org)).toEqual([school]);
  });

  it.each(['Faculty of Law - University of Ghana', 'School of Nursing – Larkfield University'])(
    'names the university that it is part of: %s',
    (school) => {
      const resume = `${person('- Ran 12 hosts', 'Excel')}\n\nEducation\n${school}\nBachelor of Laws\n2012 - 2016`;
      expect(sectionOf(resume, english('Excel'), 'education').map(({ org }) => org)).toEqual([school]);
    },
  );

  it('ends before the place beside it', () => {
    const resume = `${nguoi('- Vận hành 12 máy', 'Excel')}\n\nHỌC VẤN\nHọc viện Tài chính - Hà Nội\nCử nhân Kế toán\n2012 - 2016`;
    expect(sectionOf(resume, tiengViet('Excel'), 'education').map(({ org }) => org)).toEqual([
      'Học viện Tài chính',
    ]);
  });
});

describe('what stands beside an entry', () => {
  it('is no heading where nothing stands below it, and an employer in another language', () => {
    const resume = `Ana Pop
ana@example.com

WORK EXPERIENCE
01/02/2020 – CURRENT Iași, Romania
NURSE CLINICA SOLARIS SRL
Care of patients.
01/03/2018 – 30/09/2019 Iași, Romania
LABORATORY ASSISTANT SPITALUL JUDEȚEAN

EDUCATION AND TRAINING
15/09/2008 – 15/06/2012 Iași, Romania
BACCALAUREATE DIPLOMA Liceul Teoretic Ion Neculce`;
    const work = sectionOf(resume, english('Excel'), 'experience');
    expect(work.map(({ title, org, dates }) => [title, org, dates])).toContainEqual([
      'LABORATORY ASSISTANT',
      'SPITALUL JUDEȚEAN',
      '01/03/2018 – 30/09/2019',
    ]);
    const [study] = sectionOf(resume, english('Excel'), 'education');
    expect([study?.title, study?.org]).toEqual(['BACCALAUREATE DIPLOMA', 'Liceul Teoretic Ion Neculce']);
  });

  it.each([
    [
      'QA Engineer · Larkfield Ltd\n03.2019 – now | Leeds | Software for breweries and their carriers',
      'Software for breweries and their carriers',
    ],
    [
      'QA Engineer\n03.2019 – now | Self-employed, two days a month beside the main job',
      'two days a month beside the main job',
    ],
  ])('in its header is kept: %s', (header, remark) => {
    const resume = `Robin Vale\nrobin.vale@example.com\n\nExperience\n${header}\n- Tested 12 releases\n\nSkills\nExcel`;
    const [job] = sectionOf(resume, english('Excel'), 'experience');
    expect(job?.lines.map(({ text }) => text)).toContain(remark);
  });

  it('in a section of talks is an activity, and an address without its protocol a contact', () => {
    const resume = `Robin Vale\nrobin.vale@example.com | robinvale.design/work\n\nExperience\nQA Engineer, Larkfield Ltd\n03/2019 - present\n- Tested 12 releases with Node.js/Express\n\nTalks\n"Tests that rest", Test Day Leeds, May 2023\n\nSkills\nExcel`;
    const cv = cvOf(report(resume, english('Excel')));
    expect(cv.contact.links).toEqual(['robinvale.design/work']);
    const told = cv.sections.filter(({ kind }) => kind === 'activities').flatMap(({ entries }) => entries);
    expect(told.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
      'Talks: "Tests that rest", Test Day Leeds, May 2023',
    ]);
  });

  it.each([
    [
      'Education\nBachelor of Laws\nLarkfield College - Dayton, OH\n2012 - 2016',
      ['Larkfield College', 'Dayton, OH'],
    ],
    ['Education\nBachelor of Laws\nLarkfield College | Leeds\n2012 - 2016', ['Larkfield College', 'Leeds']],
    ['Education\nBachelor of Laws\nLarkfield College - evening classes\n2012 - 2016', [null, '']],
  ])('is the place of a school, and no other remark', (studies, [school, place]) => {
    const resume = `${person('- Ran 12 hosts', 'Excel')}\n\n${studies}`;
    const [study] = sectionOf(resume, english('Excel'), 'education');
    if (school !== null) expect(study?.org).toBe(school);
    expect(study?.place).toBe(place);
  });

  it('is the line under a name that says what somebody is', () => {
    const resume = `Lý Thu Hà\nNgười kể chuyện bằng hình ảnh\nha.ly@example.com | 0912 555 777\n\nKINH NGHIỆM\nChuyên viên vận hành - Công ty CP Sao Sáng\n01/2021 - nay\n- Vận hành 12 máy`;
    expect(cvOf(report(resume, tiengViet('Excel'))).headline).toBe('Người kể chuyện bằng hình ảnh');
    const other = resume.replace('Người kể chuyện bằng hình ảnh', 'Quận 3, TP.HCM');
    expect(cvOf(report(other, tiengViet('Excel'))).headline).toBe('');
  });

  it.each([
    ['Volunteering\n- Reads to children on Saturdays', 'Volunteering: Reads to children on Saturdays'],
    ['Activities\n- Reads to children on Saturdays', 'Reads to children on Saturdays'],
  ])('is a heading that says what a line is: %s', (section, line) => {
    const resume = `${person('- Ran 12 hosts', 'Excel')}\n\n${section}`;
    const told = sectionOf(resume, english('Excel'), 'activities');
    expect(told.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([line]);
  });
});

describe('dates beside the entries of a list', () => {
  const lines = (resume: string, job: string, kind: string): string[] =>
    sectionOf(resume, job, kind).flatMap((entry) => entry.lines.map(({ text }) => text));

  it('stay with their entries, below or above them', () => {
    const below = `${person('- Ran 12 hosts', 'Excel')}\n\nCertifications\nAbrasive wheels\nMay 2019 to May 2022\nSlinger 2a\nPresent`;
    expect(lines(below, english('Excel'), 'certifications')).toEqual([
      'Abrasive wheels, May 2019 to May 2022',
      'Slinger 2a, Present',
    ]);
    const above = `${nguoi('- Vận hành 12 máy', 'Excel')}\n\nCHỨNG CHỈ\n03/2020\nAn toàn điện bậc 3\n08/2023\nSơ cấp cứu`;
    expect(lines(above, tiengViet('Excel'), 'certifications')).toEqual([
      'An toàn điện bậc 3, 03/2020',
      'Sơ cấp cứu, 08/2023',
    ]);
  });

  it('a paper that has run out stands in no draft of a summary', () => {
    const resume = `${person('- Ran 12 hosts', 'Excel')}\n\nCertifications\nAbrasive wheels\nMay 2019 to May 2022\nSlinger 2a\nMay 2021 to May 2031`;
    const draft = summaryDraftOf(report(resume, english('Excel')), 'en');
    expect(draft).toContain('Slinger 2a');
    expect(draft).not.toContain('Abrasive wheels');
  });
});

describe('lists of skills and courses', () => {
  const skills = (list: string, work = '- Ran 12 hosts') => {
    const cv = cvOf(report(person(work, list), english('Excel')));
    const of = (wanted: string) =>
      cv.sections
        .filter(({ kind }) => kind === wanted)
        .flatMap(({ entries }) =>
          entries.map(({ title, lines }) => [title, lines.map(({ text }) => text)] as const),
        );
    return { skills: of('skills'), languages: of('languages') };
  };

  it('keep the names of groups and of models, and tell languages apart', () => {
    expect(skills('Pumps:\nExcel, Grundfos\nPLC Omron CP1E').skills).toEqual([
      ['Knowledge', ['PLC Omron CP1E']],
      ['Pumps', ['Excel', 'Grundfos']],
    ]);
    expect(skills('Excel, Word\nEnglish (native), Irish (fluent)')).toEqual({
      skills: [['Knowledge', ['Excel', 'Word']]],
      languages: [['', ['English (native)', 'Irish (fluent)']]],
    });
  });

  it('have no word that only a sentence uses', () => {
    const job = english('Experience with cloud and with Kotlin');
    const cv = cvOf(
      report(person('- Cut the cloud bill by a third\n- Wrote 3 services in Kotlin', 'Excel'), job),
    );
    const [own] = cv.sections.filter(({ kind }) => kind === 'skills').flatMap(({ entries }) => entries);
    expect(own?.lines.map(({ text }) => text)).toEqual(['Excel', 'Kotlin']);
  });

  it('a course in the table of studies is a certificate with its dates', () => {
    const resume = `${nguoi('- Vận hành 12 máy', 'Excel')}\n\nHỌC VẤN\nThời gian\tTrường\tChuyên ngành\tBằng cấp\n2011 - 2015\tHọc viện Tài chính\tKế toán\tCử nhân\n03/2019\tTrung tâm Hải Vân\tAn toàn lao động\tChứng chỉ`;
    expect(
      sectionOf(resume, tiengViet('Excel'), 'certifications').flatMap((one) =>
        one.lines.map(({ text }) => text),
      ),
    ).toEqual(['Trung tâm Hải Vân, An toàn lao động, Chứng chỉ, 03/2019']);
  });

  it('a project keeps its dates and what stands behind them', () => {
    const resume = `${person('- Ran 12 hosts', 'Excel')}\n\nProjects\nHarbour cold store: lead engineer, 2020 – 2022. Client: Nordvik\nRiver bridge: site engineer, 2016 – 2018`;
    const [first, second] = sectionOf(resume, english('Excel'), 'projects');
    expect([first?.title, first?.dates]).toEqual(['Harbour cold store: lead engineer', '2020 – 2022']);
    expect(first?.lines.map(({ text }) => text)).toEqual(['Client: Nordvik']);
    expect(second?.dates).toBe('2016 – 2018');
  });

  it('a mark keeps the figures in its bracket', () => {
    const resume = `${nguoi('- Vận hành 12 máy', 'Excel')}\n\nHỌC VẤN\nĐại học Thủy lợi\nCử nhân Kế toán\nXếp loại: Giỏi (GPA 3.5/4)\n2012 - 2016`;
    expect(sectionOf(resume, tiengViet('Excel'), 'education')[0]?.detail).toBe('Giỏi (GPA 3.5/4)');
  });
});

describe('the spelling of the post', () => {
  const same = (resume: string, job: string) =>
    spellingOf(resume, {
      sections: { keywords: { matching: [{ form: 'alias', resume, job }] } },
    } as unknown as Parameters<typeof spellingOf>[1]);

  it.each([
    ['báo cáo thuế', 'lập báo cáo thuế'],
    ['hợp đồng mua bán', 'hợp đồng'],
    ['rollout', 'planning of the rollout'],
  ])('is no other spelling where one holds the other: %s', (resume, job) =>
    expect(same(resume, job)).toBeNull(),
  );

  it('is one where letters stand for words', () =>
    expect(same('a11y', 'Accessibility')?.text).toBe('Accessibility (a11y)'));
});

describe('a word of a line of work', () => {
  it.each([
    ['- Vận hành máy phay hệ Siemens', 'Siemens'],
    ['- Chạy máy hàn của Fronius', 'Fronius'],
  ])('that names a maker is no skill: %s', (line, maker) => {
    const resume = nguoi(line, 'Excel');
    const items = sectionOf(resume, tiengViet(maker), 'skills').flatMap(({ lines }) => lines);
    expect(items.map(({ text }) => text)).not.toContain(maker);
  });
});

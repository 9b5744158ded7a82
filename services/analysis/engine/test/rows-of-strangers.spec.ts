import { describe, expect, it } from '@jest/globals';
import { analyse } from '../src/analyse.js';
import { cvOf } from '../src/cv/cv-of.js';
import { linesOf } from '../src/cv/cv-document.js';
import { markdownOf } from '../src/cv/markdown.js';
import { premiumReport } from '../src/premium.js';
import { readJob } from '../src/job/read-job.js';
import { readDocument } from '../src/layout/read-text.js';
import { parseResume } from '../src/resume/parse-resume.js';
import { text, today } from './people.js';

// Rows, headings and lengths of work as people write them who had no template. All people are invented.

const read = (resume: string) => parseResume(text(resume), today);
const jobs = (resume: string) =>
  read(resume).experience.map(({ title, company, start, end }) => [title, company, start, end]);
const cv = (resume: string) =>
  cvOf(premiumReport({ resume: text(resume), job: text('Clerk\n\nRequirements\n- Excel'), today }));

const worker = (more: string) =>
  `Ida Brook\nida@example.com | 020 7946 0022 | Hull\n\nEXPERIENCE\nFilleter, Northgate Fish Ltd\n03/2018 - present\n- Filleted 90 kg an hour\n\n${more}`;
const tho = (more: string) =>
  `Lò Thị Xen\nxen@example.com | 0912 000 333 | Sơn La\n\nKINH NGHIỆM\nThợ dệt, Công ty TNHH Dệt Mường\n03/2018 - nay\n- Dệt 12 tấm một tháng\n\n${more}`;

describe('a heading in plain words', () => {
  it.each([
    [worker('Off duty\nRowing, choir'), ['Rowing', 'choir']],
    [tho('Ngoài giờ làm\nHát then, bóng chuyền'), ['Hát then', 'bóng chuyền']],
  ])('heads what somebody likes', (resume, wanted) => {
    expect(read(resume).interests).toEqual(expect.arrayContaining(wanted));
    expect(read(resume).skills).not.toEqual(expect.arrayContaining(wanted));
  });

  it('of papers heads a driver’s cards and a scholar’s articles', () => {
    const cards = read(
      worker('Papers\nClean C licence\nFood hygiene certificate in order\n2019 Counterbalance, lapsed'),
    );
    expect(cards.certifications).toHaveLength(3);
    expect(cards.activities).toEqual([]);
    const articles = read(
      worker(
        'Papers\nBrook, I. On salting. Journal of Fish, 2019\nBrook, I. On brine. Journal of Fish, 2020',
      ),
    );
    expect(articles.certifications).toEqual([]);
    expect(articles.activities).toHaveLength(2);
  });
});

describe('a headline', () => {
  it.each([
    ['Accountant | 020 7946 0022 | ida@example.com | Hull', 'Accountant'],
    ['Kế toán viên • 0912 000 333 • xen@example.com • Sơn La', 'Kế toán viên'],
  ])('ends before the addresses: %s', (line, headline) => {
    const [name, , ...rest] = worker('').split('\n');
    expect(read([name, line, ...rest].join('\n')).headline).toBe(headline);
  });

  it('is no row of a position', () => {
    const resume =
      'Ida Brook\nnets / ropes / tar • 020 7946 0022 • ida@example.com\nWhere I worked\nAccountant, Northgate Fish Ltd\t03/2018 - present\n- Kept the books';
    expect(read(resume).headline).toBeNull();
  });
});

describe('a CV', () => {
  it('in Markdown escapes what would begin a list', () => {
    const markdown = markdownOf(cv(worker('Certificates\n2021. Food hygiene certificate')));
    expect(markdown).toContain('- 2021\\. Food hygiene certificate');
  });

  it('keeps unseen what a line says in brackets or behind a comma and no other line does', () => {
    const unseen = linesOf(
      cv(tho('HỌC VẤN\nCao đẳng May, Trường Cao đẳng Nghề Sơn La (hệ buổi tối), 2012 - 2015')),
    ).filter(({ shown }) => !shown);
    expect(unseen.map((line) => line.text)).toContain('hệ buổi tối');
  });
});

describe('years that a post asks for', () => {
  const rows = (resume: string, ask: string, language: 'en' | 'vi') =>
    analyse({
      resume: text(resume),
      job: text(`${language === 'vi' ? 'Thợ\n\nYêu cầu' : 'Clerk\n\nRequirements'}\n- ${ask}`),
      today,
      language,
    }).requirements;
  it.each([
    ['3 years at a smokehouse', 'en', 3],
    ['2 years running a canteen', 'en', 2],
    ['Ideally a year or two in a bakery', 'en', 1],
    ['Đã trông lò gạch 4 năm trở lên', 'vi', 4],
    ['Làm nghề nhuộm trên 2 năm', 'vi', 2],
  ] as const)('%s', (ask, language, years) => {
    const post = `${language === 'vi' ? 'Thợ\n\nYêu cầu' : 'Clerk\n\nRequirements'}\n- ${ask}`;
    const asked = readJob(text(post)).items.flatMap((item) =>
      item.ask.type === 'years' ? item.ask.years : [],
    );
    expect(asked).toEqual([years]);
  });

  it('are not shown by years of another trade that share a word', () => {
    const resume = tho('GIỚI THIỆU\n11 năm ngồi khung cửi, quen lò than và gạch mộc.');
    const row = rows(resume, '3 năm đứng lò nung gạch', 'vi').find(({ kind }) => kind === 'years');
    expect(row?.verdict).not.toBe('met');
  });
});

describe('signs drawn across the page', () => {
  it.each(['----------------------------------------', '========================', '* * * * * * * *'])(
    '%s parts and says nothing',
    (rule) => {
      const resume = `Ida Brook\nida@example.com\n${rule}\nPAID WORK\n${rule}\n[2019-02 .. now] Filleter, Northgate Fish Ltd\n- Filleted 90 kg an hour\n${rule}\nSCHOOL\n${rule}\nNational Diploma in Fish Processing, Hull College, 2012`;
      expect(readDocument(text(resume)).text).not.toContain(rule.slice(0, 6));
      expect(jobs(resume)).toEqual([['Filleter', 'Northgate Fish Ltd', '2019-02', 'now']]);
      expect(read(resume).education).toHaveLength(1);
    },
  );
});

describe('a position', () => {
  it.each([
    ['No work\tHull\t04/2016 - 02/2018', 'en'],
    ['Between jobs, 04/2016 - 02/2018', 'en'],
    ['Chờ việc, 04/2016 - 02/2018', 'vi'],
  ])('is no pause: %s', (line, language) => {
    const resume = language === 'en' ? worker('') : tho('');
    expect(jobs(resume.replace(/\n\n$/, `\n\n${line}`))).toHaveLength(1);
  });

  it('is no row of licences or personal data with dates', () => {
    const resume = worker(
      'LICENCES AND CARDS\nSkipper ticket\tMarine Agency\tMay 2027\nRadio operator\tMarine Agency\tJune 2026',
    );
    expect(jobs(resume)).toHaveLength(1);
  });

  it('has both titles that followed each other', () => {
    const resume = worker('').replace(
      'Filleter, Northgate Fish Ltd',
      'Packer, then Line Lead (moved up 4/2020), Northgate Fish Ltd',
    );
    const [first, ...others] = read(resume).experience;
    expect(others).toEqual([]);
    expect(first?.title).toMatch(/^Packer, then Line Lead/u);
  });
});

describe('a form', () => {
  it('has its name in two rows', () => {
    const resume =
      'PERSONAL PARTICULARS\nSurname\tOkafor\nFirst names\tNgozi Ada\nResidential area\tEnugu, Nigeria\nE-mail\tngozi@example.com\n\nEMPLOYMENT RECORD\nClerk, Delta Rice Ltd, 2019 - 2023\n- Weighed sacks';
    expect(read(resume).contact).toMatchObject({ full_name: 'Ngozi Ada Okafor', location: 'Enugu, Nigeria' });
  });
});

describe('a study', () => {
  it('has its names whole', () => {
    const resume = tho('HỌC VẤN\nHọc viện Hành chính và Quản trị Mường, Cử nhân Quan hệ lao động\n2008-2012');
    expect(read(resume).education[0]).toMatchObject({
      institution: 'Học viện Hành chính và Quản trị Mường',
      degree: 'Cử nhân Quan hệ lao động',
    });
  });

  it('of a course or an examination is a certificate', () => {
    const resume = worker(
      'Education and Papers\nDiploma in Fisheries, Hull College, 2012\nPCNSE (Palo Alto), 2020\nHygiene auditor: course taken spring 2025, examination in the fall',
    );
    expect(read(resume).certifications).toHaveLength(2);
    expect(read(resume).education).toHaveLength(1);
  });
});

import { describe, expect, it } from '@jest/globals';
import { askedAndShown } from '../src/cv/shown.js';
import { compareVersions } from '../src/cv/compare-versions.js';
import { type CvDocument, type CvLine, linesOf } from '../src/cv/cv-document.js';
import { cvOf } from '../src/cv/cv-of.js';
import { fitToOnePage, leftOut } from '../src/cv/fit-page.js';
import { asLine, printed, unprintable, widthOf } from '../src/cv/font.js';
import { jsonResumeOf, withJsonResume } from '../src/cv/json-resume.js';
import { layInSize, layoutCv, rowTexts } from '../src/cv/layout.js';
import { markdownOf } from '../src/cv/markdown.js';
import { checksOf } from '../src/cv/line-checks.js';
import { linesWithStop, rewordingOf, spellingOf, tenseOf, withoutStops } from '../src/cv/reword.js';
import { summaryDraftOf } from '../src/cv/summary-draft.js';
import { baseOf, pastOf } from '../src/cv/verb-forms.js';
import { premiumReport } from '../src/premium.js';
import { frontEndJob, frontEndResume, pairs, text, today } from './people.js';

const reportOf = (resume: string, job: string) =>
  premiumReport({ resume: text(resume), job: text(job), today });
const frontEnd = cvOf(reportOf(frontEndResume, frontEndJob));

/** A CV with more positions: the same ones again. */
function withPositions(count: number, document: CvDocument = frontEnd): CvDocument {
  const sections = document.sections.map((section) => {
    if (section.kind !== 'experience') return section;
    const entries = Array.from({ length: count }, (_, i) => {
      const entry = section.entries[i % section.entries.length]!;
      const lines = entry.lines.map((line) => ({ ...line, id: `${line.id}-${i}` }));
      return { ...entry, id: `${entry.id}-${i}`, org: `${entry.org} ${i + 1}`, lines };
    });
    return { ...section, entries };
  });
  return { ...document, sections };
}

describe('a CV of what was read', () => {
  it.each(pairs)('says nothing that the résumé does not: $name', ({ resume, job }) => {
    const report = reportOf(resume, job);
    const document = cvOf(report);
    for (const { text: line, quote } of linesOf(document)) {
      const source = quote?.quote ?? '';
      expect(report.documents.resume.slice(quote?.start, quote?.end)).toBe(source);
      // A language stands with the level that was read beside it.
      expect(line === printed(source) || line.startsWith(`${printed(source)} (`)).toBe(true);
    }
    const facts = document.sections.flatMap(({ entries }) =>
      entries.flatMap(({ org, place, dates }) => [org, place, dates]),
    );
    for (const fact of facts) expect(printed(report.documents.resume)).toContain(fact);
  });

  it('leaves out the pay that a form asks for beside the post', () => {
    const resume = frontEndResume.replace(/\n/, '\nFront End Developer – Mức lương mong muốn: 15 triệu\n');
    expect(cvOf(reportOf(resume, frontEndJob)).headline).toBe('Front End Developer');
  });

  it.each(pairs)('is the same each time, and each id stands once: $name', ({ resume, job }) => {
    const [one, again] = [cvOf(reportOf(resume, job)), cvOf(reportOf(resume, job))];
    expect(JSON.stringify(again)).toBe(JSON.stringify(one));
    const ids = [
      ...linesOf(one).map(({ id }) => id),
      ...one.sections.flatMap(({ entries }) => entries.map(({ id }) => id)),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('puts work before studies from two years of it, and studies first below', () => {
    expect(frontEnd.sections[0]?.kind).toBe('experience');
    const student = frontEndResume.replace('03/2020 - 05/2024', '03/2024 - 05/2024');
    expect(cvOf(reportOf(student, frontEndJob)).sections[0]?.kind).toBe('education');
  });

  it('lists no skill that is only told in a line and not asked for', () => {
    const told = frontEndResume.replace(
      'Wrote unit tests in Jest',
      'Worked with the purchasing team on unit tests',
    );
    const skills = cvOf(reportOf(told, frontEndJob)).sections.find(({ kind }) => kind === 'skills');
    const names = skills?.entries.flatMap(({ lines }) => lines.map(({ text: skill }) => skill)) ?? [];
    expect(names).toEqual(expect.arrayContaining(['JavaScript', 'Git', 'React']));
    expect(names.join(' ')).not.toMatch(/purchasing/i);
  });

  it.each([
    ['one line', 'Nguyễn Văn An'],
    ['no dates', 'Trần Lan\nKinh nghiệm\nKế toán, Công ty TNHH Sao Mai\n- Lập báo cáo thuế'],
    ['letters no font has', '王小明\nExperience\nEngineer, 北京 Ltd\n2019 - 2021\n- Built 工厂'],
  ])('can be made of a résumé with %s', (_name, resume) => {
    const document = cvOf(reportOf(resume, frontEndJob));
    const { pages } = layoutCv(document);
    expect(pages).toHaveLength(1);
    expect(fitToOnePage(document, 2026).fits).toBe(true);
    expect(markdownOf(document).length).toBeGreaterThan(1);
  });

  it('counts what the post asks for and the CV shows, and what a left out line costs', () => {
    const report = reportOf(frontEndResume, frontEndJob);
    const before = askedAndShown(frontEnd, report);
    expect(before.shown).toBeGreaterThan(0);
    expect(before.asked).toBeGreaterThanOrEqual(before.shown);
    expect(before.lost).toEqual([]);
    const bare = { ...frontEnd, summary: null, sections: [] };
    expect(askedAndShown(bare, report).shown).toBeLessThan(before.shown);
  });
});

describe('rewording', () => {
  it.each([
    [
      'I was responsible for managing the payroll of 900 employees, etc.',
      'past',
      'Managed the payroll of 900 employees',
    ],
    ['Responsible for developing 14 REST APIs', 'present', 'Develop 14 REST APIs'],
    ['Duties included training 12 new staff.', 'past', 'Trained 12 new staff'],
    ['In charge of preparing monthly VAT returns', 'past', 'Prepared monthly VAT returns'],
    ['Manage a team of 6 nurses', 'past', 'Managed a team of 6 nurses'],
    [
      'Tôi chịu trách nhiệm kiểm soát công nợ của 120 khách hàng, v.v.',
      null,
      'Kiểm soát công nợ của 120 khách hàng',
    ],
    ['Được giao soạn thảo 200 hợp đồng mỗi năm.', null, 'Soạn thảo 200 hợp đồng mỗi năm'],
  ] as const)('%s', (line, tense, wanted) => {
    expect(rewordingOf(line, tense)?.text).toBe(wanted);
  });

  it.each([
    ['Tham gia quản lý nhóm 8 nhân viên', null],
    ['Helped organize 3 fairs', 'past'],
    ['Responsible for the move to SAP for 4 branches', 'past'],
    ['Managed a team of 6 nurses', 'past'],
    ['Manage a team of 6 nurses', 'present'],
    ['Worked for Hale & Ward Co., Ltd.', 'past'],
    ['I agree to the processing of my personal data', null],
    ['Audited five products and closed 70 findings.', 'past'],
  ] as const)('leaves alone: %s', (line, tense) => {
    expect(rewordingOf(line, tense)).toBeNull();
  });

  it('knows when the work was done', () => {
    expect(tenseOf({ dates: '04/2020 - Hiện tại' })).toBe('present');
    expect(tenseOf({ dates: '03/2020 - 05/2024' })).toBe('past');
    expect(tenseOf({ dates: '' })).toBeNull();
  });

  it.each([
    ['managing', 'managed'],
    ['planning', 'planned'],
    ['cutting', 'cut'],
    ['writing', 'wrote'],
    ['supplying', 'supplied'],
    ['juggling', undefined],
    ['overseeing', 'oversaw'],
  ])('past of %s', (gerund, past) => {
    const base = baseOf(gerund);
    expect(base === undefined ? undefined : pastOf(base)).toBe(past);
  });

  it('writes the post’s name beside the résumé’s where the report proves that they are one thing', () => {
    const report = reportOf(frontEndResume, frontEndJob);
    const keyword = {
      requirementId: 'r1',
      form: 'alias' as const,
      job: 'Kubernetes',
      resume: 'k8s',
      inJob: 1,
      inResume: 1,
      quotes: [],
    };
    const sections = { ...report.sections, keywords: { matching: [keyword], missing: [] } };
    expect(spellingOf('k8s', { sections })?.text).toBe('Kubernetes (k8s)');
    expect(spellingOf('Docker', { sections })).toBeNull();
    const other = (job: string, resume: string) =>
      spellingOf(resume, {
        sections: { ...sections, keywords: { matching: [{ ...keyword, job, resume }], missing: [] } },
      });
    expect(other('Thông tư 200', 'TT200')?.text).toBe('Thông tư 200 (TT200)');
    expect(other('quản lý lớp học', 'Classroom management')).toBeNull();
    expect(other('SRE', 'SLOs')).toBeNull();
  });

  it('takes full stops away for the whole document at once', () => {
    const stopped = frontEndResume.replaceAll(/^(- .+)$/gmu, '$1.');
    const document = cvOf(reportOf(stopped, frontEndJob));
    expect(linesWithStop(document)).toHaveLength(3);
    const changed = withoutStops(document);
    expect(linesWithStop(changed)).toEqual([]);
    expect(linesOf(changed).filter(({ by }) => by === 'reworded')).toHaveLength(3);
  });

  it('drafts a summary of what was read only', () => {
    const report = reportOf(frontEndResume, frontEndJob);
    expect(summaryDraftOf(report, 'en')).toMatch(/^Front-End Developer, 4 years of work; [^;]+ and [^;]+\.$/);
    for (const { resume, job } of pairs) {
      const read = reportOf(resume, job);
      const draft = summaryDraftOf(read, 'vi');
      const pieces = draft?.slice(0, -1).split(/; |, \d+ năm đi làm| và /u) ?? [];
      for (const piece of pieces) expect(printed(read.documents.resume)).toContain(piece.trim());
    }
    expect(summaryDraftOf(reportOf('Lan', frontEndJob), 'en')).toBeNull();
  });

  it('says what the lines could do better', () => {
    const resume = frontEndResume.replace('- Wrote unit tests', '- My team wrote unit tests');
    const document = cvOf(reportOf(resume, frontEndJob));
    const found = checksOf(document, layoutCv(document)).map(({ check }) => check);
    expect(found).toEqual(['pronoun', 'verb-first']);
  });
});

describe('layout', () => {
  it.each(['harvard', 'compact', 'two-column'] as const)('%s stays within its margins', (design) => {
    const { pages, size, width, height } = layoutCv({ ...withPositions(12), design, pages: 2 });
    expect(pages.length).toBeGreaterThan(1);
    for (const { y, height: rowHeight, runs } of pages.flat()) {
      expect(y).toBeGreaterThanOrEqual(size.margin - 0.01);
      expect(y + rowHeight).toBeLessThanOrEqual(height - size.margin + 0.01);
      for (const { x, text: run, face, size: points } of runs) {
        expect(x).toBeGreaterThanOrEqual(size.margin - 0.01);
        expect(x + widthOf(run, face, points)).toBeLessThanOrEqual(width - size.margin + 0.01);
      }
    }
  });

  it('breaks a page between entries and keeps a heading with what follows', () => {
    const { pages } = layoutCv({ ...withPositions(12), pages: 2 });
    for (const page of pages.slice(0, -1)) {
      expect(page.at(-1)?.tag).not.toBe('H2');
      expect(page.at(-1)?.runs[0]?.face).toBe('regular');
    }
  });

  it('prints every letter of the CV once', () => {
    const rows = rowTexts(layoutCv(frontEnd)).flat().join('').replace(/\s/gu, '');
    for (const { text: line } of linesOf(frontEnd)) expect(rows).toContain(line.replace(/\s/gu, ''));
  });

  it('ends no list at the edge above another one', () => {
    const lists = frontEnd.sections.filter(({ kind }) => kind === 'skills');
    for (let letters = 20; letters < 220; letters += 3) {
      const [first] = lists[0]!.entries[0]!.lines;
      const long = { ...first!, text: 'skill '.repeat(40).slice(0, letters).trim() };
      const [entry] = lists[0]!.entries;
      const entries = [
        { ...entry!, lines: [long] },
        { ...entry!, id: 'second', title: 'Tools' },
      ];
      const { pages, width, size } = layoutCv({ ...frontEnd, sections: [{ kind: 'skills', entries }] });
      const rows = pages[0]!;
      const second = rows.findIndex(({ runs }) => runs[0]?.text === `${entries[1]!.title}:`);
      const last = rows[second - 1]!.runs.at(-1)!;
      const end = last.x + widthOf(last.text, last.face, last.size);
      expect(width - size.margin - end).toBeGreaterThanOrEqual(63);
    }
  });

  it('tears no item of a list', () => {
    const items = Array.from({ length: 40 }, (_, i) => `skill of ${i} words`);
    const entries = [{ ...frontEnd.sections.find(({ kind }) => kind === 'skills')!.entries[0]! }];
    const [line] = entries[0]!.lines;
    entries[0]!.lines = items.map((item, i) => ({ ...line!, id: `s${i}`, text: item }));
    const { pages } = layoutCv({ ...frontEnd, sections: [{ kind: 'skills', entries }] });
    const rows = pages.flat().map(({ runs }) => runs.at(-1)!.text);
    for (const item of items) expect(rows.filter((row) => row.includes(item))).toHaveLength(1);
  });

  it('cuts a word that no row can hold', () => {
    const line: CvLine = { ...linesOf(frontEnd)[0]!, id: 'long', text: 'x'.repeat(400) };
    const { pages, size, width } = layoutCv({ ...frontEnd, summary: line });
    const long = pages.flat().filter((row) => row.line === 'long');
    expect(long.length).toBeGreaterThan(2);
    for (const { runs } of long)
      expect(widthOf(runs[0]!.text, 'regular', size.base)).toBeLessThanOrEqual(width - 2 * size.margin);
  });

  it.each([
    ['✔ Built 3 shops', 'Built 3 shops'],
    ['➢ ● Lập báo cáo', 'Lập báo cáo'],
    ['- 5 years of work', '5 years of work'],
    ['.NET and C# − 3 years', '.NET and C# − 3 years'],
    ['\uf0b7 Icon', 'Icon'],
  ])('a sign before a line is not part of it: %s', (line, wanted) => {
    expect(asLine(line)).toBe(wanted);
  });

  it('names the letters that the font has not', () => {
    expect(unprintable('Nguyễn Thị Hải Yến – “₫ → €”')).toEqual([]);
    expect(unprintable('李 Lan ☎ 李')).toEqual(['李', '☎']);
  });
});

describe('one page', () => {
  it('leaves out the weakest lines of the oldest positions, never the last of one', () => {
    const long = withPositions(12);
    expect(layoutCv(long).pages.length).toBe(2);
    const { document, left, fits } = fitToOnePage(long, 2026);
    expect(fits).toBe(true);
    expect(layoutCv(document).pages.length).toBe(1);
    expect(
      leftOut(document)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([...left].toSorted());
    for (const { kind, entries } of document.sections)
      if (kind === 'experience')
        for (const { lines } of entries) expect(lines.some(({ shown }) => shown)).toBe(true);
    const first = left[0]?.split('-')[1];
    expect(first).toBe('11');
  });

  it('says so where it cannot be done, and changes nothing', () => {
    const endless = withPositions(40);
    expect(fitToOnePage(endless, 2026)).toEqual({ document: endless, left: [], fits: false });
  });
});

describe('other forms of a CV', () => {
  it('comes back from JSON Resume with the same words', () => {
    const json: unknown = JSON.parse(JSON.stringify(jsonResumeOf(frontEnd)));
    const back = withJsonResume(frontEnd, json);
    expect(back && rowTexts(layInSize(back, layoutCv(frontEnd).size))).toEqual(
      rowTexts(layInSize(frontEnd, layoutCv(frontEnd).size)),
    );
  });

  it.each([null, [], 'cv', {}, { basics: 3 }])('takes no other JSON: %j', (json) => {
    expect(withJsonResume(frontEnd, json)).toBeNull();
  });

  it('takes of an endless JSON Resume what a CV can hold', () => {
    const endless = {
      basics: {
        name: 'x'.repeat(5_000),
        summary: 'y'.repeat(9_000),
        profiles: Array.from({ length: 99 }, () => ({ url: 'u' })),
      },
      work: Array.from({ length: 500 }, () => ({
        name: 'n'.repeat(900),
        highlights: Array.from({ length: 500 }, () => 'h'.repeat(4_000)),
      })),
    };
    const taken = withJsonResume(frontEnd, endless);
    expect(JSON.stringify(taken).length).toBeLessThan(110_000);
    expect(Math.max(...linesOf(taken!).map(({ text: line }) => line.length))).toBe(2_000);
    expect(taken?.contact.links).toHaveLength(10);
  });

  it('is Markdown with its headings', () => {
    const markdown = markdownOf(frontEnd);
    expect(markdown).toContain('# Nguyễn Thị Mai\n');
    expect(markdown).toContain('## EXPERIENCE\n');
    expect(markdown).toContain('- Reduced page load time by 35% with code splitting in Webpack\n');
  });

  it('tells two versions apart', () => {
    const [line] = frontEnd.sections[0]!.entries[0]!.lines;
    const sections = frontEnd.sections.map((section, i) =>
      i > 0
        ? section
        : {
            ...section,
            entries: section.entries.map((entry) => ({
              ...entry,
              lines: entry.lines.map((one, k) => (k === 0 ? { ...one, text: `${one.text} weekly` } : one)),
            })),
          },
    );
    const next = { ...frontEnd, sections, summary: null };
    expect(compareVersions(frontEnd, next)).toEqual({
      added: [],
      removed: [frontEnd.summary?.text],
      changed: [{ from: line!.text, to: `${line!.text} weekly` }],
    });
  });
});

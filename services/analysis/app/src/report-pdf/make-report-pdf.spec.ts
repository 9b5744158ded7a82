import { analyse } from '@fitfolio/fit-engine/analyse';
import { plainTextDocument } from '@fitfolio/fit-engine/document';
import type { Report } from '@fitfolio/analysis-contract/report';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { jobText, resumeText } from '../../test/given/texts.js';
import { extractDocument } from '../documents/extract-document.js';
import { makeReportPdf } from './make-report-pdf.js';

const reportIn = (language: 'vi' | 'en'): Report =>
  analyse({
    resume: plainTextDocument(resumeText),
    job: plainTextDocument(jobText),
    language,
    today: '2026-06-01',
  });

const draw = (report: Report, fileName = 'Nguyễn Thị Lan.pdf'): Promise<Uint8Array> =>
  makeReportPdf({
    report,
    fileName,
    createdAt: '2026-11-20T03:04:05.000Z',
    methodologyUrl: 'https://fitfolio.example/methodology',
  });

async function spansOf(bytes: Uint8Array) {
  const extracted = await extractDocument({ bytes, fileName: 'report.pdf' });
  if (!extracted.ok) throw new Error(extracted.code);
  return extracted.document.pages.map(({ lines }) => lines.flatMap(({ spans }) => spans));
}
type Pages = Awaited<ReturnType<typeof spansOf>>;
/** In drawing order, without blanks: where a line breaks is the page's affair. */
const bare = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, '');
const textIn = (pages: Pages): string =>
  bare(pages.flatMap((spans) => spans.map(({ text }) => text)).join(''));
const textOf = async (bytes: Uint8Array): Promise<string> => textIn(await spansOf(bytes));

describe.each(['vi', 'en'] as const)('the report as a PDF (%s)', (language) => {
  const report = reportIn(language);
  let bytes: Uint8Array;
  let pages: Pages;
  beforeAll(async () => {
    bytes = await draw(report);
    pages = await spansOf(bytes);
  });

  it('says what the report says, as text that can be read back', () => {
    const text = textIn(pages);
    const said = [
      'Nguyễn Thị Lan.pdf',
      report.job.title!,
      report.summary,
      String(report.score),
      report.engineVersion,
      ...report.requirements.flatMap(({ label, reason }) => [label, reason]),
      ...report.missingSkills.map(({ name }) => name),
      ...report.suggestions.flatMap(({ title, detail }) => [title, detail]),
      ...report.sum.map(({ label }) => label),
      language === 'vi' ? '10:04 ngày 20/11/2026' : '20 November 2026, 10:04',
      language === 'vi' ? 'Trang 1/' : 'Page 1 of',
    ];
    expect(said.filter((each) => !text.includes(bare(each)))).toEqual([]);
  });

  it('hides nothing, stays within the page and shows page numbers throughout', () => {
    const spans = pages.flat();
    expect(spans.filter(({ hidden }) => hidden !== null)).toEqual([]);
    expect(spans.filter(({ box }) => box && (box.x < 40 || box.x + box.width > 556))).toEqual([]);
    for (const [i, page] of pages.entries())
      expect(page.map(({ text }) => text).join('')).toMatch(
        language === 'vi' ? `Trang ${i + 1}/${pages.length}` : `Page ${i + 1} of ${pages.length}`,
      );
  });

  it('is the same bytes for the same report', async () => {
    expect(Buffer.from(await draw(report)).equals(bytes)).toBe(true);
  });
});

it('keeps stacked marks, also of a decomposed text', async () => {
  const stacked = 'Ế Ặ Ỗ Ữ ẫ ệ ợ Đường Nguyễn Thượng Hiền, phường Cẩm Lệ';
  const report = { ...reportIn('vi'), summary: stacked.normalize('NFD') };
  expect(await textOf(await draw(report))).toContain(bare(stacked));
});

it('takes long words, odd characters and many requirements without running off the page', async () => {
  const base = reportIn('vi');
  const [first] = base.requirements;
  const long = 'Siêudàikhôngdấucách'.repeat(12);
  const requirements = Array.from({ length: 40 }, (_, i) => ({
    ...first!,
    id: `r${i}`,
    label: `${i} ${long}`.slice(0, 190),
    evidence: [{ start: 0, end: 1, quote: `漢字 🙂 \u202e\u0000 ${long}`, section: 'x', dated: false }],
  }));
  const integrity = [{ code: 'stuffing' as const, severity: 'warning' as const, message: long, quote: long }];
  const file = `${'rất-dài'.repeat(28)}.pdf`;
  const pages = await spansOf(await draw({ ...base, requirements, integrity }, file));
  const spans = pages.flat();
  expect(spans.filter(({ box }) => box && (box.x < 40 || box.x + box.width > 556))).toEqual([]);
  expect(spans.filter(({ box }) => box && (box.y < 30 || box.y + box.height > 830))).toEqual([]);
  const text = bare(spans.map((span) => span.text).join(''));
  for (const { label } of requirements) expect(text).toContain(bare(label).slice(0, 20));
});

it('draws conditions apart and advice by section, with the line and the proposal', async () => {
  const base = reportIn('en');
  const [first] = base.requirements;
  const [advice] = base.suggestions;
  const condition = {
    ...first!,
    id: 'c1',
    kind: 'condition' as const,
    label: 'Driving licence B2',
    weight: 0,
  };
  const text = await textOf(
    await draw({
      ...base,
      requirements: [...base.requirements, { ...condition, units: 0, earned: 0, group: null }],
      suggestions: ['Work history', 'Skills', 'Work history'].map((section, i) => ({
        ...advice!,
        id: `s${i}`,
        gain: 0,
        section,
        title: `Advice ${i}`,
        before: `Did thing ${i}`,
        proposal: `Did ___ things ${i}`,
      })),
    }),
  );
  const order = ['Conditions (shown, not scored)', 'Driving licence B2'];
  const advised = [
    'Work history',
    'Advice 0',
    'The line now: “Did thing 0”',
    'A way to write it: Did ___ things 0',
  ];
  for (const list of [order, [...advised, 'Advice 2', 'Skills', 'Advice 1']]) {
    const at = list.map((each) => text.lastIndexOf(bare(each)));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(at).not.toContain(-1);
  }
});

it('says so when there is no number', async () => {
  const text = await textOf(
    await draw({ ...reportIn('en'), score: null, band: null, requirements: [], sum: [] }),
  );
  expect(text).toContain(bare('No conclusion yet'));
  expect(text).toContain(bare('No requirement was found in the job description.'));
});

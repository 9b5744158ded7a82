import { plainTextDocument } from '@fitfolio/fit-engine/document';
import { premiumReport } from '@fitfolio/fit-engine/premium';
import { premiumTexts } from '@fitfolio/fit-engine/premium/words';
import { expect, it } from '@jest/globals';
import { jobText, resumeText } from '../../test/given/texts.js';
import { extractDocument } from '../documents/extract-document.js';
import { makeReportPdf } from './make-report-pdf.js';
import { paperReportOf } from './premium-report.js';
import { premiumSections } from './premium-sections.js';

const report = premiumReport({
  resume: plainTextDocument(resumeText),
  job: plainTextDocument(jobText),
  today: '2026-06-01',
});
const bare = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, '');

it.each(['vi', 'en'] as const)('puts every line of a premium report on paper (%s)', async (language) => {
  const texts = premiumTexts(report, language);
  const sections = premiumSections(report, texts);
  const task = {
    report: paperReportOf(report, texts),
    sections,
    fileName: 'Nguyễn Thị Lan.pdf',
    createdAt: '2026-11-20T03:04:05.000Z',
    methodologyUrl: 'https://fitfolio.example/methodology',
  };
  const bytes = await makeReportPdf(task);
  expect(Buffer.from(await makeReportPdf(task)).equals(Buffer.from(bytes))).toBe(true);
  const extracted = await extractDocument({ bytes, fileName: 'report.pdf' });
  if (!extracted.ok) throw new Error(extracted.code);
  const spans = extracted.document.pages.flatMap(({ lines }) => lines.flatMap((line) => line.spans));
  const text = bare(spans.map((span) => span.text).join(''));
  const groups = sections.flatMap((section) => section.groups);
  const said = [
    texts.summary,
    ...sections.map(({ title }) => title),
    ...groups.flatMap(({ title, lines }) => [title, ...lines.map((line) => line.title)]),
  ];
  expect(said.filter((each) => !text.includes(bare(each)))).toEqual([]);
  expect(sections).toHaveLength(9);
  expect(groups.flatMap(({ lines }) => lines).length).toBeGreaterThan(20);
  expect(spans.filter(({ box }) => box && (box.x < 40 || box.x + box.width > 556))).toEqual([]);
});

import { expect, it } from '@jest/globals';
import { reportFileName } from './report-file-name.js';

it.each([
  ['Nguyễn Đình Lân (1).docx', 'fitfolio-nguyen-dinh-lan-1.pdf'],
  ['"; rm -rf /.pdf', 'fitfolio-rm-rf.pdf'],
  ['履歴書.pdf', 'fitfolio-report.pdf'],
  [`${'a'.repeat(200)}.txt`, `fitfolio-${'a'.repeat(60)}.pdf`],
])('%s becomes %s', (given, name) => {
  expect(reportFileName(given)).toBe(name);
});

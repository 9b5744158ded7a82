import { describe, expect, it } from '@jest/globals';
import { plainTextDocument } from '../src/document.js';
import type { OutputLanguage } from '../src/report.js';
import { readJob } from '../src/job/read-job.js';
import { labelOf, rowLabelOf, wordsOf } from '../src/report/labels.js';
import { english, tiengViet } from './read-lines.js';

// What a report says a post asks for is what the post asks for: classes of false demands in other words, in both languages.

const labels = (post: string, language: OutputLanguage): string[] =>
  readJob(plainTextDocument(post)).items.map((item) => labelOf(item, wordsOf(language)));

describe('a label stands in the post', () => {
  it.each([
    [tiengViet('Soạn hợp đồng lao động, phép năm'), 'Soạn hợp đồng lao động'],
    [tiengViet('Kinh nghiệm xây dựng thang bảng lương, KPI'), 'KPI'],
    [tiengViet('Biết các công cụ 7 QC tools'), '7 QC tools'],
    [tiengViet('Am hiểu Thông tư 133'), 'Thông tư 133'],
    [tiengViet('Quyết đoán, công tâm'), 'Quyết đoán'],
    [tiengViet('Biết sắp xếp công việc'), 'Sắp xếp công việc'],
    [tiengViet('Phân tích được dòng tiền'), 'Phân tích được dòng tiền'],
    [tiengViet('Biết phần mềm kế toán (MISA SME, Bravo)'), 'MISA SME'],
  ])('%s', (post, wanted) => expect(labels(post, 'vi')).toContain(wanted));

  it.each([
    [english('Kotlin or similar programming languages'), 'Similar programming languages'],
    [english('Growth hacking'), 'Growth hacking'],
    [english('Willingness to learn new tools'), 'Willingness to learn new tools'],
    [english('Energized and pragmatic'), 'Energized'],
  ])('%s', (post, wanted) => expect(labels(post, 'en')).toContain(wanted));

  it('letters that stand for words are told with the words', () => {
    const [item] = readJob(plainTextDocument(tiengViet('Biết làm BHXH, thuế TNCN'))).items.filter(
      ({ ask }) => ask.type === 'skill',
    );
    expect(item && rowLabelOf(item, wordsOf('vi'))).toBe('Bảo hiểm xã hội (BHXH)');
    expect(item && labelOf(item, wordsOf('en'))).toBe('Social insurance');
  });

  it.each([
    [
      tiengViet('Tốt nghiệp Trung cấp trở lên ngành kỹ thuật (Hàn, Nguội)'),
      'vi',
      'Bằng trung cấp trở lên: kỹ thuật (Hàn, Nguội)',
    ],
    [english('Bachelor or master degree in physics'), 'en', "Bachelor's degree or higher: physics"],
    [english('A PhD degree in physics'), 'en', 'Doctorate: physics'],
    [english('A master’s degree in law or similar'), 'en', "Master's degree: law"],
  ] as const)('a degree keeps its reach and its field: %s', (post, language, wanted) => {
    expect(labels(post, language)).toContain(wanted);
  });
});

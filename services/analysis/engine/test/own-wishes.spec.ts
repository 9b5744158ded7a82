import { describe, expect, it } from '@jest/globals';
import { plainTextDocument } from '../src/document.js';
import { readJob } from '../src/job/read-job.js';
import { label } from './read-lines.js';

// An item of a list that wishes for itself makes no wishes of the items below it.

const importances = (post: string): Record<string, string> =>
  Object.fromEntries(
    readJob(plainTextDocument(post)).items.map((item) => [label(item).toLowerCase(), item.importance]),
  );

describe('the items below one that wishes for itself', () => {
  it.each([
    ['Ưu tiên: Ứng viên từng làm ngành nội thất.'],
    ['Ưu tiên ứng viên biết tiếng Hàn'],
    ['Có kinh nghiệm bán hàng\nlà lợi thế.'],
  ])('are asked for: %s', (wish) => {
    const said = importances(
      `- Nữ. Dưới 35 tuổi\n\n- Tốt nghiệp Cao đẳng trở lên\n\n- ${wish}\n\n- Có kỹ năng lập kế hoạch tốt.\n\n- Nhanh nhẹn, trung thực.`,
    );
    expect(said['planning']).toBe('must');
    expect(said['integrity']).toBe('must');
  });

  it.each([['Preferred: former work in a hotel.'], ['Knowledge of Korean is a plus']])(
    'are asked for: %s',
    (wish) => {
      const said = importances(
        `Requirements\n- Two years as a clerk\n- ${wish}\n- Good knowledge of Excel\n- Experience with payroll`,
      );
      expect(said['microsoft excel']).toBe('must');
      expect(said['payroll']).toBe('must');
    },
  );
});

describe('a line that opens wishes', () => {
  it('wishes for what stands below it, also where a demand has run into it', () => {
    const said = importances(
      'Do you have what it takes:\n• experience with Java.\n• experience with Oracle databases and their backups In addition it would be good if you also have experiences in:\n• React.\n• knowledge of Redis.',
    );
    expect(said['java']).toBe('must');
    expect(said['react']).toBe('nice');
    expect(said['redis']).toBe('nice');
  });

  it('keeps the list of its own', () => {
    const said = importances('Yêu cầu\n- Thành thạo Excel\nƯu tiên:\n- Biết Photoshop\n- Biết Canva');
    expect(said['adobe photoshop']).toBe('nice');
    expect(said['canva']).toBe('nice');
  });
});

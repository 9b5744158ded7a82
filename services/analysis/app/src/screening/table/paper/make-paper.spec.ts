import type { Cell, ScreeningTable, TablePerson } from '@fitfolio/analysis-contract/screening-table';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { extractDocument } from '../../../documents/extract-document.js';
import { makePaper } from './make-paper.js';
import { paperTaskOf } from './paper-task-of.js';

const verdicts = ['met', 'partly', 'not-found', 'cannot-tell'] as const;
const long = 'Kinh nghiệm triển khai hệ thống phân tán quy mô lớn cho ngân hàng và bảo hiểm ';

const cellOf = (person: number, row: number): Cell => {
  const verdict = verdicts[(person + row) % verdicts.length] ?? 'met';
  return {
    requirementId: `r${row}`,
    verdict,
    reason: '',
    quotes: [],
    weight: verdict === 'cannot-tell' ? 0 : 2.25,
    earned: verdict === 'met' ? 2.25 : 0,
    comments: 0,
  };
};

const personOf = (n: number, rows: number): TablePerson => ({
  id: `00000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`,
  code: `C${String(n).padStart(2, '0')}XY`,
  name: n === 1 ? 'Nguyễn Hoàng Thị Phương Khánh Ngọc Nhưỡng' : null,
  fileName: null,
  status: 'completed',
  failure: null,
  duplicate: null,
  notices: [],
  correctionCount: 0,
  score: n === 2 ? null : 40 + n,
  band: 'mediocre',
  rest: [{ label: 'Cốt lõi của nghề', weight: 10, earned: 5 }],
  musts: { met: 3, unknown: 1, all: 7 },
  decision: {
    revision: 1,
    decision: n === 0 ? 'shortlist' : null,
    reasons: [],
    note: null,
    by: null,
    at: null,
  },
  cells: Array.from({ length: rows }, (_, row) => cellOf(n, row)),
});

const tableOf = (language: 'vi' | 'en', people: number, rows: number): ScreeningTable => ({
  language,
  version: 2,
  requirements: Array.from({ length: rows }, (_, n) => ({
    id: `r${n}`,
    kind: 'hard-skill' as const,
    label: n === 0 ? long.repeat(3) : `Yêu cầu số ${n}`,
    group: null,
    sentence: '',
    importance: n < 5 ? ('must' as const) : ('nice' as const),
    emphasis: 'normal' as const,
    read: { importance: 'must' as const },
  })),
  people: Array.from({ length: people }, (_, n) => personOf(n, rows)),
});
const screening = {
  title: 'Chuyên viên phân tích dữ liệu',
  company: 'Công ty Cổ phần Hải Đăng',
  createdAt: new Date('2026-11-20T20:00:00.000Z'),
};
type Pages = Awaited<ReturnType<typeof pagesOf>>;
const made = (language: 'vi' | 'en', people: number, rows: number) =>
  makePaper(paperTaskOf(tableOf(language, people, rows), screening));

const bare = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, '');
async function pagesOf(bytes: Uint8Array) {
  const read = await extractDocument({ bytes, fileName: 'table.pdf' });
  if (!read.ok) throw new Error(read.code);
  return read.document.pages.map(({ lines }) => lines.flatMap(({ spans }) => spans));
}

describe.each(['vi', 'en'] as const)('thirty people on paper (%s)', (language) => {
  let pages: Pages;
  beforeAll(async () => {
    pages = await pagesOf(await made(language, 30, 40));
  });

  it('have the requirements on each page, and their sums at the end of each column', () => {
    const texts = pages.map((spans) => bare(spans.map(({ text }) => text).join('')));
    expect(pages).toHaveLength(9);
    const [heading, met, page] =
      language === 'vi'
        ? ['Yêu cầu', 'Đạt một phần', 'Trang 9/9']
        : ['Requirement', 'Partly met', 'Page 9 of 9'];
    for (const text of texts) for (const word of [heading, met]) expect(text).toContain(bare(word));
    expect(texts[8]).toContain(bare(page));
    expect(texts[0]).toContain(bare('Công ty Cổ phần Hải Đăng'));
    expect(texts[0]).toContain('2026-11-21');
    const all = texts.join('');
    for (let row = 1; row < 40; row += 1) expect(all.split(`Yêucầusố${row}`).length).toBeGreaterThan(3);
    for (const { code, score } of tableOf(language, 30, 1).people.filter(({ name }) => name === null)) {
      expect(all).toContain(code);
      if (score !== null) expect(all).toContain(String(score));
    }
    expect(texts[2]).toContain(bare(language === 'vi' ? 'Vào vòng sau' : 'Shortlist'));
    expect(texts[2]).toContain(bare(language === 'vi' ? 'chưa rõ' : 'cannot tell'));
  });

  it('stay within the page and hide nothing', () => {
    const spans = pages.flat();
    expect(spans.filter(({ hidden }) => hidden !== null)).toEqual([]);
    expect(spans.filter(({ box }) => box && (box.x < 29 || box.x + box.width > 815))).toEqual([]);
    expect(spans.filter(({ box }) => box && (box.y < 28 || box.y + box.height > 567))).toEqual([]);
  });

  it('are the same bytes twice, tagged as a table whose marks have words', async () => {
    const bytes = Buffer.from(await made(language, 3, 6));
    expect(bytes.equals(Buffer.from(await made(language, 3, 6)))).toBe(true);
    const file = bytes.toString('latin1');
    const count = (tag: string): number => file.split(`/S /${tag}\n`).length - 1;
    expect(count('Table')).toBe(1);
    expect(count('TR')).toBe(1 + 6 + 3);
    expect(count('TH')).toBe(2 + 3 + 6 + 3);
    expect(file.match(/\/ActualText/g)).toHaveLength(3 * 6);
    expect(file).toContain('/Scope /Row');
    expect(file).toContain(`/Lang (${language === 'vi' ? 'vi-VN' : 'en-US'})`);
  });
});

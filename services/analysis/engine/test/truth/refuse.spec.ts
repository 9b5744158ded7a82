import { lineCharsMax, refuse } from '#src/truth/refuse';
import { describe, expect, it } from '@jest/globals';

const kinds = (line: string, ...sources: string[]): string[] => [
  ...new Set(refuse(line, sources).map(({ kind }) => kind)),
];
const batch = 'Cut the nightly batch from 6 hours to 50 minutes';
const debts = 'Kiểm soát công nợ của 120 khách hàng, giảm nợ quá hạn 30%';

describe('the truth contract', () => {
  it.each([batch, debts, 'Mentored 3 engineers (2021–2023), using C++, C# and Node.js.'])(
    'accepts what a source says word for word: %s',
    (line) => {
      expect(refuse(line, [line])).toEqual([]);
      expect(refuse(line.normalize('NFD'), [line])).toEqual([]);
    },
  );

  it.each([
    ['a figure that was not there', 'Cut the nightly batch from 6 hours to 40 minutes', batch, 'figure'],
    ['a figure that is gone', 'Cut the nightly batch', batch, 'figure-lost'],
    ['figures that changed places', 'Cut the nightly batch from 50 hours to 6 minutes', batch, 'figure'],
    ['a word of bound', 'Tuyển dụng hơn 300 công nhân', 'Tuyển dụng 300 công nhân', 'figure'],
    ['a lost word of bound', '200 users signed up', 'Nearly 200 users signed up', 'figure'],
    ['a sign of bound', 'Served >200 users', 'Served 200 users', 'figure'],
    ['a plus sign', 'Served 200+ users', 'Served 200 users', 'figure'],
    ['"or more" behind a figure', 'Served 200 or more users', 'Served 200 users', 'figure'],
    ['a name', 'Cut the nightly batch at Google from 6 hours to 50 minutes', batch, 'word'],
    ['an abbreviation that looks like a word', 'Worked for US clients', 'Worked for us and clients', 'word'],
    ['C# for C', 'Wrote drivers in C#', 'Wrote drivers in C', 'word'],
    ['help that is gone', 'Organized 14 meetups', 'Helped to organize 14 meetups', 'word-lost'],
    ['a second "not"', 'Không dùng Java, không dùng Go', 'Không dùng Java, dùng Go', 'count'],
    [
      '"not" at another verb',
      'Used Go, never used Java at work',
      'Never used Go, used Java at work',
      'word-moved',
    ],
    ['who paid whom', 'Paid 5 clients for suppliers', 'Paid 5 suppliers for clients', 'direction'],
    ['cause for effect', 'The team grew because sales rose', 'Sales rose because the team grew', 'direction'],
    ['who taught whom', 'Customers trained engineers', 'Engineers trained customers', 'word-moved'],
  ])('refuses %s', (_, line, source, kind) => {
    expect(kinds(line, source)).toContain(kind);
  });

  it.each([
    ['a link', `${batch} https://example.com`],
    ['an address', `${batch} a@b`],
    ['a placeholder', batch.replace('6', '⟦6⟧')],
    ['markup', `<b>${batch}</b>`],
    ['a second line', `${batch}\n${batch}`],
    ['an invisible character', batch.replace('batch', 'bat\u200bch')],
    ['digits of another script', batch.replace('6', '\u0666')],
    ['nothing', ' '],
    ['what is too long', batch.padEnd(lineCharsMax + 1, ' x')],
  ])('refuses %s for its shape', (_, line) => {
    expect(kinds(line, batch)).toEqual(['shape']);
  });

  it('reads a number in words as the figure it is', () => {
    expect(refuse('Worked with 2 colleagues', ['Worked with two colleagues'])).toEqual([]);
    expect(kinds('Làm với 3 đồng nghiệp', 'Làm với hai đồng nghiệp')).toContain('figure');
  });

  it('takes what several sources say together, and nothing less', () => {
    const sources = ['Wrote 14 reports', 'Trained 3 people'];
    expect(refuse('Wrote 14 reports and trained 3 people', sources)).toEqual([]);
    expect(kinds('Wrote 14 reports', ...sources)).toContain('figure-lost');
  });
});

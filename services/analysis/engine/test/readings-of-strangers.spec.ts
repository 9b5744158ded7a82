import { describe, expect, it } from '@jest/globals';
import { assess, type Question, questionTexts } from '#src/interview';
import { cvOf } from '#src/cv/cv-of';
import { rewordingOf, tenseOf } from '#src/cv/reword';
import { plainTextDocument } from '#src/document';
import { premiumReport } from '#src/premium';
import { parseResume } from '#src/resume/parse-resume';
import { analyse } from '#src/analyse';

// Classes of false lines that strangers found in CVs, plans and feedback of people nobody had met. All people are invented.

const today = '2026-11-21';
const cells = (line: string): string => line.replaceAll(' => ', '\t');
const facts = (lines: string) => parseResume(plainTextDocument(cells(lines.trim())), today);
const languages = (line: string, heading = 'Languages') =>
  facts(
    `Kim Vale\nkim.vale@example.com\n\nExperience\nClerk, Green Lane Ltd\n01/2020 - 12/2023\n- Filed letters\n\n${heading}\n${line}`,
  ).languages;

describe('languages of one line', () => {
  it.each([
    ['Danish and Finnish, both since childhood', ['since childhood', 'since childhood']],
    ['Danish and Finnish', [null, null]],
    ['I speak Danish, and enough German to buy bread', [null, 'bread']],
  ] as const)('%s', (line, levels) => {
    const found = languages(line);
    expect(found).toHaveLength(levels.length);
    for (const [i, level] of levels.entries())
      if (level === null) expect(found[i]?.level ?? null).toBeNull();
      else expect(found[i]?.level).toContain(level);
  });

  it('have their level in a cell of its own', () => {
    const [first] = languages('Tiếng Nhật => Đọc bảng giá, không giao tiếp', 'Ngoại ngữ');
    expect(first?.level).toContain('không giao tiếp');
  });
});

describe('skills with how well in a column of its own', () => {
  it('are the names; what is not known is none', () => {
    const { skills } = facts(`
Lò Thị Mây
may@example.com

Kỹ năng
Máy khâu => Tốt, tự sửa được
Máy cắt lazer => Đọc được bảng điều khiển, ít dùng
Thêu tay => Khá
Máy dệt kim => Chưa đứng máy`);
    expect(skills).toEqual(expect.arrayContaining(['Máy khâu', 'Máy cắt lazer', 'Thêu tay']));
    expect(skills.join('|')).not.toMatch(/Tốt|ít dùng|Máy dệt kim/);
  });
});

describe('positions and studies', () => {
  it('a sentence with a date in it is no position', () => {
    const { experience } = facts(`
Kim Vale
kim.vale@example.com

Where I have worked
Quayside Lamps Ltd, Cobh
Lamp fitter, March 2021 to date
Fit and test forty lamps a week.
Since January 2024 I train and check one apprentice.
Lamp cleaner, August 2018 to March 2021
Cleaned lamps by hand.`);
    expect(experience.map(({ title }) => title)).toEqual(['Lamp fitter', 'Lamp cleaner']);
  });

  it('a licence that a sentence denies is no degree', () => {
    const { education } = facts(`
Kim Vale
kim.vale@example.com

Own schooling
BA Childhood Studies, The Open University, 2014 to 2020

And otherwise
I drive but hold no minibus licence.`);
    expect(education.map(({ degree }) => degree)).toEqual(['BA Childhood Studies']);
  });
});

describe('proposals of other words', () => {
  it('leave what goes on, and lines of several clauses, in their tense', () => {
    expect(tenseOf({ dates: 'March 2023 to date' })).toBe('present');
    expect(rewordingOf('Reconcile wages; the journal is in by day 3', 'past')).toBeNull();
    expect(rewordingOf('Reconcile wages each month', 'past')?.text).toBe('Reconciled wages each month');
  });
});

describe('names within longer names', () => {
  it('are no demands', () => {
    const { requirements } = analyse({
      resume: plainTextDocument('Kim Vale\n\nExperience\nTeacher, Green Lane School\n2018 - 2023'),
      job: plainTextDocument(
        'Teacher\n\nAbout you\nYou must know Keeping Children Safe in Education, and you look after the pond.',
      ),
      language: 'en',
      today,
    });
    expect(requirements.map(({ label }) => label)).not.toContain('Education');
    expect(requirements.filter(({ label }) => /^you look/i.test(label))).toEqual([]);
  });

  it.each([
    ['Requirements\n- A pay package (Sage Micropay, Megapay or BrightPay)', 'Pay run in Sage Micropay'],
    ['Requirements\n- Firewalls: Palo Alto, Fortinet or Check Point', 'Rules on Palo Alto firewalls'],
  ])('%s: whoever has one of them lacks none', (asks, line) => {
    const { requirements } = analyse({
      resume: plainTextDocument(
        `Kim Vale\n\nExperience\nClerk, Green Lane Ltd\n01/2018 - 12/2023\n- ${line}`,
      ),
      job: plainTextDocument(`Clerk\n\n${asks}`),
      language: 'en',
      today,
    });
    const listed = requirements.filter(({ label }) => /Megapay|BrightPay|Fortinet|Check Point/.test(label));
    expect(listed.every(({ kind, group }) => kind === 'duty' || group !== null)).toBe(true);
  });

  it('a name with "never" behind it is denied', () => {
    const { requirements } = analyse({
      resume: plainTextDocument('Kim Vale\n\nComputer\nEmail is fine. MS Project never.'),
      job: plainTextDocument('Clerk\n\nRequirements\n- MS Project'),
      language: 'en',
      today,
    });
    expect(requirements.find(({ label }) => /Project/.test(label))?.verdict).toBe('not-found');
  });
});

describe('a length of work that opens an item', () => {
  it.each([
    ['- 6 năm bảo trì tàu cá', 6],
    ['- 4 năm nấu bếp Âu', 4],
  ] as const)('%s is years', (ask, years) => {
    const { requirements } = analyse({
      resume: plainTextDocument(
        'Trần Thu Hà\n\nKinh nghiệm làm việc\nThợ máy, Công ty Lá Xanh\n01/2010 - 12/2023',
      ),
      job: plainTextDocument(`Thợ máy\n\nYêu cầu\n${ask}`),
      language: 'vi',
      today,
    });
    expect(requirements.some(({ kind, label }) => kind === 'years' && label.includes(String(years)))).toBe(
      true,
    );
  });
});

describe('feedback', () => {
  const report = premiumReport({
    resume: plainTextDocument(
      'Kim Vale\n\nExperience\nBuyer, Green Lane Ltd\n01/2018 - 12/2023\n- Bought castings',
    ),
    job: plainTextDocument('Buyer\n\nRequirements\n- Purchasing'),
    today,
  });
  const question: Question = { no: 1, code: 'initiative', requirementIds: [], quotes: [] };
  const judged = (answer: string) =>
    assess({ report, question, asked: questionTexts(report, question, 'en').question, answer });
  const got = (answer: string, part: string) => judged(answer).parts.find(({ id }) => id === part)?.got ?? 0;

  it.each([
    'In summer 2019 our foundry was late each week. I tendered the housings to four others and I visited two of them. That saved us 2.4 million in one year.',
    'From 2017 the line often stood. I split the order between two suppliers. Since then nobody was kept waiting at the line.',
  ])('sees when it was and what came of it: %s', (answer) => {
    expect(got(answer, 'situation')).toBeGreaterThan(0);
    expect(got(answer, 'result')).toBeGreaterThan(0);
  });

  it.each([
    'Ich habe mit der Firma gesprochen und die Preise sind nicht mehr so hoch, weil wir für das Jahr einen Vertrag haben und auf der Messe waren.',
    'Je suis allé dans la fonderie avec le chef et nous avons vu que les pièces ne sont pas bonnes, mais pour une bonne raison que je explique.',
  ])('an answer in another language has no score: %s', (answer) => {
    expect(judged(answer)).toMatchObject({ level: null, reason: 'no-sentences' });
  });
});

describe('a CV', () => {
  it('lists no skill that its owner denies', () => {
    const report = premiumReport({
      resume: plainTextDocument(
        'Trần Thu Hà\nha@example.com\n\nKinh nghiệm làm việc\nĐiều dưỡng, Bệnh viện Lá Xanh\n01/2018 - 12/2023\n- Chăm sóc người bệnh\n\nTay nghề\nThay băng; lấy máu; tôi chưa vận hành máy thở',
      ),
      job: plainTextDocument('Điều dưỡng\n\nYêu cầu\n- Thay băng'),
      today,
    });
    const lines = cvOf(report).sections.flatMap(({ entries }) => entries.flatMap(({ lines }) => lines));
    const shown = lines.filter((line) => line.shown).map(({ text }) => text);
    expect(shown.join('|')).not.toContain('chưa vận hành');
  });
});

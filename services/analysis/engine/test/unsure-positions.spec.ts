import { expect, it } from '@jest/globals';
import { cvOf } from '../src/cv/cv-of.js';
import { questionsOf } from '../src/interview/questions.js';
import { premiumReport } from '../src/premium.js';
import { parseResume } from '../src/resume/parse-resume.js';
import { text, today } from './people.js';

// Rules and trained weights both read a résumé. Where they name a position otherwise, one in three is wrong: it is marked, the
// CV asks its owner, and no question names it.

const plain = `Hoa Tran
hoa@example.com

Experience
Senior Accountant, Blue Lake Ltd, Hanoi
03/2020 - 05/2024
- Closed the books each month
Accountant, Green Hill JSC
01/2016 - 02/2020
- Kept the ledger

Education
Bachelor of Accounting, University of Finance, 2015`;

const ownForm = `Lê Thu Hà
ha@example.com

Bếp tôi từng đứng
2019 - nay: Cô Ba, phụ bếp rồi bếp chính
Nấu 200 suất mỗi ngày
2015 - 2018: Quán Sen / chạy bàn
Phục vụ khách

Học vấn
Trung cấp nấu ăn, Trường Trung cấp Du lịch Huế, 2014`;

const post = text('Bếp trưởng\n\nYêu cầu\n- Ít nhất 3 năm kinh nghiệm nấu ăn\n- Biết quản lý bếp');
const doubts = (resume: string) =>
  parseResume(text(resume), today).experience.map(({ unsure }) => unsure === true);

it('positions that both ways of reading name alike are sure', () => {
  expect(doubts(plain)).toEqual([false, false]);
  expect(JSON.stringify(parseResume(text(plain), today))).not.toContain('unsure');
});

it('those that they name otherwise are marked, in the CV as well', () => {
  expect(doubts(ownForm)).toEqual([true, true]);
  const { sections } = cvOf(premiumReport({ resume: text(ownForm), job: post, today }));
  const marked = sections.flatMap(({ kind, entries }) =>
    entries.filter(({ unsure }) => unsure).map(() => kind),
  );
  expect(marked).toEqual(['experience', 'experience']);
});

it('the opening of an interview names none of them', () => {
  const asked = (resume: string) =>
    questionsOf(premiumReport({ resume: text(resume), job: post, today }), 1)[0]?.quotes.length;
  expect(asked(ownForm)).toBe(0);
  expect(asked(plain)).toBe(2);
});

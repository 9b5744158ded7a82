import { describe, expect, it } from '@jest/globals';
import { asked, english, items, label, nguoi, person, tiengViet } from '../read-lines.js';

// Classes that readers found in twenty reports of people and posts nobody had met, in other words and in both languages.

describe('what is not one’s own work is no proof', () => {
  it.each([
    ['Docker', 'I am reading a textbook on Docker', 'partly'],
    ['Docker', 'Spent an afternoon watching a Docker demonstration', 'partly'],
    ['Docker', 'Docker: have only read about it', 'partly'],
    ['Java', 'Java: one course at school, mostly forgotten', 'partly'],
    ['Java', 'Not a Java programmer. Ran Spring services', 'cannot-tell'],
  ])('%s by “%s”', (demand, line, verdict) => {
    const found = asked(person(`- ${line}`, 'Word'), english(demand), ({ sentence }) => sentence === demand);
    expect(found?.verdict).toBe(verdict);
  });

  it.each([
    ['Docker', 'Đọc sách về Docker', 'partly'],
    ['Java', 'Java: học một môn ở trường, đã quên gần hết', 'partly'],
  ])('%s qua “%s”', (demand, line, verdict) => {
    const found = asked(nguoi(`- ${line}`, 'Word'), tiengViet(demand), ({ sentence }) => sentence === demand);
    expect(found?.verdict).toBe(verdict);
  });
});

describe('what everybody writes is read', () => {
  it.each(['Tốt nghiệp cấp 3 trường THPT Vạn Thạch, 2015', 'THPT Vạn Thạch (2012 - 2015), học lực khá'])(
    'high school: %s',
    (line) => {
      const resume = `${nguoi('- Bán hàng tại quầy', 'Excel')}\n\nHỌC VẤN\n${line}`;
      const found = asked(
        resume,
        tiengViet('Tốt nghiệp trung học phổ thông trở lên'),
        ({ kind }) => kind === 'degree',
      );
      expect(found?.verdict).toBe('met');
    },
  );

  it.each([
    ['Sinh 14/08/1997 - Nữ', 'met'],
    ['1997 | Quận 3, TP.HCM', 'met'],
    ['Nam, 29 tuổi', 'met'],
    ['Nam, 39 tuổi', 'not-found'],
  ])('an age: %s', (line, verdict) => {
    const resume = nguoi('- Bán hàng tại quầy', 'Excel').replace('\nha.ly@', `\n${line}\nha.ly@`);
    expect(asked(resume, tiengViet('Tuổi từ 22 đến 35'), ({ kind }) => kind === 'condition')?.verdict).toBe(
      verdict,
    );
  });

  it('complaints and their handling', () => {
    const resume = nguoi('- Khách đổi trả, khiếu nại trên fanpage: gọi lại trong ngày', 'Excel');
    expect(
      asked(resume, tiengViet('Giải quyết khiếu nại'), ({ kind }) => kind === 'hard-skill')?.verdict,
    ).toBe('met');
  });

  it('programs of a suite', () => {
    const resume = person('- Drew 40 posters', 'Photoshop, Illustrator, InDesign');
    expect(
      asked(resume, english('Adobe Creative Suite'), ({ sentence }) => /Suite/u.test(sentence))?.verdict,
    ).toBe('met');
  });

  it('a general kind of thing is not called missing', () => {
    const resume = person('- Kept 40 hosts up', 'Kotlin');
    const found = asked(resume, english('Modern programming languages'), ({ sentence }) =>
      /languages/u.test(sentence),
    );
    expect(found?.verdict).not.toBe('not-found');
  });
});

describe('products side by side', () => {
  it.each([
    ['Java Spring Boot NoSQL Cloud experience', ['Java', 'Spring Boot', 'NoSQL']],
    ['React Redux GraphQL experience', ['React', 'Redux', 'GraphQL']],
  ])('%s', (line, names) => {
    const found = items(english(line)).map((item) => label(item));
    expect(found).toEqual(expect.arrayContaining(names));
  });
});

it('a tool of the duties is no must where its kind is a plus', () => {
  const post =
    'Operations Specialist\nResponsibilities\n- You will be working with AWS and Terraform to build and run our platform\nRequirements\n- Docker\n- Experience with cloud technologies is a plus';
  const found = items(post).filter((item) => label(item) === 'AWS');
  expect(found.map(({ importance }) => importance)).toEqual(['nice']);
});

import { describe, expect, it } from '@jest/globals';
import { keysOf } from '../text/tokens.js';
import { certificates } from './certificates.js';
import { jobTitleIn, jobTitles } from './job-titles.js';
import { matchSkills, skillById, skills } from './skills.js';
import { tokenize } from '../text/tokens.js';

const repeated = (items: readonly string[]): string[] => items.filter((item, i) => items.indexOf(item) !== i);
const vietnameseLetters = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i;

describe('skills', () => {
  it('are many', () => {
    expect(skills.length).toBeGreaterThanOrEqual(2_500);
  });

  it('have ids of their own', () => {
    expect(repeated(skills.map((skill) => skill.id))).toEqual([]);
    expect(skills.filter((skill) => skill.id === '')).toEqual([]);
  });

  it('share no alias', () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const { id, aliases } of skills)
      // One verb has many objects.
      for (const { text } of aliases.filter(({ match }) => match !== 'verb')) {
        const key = keysOf(text).join(' ');
        const owner = owners.get(key);
        if (key === '' || (owner !== undefined && owner !== id)) shared.push(`"${text}": ${owner} and ${id}`);
        owners.set(key, id);
      }
    expect(shared).toEqual([]);
  });

  it('know their broader entries and siblings', () => {
    const lost = skills.flatMap(({ id, broader, siblings }) =>
      [...broader, ...siblings].filter((other) => !skillById.has(other)).map((other) => `${id} → ${other}`),
    );
    expect(lost).toEqual([]);
  });

  it('carry a name in both languages: what is no product has a Vietnamese one of its own', () => {
    expect(skills.filter(({ en, vi }) => en === '' || vi === '')).toEqual([]);
    const soft = skills.filter((skill) => skill.kind === 'soft');
    expect(soft.filter(({ vi }) => !vietnameseLetters.test(vi))).toEqual([]);
    const phrases = skills.filter(({ kind, en }) => kind === 'hard' && /^[A-Z][a-z]+( [a-z]+)+$/.test(en));
    const untranslated = phrases.filter(({ en, vi }) => en === vi);
    expect(untranslated.map((skill) => skill.en)).toEqual([]);
  });

  it('are found by their own names', () => {
    const missed = skills.filter(({ id, en, aliases }) => {
      const open = aliases[0]?.match === 'any';
      const found = matchSkills(en, tokenize(en));
      return open && !found.some((match) => match.value.id === id);
    });
    expect(missed.map((skill) => skill.en)).toEqual([]);
  });

  it.each([
    ['C++, C#, .NET, Node.js and CI/CD', ['c-plus-plus', 'c-sharp', 'dot-net', 'node-js', 'ci-cd']],
    ['Go, Rust, R', ['go', 'rust', 'r']],
    ['We go to market and react to change in spring', []],
    ['ky nang giao tiep, lam viec nhom', ['communication', 'teamwork']],
    ['Kỹ năng giao tiếp; LÀM VIỆC NHÓM', ['communication', 'teamwork']],
    ['hoà giải, hòa giải', ['mediation', 'mediation']],
    ['Ai cũng có thể học', []],
  ])('%s', (text, ids) => {
    expect(
      matchSkills(text, tokenize(text))
        .map((match) => match.value.id)
        .filter((id) => id !== 'go-to-market' && id !== 'product-launch'),
    ).toEqual(ids);
  });
});

describe('job titles', () => {
  it('are many, distinct and in both languages', () => {
    expect(jobTitles.length).toBeGreaterThanOrEqual(300);
    expect(repeated(jobTitles.map((title) => title.id))).toEqual([]);
    const names = jobTitles.flatMap((title) =>
      title.names.map((name) => [keysOf(name).join(' '), title.id] as const),
    );
    const owners = new Map(names);
    expect(names.filter(([name, id]) => owners.get(name) !== id)).toEqual([]);
  });

  it.each([
    ['Nhân viên kế toán tổng hợp', 'general-accountant'],
    ['Senior Front-End Developer', 'front-end-engineer'],
    ['LẬP TRÌNH VIÊN FRONT-END', 'front-end-engineer'],
    ['Trưởng phòng nhân sự', 'hr-manager'],
    ['Dragon tamer', undefined],
  ])('%s', (text, id) => {
    expect(jobTitleIn(text)?.id).toBe(id);
  });
});

describe('certificates', () => {
  it('have ids and names of their own', () => {
    expect(repeated(certificates.map((certificate) => certificate.id))).toEqual([]);
    expect(repeated(certificates.flatMap((certificate) => certificate.names))).toEqual([]);
  });
});

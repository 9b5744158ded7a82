import { describe, expect, it } from '@jest/globals';
import { cvOf } from '../src/cv/cv-of.js';
import { english, nguoi, person, report, tiengViet } from './read-lines.js';

// A list in a CV is the person's own: its labels, its brackets and its order, and nothing that is no skill.

const lists = (resume: string, job: string) => {
  const { sections } = cvOf(report(resume, job));
  const of = (kind: string) =>
    sections
      .filter((section) => section.kind === kind)
      .flatMap(({ entries }) =>
        entries.map(({ title, lines }) => [title, lines.map(({ text }) => text)] as const),
      );
  return { skills: of('skills'), interests: of('interests') };
};

describe('the lists of a CV', () => {
  it('keep labels, brackets and what limits a claim', () => {
    const { skills } = lists(
      person('- Ran 12 hosts', 'Design: Figma (I read it), Sketch\nOffice: Excel (pivot, charts), Word'),
      english('Figma'),
    );
    expect(skills).toEqual([
      ['Design', ['Figma (I read it)', 'Sketch']],
      ['Office', ['Excel (pivot, charts)', 'Word']],
    ]);
  });

  it('know a label of two names from two skills', () => {
    const { skills } = lists(
      nguoi('- Vận hành 12 máy', 'Máy, hệ điều khiển: Fanuc, Siemens\nExcel, Word: thành thạo'),
      tiengViet('Fanuc'),
    );
    expect(skills[1]).toEqual(['Máy, hệ điều khiển', ['Fanuc', 'Siemens']]);
    expect(skills[0]?.[1]).toEqual(['Excel', 'Word: thành thạo']);
  });

  it('keep how well together with what it is said of, and with nothing else', () => {
    const ours = 'Nghiệp vụ: Thành thạo khâu tay, may máy; vẽ rập; cắt vải';
    expect(lists(nguoi('- May 12 mẫu', ours), tiengViet('May máy')).skills).toEqual([
      ['Nghiệp vụ', ['Thành thạo khâu tay, may máy', 'vẽ rập', 'cắt vải']],
    ]);
    const theirs = 'Figma, Sketch. Familiar with Blender, Maya and the Unity editor.';
    expect(lists(person('- Drew 12 icons', theirs), english('Figma')).skills[0]?.[1]).toEqual([
      'Figma',
      'Sketch',
      'Familiar with Blender, Maya and the Unity editor',
    ]);
  });

  it('have hobbies among the interests and no word of consent', () => {
    const { skills, interests } = lists(
      nguoi(
        '- Vận hành 12 máy',
        'Excel, MISA AMIS\nSở thích: câu cá, bóng chuyền\nTôi cam đoan những thông tin trên là đúng sự thật: 10/2026',
      ),
      tiengViet('Excel'),
    );
    expect(skills).toEqual([['Chuyên môn', ['Excel', 'MISA AMIS']]]);
    expect(interests).toEqual([['', ['câu cá', 'bóng chuyền']]]);
  });
});

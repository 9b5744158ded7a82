import type { LineRole } from '@fitfolio/fit-engine/resume/model/roles';
import { type DrawnLine, line } from './drawn-line.js';
import { drawJobs } from './draw-jobs.js';
import { drawStudies } from './draw-studies.js';
import type { Tongue } from './tongue.js';

const phone = ({ draw, vi }: Tongue): string =>
  vi
    ? draw.one('0912 345 678', '0953.226.740', '0959-118-352', '0987654321', '(+84) 912 345 678')
    : draw.one(
        '+44 7700 900417',
        '612.555.0175',
        '071 555 0163',
        '+353 85 555 0147',
        '(415) 555-0134',
        '+234 803 555 0147',
      );
const mail = ({ draw }: Tongue): string =>
  draw.one('someone@example.com', 'first.last@mail.example', 'hello.me88@example.com');
const link = ({ draw }: Tongue): string =>
  draw.one('linkedin.com/in/someone', 'github.example/someone', 'behance.net/someone', 'www.example.com');

/** What a form asks of a person: label and answer. */
function formRows(tongue: Tongue): string[][] {
  const { draw, vi } = tongue;
  const rows = vi
    ? [
        ['Họ và tên', tongue.person().toUpperCase()],
        ['Ngày sinh', draw.one('08/02/1996', '17/09/1991', '20/5/1987')],
        ['Giới tính', draw.one('Nam', 'Nữ')],
        ['Điện thoại', phone(tongue)],
        ['Email', mail(tongue)],
        ['Địa chỉ', tongue.place()],
        ['Quê quán', tongue.place()],
        ['Tình trạng hôn nhân', draw.one('Độc thân', 'Đã kết hôn, 02 con')],
        ['Dân tộc', draw.one('Kinh', 'Mường', 'Tày')],
        ['Sức khỏe', 'Tốt, cao 1m70, nặng 66 kg'],
        ['CCCD', '001096012345, cấp ngày 12/05/2021'],
        ['Trình độ văn hóa', '12/12'],
      ]
    : [
        ['Name', tongue.person()],
        ['Date of birth', draw.one('14.03.1991', '8 May 1995', '1990-11-02')],
        ['Address', tongue.place()],
        ['Telephone', phone(tongue)],
        ['E-mail', mail(tongue)],
        ['Nationality', draw.one('German', 'South African', 'Nigerian', 'Irish')],
        ['Family status', draw.one('married, one son', 'single')],
        ['Driving licence', draw.one('Code 8, own car', 'class B')],
      ];
  return rows.filter(() => draw.chance(70));
}

/** Two questions of a form beside each other. */
const pairs = (rows: readonly string[]): string[] =>
  rows.flatMap((row, i) => (i % 2 === 0 ? [[row, ...rows.slice(i + 1, i + 2)].join('\t')] : []));

function contactLines(tongue: Tongue): DrawnLine[] {
  const { draw } = tongue;
  if (draw.chance(25)) {
    const sign = draw.one('\t', ': ', ': ');
    const rows = formRows(tongue).map((row) => row.join(sign));
    return (draw.chance(40) ? pairs(rows) : rows).map((row) => line('P', row));
  }
  const facts = [phone(tongue), mail(tongue), tongue.place(), ...(draw.chance(50) ? [link(tongue)] : [])];
  return draw.chance(55)
    ? [line('P', facts.join(draw.one(' | ', ' · ', ', ', ' ', ' - ')))]
    : facts.map((fact) => line('P', fact));
}

const years = (tongue: Tongue): string =>
  tongue.draw.one('2019', '2021', '2022', '05/2024', '2023 – 2025', '2016');
const dated = (tongue: Tongue, what: string): string =>
  tongue.draw.chance(55)
    ? what
    : tongue.draw.one(
        `${years(tongue)}\t${what}`,
        `${what} (${years(tongue)})`,
        `${what}, ${years(tongue)}`,
        `${what} – ${years(tongue)}`,
        `${years(tongue)}: ${what}`,
      );

function listed(tongue: Tongue, role: LineRole, values: readonly string[], most: number): DrawnLine[] {
  const { draw } = tongue;
  const bullet = draw.chance(40);
  const some = draw.some(values, 1 + draw.below(most));
  if (draw.chance(18))
    return some.flatMap((each) => {
      const [name = '', ...issuer] = each.split(', ');
      return [name, issuer.join(', ') || tongue.org(), years(tongue)].map((part) => line(role, part));
    });
  return draw.chance(12)
    ? [line(role, some.join('. '))]
    : some.map((each) => line(role, dated(tongue, each), { bullet }));
}

const withRemark = (tongue: Tongue): string => {
  const remark = tongue.draw.chance(14) ? tongue.draw.of(tongue.words.skillRemarks) : '';
  return `${tongue.skill()}${remark === '' ? '' : /^[,:]/.test(remark) ? remark : ` ${remark}`}`;
};
const skillsOf = (tongue: Tongue, most: number, least = 3): string[] =>
  Array.from({ length: least + tongue.draw.below(most) }, () => withRemark(tongue));

function skillLines(tongue: Tongue): DrawnLine[] {
  const { draw, words } = tongue;
  const sign = draw.one(', ', ' · ', '; ', ' | ', ', ', ' • ');
  switch (draw.below(7)) {
    case 6:
      return Array.from({ length: 1 + draw.below(3) }, () =>
        [draw.of(words.skillLabels), draw.of(words.languageLevels), skillsOf(tongue, 5, 2).join(', ')].map(
          (text) => line('L', text),
        ),
      ).flat();
    case 0:
      return [line('L', skillsOf(tongue, 14).join(sign))];
    case 1:
      return skillsOf(tongue, 9).map((skill) => line('L', skill, { bullet: draw.chance(50) }));
    case 2: {
      const colon = draw.one(': ', '\t', ': ', ' – ');
      return Array.from({ length: 2 + draw.below(5) }, () =>
        line('L', `${draw.of(words.skillLabels)}${colon}${skillsOf(tongue, 5, 1).join(', ')}`),
      );
    }
    case 3: {
      const nested = `${tongue.skill()} (${[tongue.skill(), tongue.skill(), tongue.skill()].join(', ')})`;
      return [
        line(
          'L',
          `${nested}, ${skillsOf(tongue, 8).join(', ')}.${draw.chance(30) ? ` ${draw.of(words.others)}` : ''}`,
        ),
      ];
    }
    case 4:
      return Array.from({ length: 2 + draw.below(3) }, () =>
        line('L', skillsOf(tongue, 4, 2).join(', '), { bullet: draw.chance(30) }),
      );
    default:
      return skillsOf(tongue, 8).map((skill) =>
        line('L', `${skill}${draw.one(' ●●●●○', ' ●●○○○', '', ' – 80%', '')}`),
      );
  }
}

function languageLines({ draw, words }: Tongue): DrawnLine[] {
  const some = draw
    .some(words.languages, 1 + draw.below(3))
    .map((each) => `${each}${draw.one(' ', ': ', ' – ', ' (', '\t')}${draw.of(words.languageLevels)}`);
  if (draw.chance(15))
    return draw
      .some(words.languages, 1 + draw.below(3))
      .flatMap((each) => [line('G', each), line('G', draw.of(words.languageLevels))]);
  return draw.chance(30) ? [line('G', some.join(', '))] : some.map((each) => line('G', each));
}

function refereeLines(tongue: Tongue): DrawnLine[] {
  const { draw, vi, words } = tongue;
  if (draw.chance(25))
    return [
      line('N', vi ? 'Cung cấp khi có yêu cầu' : draw.one('Available on request', 'References on request.')),
    ];
  return Array.from({ length: 1 + draw.below(2) }, () => {
    const facts = [tongue.person(), `${draw.of(words.referees)} ${tongue.org()}`, phone(tongue)];
    return draw.chance(60)
      ? [line('N', facts.join(draw.one(', ', ' – ', ' | ')))]
      : facts.map((fact) => line('N', fact));
  }).flat();
}

const summaryLines = (tongue: Tongue): DrawnLine[] =>
  tongue.draw.chance(70)
    ? [line('S', tongue.draw.some(tongue.words.summaries, 1 + tongue.draw.below(3)).join(' '))]
    : tongue.draw
        .some(tongue.words.summaries, 1 + tongue.draw.below(3))
        .map((each) => line('S', each, { bullet: tongue.draw.chance(30) }));

function projectLines(tongue: Tongue): DrawnLine[] {
  const { draw, words } = tongue;
  const [titled, dates] = [draw.chance(35), draw.chance(25)];
  return draw.some(words.projects, 1 + draw.below(3)).flatMap((name) => [
    line('R', draw.one(name, `${name}\t${tongue.range(false)}`, `${name} (${years(tongue)})`), {
      bold: true,
    }),
    ...(titled ? [line('R', tongue.title())] : []),
    ...(dates ? [line('R', tongue.range(false))] : []),
    ...Array.from({ length: draw.below(3) }, () => line('R', tongue.task(), { bullet: draw.chance(70) })),
  ]);
}

/** The lines of each section, by the letter of its role. */
export const sectionLines: Readonly<Record<string, (tongue: Tongue) => DrawnLine[]>> = {
  P: contactLines,
  S: summaryLines,
  J: drawJobs,
  E: drawStudies,
  L: skillLines,
  G: languageLines,
  C: (tongue) => listed(tongue, 'C', tongue.words.certificates, 4),
  R: projectLines,
  A: (tongue) => listed(tongue, 'A', tongue.words.awards, 3),
  V: (tongue) => listed(tongue, 'V', tongue.words.activities, 3),
  I: ({ draw, words }) => {
    const some = draw.some(words.interests, 1 + draw.below(4));
    return draw.chance(70) ? [line('I', some.join(', '))] : some.map((each) => line('I', each));
  },
  N: refereeLines,
  O: (tongue) =>
    listed(tongue, 'O', tongue.words.others, 3).map((each) =>
      each.role === 'O' ? { ...each, bullet: false } : each,
    ),
};

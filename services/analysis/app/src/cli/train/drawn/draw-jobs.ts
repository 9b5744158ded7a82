import { type DrawnLine, line } from './drawn-line.js';
import { type Form, type Job, jobForms, joined, length, work } from './job-forms.js';
import { mark, type Tongue } from './tongue.js';

/** Rows of a table; the letters say which cell stands where. */
const columns: readonly string[] = ['XCT', 'XCTW', 'XTC', 'XTCW', 'CTX', 'TCX', 'CTXW', 'XCPT', 'XPCT'];
const columnNames: Readonly<Record<string, readonly [string, string]>> = {
  X: ['Period|Dates|From – to|Duration', 'Thời gian|Từ – đến|Năm|Giai đoạn'],
  C: ['Employer|Company|Organisation|Where', 'Đơn vị|Cơ quan, khoa phòng|Công ty|Nơi làm việc|Tên đơn vị'],
  T: ['Position|Job title|Role|Post held', 'Chức danh|Chức vụ|Vị trí|Công việc'],
  W: ['Main duties|What I did|Tasks', 'Việc đã làm|Mô tả công việc|Nhiệm vụ|Nội dung'],
  P: ['Place|City', 'Địa điểm|Nơi'],
};

function jobOf(tongue: Tongue, latest: boolean): Job {
  const { draw } = tongue;
  const { titleTails, orgRemarks } = tongue.words;
  // What brackets and commas add to a name is often no part of it.
  const remark = (percent: number, remarks: readonly string[]): string =>
    draw.chance(percent) ? ` ${draw.of(remarks)}`.replace(/^ (?=[,/])/, '') : '';
  return {
    T: mark('T', tongue.title()) + remark(7, titleTails),
    C: mark('C', tongue.org()) + remark(6, orgRemarks),
    P: draw.chance(45) ? mark('P', tongue.place()) : '',
    X: mark('X', tongue.range(latest)) + remark(7, tongue.words.dateRemarks),
    latest,
  };
}

function tasksOf(tongue: Tongue, bullets: boolean, most: number): DrawnLine[] {
  const { draw } = tongue;
  return Array.from({ length: draw.below(most + 1) }, () =>
    line('T', tongue.task(), { bullet: bullets }),
  ).flatMap((task) => (!bullets && draw.chance(6) ? [task, line('T', tongue.task().toLowerCase())] : [task]));
}

function tableOf(tongue: Tongue, count: number): DrawnLine[] {
  const { draw, vi } = tongue;
  const order = draw.of(columns);
  const names = [...order].map((letter) => draw.of((columnNames[letter]?.[vi ? 1 : 0] ?? '').split('|')));
  const head = draw.chance(75) ? [line('O', names.join('\t'), { bold: draw.chance(50) })] : [];
  const wrapsCells = draw.chance(25);
  return [
    ...head,
    ...Array.from({ length: count }, (_, i): DrawnLine[] => {
      const job = jobOf(tongue, i === 0);
      const cellOf = (letter: string): string =>
        letter === 'W'
          ? mark('W', work(tongue, 3))
          : letter === 'P'
            ? job.P || mark('P', tongue.place())
            : job[letter as 'T' | 'C' | 'X'];
      if (i > 0 && draw.chance(8))
        return [line('B', `${job.X.replace(/\[\[X:|\]\]/g, '')}\t${draw.of(tongue.words.breaks)}`)];
      if (!wrapsCells) return [line('J', [...order].map(cellOf).join('\t'))];
      // A cell of several lines falls into lines of its own.
      const [first = '', second = '', ...rest] = [...order];
      return [
        line('J', `${cellOf(first)}\t${cellOf(second)}`),
        ...(draw.chance(40) ? [line('K', draw.of(tongue.words.departments))] : []),
        ...rest.filter((letter) => letter !== 'W').map((letter) => line('K', cellOf(letter))),
        ...(order.includes('W') ? tasksOf(tongue, false, 5) : []),
      ];
    }).flat(),
  ];
}

/** Several positions below one employer. */
function groupOf(tongue: Tongue, latest: boolean, bullets: boolean, sign: string): DrawnLine[] {
  const { draw } = tongue;
  const company = mark('C', tongue.org());
  const place = draw.chance(40) ? mark('P', tongue.place()) : '';
  const whole = mark('X', tongue.range(latest));
  const form = draw.below(4);
  const head =
    form === 0
      ? [line('Q', `${joined([company, place], sign)}\t${whole}`, { bold: true })]
      : form === 1
        ? [line('Q', company, { bold: true }), line('Q', length(tongue))]
        : [line('Q', joined([company, place], sign), { bold: true })];
  const tab = draw.chance(60);
  const posts = Array.from({ length: 2 + draw.below(2) }, (_, i): DrawnLine[] => {
    const [T, X] = [mark('T', tongue.title()), mark('X', tongue.range(latest && i === 0))];
    const lines =
      form === 1
        ? [
            line('J', T, { bold: true }),
            line('K', `${X} (${length(tongue)})`),
            ...(draw.chance(50) ? [line('K', mark('P', tongue.place()))] : []),
          ]
        : [
            tab
              ? line('J', `${T}\t${X}`)
              : line('J', draw.one(`${T} (${X})`, `${X} ${T}`, `${T}, ${X}`, `${X}: ${T}`)),
          ];
    return [...lines, ...tasksOf(tongue, bullets, 4)];
  });
  return [...head, ...posts.flat()];
}

/** `Vị trí khác: …`, two ranks on one line: the employer and both titles. */
const ranks: Form = ({ T, C, X }, tongue) => [
  line('J', `${X}\t${T}, ${mark('T', tongue.title())}`),
  line('K', C),
];

/** All positions of one invented person, in one habit of writing. */
export function drawJobs(tongue: Tongue): DrawnLine[] {
  const { draw } = tongue;
  const count = 1 + draw.below(5);
  const bullets = draw.chance(60);
  if (draw.chance(14)) return tableOf(tongue, count);
  const sign = draw.one(', ', ' - ', ' – ', ' | ', ' · ', ', ', ' — ', ' / ', '; ');
  const form = jobForms[draw.below(jobForms.length)] ?? ranks;
  const most = draw.chance(15) ? 0 : 6;
  const grouped = draw.chance(18);
  const [spaced, linked, labelled] = [draw.chance(20), draw.chance(6), draw.chance(7)];
  return Array.from({ length: count }, (_, i): DrawnLine[] => {
    const pause = i > 0 && draw.chance(13) ? pauseOf(tongue) : [];
    if (grouped && draw.chance(60)) return [...pause, ...groupOf(tongue, i === 0, bullets, sign)];
    const own = draw.chance(6)
      ? (jobForms[draw.below(jobForms.length)] ?? form)
      : draw.chance(2)
        ? ranks
        : form;
    const header = own(jobOf(tongue, i === 0), tongue, sign);
    const about = spaced && draw.chance(50) ? [line('T', draw.of(tongue.words.summaries))] : [];
    const projects = labelled && draw.chance(60) ? projectOf(tongue) : [];
    const site = linked && draw.chance(50) ? [line('T', 'https://example.com/about')] : [];
    return [...pause, ...header, ...about, ...projects, ...tasksOf(tongue, bullets, most), ...site];
  }).flat();
}

/** A project within a job, told by labels. */
function projectOf(tongue: Tongue): DrawnLine[] {
  const { draw, vi, words } = tongue;
  const tools = [tongue.skill(), tongue.skill(), tongue.skill()].join(', ');
  const rows = vi
    ? [
        `Dự án: ${draw.of(words.projects)}`,
        `Khách hàng: ${tongue.org()}`,
        `Vai trò: ${tongue.title()}`,
        `Công nghệ: ${tools}`,
        'Công việc chính:',
      ]
    : [
        `Project #1: ${draw.of(words.projects)}`,
        `Client: ${tongue.org()}`,
        `Role: ${tongue.title()}`,
        `Environment: ${tools}`,
        'Responsibilities:',
      ];
  return rows.filter(() => draw.chance(70)).map((row) => line('T', row));
}

function pauseOf(tongue: Tongue): DrawnLine[] {
  const { draw } = tongue;
  const [what, when] = [draw.of(tongue.words.breaks), tongue.range(false)];
  return draw.one<DrawnLine[]>(
    [line('B', `${when}\t${what}`)],
    [line('B', `${what}\t${when}`)],
    [line('B', `${what}: ${when}`)],
    [line('B', `${when}: ${what}`)],
    [line('B', when), line('B', what)],
    [line('B', `${when}\t${what}`), line('B', draw.of(tongue.words.breaks))],
  );
}

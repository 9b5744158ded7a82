import { type DrawnLine, line } from './drawn-line.js';
import { mark, type Tongue } from './tongue.js';

interface Course {
  /** Degree and field as one phrase. */
  readonly G: string;
  readonly S: string;
  readonly P: string;
  readonly X: string;
  readonly M: string;
  readonly tail: string;
}

type Form = (course: Course, sign: string, tongue: Tongue) => DrawnLine[];
const joined = (parts: readonly string[], sign: string): string =>
  parts.filter((part) => part !== '').join(sign);

/** How people write a study: each is one habit. */
const forms: readonly Form[] = [
  ({ G, S, P, X, M, tail }, sign) => [
    line('E', `${G}${tail}`, { bold: true }),
    line('F', joined([S, P], sign)),
    line('F', joined([X, M], sign)),
  ],
  ({ G, S, X, M, tail }, sign) => [
    line('E', `${S}\t${X}`, { bold: true }),
    line('F', joined([`${G}${tail}`, M], sign)),
  ],
  ({ G, S, P, X, M, tail }, sign) => [
    line('E', `${X}\t${joined([`${G}${tail}`, M], sign)}`),
    line('F', joined([S, P], sign)),
  ],
  ({ G, S, P, X, M, tail }, sign) => [line('E', `${X}\t${joined([G, S, P, M], sign)}${tail}`)],
  ({ G, S, P, X, M, tail }, sign) => [line('E', `${joined([G, S, P, M], sign)}${tail}\t${X}`)],
  ({ G, S, X, M, tail }, sign) => [line('E', `${joined([G, S, M], sign)}${tail} (${X})`)],
  ({ G, S, X, tail }, sign) => [line('E', joined([`${G}${tail}`, S, X], sign))],
  ({ G, S, X, M }, sign) => [line('E', joined([S, G, X, M], sign))],
  ({ G, S, X, M, tail }) => [line('E', `${X}: ${S}${tail}, ${G}${M ? `, ${M}` : ''}`)],
  ({ G, S, X, M }) => [line('E', `${X}: ${G}, ${S}${M ? `, ${M}` : ''}`)],
  ({ G, S, P, X }, sign) => [line('E', joined([S, P], sign), { bold: true }), line('F', `${G} · (${X})`)],
  ({ G, S, X, M, tail }, sign) => [line('E', S, { bold: true }), line('F', joined([G + tail, X, M], sign))],
  ({ G, S, P, X }) => [line('E', S), ...(P ? [line('F', P)] : []), line('F', G), line('F', X)],
  ({ G, S, P, X, M }) => [
    line('E', G),
    line('F', S),
    ...(P ? [line('F', P)] : []),
    line('F', X),
    ...(M ? [line('F', M)] : []),
  ],
  ({ G, S, X, M }) => [line('E', X), line('F', S), line('F', G), ...(M ? [line('F', M)] : [])],
  ({ G, S, X, tail }) => [line('E', `${X}: ${S},`), line('F', `${G}${tail}`)],
  ({ G, S, P, X }, sign) => [line('E', `${joined([G, P], sign)}\t${X}`), line('F', S)],
  ({ G, S, X, M }, _, { vi }) => [
    line('E', `${vi ? 'Trường' : 'School'}: ${S}`),
    line('F', `${vi ? 'Bằng cấp' : 'Degree'}: ${G}`),
    line('F', `${vi ? 'Thời gian' : 'Years'}: ${X}`),
    ...(M ? [line('F', `${vi ? 'Xếp loại' : 'Grade'}: ${M}`)] : []),
  ],
  ({ G, S, X, tail }, _, { vi, draw }) => [
    line('E', `${G}${tail} ${vi ? 'tại' : draw.one('from', 'at')} ${S}, ${X}`),
  ],
  ({ G, S, X }, _, { vi, draw }) => [
    line(
      'E',
      vi
        ? `Học hết ${G} ở ${S} (xong năm ${X}).`
        : `${draw.one('Finished', 'Took', 'Completed')} ${G} at ${S} in ${X}.`,
    ),
  ],
  ({ G, S, X, M }, _, { vi, words, draw }) => [
    line(
      'E',
      `${vi ? 'Khoa' : draw.one('Faculty of', 'Department of', 'School of')} ${draw.of(words.fields)}${draw.one(' – ', ', ')}${S}`,
    ),
    line('F', joined([G, X, M], ', ')),
  ],
  ({ G, S, X, M, tail }, _, { vi, words, draw }) => [
    line(
      'E',
      `${G}${M ? `, ${M}` : ''}${tail} – ${vi ? 'Khoa' : 'Department of'} ${draw.of(words.fields)},\t${X}`,
    ),
    line('F', S),
  ],
];

function phraseOf(tongue: Tongue): string {
  const { draw, vi } = tongue;
  const { degree, field } = tongue.degree();
  const [g, f] = [mark('G', degree), mark('F', field)];
  if (draw.chance(18)) return draw.chance(60) ? g : `${f} (${g})`;
  return vi
    ? draw.one(`${g} ${f}`, `${g} ${f}`, `${g} - ${f}`, `${g} ngành ${f}`, `${f}, ${g}`, `${g}, ${f}`)
    : draw.one(
        `${g} ${f}`,
        `${g} in ${f}`,
        `${g}, ${f}`,
        `${g} in ${f}`,
        `${g} – ${f}`,
        `${f}, ${g}`,
        `${g} (${f})`,
      );
}

function courseOf(tongue: Tongue, last: boolean): Course {
  const { draw, words } = tongue;
  const leaving = last && draw.chance(35) ? tongue.leaving() : null;
  return {
    G: leaving ? mark('G', leaving.degree) : phraseOf(tongue),
    S: mark('S', leaving ? leaving.school : tongue.school()),
    P: draw.chance(25) ? mark('P', tongue.place()) : '',
    X: mark('X', draw.chance(30) ? tongue.year() : tongue.range(draw.chance(15))),
    M: draw.chance(30) ? mark('M', draw.of(words.grades)) : '',
    tail: draw.chance(12) ? ` ${draw.of(words.studyTails)}`.replace(' ,', ',') : '',
  };
}

const tableNames: readonly [string, string] = [
  'Dates\tSchool\tField\tDegree',
  'Từ - đến\tTên trường, nơi học\tNgành\tVăn bằng / chứng chỉ',
];

/** A short course in a table of studies. */
function courseRow({ draw, vi, words }: Tongue): string {
  const when = `${draw.one('3/2023', '2019', '07/2022', '11/2025', '6/2022')}${draw.chance(50) ? (vi ? draw.one(' (2 ngày)', ' (5 ngày)', ' (3 tháng)') : draw.one(' (2 days)', ' (one week)')) : ''}`;
  const where = vi
    ? draw.one(
        'Lớp tập huấn do BV tuyến trên mở',
        'Trung tâm Huấn luyện ATVSLĐ',
        'TT Ngoại ngữ - Tin học tỉnh',
        'Hãng máy Kobe Việt Nam',
        'Khoa HSTC, bệnh viện trung ương',
      )
    : draw.one(
        'Training centre of the chamber',
        'In-house course',
        'County safety centre',
        'Maker’s academy',
      );
  const proof = vi
    ? draw.one('Giấy chứng nhận', 'Chứng chỉ', 'Thẻ an toàn (còn hạn)', 'Chứng chỉ đào tạo liên tục')
    : draw.one('Certificate', 'Card', 'Attended');
  return [when, where, draw.of(words.certificates), proof].join('\t');
}

function tableOf(tongue: Tongue, count: number): DrawnLine[] {
  const { draw, vi } = tongue;
  const head = draw.chance(80) ? [line('O', tableNames[vi ? 1 : 0])] : [];
  const rows = Array.from({ length: count }, (_, i) => {
    const { S, X, M } = courseOf(tongue, i === count - 1);
    const { degree, field } = tongue.degree();
    return line('E', joined([X, S, mark('F', field), joined([mark('G', degree), M], ', ')], '\t'));
  });
  const courses = draw.chance(40)
    ? Array.from({ length: 1 + draw.below(3) }, () => line('C', courseRow(tongue)))
    : [];
  return [...head, ...rows, ...courses];
}

/** All studies of one invented person; short courses and theses stand among them. */
export function drawStudies(tongue: Tongue): DrawnLine[] {
  const { draw, words } = tongue;
  const count = 1 + draw.below(3);
  if (draw.chance(tongue.vi ? 18 : 8)) return tableOf(tongue, count);
  const sign = draw.one(', ', ' - ', ' – ', ' | ', ' · ', ', ', ' — ', ' -- ', '; ');
  const form = forms[draw.below(forms.length)] ?? forms[0];
  const bullets = draw.chance(12);
  const lines = Array.from({ length: count }, (_, i): DrawnLine[] => [
    ...(form?.(courseOf(tongue, i === count - 1), sign, tongue) ?? []),
    ...(draw.chance(22) ? [line('D', draw.of(words.studyDetails), { bullet: draw.chance(40) })] : []),
  ]).flat();
  const courses = Array.from({ length: draw.chance(18) ? 1 + draw.below(2) : 0 }, () => {
    const [what, when] = [draw.of(words.certificates), tongue.year()];
    return line('C', draw.one(`${what}, ${when}`, `${when}\t${what}`, `${when}: ${what}`, what));
  });
  return [...lines, ...courses].map((each) => (bullets ? { ...each, bullet: true } : each));
}

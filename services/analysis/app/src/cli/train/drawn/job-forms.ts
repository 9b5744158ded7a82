import { type DrawnLine, line } from './drawn-line.js';
import { mark, type Tongue } from './tongue.js';

/** One position with its fields marked, ready to be set in some form. */
export interface Job {
  readonly T: string;
  readonly C: string;
  readonly P: string;
  readonly X: string;
  readonly latest: boolean;
}

export type Form = (job: Job, tongue: Tongue, sign: string) => DrawnLine[];

export const joined = (parts: readonly string[], sign: string): string =>
  parts.filter((part) => part !== '').join(sign);
const at = (tongue: Tongue): string => (tongue.vi ? ' tại ' : tongue.draw.one(' at ', ' with ', ' @ '));
export const work = (tongue: Tongue, most: number): string =>
  Array.from({ length: 1 + tongue.draw.below(most) }, () => tongue.task().replace(/\.$/, '')).join('. ');
export const length = (tongue: Tongue): string => {
  const [years, months] = [1 + tongue.draw.below(6), 1 + tongue.draw.below(10)];
  return tongue.vi ? `${years} năm ${months} tháng` : `${years} years ${months} months`;
};

/** How people write a position: each is one habit. */
export const jobForms: readonly Form[] = [
  ({ T, C, P, X }, _, sign) => [line('J', T, { bold: true }), line('K', joined([C, P], sign)), line('K', X)],
  ({ T, C, P, X }, _, sign) => [
    line('J', T, { bold: true }),
    line('K', joined([C, X], sign)),
    ...(P ? [line('K', P)] : []),
  ],
  ({ T, C, P, X }, _, sign) => [line('J', `${joined([C, P], sign)}\t${X}`, { bold: true }), line('K', T)],
  ({ T, C, P, X }, _, sign) => [line('J', `${T}\t${X}`, { bold: true }), line('K', joined([C, P], sign))],
  ({ T, C, P, X }, _, sign) => [line('J', `${X}\t${T}`), line('K', joined([C, P], sign))],
  ({ T, C, P, X }, _, sign) => [line('J', `${X}\t${joined([C, P], sign)}`), line('K', T)],
  ({ T, C, P, X }, _, sign) => [line('J', `${X}\t${joined([T, C, P], sign)}`)],
  ({ T, C, P, X }, _, sign) => [line('J', `${X}\t${joined([C, T], sign)}${P ? `, ${P}` : ''}`)],
  ({ T, C, X }, tongue) => [line('J', `${X}: ${T}${tongue.draw.one(', ', at(tongue), ' - ')}${C}`)],
  ({ T, C, X }, tongue) => [line('J', `${X}: ${C}${tongue.draw.one(' – ', ', ', ': ')}${T}`)],
  ({ T, C, P, X }, _, sign) => [line('J', `${joined([T, C, P], sign)} (${X})`)],
  ({ T, C, P, X }, tongue) => [
    line('J', `${C}${P ? ` (${P})` : ''}, ${X}${tongue.draw.one(': ', ' – ', ', ')}${T}`),
  ],
  ({ T, C, X }, _, sign) => [line('J', joined([C, T, X], sign))],
  ({ T, C, P, X }, _, sign) => [line('J', joined([T, C, P, X], sign))],
  ({ T, C, P, X }, _, sign) => [line('J', `${joined([T, C, P], sign)}\t${X}`)],
  ({ T, C, P, X }, _, sign) => [line('J', X), line('K', T, { bold: true }), line('K', joined([C, P], sign))],
  ({ T, C, P, X }, _, sign) => [line('J', X), line('K', joined([C, P], sign)), line('K', T)],
  ({ T, C, X }, _, sign) => [line('J', X), line('K', joined([T, C], sign))],
  ({ T, C, P, X }, _, sign) => [
    line('J', joined([T, X], sign), { bold: true }),
    line('K', joined([C, P], sign)),
  ],
  ({ T, C, P, X }, _, sign) => [
    line('J', joined([C, P], sign), { bold: true }),
    line('K', joined([T, X], sign)),
  ],
  ({ T, C, P, X }, tongue) => [
    line('J', C, { bold: true }),
    line('K', T),
    line('K', `${X} (${length(tongue)})`),
    ...(P ? [line('K', P)] : []),
  ],
  ({ T, C, P, X }) => [line('J', T, { bold: true }), line('K', `${C}${P ? ` - ${P}` : ''}`), line('K', X)],
  ({ T, C, P, X }, { vi }) => [
    line('J', `${vi ? 'Công ty' : 'Employer'}: ${C}`),
    line('K', `${vi ? 'Vị trí' : 'Position'}: ${T}`),
    line('K', `${vi ? 'Thời gian' : 'Duration'}: ${X}`),
    ...(P ? [line('K', `${vi ? 'Địa điểm' : 'Location'}: ${P}`)] : []),
  ],
  ({ T, C, X }, { vi, draw }) => [
    line('J', `${vi ? 'Thời gian' : 'Dates'}\t${X}`),
    line(
      'K',
      `${vi ? draw.one('Chức vụ', 'Vị trí') : draw.one('Occupation or position held', 'Job title')}\t${T}`,
    ),
    line('K', `${vi ? draw.one('Đơn vị', 'Nơi làm việc') : draw.one('Employer', 'Name of employer')}\t${C}`),
  ],
  ({ T, C, latest, P }, tongue, sign) => {
    const [from, to] = tongue.wrapped(latest);
    const [before, after] = [mark('X', from), mark('X', to)];
    return tongue.draw.chance(50)
      ? [line('J', `${before}\t${joined([T, C, P], sign)}`), line('K', after)]
      : [line('J', `${before}\t${T}`), line('K', `${after}\t${joined([C, P], sign)}`)];
  },
  ({ T, C, P, X }, tongue) => [
    line('J', `${X}\t${C}${P ? `, ${P}` : ''} — ${T} ${mark('W', `${work(tongue, 2)}.`)}`),
  ],
  ({ T, C, X }, tongue) => [line('J', `${T}${at(tongue)}${C}${tongue.draw.one(', ', ' (', ' ')}${X}`)],
  ({ T, C, X }, tongue) => [
    line('J', `${X}\t${C}`),
    line('K', tongue.draw.of(tongue.words.departments)),
    line('K', T),
  ],
  ({ T, C, X }, { vi, draw }) => [
    line('J', X),
    line(
      'K',
      `${T} ${vi ? 'ở công trường khách sạn 12 tầng' : draw.one('for a rollout at', 'on the site of')} (${C})`,
    ),
  ],
  ({ T, C, P, latest }, tongue, sign) => {
    const [from, to] = tongue.wrapped(latest);
    return [
      line('J', `${mark('X', from)}\t${joined([T, C], sign)}`),
      line('K', `${mark('X', to)}${P ? `\t${P}` : ''}`),
    ];
  },
  ({ T, P, X }, _, sign) => [line('J', joined([T, P, X], sign))],
  ({ T, C, P, X }) => [line('J', C), line('K', T), ...(P ? [line('K', P)] : []), line('K', X)],
  ({ T, C, P, X }) => [line('J', T), line('K', C), ...(P ? [line('K', P)] : []), line('K', X)],
];

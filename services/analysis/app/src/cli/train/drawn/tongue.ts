import type { Draws } from '../../bench/corpus/draws.js';
import { wordsEn as en } from './words-en.js';
import { wordsVi as vi } from './words-vi.js';

/** Marks a piece of a line: `[[C:Larkmoor Ltd]]`. */
export const mark = (letter: string, text: string): string => (text === '' ? '' : `[[${letter}:${text}]]`);

/** How one invented person writes: language, spelling, dates; and the names in their life. */
export interface Tongue {
  readonly draw: Draws;
  readonly vi: boolean;
  readonly words: typeof en | typeof vi;
  person(): string;
  org(): string;
  title(): string;
  place(): string;
  school(): string;
  /** Degree and field, marked, as one phrase or two. */
  degree(): { readonly degree: string; readonly field: string };
  leaving(): { readonly degree: string; readonly school: string };
  task(): string;
  range(latest: boolean): string;
  /** The two halves of a range as a narrow column wraps them. */
  wrapped(latest: boolean): readonly [string, string];
  year(): string;
  skill(): string;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
];
const two = (value: number): string => String(value).padStart(2, '0');

type DateForm = (year: number, month: number) => string;
const formsEn: readonly DateForm[] = [
  (y, m) => `${(months[m - 1] ?? 'May').slice(0, 3)} ${y}`,
  (y, m) => `${months[m - 1] ?? 'May'} ${y}`,
  (y, m) => `${two(m)}/${y}`,
  (y) => `${y}`,
  (y, m) => `${(months[m - 1] ?? 'May').slice(0, 3)} ’${two(y % 100)}`,
  (y, m) => `${two(m)}.${y}`,
  (y, m) => `${(months[m - 1] ?? 'May').slice(0, 3)}. ${y}`,
  (y, m) => `${y}-${two(m)}`,
];
const formsVi: readonly DateForm[] = [
  (y, m) => `${two(m)}/${y}`,
  (y, m) => `${m}/${y}`,
  (y) => `${y}`,
  (y, m) => `T${m}/${y}`,
  (y, m) => `tháng ${m} năm ${y}`,
  (y, m) => `${two(m)}.${y}`,
  (y, m) => `tháng ${m}/${y}`,
];
const plainOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D');

export function tongueOf(draw: Draws, isVi: boolean): Tongue {
  const words = isVi ? vi : en;
  const bare = isVi && draw.chance(6);
  const spelled = (text: string): string => (bare ? plainOf(text) : text);
  const loud = draw.chance(8);
  const quiet = draw.chance(5);
  const formed = (text: string): string => (loud ? text.toUpperCase() : quiet ? text.toLowerCase() : text);
  const orgLoud = draw.chance(8);
  const dateForm = isVi
    ? draw.one(...(formsVi as [DateForm, ...DateForm[]]))
    : draw.one(...(formsEn as [DateForm, ...DateForm[]]));
  const dash = draw.one(' – ', ' - ', '–', ' — ', isVi ? ' đến ' : ' to ', '-', ' – ', ' - ');
  const now = isVi
    ? draw.one('nay', 'nay', 'hiện tại', 'Present', 'hiện nay', 'Nay')
    : draw.one('present', 'Present', 'now', 'today', 'Current', 'ongoing');
  const first = draw.chance(15);
  let year = 2026;
  const made = (): string => draw.of(en.syllables) + draw.of(en.endings);
  const name = (): string =>
    isVi && draw.chance(75) ? draw.of(vi.names) : draw.chance(45) ? draw.of(en.last) : made();
  const orgEn = (): string => {
    const type = draw.of(en.orgTypes);
    switch (draw.below(12)) {
      case 0:
        return `${name()} & ${name()} ${draw.chance(70) ? type : ''}`.trim();
      case 1:
        return `The ${draw.of(en.adjectives)} ${draw.of(en.things)}`;
      case 2:
        return `${draw.of(en.things)} & ${draw.of(en.things)}`;
      case 3:
        return `${draw.of(en.schoolHeads)} ${name()}`;
      case 4:
        return draw.one(
          `${draw.of(en.departments)}, ${name()} ${type}`,
          `Department of ${draw.of(en.domains)}`,
          name(),
        );
      case 5:
        return draw.one(
          name(),
          `${name()} ${name()}`,
          `${draw.of(en.adjectives)} ${draw.of(en.things)} ${type}`,
        );
      case 6:
        return draw.one(
          'Self-employed',
          'Freelance',
          `St. ${draw.of(en.last)}’s ${type}`,
          `Dr. A. ${draw.of(en.last)} ${type}`,
        );
      default:
        return `${name()} ${type}`;
    }
  };
  const orgVi = (): string => {
    const many = draw.chance(35) ? `${draw.of(vi.trades)} ` : '';
    switch (draw.below(8)) {
      case 0:
      case 1:
      case 2:
        return `${draw.of(vi.companies)} ${many}${name()}`;
      case 3:
        return draw.one(
          `${name()} Group`,
          `${name()} Agency`,
          name(),
          `${draw.of(vi.trades)} ${name()}`,
          'Tự do',
          orgEn(),
        );
      default:
        return `${draw.of(vi.shops)} ${draw.chance(20) ? many : ''}${name()}`;
    }
  };
  const titleEn = (): string => {
    if (draw.chance(14)) return draw.of(en.oddTitles);
    const level = draw.chance(45) ? `${draw.of(en.levels)} ` : '';
    const domain = draw.chance(70) ? `${draw.of(en.domains)} ` : '';
    const tail = draw.chance(18) ? ` ${draw.of(en.titleTails)}`.replace(' ,', ',') : '';
    const second = draw.chance(6)
      ? `${draw.one(' and ', ' / ', ' & ')}${draw.of(en.domains)} ${draw.of(en.heads)}`
      : '';
    return `${level}${domain}${draw.of(en.heads)}${second}${tail}`;
  };
  const titleVi = (): string => {
    if (draw.chance(8)) return titleEn();
    const tail = draw.chance(15) ? ` ${draw.of(vi.titleTails)}`.replace(' ,', ',') : '';
    return draw.chance(40)
      ? `${draw.of(vi.titles)}${tail}`
      : `${draw.of(vi.titleHeads)} ${draw.of(vi.titleFields)}${tail}`;
  };
  const step = (): { from: string; to: string; y: number } => {
    const to = year;
    year -= 1 + draw.below(4);
    return { from: dateForm(year, 1 + draw.below(9)), to: dateForm(to, 1 + draw.below(9)), y: year };
  };
  const range = (latest: boolean): string => {
    const { from, to, y } = step();
    const open = latest && draw.chance(75);
    if (open && draw.chance(18))
      return isVi
        ? draw.one(`từ ${from}`, `${from} tới giờ`, `${from} đến nay`, `Từ ${from} đến nay`)
        : draw.one(`since ${from}`, `${from} onwards`, `Since ${y}`, `${from} -`);
    if (!latest && draw.chance(8))
      return isVi
        ? draw.one(`${y}`, `hè ${y}`)
        : draw.one(`${y}`, `Summer ${y}`, `${y}/${two((y + 1) % 100)}`);
    if (first && isVi) return `Từ ${from} đến ${open ? now : to}`;
    return `${from}${dash}${open ? now : to}`;
  };
  return {
    draw,
    vi: isVi,
    words,
    person: () =>
      spelled(
        isVi
          ? `${draw.of(vi.last)} ${draw.of(vi.first)}`
          : `${draw.of(en.first)} ${draw.of(en.last)}${draw.chance(20) ? `-${draw.of(en.last)}` : ''}`,
      ),
    org: () => {
      const org = isVi ? orgVi() : orgEn();
      const tail = draw.chance(10) ? ` ${draw.of(words.orgRemarks)}`.replace(' ,', ',') : '';
      return spelled((orgLoud ? org.toUpperCase() : org) + tail);
    },
    title: () => spelled(formed(isVi ? titleVi() : titleEn())),
    place: () => spelled(draw.of(words.places)),
    school: () =>
      spelled(
        isVi
          ? `${draw.of(vi.schoolHeads)} ${draw.chance(75) ? `${draw.of(vi.schoolFields)} ` : ''}${draw.of(vi.schoolPlaces)}`
          : draw.chance(30)
            ? `${draw.of(en.schoolHeads)} ${name()}`
            : draw.chance(8)
              ? name()
              : `${name()} ${draw.of(en.schoolTypes)}`,
      ),
    degree: () => ({ degree: spelled(draw.of(words.degrees)), field: spelled(draw.of(words.fields)) }),
    leaving: () => ({
      degree: spelled(draw.of(words.schoolDegrees)),
      school: spelled(
        isVi
          ? `${draw.of(vi.secondary)} ${draw.of(draw.chance(50) ? vi.names : vi.schoolPlaces)}`
          : `${name()} ${draw.of(en.secondary)}`,
      ),
    }),
    task: () => {
      const made = `${draw.of(words.verbs)} ${draw.of(words.objects)}`;
      const tail = draw.chance(65) ? ` ${draw.of(words.tails)}`.replace(/ ([,;])/, '$1') : '';
      const more = draw.chance(25)
        ? `${draw.one('; ', ', ', '. ')}${draw.of(words.verbs).toLowerCase()} ${draw.of(words.objects)}`
        : '';
      return spelled(`${made}${tail}${more}${draw.chance(35) ? '.' : ''}`);
    },
    range,
    wrapped: (latest) => {
      const { from, to } = step();
      const end = latest ? now : to;
      return [
        isVi ? `${from} –` : draw.one(from, `${from} –`, `${from} -`),
        isVi ? end : draw.one(`to ${end}`, end, `– ${end}`),
      ];
    },
    year: () => {
      year -= draw.below(2);
      return String(year - draw.below(6));
    },
    skill: () => spelled(draw.of(words.skills)),
  };
}

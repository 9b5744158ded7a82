import type { Person } from './person.js';

/** One piece of a page, in reading order. Several cells stand side by side. */
export interface Piece {
  readonly style: 'name' | 'heading' | 'bold' | 'text' | 'bullet';
  readonly cells: readonly string[];
  readonly side?: boolean;
}

type Work = Person['work'][number];
type Study = Person['studies'][number];

interface Habit {
  /** The employer stands once above all positions held there. */
  readonly grouped?: boolean;
  readonly work: (work: Work) => Piece[];
  readonly study: (study: Study) => Piece[];
  readonly headings: boolean;
  readonly side: boolean;
}

const bold = (...cells: string[]): Piece => ({ style: 'bold', cells });
const line = (...cells: string[]): Piece => ({ style: 'text', cells });
const studyLines = ({ degree, school, dates }: Study): Piece[] => [bold(degree), line(school), line(dates)];

const roleFirst: Habit = {
  work: ({ title, company, dates }) => [bold(title), line(company), line(dates)],
  study: studyLines,
  headings: true,
  side: false,
};

/** How people lay out their résumés; each is one habit of writing. */
export const layouts = {
  'role-first': roleFirst,
  'employer-first': {
    ...roleFirst,
    work: ({ title, company, dates }) => [bold(company, dates), line(title)],
    study: ({ degree, school, dates }) => [bold(school, dates), line(degree)],
  },
  'one-line': {
    ...roleFirst,
    work: ({ title, company, dates }) => [bold(`${title} - ${company}`), line(dates)],
    study: ({ degree, school, dates }) => [line(`${degree} - ${school} (${dates})`)],
  },
  'dates-first': {
    ...roleFirst,
    work: ({ title, company, dates }) => [bold(dates), line(`${title}, ${company}`)],
    study: ({ degree, school, dates }) => [bold(dates), line(`${degree}, ${school}`)],
  },
  table: {
    ...roleFirst,
    work: ({ title, company, dates }) => [line(dates, `${company} | ${title}`)],
    study: ({ degree, school, dates }) => [line(dates, `${school} | ${degree}`)],
  },
  'two-columns': { ...roleFirst, side: true },
  'no-headings': { ...roleFirst, headings: false },
  labelled: {
    ...roleFirst,
    work: ({ title, company, dates }) => [bold(`${dates}: ${company}`), line(`Vị trí: ${title}`)],
  },
  promotions: {
    ...roleFirst,
    grouped: true,
    work: ({ title, dates }) => [line(title, dates)],
  },
} as const satisfies Readonly<Record<string, Habit>>;

export type LayoutName = keyof typeof layouts;

const vietnamese = {
  summary: 'MỤC TIÊU NGHỀ NGHIỆP',
  work: 'KINH NGHIỆM LÀM VIỆC',
  study: 'HỌC VẤN',
  skills: 'KỸ NĂNG',
};
const english = { summary: 'SUMMARY', work: 'WORK EXPERIENCE', study: 'EDUCATION', skills: 'SKILLS' };

/** The pieces of a person's résumé in a layout; headings in the language of the headline. */
export function piecesOf(person: Person, layout: LayoutName): Piece[] {
  const habit: Habit = layouts[layout];
  const words = /^[\p{ASCII}]+$/u.test(person.headline) ? english : vietnamese;
  const heading = (text: string, side = false): Piece[] =>
    habit.headings ? [{ style: 'heading', cells: [text], side }] : [];
  const { side } = habit;
  const contact: Piece[] = side
    ? [person.email, person.phone, person.place].map((text) => ({ style: 'text', cells: [text], side }))
    : [line(`${person.email} | ${person.phone} | ${person.place}`)];
  const skills: Piece[] = side
    ? person.skills.map((text) => ({ style: 'text', cells: [text], side }))
    : [line(person.skills.join(', '))];
  return [
    { style: 'name', cells: [person.name] },
    line(person.headline),
    ...contact,
    ...heading(words.summary),
    line(person.summary),
    ...heading(words.work),
    ...person.work.flatMap((work, i) => [
      ...(habit.grouped && person.work[i - 1]?.company !== work.company ? [bold(work.company)] : []),
      ...habit.work(work),
      ...work.bullets.map((text): Piece => ({ style: 'bullet', cells: [text] })),
    ]),
    ...heading(words.study),
    ...person.studies.flatMap((study) => habit.study(study)),
    // Without a heading a bare list of skills says nothing of what it is: people write a label before it.
    ...heading(words.skills, side),
    ...(habit.headings ? skills : [line(`${words.skills}: ${person.skills.join(', ')}`)]),
  ];
}

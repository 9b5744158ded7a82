import type { ScreeningRequirement } from '@fitfolio/analysis-contract/screening';
import type { ScreeningTable, TablePerson } from '@fitfolio/analysis-contract/screening-table';
import { dayOf } from '../../../vietnam-day.js';
import { tableWords } from '../table-words.js';
import type { PaperCell, PaperRow, PaperTask } from './paper-task.js';

const locales = { vi: 'vi-VN', en: 'en-US' } as const;
const verdicts = ['met', 'partly', 'not-found', 'cannot-tell'] as const;

/** Of a screening, what its table does not say. */
interface Screening {
  readonly title: string;
  readonly company: string | null;
  readonly createdAt: Date;
}

/** The table as a page says it, in the language of the table: codes for who is blind. */
export function paperTaskOf(table: ScreeningTable, { title, company, createdAt }: Screening): PaperTask {
  const { language, version, requirements, people } = table;
  const words = tableWords[language];
  const say = words.paper;
  const format = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 });
  const points = (value: number): string => format.format(value || 0);
  const of = ({ earned, weight }: { earned: number; weight: number }): string =>
    weight > 0 ? `${points(earned)}/${points(weight)}` : '';
  const cellOf = (person: TablePerson, id: string): PaperCell | null => {
    const cell = person.cells.find(({ requirementId }) => requirementId === id);
    if (!cell) return null;
    const verdict = words.verdicts[cell.verdict];
    const said = cell.weight > 0 ? say.cell(verdict, points(cell.earned), points(cell.weight)) : verdict;
    return { verdict: cell.verdict, points: of(cell), said };
  };
  const rowOf = ({ id, label, importance, emphasis, group }: ScreeningRequirement): PaperRow => {
    const weights = people.flatMap(({ cells }) =>
      cells.filter(({ requirementId }) => requirementId === id).map(({ weight }) => weight),
    );
    const most = Math.max(0, ...weights);
    const about = [
      importance === 'must' ? words.must : words.nice,
      say.emphasis[emphasis],
      group === null ? '' : say.alternative,
    ];
    return {
      label,
      weight: [about.filter(Boolean).join(', '), most > 0 ? say.upTo(points(most)) : say.notCounted],
      strong: importance === 'must',
      cells: people.map((person) => cellOf(person, id)),
    };
  };
  const rest = [...new Set(people.flatMap((person) => person.rest.map(({ label }) => label)))];
  const lead = [
    title,
    company,
    say.opened(dayOf(createdAt)),
    say.version(version),
    say.people(people.length),
  ];
  return {
    locale: locales[language],
    title: `${say.title}: ${title}`,
    heading: say.title,
    lead: lead.filter(Boolean).join(' · '),
    about: say.about,
    requirement: say.requirement,
    weight: say.weight,
    legend: verdicts.map((verdict) => ({ verdict, word: words.verdicts[verdict] })),
    people: people.map(({ name, code, musts }) => ({
      name: name ?? code,
      musts: say.mustsOf(musts.met, musts.all),
    })),
    rows: requirements.map(rowOf),
    sums: [
      ...rest.map((label) => ({
        label,
        strong: false,
        values: people.map((person) => {
          const line = person.rest.find((one) => one.label === label);
          return line ? of(line) || '–' : '–';
        }),
      })),
      {
        label: say.total,
        strong: true,
        values: people.map(({ score }) => (score === null ? say.noScore : String(score))),
      },
      {
        label: words.decision,
        strong: false,
        values: people.map(({ decision: { decision } }) => (decision ? words.decisions[decision] : '–')),
      },
    ],
    page: say.page,
    createdAt: createdAt.toISOString(),
  };
}

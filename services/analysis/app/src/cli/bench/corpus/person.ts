import { officePeople } from './people-office.js';
import { promotedPeople } from './people-promoted.js';
import { tradePeople } from './people-trades.js';

/** The truth of one résumé, from which its file is made. */
export interface Person {
  readonly name: string;
  readonly headline: string;
  readonly email: string;
  readonly phone: string;
  readonly place: string;
  readonly summary: string;
  readonly work: readonly {
    readonly title: string;
    readonly company: string;
    readonly dates: string;
    readonly bullets: readonly string[];
  }[];
  readonly studies: readonly { readonly degree: string; readonly school: string; readonly dates: string }[];
  readonly skills: readonly string[];
}

const bars = (line: string): string[] => line.split(' | ');
const cellsOf = (lines: readonly string[], mark: string): string[][] =>
  lines.filter((line) => line.startsWith(`${mark} `)).map((line) => bars(line.slice(2)));

/**
 * One person a block, blocks parted by `--`:
 * `name | headline | e-mail | phone | place`, then `S` summary, `W` title | company | dates | bullet…,
 * `E` degree | school | dates, `K` skills.
 */
function personOf(block: string): Person {
  const lines = block.trim().split('\n');
  const [name = '', headline = '', email = '', phone = '', place = ''] = bars(lines[0] ?? '');
  return {
    name,
    headline,
    email,
    phone,
    place,
    summary: cellsOf(lines, 'S')[0]?.[0] ?? '',
    work: cellsOf(lines, 'W').map(([title = '', company = '', dates = '', ...bullets]) => ({
      title,
      company,
      dates,
      bullets,
    })),
    studies: cellsOf(lines, 'E').map(([degree = '', school = '', dates = '']) => ({ degree, school, dates })),
    skills: (cellsOf(lines, 'K')[0]?.[0] ?? '').split(', '),
  };
}

const peopleOf = (text: string): Person[] => text.split('\n--\n').map(personOf);
export const people: readonly Person[] = [officePeople, tradePeople].flatMap(peopleOf);
/** People with several positions at one employer. */
export const promoted: readonly Person[] = peopleOf(promotedPeople);

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D');

/** The same person typed without diacritics. */
export const accentless = (person: Person): Person => JSON.parse(bare(JSON.stringify(person))) as Person;

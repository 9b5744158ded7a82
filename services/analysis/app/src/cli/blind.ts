import { blindMeasure } from './bench/blind.js';
import { blindPeople, type BlindSet } from './bench/blind-people.js';
import { table } from './bench/measure.js';

const sets: readonly BlindSet[] = ['own', 'people'];
const about: Readonly<Record<BlindSet, string>> = {
  own: 'People of this project: invented, in many forms of résumés.',
  people: 'People by other hands (`../shared/data/people`), the counted ones among them.',
};

export const isBlindSet = (name: string): name is BlindSet => (sets as readonly string[]).includes(name);

/** `fit blind`: who can still be told from masked texts. 1 where a bar is missed. */
export async function blind(
  set: BlindSet | null,
  show: boolean,
  print: (text: string) => void,
): Promise<number> {
  let passed = true;
  for (const one of set ? [set] : sets) {
    const people = await blindPeople(one);
    if (people.length === 0) {
      print(`**${one}.** Not here.\n`);
      continue;
    }
    const { lines, seen } = blindMeasure(people);
    print(`**${one}.** ${about[one]} ${people.length} people.\n\n${table(lines)}\n`);
    if (show) print(seen.join('\n'));
    passed &&= lines.every(({ pass }) => pass);
  }
  return passed ? 0 : 1;
}

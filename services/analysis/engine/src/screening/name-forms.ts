import { isSaid, namesKnowledge } from './name-words.js';
import type { NamePart, PersonName } from './names-of.js';

export interface FormPart {
  readonly part: NamePart;
  /** Only its first letter stands. */
  readonly initial: boolean;
}

/** Parts of a name in an order in which they may stand together. */
export interface NameForm {
  readonly plain: string;
  readonly parts: readonly FormPart[];
  /** All parts of the name, some of them, or some by their first letters. */
  readonly kind: 'full' | 'some' | 'initials';
}

const permutedMax = 4;

function permutations<One>(list: readonly One[]): One[][] {
  if (list.length <= 1) return [[...list]];
  return list.flatMap((one, i) =>
    permutations([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [one, ...rest]),
  );
}

/** The orders of a whole name: all of a short one; of a long one those that people use. */
function ordersOf<One>(list: readonly One[]): One[][] {
  if (list.length <= permutedMax) return permutations(list);
  const turned = list.map((_, i) => [...list.slice(i), ...list.slice(0, i)]);
  return [...turned, list.toReversed(), [...list.slice(-1), ...list.slice(0, -1).toReversed()]];
}

/** Neighbours of the name, also with the family name before or behind them. */
function someOf(name: PersonName): NamePart[][] {
  const runs: NamePart[][] = [];
  for (let from = 0; from < name.length; from += 1)
    for (let to = from + 1; to <= name.length; to += 1) {
      const run = name.slice(from, to);
      const [first, last] = [name[0], name.at(-1)];
      if (run.length >= 2) runs.push(run, run.toReversed());
      if (first && from > 0) runs.push([first, ...run], [...run, first]);
      if (last && to < name.length) runs.push([...run, last], [last, ...run]);
    }
  return runs.filter(
    (run) => run.length >= 2 && run.length < name.length && new Set(run).size === run.length,
  );
}

const tells = (run: readonly NamePart[]): boolean =>
  run.some(({ plain }) => !namesKnowledge(plain)) && !isSaid(run.map(({ written }) => written).join(' '));

/** `mnguyen`, `thaoht`, `dvtuyen`, `khanh.tq`: one part whole, the others by their first letters. */
function initialsOf(name: PersonName): FormPart[][] {
  const anchors = [...new Set([name[0], name.at(-1)])].flatMap((part) => part ?? []);
  const whole = (part: NamePart): FormPart => ({ part, initial: false });
  const short = (part: NamePart): FormPart => ({ part, initial: true });
  return anchors.flatMap((anchor) => {
    const others = name.filter((part) => part !== anchor).map(short);
    const ends = [others.slice(0, 1), others.slice(-1)].filter(() => others.length > 1);
    return [others, ...ends].flatMap((list) => [
      [...list, whole(anchor)],
      [whole(anchor), ...list],
    ]);
  });
}

const formOf = (parts: readonly FormPart[], kind: NameForm['kind']): NameForm => ({
  plain: parts.map(({ part, initial }) => (initial ? part.plain.slice(0, 1) : part.plain)).join(''),
  parts,
  kind,
});

/** The forms of a name of several parts, each once. */
export function formsOf(name: PersonName): NameForm[] {
  if (name.length < 2) return [];
  const whole = (run: readonly NamePart[]): FormPart[] => run.map((part) => ({ part, initial: false }));
  const forms = [
    ...ordersOf(name).map((order) => formOf(whole(order), 'full')),
    ...someOf(name)
      .filter(tells)
      .map((run) => formOf(whole(run), 'some')),
    ...initialsOf(name).map((parts) => formOf(parts, 'initials')),
  ];
  const known = new Set<string>();
  return forms.filter(({ plain, parts }) => {
    const key = `${plain}:${parts.map(({ part }) => part.plain).join(' ')}`;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

import { remember } from '../text/remember.js';
import { readLine, type Step } from './read-line.js';

/** Why a line may not be shown in place of what it rests on. */
export const refusalKinds = [
  'shape',
  'figure',
  'figure-lost',
  'figure-moved',
  'word',
  'word-lost',
  'word-moved',
  'count',
  'direction',
] as const;
export type RefusalKind = (typeof refusalKinds)[number];

export interface Refusal {
  readonly kind: RefusalKind;
  /** The figure or word it is about, as the contract reads it. */
  readonly about: string;
}

export const lineCharsMax = 320;
/** Control and invisible characters, placeholders that were not put back, markup, links, addresses, digits of other scripts. */
const foreign = /[\p{Cc}\p{Cf}\p{Co}⟦⟧]|[<>]\s*\/?\s*[a-z]|\*\*|\]\(|`|https?:|www\.|\S@\S|(?![0-9])\p{Nd}/iu;
const around = 3;
const nounReach = 4;

/** Whose something is stands in these; they carry no claim of their own. */
const owners = new Set(['your', 'bạn', 'i', 'my', 'their', 'tôi', 'họ']);
/** Who speaks: goes without saying at the head of a line, and nowhere else. */
const speakers = new Set(['i', 'tôi', 'em', 'mình']);
/** These directions may not be left out while what they point at stays. */
const kept = new Set(['to', 'from', 'under', 'before', 'after', 'for', 'cause']);
const year = /^[^:]*:(?:19|20)\d\d$/;

/** A word or figure of a line with the words near it in its clause. */
interface Place {
  readonly key: string;
  readonly near: ReadonlySet<string>;
  readonly next: readonly string[];
  readonly counted: boolean;
  /** With its neighbours, and the same read backwards: `team train customer`. */
  readonly triple: string | null;
  readonly turned: string | null;
}

interface Reading {
  readonly words: ReadonlyMap<string, number>;
  readonly droppable: ReadonlySet<string>;
  /** Droppable words that this text does not let go. */
  readonly needed: ReadonlySet<string>;
  readonly counted: ReadonlyMap<string, number>;
  readonly figures: ReadonlyMap<string, number>;
  readonly wordPlaces: readonly Place[];
  readonly figurePlaces: readonly (Place & { readonly percent: boolean })[];
  /** Words and figures of each clause. */
  readonly clauses: readonly ReadonlySet<string>[];
  /** Figures that stand side by side, as `3 of 11`. */
  readonly pairs: ReadonlySet<string>;
  /** Word → the directions it stands behind. */
  readonly directions: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Claims that a counted word may speak of: "not", "could", "helped". */
const reach = 3;

type Said = Exclude<Step, { kind: 'end' }>;
const isClaim = (step: Said): boolean =>
  step.kind === 'word' && (step.entry.role === 'word' || step.entry.role === 'counted');

const bump = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

function read(text: string): Reading {
  const steps = text.split('\n').flatMap((piece) => [...readLine(piece), { kind: 'end' } as const]);
  const words = new Map<string, number>();
  const droppable = new Set<string>();
  const needed = new Set<string>();
  const counted = new Map<string, number>();
  const figures = new Map<string, number>();
  const wordPlaces: Place[] = [];
  const figurePlaces: (Place & { percent: boolean })[] = [];
  const directions = new Map<string, Set<string>>();
  const clauses: Set<string>[] = [];
  const pairs = new Set<string>();
  let clause: Said[] = [];
  const close = (): void => {
    const claims = clause.map((one) => (isClaim(one) ? one.key : null));
    const kinds = clause.filter((one) => one.kind === 'figure' || isClaim(one));
    kinds.forEach((one, at) => {
      const following = kinds[at + 1];
      if (one.kind === 'figure' && following?.kind === 'figure') pairs.add(`${one.key} ${following.key}`);
    });
    clauses.push(
      new Set(
        clause.flatMap((one) =>
          one.kind === 'figure' || isClaim(one) || (one.kind === 'word' && owners.has(one.key))
            ? [one.key]
            : [],
        ),
      ),
    );
    clause.forEach((one, at) => {
      const before = claims.slice(0, at).filter((key) => key !== null);
      const next = claims.slice(at + 1).filter((key) => key !== null);
      const near = new Set([...before.slice(-around), ...next.slice(0, around)]);
      const counts = one.kind === 'word' && one.entry.role === 'counted';
      const [left, right] = [before.at(-1), next[0]];
      const inside = left !== undefined && right !== undefined && left !== right;
      const place = {
        key: one.key,
        near,
        next,
        counted: counts,
        triple: inside ? `${left} ${one.key} ${right}` : null,
        turned: inside ? `${right} ${one.key} ${left}` : null,
      };
      if (one.kind === 'figure') figurePlaces.push({ ...place, percent: one.figure.percent });
      else if (isClaim(one) || owners.has(one.key)) wordPlaces.push(place);
      if (one.kind === 'word' && one.entry.direction !== null && next[0] !== undefined) {
        const known = directions.get(next[0]) ?? new Set();
        directions.set(next[0], known.add(one.entry.direction));
      }
    });
    clause = [];
  };
  for (const one of steps) {
    if (one.kind === 'end') close();
    else {
      clause.push(one);
      if (one.kind === 'figure') bump(figures, one.key);
      else if (one.entry.role === 'droppable') {
        droppable.add(one.key);
        if (speakers.has(one.key) && words.size > 0) needed.add(one.key);
      } else if (isClaim(one)) {
        bump(words, one.key);
        if (one.entry.role === 'counted') bump(counted, one.key);
      }
    }
  }
  return { words, droppable, needed, counted, figures, wordPlaces, figurePlaces, clauses, pairs, directions };
}

const readSource = remember(read);
const overlap = <Key>(a: ReadonlySet<Key>, b: ReadonlySet<Key>): number =>
  [...a].filter((key) => b.has(key)).length;
const best = (near: ReadonlySet<string>, places: readonly Place[]): number =>
  Math.max(0, ...places.map((place) => overlap(near, place.near)));

function figureFaults(line: Reading, source: Reading): Refusal[] {
  const faults: Refusal[] = [];
  for (const [key, times] of line.figures)
    if ((source.figures.get(key) ?? 0) < times) faults.push({ kind: 'figure', about: key });
  for (const [key, times] of source.figures)
    if ((line.figures.get(key) ?? 0) < times) faults.push({ kind: 'figure-lost', about: key });
  for (const place of line.figurePlaces) {
    const own = source.figurePlaces.filter(({ key }) => key === place.key);
    const others = source.figurePlaces.filter(
      ({ key, percent }) =>
        key !== place.key && percent === place.percent && year.test(key) === year.test(place.key),
    );
    const noun = place.percent ? undefined : place.next[0];
    const nounIsFar =
      noun !== undefined &&
      !own.some(({ next }) => next.length === 0 || next.slice(0, nounReach).includes(noun));
    // A noun that follows this figure and no other says whose it is.
    const nounIsOwn =
      noun !== undefined &&
      own.some(({ next }) => next[0] === noun) &&
      others.every(({ next }) => next[0] !== noun);
    if (own.length > 0 && !nounIsOwn && (nounIsFar || best(place.near, others) > best(place.near, own)))
      faults.push({ kind: 'figure-moved', about: place.key });
  }
  for (const pair of line.pairs) {
    const turned = pair.split(' ').toReversed().join(' ');
    if (source.pairs.has(turned) && !source.pairs.has(pair))
      faults.push({ kind: 'figure-moved', about: pair });
  }
  return faults;
}

function wordFaults(line: Reading, source: Reading): Refusal[] {
  const faults: Refusal[] = [];
  for (const key of line.words.keys()) if (!source.words.has(key)) faults.push({ kind: 'word', about: key });
  for (const key of line.droppable) if (!source.droppable.has(key)) faults.push({ kind: 'word', about: key });
  for (const key of source.needed)
    if (!line.droppable.has(key)) faults.push({ kind: 'word-lost', about: key });
  for (const key of source.words.keys())
    if (!line.words.has(key)) faults.push({ kind: 'word-lost', about: key });
  for (const key of new Set([...line.counted.keys(), ...source.counted.keys()]))
    if (line.words.has(key) && source.words.has(key) && line.counted.get(key) !== source.counted.get(key))
      faults.push({ kind: 'count', about: key });
  return faults;
}

/** Two words changed places when each stands where the other stood. */
function movedWords(line: Reading, source: Reading): Refusal[] {
  const placesOf = (key: string): Place[] => source.wordPlaces.filter((place) => place.key === key);
  const prefers = (place: Place, other: string): boolean =>
    best(place.near, placesOf(other)) > best(place.near, placesOf(place.key));
  for (const [i, one] of line.wordPlaces.entries())
    for (const other of line.wordPlaces.slice(i + 1))
      if (one.key !== other.key && prefers(one, other.key) && prefers(other, one.key))
        return [{ kind: 'word-moved', about: `${one.key} ${other.key}` }];
  return [];
}

/** "Our staff trained customers" is not "customers trained our staff"; "not" and "could" stay with what they speak of. */
function turnedWords(line: Reading, source: Reading): Refusal[] {
  const triples = new Set(source.wordPlaces.map(({ triple }) => triple));
  return line.wordPlaces.flatMap((place): Refusal[] => {
    const own = source.wordPlaces.filter(({ key }) => key === place.key);
    const turned = place.turned !== null && triples.has(place.turned) && !triples.has(place.triple);
    const speaks = new Set(place.next.slice(0, reach));
    const lets =
      place.counted &&
      own.length > 0 &&
      speaks.size > 0 &&
      own.every(({ next }) => next.length > 0 && next.slice(0, reach).every((key) => !speaks.has(key)));
    return turned || lets ? [{ kind: 'word-moved', about: place.key }] : [];
  });
}

/** Two clauses changed parts when each holds what only one clause of the source holds, of both. */
function mixedClauses(line: Reading, source: Reading): Refusal[] {
  const alone = source.clauses.map(
    (clause, at) =>
      new Set([...clause].filter((key) => source.clauses.every((other, i) => i === at || !other.has(key)))),
  );
  const held = line.clauses.map(
    (clause) => new Set(alone.flatMap((own, at) => (overlap(clause, own) > 0 ? [at] : []))),
  );
  const mixed = held.some((one, i) => held.slice(i + 1).some((other) => overlap(one, other) > 1));
  // "Never" stands with a clause that it does not speak of.
  const strayed = line.clauses.some((clause) =>
    [...clause].some((key) => {
      const own = alone.filter((_, at) => source.counted.has(key) && source.clauses[at]?.has(key));
      const others = alone.filter((_, at) => !source.clauses[at]?.has(key));
      const shared = (set: ReadonlySet<string>): boolean =>
        [...set].some((one) => one !== key && clause.has(one));
      return own.length > 0 && own.every((set) => set.size > 1 && !shared(set)) && others.some(shared);
    }),
  );
  return mixed || strayed ? [{ kind: 'word-moved', about: 'clauses' }] : [];
}

function turnedDirections(line: Reading, source: Reading): Refusal[] {
  const lost = [...source.directions].flatMap(([word, known]): Refusal[] =>
    line.words.has(word) && [...known].some((one) => kept.has(one) && !line.directions.get(word)?.has(one))
      ? [{ kind: 'direction', about: word }]
      : [],
  );
  const turned = [...line.directions].flatMap(([word, said]): Refusal[] => {
    const known = source.directions.get(word);
    const strict = [...said].filter((direction) => direction !== 'with');
    const fits =
      known === undefined ? strict.length === 0 : [...said].every((direction) => known.has(direction));
    return fits ? [] : [{ kind: 'direction', about: word }];
  });
  return [...lost, ...turned];
}

/**
 * Why `line` says something else than `sources`, the literal pieces it rests on. Nothing: each claim of the line stands
 * in the sources, and none of theirs is missing.
 */
export function refuse(line: string, sources: readonly string[]): Refusal[] {
  const text = line.normalize('NFC');
  if (text.length > lineCharsMax || text.trim() === '' || foreign.test(text))
    return [{ kind: 'shape', about: text.slice(0, 40) }];
  const said = read(text);
  const source = readSource(sources.join('\n'));
  return [
    ...figureFaults(said, source),
    ...wordFaults(said, source),
    ...movedWords(said, source),
    ...turnedWords(said, source),
    ...mixedClauses(said, source),
    ...turnedDirections(said, source),
  ];
}

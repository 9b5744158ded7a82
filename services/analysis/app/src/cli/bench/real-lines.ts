import { atLeast, type Line, middle, share, stated, whole } from './measure.js';
import type { Person } from './people.js';
import { type FactTotals, peopleTotals } from './real-people.js';
import { type MarkedPost, postShares, postTotals } from './real-posts.js';

/** What is asked of a group; a group without bars is only stated. */
export interface RealBars {
  readonly items: number;
  readonly importance: number;
  readonly facts: number;
  readonly verdicts: number;
}

const lineOf = (what: string, n: number, value: number, bar: number | undefined): Line =>
  bar === undefined ? stated(what, n, value) : atLeast(what, n, value, bar);
const score = (what: string, n: number, value: number): Line => whole(stated(what, n, value), value);

export function realPostLines(posts: readonly MarkedPost[], bars: RealBars | null): Line[] {
  const totals = postTotals(posts);
  const { precision, recall, f1, importance } = postShares(totals);
  return [
    lineOf(`requirement items of ${totals.posts} posts, F1`, totals.asked, f1, bars?.items),
    stated('requirement items, precision', totals.listed, precision),
    stated('requirement items, recall', totals.asked, recall),
    lineOf('must or nice right', totals.weighed, importance, bars?.importance),
  ];
}

/** How rightly the facts of so many people are read. */
export function readFactLines(totals: FactTotals, people: number, bar?: number): Line[] {
  const { name, place, employer, title, degree, school, skills } = totals;
  return [
    lineOf(`name of ${people} people, exact`, name.wanted, name.recall, bar),
    lineOf('place', place.wanted, place.recall, bar),
    lineOf('employer F1', employer.wanted, employer.f1, bar),
    lineOf('job title F1', title.wanted, title.f1, bar),
    lineOf('degree F1', degree.wanted, degree.f1, bar),
    lineOf('school F1', school.wanted, school.f1, bar),
    lineOf('skills recall', skills.wanted, skills.recall, bar),
  ];
}

export function realPeopleLines(people: readonly Person[], bars: RealBars | null): Line[] {
  const totals = peopleTotals(people);
  const { own, foreign } = totals;
  const { verdictsRight, verdictsListed, verdictsAsked } = totals;
  return [
    ...readFactLines(totals, people.length, bars?.facts),
    lineOf(
      'verdicts right, of the items listed',
      verdictsListed,
      share(verdictsRight, verdictsListed),
      bars?.verdicts,
    ),
    stated('asked items that are listed', verdictsAsked, share(verdictsListed, verdictsAsked)),
    score('score on the own post, median', own.length, middle(own)),
    score('score on posts of others, median', foreign.length, middle(foreign)),
    score('score on posts of others, highest', foreign.length, Math.max(...foreign)),
    score('people whose own post comes first', own.length, totals.ownFirst),
  ];
}

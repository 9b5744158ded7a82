import { analyse } from '@fitfolio/fit-engine/analyse';
import { parseResume } from '@fitfolio/fit-engine/resume/parse-resume';
import type { Report, ResumeFacts } from '@fitfolio/fit-engine/report';
import { isClose, isWithin, plainFact } from './alike.js';
import { realDay } from './measure.js';
import type { Person } from './people.js';

/** Facts that are wanted, that were read, and that are right. */
export class FactCount {
  wanted = 0;
  read = 0;
  right = 0;

  add(
    wanted: readonly (string | null)[],
    read: readonly (string | null)[],
    same: (a: string, b: string) => boolean,
  ): void {
    const values = wanted.filter((value) => value !== null && value !== '') as string[];
    const left = read.filter((value) => value !== null && value !== '') as string[];
    this.wanted += values.length;
    this.read += left.length;
    for (const value of values) {
      const at = left.findIndex((other) => same(value, other));
      if (at < 0) continue;
      left.splice(at, 1);
      this.right += 1;
    }
  }

  get recall(): number {
    return this.right / Math.max(1, this.wanted);
  }
  get f1(): number {
    return (2 * this.right) / Math.max(1, this.wanted + this.read);
  }
}

const factNames = [
  'name',
  'email',
  'phone',
  'place',
  'employer',
  'title',
  'degree',
  'school',
  'skills',
] as const;
export type FactTotals = Readonly<Record<(typeof factNames)[number], FactCount>>;
export type PeopleTotals = FactTotals & {
  verdictsRight: number;
  verdictsListed: number;
  verdictsAsked: number;
  readonly own: number[];
  readonly foreign: number[];
  ownFirst: number;
};

const phoneDigits = 9;
const digits = (text: string): string => text.replace(/\D/g, '').slice(-phoneDigits);
const samePlain = (a: string, b: string): boolean => plainFact(a) === plainFact(b);

export const noFacts = (): FactTotals =>
  Object.fromEntries(factNames.map((name) => [name, new FactCount()])) as Record<
    (typeof factNames)[number],
    FactCount
  >;

export function addFacts(totals: FactTotals, truth: Person['truth'], facts: ResumeFacts): void {
  const { contact } = facts;
  totals.name.add([truth.contact.full_name], [contact.full_name], samePlain);
  totals.email.add([truth.contact.email], [contact.email], samePlain);
  totals.phone.add([truth.contact.phone], [contact.phone], (a, b) => digits(a) === digits(b));
  totals.place.add([truth.contact.location], [contact.location], (a, b) => isClose(a, b) || isWithin(b, a));
  const work = (key: 'company' | 'title'): [(string | null)[], (string | null)[]] => [
    truth.experience.map((entry) => entry[key]),
    facts.experience.map((entry) => entry[key]),
  ];
  totals.employer.add(...work('company'), isClose);
  totals.title.add(...work('title'), isClose);
  const studies = (key: 'degree' | 'institution'): [(string | null)[], (string | null)[]] => [
    truth.education.map((entry) => entry[key]),
    facts.education.map((entry) => entry[key]),
  ];
  // A degree may be read with its field.
  totals.degree.add(...studies('degree'), (a, b) => isClose(a, b) || isWithin(a, b));
  totals.school.add(...studies('institution'), isClose);
  totals.skills.add(truth.skills, facts.skills, isClose);
}

const labelCharsMin = 3;

function lineOf(report: Report, quote: string): Report['requirements'][number] | undefined {
  const asked = plainFact(quote);
  return report.requirements.find(({ label, sentence }) => {
    const own = plainFact(label);
    const inside = own.length >= labelCharsMin && asked.includes(own);
    return isClose(label, quote) || own.includes(asked) || inside || plainFact(sentence) === asked;
  });
}

function addVerdicts(totals: PeopleTotals, { verdicts }: Person, report: Report): void {
  for (const { quote, verdict } of verdicts) {
    totals.verdictsAsked += 1;
    const line = lineOf(report, quote);
    if (!line) continue;
    totals.verdictsListed += 1;
    if (line.verdict === verdict) totals.verdictsRight += 1;
  }
}

const noScore = -1;

/** What the engine reads of people, says of them, and how their own posts stand out from those of the others. */
export function peopleTotals(people: readonly Person[]): PeopleTotals {
  const totals: PeopleTotals = {
    ...noFacts(),
    verdictsRight: 0,
    verdictsListed: 0,
    verdictsAsked: 0,
    own: [],
    foreign: [],
    ownFirst: 0,
  };
  for (const person of people) {
    const { resume, language } = person;
    addFacts(totals, person.truth, parseResume(resume, realDay));
    const report = analyse({ resume, job: person.post, language, today: realDay });
    addVerdicts(totals, person, report);
    const own = report.score ?? noScore;
    const others = people
      .filter((other) => other.language === language && other.id !== person.id)
      .map(({ post }) => analyse({ resume, job: post, language, today: realDay }).score ?? noScore);
    totals.own.push(own);
    totals.foreign.push(...others);
    if (others.every((score) => score <= own)) totals.ownFirst += 1;
  }
  return totals;
}

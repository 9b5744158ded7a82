import type { ResumeFacts } from '@fitfolio/fit-engine/report';
import { atLeast, atMost, type Line, plain, Tally } from './measure.js';
import type { Truth } from './truth.js';

export interface Parsed {
  readonly truth: Truth;
  readonly facts: ResumeFacts;
}

/** How the facts of résumés compare with their truths. */
export function factLines(parsed: readonly Parsed[], of = ''): Line[] {
  const [contact, title, company, dates, degree, school, skills] = Array.from(
    { length: 7 },
    () => new Tally(),
  );
  let invented = 0;
  for (const { truth, facts } of parsed) {
    const contacts = facts.contact as unknown as Record<string, string | null>;
    for (const [key, value] of Object.entries(truth.contact))
      contact?.add([plain(value)], [plain(contacts[key])]);
    const pair = <T, F>(
      tally: Tally | undefined,
      expected: readonly T[],
      found: readonly F[],
      a: (item: T) => string,
      b: (item: F) => string | null,
    ): void =>
      tally?.add(
        expected.map((item) => plain(a(item))),
        found.map((item) => plain(b(item))).filter((item) => item !== ''),
      );
    pair(
      title,
      truth.experience,
      facts.experience,
      (t) => t.title,
      (f) => f.title,
    );
    pair(
      company,
      truth.experience,
      facts.experience,
      (t) => t.company,
      (f) => f.company,
    );
    pair(
      dates,
      truth.experience,
      facts.experience,
      (t) => t.dates,
      (f) => f.dates,
    );
    pair(
      degree,
      truth.education,
      facts.education,
      (t) => t.degree,
      (f) => f.degree,
    );
    pair(
      school,
      truth.education,
      facts.education,
      (t) => t.institution,
      (f) => f.institution,
    );
    pair(skills, truth.skills, facts.skills, String, String);
    const known = new Set(truth.experience.map((item) => plain(item.company)));
    invented += facts.experience.filter(
      (item) => item.company !== null && !known.has(plain(item.company)),
    ).length;
  }
  const named = { contact, title, company, dates, degree, school, skills } as Record<string, Tally>;
  const tally = (name: string): Tally => named[name] ?? new Tally();
  return [
    atLeast(`${of}contact fields exact`, tally('contact').n, tally('contact').recall, 0.98),
    atLeast(`${of}employer F1`, tally('company').n, tally('company').f1, 0.9),
    atLeast(`${of}job title F1`, tally('title').n, tally('title').f1, 0.9),
    atLeast(`${of}dates F1`, tally('dates').n, tally('dates').f1, 0.9),
    atLeast(`${of}degree F1`, tally('degree').n, tally('degree').f1, 0.9),
    atLeast(`${of}school F1`, tally('school').n, tally('school').f1, 0.9),
    atLeast(`${of}skills recall`, tally('skills').n, tally('skills').recall, 0.9),
    atMost(`${of}invented employers`, tally('company').n, invented, 0),
  ];
}

/** The facts that must be the same in all designs of one résumé, as one string each. */
export const designKey = ({ experience, skills }: ResumeFacts): string =>
  JSON.stringify([experience.map(({ title, company, dates }) => [title, company, dates]), skills.toSorted()]);

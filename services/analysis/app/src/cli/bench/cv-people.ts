import type { CvDocument, CvLine } from '@fitfolio/fit-engine/cv/cv-document';
import type { Person } from './corpus/person.js';

const isVietnamese = ({ headline }: Person): boolean => !/^\p{ASCII}+$/u.test(headline);

/** A person's CV as they would type it: the truth of the corpus, in Harvard's form. */
export function cvOfPerson(person: Person, withGrade: boolean): CvDocument {
  let count = 0;
  const line = (text: string): CvLine => {
    count += 1;
    return { id: `l${count}`, text, by: 'you', quote: null, rules: [], shown: true };
  };
  const empty = { org: '', place: '', title: '', dates: '', detail: '', by: 'you' as const, quotes: [] };
  const language = isVietnamese(person) ? 'vi' : 'en';
  return {
    version: 1,
    language,
    design: 'harvard',
    paper: 'a4',
    pages: 1,
    contact: { name: person.name, email: person.email, phone: person.phone, place: person.place, links: [] },
    headline: person.headline,
    summary: line(person.summary),
    sections: [
      {
        kind: 'experience',
        entries: person.work.map(({ title, company, dates, bullets }, i) => ({
          ...empty,
          id: `w${i}`,
          org: company,
          title,
          dates,
          lines: bullets.map(line),
        })),
      },
      {
        kind: 'education',
        entries: person.studies.map(({ degree, school, dates }, i) => ({
          ...empty,
          id: `s${i}`,
          org: school,
          title: degree,
          dates,
          detail: withGrade ? '3.45/4' : '',
          lines: [],
        })),
      },
      { kind: 'skills', entries: [{ ...empty, id: 'k', lines: person.skills.map(line) }] },
    ],
  };
}

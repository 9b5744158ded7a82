import { describe, expect, it } from '@jest/globals';
import { analyse } from '@fitfolio/fit-engine/analyse';
import { plainTextDocument } from '@fitfolio/fit-engine/document';
import { extractDocument } from '#src/documents/extract-document';
import { layouts, type LayoutName } from './corpus/layout.js';
import { people } from './corpus/person.js';
import { printed } from './corpus/resumes.js';
import { readPosts } from './own-posts.js';
import { benchDay } from './measure.js';

const names = (Object.keys(layouts) as LayoutName[]).filter((name) => name !== 'promotions');
const post = plainTextDocument(readPosts()[0]?.text ?? '');
const printMs = 240_000;

describe('layout-proof: one person in every layout', () => {
  it.each(people.slice(0, 1).map((person) => ({ headline: person.headline, person })))(
    'has the same facts and the same score: $headline',
    async ({ person }) => {
      const readings = new Map<string, LayoutName[]>();
      for (const layout of names) {
        const bytes = await printed(person, { layout, format: 'pdf', form: 'NFC' });
        const read = await extractDocument({ bytes, fileName: `${layout}.pdf` });
        if (!read.ok) throw new Error(`${layout}: ${read.code}`);
        const { resume, score } = analyse({
          resume: read.document,
          job: post,
          language: 'en',
          today: benchDay,
        });
        const jobs = resume.experience.map(({ title, company, dates }) => [title, company, dates]);
        const studies = resume.education.map(({ degree, institution }) => [degree, institution]);
        const key = JSON.stringify({ score, jobs, studies, skills: resume.skills.toSorted() });
        readings.set(key, [...(readings.get(key) ?? []), layout]);
      }
      expect([...readings]).toHaveLength(1);
    },
    printMs,
  );
});

import { analyse } from '@fitfolio/fit-engine/analyse';
import { plainTextDocument } from '@fitfolio/fit-engine/document';
import { extractDocument } from '#src/documents/extract-document';
import { layouts, type LayoutName } from './corpus/layout.js';
import type { Person } from './corpus/person.js';
import { printed } from './corpus/resumes.js';
import { benchDay } from './measure.js';
import { readPosts } from './own-posts.js';

export const layoutNames = (Object.keys(layouts) as LayoutName[]).filter((name) => name !== 'promotions');
const post = plainTextDocument(readPosts()[0]?.text ?? '');

/** What is read of one person in these layouts, each reading with those that gave it: one when the layout does not matter. */
export async function readingsOf(
  person: Person,
  names: readonly LayoutName[],
): Promise<Map<string, LayoutName[]>> {
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
  return readings;
}

import type { CvLanguage } from '@fitfolio/fit-engine/cv/cv-document';
import { documentOfCv } from '@fitfolio/fit-engine/cv/as-document';
import { parseResume } from '@fitfolio/fit-engine/resume/parse-resume';
import { describe, expect, it } from '@jest/globals';
import { shapedCv } from '../src/cli/bench/corpus/shaped-cv.js';
import { countOf, missedIn } from '../src/cli/bench/cv-reread.js';

const today = '2026-06-01';
const languages: readonly CvLanguage[] = ['vi', 'en'];
const seeds = Array.from({ length: 60 }, (_, seed) => seed);
/** One of each design. */
const exported = [0, 1, 2].map((seed) => shapedCv(seed, seed % 2 === 0 ? 'vi' : 'en'));

/** Names, schools, degrees, grades, places and skills of many shapes: `npm run bench:cv` draws more of them. */
describe('a CV drawn from many shapes', () => {
  it.each(languages)('is read again as it stands, %s', (language) => {
    const documents = seeds.map((seed) => shapedCv(seed, language));
    const counts = documents.map((document) =>
      countOf(document.contact.email, document, parseResume(documentOfCv(document), today)),
    );
    expect(counts.flatMap(({ missed }) => missed)).toEqual([]);
    expect(Math.min(...counts.map(({ wanted }) => wanted))).toBeGreaterThan(5);
  });

  it.each(exported)('comes back from its files: $design', async (document) => {
    expect(await missedIn(document, 'pdf', today)).toEqual([]);
    expect(await missedIn(document, 'docx', today)).toEqual([]);
  });
});

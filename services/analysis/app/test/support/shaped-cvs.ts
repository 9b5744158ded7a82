import type { CvDocument, CvLanguage } from '@fitfolio/fit-engine/cv/cv-document';
import { documentOfCv } from '@fitfolio/fit-engine/cv/as-document';
import { parseResume } from '@fitfolio/fit-engine/resume/parse-resume';
import { expect } from '@jest/globals';
import { shapedCv } from '../../src/cli/bench/corpus/shaped-cv.js';
import { countOf, missedIn } from '../../src/cli/bench/cv-reread.js';

const today = '2026-06-01';
export const languages: readonly CvLanguage[] = ['vi', 'en'];
/** One of each design. */
export const exported: readonly CvDocument[] = [0, 1, 2].map((seed) =>
  shapedCv(seed, seed % 2 === 0 ? 'vi' : 'en'),
);

/** So many CVs of drawn shapes are read again as they stand. */
export function areReadAsTheyStand(count: number, language: CvLanguage): void {
  const documents = Array.from({ length: count }, (_, seed) => shapedCv(seed, language));
  const counts = documents.map((document) =>
    countOf(document.contact.email, document, parseResume(documentOfCv(document), today)),
  );
  expect(counts.flatMap(({ missed }) => missed)).toEqual([]);
  expect(Math.min(...counts.map(({ wanted }) => wanted))).toBeGreaterThan(5);
}

/** All of a CV comes back from its file. */
export async function comesBack(document: CvDocument, format: 'pdf' | 'docx'): Promise<void> {
  expect(await missedIn(document, format, today)).toEqual([]);
}

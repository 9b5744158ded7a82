import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFolder } from '../bin/lib/prepare.mjs';

const read = (name) => readFileSync(join(sampleFolder(), name));
const resume = read('resume.vi.txt');
const job = read('job.vi.txt').toString();

/** What no requirement can be read of: its run fails and gives its token back. */
const nonsense = 'xyzzy '.repeat(40);

/** As `sample`, for a premium analysis of its own: the same documents again would be answered by the stored result. */
export function premiumSample(mark, fails) {
  const form = sample();
  form.set('jobDescriptionText', fails ? `${nonsense}${mark}` : `${job}\n${mark}`);
  return form;
}

/** A post of a screening. */
export function postSample() {
  const form = new FormData();
  form.set('jobDescriptionText', job);
  form.set('outputLanguage', 'vi');
  return form;
}

/** A résumé of a screening; each mark is another file. */
export function candidateSample(mark) {
  const form = new FormData();
  form.set('resume', new Blob([resume, `\n${mark}\n`], { type: 'text/plain' }), `cv-${mark}.txt`);
  return form;
}

/** The landing page's invented person and job, as the form sends them. */
export function sample() {
  const form = new FormData();
  form.set('resume', new Blob([resume], { type: 'text/plain' }), 'cv.txt');
  form.set('jobDescriptionText', job);
  form.set('outputLanguage', 'vi');
  return form;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFolder } from '../bin/lib/prepare.mjs';

const read = (name) => readFileSync(join(sampleFolder(), name));
const resume = read('resume.vi.txt');
const job = read('job.vi.txt').toString();

/** The landing page's invented person and job, as the form sends them. */
export function sample() {
  const form = new FormData();
  form.set('resume', new Blob([resume], { type: 'text/plain' }), 'cv.txt');
  form.set('jobDescriptionText', job);
  form.set('outputLanguage', 'vi');
  return form;
}

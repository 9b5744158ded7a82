import type { Document } from '@fitfolio/fit-engine/document';
import { readJob } from '@fitfolio/fit-engine/job/read-job';
import { parseResume } from '@fitfolio/fit-engine/resume/parse-resume';

/** Only says what "present" is, which names nobody. */
const anyDay = '2026-01-01';

/** Names, places, schools and employers of both documents, which no model is told. */
export function identifiersOf(resume: Document, job: Document): string[] {
  const { contact, experience, education } = parseResume(resume, anyDay);
  const { company, location } = readJob(job).facts;
  return [
    contact.full_name,
    contact.email,
    contact.phone,
    contact.location,
    ...contact.links,
    ...experience.map((position) => position.company),
    ...education.map((study) => study.institution),
    company,
    location,
  ].filter((one) => one !== null);
}

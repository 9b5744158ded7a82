import type { Document } from '@fitfolio/fit-engine/document';
import { readJob } from '@fitfolio/fit-engine/job/read-job';
import type { PremiumReport } from '@fitfolio/fit-engine/premium/premium-report';
import { parseResume } from '@fitfolio/fit-engine/resume/parse-resume';

type Read = Pick<PremiumReport['resume'], 'contact' | 'experience' | 'education'>;

/** Names, places, schools and employers that were read, which no model is told. */
export const identifiersIn = (
  { contact, experience, education }: Read,
  { company, location }: Pick<PremiumReport['job'], 'company' | 'location'>,
): string[] =>
  [
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

/** Only says what "present" is, which names nobody. */
const anyDay = '2026-01-01';

/** The same of both documents. */
export const identifiersOf = (resume: Document, job: Document): string[] =>
  identifiersIn(parseResume(resume, anyDay), readJob(job).facts);

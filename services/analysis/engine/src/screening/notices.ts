import { compare } from '../compare.js';
import { type Document, plainTextDocument } from '../document.js';

const noticeCodes = ['two-people', 'job-as-resume', 'instructions', 'hidden-text'] as const;
export type CandidateNotice = (typeof noticeCodes)[number];

/** No date of the résumé is judged here. */
const anyDay = '2000-01-01';

/** What is odd about a résumé by itself, each once: the integrity checks without a post to compare it with. */
export function candidateNotices(resume: Document): CandidateNotice[] {
  const { findings } = compare(resume, plainTextDocument(''), anyDay);
  return noticeCodes.filter((code) =>
    findings.some((finding) => finding.where === 'resume' && finding.code === code),
  );
}

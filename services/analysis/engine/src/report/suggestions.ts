import type { SectionKind } from '../catalogue/section-headings.js';
import type { Job } from '../job/read-job.js';
import type { Suggestion } from '../report.js';
import type { Resume } from '../resume/parse-resume.js';
import type { AdviceSection } from '../words/advice.js';
import type { Words } from '../words/words.js';
import { adviceOnTerms, type AdviceScene } from './advice-terms.js';
import { adviceOnWriting } from './advice-writing.js';

const suggestionsMax = 8;
const measuredMax = 5;

/** The heading of a section as the résumé has it, or its usual name. */
const headings =
  (resume: Resume, words: Words) =>
  (section: AdviceSection): string => {
    const kind: SectionKind = section;
    const own = resume.sections.find((one) => one.kind === kind && one.title !== '');
    return own?.title.replace(/\s*:\s*$/, '') ?? words.advice.section[section];
  };

/** Advice by what it is worth: first what the score measures, ordered by gain, then what it does not. */
export function suggestionsOf(scene: AdviceScene & { readonly job: Job }, hidden: boolean): Suggestion[] {
  const { resume, words } = scene;
  const headingOf = headings(resume, words);
  const measured = adviceOnTerms(scene, headingOf).toSorted((a, b) => b.exact - a.exact);
  const writing = adviceOnWriting(scene, hidden, headingOf);
  const room = Math.max(measuredMax, suggestionsMax - writing.length);
  const first = measured.slice(0, room).map(({ suggestion }) => suggestion);
  return [...first, ...writing].slice(0, suggestionsMax);
}

import type { Job } from '../job/read-job.js';
import type { Suggestion } from '../report.js';
import type { Position } from '../resume/experience.js';
import type { Resume } from '../resume/parse-resume.js';
import type { Advice, AdviceSection } from '../words/advice.js';
import type { Words } from '../words/words.js';
import { lineOf } from './advice-terms.js';
import { hasSummary, speaksOf } from './summary.js';
import { hasFigure } from './writing.js';

const email = /[\w.+-]{1,64}@[\w-]{1,64}\.\w/u;
const phone = /(?:\d[\s.()-]{0,2}){9}/u;
/** An opening that tells of a duty, not of a deed. */
export const dutyOpening =
  /^(?:responsible for|in charge of|duties included?|worked on|helped with|was part of|involved in|chịu trách nhiệm(?: về| trong)?|được giao)\s+(?=\p{L})/iu;
const skillsShown = 3;

const headerOf = ({ title, company }: Position): string =>
  [title?.text, company?.text].filter((part) => part !== undefined).join(', ');

interface Draft {
  readonly id: string;
  readonly kind: Suggestion['kind'];
  readonly section: AdviceSection;
  readonly advice: Advice;
  readonly before?: string;
}

function onSummary(resume: Resume, job: Job, words: Words): Draft[] {
  const { title } = job.facts;
  const skills = resume.skills.slice(0, skillsShown).map(({ text }) => text);
  const role =
    resume.contact.headline?.text ?? resume.positions.find((one) => one.title !== null)?.title?.text ?? null;
  const base = { id: 's-summary', kind: 'summary', section: 'summary' } as const;
  if (!hasSummary(resume)) return [{ ...base, advice: words.advice.summaryMissing(title, { role, skills }) }];
  const said = resume.summary?.text ?? null;
  const silent = title !== null && said !== null && !speaksOf(said, title);
  return silent ? [{ ...base, advice: words.advice.summaryTitle(title, skills), before: lineOf(said) }] : [];
}

function onLines(resume: Resume, words: Words): Draft[] {
  const drafts: Draft[] = [];
  const lines = resume.positions.flatMap(({ body }) => body.map(({ text }) => text));
  const base = { kind: 'achievement', section: 'experience' } as const;
  const duty = lines.find((line) => dutyOpening.test(line));
  if (duty !== undefined) {
    const advice = words.advice.opening(lineOf(duty.replace(dutyOpening, '')).replace(/[.;,]+$/, ''));
    drafts.push({ ...base, id: 's-opening', advice, before: lineOf(duty) });
  }
  const plain = lines.filter((line) => !hasFigure(line) && line !== duty);
  const told = plain.find((line) => line.split(/\s+/).length >= 4) ?? plain[0];
  if (told !== undefined && plain.length > lines.length / 2) {
    const line = lineOf(told);
    const advice = words.advice.numbers(
      line.replace(/[.;,]+$/, ''),
      lines.filter((one) => !hasFigure(one)).length,
      lines.length,
    );
    drafts.push({ ...base, id: 's-numbers', advice, before: line });
  }
  return drafts;
}

/** Advice on what the score does not measure: what a reader needs and the résumé does not hold. */
export function adviceOnWriting(
  resume: Resume,
  job: Job,
  hidden: boolean,
  words: Words,
  headingOf: (section: AdviceSection) => string,
): Suggestion[] {
  const say = words.advice;
  const { text } = resume.read;
  const drafts: Draft[] = [];
  if (hidden) drafts.push({ id: 's-hidden', kind: 'format', section: 'contact', advice: say.hidden });
  if (!resume.contact.email && !email.test(text))
    drafts.push({ id: 's-email', kind: 'contact', section: 'contact', advice: say.email });
  if (!resume.contact.phone && !phone.test(text))
    drafts.push({ id: 's-phone', kind: 'contact', section: 'contact', advice: say.phone });
  const undated = resume.positions.find(({ range, title }) => range === null && title !== null);
  if (undated) {
    const header = headerOf(undated);
    drafts.push({
      id: 's-dates',
      kind: 'experience',
      section: 'experience',
      advice: say.dates(header),
      before: header,
    });
  }
  // Lines under a heading of projects belong to some position; only a history without any line lacks them for sure.
  const told = resume.positions.some(({ body }) => body.length > 0);
  const bare = told ? undefined : resume.positions.find(({ title }) => title !== null);
  if (bare) {
    const header = headerOf(bare);
    drafts.push({
      id: 's-bullets',
      kind: 'experience',
      section: 'experience',
      advice: say.bullets(header),
      before: header,
    });
  }
  drafts.push(...onSummary(resume, job, words), ...onLines(resume, words));
  return drafts.map(({ id, kind, section, advice, before }) => ({
    id,
    kind,
    ...advice,
    gain: 0,
    requirementIds: [],
    section: headingOf(section),
    ...(before === undefined ? {} : { before }),
  }));
}

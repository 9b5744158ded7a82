import type { Document } from '@fitfolio/fit-engine/document';
import { premiumReport } from '@fitfolio/fit-engine/premium';
import type { Line, Measure, PremiumReport, PremiumTexts } from '@fitfolio/fit-engine/premium/premium-report';
import { premiumTexts } from '@fitfolio/fit-engine/premium/words';

function linesOf(lines: readonly (Line & { gain?: number })[], texts: PremiumTexts): string[] {
  return lines.flatMap(({ id, quotes, requirementIds, gain }) => {
    const { title, detail, proposal } = texts.lines[id] ?? { title: '', detail: null, proposal: null };
    return [
      `  - ${title}${gain === undefined ? '' : ` (+${gain})`} [${[id, ...requirementIds].join(' ')}]`,
      ...[detail, proposal].filter((text) => text !== null).map((text) => `      ${text}`),
      ...quotes.map(({ quote }) => `      “${quote}”`),
    ];
  });
}

function measureLines({ id, score, parts }: Measure, texts: PremiumTexts): string[] {
  return [
    `${id}: ${score ?? '–'}. ${texts.measures[id] ?? ''}`,
    ...parts.flatMap((part) => {
      const [first = '', ...rest] = linesOf([part], texts);
      return [`  ${part.unmeasured ? '–' : `${part.got} of ${part.max}`}${first.slice(1)}`, ...rest];
    }),
  ];
}

type Requirements = PremiumReport['requirements'];

/** A sentence that was not judged, or whose parts were taken as demands and are listed. */
const isUnjudgedSentence = (
  { id, kind, verdict, sentence }: Requirements[number],
  all: Requirements,
): boolean =>
  kind === 'duty' &&
  (verdict === 'cannot-tell' || all.some((one) => one.id !== id && one.sentence === sentence));

/** Requirements that no line above speaks of, as the page lists them. */
function othersOf({ requirements, sections }: PremiumReport, texts: PremiumTexts): string[] {
  const { skills, education } = sections;
  const told = new Set([
    ...sections.metrics.flatMap(({ parts }) => parts.flatMap(({ requirementIds }) => requirementIds)),
    ...[skills.must, skills.nice].flatMap((group) => Object.values(group).flat()),
    ...[...education.matches, ...education.gaps, ...education.running].flatMap(
      ({ requirementIds }) => requirementIds,
    ),
  ]);
  const left = requirements.filter(({ id }) => !told.has(id));
  const silent = left.filter((one) => isUnjudgedSentence(one, requirements));
  const others = left.filter((one) => !isUnjudgedSentence(one, requirements));
  return [
    ...(others.length === 0 ? [] : ['OTHER REQUIREMENTS:']),
    ...others.flatMap(({ id, kind, importance, verdict, evidence }) => [
      `  - ${kind === 'condition' ? kind : importance}, ${verdict}: ${texts.requirements[id]?.label ?? id} [${id}]`,
      `      ${texts.requirements[id]?.reason ?? ''}`,
      ...evidence.map(({ quote }) => `      “${quote}”`),
    ]),
    ...(silent.length === 0 ? [] : ['SENTENCES OF THE POST WITHOUT A VERDICT OF THEIR OWN:']),
    ...silent.map(({ id, sentence }) => `  - “${sentence}” [${id}]`),
  ];
}

function textOf(report: PremiumReport, texts: PremiumTexts): string {
  const { sections } = report;
  const { experience, education, keywords, enhancement, gaps, skills } = sections;
  const label = (id: string): string => texts.requirements[id]?.choice ?? id;
  const group = (name: string, lines: readonly (Line & { gain?: number })[]): string[] =>
    lines.length === 0 ? [] : [`${name}:`, ...linesOf(lines, texts)];
  return [
    `SCORE ${report.score ?? '–'} (${report.band ?? '–'}). ${texts.summary}`,
    ...sections.metrics.flatMap((measure) => measureLines(measure, texts)),
    'EXPERIENCE',
    ...[experience.minimum, experience.relevance, experience.quality].flatMap((one) =>
      measureLines(one, texts),
    ),
    ...group('gaps', experience.gaps),
    'DEMANDS',
    ...report.requirements
      .filter((one) => !isUnjudgedSentence(one, report.requirements))
      .map(
        ({ id, importance, kind, verdict, group }) =>
          `  ${kind === 'condition' && importance === 'must' ? '' : `${importance} `}${kind}${group === null ? '' : `, one of ${group}`}: ${texts.requirements[id]?.label ?? id} [${id} ${verdict}]`,
      ),
    'SKILLS',
    ...(['must', 'nice'] as const).flatMap((importance) =>
      Object.entries(skills[importance]).map(
        ([verdict, ids]) => `  ${importance} ${verdict}: ${ids.map(label).join(', ')}`,
      ),
    ),
    'EDUCATION',
    ...group('matches', education.matches),
    ...group('gaps', education.gaps),
    ...group('running', education.running),
    'KEYWORDS',
    ...[...keywords.matching, ...keywords.missing].map(
      ({ form, job, resume, inJob, inResume }) =>
        `  ${form}: ${job} ×${inJob}${resume === null ? '' : ` / ${resume} ×${inResume}`}`,
    ),
    ...group('STRENGTHS', sections.strengths),
    ...group('SUMMARY', enhancement.summary),
    ...group('KEYWORDS', enhancement.keywords),
    ...measureLines(enhancement.achievements.measure, texts),
    ...group('ACHIEVEMENTS', enhancement.achievements.lines),
    ...group('ENTRIES', enhancement.experience),
    ...group('FORMAT', enhancement.format),
    ...group('GAPS (points: what each alone would add) experience', gaps.experience),
    ...group('GAPS education', gaps.education),
    ...group('GAPS skills', gaps.skills),
    ...othersOf(report, texts),
    ...group('CAREER', sections.career.overqualified ? [sections.career.overqualified] : []),
  ].join('\n');
}

/** A premium report to be read line by line. */
export function premiumText(resume: Document, job: Document, language: 'en' | 'vi', today: string): string {
  const report = premiumReport({ resume, job, today });
  return textOf(report, premiumTexts(report, language));
}

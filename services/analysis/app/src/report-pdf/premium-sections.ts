import type {
  Keyword,
  Line,
  Measure,
  PremiumReport,
  PremiumTexts,
} from '@fitfolio/fit-engine/premium/premium-report';
import { premiumHeadings } from './premium-headings.js';
import type { PaperGroup, PaperSection } from './report-task.js';

/** The sections of a premium report as tables of lines, in the language of its texts. */
export function premiumSections(report: PremiumReport, texts: PremiumTexts): PaperSection[] {
  const { metrics, experience, skills, education, keywords, strengths, enhancement, gaps, career } =
    report.sections;
  const words = premiumHeadings[texts.language];
  const group = (title: string, lines: readonly Line[]): PaperGroup => ({
    title,
    score: null,
    basis: lines.length === 0 ? words.none : null,
    lines: lines.map((line) => ({ ...saidOf(line, texts), points: null })),
  });
  const measure = (title: string, { id, score, parts }: Measure): PaperGroup => ({
    title,
    score,
    basis: texts.measures[id] ?? null,
    lines: parts.flatMap((part) => {
      if (texts.lines[part.id] === undefined) return [];
      return [{ ...saidOf(part, texts), points: { got: part.got, max: part.max } }];
    }),
  });
  const named = (title: string, names: readonly string[]): PaperGroup => ({
    title,
    score: null,
    basis: names.length === 0 ? words.none : names.join(' · '),
    lines: [],
  });
  const labels = (ids: readonly string[]) => ids.map((id) => texts.requirements[id]?.choice ?? '');
  const written = (list: readonly Keyword[]) => list.map(({ job, inResume }) => `${job} (${inResume})`);
  return [
    { title: words.metrics, groups: metrics.map((each) => measure(words.metric[each.id], each)) },
    {
      title: words.experience,
      groups: [
        measure(words.minimum, experience.minimum),
        measure(words.relevance, experience.relevance),
        measure(words.quality, experience.quality),
        group(words.experienceGaps, experience.gaps),
      ],
    },
    {
      title: words.skills,
      groups: [
        named(words.met, labels([...skills.must.met, ...skills.nice.met])),
        named(words.missing, labels([...skills.must.missing, ...skills.nice.missing])),
      ],
    },
    {
      title: words.education,
      groups: [
        group(words.matches, education.matches),
        group(words.running, education.running),
        group(words.gaps, education.gaps),
      ],
    },
    {
      title: words.keywords,
      groups: [
        named(words.matching, written(keywords.matching)),
        named(words.missing, written(keywords.missing)),
      ],
    },
    { title: words.strengths, groups: [group('', strengths)] },
    {
      title: words.enhancement,
      groups: [
        group(words.summary, enhancement.summary),
        group(words.integration, enhancement.keywords),
        measure(words.achievements, enhancement.achievements.measure),
        group('', enhancement.achievements.lines),
        group(words.positions, enhancement.experience),
        group(words.format, enhancement.format),
      ],
    },
    {
      title: words.addressing,
      groups: [
        group(words.experience, gaps.experience),
        group(words.education, gaps.education),
        group(words.skills, gaps.skills),
      ],
    },
    { title: words.career, groups: [group('', career.overqualified ? [career.overqualified] : [])] },
  ];
}

const saidOf = ({ id }: Line, texts: PremiumTexts) =>
  texts.lines[id] ?? { title: '', detail: null, proposal: null };

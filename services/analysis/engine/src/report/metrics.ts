import type { Job } from '../job/read-job.js';
import type { Mentions } from '../match/mentions.js';
import { titleNearness } from '../match/titles-near.js';
import { skillById } from '../catalogue/skills.js';
import type { Judged as JudgedLine, MetricId, SubScoreId } from '../report.js';
import type { Resume } from '../resume/parse-resume.js';
import type { Score, Term } from '../score/score.js';
import { shareOf, skillKinds, subSharesOf } from '../score/sub-scores.js';
import type { Words } from '../words/words.js';
import { kindOf } from './labels.js';
import { startsWithAction } from './actions.js';
import { hasSummary, speaksOf } from './summary.js';
import { hasFigure, writingOf } from './writing.js';

export interface Scene {
  readonly score: Score;
  readonly resume: Resume;
  readonly mentions: Mentions;
  readonly job: Job;
  readonly words: Words;
}

const kind = (term: Term): string => kindOf(term.best.item);
const isSkill = (term: Term): boolean => skillKinds.includes(kindOf(term.best.item));
const isShownAtWork = (term: Term): boolean =>
  term.best.judgement.evidence.some((evidence) => evidence.dated);

export function subScoresOf({ score, words }: Scene): JudgedLine<SubScoreId>[] {
  const { base } = words;
  const shares = subSharesOf(score.terms, ({ item }) => kindOf(item));
  const line = (id: SubScoreId, none: string): JudgedLine<SubScoreId> => {
    const { score: value, met, partly, all } = shares[id];
    const said = id === 'keyword' ? base.keyword(met, all) : base.items(met, partly, all);
    return { id, score: value, basis: value === null ? none : said };
  };
  return [
    line('experience', base.none),
    line('skills', base.none),
    line('education', base.noEducation),
    line('keyword', base.none),
    line('language', base.noLanguage),
  ];
}

function summaryMetric({ resume, mentions, job, score, words }: Scene): JudgedLine<MetricId> {
  const id = 'summary-effectiveness' as const;
  const { summary } = resume;
  if (!summary)
    return {
      id,
      score: hasSummary(resume) ? null : 0,
      basis: hasSummary(resume) ? words.base.summaryUnread : words.base.summaryNone,
    };
  const count = summary.text.split(/\s+/).length;
  const title = job.facts.title !== null && speaksOf(summary.text, job.facts.title);
  const asked = new Set(
    score.terms
      .flatMap((t) => t.members)
      .flatMap(({ item }) => (item.ask.type === 'skill' ? [item.ask.skill.id] : [])),
  );
  const skills = [...asked].filter((skill) =>
    mentions.of(skill).some((m) => m.start >= summary.start && m.end <= summary.end),
  ).length;
  const number = hasFigure(summary.text);
  const length = count >= 20 && count <= 120 ? 20 : count >= 10 ? 10 : 0;
  const points = 30 + length + (title ? 20 : 0) + Math.min(20, skills * 7) + (number ? 10 : 0);
  return { id, score: Math.min(100, points), basis: words.base.summary(count, { title, skills, number }) };
}

function relevanceMetric({ resume, job, score, words }: Scene): JudgedLine<MetricId> {
  const id = 'experience-relevance' as const;
  const { positions } = resume;
  if (positions.length === 0) return { id, score: null, basis: words.base.noExperience };
  const title = job.facts.title;
  const near = positions.map((position) =>
    title === null ? 0 : titleNearness(title, position.title?.text ?? ''),
  );
  const close = near.filter((value) => value >= 0.5).length;
  const skills = score.terms.filter((term) => isSkill(term) && term.judged);
  const used = skills.filter(isShownAtWork).length;
  const best = Math.max(...near);
  const parts = [
    title === null ? null : best * 100,
    skills.length === 0 ? null : (100 * used) / skills.length,
  ].filter((part) => part !== null);
  const value = parts.length === 0 ? null : Math.round(parts.reduce((a, b) => a + b, 0) / parts.length);
  return {
    id,
    score: value === null ? null : Math.min(100, value),
    basis: words.base.relevance(close, positions.length, used),
  };
}

function impactMetric({ resume, words }: Scene): JudgedLine<MetricId> {
  const id = 'achievement-impact' as const;
  const lines = resume.positions.flatMap((position) => position.body.map((block) => block.text));
  if (lines.length === 0) return { id, score: null, basis: words.base.noExperience };
  const numbers = lines.filter(hasFigure).length;
  const verbs = lines.filter(startsWithAction).length;
  // Half of the lines with a figure is as good as it gets in real résumés.
  const value = Math.min(1, numbers / lines.length / 0.5) * 65 + (verbs / lines.length) * 35;
  return { id, score: Math.round(value), basis: words.base.impact(numbers, verbs, lines.length) };
}

function softMetric({ score, mentions, words }: Scene): JudgedLine<MetricId> {
  const id = 'soft-skills' as const;
  const asked = score.terms.filter((term) => kind(term) === 'soft-skill');
  const { score: value, met, partly, all } = shareOf(asked);
  if (value !== null) return { id, score: value, basis: words.base.soft(met + partly, all) };
  const own = mentions.skillIds.filter((skill) => skillById.get(skill)?.kind === 'soft').length;
  return { id, score: Math.min(100, own * 20), basis: words.base.softOwn(own) };
}

function additionalMetric({ score, mentions, words }: Scene): JudgedLine<MetricId> {
  const id = 'additional-skills' as const;
  const nice = score.terms.filter(
    (term) => term.judged && isSkill(term) && term.members.every(({ item }) => item.importance === 'nice'),
  );
  const { score: value, met, partly, all } = shareOf(nice);
  if (value !== null) return { id, score: value, basis: words.base.nice(met + partly, all) };
  const asked = new Set(
    score.terms
      .flatMap((t) => t.members)
      .flatMap(({ item }) => (item.ask.type === 'skill' ? [item.ask.skill.id] : [])),
  );
  const extra = mentions.skillIds.filter((skill) => !asked.has(skill)).length;
  return { id, score: Math.min(100, extra * 8), basis: words.base.extra(extra) };
}

function personalityMetric({ resume, words }: Scene): JudgedLine<MetricId> {
  const has = (name: string): boolean => resume.sections.some((section) => section.kind === name);
  const { part } = words.base;
  const shown = [
    resume.summary ? part.summary : null,
    resume.projects.length > 0 ? part.projects : null,
    resume.awards.length > 0 ? part.awards : null,
    has('activities') ? part.activities : null,
    has('interests') ? part.interests : null,
    resume.languages.length > 0 ? part.languages : null,
    resume.contact.links.length > 0 ? part.links : null,
  ].filter((name) => name !== null);
  const basis = shown.length === 0 ? words.base.personalityNone : words.base.personality(shown);
  return { id: 'personality-showcase', score: Math.min(100, 20 + shown.length * 20), basis };
}

/** The eight metrics, each with what it was computed from. */
export function metricsOf(scene: Scene): JudgedLine<MetricId>[] {
  const { score, words, resume } = scene;
  // Conditions are shown and never scored.
  const scored = score.terms.filter((term) => term.units > 0);
  const judged = scored.filter((term) => term.judged).length;
  const writing = writingOf(resume, words.base);
  return [
    {
      id: 'job-match',
      score: score.value,
      basis: score.value === null ? words.base.noScore : words.base.jobMatch(judged, scored.length),
    },
    summaryMetric(scene),
    relevanceMetric(scene),
    impactMetric(scene),
    softMetric(scene),
    additionalMetric(scene),
    { id: 'language-quality', score: writing.score, basis: words.base.quality(writing.faults) },
    personalityMetric(scene),
  ];
}

import { compare } from './compare.js';
import type { Document } from './document.js';
import type { Finding } from './integrity/notices.js';
import type { OutputLanguage, Report } from './report.js';
import { subScoresOf } from './premium/ledger.js';
import { documentsOf } from './premium/compared.js';
import { metricBasis } from './premium/metric-basis.js';
import { metricsOf } from './premium/metrics.js';
import { inTextOf, labelOf, wordsOf } from './report/labels.js';
import { overqualified, overviewOf } from './report/overview.js';
import { requirementsOf, sumOf } from './report/requirements.js';
import { strongestOf } from './report/strengths.js';
import { subScoreText } from './report/sub-scores.js';
import { suggestionsOf } from './report/suggestions.js';
import { factsOf } from './resume/parse-resume.js';
import { bandOf } from './score/bands.js';
import type { Score } from './score/score.js';
import { languageOf } from './text/language.js';
import { engineVersion } from './version.js';
import type { Words } from './words/words.js';

export interface AnalyseInput {
  readonly resume: Document;
  readonly job: Document;
  readonly language: OutputLanguage;
  /** `YYYY-MM-DD`: the day on which "present" ends. */
  readonly today: string;
}

const strengthsOf = (score: Score, words: Words): Report['strengths'] =>
  strongestOf(score).map((terms) => {
    const evidence = terms[0]?.best.judgement.evidence[0];
    const label = words.all(
      terms.map(({ best }, i) => (i === 0 ? labelOf(best.item, words) : inTextOf(best.item, words))),
    );
    const text = words.strength(
      label,
      (evidence?.quote ?? '').replaceAll('\t', ' '),
      evidence?.dated ?? false,
    );
    return { text, requirementIds: terms.map(({ best }) => best.item.id) };
  });

function summaryOf(score: Score, words: Words): string {
  if (score.value === null) return words.noScore;
  const { missing, ...counts } = overviewOf(score);
  return words.summary({
    score: score.value,
    band: bandOf(score.value),
    ...counts,
    missing: missing.map((term) => words.anyOf(term.members.map(({ item }) => labelOf(item, words)))),
  });
}

function overqualifiedText(found: ReturnType<typeof overqualified>, words: Words): string | null {
  if (found === null) return null;
  return found.code === 'overqualified-years'
    ? words.overqualifiedYears(found.years, found.asked)
    : words.overqualifiedLevel(found.title.text);
}

function missingOf(score: Score, words: Words): Report['missingSkills'] {
  return score.terms
    .filter((term) => term.judged && term.best.judgement.verdict === 'not-found')
    .flatMap((term) => {
      const { item } = term.best;
      if (item.ask.type !== 'skill' && item.ask.type !== 'term') return [];
      const name = words.anyOf(term.members.map((member) => labelOf(member.item, words)));
      return [{ requirementId: item.id, name, importance: item.importance }];
    })
    .toSorted((a, b) => Number(b.importance === 'must') - Number(a.importance === 'must'));
}

const noticesOf = (findings: readonly Finding[], words: Words): Report['integrity'] =>
  findings.map(({ code, severity, where, quote }) => ({
    code,
    severity,
    message: words.integrity(code, where),
    quote,
  }));

/** Compares a résumé with a job description. Pure: the same input gives the same report, byte for byte. */
export function analyse({ resume: resumeDocument, job: jobDocument, language, today }: AnalyseInput): Report {
  const words = wordsOf(language);
  const compared = compare(resumeDocument, jobDocument, today);
  const { resume, job, score, findings } = compared;
  const hidden = findings.some((finding) => finding.code === 'hidden-text' && finding.where === 'resume');
  return {
    engineVersion,
    today,
    language,
    score: score.value,
    band: score.value === null ? null : bandOf(score.value),
    confidence: score.confidence,
    summary: summaryOf(score, words),
    sum: sumOf(score, words),
    subScores: subScoresOf(score).map(({ id, ...share }) => ({
      id,
      score: share.score,
      basis: subScoreText(id, share, words),
    })),
    metrics: metricsOf(compared).map((measure) => ({
      id: measure.id,
      score: measure.score,
      basis: metricBasis(measure, words),
    })),
    requirements: requirementsOf(score, words),
    missingSkills: missingOf(score, words),
    suggestions: suggestionsOf({ ...compared, words }, hidden),
    strengths: strengthsOf(score, words),
    integrity: noticesOf(findings, words),
    overqualified: overqualifiedText(overqualified(resume, job, score), words),
    resume: factsOf(resume),
    job: { ...job.facts, language: languageOf(job.read.text) },
    documents: documentsOf(compared),
  };
}

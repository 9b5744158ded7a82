import type { Document } from './document.js';
import { gateFindings, gateJudgement } from './gate/gate.js';
import { sift } from './integrity/blocks.js';
import { type Finding, findingsOf } from './integrity/notices.js';
import { type Job, readJob } from './job/read-job.js';
import { levelOf, levels } from './catalogue/titles.js';
import { judgeAll } from './match/judge.js';
import { absent } from './match/judgement.js';
import { Mentions, placesOf } from './match/mentions.js';
import type { OutputLanguage, Report } from './report.js';
import { inTextOf, isCommon, kindOf, labelOf, wordsOf } from './report/labels.js';
import { metricsOf, subScoresOf } from './report/metrics.js';
import { requirementsOf, sumOf } from './report/requirements.js';
import { suggestionsOf } from './report/suggestions.js';
import { factsOf, type Resume, resumeOf } from './resume/parse-resume.js';
import { readDocument } from './layout/read-text.js';
import { writtenIn } from './clause/written-in.js';
import { bandOf } from './score/bands.js';
import { type Score, scoreOf, type Term, termsOf } from './score/score.js';
import { weightOf } from './score/weights.js';
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

const strengthsMax = 6;

/** What is met best, shown at work before merely listed; items that rest on the same words stand together. */
function strengthsOf(score: Score, words: Words): Report['strengths'] {
  const met = score.terms
    .filter(
      ({ best, judged }) => judged && best.judgement.verdict === 'met' && best.judgement.evidence.length > 0,
    )
    .toSorted((a, b) => b.units * b.credit - a.units * a.credit);
  const byQuote = new Map<number, Term[]>();
  for (const term of met) {
    const at = term.best.judgement.evidence[0]?.start ?? 0;
    byQuote.set(at, [...(byQuote.get(at) ?? []), term]);
  }
  return [...byQuote.values()].slice(0, strengthsMax).map((terms) => {
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
}

function summaryOf(score: Score, words: Words): string {
  if (score.value === null) return words.noScore;
  const musts = score.terms.filter(
    (term) => term.judged && term.members.some(({ item }) => item.importance === 'must'),
  );
  const met = musts.filter((term) => term.best.judgement.verdict === 'met').length;
  const missing = musts
    .filter((term) => term.best.judgement.verdict === 'not-found')
    .slice(0, 3)
    .map((term) => words.anyOf(term.members.map(({ item }) => labelOf(item, words))));
  const scored = score.terms.filter((term) => term.units > 0);
  return words.summary({
    score: score.value,
    band: bandOf(score.value),
    musts: musts.length,
    met,
    missing,
    judged: scored.filter((term) => term.judged).length,
    all: scored.length,
  });
}

/** Far more years, or a far higher rank, than the post asks for. */
function overqualified(resume: Resume, job: Job, words: Words): string | null {
  const asked = job.items.flatMap(({ ask }) => (ask.type === 'years' ? [ask.years] : []));
  const most = Math.max(0, ...asked);
  const years = resume.months === null ? 0 : Math.floor(resume.months / 12);
  if (most > 0 && years >= most + 8 && years >= most * 2.5) return words.overqualifiedYears(years, most);
  if (job.facts.title === null) return null;
  const wanted = levels.indexOf(levelOf(job.facts.title));
  const held = resume.positions.find(
    (position) => levels.indexOf(levelOf(position.title?.text ?? '')) >= Math.max(wanted + 4, 5),
  );
  return held?.title ? words.overqualifiedLevel(held.title.text) : null;
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

/** A text in which nothing of a résumé was found gets no number: it was not judged, it was not read. */
const isReadable = (resume: Resume, mentions: Mentions): boolean =>
  resume.positions.length + resume.studies.length + resume.skills.length + mentions.skillIds.length > 0;

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
  const resumeRead = readDocument(resumeDocument);
  const job = readJob(jobDocument);
  const sifted = sift(resumeRead, job.read, job.facts.company);
  const resume = resumeOf({ ...resumeRead, blocks: sifted.kept }, today);
  const written = writtenIn(sifted.kept);
  const mentions = new Mentions(placesOf(resume));
  const skillIds = job.items.flatMap((item) =>
    item.ask.type === 'skill' && item.ask.skill.kind !== 'soft' && !isCommon(item) ? [item.ask.skill.id] : [],
  );
  const asked = { facts: job.facts, skillIds };
  const verdicts = judgeAll(job.items, { resume, mentions, written }, asked, (item, judgement) =>
    gateJudgement(item, judgement, job.read.text, mentions),
  );
  const judged = job.items.map((item, i) => ({
    item,
    judgement: verdicts[i] ?? absent,
    ...weightOf(kindOf(item), item.importance, isCommon(item)),
  }));
  const sum = scoreOf(termsOf(judged));
  const score = isReadable(resume, mentions) ? sum : { ...sum, value: null };
  const findings = gateFindings(findingsOf(resume, job, sifted, resumeRead), resumeRead, job.read);
  const hidden = findings.some((finding) => finding.code === 'hidden-text' && finding.where === 'resume');
  const scene = { score, resume, mentions, job, words };
  return {
    engineVersion,
    today,
    language,
    score: score.value,
    band: score.value === null ? null : bandOf(score.value),
    confidence: score.confidence,
    summary: summaryOf(score, words),
    sum: sumOf(score, words),
    subScores: subScoresOf(scene),
    metrics: metricsOf(scene),
    requirements: requirementsOf(score, words),
    missingSkills: missingOf(score, words),
    suggestions: suggestionsOf(scene, hidden),
    strengths: strengthsOf(score, words),
    integrity: noticesOf(findings, words),
    overqualified: overqualified(resume, job, words),
    resume: factsOf(resume),
    job: { ...job.facts, language: languageOf(job.read.text) },
    documents: { resume: resumeRead.text, job: job.read.text },
  };
}

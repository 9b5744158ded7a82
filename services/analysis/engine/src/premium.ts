import { compare } from './compare.js';
import type { Document } from './document.js';
import { documentsOf } from './premium/compared.js';
import { deadlineOf } from './job/deadline.js';
import { ledgerOf, subScoresOf, sumOf } from './premium/ledger.js';
import type { PremiumReport } from './premium/premium-report.js';
import { sectionsOf } from './premium/sections.js';
import { factsOf } from './resume/parse-resume.js';
import { bandOf } from './score/bands.js';
import { languageOf } from './text/language.js';
import { engineVersion } from './version.js';

export interface PremiumInput {
  readonly resume: Document;
  readonly job: Document;
  /** `YYYY-MM-DD`: the day on which "present" ends. */
  readonly today: string;
}

/** The premium report of a résumé and a post, in no language. Pure: the same input gives the same bytes. */
export function premiumReport({ resume: document, job: jobDocument, today }: PremiumInput): PremiumReport {
  const compared = compare(document, jobDocument, today);
  const { score, findings, resume, job } = compared;
  return {
    version: 1,
    engineVersion,
    today,
    score: score.value,
    band: score.value === null ? null : bandOf(score.value),
    confidence: score.confidence,
    sum: sumOf(score),
    subScores: subScoresOf(score),
    requirements: ledgerOf(score),
    integrity: findings.map((finding) => ({ ...finding })),
    sections: sectionsOf(compared),
    resume: factsOf(resume),
    job: { ...job.facts, language: languageOf(job.read.text), deadline: deadlineOf(job.read.text) },
    documents: documentsOf(compared),
  };
}

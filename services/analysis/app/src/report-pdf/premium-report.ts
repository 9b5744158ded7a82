import type { Report } from '@fitfolio/analysis-contract/report';
import type { PremiumReport, PremiumTexts } from '@fitfolio/fit-engine/premium/premium-report';

/** What the paper of a free report shows, out of a premium report and its texts in one language. */
export function paperReportOf(premium: PremiumReport, texts: PremiumTexts): Report {
  const { sum, subScores, requirements, integrity, sections, version: _version, ...same } = premium;
  const said = (id: string) => texts.requirements[id] ?? { label: '', choice: '', name: '', reason: '' };
  return {
    ...same,
    language: texts.language,
    summary: texts.summary,
    sum: sum.map(({ kind: _kind, ...line }, i) => ({ ...line, label: texts.sum[i] ?? '' })),
    subScores: subScores.map(({ id, score }) => ({ id, score, basis: texts.subScores[id] ?? '' })),
    metrics: sections.metrics.map(({ id, score }) => ({ id, score, basis: texts.measures[id] ?? '' })),
    requirements: requirements.map(({ ask: _ask, why: _why, ...one }) => ({
      ...one,
      label: said(one.id).label,
      reason: said(one.id).reason,
    })),
    missingSkills: (['must', 'nice'] as const).flatMap((importance) =>
      sections.skills[importance].missing.map((requirementId) => ({
        requirementId,
        name: said(requirementId).label,
        importance,
      })),
    ),
    suggestions: [],
    strengths: [],
    integrity: integrity.map(({ where: _where, ...notice }, i) => ({
      ...notice,
      message: texts.integrity[i] ?? '',
    })),
    overqualified: null,
  };
}

import type { OutputLanguage } from '../report.js';
import { inTextOf, labelOf, rowLabelOf, skillName, wordsOf } from '../report/labels.js';
import { itemOf } from './ledger.js';
import type { PremiumReport, PremiumRequirement, PremiumTexts } from './premium-report.js';

/** Every sentence of a premium report, in one language. */
export function premiumTexts(report: PremiumReport, language: OutputLanguage): PremiumTexts {
  const words = wordsOf(language);
  const { requirements, score, band } = report;
  const byId = new Map(requirements.map((one) => [one.id, one]));
  const alternatives = (id: string): PremiumRequirement[] => {
    const one = byId.get(id);
    if (!one) return [];
    return one.group === null ? [one] : requirements.filter(({ group }) => group === one.group);
  };
  const labels = (ids: readonly string[]): string =>
    words.anyOf(
      ids.flatMap((id) => {
        const one = byId.get(id);
        return one ? [labelOf(itemOf(one), words)] : [];
      }),
    );
  const { missing, ...counts } = report.sections.overall;
  return {
    language,
    summary:
      score === null || band === null
        ? words.noScore
        : words.summary({ score, band, ...counts, missing: missing.map(labels) }),
    sum: report.sum.map(({ kind, requirementId }) => {
      if (kind === 'occupation') return words.occupationLine;
      return kind === 'base' || requirementId === null
        ? words.middleLine
        : labels(alternatives(requirementId).map(({ id }) => id));
    }),
    subScores: Object.fromEntries(
      report.subScores.map(({ id, score: value, met, partly, all }) => {
        const none =
          id === 'education'
            ? words.base.noEducation
            : id === 'language'
              ? words.base.noLanguage
              : words.base.none;
        const said = id === 'keyword' ? words.base.keyword(met, all) : words.base.items(met, partly, all);
        return [id, value === null ? none : said];
      }),
    ),
    requirements: Object.fromEntries(
      requirements.map((one) => {
        const item = itemOf(one);
        const text = {
          label: rowLabelOf(item, words),
          name: inTextOf(item, words),
          reason: words.why(one.why, skillName(words)),
        };
        return [one.id, text];
      }),
    ),
    measures: {},
    lines: {},
    integrity: report.integrity.map(({ code, where }) => words.integrity(code, where)),
  };
}

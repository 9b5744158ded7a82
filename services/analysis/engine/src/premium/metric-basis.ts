import type { MetricId } from '../report.js';
import type { Words } from '../words/words.js';
import type { FaultCode } from './language-quality.js';
import type { Measure, Part } from './premium-report.js';

/** What a metric was computed from, in one sentence; the same in the free and in the premium report. */
export function metricBasis({ id, score, reason, parts }: Measure<MetricId>, { base }: Words): string {
  const part = (code: string): Part | undefined => parts.find((one) => one.code === code);
  const value = (code: string, key: string): number => Number(part(code)?.values[key] ?? 0);
  const got = parts.filter((one) => one.got > 0 && one.code !== 'own-none').length;
  switch (id) {
    case 'job-match':
      return score === null ? base.noScore : base.jobMatch(value('base', 'judged'), value('base', 'all'));
    case 'summary-effectiveness':
      if (reason === 'summary-unread') return base.summaryUnread;
      if (part('absent')) return base.summaryNone;
      return base.summary(value('length', 'words'), {
        title: part('title')?.unmeasured === true ? null : (part('title')?.got ?? 0) > 0,
        skills: part('skills')?.unmeasured === true ? null : value('skills', 'named'),
        number: (part('figure')?.got ?? 0) > 0,
      });
    case 'experience-relevance':
      if (score === null) return reason === 'no-positions' ? base.noExperience : base.none;
      return base.relevance(
        part('title')?.values['all'] === undefined ? null : [value('title', 'near'), value('title', 'all')],
        value('skills-used', 'count'),
      );
    case 'achievement-impact':
      if (score === null) return base.noExperience;
      return base.impact(value('figures', 'count'), value('verbs', 'count'), value('verbs', 'all'));
    case 'soft-skills':
      return parts.some((one) => one.code.startsWith('own-'))
        ? base.softOwn(got)
        : base.soft(
            parts.filter(({ code }) => code === 'shown').length,
            parts.filter(({ code }) => code === 'named' || code === 'shown-part').length,
            parts.length,
          );
    case 'additional-skills':
      return part('extra')
        ? base.extra()
        : base.nice(
            parts.filter(({ values }) => values['met'] === true).length,
            parts.filter(({ values, got: some }) => values['met'] !== true && some > 0).length,
            parts.length,
          );
    case 'language-quality':
      return base.quality(parts.filter((one) => one.max === 0).map((one) => faultText(one, base.fault)));
    default: {
      if (score === null) return base.noExperience;
      const shown = parts.filter((one) => one.got > 0).map(({ code }) => base.behaviour[code as Behaviour]);
      return shown.length === 0 ? base.personalityNone : base.personality(shown);
    }
  }
}

type Behaviour = keyof Words['base']['behaviour'];

function faultText({ code, values, quotes }: Part, fault: Words['base']['fault']): string {
  const count = Number(values['count']);
  const words = quotes.map(({ quote }) => quote);
  switch (code as FaultCode) {
    case 'long':
      return fault.long(count);
    case 'pronouns':
      return fault.pronouns(count);
    case 'weak':
      return fault.weak(count);
    case 'slips':
      return fault.spelling(words);
    case 'spaces':
      return fault.spaces(count);
    case 'capitals':
      return fault.capitals;
    case 'repeated':
      return fault.repeated(String(values['opening']));
    case 'accentless':
      return fault.accentless;
    case 'tense':
      return fault.tense(count);
    case 'date-forms':
      return fault.dateForms;
    case 'end-points':
      return fault.endPoints;
    case 'names':
      return fault.names(words);
    default:
      return fault.twoSpellings(words);
  }
}

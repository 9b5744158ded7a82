import type { MetricId, OutputLanguage } from '../report.js';
import { inTextOf, labelOf, rowLabelOf, skillName, wordsOf } from '../report/labels.js';
import { subScoreText } from '../report/sub-scores.js';
import type { Words } from '../words/words.js';
import { itemOf } from './ledger.js';
import { metricBasis } from './metric-basis.js';
import type {
  Line,
  LineText,
  Measure,
  PremiumReport,
  PremiumRequirement,
  PremiumTexts,
} from './premium-report.js';
import type { PremiumWords, Say } from './say.js';
import { premiumEn } from './words-en.js';
import { premiumVi } from './words-vi.js';

const quoteMax = 160;
/** A sentence of the post is known by all of it. */
const sentenceMax = 320;

/** A quote within a sentence: one line, cut at a word where it is long. */
function inSentence(quote: string, max = quoteMax): string {
  const flat = quote.replace(/\s+/g, ' ').trim();
  if (flat.length <= max) return flat;
  const cut = flat.slice(0, max);
  return `${cut.slice(0, Math.max(max / 2, cut.lastIndexOf(' ')))}…`;
}

class Speaker {
  readonly #byId: ReadonlyMap<string, PremiumRequirement>;

  readonly words: Words;
  readonly said: PremiumWords;

  constructor(words: Words, said: PremiumWords, requirements: readonly PremiumRequirement[]) {
    this.words = words;
    this.said = said;
    this.#byId = new Map(requirements.map((one) => [one.id, one]));
  }

  labels(ids: readonly string[], inText = false): string[] {
    const labels = ids.flatMap((id) => {
      const one = this.#byId.get(id);
      if (!one) return [];
      return [inText ? inTextOf(itemOf(one), this.words) : labelOf(itemOf(one), this.words)];
    });
    return [...new Set(labels)];
  }

  /** Members of one group are alternatives; others are named one after the other. */
  joined(ids: readonly string[], inText = false): string {
    const [first] = ids;
    const group = first === undefined ? null : (this.#byId.get(first)?.group ?? null);
    const alternatives = group !== null && ids.every((id) => this.#byId.get(id)?.group === group);
    if (alternatives || inText) {
      const labels = this.labels(ids, inText);
      return alternatives ? this.words.anyOf(labels) : this.words.all(labels);
    }
    return this.words.all([
      ...new Set([...this.labels(ids.slice(0, 1)), ...this.labels(ids.slice(1), true)]),
    ]);
  }

  reasonOf(one: PremiumRequirement): string {
    return this.words.why(one.why, skillName(this.words));
  }

  /** The requirement that speaks for a line: of alternatives the one that decided. */
  #speaking(ids: readonly string[]): PremiumRequirement | undefined {
    const all = ids.flatMap((id) => this.#byId.get(id) ?? []);
    return all.find(({ weight }) => weight > 0) ?? all[0];
  }

  say({ quotes, requirementIds, values, ...points }: Line & { got?: number; max?: number }): Say {
    const one = this.#speaking(requirementIds);
    const flat = quotes.map(({ quote }) => inSentence(quote));
    return {
      values,
      label: this.joined(requirementIds),
      name: this.joined(requirementIds, true),
      names: this.labels(requirementIds, true),
      reason: one ? this.reasonOf(one) : '',
      sentence: one ? inSentence(one.sentence, sentenceMax) : '',
      quote: flat[0] ?? '',
      quotes: flat,
      got: points.got ?? 0,
      max: points.max ?? 0,
    };
  }

  line(key: string, line: Line): LineText {
    const text = this.said.lines[key];
    const none = this.said.unmeasured[key];
    if ('unmeasured' in line && line.unmeasured && none !== undefined)
      return { title: none, detail: null, proposal: null };
    if (!text) throw new Error(`No words for ${key}`);
    return text(this.say(line));
  }
}

const speakerOf = ({ requirements }: PremiumReport, language: OutputLanguage): Speaker =>
  new Speaker(wordsOf(language), language === 'vi' ? premiumVi : premiumEn, requirements);

function measuresOf({ sections }: PremiumReport): Measure[] {
  const { experience, enhancement } = sections;
  return [
    ...sections.metrics,
    experience.minimum,
    experience.relevance,
    experience.quality,
    enhancement.achievements.measure,
  ];
}

/** Every line of a report with the key of its words. */
function keyedLines(report: PremiumReport): { key: string; line: Line }[] {
  const { sections } = report;
  const { experience, education, strengths, enhancement, gaps, career } = sections;
  const plain = [
    ...experience.gaps,
    ...education.matches,
    ...education.gaps,
    ...education.running,
    ...strengths,
    ...enhancement.summary,
    ...enhancement.keywords,
    ...enhancement.achievements.lines,
    ...enhancement.experience,
    ...enhancement.format,
    ...(career.overqualified ? [career.overqualified] : []),
  ];
  return [
    ...measuresOf(report).flatMap(({ id, parts }) =>
      parts.map((line) => ({ key: `${id}.${line.code}`, line })),
    ),
    ...plain.map((line) => ({ key: line.code, line })),
    ...[...gaps.experience, ...gaps.education, ...gaps.skills].map((line) => ({
      key: `gap.${line.code}`,
      line,
    })),
  ];
}

function measureText(measure: Measure, speaker: Speaker): string {
  const { id, score, reason, parts } = measure;
  if (score === null) return speaker.said.unmeasured[reason ?? ''] ?? '';
  const text = speaker.said.measures[id];
  if (text)
    return text(
      new Map(parts.map((part) => [part.code === 'years-counted' ? part.id : part.code, speaker.say(part)])),
    );
  return metricBasis({ ...measure, id: id as MetricId }, speaker.words);
}

/** Why each requirement was judged so, by its id: of the texts of a report what a table needs. */
export function requirementReasons(
  report: PremiumReport,
  language: OutputLanguage,
): ReadonlyMap<string, string> {
  const speaker = speakerOf(report, language);
  return new Map(report.requirements.map((one) => [one.id, speaker.reasonOf(one)]));
}

/** Every sentence of a premium report, in one language. */
export function premiumTexts(report: PremiumReport, language: OutputLanguage): PremiumTexts {
  const { requirements, score, band } = report;
  const speaker = speakerOf(report, language);
  const { words } = speaker;
  const alternatives = (id: string): string[] => {
    const group = requirements.find((one) => one.id === id)?.group ?? null;
    return group === null ? [id] : requirements.filter((one) => one.group === group).map((one) => one.id);
  };
  const { missing, ...counts } = report.sections.overall;
  return {
    language,
    summary:
      score === null || band === null
        ? words.noScore
        : words.summary({ score, band, ...counts, missing: missing.map((ids) => speaker.joined(ids)) }),
    sum: report.sum.map(({ kind, requirementId }) => {
      if (kind === 'occupation') return words.occupationLine;
      return kind === 'base' || requirementId === null
        ? words.middleLine
        : speaker.joined(alternatives(requirementId));
    }),
    subScores: Object.fromEntries(
      report.subScores.map(({ id, ...share }) => [id, subScoreText(id, share, words)]),
    ),
    requirements: Object.fromEntries(
      requirements.map((one) => {
        const item = itemOf(one);
        const text = {
          label: rowLabelOf(item, words),
          choice: one.group === null ? rowLabelOf(item, words) : speaker.joined(alternatives(one.id)),
          name: inTextOf(item, words),
          reason: speaker.reasonOf(one),
        };
        return [one.id, text];
      }),
    ),
    measures: Object.fromEntries(
      measuresOf(report).map((measure) => [measure.id, measureText(measure, speaker)]),
    ),
    lines: Object.fromEntries(keyedLines(report).map(({ key, line }) => [line.id, speaker.line(key, line)])),
    integrity: report.integrity.map(({ code, where }) => words.integrity(code, where)),
  };
}

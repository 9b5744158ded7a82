import { describe, expect, it } from '@jest/globals';
import { premiumReport } from '../../src/premium.js';
import type { PremiumReport } from '../../src/premium/premium-report.js';
import { premiumTexts } from '../../src/premium/words.js';
import {
  postRequirements,
  type RequirementChange,
  type TableRow,
  tableRow,
} from '../../src/screening/table.js';
import { pairs, text, today } from '../people.js';

const resumes = [...new Set(pairs.map(({ resume }) => resume))];
const jobs = [...new Set(pairs.map(({ job }) => job))];
const choice = `Backend Developer
Requirements
- At least 3 years of experience with Java.
- Must know Kafka or RabbitMQ.
- Bachelor's degree in computer science.
Nice to have
- Docker is a plus.`;
const reports = resumes.flatMap((resume) =>
  [...jobs, choice].map((job) => premiumReport({ resume: text(resume), job: text(job), today })),
);

const change = (
  requirementId: string,
  importance: RequirementChange['importance'],
  emphasis: RequirementChange['emphasis'] = 'normal',
): RequirementChange => ({ requirementId, importance, emphasis });

const total = ({ rest, cells }: TableRow): number =>
  [...cells, ...rest].reduce((sum, { earned }) => sum + Math.round(earned * 100), 0) / 100;

/** Every requirement by itself, and some together. */
function changesOf({ requirements }: PremiumReport): RequirementChange[][] {
  const single = requirements.flatMap(({ id, importance }) => [
    [change(id, importance, 'high')],
    [change(id, importance, 'low')],
    [change(id, importance === 'must' ? 'nice' : 'must')],
    [change(id, null)],
  ]);
  const mixed = requirements.map(({ id, importance }, i) =>
    change(
      id,
      [importance, 'must', null, 'nice'][i % 4] as never,
      (['high', 'low', 'normal'] as const)[i % 3],
    ),
  );
  return [...single, mixed];
}

describe('what a post asks for', () => {
  it('has the ids, weights and labels of every report of the same post', () => {
    for (const job of [...jobs, choice]) {
      const { requirements, title } = postRequirements(text(job));
      for (const resume of resumes) {
        const report = premiumReport({ resume: text(resume), job: text(job), today });
        const labels = { vi: premiumTexts(report, 'vi'), en: premiumTexts(report, 'en') };
        expect(title).toBe(report.job.title);
        expect(requirements).toEqual(
          report.requirements.map(({ id, kind, importance, group, sentence, units }) => ({
            id,
            kind,
            importance,
            group,
            sentence,
            label: { vi: labels.vi.requirements[id]?.label, en: labels.en.requirements[id]?.label },
            units,
          })),
        );
      }
    }
  });
});

describe('a row', () => {
  it('without changes has the score of the report, to the point', () => {
    for (const report of reports) {
      const row = tableRow(report, []);
      expect([row.score, row.band]).toEqual([report.score, report.band]);
      expect(row.cells.map(({ weight, earned }) => [weight, earned])).toEqual(
        report.requirements.map(({ weight, earned }) => [weight, earned]),
      );
    }
  });

  it('adds up to its score, whatever was changed', () => {
    for (const report of reports)
      for (const changes of [[], ...changesOf(report)]) {
        const row = tableRow(report, changes);
        if (row.score !== null) expect(Math.abs(row.score - total(row))).toBeLessThanOrEqual(0.505);
      }
  });

  it('does not depend on the order of changes', () => {
    for (const report of reports)
      for (const changes of changesOf(report).filter(({ length }) => length > 1))
        expect(tableRow(report, changes.toReversed())).toEqual(tableRow(report, changes));
    const [report] = reports.filter(({ requirements }) => requirements.some(({ group }) => group !== null));
    const grouped = report?.requirements.filter(({ group }) => group !== null) ?? [];
    const changes = grouped.map(({ id }, i) =>
      change(id, i % 2 === 0 ? 'must' : 'nice', i % 2 === 0 ? 'low' : 'high'),
    );
    expect(grouped.length).toBeGreaterThan(1);
    if (report) expect(tableRow(report, changes.toReversed())).toEqual(tableRow(report, changes));
  });

  it('does not fall when what is fully met weighs more', () => {
    for (const report of reports)
      for (const { id, importance, credit } of report.requirements) {
        if (credit < 1) continue;
        const [low, normal, high] = (['low', 'normal', 'high'] as const).map(
          (emphasis) => tableRow(report, [change(id, importance, emphasis)]).score ?? 0,
        );
        expect(normal).toBeGreaterThanOrEqual(low ?? 0);
        expect(high).toBeGreaterThanOrEqual(normal ?? 0);
      }
  });

  it('does not rise when what is missing weighs more', () => {
    for (const report of reports)
      for (const { id, importance, verdict, group } of report.requirements) {
        if (verdict !== 'not-found' || group !== null) continue;
        const high = tableRow(report, [change(id, importance, 'high')]).score;
        if (high !== null && report.score !== null) expect(high).toBeLessThanOrEqual(report.score);
      }
  });

  it('leaves out what was dismissed, and counts alternatives once', () => {
    for (const report of reports) {
      const { musts } = tableRow(report, []);
      const asked = report.requirements.filter(
        ({ importance, kind }) => importance === 'must' && kind !== 'condition',
      );
      expect(musts.all).toBe(new Set(asked.map(({ id, group }) => group ?? id)).size);
      expect(musts.met + musts.unknown).toBeLessThanOrEqual(musts.all);
      const [first] = asked;
      if (!first) continue;
      const row = tableRow(report, [change(first.id, null)]);
      expect(row.cells.map(({ requirementId }) => requirementId)).not.toContain(first.id);
      expect(row.musts.all).toBe(musts.all - (first.group === null ? 1 : 0));
      const choiceOf = asked.filter(({ id, group }) => (group ?? id) === (first.group ?? first.id));
      expect(
        tableRow(
          report,
          choiceOf.map(({ id }) => change(id, null)),
        ).musts.all,
      ).toBe(musts.all - 1);
    }
  });

  it('takes changes to what the post does not have as none', () => {
    for (const report of reports)
      expect(tableRow(report, [change('r999', 'must', 'high')])).toEqual(tableRow(report, []));
  });

  it('of an unread résumé has no score', () => {
    const report = premiumReport({ resume: text('Lan'), job: text(choice), today });
    expect(tableRow(report, [])).toMatchObject({ score: null, band: null });
  });
});

import { describe, expect, it } from '@jest/globals';
import { analyse } from '#src/analyse';
import { plainTextDocument } from '#src/document';
import { credits } from '#src/match/proof';
import type { Report, Requirement } from '#src/report';
import { lineCredits, type Correction } from '#src/score/corrected-items';
import { whatIf, withCorrections } from '#src/score/what-if';

const resume = `Lê Minh Hoà
minhhoa@example.com

Experience
Backend Developer
Blue River Software
02/2020 - Present
- Built payment services in Java with Spring Boot.
- Kept the nightly jobs of the ledger alive with shell scripts.

Education
Bachelor of Computer Science
Can Tho University
2015 - 2019

Skills
Java, Spring Boot, Git
Reads Grafana boards every morning
`;
const job = `Backend Developer
Requirements
- At least 3 years of experience with Java.
- Must know Spring Boot and PostgreSQL.
- Kafka or RabbitMQ.
- Bachelor's degree in computer science.
Nice to have
- Docker is a plus.
- Prometheus is a plus.
`;
const report = analyse({
  resume: plainTextDocument(resume),
  job: plainTextDocument(job),
  language: 'en',
  today: '2026-06-01',
});
const named = (label: string, of: Report = report): Requirement =>
  of.requirements.find((each) => each.label.includes(label))!;
const lineOf = (text: string): number =>
  report.documents.resume.split('\n').findIndex((line) => line.includes(text));
const corrected = (...corrections: Correction[]) => withCorrections(report, corrections)!;
const dismiss = (label: string): Correction => ({ kind: 'dismiss', requirementId: named(label).id });
const total = (lines: readonly { earned: number }[]): number =>
  lines.reduce((sum, { earned }) => sum + earned, 0);

describe('a report with corrections', () => {
  it('is the report as read without one', () => {
    const same = corrected();
    expect([same.score, same.band, same.confidence]).toEqual([report.score, report.band, report.confidence]);
    expect(same.sum).toEqual(report.sum);
    expect(same.subScores).toEqual(report.subScores.map(({ id, score }) => ({ id, score })));
    expect(same.requirements).toEqual(report.requirements);
  });

  it('leaves what is no requirement out of both sides', () => {
    const without = corrected(dismiss('PostgreSQL'));
    expect(without.score).toBeGreaterThan(report.score ?? 100);
    expect(without.requirements.map(({ id }) => id)).not.toContain(named('PostgreSQL').id);
    expect(Math.round(total(without.sum))).toBe(without.score);
    expect(without.sum.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(100, 1);
  });

  it('weighs as at the other importance, with all alternatives', () => {
    const kafka = named('Kafka');
    expect(kafka.group).not.toBeNull();
    const nice = corrected({ kind: 'importance', requirementId: kafka.id, importance: 'nice' });
    const members = nice.requirements.filter(
      ({ id }) => report.requirements.find((each) => each.id === id)?.group === kafka.group,
    );
    expect(members.length).toBeGreaterThan(1);
    for (const { importance, units } of members)
      expect([importance, units]).toEqual(['nice', named('Docker').units]);
    expect(nice.score).toBeGreaterThan(report.score ?? 100);
    const must = corrected({ kind: 'importance', requirementId: named('Docker').id, importance: 'must' });
    expect(must.requirements.find(({ id }) => id === named('Docker').id)?.units).toBe(kafka.units);
    expect(must.score).toBeLessThan(report.score ?? 0);
  });

  it('meets what a line shows: in full in a dated position, nearly so where it is listed', () => {
    const by = (text: string) => {
      const { id } = named('Prometheus');
      const shown = corrected({ kind: 'evidence', requirementId: id, line: lineOf(text) });
      return shown.requirements.find((each) => each.id === id)!;
    };
    const used = by('nightly jobs');
    expect(used).toMatchObject({ verdict: 'met', credit: lineCredits.dated });
    const [line] = used.evidence;
    expect(report.documents.resume.slice(line?.start, line?.end)).toBe(line?.quote);
    expect(line?.quote).toContain('nightly jobs');
    expect(by('Grafana boards')).toMatchObject({ verdict: 'met', credit: lineCredits.listed });
    expect(lineCredits).toEqual({ dated: credits.used, listed: credits.listed });
  });

  it('goes together with what-if, and is undone by leaving it out', () => {
    const changed = { ...report, ...corrected(dismiss('PostgreSQL')) };
    const more = whatIf(changed, new Set([named('Kafka').id]));
    expect(more?.gain).toBe((more?.score ?? 0) - (changed.score ?? 0));
    expect(more?.gain).toBeGreaterThan(0);
    expect(corrected().score).toBe(report.score);
  });

  it('never scores a condition, and passes over what it does not know', () => {
    const condition = {
      ...named('Docker'),
      id: 'c1',
      kind: 'condition' as const,
      units: 0,
      core: false,
      weight: 0,
    };
    const held = { ...report, requirements: [...report.requirements, { ...condition, earned: 0 }] };
    for (const correction of [
      { kind: 'importance', requirementId: 'c1', importance: 'must' },
      { kind: 'evidence', requirementId: 'c1', line: 0 },
      { kind: 'dismiss', requirementId: 'c1' },
      { kind: 'dismiss', requirementId: 'nobody' },
      { kind: 'fact' },
    ] as const)
      expect(withCorrections(held, [correction])?.score).toBe(report.score);
  });

  it('is not to be had of a report without a score, or of an older engine', () => {
    expect(withCorrections({ ...report, score: null }, [])).toBeNull();
    const older = report.requirements.map((each) => ({ ...each, units: undefined }));
    expect(withCorrections({ ...report, requirements: older }, [dismiss('Kafka')])).toBeNull();
  });
});

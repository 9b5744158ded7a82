import { describe, expect, it } from '@jest/globals';
import { certificates } from './certificates.js';
import type { DegreeLevel } from './degrees.js';
import {
  branches,
  certificateEffort,
  certificateEfforts,
  degreeEffort,
  type Effort,
  languageEffort,
  skillEffort,
  skillEfforts,
  termEffort,
  trades,
} from './effort.js';
import { skillById } from './skills.js';

const sources = ['estimate', 'unknown', 'cefr', 'pmi', 'cfa'];
const expectRange = ({ low, high, source }: Effort): void => {
  expect(low).toBeGreaterThan(0);
  expect(high).toBeGreaterThan(low);
  expect(sources).toContain(source);
};

describe('hours of effort', () => {
  it('have a range and a source', () => {
    const all = [...skillEfforts.values(), ...certificateEfforts.values()];
    expect(all.length).toBeGreaterThan(180);
    for (const effort of all) expectRange(effort);
    expectRange(termEffort);
    for (const kind of ['hard', 'tool', 'soft'] as const) expectRange(skillEffort('other', kind)!);
    for (const level of [1, 2, 3, 4, 5, 6] as DegreeLevel[]) expectRange(degreeEffort(level));
    for (const to of [1, 2, 3, 4, 5, 6])
      for (let from = 0; from < to; from += 1) expectRange(languageEffort('english', from, to));
  });

  it('stand for entries of the catalogue, which need other such entries and never themselves', () => {
    const before = (id: string, seen: readonly string[]): string[] =>
      seen.includes(id)
        ? [...seen, id]
        : (skillEfforts.get(id)?.needs ?? []).flatMap((need) => before(need, [...seen, id]));
    for (const [id, { needs }] of skillEfforts) {
      expect([id, skillById.has(id)]).toEqual([id, true]);
      for (const need of needs) expect([need, skillById.has(need)]).toEqual([need, true]);
      expect(before(id, [])).toEqual([]);
    }
    for (const id of [...trades, ...branches]) expect([id, skillById.has(id)]).toEqual([id, true]);
    const known = new Set(certificates.map(({ id }) => id));
    for (const id of certificateEfforts.keys()) expect([id, known.has(id)]).toEqual([id, true]);
  });

  it('fall back to their kind, count a level from the one before, and have none for a trade', () => {
    expect(skillEffort('no-such-skill', 'tool')).toEqual({ low: 15, high: 40, source: 'estimate' });
    expect(skillEffort('accounting', 'hard')).toBeNull();
    expect(certificateEffort('driving license').high).toBeLessThan(certificateEffort('ACCA').low);
    expect(languageEffort('english', 3, 4)).toEqual({ low: 100, high: 250, source: 'cefr' });
    expect(languageEffort('japanese', 3, 4).source).toBe('estimate');
  });
});

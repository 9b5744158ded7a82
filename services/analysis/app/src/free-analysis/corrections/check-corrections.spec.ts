import type { Correction } from '@fitfolio/analysis-contract/corrections';
import type { Report } from '@fitfolio/analysis-contract/report';
import { expect, it } from '@jest/globals';
import { invalidCorrection, labelOfCorrection } from './check-corrections.js';

const report = {
  requirements: [{ id: 'r1', label: 'React', importance: 'must' }],
  documents: { resume: 'Lan\n \nReact', job: '' },
} as Pick<Report, 'requirements' | 'documents'>;
const evidence = (line: number): Correction => ({ kind: 'evidence', requirementId: 'r1', line });

it('takes a line that says something, and no other', () => {
  expect(invalidCorrection([evidence(2)], report)).toBeNull();
  for (const line of [1, 3])
    expect(invalidCorrection([evidence(line)], report)).toEqual({ index: 0, reason: 'line' });
});

it('takes one correction of each kind of a thing', () => {
  const nice: Correction = { kind: 'importance', requirementId: 'r1', importance: 'nice' };
  expect(invalidCorrection([nice, evidence(0)], report)).toBeNull();
  expect(invalidCorrection([nice, nice], report)).toEqual({ index: 1, reason: 'twice' });
  expect(invalidCorrection([nice, { kind: 'dismiss', requirementId: 'r1' }], report)?.reason).toBe('twice');
});

it('is called by the requirement, never by what was typed', () => {
  expect(labelOfCorrection(evidence(0), report)).toBe('React');
  expect(labelOfCorrection({ kind: 'fact', fact: 'title', value: 'Mine' }, report)).toBe('title');
});

import { describe, expect, it } from '@jest/globals';
import { plainTextDocument } from '@fitfolio/fit-engine/document';
import { premiumReport } from '@fitfolio/fit-engine/premium';
import { postRequirements } from '@fitfolio/fit-engine/screening/table';
import { blindMeasure } from './blind.js';
import { ownPosts, writtenPeople } from './blind-people.js';
import { benchDay } from './measure.js';

/** A short seed; `fit -- blind` measures all of them. */
const everyNth = 20;

/** Each of the files is read in a process of its own. */
const readMs = 240_000;

describe('masked texts', () => {
  it(
    'of the project’s people tell nobody who they are, and keep what they can',
    async () => {
      const people = await writtenPeople(everyNth);
      expect(people.length).toBeGreaterThan(4);
      expect(blindMeasure(people).lines.filter(({ pass }) => !pass)).toEqual([]);
    },
    readMs,
  );
});

describe('the requirements of a screening', () => {
  it('are those of a report of the same post', () => {
    expect(ownPosts.length).toBeGreaterThan(20);
    for (const job of ownPosts) {
      const report = premiumReport({ resume: plainTextDocument('Lan'), job, today: benchDay });
      expect(
        postRequirements(job).requirements.map(({ id, units, sentence }) => ({ id, units, sentence })),
      ).toEqual(report.requirements.map(({ id, units, sentence }) => ({ id, units, sentence })));
    }
  });
});

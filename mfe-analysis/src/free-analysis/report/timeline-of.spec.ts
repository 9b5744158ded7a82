import { expect, it } from '@jest/globals';
import { reportFixture } from '../../testing/report.fixture.js';
import { timelineOf } from './timeline-of.js';

it('takes the positions of the résumé, with those that count', () => {
  expect(timelineOf(reportFixture).map(({ from, to, open, counts }) => [from, to, open, counts])).toEqual([
    [2022 * 12 + 2, null, true, true],
    [2020 * 12 + 6, 2022 * 12 + 1, false, true],
  ]);
});

it.each([
  ['2019', '2021', 2019 * 12, 2021 * 12 + 11],
  ['2019-05', '12.2020', 2019 * 12 + 4, 2020 * 12 + 11],
  ['last year', null, null, null],
])('reads %s to %s', (start, end, from, to) => {
  const [position] = reportFixture.resume.experience;
  const resume = { ...reportFixture.resume, experience: [{ ...position!, start, end }] };
  expect(timelineOf({ resume, requirements: [] })).toMatchObject([{ from, to, open: false, counts: false }]);
});

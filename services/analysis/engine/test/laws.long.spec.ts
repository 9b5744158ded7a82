import { expect, it } from '@jest/globals';
import { analyse } from '../src/analyse.js';
import { premiumReport } from '../src/premium.js';
import { isTheSameAgain, mutationsInventNothing } from './drawn-laws.js';
import { premiumMutationsHold } from './drawn-premium-laws.js';
import { pairs, text, today } from './people.js';

it.each(pairs)('fifteen reports of the same texts are the same bytes: $name', ({ resume, job }) => {
  const inputs = { resume: text(resume), job: text(job), today };
  isTheSameAgain(() => analyse({ ...inputs, language: 'vi' }), 14);
  isTheSameAgain(() => premiumReport(inputs), 5);
  expect.assertions(19);
});

it('nothing is invented in sixty mutated documents', () => {
  mutationsInventNothing(60);
});

it('a premium report of sixty mutated documents invents nothing and has its words', () => {
  premiumMutationsHold(60);
});

import { it } from '@jest/globals';
import { plansKeepWithinTheirWeeks, plansPromiseWhatTheirStepsGive } from './drawn-plans.js';

it('a career plan promises the score that the same comparison gives its steps, in 500 generated reports', () => {
  plansPromiseWhatTheirStepsGive(500);
});

it('a career plan keeps within the weeks, in order, and says each thing once, in 200 generated reports', () => {
  plansKeepWithinTheirWeeks(200);
});

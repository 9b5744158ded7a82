import { it } from '@jest/globals';
import { denialsRaiseNothing } from './drawn-denials.js';
import { pairs } from './people.js';

it.each(pairs)('a line that denies never raises a verdict: $name', ({ resume, job }) => {
  denialsRaiseNothing(resume, job, 25);
});

import { expect, it } from '@jest/globals';
import { people } from './corpus/person.js';
import { readingsOf } from './layout-proof.js';

it('one person has the same facts and the same score in layouts that have little in common', async () => {
  const readings = await readingsOf(people[0]!, ['role-first', 'two-columns']);
  expect([...readings]).toHaveLength(1);
});

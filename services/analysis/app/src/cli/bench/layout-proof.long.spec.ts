import { expect, it } from '@jest/globals';
import { people } from './corpus/person.js';
import { layoutNames, readingsOf } from './layout-proof.js';

const printMs = 240_000;

it(
  'one person has the same facts and the same score in every layout',
  async () => {
    const readings = await readingsOf(people[0]!, layoutNames);
    expect([...readings]).toHaveLength(1);
  },
  printMs,
);

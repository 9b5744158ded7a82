import { expect, it, jest } from '@jest/globals';
import type { Person } from '../../engine/screening-makers.js';
import { RecentPeople } from './recent-people.js';

const somebody = { score: 1 } as Person;
const made = () => jest.fn(() => Promise.resolve(somebody));

it('makes a person once, and anew after a while or under another key', async () => {
  const recent = new RecentPeople();
  const make = made();
  expect(await recent.of('a 1', make, 0)).toBe(somebody);
  await recent.of('a 1', make, 599_999);
  expect(make).toHaveBeenCalledTimes(1);
  await recent.of('a 2', make, 599_999);
  await recent.of('a 1', make, 600_000);
  expect(make).toHaveBeenCalledTimes(3);
});

it('keeps a few hundred, and none that could not be made', async () => {
  const recent = new RecentPeople();
  const make = made();
  for (let n = 0; n < 301; n += 1) await recent.of(`p ${n}`, make, n);
  await recent.of('p 300', make, 301);
  expect(make).toHaveBeenCalledTimes(301);
  await recent.of('p 0', make, 301);
  expect(make).toHaveBeenCalledTimes(302);
  const fails = jest.fn(() => Promise.reject(new Error('too much')));
  await expect(recent.of('x', fails, 301)).rejects.toThrow('too much');
  await expect(recent.of('x', fails, 301)).rejects.toThrow('too much');
  expect(fails).toHaveBeenCalledTimes(2);
});

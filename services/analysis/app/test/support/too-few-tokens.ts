import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { expect } from '@jest/globals';
import type { Premium } from './premium.js';
import { screeningsOf } from './screening.js';

/** With tokens for some of a screening's people nothing is held, and as many can be started as there are tokens for. */
export async function startsAsManyAsThereAreTokensFor(
  premium: Premium,
  tokens: number,
  resumes: readonly string[],
): Promise<void> {
  const screenings = screeningsOf(premium);
  const person = await premium.person(tokens);
  const id = await screenings.opened(person);
  const ids: string[] = [];
  for (const resume of resumes) ids.push((await screenings.added(person, id, resume)).id);
  const { status, body } = await screenings.start(person, id, ids);
  const details = { cost: resumes.length, balance: tokens };
  expect([status, body]).toEqual([409, expect.objectContaining({ code: 'INSUFFICIENT_TOKENS', details })]);
  expect(premium.credits.statesOf(person.id)).toEqual([]);
  const started = await screenings.start(person, id, ids.slice(0, tokens));
  expect(started.body.data.started).toHaveLength(tokens);
  await eventually(async () => {
    const { completed, candidates } = await screenings.get(person, id);
    expect({ completed, candidates }).toEqual({ completed: tokens, candidates: resumes.length });
  });
  expect(premium.credits.balances.get(person.id)).toBe(0);
}

import { deleteScreening, removeCandidate } from '@fitfolio/analysis-contract/screening';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import type { TestReply } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EngineThreads } from '../src/engine/engine-threads.js';
import { TaskKilled } from '../src/engine/worker-pool.js';
import { type Person, type Premium, startPremium } from './support/premium.js';
import { people, screeningsOf } from './support/screening.js';
import { startsAsManyAsThereAreTokensFor } from './support/too-few-tokens.js';

let premium: Premium;
let screenings: ReturnType<typeof screeningsOf>;
beforeAll(async () => {
  premium = await startPremium({ RATE_LIMIT_FACTOR: '100' });
  screenings = screeningsOf(premium);
  await premium.service.database.sql(`create function not_now() returns trigger language plpgsql as $$
    begin raise exception 'not now'; end $$`);
});
afterAll(() => premium.close());
afterEach(async () => {
  jest.restoreAllMocks();
  premium.credits.away = false;
  await eventually(async () => {
    expect(await rows('select hold_source from screening_release')).toEqual([]);
  });
  expect(await premium.broken()).toEqual([]);
});

const rows = (text: string, ...params: unknown[]) => premium.service.database.sql(text, params);
const codeOf = (reply: TestReply) => [reply.status, (reply.body as { code?: string }).code];
const sourceOf = (id: string, run = 1): string => `screening:${id}-${run}`;
const stateOf = (id: string, run = 1) => premium.credits.holds.get(sourceOf(id, run))?.state;
const left = (person: Person) => premium.credits.balances.get(person.id);
const askedOf = (id: string, what: string): number =>
  premium.credits.asked.filter((line) => line === `${what} ${sourceOf(id)}`).length;

/** A screening of so many people who wait. */
async function waiting(tokens: number, resumes: readonly string[] = people) {
  const person = await premium.person(tokens);
  const id = await screenings.opened(person);
  const ids: string[] = [];
  for (const resume of resumes) ids.push((await screenings.added(person, id, resume)).id);
  return { person, id, ids };
}
const remove = (person: Person, id: string, candidateId: string) =>
  premium.service.call(removeCandidate, { params: { id, candidateId } }, person);

/** While `work` runs, the database refuses a change of candidates. */
async function whileRefused(change: string, work: () => Promise<void>): Promise<void> {
  await rows(`create trigger refused ${change} for each row execute function not_now()`);
  try {
    await work();
  } finally {
    await rows('drop trigger refused on screening_candidate');
  }
}

describe('starting', () => {
  it('spends one token for each, and none for whom it has started before', async () => {
    const { person, id, ids } = await waiting(3);
    const reply = await screenings.start(person, id, ids.slice(0, 2));
    expect([reply.status, reply.body.data.balance]).toEqual([202, 1]);
    expect(reply.body.data.started.toSorted()).toEqual(ids.slice(0, 2).toSorted());
    await eventually(async () => {
      const states = (await screenings.get(person, id)).people.map(({ status }) => status).toSorted();
      expect(states).toEqual(['completed', 'completed', 'waiting']);
    });
    expect((await screenings.start(person, id, ids)).body.data).toEqual({ started: [ids[2]], balance: 0 });
    await screenings.untilEnded(person, id);
    expect((await screenings.start(person, id, ids)).body.data).toEqual({ started: [], balance: null });
    expect(premium.credits.statesOf(person.id)).toEqual(['captured', 'captured', 'captured']);
  });

  it('holds nothing with tokens for 2 of 3, and says how many there are', () =>
    startsAsManyAsThereAreTokensFor(premium, 2, people));

  it('holds one token for whom two calls start at once', async () => {
    const { person, id, ids } = await waiting(3);
    const replies = await Promise.all([screenings.start(person, id, ids), screenings.start(person, id, ids)]);
    for (const { status } of replies) expect([202, 409]).toContain(status);
    await eventually(async () => {
      expect((await screenings.get(person, id)).completed).toBe(3);
    });
    expect(premium.credits.statesOf(person.id)).toEqual(['captured', 'captured', 'captured']);
  });

  it('is for the owner, of candidates of the screening', async () => {
    const { person, id, ids } = await waiting(3);
    const other = await waiting(3);
    expect((await screenings.start(other.person, id, ids)).status).toBe(404);
    expect((await screenings.start(person, id, other.ids)).body.data).toEqual({ started: [], balance: null });
  });

  it('leaves those who were refused', async () => {
    const { person, id } = await waiting(3, []);
    const { id: candidateId } = await screenings.added(person, id, 'Lan');
    expect((await screenings.start(person, id, [candidateId])).body.data.started).toEqual([]);
  });
});

describe('held, not queued', () => {
  const queue = 'before update of hold_source on screening_candidate';

  it('goes on with the same hold when it is started again', async () => {
    const { person, id, ids } = await waiting(3);
    await whileRefused(queue, async () => {
      expect((await screenings.start(person, id, ids.slice(0, 1))).status).toBe(500);
    });
    expect(stateOf(ids[0]!)).toBe('held');
    expect((await screenings.start(person, id, ids.slice(0, 1))).body.data.started).toEqual([ids[0]]);
    await eventually(() => expect(stateOf(ids[0]!)).toBe('captured'));
    await eventually(async () => expect((await screenings.get(person, id)).completed).toBe(1));
    expect(left(person)).toBe(2);
  });

  it('is held anew when the hold has run out meanwhile', async () => {
    const { person, id, ids } = await waiting(1, people.slice(0, 1));
    await whileRefused(queue, async () => void (await screenings.start(person, id, ids)));
    premium.credits.expire(sourceOf(ids[0]!));
    expect((await screenings.start(person, id, ids)).status).toBe(202);
    await screenings.untilEnded(person, id);
    expect([stateOf(ids[0]!), stateOf(ids[0]!, 2), left(person)]).toEqual(['released', 'captured', 0]);
  });

  it('gives back what was held for whom was removed meanwhile', async () => {
    const { person, id, ids } = await waiting(1, people.slice(0, 1));
    await whileRefused(queue, async () => void (await screenings.start(person, id, ids)));
    await remove(person, id, ids[0]!);
    expect(stateOf(ids[0]!)).toBe('held');
    premium.credits.expire(sourceOf(ids[0]!));
    expect(left(person)).toBe(1);
  });

  it('starts with tokens that came after a refusal', async () => {
    const { person, id, ids } = await waiting(1, people.slice(0, 1));
    // Somebody took the token between the look at the balance and the hold.
    const balance = jest.spyOn(premium.credits.balances, 'get').mockImplementationOnce(() => 1);
    premium.credits.balances.set(person.id, 0);
    expect(codeOf((await screenings.start(person, id, ids)) as TestReply)).toEqual([
      409,
      'INSUFFICIENT_TOKENS',
    ]);
    balance.mockRestore();
    premium.credits.balances.set(person.id, 1);
    expect((await screenings.start(person, id, ids)).body.data.started).toEqual(ids);
    await screenings.untilEnded(person, id);
    expect(left(person)).toBe(0);
  });
});

describe('judged, not captured', () => {
  const judged = async (id: string) =>
    eventually(async () => {
      const [row] = await rows('select outcome from screening_candidate where id = $1', id);
      expect(row).toEqual({ outcome: 'completed' });
    });

  it('shows no result until credits can be asked again, then spends one token', async () => {
    const { person, id, ids } = await waiting(1, people.slice(0, 1));
    premium.credits.away = true;
    await screenings.start(person, id, ids);
    await judged(ids[0]!);
    expect((await screenings.get(person, id)).people).toMatchObject([{ status: 'running', failure: null }]);
    await premium.service.restart();
    premium.credits.away = false;
    await screenings.untilEnded(person, id);
    expect([stateOf(ids[0]!), left(person)]).toEqual(['captured', 0]);
  });

  it('fails without a result when the hold was over before', async () => {
    const { person, id, ids } = await waiting(1, people.slice(0, 1));
    premium.credits.away = true;
    await screenings.start(person, id, ids);
    await judged(ids[0]!);
    premium.credits.away = false;
    premium.credits.expire(sourceOf(ids[0]!));
    const { people: all } = await screenings.untilEnded(person, id, 'failed');
    expect(all).toMatchObject([{ failure: { code: 'ANALYSIS_TIMED_OUT' } }]);
    expect(await rows('select report from screening_candidate where id = $1', ids[0])).toEqual([
      { report: null },
    ]);
    expect(left(person)).toBe(1);
  });

  it('never captures for whom was removed, and gives the token back when credits can be asked', async () => {
    const { person, id, ids } = await waiting(1, people.slice(0, 1));
    premium.credits.away = true;
    await screenings.start(person, id, ids);
    await judged(ids[0]!);
    expect((await remove(person, id, ids[0]!)).status).toBe(204);
    expect(await rows('select hold_source from screening_release')).toEqual([
      { hold_source: sourceOf(ids[0]!) },
    ]);
    await premium.service.restart();
    premium.credits.away = false;
    await eventually(() => expect(stateOf(ids[0]!)).toBe('released'));
    expect([askedOf(ids[0]!, 'captured'), left(person)]).toEqual([0, 1]);
  });
});

it('captured, not ended: captures again and spends one token', async () => {
  const { person, id, ids } = await waiting(2, people.slice(0, 1));
  await whileRefused('before update of ended_at on screening_candidate', async () => {
    await screenings.start(person, id, ids);
    await eventually(() => expect(askedOf(ids[0]!, 'captured')).toBeGreaterThan(1));
  });
  await screenings.untilEnded(person, id);
  expect(left(person)).toBe(1);
});

describe('a run that comes to nothing', () => {
  it('fails with its token back when the documents are too much for the engine', async () => {
    const { person, id, ids } = await waiting(2, people.slice(0, 1));
    jest.spyOn(EngineThreads.prototype, 'premium').mockRejectedValue(new TaskKilled('time'));
    await screenings.start(person, id, ids);
    const { people: all } = await screenings.untilEnded(person, id, 'failed');
    expect(all).toMatchObject([{ failure: { code: 'ANALYSIS_TOO_COMPLEX' } }]);
    expect(left(person)).toBe(2);
  });

  it('is failed by the sweeper when its hold is over, and says nothing late', async () => {
    const { person, id, ids } = await waiting(1, people.slice(0, 1));
    const standing: ((error: Error) => void)[] = [];
    const engine = jest
      .spyOn(EngineThreads.prototype, 'premium')
      .mockImplementation(() => new Promise((_, reject) => standing.push(reject)));
    await screenings.start(person, id, ids);
    await eventually(() => expect(engine).toHaveBeenCalled());
    await rows(
      `update screening_candidate set hold_expires_at = now() - interval '1 second' where id = $1`,
      ids[0],
    );
    const { people: all } = await screenings.untilEnded(person, id, 'failed');
    expect(all).toMatchObject([{ failure: { code: 'ANALYSIS_TIMED_OUT' } }]);
    for (const end of standing) end(new Error('it stood still'));
    expect(left(person)).toBe(1);
  });
});

describe('a run after one that failed', () => {
  /** Somebody whose first run failed, with the token back. */
  async function failed(tokens = 1) {
    const made = await waiting(tokens, people.slice(0, 1));
    const engine = jest.spyOn(EngineThreads.prototype, 'premium').mockRejectedValue(new TaskKilled('time'));
    await screenings.start(made.person, made.id, made.ids);
    await screenings.untilEnded(made.person, made.id, 'failed');
    engine.mockRestore();
    return made;
  }

  it('has a hold of its own and leaves nothing of the first', async () => {
    const { person, id, ids } = await failed();
    expect((await screenings.start(person, id, ids)).body.data).toEqual({ started: ids, balance: 0 });
    const { people: all } = await screenings.untilEnded(person, id);
    expect(all).toMatchObject([{ status: 'completed', failure: null }]);
    expect([stateOf(ids[0]!), stateOf(ids[0]!, 2), left(person)]).toEqual(['released', 'captured', 0]);
    expect((await screenings.start(person, id, ids)).body.data).toEqual({ started: [], balance: null });
  });

  it('takes one token when two calls start it at once', async () => {
    const { person, id, ids } = await failed(2);
    const replies = await Promise.all([screenings.start(person, id, ids), screenings.start(person, id, ids)]);
    expect(replies.flatMap(({ body }) => body.data.started)).toEqual(ids);
    await screenings.untilEnded(person, id);
    expect(premium.credits.statesOf(person.id)).toEqual(['released', 'captured']);
    expect(left(person)).toBe(1);
  });

  it('may fail too, with its token back, and be started once more', async () => {
    const { person, id, ids } = await failed();
    jest.spyOn(EngineThreads.prototype, 'premium').mockRejectedValueOnce(new TaskKilled('time'));
    await screenings.start(person, id, ids);
    await screenings.untilEnded(person, id, 'failed');
    expect([stateOf(ids[0]!, 2), left(person)]).toEqual(['released', 1]);
    await screenings.start(person, id, ids);
    await screenings.untilEnded(person, id);
    expect([stateOf(ids[0]!, 3), left(person)]).toEqual(['captured', 0]);
  });

  it('is not begun with too few tokens, and the failure stays to be read', async () => {
    const { person, id, ids } = await failed();
    premium.credits.balances.set(person.id, 0);
    expect(codeOf((await screenings.start(person, id, ids)) as TestReply)).toEqual([
      409,
      'INSUFFICIENT_TOKENS',
    ]);
    expect((await screenings.get(person, id)).people).toMatchObject([
      { status: 'failed', failure: { code: 'ANALYSIS_TOO_COMPLEX' } },
    ]);
  });

  it('cannot be ended by what comes late of the first', async () => {
    const { person, id, ids } = await waiting(1, people.slice(0, 1));
    let endFirst: ((error: Error) => void) | undefined;
    const engine = jest.spyOn(EngineThreads.prototype, 'premium').mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          endFirst = reject;
        }),
    );
    await screenings.start(person, id, ids);
    await eventually(() => expect(engine).toHaveBeenCalledTimes(1));
    await rows(
      `update screening_candidate set hold_expires_at = now() - interval '1 second' where id = $1`,
      ids[0],
    );
    await screenings.untilEnded(person, id, 'failed');
    await screenings.start(person, id, ids);
    endFirst!(new TaskKilled('time'));
    await screenings.untilEnded(person, id);
    expect([stateOf(ids[0]!), stateOf(ids[0]!, 2), left(person)]).toEqual(['released', 'captured', 0]);
  });
});

describe('a screening that is deleted while it runs', () => {
  it('gives the tokens of runs under way back at once, and keeps those that were spent', async () => {
    const { person, id, ids } = await waiting(3);
    await screenings.start(person, id, ids.slice(0, 1));
    await eventually(async () => expect((await screenings.get(person, id)).completed).toBe(1));
    const standing: ((error: Error) => void)[] = [];
    const engine = jest
      .spyOn(EngineThreads.prototype, 'premium')
      .mockImplementation(() => new Promise((_, reject) => standing.push(reject)));
    await screenings.start(person, id, ids.slice(1));
    // The second waits for its turn.
    await eventually(() => expect(engine).toHaveBeenCalledTimes(1));
    expect((await premium.service.call(deleteScreening, { params: { id } }, person)).status).toBe(204);
    expect(left(person)).toBe(2);
    for (const end of standing) end(new TaskKilled('time'));
    expect(ids.map((each) => stateOf(each))).toEqual(['captured', 'released', 'released']);
    expect(await rows('select 1 from screening_candidate where screening_id = $1', id)).toEqual([]);
  });
});

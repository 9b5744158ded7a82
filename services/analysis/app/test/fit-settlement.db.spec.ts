import { randomUUID } from 'node:crypto';
import {
  adminReleaseFitAnalysis,
  adminRepeatFitAnalysis,
  getFitAnalysisResult,
  getFitAnalysisStatus,
  submitFitAnalysis,
} from '@fitfolio/analysis-contract/fit-analysis';
import type { AnyRoute } from '@fitfolio/contract-kit/route';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import type { TestReply } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EngineThreads } from '../src/engine/engine-threads.js';
import { Tokens } from '../src/tokens/tokens.js';
import { TaskKilled } from '../src/engine/worker-pool.js';
import { type Person, type Premium, startPremium } from './support/premium.js';

let premium: Premium;
beforeAll(async () => {
  premium = await startPremium();
  await premium.service.database.sql(`create function not_now() returns trigger language plpgsql as $$
    begin raise exception 'not now'; end $$`);
});
afterAll(() => premium.close());
afterEach(async () => {
  jest.restoreAllMocks();
  expect(await premium.broken()).toEqual([]);
});

const sql = (text: string, params: readonly unknown[] = []) =>
  premium.service.database.sql(text, [...params]);
const submitted = (reply: TestReply) => submitFitAnalysis.reply.parse(reply.body).data;
const codeOf = (reply: TestReply) => [reply.status, (reply.body as { code?: string }).code];
const statusOf = async (person: Person, id: string) =>
  (await premium.service.call(getFitAnalysisStatus, { params: { id } }, person)).body.data;
const askedOf = (id: string, what: string) =>
  premium.credits.asked.filter((line) => line === `${what} fit-analysis:${id}`).length;

/** While `work` runs, the database refuses a change of premium analyses. */
async function whileRefused(change: string, work: () => Promise<void>): Promise<void> {
  await sql(`create trigger refused ${change} for each row execute function not_now()`);
  try {
    await work();
  } finally {
    await sql('drop trigger refused on fit_analysis');
  }
}

describe('held, not stored', () => {
  const insert = 'before insert on fit_analysis';

  it('goes on with the same hold when the same call comes again', async () => {
    const person = await premium.person(1);
    const key = randomUUID();
    await whileRefused(insert, async () => {
      expect((await premium.submit(person, {}, key)).status).toBe(500);
    });
    expect(premium.credits.statesOf(person.id)).toEqual(['held']);
    const { id } = submitted(await premium.submit(person, {}, key));
    await premium.untilEnded(person, id, 'completed');
    expect(premium.credits.statesOf(person.id)).toEqual(['captured']);
  });

  it('answers what stands when the same call was stored and settled meanwhile', async () => {
    const person = await premium.person(1);
    const key = randomUUID();
    const hold = Tokens.prototype.hold;
    jest.spyOn(Tokens.prototype, 'hold').mockImplementationOnce(async function meanwhile(
      this: Tokens,
      purchase,
    ) {
      jest.restoreAllMocks();
      const { id } = submitted(await premium.submit(person, {}, key));
      await premium.untilEnded(person, id, 'completed');
      return hold.call(this, purchase);
    });
    expect((await premium.submit(person, {}, key)).status).toBe(202);
    expect(premium.credits.statesOf(person.id)).toEqual(['captured']);
  });

  it('gives the token back by the hold’s own time, and says so to the same call', async () => {
    const person = await premium.person(1);
    const key = randomUUID();
    await whileRefused(insert, async () => void (await premium.submit(person, {}, key)));
    premium.credits.expire([...premium.credits.holds].find(([, hold]) => hold.userId === person.id)![0]);
    expect(premium.credits.balances.get(person.id)).toBe(1);
    expect(codeOf(await premium.submit(person, {}, key))).toEqual([409, 'SUBMISSION_EXPIRED']);
    await premium.ended(person);
  });
});

describe('computed, not captured', () => {
  it('shows no result until credits can be asked again, then spends one token', async () => {
    const person = await premium.person(1);
    let id = '';
    premium.credits.away = true;
    ({ id } = submitted(await premium.submit(person)));
    await eventually(async () => expect((await statusOf(person, id)).step).toBe('finishing'));
    const result = await premium.service.call(getFitAnalysisResult, { params: { id } }, person);
    expect(codeOf(result)).toEqual([409, 'RESULT_NOT_READY']);
    expect(await statusOf(person, id)).toMatchObject({ status: 'running', score: null, position: null });
    await premium.service.restart();
    premium.credits.away = false;
    await premium.untilEnded(person, id, 'completed');
    expect(premium.credits.statesOf(person.id)).toEqual(['captured']);
  });

  it('fails without a result when the hold was over before', async () => {
    const person = await premium.person(1);
    premium.credits.away = true;
    const { id } = submitted(await premium.submit(person));
    await eventually(async () => expect((await statusOf(person, id)).step).toBe('finishing'));
    premium.credits.away = false;
    premium.credits.expire(`fit-analysis:${id}`);
    await premium.untilEnded(person, id, 'failed');
    expect(await statusOf(person, id)).toMatchObject({
      score: null,
      position: null,
      failure: { code: 'ANALYSIS_TIMED_OUT', tokenReturned: true },
    });
    expect(premium.credits.balances.get(person.id)).toBe(1);
  });
});

it('captured, not announced: captures again, spends one token and tells the end once', async () => {
  const person = await premium.person(2);
  let id = '';
  await whileRefused('before update of ended_at on fit_analysis', async () => {
    ({ id } = submitted(await premium.submit(person)));
    await eventually(() => expect(askedOf(id, 'captured')).toBeGreaterThan(1));
  });
  await premium.untilEnded(person, id, 'completed');
  expect(premium.credits.balances.get(person.id)).toBe(1);
});

it('released twice: gives one token back and tells the end once', async () => {
  jest.spyOn(EngineThreads.prototype, 'premium').mockRejectedValue(new TaskKilled('time'));
  const person = await premium.person(2);
  let id = '';
  await whileRefused('before update of ended_at on fit_analysis', async () => {
    ({ id } = submitted(await premium.submit(person)));
    await eventually(() => expect(askedOf(id, 'released')).toBeGreaterThan(1));
  });
  await premium.untilEnded(person, id, 'failed');
  expect(premium.credits.balances.get(person.id)).toBe(2);
  expect((await statusOf(person, id)).failure?.code).toBe('ANALYSIS_TOO_COMPLEX');
});

describe('a run that stands still', () => {
  const standing: ((error: Error) => void)[] = [];
  afterEach(() => {
    for (const end of standing.splice(0)) end(new Error('it stood still'));
  });

  const stuck = async (person: Person): Promise<string> => {
    const engine = jest
      .spyOn(EngineThreads.prototype, 'premium')
      .mockImplementation(() => new Promise((_, reject) => standing.push(reject)));
    const { id } = submitted(await premium.submit(person));
    await eventually(() => expect(engine).toHaveBeenCalled());
    jest.restoreAllMocks();
    return id;
  };
  const order = async (route: AnyRoute, id: string) =>
    premium.service.call(
      route,
      { params: { id }, body: { reason: 'it stands still' } } as never,
      await premium.admin(),
    ) as Promise<TestReply>;

  it('is failed by the sweeper when its hold is over, with the token back', async () => {
    const person = await premium.person(1);
    const id = await stuck(person);
    await sql(`update fit_analysis set hold_expires_at = now() - interval '1 second' where id = $1`, [id]);
    await premium.untilEnded(person, id, 'failed');
    expect((await statusOf(person, id)).failure?.code).toBe('ANALYSIS_TIMED_OUT');
    expect(premium.credits.balances.get(person.id)).toBe(1);
  });

  it('is released by an administrator with a reason, once', async () => {
    const person = await premium.person(1);
    const id = await stuck(person);
    expect((await order(adminReleaseFitAnalysis, id)).status).toBe(202);
    await premium.untilEnded(person, id, 'failed');
    expect((await statusOf(person, id)).failure?.code).toBe('RELEASED_BY_ADMIN');
    expect(premium.credits.balances.get(person.id)).toBe(1);
    expect(codeOf(await order(adminReleaseFitAnalysis, id))).toEqual([409, 'RUN_ENDED']);
    const notes = await sql('select action, reason, after from audit where subject = $1', [id]);
    expect(notes).toEqual([{ action: 'premium-run-released', reason: 'it stands still', after: { run: 1 } }]);
  });

  it('is repeated by an administrator with the token it holds', async () => {
    const person = await premium.person(1);
    const id = await stuck(person);
    const reply = await order(adminRepeatFitAnalysis, id);
    expect(reply.body).toMatchObject({ data: { id, run: 2 } });
    await premium.untilEnded(person, id, 'completed');
    expect(premium.credits.statesOf(person.id)).toEqual(['captured']);
    expect(codeOf(await order(adminRepeatFitAnalysis, id))).toEqual([409, 'RUN_ENDED']);
  });

  it('is repeated after it failed with a token held anew, or not at all', async () => {
    const person = await premium.person(1);
    const id = await stuck(person);
    await order(adminReleaseFitAnalysis, id);
    await premium.untilEnded(person, id, 'failed');
    premium.credits.balances.set(person.id, 0);
    expect(codeOf(await order(adminRepeatFitAnalysis, id))).toEqual([409, 'INSUFFICIENT_TOKENS']);
    premium.credits.balances.set(person.id, 1);
    expect((await order(adminRepeatFitAnalysis, id)).status).toBe(202);
    await premium.untilEnded(person, id, 'completed');
    expect(premium.credits.balances.get(person.id)).toBe(0);
    const states = premium.credits.statesOf(person.id).filter((state) => state !== 'refused');
    expect(states).toEqual(['released', 'captured']);
  });
});

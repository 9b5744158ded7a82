import { randomUUID } from 'node:crypto';
import { getCareerPlan, orderCareerPlan } from '@fitfolio/analysis-contract/career-plan';
import { getFitAnalysisStatus } from '@fitfolio/analysis-contract/fit-analysis';
import { listFitProducts } from '@fitfolio/analysis-contract/fit-products';
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
  premium.credits.away = false;
  jest.restoreAllMocks();
  await eventually(async () => expect(await premium.broken()).toEqual([]));
});

type PlanType = 'active-job-seeker' | 'dream-job-check' | 'casual-development';

const order = (person: Person, id: string, type: PlanType = 'dream-job-check', key: string = randomUUID()) =>
  premium.service.call(
    orderCareerPlan,
    { params: { id }, query: { career_plan_type: type } },
    { ...person, headers: { 'idempotency-key': key } },
  ) as Promise<TestReply>;
const ordered = (reply: TestReply) => orderCareerPlan.reply.parse(reply.body).data;
const codeOf = (reply: TestReply) => [reply.status, (reply.body as { code?: string }).code];
const planOf = async (person: Person, id: string) =>
  (await premium.service.call(getCareerPlan, { params: { id } }, person)).body.data.plan;
const productsOf = async (person: Person, id: string) =>
  (await premium.service.call(listFitProducts, { params: { id } }, person)).body.data.products;
const untilPlan = (person: Person, id: string, status: 'completed' | 'failed') =>
  eventually(async () => expect((await planOf(person, id))?.status).toBe(status));
const balanceOf = (person: Person) => premium.credits.balances.get(person.id);
/** Somebody with a completed analysis, and these tokens left. */
async function analysed(tokens: number): Promise<{ person: Person; id: string }> {
  const person = await premium.person(tokens + 1);
  return { person, id: await premium.ended(person) };
}
async function whileRefused(what: string, work: () => Promise<void>): Promise<void> {
  const { sql } = premium.service.database;
  await sql(`create trigger refused ${what} for each row execute function not_now()`);
  try {
    await work();
  } finally {
    await sql(`drop trigger refused on fit_product`);
  }
}

describe('an order', () => {
  it('takes one token, for each type once', async () => {
    const { person, id } = await analysed(2);
    expect(await planOf(person, id)).toBeNull();
    const reply = await order(person, id);
    expect(reply.status).toBe(202);
    expect(ordered(reply)).toMatchObject({ status: 'completed', repeated: false, balance: 1 });
    expect(ordered(await order(person, id))).toMatchObject({
      id: ordered(reply).id,
      status: 'completed',
      repeated: true,
      balance: null,
    });
    expect(balanceOf(person)).toBe(1);
    await order(person, id, 'active-job-seeker');
    expect(balanceOf(person)).toBe(0);
    expect(codeOf(await order(person, id, 'casual-development'))).toEqual([409, 'INSUFFICIENT_TOKENS']);
    expect((await productsOf(person, id)).map(({ variant }) => variant)).toEqual([
      'active-job-seeker',
      'dream-job-check',
    ]);
    const { body } = await premium.service.call(getFitAnalysisStatus, { params: { id } }, person);
    expect(body.data.careerPlanStatus).toBe('completed');
  });

  it('takes one token for two tabs and for a call that is sent twice', async () => {
    const { person, id } = await analysed(2);
    const key = randomUUID();
    const replies = await Promise.all([
      order(person, id),
      order(person, id, 'dream-job-check', key),
      order(person, id, 'dream-job-check', key),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(replies.map((reply) => ordered(reply).id)).size).toBe(1);
    expect(balanceOf(person)).toBe(1);
  });

  it('needs a completed analysis of the caller, and a key of its own', async () => {
    const { person, id } = await analysed(1);
    expect(codeOf(await order(await premium.person(1), id))).toEqual([404, 'NOT_FOUND']);
    const other = await premium.person(1);
    const failed = await premium.ended(other, 'failed', { jobDescriptionText: 'xyzzy '.repeat(40) });
    expect(codeOf(await order(other, failed))).toEqual([409, 'RESULT_NOT_READY']);
    expect(balanceOf(other)).toBe(1);
    const key = randomUUID();
    await order(person, id, 'dream-job-check', key);
    expect(codeOf(await order(person, id, 'active-job-seeker', key))).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });

  it('gives its token back when the product cannot be made', async () => {
    const { person, id } = await analysed(1);
    jest.spyOn(EngineThreads.prototype, 'product').mockRejectedValue(new TaskKilled('time'));
    expect(ordered(await order(person, id)).status).toBe('failed');
    expect(await planOf(person, id)).toMatchObject({ failureCode: 'PRODUCT_TOO_COMPLEX' });
    expect(balanceOf(person)).toBe(1);
    jest.restoreAllMocks();
    expect(ordered(await order(person, id))).toMatchObject({ status: 'completed', repeated: false });
    expect(balanceOf(person)).toBe(0);
  });
});

describe('cut off', () => {
  it('held, not stored: goes on with the same hold, or without it says that it is over', async () => {
    const { person, id } = await analysed(1);
    const key = randomUUID();
    const cut = () =>
      whileRefused('before insert on fit_product', async () => {
        expect((await order(person, id, 'dream-job-check', key)).status).toBe(500);
      });
    await cut();
    expect(ordered(await order(person, id, 'dream-job-check', key)).status).toBe('completed');
    expect(balanceOf(person)).toBe(0);

    const second = await analysed(1);
    await whileRefused('before insert on fit_product', async () => {
      await order(second.person, second.id, 'dream-job-check', key);
    });
    const [source] = [...premium.credits.holds].findLast(([, hold]) => hold.userId === second.person.id)!;
    premium.credits.expire(source);
    const late = await order(second.person, second.id, 'dream-job-check', key);
    expect(codeOf(late)).toEqual([409, 'SUBMISSION_EXPIRED']);
    expect(balanceOf(second.person)).toBe(1);
  });

  it('stored and settled while the same call comes again: answers what stands', async () => {
    const { person, id } = await analysed(1);
    const key = randomUUID();
    const hold = Tokens.prototype.hold;
    jest.spyOn(Tokens.prototype, 'hold').mockImplementationOnce(async function meanwhile(
      this: Tokens,
      purchase,
    ) {
      jest.restoreAllMocks();
      await order(person, id, 'dream-job-check', key);
      return hold.call(this, purchase);
    });
    const again = await order(person, id, 'dream-job-check', key);
    expect([again.status, ordered(again).status]).toEqual([202, 'completed']);
    expect(premium.credits.statesOf(person.id)).toEqual(['captured', 'captured']);
  });

  it('stored, not captured: shows nothing until credits can be asked again', async () => {
    const { person, id } = await analysed(1);
    premium.credits.away = true;
    expect(ordered(await order(person, id)).status).toBe('running');
    await premium.service.restart();
    expect((await planOf(person, id))?.status).toBe('running');
    premium.credits.away = false;
    await untilPlan(person, id, 'completed');
    expect(premium.credits.statesOf(person.id)).toEqual(['captured', 'captured']);
  });

  it('stored, its hold over: fails without content', async () => {
    const { person, id } = await analysed(1);
    premium.credits.away = true;
    const { id: productId } = ordered(await order(person, id));
    premium.credits.away = false;
    premium.credits.expire(`career-plan:${productId}`);
    await untilPlan(person, id, 'failed');
    expect(await planOf(person, id)).toMatchObject({ failureCode: 'PRODUCT_TIMED_OUT' });
    expect(balanceOf(person)).toBe(1);
  });

  it('captured, not ended: captures again and spends one token', async () => {
    const { person, id } = await analysed(2);
    await whileRefused('before update of ended_at on fit_product', async () => {
      expect(ordered(await order(person, id)).status).toBe('running');
    });
    await untilPlan(person, id, 'completed');
    expect(balanceOf(person)).toBe(1);
  });
});

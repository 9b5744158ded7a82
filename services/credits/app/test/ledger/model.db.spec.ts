import { randomUUID } from 'node:crypto';
import { captureHold, holdTokens, releaseHold } from '@fitfolio/credits-contract/holds';
import { redeemCoupon } from '@fitfolio/credits-contract/coupon';
import { adjustBalance, listTransactions } from '@fitfolio/credits-contract/transaction';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Credits, startCredits } from '../support/credits.js';

let credits: Credits;
let admin: string;
beforeAll(async () => {
  credits = await startCredits();
  admin = await credits.service.token({ isAdmin: true });
});
afterAll(() => credits.close());

/** What a user should have, kept in the plainest way. */
interface Model {
  balance: number;
  holds: { source: string; tokens: number; state: 'held' | 'captured' | 'released' }[];
  coupons: { code: string; tokens: number; used: boolean }[];
  lines: number;
}
interface Real {
  readonly id: string;
  readonly token: string;
}
type Command = fc.AsyncCommand<Model, Real>;

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

class Adjust implements Command {
  constructor(readonly amount: number) {}
  check = () => this.amount !== 0;
  async run(model: Model, real: Real) {
    const reply = await credits.service.call(
      adjustBalance,
      { body: { userId: real.id, amount: this.amount, reason: 'for the model' } },
      { token: admin },
    );
    const may = model.balance + this.amount >= 0;
    expect(reply.status).toBe(may ? 201 : 409);
    if (!may) return;
    model.balance += this.amount;
    model.lines += 1;
  }
  toString = () => `adjust(${this.amount})`;
}

class Hold implements Command {
  constructor(readonly tokens: number) {}
  check = () => true;
  async run(model: Model, real: Real) {
    const source = `cv:${randomUUID()}`;
    const end = await codeOf(
      credits.rpc.request(holdTokens, { source, userId: real.id, feature: 'cv', tokens: this.tokens }),
    );
    const may = model.balance >= this.tokens;
    expect(end).toBe(may ? 'done' : 'INSUFFICIENT_TOKENS');
    if (!may) return;
    model.balance -= this.tokens;
    model.lines += 1;
    model.holds.push({ source, tokens: this.tokens, state: 'held' });
  }
  toString = () => `hold(${this.tokens})`;
}

class End implements Command {
  constructor(
    readonly nth: number,
    readonly to: 'captured' | 'released',
  ) {}
  check = (model: Readonly<Model>) => model.holds.length > 0;
  async run(model: Model) {
    const hold = model.holds[this.nth % model.holds.length]!;
    const rpc = this.to === 'captured' ? captureHold : releaseHold;
    const end = await codeOf(credits.rpc.request(rpc, { source: hold.source }));
    const may = hold.state === 'held' || hold.state === this.to;
    expect(end).toBe(may ? 'done' : 'HOLD_ENDED');
    if (hold.state !== 'held') return;
    hold.state = this.to;
    if (this.to === 'captured') return;
    model.balance += hold.tokens;
    model.lines += 1;
  }
  toString = () => `${this.to}(${this.nth})`;
}

class Redeem implements Command {
  constructor(readonly nth: number) {}
  check = () => true;
  async run(model: Model, real: Real) {
    const coupon = model.coupons[this.nth % model.coupons.length]!;
    const reply = await credits.service.call(
      redeemCoupon,
      { body: { code: coupon.code.toLowerCase() } },
      { token: real.token },
    );
    expect(reply.status).toBe(coupon.used ? 409 : 200);
    if (coupon.used) return;
    coupon.used = true;
    model.balance += coupon.tokens;
    model.lines += 1;
  }
  toString = () => `redeem(${this.nth})`;
}

async function newCoupon(tokens: number) {
  const code = `C${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`;
  await credits.service.database.sql(
    'insert into coupon (code, tokens, uses_per_user_max) values ($1, $2, 1)',
    [code, tokens],
  );
  return { code, tokens, used: false };
}

const nth = fc.nat(9);
const commands = fc.commands(
  [
    fc.integer({ min: -4, max: 6 }).map((n) => new Adjust(n)),
    fc.integer({ min: 1, max: 4 }).map((n) => new Hold(n)),
    fc.tuple(nth, fc.constantFrom('captured', 'released')).map(([n, to]) => new End(n, to as 'captured')),
    nth.map((n) => new Redeem(n)),
  ] as fc.Arbitrary<Command>[],
  { maxCommands: 20 },
);

it('the ledger does what its model does, and every invariant holds after each run', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (cmds) => {
      const real = await credits.user();
      const coupons = [await newCoupon(1), await newCoupon(3)];
      const model: Model = { balance: 0, holds: [], coupons, lines: 0 };
      await fc.asyncModelRun(() => ({ model, real }), cmds);
      expect(await credits.balance(real.id)).toBe(model.balance);
      const query = { pageSize: '100' } as never;
      const { body } = await credits.service.call(listTransactions, { query }, { token: real.token });
      expect(body.page.total).toBe(model.lines);
      expect(body.data.reduce((sum, line) => sum + line.amount, 0)).toBe(model.balance);
      if (body.data[0] !== undefined) expect(body.data[0].balance).toBe(model.balance);
      expect(await credits.broken()).toEqual([]);
    }),
    { numRuns: 15 },
  );
}, 120_000);

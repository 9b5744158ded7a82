import { randomUUID } from 'node:crypto';
import { createCoupon, listCoupons, redeemCoupon, updateCoupon } from '@fitfolio/credits-contract/coupon';
import {
  adjustBalance,
  exportTransactions,
  listAllTransactions,
  tokenSummary,
} from '@fitfolio/credits-contract/transaction';
import { createBundle, listBundles, updateBundle } from '@fitfolio/credits-contract/bundle';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Credits, startCredits } from '../support/credits.js';

let credits: Credits;
let admin: string;
beforeAll(async () => {
  credits = await startCredits();
  admin = await credits.service.token({ isAdmin: true });
});
afterAll(() => credits.close());
afterEach(async () => expect(await credits.broken()).toEqual([]));

const codeOf = (reply: { body: unknown }) => (reply.body as { code?: string }).code;
const newCode = () => `TET${randomUUID().slice(0, 8).toUpperCase()}`;
async function coupon(more: object = {}) {
  const reply = await credits.service.call(
    createCoupon,
    { body: { code: newCode(), tokens: 3, ...more } },
    { token: admin },
  );
  expect(reply.status).toBe(201);
  return reply.body.data;
}
const redeem = (token: string, code: string, key?: string) =>
  credits.service.call(
    redeemCoupon,
    { body: { code } },
    { token, ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }) },
  );

describe('POST /credits/redeem', () => {
  it('gives tokens once, however the code is typed', async () => {
    const { code } = await coupon();
    const { id, token } = await credits.user();
    const reply = await redeem(token, `  ${code.slice(0, 3).toLowerCase()} - ${code.slice(3)} `);
    expect(reply.body).toEqual({ data: { tokens: 3, balance: 3 } });
    expect(codeOf(await redeem(token, code))).toBe('COUPON_ALREADY_USED');
    expect(await credits.balance(id)).toBe(3);
  });

  it('with one key gives the first answer again, and refuses another body', async () => {
    const [a, b] = [await coupon(), await coupon()];
    const { token } = await credits.user();
    const key = randomUUID();
    const first = await redeem(token, a.code, key);
    expect((await redeem(token, a.code, key)).body).toEqual(first.body);
    const other = await redeem(token, b.code, key);
    expect([other.status, codeOf(other)]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });

  it('of five uses gives five of thirty at once, and one user one', async () => {
    const { code } = await coupon({ usesMax: 5 });
    const users = await Promise.all(Array.from({ length: 30 }, () => credits.user()));
    const replies = await Promise.all(users.map((u) => redeem(u.token, code)));
    expect(replies.filter((r) => r.status === 200)).toHaveLength(5);
    expect(replies.filter((r) => codeOf(r) === 'COUPON_USED_UP')).toHaveLength(25);
    const one = await coupon();
    const { token } = await credits.user();
    const same = await Promise.all(Array.from({ length: 10 }, () => redeem(token, one.code)));
    expect(same.filter((r) => r.status === 200)).toHaveLength(1);
  });

  it.each([
    ['over', { endsAt: '2020-01-01T00:00:00.000Z' }, 'COUPON_EXPIRED'],
    ['still to come', { startsAt: '2090-01-01T00:00:00.000Z' }, 'COUPON_NOT_STARTED'],
    ['archived', { archived: true }, 'COUPON_INVALID'],
  ])('refuses one that is %s', async (_what, more, wanted) => {
    const { code } = await coupon(more);
    const { token } = await credits.user();
    expect(codeOf(await redeem(token, code))).toBe(wanted);
  });

  it('refuses what is no code', async () => {
    const { token } = await credits.user();
    for (const code of ['', '  ', 'a', '<script>', 'x'.repeat(200), "' or 1=1"])
      expect([400, 404]).toContain((await redeem(token, code)).status);
  });
});

describe('administrators', () => {
  it('who are none any more cannot write', async () => {
    const id = randomUUID();
    credits.formerAdmins.add(id);
    const token = await credits.service.token({ id, isAdmin: true });
    const body = { code: newCode(), tokens: 1 };
    expect((await credits.service.call(createCoupon, { body }, { token })).status).toBe(403);
    const { id: userId } = await credits.user();
    const adjust = await credits.service.call(
      adjustBalance,
      { body: { userId, amount: 5, reason: 'mine' } },
      { token },
    );
    expect([adjust.status, await credits.balance(userId)]).toEqual([403, 0]);
  });

  it('cannot lower a limit below what was used, nor give two coupons one code', async () => {
    const { id, code } = await coupon({ usesMax: 5 });
    for (let i = 0; i < 2; i += 1) await redeem((await credits.user()).token, code);
    const change = (body: { code: string; tokens: number; usesMax: number }) =>
      credits.service.call(updateCoupon, { params: { id }, body }, { token: admin });
    expect(codeOf(await change({ code, tokens: 3, usesMax: 1 }))).toBe('COUPON_USED_UP');
    expect((await change({ code, tokens: 3, usesMax: 2 })).status).toBe(200);
    const again = await credits.service.call(createCoupon, { body: { code, tokens: 1 } }, { token: admin });
    expect(codeOf(again)).toBe('COUPON_CODE_TAKEN');
  });

  it('cannot lower what one person may use below what somebody has', async () => {
    const { id, code } = await coupon({ usesPerUserMax: 3 });
    const { token } = await credits.user();
    for (let i = 0; i < 2; i += 1) expect((await redeem(token, code)).status).toBe(200);
    const change = (usesPerUserMax: number) =>
      credits.service.call(
        updateCoupon,
        { params: { id }, body: { code, tokens: 3, usesPerUserMax } },
        { token: admin },
      );
    expect(codeOf(await change(1))).toBe('COUPON_USED_UP');
    expect((await change(2)).status).toBe(200);
  });

  it('leave a line in the audit log for each change, and none for what changes nothing', async () => {
    const until = { startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2090-01-01T00:00:00.000Z' };
    const made = await coupon(until);
    const params = { id: made.id };
    const change = async (more: object) => {
      const body = { code: made.code, tokens: 3, ...until, ...more };
      return (await credits.service.call(updateCoupon, { params, body }, { token: admin })).body.data;
    };
    expect(await change({})).toEqual(made);
    const archived = await change({ archived: true });
    expect(archived.archived).toBe(true);
    expect(await change({ archived: true })).toEqual(archived);
    const { sql } = credits.service.database;
    const lines = await sql<{ action: string }>('select action from audit where subject = $1 order by id', [
      made.id,
    ]);
    expect(lines.map((line) => line.action)).toEqual(['coupon-made', 'coupon-changed']);
  });

  it('see how many there are in all, also behind the last page', async () => {
    const made = await coupon();
    const query = { search: made.code.toLowerCase(), page: '9', pageSize: '5' } as never;
    const reply = await credits.service.call(listCoupons, { query }, { token: admin });
    expect(reply.body).toEqual({ data: [], page: { page: 9, pageSize: 5, total: 1 } });
  });

  it('adjust with a reason that is kept, never below nothing', async () => {
    const { id } = await credits.user(2);
    const adjust = (amount: number, key: string = randomUUID()) =>
      credits.service.call(
        adjustBalance,
        { body: { userId: id, amount, reason: '=HYPERLINK("x")' } },
        { token: admin, headers: { 'idempotency-key': key } },
      );
    const key = randomUUID();
    const first = await adjust(3, key);
    expect(first.body.data).toMatchObject({ type: 'bonus', amount: 3, balance: 5 });
    expect((await adjust(3, key)).body).toEqual(first.body);
    expect(codeOf(await adjust(-6))).toBe('INSUFFICIENT_TOKENS');
    expect((await adjust(-5)).body.data).toMatchObject({ type: 'spent', amount: -5, balance: 0 });
    for (const bad of [0, 0.5, 1e9]) expect((await adjust(bad)).status).toBe(400);
    const audit = await credits.service.database.sql(
      `select action, reason, before, after from audit where subject = $1 order by id`,
      [id],
    );
    expect(audit).toMatchObject([
      { action: 'balance-adjusted', before: { balance: 2 }, after: { balance: 5 } },
      { action: 'balance-adjusted', before: { balance: 5 }, after: { balance: 0 } },
    ]);
    const found = await credits.service.call(
      listAllTransactions,
      { query: { search: id } },
      { token: admin },
    );
    expect(found.body.page.total).toBe(3);
    const file = await credits.service.call(exportTransactions, { query: { userId: id } }, { token: admin });
    expect(file.body as unknown as string).toContain(`"'=HYPERLINK(""x"")"`);
    expect(file.headers.get('content-type')).toContain('text/csv');
    const days = await credits.service.call(tokenSummary, {}, { token: admin });
    expect(days.body.data.days).toHaveLength(30);
  });

  it('adjust nobody who is not there', async () => {
    const body = { userId: randomUUID(), amount: 1, reason: 'who is it' };
    expect(codeOf(await credits.service.call(adjustBalance, { body }, { token: admin }))).toBe(
      'USER_UNKNOWN',
    );
  });
});

describe('bundles', () => {
  it('on sale are the seeded ones, with savings as the site says', async () => {
    const { data } = (await credits.service.call(listBundles)).body;
    expect(
      data.map((b) => [b.code, b.tokens, b.priceUsdCents, b.priceVnd, b.savingPercent, b.label]),
    ).toEqual([
      ['basic', 1, 250, 50_000, 0, null],
      ['standard', 5, 1000, 200_000, 20, 'popular'],
      ['pro', 15, 2500, 500_000, 33, 'best-value'],
      ['job-readiness', 3, 700, 140_000, 7, null],
      ['interview-prep', 4, 900, 180_000, 10, null],
      ['all-in-one', 10, 1800, 360_000, 28, null],
    ]);
  });

  it('archived are no longer on sale', async () => {
    const text = { en: 'Tết', vi: 'Tết' };
    const body = {
      code: 'tet',
      kind: 'pack' as const,
      name: text,
      description: text,
      tokens: 2,
      priceUsdCents: 400,
    };
    const made = (await credits.service.call(createBundle, { body }, { token: admin })).body.data;
    const codes = async () => (await credits.service.call(listBundles)).body.data.map((b) => b.code);
    expect(await codes()).toContain('tet');
    const params = { id: made.id };
    await credits.service.call(updateBundle, { params, body: { ...body, archived: true } }, { token: admin });
    expect(await codes()).not.toContain('tet');
    expect(codeOf(await credits.service.call(createBundle, { body }, { token: admin }))).toBe(
      'BUNDLE_CODE_TAKEN',
    );
  });
});

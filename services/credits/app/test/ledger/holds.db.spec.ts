import { randomUUID } from 'node:crypto';
import { captureHold, holdTokens, releaseHold, reversePurchase } from '@fitfolio/credits-contract/holds';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Credits, startCredits, tellPaid } from '../support/credits.js';

let credits: Credits;
beforeAll(async () => {
  credits = await startCredits();
});
afterAll(() => credits.close());
afterEach(async () => expect(await credits.broken()).toEqual([]));

const newSource = () => `fit-analysis:${randomUUID()}`;
const hold = (userId: string, source = newSource(), ttlSeconds = 900) =>
  credits.rpc.request(holdTokens, { source, userId, feature: 'fit-analysis', ttlSeconds });
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

describe('a hold', () => {
  it('takes the token, and is captured once', async () => {
    const { id } = await credits.user(2);
    const source = newSource();
    expect((await hold(id, source)).balance).toBe(1);
    expect((await credits.rpc.request(captureHold, { source })).state).toBe('captured');
    expect((await credits.rpc.request(captureHold, { source })).state).toBe('captured');
    expect(await codeOf(credits.rpc.request(releaseHold, { source }))).toBe('HOLD_ENDED');
    expect(await credits.balance(id)).toBe(1);
  });

  it('gives back on release, once', async () => {
    const { id } = await credits.user(1);
    const source = newSource();
    await hold(id, source);
    expect((await credits.rpc.request(releaseHold, { source })).balance).toBe(1);
    expect((await credits.rpc.request(releaseHold, { source })).balance).toBe(1);
    expect(await codeOf(credits.rpc.request(captureHold, { source }))).toBe('HOLD_ENDED');
    expect(await codeOf(hold(id, source))).toBe('HOLD_ENDED');
  });

  it('asked again is the same hold, also by twins in flight', async () => {
    const { id } = await credits.user(3);
    const source = newSource();
    const [first, ...twins] = await Promise.all(Array.from({ length: 8 }, () => hold(id, source)));
    expect(first?.balance).toBe(2);
    for (const answer of [...twins, await hold(id, source)]) expect(answer).toEqual(first);
    const ends = await Promise.all(
      Array.from({ length: 8 }, () => credits.rpc.request(releaseHold, { source })),
    );
    expect(new Set(ends.map((end) => end.balance))).toEqual(new Set([3]));
    await hold(id);
    expect((await credits.rpc.request(releaseHold, { source })).balance).toBe(3);
  });

  it('of a source that holds for another request is refused, and changes nothing', async () => {
    const [owner, other] = await Promise.all([credits.user(3), credits.user(3)]);
    const request = { source: newSource(), userId: owner.id, feature: 'cv' as const };
    await credits.rpc.request(holdTokens, request);
    const others = [
      { ...request, userId: other.id },
      { ...request, tokens: 2 },
      { ...request, feature: 'fit-analysis' as const },
      { ...request, ttlSeconds: 5 },
    ];
    for (const asked of others)
      expect(await codeOf(credits.rpc.request(holdTokens, asked))).toBe('IDEMPOTENCY_MISMATCH');
    await credits.rpc.request(captureHold, { source: request.source });
    for (const asked of others)
      expect(await codeOf(credits.rpc.request(holdTokens, asked))).toBe('IDEMPOTENCY_MISMATCH');
    expect(await codeOf(credits.rpc.request(holdTokens, request))).toBe('HOLD_ENDED');
    expect([await credits.balance(owner.id), await credits.balance(other.id)]).toEqual([2, 3]);
  });

  it('needs enough tokens, and an unknown one cannot be ended', async () => {
    const { id } = await credits.user(0);
    expect(await codeOf(hold(id))).toBe('INSUFFICIENT_TOKENS');
    expect(await codeOf(hold(randomUUID()))).toBe('INSUFFICIENT_TOKENS');
    expect(await codeOf(credits.rpc.request(captureHold, { source: newSource() }))).toBe('HOLD_UNKNOWN');
  });

  it.each([0, -1, 0.5, 1e9])('of %p tokens is none', async (tokens) => {
    const { id } = await credits.user(2);
    const request = { source: newSource(), userId: id, feature: 'cv' as const, tokens };
    expect(await codeOf(credits.rpc.request(holdTokens, request))).toBe('INVALID_INPUT');
    expect(await credits.balance(id)).toBe(2);
  });

  it('refused stays refused, though tokens come: a late copy must not be granted', async () => {
    const { id } = await credits.user(0);
    const source = newSource();
    expect(await codeOf(hold(id, source))).toBe('INSUFFICIENT_TOKENS');
    const { sql } = credits.service.database;
    await sql(
      `select post_transfer('adjustment:late' || $1, 'adjustment', 'adjustment', 'user:' || $1, 1, $1::uuid, null, '{}', null)`,
      [id],
    );
    const late = await Promise.all(Array.from({ length: 4 }, () => codeOf(hold(id, source))));
    expect(new Set(late)).toEqual(new Set(['INSUFFICIENT_TOKENS']));
    expect(await codeOf(credits.rpc.request(captureHold, { source }))).toBe('HOLD_UNKNOWN');
    expect(await codeOf(hold(id))).toBe('done');
    expect(await sql('select from idempotency')).toEqual([]);
  });

  it('that nobody ends gives its token back by itself', async () => {
    const { id } = await credits.user(1);
    await hold(id, newSource(), 1);
    await eventually(async () => expect(await credits.balance(id)).toBe(1));
  });

  it('and its capture and release at the same moment end once', async () => {
    const { id } = await credits.user(10);
    for (let i = 0; i < 10; i += 1) {
      const source = newSource();
      await hold(id, source);
      const ends = await Promise.all([
        codeOf(credits.rpc.request(captureHold, { source })),
        codeOf(credits.rpc.request(releaseHold, { source })),
      ]);
      expect(ends.toSorted()).toEqual(['HOLD_ENDED', 'done']);
    }
  });
});

it('fifty parallel holds of one token, on a warm pool, give exactly one', async () => {
  const warm = await credits.user(60);
  await Promise.all(Array.from({ length: 60 }, () => hold(warm.id)));
  const { id } = await credits.user(1);
  const ends = await Promise.all(Array.from({ length: 50 }, () => codeOf(hold(id))));
  expect(ends.filter((end) => end === 'done')).toHaveLength(1);
  expect(ends.filter((end) => end === 'INSUFFICIENT_TOKENS')).toHaveLength(49);
  expect(await credits.balance(id)).toBe(0);
});

describe('a completed payment', () => {
  it('is credited once, however often it is told, and reversed only while unused', async () => {
    const { id } = await credits.user();
    const paymentId = randomUUID();
    for (let i = 0; i < 3; i += 1) await tellPaid(credits, id, paymentId);
    await eventually(async () => expect(await credits.balance(id)).toBe(5));
    const reverse = () => credits.rpc.request(reversePurchase, { paymentId, userId: id, tokens: 5 });
    await hold(id);
    expect(await codeOf(reverse())).toBe('TOKENS_ALREADY_SPENT');
    await credits.service.database.sql(
      `select post_transfer('adjustment:x' || $1, 'adjustment', 'adjustment', 'user:' || $1, 1, $1::uuid, null, '{}', null)`,
      [id],
    );
    expect((await reverse()).balance).toBe(0);
    expect((await reverse()).balance).toBe(0);
    expect(
      await codeOf(credits.rpc.request(reversePurchase, { paymentId: randomUUID(), userId: id, tokens: 5 })),
    ).toBe('HOLD_UNKNOWN');
  });
});

describe('the ledger', () => {
  it('refuses changes of what was written', async () => {
    await credits.user(1);
    const { sql } = credits.service.database;
    for (const table of ['entry', 'transfer', 'audit']) {
      await expect(sql(`delete from ${table}`)).rejects.toThrow('append-only');
      await expect(sql(`truncate ${table}`)).rejects.toThrow('append-only');
    }
    await expect(sql('update entry set amount = 2')).rejects.toThrow('append-only');
    await expect(sql("update transfer set kind = 'coupon'")).rejects.toThrow('append-only');
  });

  it('refuses entries that do not balance, and transfers of nothing', async () => {
    const { sql } = credits.service.database;
    await expect(
      sql(`insert into entry (transfer_id, account, amount) values (gen_random_uuid(), 'issued', 5)`),
    ).rejects.toThrow('do not sum to 0');
    for (const amount of [0, -3])
      await expect(
        sql(
          `select post_transfer('x', 'coupon', 'bonus', 'user:' || gen_random_uuid(), $1, null, null, '{}', null)`,
          [amount],
        ),
      ).rejects.toThrow('not a transfer');
  });
});

import { randomUUID } from 'node:crypto';
import { creditsRoutes } from '@fitfolio/credits-contract/routes';
import {
  type AccessEntry,
  accessFindings,
  type Sent,
  type Tokens,
} from '@fitfolio/service-kit/testing/access-findings';
import { oddInputFindings } from '@fitfolio/service-kit/testing/odd-input';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Credits, startCredits } from './support/credits.js';

let credits: Credits;
let tokens: Tokens;
let userId: string;
let bundleId: string;
beforeAll(async () => {
  credits = await startCredits();
  const [user, other, shut] = [await credits.user(5), await credits.user(), await credits.user()];
  const exAdmin = randomUUID();
  credits.disabled.add(shut.id);
  credits.formerAdmins.add(exAdmin);
  userId = user.id;
  tokens = {
    user: user.token,
    other: other.token,
    disabled: shut.token,
    exAdmin: await credits.service.token({ id: exAdmin, isAdmin: true }),
    admin: await credits.service.token({ isAdmin: true }),
    stale: await credits.service.token({ isAdmin: true, provedMinutesAgo: 11 }),
  };
  const { body } = await credits.service.call(creditsRoutes.listBundles);
  bundleId = body.data[0]!.id;
});
afterAll(() => credits.close());

const code = (): string => `T${randomUUID().replaceAll('-', '').toUpperCase().slice(0, 12)}`;
const bundle = () => ({
  code: code().toLowerCase(),
  kind: 'tier',
  name: { vi: 'Thử', en: 'Test' },
  description: { vi: 'Thử', en: 'Test' },
  tokens: 1,
  priceUsdCents: 250,
});
/** A call of each route as it should be; new codes each time, for each role makes its own. */
const entries: Readonly<Record<keyof typeof creditsRoutes, AccessEntry>> = {
  getBalance: {},
  listTransactions: {},
  listBundles: {},
  getBundle: { send: () => ({ params: { id: bundleId } }) },
  redeemCoupon: { send: () => ({ body: { code: 'NOSUCHCODE' } }), through: 404 },
  listAllBundles: {},
  exportBundles: {},
  createBundle: { send: () => ({ body: bundle() }) },
  updateBundle: {
    send: async () => ({ params: { id: await made('createBundle', bundle()) }, body: bundle() }),
  },
  listCoupons: {},
  exportCoupons: {},
  createCoupon: { send: () => ({ body: { code: code(), tokens: 1 } }) },
  updateCoupon: {
    send: async () => ({
      params: { id: await made('createCoupon', { code: code(), tokens: 1 }) },
      body: { code: code(), tokens: 2 },
    }),
  },
  listAllTransactions: {},
  exportTransactions: {},
  adjustBalance: { send: () => ({ body: { userId, amount: 1, reason: 'a test of access' } }) },
  tokenSummary: {},
};

async function made(route: 'createBundle' | 'createCoupon', body: object): Promise<string> {
  const reply = await credits.service.call(creditsRoutes[route], { body } as never, { token: tokens.admin });
  return (reply.body as { data: { id: string } }).data.id;
}

it('opens each route to whom its contract names, and to nobody else', async () => {
  expect(await accessFindings(credits.service, creditsRoutes, entries, tokens)).toEqual([]);
});

it('moves tokens by hand only for who has just proved who they are', async () => {
  const { adjustBalance } = creditsRoutes;
  const body = { userId, amount: 1, reason: 'a test of access' };
  const reply = await credits.service.call(adjustBalance, { body }, { token: tokens.stale });
  expect([reply.status, reply.body]).toEqual([
    403,
    expect.objectContaining({ code: 'REAUTHENTICATION_REQUIRED' }),
  ]);
});

it('survives in every field what no field expects, and takes no key it does not know', async () => {
  const right = (name: string): Sent | Promise<Sent> =>
    entries[name as keyof typeof entries].send?.('admin') ?? {};
  expect(await oddInputFindings(credits.service, creditsRoutes, right, tokens)).toEqual([]);
  expect(await credits.broken()).toEqual([]);
}, 240_000);

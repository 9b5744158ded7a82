import { analysisRoutes } from '@fitfolio/analysis-contract/routes';
import { type AccessEntry, accessFindings, type Tokens } from '@fitfolio/service-kit/testing/access-findings';
import { oddInputFindings } from '@fitfolio/service-kit/testing/odd-input';
import { startTestService, type TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { start } from './support/start.js';
import { completed } from './support/completed.js';

let service: TestService;
let tokens: Tokens;
let id: string;

beforeAll(async () => {
  service = await startTestService(start);
  const token = (n: number, isAdmin = false): Promise<string> =>
    service.token({ id: `00000000-0000-4000-8000-00000000000${n}`, isAdmin });
  const [user, other, disabled] = [await token(1), await token(2), await token(3)];
  tokens = { user, other, disabled, exAdmin: await token(4, true), admin: await token(5, true) };
  id = await completed(service, user);
});
afterAll(() => service.close());

/** How each route is rightly called. A new route needs a line here, or the matrix fails. */
const rightCalls = (): Record<string, AccessEntry> => {
  const one = () => ({ params: { id } });
  return {
    // Not a form, which is said only to who may send one.
    submitFreeAnalysis: { through: 415 },
    getFreeRemaining: {},
    getFreeAnalysis: { send: one, owned: true },
    downloadFreeReport: { send: one, owned: true },
    correctFreeAnalysis: { send: () => ({ ...one(), body: { corrections: [] } }), owned: true },
    listFreeAnalyses: {},
    adminListFreeAnalyses: {},
    adminGetFreeAnalysis: { send: one },
    adminListCorrections: {},
  };
};

it('opens each route to whom its contract names, and to nobody else', async () => {
  expect(await accessFindings(service, analysisRoutes, rightCalls(), tokens)).toEqual([]);
});

it('survives in every field what no field expects', async () => {
  const right = (name: string) => rightCalls()[name]?.send?.('user') ?? {};
  expect(await oddInputFindings(service, analysisRoutes, right, tokens)).toEqual([]);
}, 60_000);

import {
  adminGetFreeAnalysis,
  adminListFreeAnalyses,
  getFreeAnalysis,
  getFreeRemaining,
  listFreeAnalyses,
  submitFreeAnalysis,
} from '@fitfolio/analysis-contract/free-analysis';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { startTestService, type TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { start } from '../support/start.js';
import { submit, textFile } from '../support/submit.js';
import { resumeText } from '../given/texts.js';
import { sandbox } from '../../src/documents/sandbox.js';

let service: TestService;
let lan: string;
let other: string;
let admin: string;
const ids: string[] = [];

beforeAll(async () => {
  service = await startTestService(start);
  lan = await service.token({ id: '00000000-0000-4000-8000-000000000001' });
  other = await service.token({ id: '00000000-0000-4000-8000-000000000002' });
  admin = await service.token({ id: '00000000-0000-4000-8000-000000000003', isAdmin: true });
  await service.database.sql('insert into person (user_id, email) values ($1, $2)', [
    '00000000-0000-4000-8000-000000000001',
    'lan@example.com',
  ]);
  for (const name of ['Nguyễn Lan.txt', 'b.txt', '100%.txt']) {
    const reply = await submit(service, lan, { resume: textFile(resumeText, name) });
    ids.push(submitFreeAnalysis.reply.parse(reply.body).data.id);
  }
  await eventually(async () => {
    const [row] = await service.database.sql<{ n: number }>(
      "select count(*)::int as n from free_analysis where status = 'completed'",
    );
    expect(row?.n).toBe(3);
  });
});
afterAll(() => service.close());

const names = async (query: Record<string, unknown>): Promise<string[]> => {
  const { body } = await service.call(listFreeAnalyses, { query: query as never }, { token: lan });
  return body.data.map((a) => a.fileName);
};

describe('GET /free-analysis', () => {
  it('needs a signed-in user', async () => {
    for (const route of [listFreeAnalyses, getFreeRemaining])
      expect((await service.call(route)).status).toBe(401);
  });

  it('lists the caller’s own only, newest first, in pages', async () => {
    const { body } = await service.call(
      listFreeAnalyses,
      { query: { page: 1, pageSize: 2 } },
      { token: lan },
    );
    expect(listFreeAnalyses.reply.parse(body).page).toEqual({ page: 1, pageSize: 2, total: 3 });
    expect(body.data.map((a) => a.id)).toEqual([ids[2], ids[1]]);
    expect((await service.call(listFreeAnalyses, {}, { token: other })).body.data).toEqual([]);
  });

  it('searches without diacritics and takes % literally', async () => {
    expect(await names({ search: 'nguyen' })).toEqual(['Nguyễn Lan.txt']);
    expect(await names({ search: '%' })).toEqual(['100%.txt']);
  });

  it('sorts by what it says and refuses other columns', async () => {
    expect(await names({ sort: 'fileName' })).toEqual(['100%.txt', 'b.txt', 'Nguyễn Lan.txt']);
    expect(
      (await service.call(listFreeAnalyses, { query: { sort: 'user_id' as never } }, { token: lan })).status,
    ).toBe(400);
  });
});

describe('GET /free-analysis/{id}', () => {
  it('hides another user’s and an unknown one alike', async () => {
    for (const [id, token] of [
      [ids[0]!, other],
      ['00000000-0000-4000-8000-00000000dead', lan],
    ] as const) {
      const reply = await service.call(getFreeAnalysis, { params: { id } }, { token });
      expect([reply.status, (reply.body as unknown as { code: string }).code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('refuses what is not an id, and no token', async () => {
    expect((await service.call(getFreeAnalysis, { params: { id: 'x' } }, { token: lan })).status).toBe(400);
    expect((await service.call(getFreeAnalysis, { params: { id: ids[0]! } })).status).toBe(401);
  });
});

describe('/admin/free-analysis', () => {
  it('is closed to everyone but administrators', async () => {
    for (const [token, status] of [
      [undefined, 401],
      [lan, 403],
    ] as const) {
      const options = token ? { token } : {};
      expect((await service.call(adminListFreeAnalyses, {}, options)).status).toBe(status);
      expect((await service.call(adminGetFreeAnalysis, { params: { id: ids[0]! } }, options)).status).toBe(
        status,
      );
    }
  });

  it('shows whose each is, and finds by address', async () => {
    const { body } = await service.call(
      adminListFreeAnalyses,
      { query: { search: 'LAN@' } },
      { token: admin },
    );
    expect(adminListFreeAnalyses.reply.parse(body).data.map((a) => a.email)).toEqual(
      Array(3).fill('lan@example.com'),
    );
    const one = await service.call(adminGetFreeAnalysis, { params: { id: ids[0]! } }, { token: admin });
    expect(adminGetFreeAnalysis.reply.parse(one.body).data).toMatchObject({
      email: 'lan@example.com',
      status: 'completed',
    });
  });
});

it('health says what is around the process that reads documents', async () => {
  const { status, body } = await service.raw('GET', '/analysis/health/ready');
  expect([status, body]).toMatchObject([200, { status: 'ok', sandbox: sandbox() }]);
});

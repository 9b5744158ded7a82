import {
  freeAnalysisCompleted,
  getFreeAnalysis,
  getFreeRemaining,
  submitFreeAnalysis,
} from '@fitfolio/analysis-contract/free-analysis';
import { checkPerson } from '@fitfolio/auth-contract/requests';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { brokenInvariants } from '@fitfolio/service-kit/testing/invariants';
import { type TestRpc, testRpc } from '@fitfolio/service-kit/testing/test-rpc';
import { startTestService, type TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { invariants } from '../../src/audit/invariants.js';
import { dayOf } from '../../src/vietnam-day.js';
import { start } from '../support/start.js';
import { submit, textFile } from '../support/submit.js';
import { jobText, resumeText } from '../given/texts.js';

let service: TestService;
let people = 0;
/** A new person each time, with a full allowance. */
const person = (): Promise<string> => {
  people += 1;
  return service.token({ id: `00000000-0000-4000-8000-${String(people).padStart(12, '0')}` });
};

beforeAll(async () => {
  service = await startTestService(start, { env: { FREE_DAILY_LIMIT: '2' } });
});
afterAll(() => service.close());

const remaining = async (token: string): Promise<number> =>
  (await service.call(getFreeRemaining, {}, { token })).body.data.remaining;

const code = (reply: { body: unknown }): string => (reply.body as { code: string }).code;

describe('POST /free-analysis', () => {
  it('needs a signed-in user', async () => {
    const reply = await submit(service, null);
    expect(reply.status).toBe(401);
    expect(code(reply)).toBe('UNAUTHENTICATED');
  });

  it('takes a résumé and a pasted job, answers its schema and runs it to a stored report', async () => {
    const token = await person();
    const reply = await submit(service, token, { outputLanguage: 'vi' });
    expect(reply.status).toBe(202);
    const { data } = submitFreeAnalysis.reply.parse(reply.body);
    const done = await eventually(async () => {
      const { body } = await service.call(getFreeAnalysis, { params: { id: data.id } }, { token });
      expect(body.data.status).toBe('completed');
      return getFreeAnalysis.reply.parse(body).data;
    });
    expect(done.fileName).toBe('cv.txt');
    expect(done.position).toMatch(/front-end developer/i);
    expect(done.analysis_result?.language).toBe('vi');
    expect(done.analysis_result?.today).toBe(dayOf(new Date(done.createdAt)));
    expect(done.score).toBe(done.analysis_result?.score);
    for (const requirement of done.analysis_result?.requirements ?? []) {
      for (const { quote, start: from, end } of requirement.evidence) {
        expect(done.analysis_result?.documents.resume.slice(from, end)).toBe(quote);
      }
    }
    expect(await remaining(token)).toBe(1);
  });

  it('clears the documents when the run has ended, and tells that it has', async () => {
    const token = await person();
    const { data } = submitFreeAnalysis.reply.parse((await submit(service, token)).body);
    await eventually(async () => {
      const [row] = await service.database.sql<{ resume: unknown; job: unknown; status: string }>(
        'select resume, job, status from free_analysis where id = $1',
        [data.id],
      );
      expect(row).toEqual({ resume: null, job: null, status: 'completed' });
    });
    const facts = await service.database.sql<{ payload: { analysisId: string } }>(
      'select payload from outbox where subject = $1',
      [freeAnalysisCompleted.subject],
    );
    expect(facts.filter((f) => f.payload.analysisId === data.id)).toHaveLength(1);
  });

  it('ends in order, and costs nothing, when there is nothing to judge', async () => {
    const token = await person();
    const reply = await submit(service, token, { resume: textFile('hi there') });
    const { id } = submitFreeAnalysis.reply.parse(reply.body).data;
    await eventually(async () => {
      const { body } = await service.call(getFreeAnalysis, { params: { id } }, { token });
      expect(body.data).toMatchObject({ status: 'completed', score: null });
    });
    expect(await brokenInvariants(service.database.sql, invariants)).toEqual([]);
    expect(await remaining(token)).toBe(2);
  });

  it('takes the job as a file', async () => {
    const reply = await submit(service, await person(), { jobDescription: textFile(jobText, 'job.txt') });
    expect(reply.status).toBe(202);
  });

  const blankPdf = async (): Promise<File> => {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    return new File([(await pdf.save()).slice()], 'blank.pdf', { type: 'application/pdf' });
  };

  const refusals: [string, number, string, () => Promise<Parameters<typeof submit>[2]>][] = [
    ['no résumé', 400, 'FILE_MISSING', async () => ({ resume: null })],
    ['an empty résumé', 400, 'FILE_EMPTY', async () => ({ resume: textFile('') })],
    [
      'a résumé over 2 MB',
      413,
      'FILE_TOO_LARGE',
      async () => ({ resume: textFile('a'.repeat(2 * 1024 * 1024 + 1)) }),
    ],
    [
      'a picture',
      415,
      'FILE_TYPE_INVALID',
      async () => ({ resume: new File(['\x89PNG\r\n'], 'cv.png', { type: 'image/png' }) }),
    ],
    [
      'a program called PDF',
      415,
      'FILE_TYPE_INVALID',
      async () => ({ resume: new File(['MZ\x90\x00'], 'cv.pdf', { type: 'application/pdf' }) }),
    ],
    [
      'a damaged PDF',
      422,
      'FILE_CORRUPT',
      async () => ({ resume: new File(['%PDF-1.7\nrubbish'], 'cv.pdf', { type: 'application/pdf' }) }),
    ],
    ['a PDF without text', 422, 'FILE_NO_TEXT', async () => ({ resume: await blankPdf() })],
    ['no job', 400, 'JOB_DESCRIPTION_MISSING', async () => ({ jobDescriptionText: null })],
    ['a job of spaces', 400, 'JOB_DESCRIPTION_MISSING', async () => ({ jobDescriptionText: '  \n ' })],
    [
      'a job of 99 characters',
      400,
      'JOB_DESCRIPTION_TOO_SHORT',
      async () => ({ jobDescriptionText: 'ộ'.repeat(99) }),
    ],
    ['a strange language', 400, 'INVALID_INPUT', async () => ({ outputLanguage: 'fr' })],
    ['an unknown field', 400, 'INVALID_INPUT', async () => ({ extra: { score: '100' } })],
  ];

  it.each(refusals)('refuses %s and counts nothing', async (_what, status, expected, form) => {
    const token = await person();
    const reply = await submit(service, token, await form());
    expect({ status: reply.status, code: code(reply) }).toEqual({ status, code: expected });
    expect(await remaining(token)).toBe(2);
  });

  it('takes a job of exactly 100 characters', async () => {
    expect(
      (await submit(service, await person(), { jobDescriptionText: 'React '.repeat(16) + 'abcd' })).status,
    ).toBe(202);
  });

  it('refuses a JSON body', async () => {
    const reply = await service.raw('POST', submitFreeAnalysis.path, {
      body: JSON.stringify({ resume: resumeText }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await person()}` },
    });
    expect(code(reply)).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('never gives more than the allowance, also to submissions at the same time', async () => {
    const token = await person();
    const replies = await Promise.all(Array.from({ length: 6 }, () => submit(service, token)));
    expect(replies.map((r) => r.status).sort()).toEqual([202, 202, 429, 429, 429, 429]);
    const refused = replies.find((r) => r.status === 429);
    expect(refused && code(refused)).toBe('ALLOWANCE_USED_UP');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await remaining(token)).toBe(0);
  });

  it('gives the place of a failed run back', async () => {
    const token = await person();
    const { data } = submitFreeAnalysis.reply.parse((await submit(service, token)).body);
    await eventually(async () => expect(await remaining(token)).toBe(1));
    await service.database.sql(
      `update free_analysis set status = 'failed', failure_code = 'ANALYSIS_FAILED', result = null where id = $1`,
      [data.id],
    );
    expect(await remaining(token)).toBe(2);
  });
});

describe('accounts whose email is not verified', () => {
  const stranger = (id: string): Promise<string> => service.token({ id, emailVerified: false });
  const id = (n: number): string => `10000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const left = async (token: string, address: string) =>
    (await service.call(getFreeRemaining, {}, { token, headers: from(address) })).body.data;
  const verified = new Set<string>();
  let rpc: TestRpc;
  beforeAll(async () => {
    await service.restart({ FREE_SHARED_DAILY_LIMIT: '3', TRUST_PROXY: '1' });
    rpc = await testRpc(service.nats);
    rpc.handle(checkPerson, ({ userId }) => ({
      active: true,
      isAdmin: false,
      emailVerified: verified.has(userId),
    }));
  });
  afterAll(() => rpc.close());

  it('share a few analyses of one network, however many there are of them', async () => {
    const tokens = await Promise.all([1, 2, 3, 4, 5].map((n) => stranger(id(n))));
    expect(await left(tokens[0]!, '203.0.113.9')).toMatchObject({ remaining: 2, awaitsVerification: false });
    const replies = await Promise.all(
      tokens.map((token, n) => submit(service, token, {}, from(`203.0.113.${n}`))),
    );
    expect(replies.map((r) => r.status).sort()).toEqual([202, 202, 202, 429, 429]);
    const refused = replies.findIndex((r) => r.status === 429);
    expect(code(replies[refused]!)).toBe('ALLOWANCE_AWAITS_VERIFICATION');
    expect(Number(replies[refused]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await left(tokens[refused]!, '203.0.113.200')).toMatchObject({
      remaining: 0,
      awaitsVerification: true,
    });
  });

  it('have their own allowance elsewhere, and as soon as they are verified', async () => {
    const token = await stranger(id(6));
    expect((await left(token, '198.51.100.1')).remaining).toBe(2);
    expect((await submit(service, token, {}, from('203.0.113.1'))).status).toBe(429);
    verified.add(id(6));
    expect(await left(token, '203.0.113.1')).toMatchObject({ remaining: 2, awaitsVerification: false });
    expect((await submit(service, token, {}, from('203.0.113.1'))).status).toBe(202);
  });

  it('take nothing from verified people of their network', async () => {
    expect((await submit(service, await person(), {}, from('203.0.113.1'))).status).toBe(202);
    const rows = await service.database.sql<{ n: number }>(
      "select count(*)::int as n from free_analysis where network = '203.0.113.0/24'",
    );
    expect(rows).toEqual([{ n: 3 }]);
  });

  it('leave no trace of their network when the day is over', async () => {
    await service.database.sql(
      "update free_analysis set created_at = created_at - interval '25 hours' where network is not null",
    );
    await service.restart({ SWEEP_EVERY_SECONDS: '0.1' });
    await eventually(async () =>
      expect(await service.database.sql('select 1 from free_analysis where network is not null')).toEqual([]),
    );
    expect((await left(await stranger(id(7)), '203.0.113.1')).remaining).toBe(2);
  });
});

describe('documents that are sent again and again', () => {
  const send = (token: string, address: string) =>
    submit(service, token, { resume: null }, { 'x-forwarded-for': address });
  const sent = (whose: string, times: number) =>
    service.database.sql('update rate_limit set taken = $1 where key like $2', [times, `read:${whose}:%`]);
  const limited = { status: 429, body: { code: 'RATE_LIMITED' } };
  beforeAll(() => service.restart({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' }));

  it('by one person are refused after a while, cost them nothing, and nobody else is refused', async () => {
    const token = await person();
    expect((await send(token, '192.0.2.1')).status).toBe(400);
    await sent('person', 60);
    const reply = await send(token, '192.0.2.1');
    expect(reply).toMatchObject(limited);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await remaining(token)).toBe(2);
    expect((await send(await person(), '192.0.2.1')).status).toBe(400);
  });

  it('by one network, too, however many people send them', async () => {
    expect((await send(await person(), '192.0.2.1')).status).toBe(400);
    await sent('network', 600);
    expect(await send(await person(), '192.0.2.200')).toMatchObject(limited);
    expect((await send(await person(), '192.88.99.1')).status).toBe(400);
  });
});

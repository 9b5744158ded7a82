import { randomUUID } from 'node:crypto';
import {
  estimateFitAnalysis,
  getFitAnalysisResult,
  getFitAnalysisStatus,
  listFitAnalyses,
  submitFitAnalysis,
} from '@fitfolio/analysis-contract/fit-analysis';
import { Problem } from '@fitfolio/contract-kit/problem';
import type { TestReply } from '@fitfolio/service-kit/testing/test-service';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Premium, startPremium } from '../support/premium.js';
import { type Form, formOf, textFile } from '../support/submit.js';
import { jobText } from '../given/texts.js';

let premium: Premium;
beforeAll(async () => {
  premium = await startPremium();
});
afterAll(() => premium.close());
afterEach(async () => expect(await premium.broken()).toEqual([]));

const code = (reply: TestReply): string => Problem.parse(reply.body).code;
const submitted = (reply: TestReply) => submitFitAnalysis.reply.parse(reply.body).data;
const estimated = (reply: TestReply) => estimateFitAnalysis.reply.parse(reply.body).data;
const rowsOf = (userId: string) =>
  premium.service.database.sql<{ id: string }>('select id from fit_analysis where user_id = $1', [userId]);

describe('POST /fit-analysis/cost-estimation', () => {
  it('says cost and balance, and keeps nothing', async () => {
    const person = await premium.person(3);
    const reply = await premium.estimate(person);
    expect(reply.status).toBe(200);
    expect(estimated(reply)).toEqual({ cost: 1, balance: 3, sufficient: true, repeatOf: null });
    expect(await rowsOf(person.id)).toEqual([]);
    expect(premium.credits.statesOf(person.id)).toEqual([]);
  });

  it('says when the balance is too low', async () => {
    expect(estimated(await premium.estimate(await premium.person(0)))).toMatchObject({
      cost: 1,
      balance: 0,
      sufficient: false,
    });
  });

  it('costs nothing for what was analysed before', async () => {
    const person = await premium.person();
    const id = await premium.ended(person);
    expect(estimated(await premium.estimate(person))).toEqual({
      cost: 0,
      balance: 0,
      sufficient: true,
      repeatOf: id,
    });
  });
});

describe('POST /fit-analysis', () => {
  it('holds a token, runs, spends it, and shows the result in both languages', async () => {
    const person = await premium.person(2);
    const reply = await premium.submit(person);
    expect(reply.status).toBe(202);
    const { id, ...rest } = submitted(reply);
    expect(rest).toEqual({ status: 'queued', repeated: false, balance: 1 });
    await premium.untilEnded(person, id, 'completed');
    expect(premium.credits.statesOf(person.id)).toEqual(['captured']);
    const { token } = person;
    for (const language of ['vi', 'en'] as const) {
      const result = await premium.service.call(
        getFitAnalysisResult,
        { params: { id }, query: { language } },
        { token },
      );
      expect(result.status).toBe(200);
      expect(result.body.data).toMatchObject({ id, language, resumeFileName: 'cv.txt', jobFileName: null });
      expect(result.body.data.report.version).toBe(1);
    }
    const { body } = await premium.service.call(listFitAnalyses, {}, { token });
    expect(body.page.total).toBe(1);
    expect(body.data[0]).toMatchObject({ id, status: 'completed', careerPlanStatus: null });
    expect(body.data[0]?.score).toBeGreaterThan(0);
  });

  it('answers the same documents again by the stored result, in either language, without a token', async () => {
    const person = await premium.person(5);
    const id = await premium.ended(person);
    for (const outputLanguage of ['en', 'vi']) {
      const again = await premium.submit(person, { outputLanguage });
      expect(submitted(again)).toEqual({ id, status: 'completed', repeated: true, balance: null });
    }
    expect(premium.credits.balances.get(person.id)).toBe(4);
    const other = await premium.submit(person, { jobDescriptionText: `${jobText} ` });
    expect(submitted(other).id).toBe(id);
    const changed = await premium.submit(person, { jobDescriptionText: `${jobText}\n- Must know Vue.` });
    expect(submitted(changed).repeated).toBe(false);
    await premium.untilEnded(person, submitted(changed).id, 'completed');
  });

  it('analyses the same documents of another person for that person’s own token', async () => {
    const [one, two] = [await premium.person(), await premium.person()];
    const ids = [await premium.ended(one), await premium.ended(two)];
    expect(new Set(ids).size).toBe(2);
    expect(premium.credits.statesOf(two.id)).toEqual(['captured']);
  });

  it('gives the same call the first answer, and refuses another one under its key', async () => {
    const person = await premium.person(3);
    const key = randomUUID();
    const [one, two] = await Promise.all([premium.submit(person, {}, key), premium.submit(person, {}, key)]);
    expect(submitted(one)).toEqual(submitted(two));
    await premium.untilEnded(person, submitted(one).id, 'completed');
    expect(submitted(await premium.submit(person, {}, key))).toEqual(submitted(one));
    expect(premium.credits.statesOf(person.id)).toEqual(['captured']);
    const other = await premium.submit(person, { jobDescriptionText: `${jobText} more` }, key);
    expect([other.status, code(other)]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });

  it('runs exactly one of two tabs that share one token', async () => {
    const person = await premium.person(1);
    const forms: Form[] = [{}, { jobDescriptionText: `${jobText}\n- Must know Vue.` }];
    const replies = await Promise.all(forms.map((form) => premium.submit(person, form)));
    expect(replies.map(({ status }) => status).sort()).toEqual([202, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused && code(refused)).toBe('INSUFFICIENT_TOKENS');
    const [row, ...more] = await rowsOf(person.id);
    expect(more).toEqual([]);
    await premium.untilEnded(person, row!.id, 'completed');
    expect(premium.credits.statesOf(person.id).sort()).toEqual(['captured', 'refused']);
  });

  it('runs the same documents once, whatever number of tabs sends them, and spends one token', async () => {
    const person = await premium.person(5);
    const replies = await Promise.all(Array.from({ length: 4 }, () => premium.submit(person)));
    const ids = new Set(replies.map((reply) => submitted(reply).id));
    expect(ids.size).toBe(1);
    await premium.untilEnded(person, [...ids][0]!, 'completed');
    expect(premium.credits.balances.get(person.id)).toBe(4);
    expect(premium.credits.statesOf(person.id)).not.toContain('held');
  });

  it('needs an Idempotency-Key', async () => {
    const { token } = await premium.person();
    const reply = await premium.service.raw('POST', submitFitAnalysis.path, {
      body: formOf({}),
      headers: { authorization: `Bearer ${token}` },
    });
    expect([reply.status, code(reply)]).toEqual([400, 'IDEMPOTENCY_KEY_MISSING']);
  });

  it('is not for an account that has been shut since its token was given', async () => {
    const person = await premium.person();
    premium.disabled.add(person.id);
    expect((await premium.submit(person)).status).toBe(401);
    expect(premium.credits.statesOf(person.id)).toEqual([]);
  });

  const refusals: readonly (readonly [what: string, status: number, code: string, form: Form])[] = [
    ['no résumé', 400, 'FILE_MISSING', { resume: null }],
    ['a résumé of two words', 422, 'RESUME_TOO_SHORT', { resume: textFile('Nguyễn Lan') }],
    ['an empty file', 400, 'FILE_EMPTY', { resume: textFile('') }],
    ['a file over 2 MiB', 413, 'FILE_TOO_LARGE', { resume: textFile('a'.repeat(2 * 1024 * 1024 + 1)) }],
    [
      'a picture',
      415,
      'FILE_TYPE_INVALID',
      { resume: new File(['\x89PNG\r\n'], 'cv.png', { type: 'image/png' }) },
    ],
    [
      'a damaged PDF',
      422,
      'FILE_CORRUPT',
      { resume: new File(['%PDF-1.7\nrubbish'], 'cv.pdf', { type: 'application/pdf' }) },
    ],
    ['no job', 400, 'JOB_DESCRIPTION_MISSING', { jobDescriptionText: null }],
    ['a job of 99 characters', 400, 'JOB_DESCRIPTION_TOO_SHORT', { jobDescriptionText: 'ộ'.repeat(99) }],
    ['a strange language', 400, 'INVALID_INPUT', { outputLanguage: 'fr' }],
    ['an unknown field', 400, 'INVALID_INPUT', { extra: { score: '100' } }],
  ];

  it.each(refusals)('refuses %s before any token is held', async (_what, status, expected, form) => {
    const person = await premium.person();
    for (const reply of [await premium.submit(person, form), await premium.estimate(person, form)]) {
      expect({ status: reply.status, code: code(reply) }).toEqual({ status, code: expected });
    }
    expect(premium.credits.statesOf(person.id)).toEqual([]);
  });

  it('gives the token back when too little could be judged, and lets the person try again', async () => {
    const person = await premium.person();
    const form = { jobDescriptionText: 'xyzzy '.repeat(40) };
    const id = await premium.ended(person, 'failed', form);
    const { body } = await premium.service.call(getFitAnalysisStatus, { params: { id } }, person);
    expect(body.data).toMatchObject({
      score: null,
      step: null,
      failure: { code: 'NOTHING_TO_JUDGE', tokenReturned: true },
    });
    expect(premium.credits.statesOf(person.id)).toEqual(['released']);
    expect(premium.credits.balances.get(person.id)).toBe(1);
    const again = submitted(await premium.submit(person, form));
    expect(again).toMatchObject({ repeated: false, balance: 0 });
    await premium.untilEnded(person, again.id, 'failed');
    await eventually(() => expect(premium.credits.balances.get(person.id)).toBe(1));
  });
});

import { randomUUID } from 'node:crypto';
import {
  answerInterview,
  chooseSentence,
  deleteInterviewAnswers,
  getInterview,
  listInterviews,
  orderInterview,
} from '@fitfolio/analysis-contract/interview';
import { interviewAnswerCharsMax, interviewAttemptsMax } from '@fitfolio/analysis-contract/limits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Person, type Premium, startPremium } from '../support/premium.js';

const story =
  'When I joined in 2021 the reports were always late. I was asked to fix that. I listed every step, I removed two of them and I wrote a checklist. As a result the reports were ready in 2 days instead of 6.';

let premium: Premium;
let lan: Person;
let binh: Person;
let analysisId: string;
let id: string;
beforeAll(async () => {
  premium = await startPremium();
  lan = await premium.person(3);
  binh = await premium.person(1);
  analysisId = await premium.ended(lan);
});
afterAll(() => premium.close());

const order = (session: number, who = lan, key: string = randomUUID()) =>
  premium.service.call(
    orderInterview,
    { params: { id: analysisId }, body: { session } },
    { ...who, headers: { 'idempotency-key': key } },
  );
const get = (language: 'vi' | 'en' = 'en', who = lan) =>
  premium.service.call(getInterview, { params: { id }, query: { language } }, who);
const answer = (question: number, text: string, who = lan) =>
  premium.service.call(answerInterview, { params: { id }, body: { question, text, language: 'en' } }, who);
const balance = () => premium.credits.balances.get(lan.id);

it('takes one token a session, however often it is asked for', async () => {
  const before = balance() ?? 0;
  const [first, twin] = await Promise.all([order(1), order(1)]);
  expect([first.status, twin.status]).toEqual([202, 202]);
  expect((await order(1)).body.data).toMatchObject({
    id: first.body.data.id,
    repeated: true,
    status: 'completed',
  });
  expect(balance()).toBe(before - 1);
  id = first.body.data.id;
});

it('asks eight questions, the same in both languages', async () => {
  const [en, vi] = [(await get('en')).body.data, (await get('vi')).body.data];
  expect(en.questions).toHaveLength(8);
  expect(vi.questions.map(({ no, code, quotes }) => ({ no, code, quotes }))).toEqual(
    en.questions.map(({ no, code, quotes }) => ({ no, code, quotes })),
  );
  expect(vi.questions[0]?.question).not.toBe(en.questions[0]?.question);
  expect(en).toMatchObject({
    session: 1,
    status: 'completed',
    answers: [],
    summary: { answered: 0, level: null },
  });
});

it('answers feedback at once, keeps every attempt, and counts the last', async () => {
  const thin = (
    await answer(1, 'I built a page and I tested it and I wrote all of the notes for my colleagues there.')
  ).body.data;
  expect(thin.answer).toMatchObject({ attempt: 1, assessment: { level: 3, followUp: 'result' } });
  const full = await answer(1, story);
  expect(full.status).toBe(201);
  expect(full.body.data.answer).toMatchObject({ attempt: 2, assessment: { level: 5, reason: null } });
  expect(full.body.data.summary).toMatchObject({ answered: 1, scored: 1, level: 5 });
  const { answers, questions } = (await get()).body.data;
  expect(answers.map(({ attempt, text }) => [attempt, text === story])).toEqual([
    [1, false],
    [2, true],
  ]);
  for (const { quote } of answers[1]?.assessment.parts ?? [])
    if (quote) expect(story.slice(quote.start, quote.end)).toBe(quote.quote);
  const echo = (await answer(2, `${questions[1]?.question} ${questions[1]?.question}`)).body.data;
  expect(echo.answer.assessment).toMatchObject({ level: null, reason: 'copied' });
  expect(echo.summary).toMatchObject({ answered: 2, scored: 1 });
});

describe('the sentence of a part', () => {
  let answerId: string;
  const choose = (part: 'result' | 'lesson', sentence: number | 'none' | 'recognised', who = lan) =>
    premium.service.call(chooseSentence, { params: { id, answerId, part }, body: { sentence } }, who);
  const partOf = (id: string, { answer }: Awaited<ReturnType<typeof choose>>['body']['data']) =>
    answer.assessment.parts.find((one) => one.id === id);
  beforeAll(async () => {
    const given = (await get()).body.data.answers.find(({ attempt }) => attempt === 2);
    answerId = given?.id ?? '';
  });

  it('is another one where the person says so, and the points follow', async () => {
    const before = (await get()).body.data.answers.find((one) => one.id === answerId);
    const first = before?.assessment.sentences?.[0];
    const { body, status } = await choose('lesson', first?.start ?? -1);
    expect(status).toBe(200);
    expect(partOf('lesson', body.data)).toMatchObject({ got: 4, chosen: true, quote: { start: 0 } });
    expect(body.data.answer.assessment.points).toBe((before?.assessment.points ?? 0) + 4);
    const kept = (await get()).body.data.answers.find((one) => one.id === answerId);
    expect(kept?.assessment).toEqual(body.data.answer.assessment);
  });

  it('is none where the person says so; another choice stays', async () => {
    const { data } = (await choose('result', 'none')).body;
    expect(partOf('result', data)).toMatchObject({ got: 0, chosen: true, quote: null });
    expect(partOf('lesson', data)).toMatchObject({ got: 4, chosen: true });
    expect(data).toMatchObject({ answer: { assessment: { level: 3 } }, summary: { level: 3 } });
  });

  it('keeps two choices that are made at once', async () => {
    await Promise.all([choose('result', 'recognised'), choose('lesson', 'recognised')]);
    const kept = (await get()).body.data.answers.find((one) => one.id === answerId);
    expect(kept?.assessment.parts.filter(({ chosen }) => chosen)).toEqual([]);
    expect(kept?.assessment.level).toBe(5);
  });

  it('is none that does not begin there, and nobody else chooses it', async () => {
    expect((await choose('result', 3)).status).toBe(404);
    expect((await choose('result', 'none', binh)).status).toBe(404);
    answerId = (await get()).body.data.answers.at(-1)?.id ?? '';
    expect((await choose('result', 'none')).status).toBe(404);
  });
});

it('is listed with what was answered', async () => {
  const { body } = await premium.service.call(listInterviews, { query: { analysisId } }, lan);
  expect(body.data).toMatchObject([{ id, session: 1, answered: 2, status: 'completed' }]);
  expect((await premium.service.call(listInterviews, {}, binh)).body.data).toEqual([]);
});

it('refuses what is no answer or no question, and loses nothing', async () => {
  expect((await answer(1, '   ')).status).toBe(400);
  expect((await answer(1, 'x'.repeat(interviewAnswerCharsMax + 1))).status).toBe(400);
  expect((await answer(9, story)).status).toBe(400);
  expect((await get('en', binh)).status).toBe(404);
  expect((await answer(1, story, binh)).status).toBe(404);
  expect((await order(0)).status).toBe(400);
  expect((await get()).body.data.answers).toHaveLength(3);
});

it('bounds the attempts at a question', async () => {
  for (let sent = 0; sent < interviewAttemptsMax; sent += 1) await answer(3, story);
  const { status, body } = await answer(3, story);
  expect([status, body]).toMatchObject([409, { code: 'TOO_MANY_ATTEMPTS' }]);
  expect((await get()).body.data.answers.filter(({ question }) => question === 3)).toHaveLength(
    interviewAttemptsMax,
  );
});

it('forgets the answers when asked to, and keeps the questions', async () => {
  const forget = (who: Person) => premium.service.call(deleteInterviewAnswers, { params: { id } }, who);
  expect((await forget(binh)).status).toBe(404);
  expect((await forget(lan)).status).toBe(204);
  expect((await get()).body.data).toMatchObject({ answers: [], summary: { answered: 0 } });
});

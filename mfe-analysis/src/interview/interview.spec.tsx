import {
  answerInterview,
  chooseSentence,
  deleteInterviewAnswers,
  getInterview,
  type Interview,
  type InterviewAnswer,
  type InterviewListed,
  listInterviews,
  orderInterview,
  phraseFollowUp,
} from '@fitfolio/analysis-contract/interview';
import { getMe } from '@fitfolio/auth-contract/me';
import { getBalance } from '@fitfolio/credits-contract/balance';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail, unreachable } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';

const analysisId = '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b01';
const id = '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b02';
const user = someUser();

const question = (no: number) => ({
  no,
  code: 'depth',
  question: `Question number ${no}?`,
  why: `Reason number ${no}.`,
  requirementIds: [],
  quotes: [],
});
const part = (id: 'situation' | 'action' | 'result', got: number, quote: string | null) => ({
  id,
  got,
  max: 20,
  count: got > 0 ? 1 : 0,
  quote: quote === null ? null : { start: 0, end: quote.length, quote },
});
function feedback(attempt: number, text: string): InterviewAnswer {
  const scored = text.split(' ').length > 3;
  return {
    id: `0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b1${attempt}`,
    question: 1,
    attempt,
    text,
    seconds: null,
    assessment: {
      level: scored ? (attempt === 1 ? 3 : 4) : null,
      reason: scored ? null : 'too-short',
      points: scored ? 40 + 10 * attempt : null,
      parts: scored ? [part('action', 10 + attempt, text), part('result', 0, null)] : [],
      followUp: scored ? 'result' : null,
      clashes: [],
      language: 'en',
      sentences: [{ start: 0, end: text.length }],
    },
    next: scored ? { en: 'What came of it?', vi: 'Kết quả ra sao?' } : null,
    createdAt: '2026-11-22T08:00:00.000Z',
  };
}

let interview: Interview;
let listed: InterviewListed[];
let balance: number;
let orders: unknown[];
let chosen: unknown[];
let phrased: { engine: string; model: string }[];
const choosing = answer(chooseSentence, ({ params, body }) => {
  chosen.push([params, body]);
  const [kept] = interview.answers;
  if (!kept) throw new Error('no answer');
  const quote = { start: 0, end: 5, quote: kept.text.slice(0, 5) };
  const parts = kept.assessment.parts.map((one) =>
    one.id === 'result' ? { ...one, got: 12, count: 1, quote, chosen: true } : one,
  );
  const judged = { ...kept, assessment: { ...kept.assessment, points: 62, parts } };
  interview = { ...interview, answers: [judged] };
  return { data: { answer: judged, summary: interview.summary } };
});
const api = mockApi(
  answer(getMe, { data: user }),
  answer(getBalance, () => ({ data: { balance } })),
  answer(listInterviews, () => ({ data: listed })),
  answer(getInterview, () => ({ data: interview })),
  answer(orderInterview, ({ body, headers }) => {
    orders.push([body, headers.get('idempotency-key')]);
    return { data: { id, status: 'completed' as const, repeated: false, balance: 1 } };
  }),
  answer(answerInterview, ({ body }) => {
    const { text } = body as { text: string };
    const kept = feedback(interview.answers.length + 1, text);
    interview = { ...interview, answers: [...interview.answers, kept] };
    const summary = { ...interview.summary, answered: 1, scored: kept.assessment.level === null ? 0 : 1 };
    return { data: { answer: kept, summary } };
  }),
  choosing,
  answer(phraseFollowUp, () => ({ data: { lines: phrased } })),
  answer(deleteInterviewAnswers, () => {
    interview = { ...interview, answers: [] };
    return undefined;
  }),
);
beforeEach(() => {
  balance = 2;
  orders = [];
  phrased = [];
  chosen = [];
  listed = [];
  sessionStorage.clear();
  const session = {
    id,
    analysisId,
    session: 1,
    status: 'completed',
    failureCode: null,
    position: 'Data Analyst',
  } as const;
  interview = {
    ...session,
    createdAt: '2026-11-22T08:00:00.000Z',
    questions: [1, 2, 3, 4, 5, 6, 7, 8].map(question),
    answers: [],
    summary: { answered: 0, scored: 0, level: null, parts: [], habits: [] },
  };
});

const open = (path: string, language: 'vi' | 'en' = 'en') => renderRemote(remote, { path, language, user });
const openSession = (language: 'vi' | 'en' = 'en') =>
  open(`/fit-analysis/interview/session?id=${id}`, language);
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Get feedback' }));

describe('the sessions of a result', () => {
  it('says what a session is and costs, and starts one once it was agreed to', async () => {
    await open(`/fit-analysis/interview?id=${analysisId}`);
    expect(await screen.findByText(/It does not predict/)).toBeTruthy();
    expect(await screen.findByText('It costs 1 token. You have 2 tokens.')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Start session 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(orders).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(place()).toBe(`/fit-analysis/interview/session?id=${id}`));
    expect(orders).toEqual([[{ session: 1 }, expect.stringMatching(/^[0-9a-f]{32}$/)]]);
  });

  it('leads who has no token to the prices, and keeps an order that did not get through', async () => {
    balance = 0;
    const { unmount } = await open(`/fit-analysis/interview?id=${analysisId}`);
    expect((await screen.findByRole('link', { name: 'View pricing' })).getAttribute('href')).toBe('/pricing');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start session 1' }).disabled).toBe(true);
    unmount();
    balance = 2;
    api.use(unreachable(orderInterview));
    await open(`/fit-analysis/interview?id=${analysisId}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Start session 1' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start' }));
    expect(await screen.findByText('The session could not be started')).toBeTruthy();
  });

  it('lists what there is, and offers the next number', async () => {
    const { questions: _q, answers: _a, summary: _s, ...session } = interview;
    listed = [{ ...session, answered: 3 }];
    await open(`/fit-analysis/interview?id=${analysisId}`);
    expect(await screen.findByText('3 of 8 answered')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toContain(id);
    expect(screen.getByRole('button', { name: 'Start session 2' })).toBeTruthy();
  });
});

describe('a session', () => {
  it('says in which language an answer of the other one was read', async () => {
    interview = { ...interview, answers: [feedback(1, 'I rebuilt the weekly report myself.')] };
    const path = `/fit-analysis/interview/session?id=${id}&question=1`;
    const { unmount } = await open(path);
    await screen.findByRole('region', { name: 'Feedback' });
    expect(screen.queryByText(/was read as/)).toBeNull();
    unmount();
    await open(path, 'vi');
    expect(await screen.findByText(/Câu trả lời được đọc là tiếng Anh\./)).toBeTruthy();
  });

  it('asks, judges at once with the words of the answer, and goes on', async () => {
    await openSession();
    await screen.findByRole('heading', { level: 1, name: /Mock interview for Data Analyst/ });
    await userEvent.type(await field(), 'I rebuilt the weekly report myself.');
    await send();
    const given = within(await screen.findByRole('region', { name: 'Feedback' }));
    expect(given.getByText('Level 3 of 5')).toBeTruthy();
    expect(given.getAllByText('I rebuilt the weekly report myself.')).toHaveLength(2);
    expect(given.getByText('What came of it?')).toBeTruthy();
    expect(given.getByText(/^Not recognised: what came of it\./)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Next question' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Question number 2?' })).toBe(
      document.activeElement,
    );
  });

  it('tries again from the last answer and shows what changed', async () => {
    interview = { ...interview, answers: [feedback(1, 'I rebuilt the weekly report myself.')] };
    await open(`/fit-analysis/interview/session?id=${id}&question=1`);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await field()).value).toBe('I rebuilt the weekly report myself.');
    await userEvent.type(await field(), ' It saved a day.');
    await send();
    expect(await screen.findByText(/\(\+10 since the last try\)/)).toBeTruthy();
    expect(screen.getByText('(+1)')).toBeTruthy();
  });

  it('lets a person say which sentence a part is, and the points follow', async () => {
    const text = 'I rebuilt the weekly report myself.';
    interview = { ...interview, answers: [feedback(1, text)] };
    await open(`/fit-analysis/interview/session?id=${id}&question=1`);
    const opener = await screen.findByRole('button', { name: 'Result: Choose a sentence' });
    await userEvent.click(opener);
    const group = within(screen.getByRole('group', { name: 'Result: which of your sentences is it?' }));
    expect(group.getAllByRole('radio')).toHaveLength(2);
    expect(group.getByRole('radio', { name: text })).toBe(document.activeElement);
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(group.getByRole('radio', { name: text }));
    api.use(fail(chooseSentence, 500, 'INTERNAL'));
    await userEvent.click(screen.getByRole('button', { name: 'Use it' }));
    expect(await screen.findByText('Your choice could not be kept')).toBeTruthy();
    expect(group.getByRole<HTMLInputElement>('radio', { name: text }).checked).toBe(true);
    api.use(choosing);
    await userEvent.click(screen.getByRole('button', { name: 'Use it' }));
    expect(await screen.findByText('chosen by you')).toBeTruthy();
    expect(screen.getByText('62 of 100 points')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Result: Another sentence' })).toBe(document.activeElement);
    const part = { id, answerId: interview.answers[0]?.id, part: 'result' };
    expect(chosen).toEqual([[expect.objectContaining(part), { sentence: 0 }]]);
  });

  it('gives no score and the reason, in Vietnamese too', async () => {
    await openSession('vi');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Câu trả lời của bạn' }), 'Ổn ạ');
    await userEvent.click(screen.getByRole('button', { name: 'Xem nhận xét' }));
    expect(await screen.findByText('Dưới 15 từ thì không nhận xét được. Hãy kể một ví dụ.')).toBeTruthy();
  });

  it('says what is wrong with the text, and keeps it through a failure and a new visit', async () => {
    const { unmount } = await openSession();
    await field();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('Please write an answer first.');
    await userEvent.type(await field(), 'I rebuilt the report.');
    api.use(fail(answerInterview, 500, 'INTERNAL'));
    await send();
    expect(await screen.findByText('The answer could not be sent. It is still here.')).toBeTruthy();
    unmount();
    await openSession();
    expect((await field()).value).toBe('I rebuilt the report.');
  });

  it('deletes every answer once that was agreed to', async () => {
    interview = { ...interview, answers: [feedback(1, 'I rebuilt the weekly report myself.')] };
    await open(`/fit-analysis/interview/session?id=${id}&question=1`);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my answers' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete the answers' }),
    );
    expect(await field()).toBeTruthy();
  });

  it('is not found for who does not own it', async () => {
    api.use(fail(getInterview, 404, 'NOT_FOUND'));
    await openSession();
    expect(await screen.findByText('There is no such session')).toBeTruthy();
  });

  it('listens where the browser can, after saying what becomes of the sound', async () => {
    const made: (EventTarget & { lang?: string })[] = [];
    class Fake extends EventTarget {
      lang = '';
      continuous = false;
      constructor() {
        super();
        made.push(this);
      }
      start() {}
      stop() {
        this.dispatchEvent(new Event('end'));
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Fake });
    try {
      await openSession();
      await userEvent.click(await screen.findByRole('button', { name: 'Speak' }));
      await userEvent.click(
        within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start listening' }),
      );
      await screen.findByRole('button', { name: 'Stop' });
      const heard = Object.assign(new Event('result'), {
        resultIndex: 0,
        results: [[{ transcript: ' I called them ' }]],
      });
      act(() => void made[0]?.dispatchEvent(heard));
      await waitFor(async () => expect((await field()).value).toBe('I called them'));
      expect(made[0]?.lang).toBe('en-US');
    } finally {
      Reflect.deleteProperty(window, 'SpeechRecognition');
    }
  });
});

describe('the optional model', () => {
  it('asks the follow-up question in its words, with a quote, in place of the engine’s', async () => {
    phrased = [{ engine: 'You said “x”. What came of it?', model: 'You said “x”. And what came of it' }];
    await openSession();
    await userEvent.type(await field(), 'I listed every step of it');
    await send();
    expect(await screen.findByText('You said “x”. And what came of it')).toBeTruthy();
    expect(screen.queryByText('What came of it?')).toBeNull();
  });
});

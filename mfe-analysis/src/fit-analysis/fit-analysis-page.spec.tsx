import {
  estimateFitAnalysis,
  getFitAnalysisStatus,
  submitFitAnalysis,
} from '@fitfolio/analysis-contract/fit-analysis';
import { getMe } from '@fitfolio/auth-contract/me';
import { getBalance } from '@fitfolio/credits-contract/balance';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail, unreachable } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import remote from '../remote.js';
import { someFitRun } from './sample/result.fixture.js';
import { cv, jobFileInput, jobInput, jobText, resumeInput } from '../testing/form-page.js';

const user = someUser();
const { id } = someFitRun();
const estimate = { cost: 1, balance: 3, sufficient: true, repeatOf: null };
let balance = 3;
let keys: (string | null)[] = [];
const api = mockApi(
  answer(getMe, { data: user }),
  answer(getBalance, () => ({ data: { balance } })),
  answer(estimateFitAnalysis, { data: estimate }),
  answer(submitFitAnalysis, ({ headers }) => {
    keys.push(headers.get('idempotency-key'));
    return { data: { id, status: 'queued' as const, repeated: false, balance: 2 } };
  }),
  answer(getFitAnalysisStatus, { data: someFitRun({ status: 'running', step: 'reading', score: null }) }),
);
beforeEach(() => {
  sessionStorage.clear();
  balance = 3;
  keys = [];
});

const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(analyze|reading)/i });
async function open(signedIn = true): Promise<UserEvent> {
  await renderRemote(remote, { path: '/fit-analysis', language: 'en', ...(signedIn ? { user } : {}) });
  await screen.findByRole('button', { name: 'Analyze' });
  return userEvent.setup({ applyAccept: false, pointerEventsCheck: 0 });
}
async function fillAndSubmit(act: UserEvent): Promise<void> {
  await act.upload(resumeInput(), cv());
  await act.click(jobInput());
  await act.paste(jobText);
  await act.click(submitButton());
}
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the form', () => {
  it('names what is missing, in its own words', async () => {
    const act = await open();
    await act.click(submitButton());
    const links = await screen.findAllByRole('link', { name: /^(Résumé|Job description): / });
    expect(links.map((l) => l.textContent)).toEqual([
      'Résumé: Missing CV',
      'Job description: Missing Job Description',
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  it('shows a sample and what tokens buy', async () => {
    await open(false);
    expect(screen.getByRole('link', { name: 'Open a sample result' }).getAttribute('href')).toBe(
      '/fit-analysis/sample',
    );
    const given = within(screen.getByRole('region', { name: 'What you get' }));
    expect(given.getByText(/career plan from the result/)).toBeTruthy();
    expect(given.getByText(/mock interview of eight questions/)).toBeTruthy();
  });

  it('asks a visitor to log in and comes back', async () => {
    const act = await open(false);
    await fillAndSubmit(act);
    expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe(
      '/login?redirect=%2Ffit-analysis',
    );
  });

  it('leads who has no token to the prices', async () => {
    balance = 0;
    await open();
    expect(await screen.findByText('You have no tokens')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View pricing' }).getAttribute('href')).toBe('/pricing');
  });

  it('puts a refused file at its field and keeps the rest', async () => {
    api.use(fail(estimateFitAnalysis, 422, 'RESUME_TOO_SHORT'));
    const act = await open();
    await fillAndSubmit(act);
    expect(
      await screen.findByText('This résumé has too little text to be analyzed. No token was taken.', {
        selector: 'p',
      }),
    ).toBeTruthy();
    expect(jobInput().value).toBe(jobText);
  });

  it.each([
    [413, 'FILE_TOO_LARGE', 'File too large. Please upload a file smaller than 2MB.'],
    [415, 'FILE_TYPE_INVALID', 'Invalid file type. Please upload a PDF, DOCX, or TXT file.'],
  ] as const)('says of %s %s what is wrong', async (status, code, text) => {
    api.use(fail(estimateFitAnalysis, status, code, { document: 'resume' }));
    const act = await open();
    await fillAndSubmit(act);
    expect(await screen.findByText(text, { selector: 'p' })).toBeTruthy();
  });

  it('says what it does while the documents are read, and how long that may take', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    api.use(answer(estimateFitAnalysis, () => promise.then(() => ({ data: estimate }))));
    const act = await open();
    await fillAndSubmit(act);
    expect(
      await screen.findByRole('button', { name: /Reading the documents \(up to 1 minute\)$/ }),
    ).toBeTruthy();
    resolve();
    expect(await screen.findByRole('button', { name: 'Proceed now with 1 token' })).toBeTruthy();
  });

  it('says that the cost could not be asked', async () => {
    api.use(unreachable(estimateFitAnalysis));
    const act = await open();
    await fillAndSubmit(act);
    expect(await screen.findByText('Analysis Submission Failed')).toBeTruthy();
  });
});

describe('the confirmation', () => {
  it('shows cost and balance, then sends once with a key and opens the result', async () => {
    const act = await open();
    await fillAndSubmit(act);
    const shown = await dialog();
    expect(shown.getByText('Start the analysis?')).toBeTruthy();
    expect(shown.getByText('1 token')).toBeTruthy();
    expect(shown.getByText('3 tokens')).toBeTruthy();
    expect(keys).toEqual([]);
    expect(await axeFindings()).toEqual([]);
    await act.click(shown.getByRole('button', { name: 'Proceed now with 1 token' }));
    await waitFor(() => expect(place()).toBe(`/fit-analysis/result?id=${id}`));
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(sessionStorage.length).toBe(0);
  });

  it('sends the post as a file when that way is chosen', async () => {
    let sent: FormData | undefined;
    api.use(
      answer(estimateFitAnalysis, ({ body }) => {
        sent = body as FormData;
        return { data: estimate };
      }),
    );
    const act = await open();
    await act.upload(resumeInput(), cv());
    await act.click(screen.getByRole('radio', { name: 'Upload a file' }));
    await act.upload(jobFileInput(), cv('post.docx'));
    await act.click(screen.getByRole('radio', { name: 'Tiếng Việt' }));
    await act.click(submitButton());
    await dialog();
    expect((sent?.get('jobDescription') as File | null)?.name).toBe('post.docx');
    expect(sent?.get('outputLanguage')).toBe('vi');
  });

  it('has a notice instead when there are too few tokens', async () => {
    api.use(answer(estimateFitAnalysis, { data: { ...estimate, balance: 0, sufficient: false } }));
    const act = await open();
    await fillAndSubmit(act);
    const shown = await dialog();
    expect(shown.getByText('Insufficient Credits')).toBeTruthy();
    expect(shown.getByText('This analysis needs 1 token.')).toBeTruthy();
    expect(shown.getByRole('link', { name: 'View pricing' }).getAttribute('href')).toBe('/pricing');
    expect(shown.queryByRole('button', { name: /^Use/ })).toBeNull();
  });

  it('leads to the result that is there already, for nothing', async () => {
    api.use(answer(estimateFitAnalysis, { data: { ...estimate, cost: 0, repeatOf: id } }));
    const act = await open();
    await fillAndSubmit(act);
    const shown = await dialog();
    expect(shown.getByText('You already have this result')).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Open the result' }).getAttribute('href')).toBe(
      `/fit-analysis/result?id=${id}`,
    );
    expect(keys).toEqual([]);
  });

  it('turns into the notice when the balance was spent meanwhile', async () => {
    const act = await open();
    await fillAndSubmit(act);
    const shown = await dialog();
    api.use(
      fail(submitFitAnalysis, 402, 'INSUFFICIENT_TOKENS'),
      answer(estimateFitAnalysis, { data: { ...estimate, balance: 0, sufficient: false } }),
    );
    await act.click(shown.getByRole('button', { name: 'Proceed now with 1 token' }));
    expect(await shown.findByText('Insufficient Credits')).toBeTruthy();
    expect(place()).toBe('/fit-analysis');
  });

  it('sends again under the same key after an answer that was lost', async () => {
    const act = await open();
    await fillAndSubmit(act);
    const shown = await dialog();
    const tried: (string | null)[] = [];
    api.use(
      answer(submitFitAnalysis, ({ headers }) => {
        tried.push(headers.get('idempotency-key'));
        throw new TypeError('lost');
      }),
    );
    await act.click(shown.getByRole('button', { name: 'Proceed now with 1 token' }));
    expect(await shown.findByText('Analysis Submission Failed')).toBeTruthy();
    api.resetHandlers();
    await act.click(shown.getByRole('button', { name: 'Proceed now with 1 token' }));
    await waitFor(() => expect(place()).toContain('/fit-analysis/result'));
    expect(keys).toEqual(tried);
  });
});

import {
  documentErrorCodes,
  getFreeAnalysis,
  getFreeRemaining,
  submitFreeAnalysis,
} from '@fitfolio/analysis-contract/free-analysis';
import { getMe } from '@fitfolio/auth-contract/routes';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail, unreachable } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';
import { someAnalysis } from '../testing/analysis.fixture.js';

const path = '/free-analysis';
const user = someUser();
const { id } = someAnalysis();
const jobText =
  'We look for a data analyst who writes SQL and builds reports in Power BI for our shops. '.repeat(2);
const cv = (name = 'cv.pdf', bytes = 2000) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const inFuture = () => new Date(Date.now() + 2 * 3600 * 1000 + 5000).toISOString();

const api = mockApi(
  answer(getMe, { data: user }),
  answer(getFreeRemaining, () => ({ data: { remaining: 2, resetsAt: inFuture() } })),
  answer(submitFreeAnalysis, { data: { id, status: 'queued' } }),
  answer(getFreeAnalysis, { data: someAnalysis() }),
);

beforeEach(() => sessionStorage.clear());

const resumeInput = () => screen.getByLabelText<HTMLInputElement>(/résumé file/i);
const jobInput = () => screen.getByLabelText<HTMLTextAreaElement>('Text of the job post');
const submitButton = () => screen.getByRole('button', { name: /^analyz/i });
const open = async (signedIn = true) => {
  const shown = await renderRemote(remote, { path, language: 'en', ...(signedIn ? { user } : {}) });
  await screen.findByRole('button', { name: /^analyz/i });
  return { ...shown, act: userEvent.setup({ applyAccept: false, pointerEventsCheck: 0 }) };
};
type Act = Awaited<ReturnType<typeof open>>['act'];
const fill = async (act: Act): Promise<void> => {
  await act.upload(resumeInput(), cv());
  await act.click(jobInput());
  await act.paste(jobText);
};

describe('before it is sent', () => {
  it('names both missing documents in a summary that takes the focus', async () => {
    const { act } = await open();
    await act.click(submitButton());
    const links = await screen.findAllByRole('link', { name: /^(Résumé|Job description): / });
    expect(links.map((l) => l.textContent)).toEqual([
      'Résumé: Please choose your résumé file.',
      'Job description: Add the job description as text or as a file.',
    ]);
    expect(document.activeElement?.contains(links[0]!)).toBe(true);
    await act.click(links[1]!);
    expect(document.activeElement).toBe(jobInput());
  });

  it('wants 100 characters, counts them, and forgives when they are there', async () => {
    const { act } = await open();
    await act.upload(resumeInput(), cv());
    await act.type(jobInput(), 'too short');
    expect(screen.getByText('9 of at least 100 characters')).toBeTruthy();
    await act.click(submitButton());
    const message = 'Please enter a longer job description text. (100+ characters)';
    expect(await screen.findByText(message)).toBeTruthy();
    expect(jobInput().getAttribute('aria-invalid')).toBe('true');
    await act.click(jobInput());
    await act.paste(jobText);
    expect(screen.queryByText(message)).toBeNull();
  });

  it.each([
    ['a file of another type', cv('photo.png'), 'Invalid file type. Please upload a PDF, DOCX, or TXT file.'],
    ['a file above 2MB', cv('cv.pdf', 2 * 1024 * 1024 + 1), 'File is too large. Max size is 2MB'],
    ['an empty file', cv('cv.pdf', 0), 'The file is empty.'],
  ])('refuses %s and keeps the one before', async (_case, bad, message) => {
    const { act } = await open();
    await act.upload(resumeInput(), cv('good.pdf'));
    await act.upload(resumeInput(), bad);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(screen.getByText('good.pdf')).toBeTruthy();
  });

  it('keeps text and file when the way is changed', async () => {
    const { act } = await open();
    await act.type(jobInput(), 'typed');
    await act.click(screen.getByRole('radio', { name: 'Upload a file' }));
    await act.upload(screen.getByLabelText(/job description file/i), cv('job.pdf'));
    await act.click(screen.getByRole('radio', { name: 'Paste text' }));
    expect(jobInput().value).toBe('typed');
    await act.click(screen.getByRole('radio', { name: 'Upload a file' }));
    expect(screen.getByText('job.pdf')).toBeTruthy();
  });

  it('tells what is left and when it starts anew, without the daily number', async () => {
    await open();
    expect(await screen.findByText('2 free analyses left today')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^02:00:0\d$/);
  });

  it('has no accessibility findings', async () => {
    await open();
    await screen.findByRole('timer');
    expect(await axeFindings()).toEqual([]);
  });
});

describe('sending', () => {
  it('goes to the result and forgets the draft', async () => {
    let sent: FormData | undefined;
    api.use(
      answer(submitFreeAnalysis, ({ body }) => {
        sent = body as FormData;
        return { data: { id, status: 'queued' as const } };
      }),
    );
    const { act } = await open();
    await fill(act);
    await act.click(submitButton());
    await waitFor(() => expect(place()).toBe(`/free-analysis-result?id=${id}`));
    expect((sent?.get('resume') as File | null)?.name).toBe('cv.pdf');
    expect(sent?.get('jobDescriptionText')).toBe(jobText.trim());
    expect(sent?.get('outputLanguage')).toBe('en');
    expect(sessionStorage.length).toBe(0);
  });

  it('sends the file, not the text, when that way is chosen', async () => {
    let sent: FormData | undefined;
    api.use(
      answer(submitFreeAnalysis, ({ body }) => {
        sent = body as FormData;
        return { data: { id, status: 'queued' as const } };
      }),
    );
    const { act } = await open();
    await fill(act);
    await act.click(screen.getByRole('radio', { name: 'Tiếng Việt' }));
    await act.click(screen.getByRole('radio', { name: 'Upload a file' }));
    await act.upload(screen.getByLabelText(/job description file/i), cv('job.docx'));
    await act.click(submitButton());
    await waitFor(() => expect((sent?.get('jobDescription') as File | null)?.name).toBe('job.docx'));
    expect(sent?.get('jobDescriptionText')).toBeNull();
    expect(sent?.get('outputLanguage')).toBe('vi');
  });

  it('shows what it is doing meanwhile', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    api.use(
      answer(submitFreeAnalysis, async () => {
        await held;
        return { data: { id, status: 'queued' as const } };
      }),
    );
    const { act } = await open();
    await fill(act);
    await act.click(submitButton());
    expect((await screen.findByText('Reading the résumé')).getAttribute('aria-current')).toBe('step');
    expect(jobInput().disabled).toBe(true);
    release();
    await waitFor(() => expect(place()).toContain('/free-analysis-result'));
  });

  it.each(Object.entries(documentErrorCodes))(
    '%s is said at its document; nothing is lost',
    async (code, status) => {
      api.use(fail(submitFreeAnalysis, status, code, { document: 'resume' }));
      const { act } = await open();
      await fill(act);
      await act.click(submitButton());
      const line = await screen.findByRole('link', { name: /^Résumé: / });
      const message = line.textContent?.replace('Résumé: ', '') ?? '';
      expect(message).not.toContain(code);
      expect(screen.getAllByRole('alert').some((alert) => alert.textContent === message)).toBe(true);
      expect(resumeInput().getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByText('cv.pdf')).toBeTruthy();
      expect(jobInput().value).toBe(jobText);
    },
  );

  it('says a refusal of the job description there', async () => {
    api.use(fail(submitFreeAnalysis, 422, 'FILE_SCANNED', { document: 'jobDescription' }));
    const { act } = await open();
    await fill(act);
    await act.click(submitButton());
    expect(
      await screen.findByRole('link', { name: /^Job description: The file holds only pictures/ }),
    ).toBeTruthy();
    expect(jobInput().getAttribute('aria-invalid')).toBe('true');
  });

  it('a failure of another kind keeps the form and takes the focus', async () => {
    api.use(unreachable(submitFreeAnalysis));
    const { act } = await open();
    await fill(act);
    await act.click(submitButton());
    const title = await screen.findByText('Free Fit Analysis failed');
    expect(document.activeElement?.contains(title)).toBe(true);
    expect(jobInput().value).toBe(jobText);
    expect(place()).toBe(path);
  });

  it('a day that is used up is said with its countdown and cannot be sent', async () => {
    let remaining = 1;
    api.use(
      answer(getFreeRemaining, () => ({ data: { remaining, resetsAt: inFuture() } })),
      fail(submitFreeAnalysis, 429, 'ALLOWANCE_USED_UP', { resetsAt: inFuture() }),
    );
    const { act } = await open();
    await screen.findByText('1 free analysis left today');
    await fill(act);
    remaining = 0;
    await act.click(submitButton());
    const notice = (await screen.findByText('You have used all free analyses for today')).closest(
      '[role=alert]',
    );
    expect(within(notice as HTMLElement).getByRole('timer')).toBeTruthy();
    expect((submitButton() as HTMLButtonElement).disabled).toBe(true);
    expect(jobInput().value).toBe(jobText);
  });
});

describe('a visitor', () => {
  it('is asked to log in, and finds everything again afterwards', async () => {
    const { act, unmount } = await open(false);
    await fill(act);
    await act.click(screen.getByRole('radio', { name: 'Tiếng Việt' }));
    await act.click(submitButton());
    const prompt = await screen.findByRole('region', { name: 'Log in to see your result' });
    expect(document.activeElement?.textContent).toBe('Log in to see your result');
    const link = within(prompt).getByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe('/login?redirect=%2Ffree-analysis');
    unmount();

    await open(true);
    expect(screen.getByText('What you entered before is still here.')).toBeTruthy();
    expect(screen.getByText('cv.pdf')).toBeTruthy();
    expect(jobInput().value).toBe(jobText);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tiếng Việt' }).checked).toBe(true);
  });

  it('is told what is missing before being asked to log in', async () => {
    const { act } = await open(false);
    await act.click(submitButton());
    expect(await screen.findByRole('link', { name: /^Résumé: / })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Log in to see your result' })).toBeNull();
  });

  it('may start over', async () => {
    const first = await open(false);
    await fill(first.act);
    first.unmount();
    const { act } = await open(false);
    await act.click(screen.getByRole('button', { name: 'Clear and start over' }));
    expect(jobInput().value).toBe('');
    expect(screen.queryByText('cv.pdf')).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it('never sees what a user typed before signing out', async () => {
    const first = await open(true);
    await fill(first.act);
    first.unmount();
    localStorage.clear();
    await open(false);
    expect(jobInput().value).toBe('');
    expect(screen.queryByText('cv.pdf')).toBeNull();
  });
});

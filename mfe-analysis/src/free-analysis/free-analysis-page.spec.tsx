import { submitFreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { answer } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  cv,
  fillForm,
  formApi,
  id,
  jobFileInput,
  jobInput,
  jobText,
  openForm,
  resumeInput,
  submitButton,
} from '../testing/form-page.js';

const api = mockApi(...formApi);

/** What is sent from now on. */
function keepSent(): () => FormData | undefined {
  let sent: FormData | undefined;
  api.use(
    answer(submitFreeAnalysis, ({ body }) => {
      sent = body as FormData;
      return { data: { id, status: 'queued' as const } };
    }),
  );
  return () => sent;
}

beforeEach(() => sessionStorage.clear());

describe('before it is sent', () => {
  it('names both missing documents in a summary that takes the focus', async () => {
    const { act } = await openForm();
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
    const { act } = await openForm();
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
    const { act } = await openForm();
    await act.upload(resumeInput(), cv('good.pdf'));
    await act.upload(resumeInput(), bad);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(screen.getByText('good.pdf')).toBeTruthy();
  });

  it('keeps text and file when the way is changed', async () => {
    const { act } = await openForm();
    await act.type(jobInput(), 'typed');
    await act.click(screen.getByRole('radio', { name: 'Upload a file' }));
    await act.upload(jobFileInput(), cv('job.pdf'));
    await act.click(screen.getByRole('radio', { name: 'Paste text' }));
    expect(jobInput().value).toBe('typed');
    await act.click(screen.getByRole('radio', { name: 'Upload a file' }));
    expect(screen.getByText('job.pdf')).toBeTruthy();
  });

  it('tells what is left and when it starts anew, without the daily number', async () => {
    await openForm();
    expect(await screen.findByText('2 free analyses left today')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^02:00:0\d$/);
  });

  it('has no accessibility findings', async () => {
    await openForm();
    await screen.findByRole('timer');
    expect(await axeFindings()).toEqual([]);
  });
});

describe('a visitor', () => {
  it('is asked to log in, and the analysis then starts by itself', async () => {
    const { act, unmount } = await openForm(false);
    await fillForm(act);
    await act.click(screen.getByRole('radio', { name: 'Tiếng Việt' }));
    await act.click(submitButton());
    const prompt = await screen.findByRole('region', { name: 'Log in to see your result' });
    expect(document.activeElement?.textContent).toBe('Log in to see your result');
    const link = within(prompt).getByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe('/login?redirect=%2Ffree-analysis');
    unmount();

    const sent = keepSent();
    await openForm(true);
    await waitFor(() => expect(place()).toBe(`/free-analysis-result?id=${id}`));
    expect((sent()?.get('resume') as File | null)?.name).toBe('cv.pdf');
    expect(sent()?.get('jobDescriptionText')).toBe(jobText.trim());
    expect(sent()?.get('outputLanguage')).toBe('vi');
  });

  it('who had not asked for it finds everything again afterwards', async () => {
    const { act, unmount } = await openForm(false);
    await fillForm(act);
    unmount();
    await openForm(true);
    expect(screen.getByText('What you entered before is still here.')).toBeTruthy();
    expect(screen.getByText('cv.pdf')).toBeTruthy();
    expect(jobInput().value).toBe(jobText);
  });

  it('is told what is missing before being asked to log in', async () => {
    const { act } = await openForm(false);
    await act.click(submitButton());
    expect(await screen.findByRole('link', { name: /^Résumé: / })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Log in to see your result' })).toBeNull();
  });

  it('may start over', async () => {
    const first = await openForm(false);
    await fillForm(first.act);
    first.unmount();
    const { act } = await openForm(false);
    await act.click(screen.getByRole('button', { name: 'Clear and start over' }));
    expect(jobInput().value).toBe('');
    expect(screen.queryByText('cv.pdf')).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it('never sees what a user typed before signing out', async () => {
    const first = await openForm(true);
    await fillForm(first.act);
    first.unmount();
    localStorage.clear();
    await openForm(false);
    expect(jobInput().value).toBe('');
    expect(screen.queryByText('cv.pdf')).toBeNull();
  });
});

describe('what the landing page gave along', () => {
  it('is asked for at once: a visitor sees the log-in prompt above the filled form', async () => {
    await openForm(false, { resume: cv(), jobText });
    expect(await screen.findByRole('region', { name: 'Log in to see your result' })).toBeTruthy();
    expect(screen.getByText('cv.pdf')).toBeTruthy();
    expect(jobInput().value).toBe(jobText);
  });

  it('is sent at once for who is signed in', async () => {
    const sent = keepSent();
    await openForm(true, { resume: cv(), jobText });
    await waitFor(() => expect(place()).toBe(`/free-analysis-result?id=${id}`));
    expect((sent()?.get('resume') as File | null)?.name).toBe('cv.pdf');
    expect(sent()?.get('jobDescriptionText')).toBe(jobText.trim());
  });

  it('only fills the form in when something is missing', async () => {
    await openForm(true, { resume: null, jobText });
    expect(jobInput().value).toBe(jobText);
    expect(screen.queryByRole('link', { name: /^Résumé: / })).toBeNull();
  });

  it('is left alone when it is something else', async () => {
    await openForm(true, { resume: 'cv.pdf', jobText: 7 });
    expect(jobInput().value).toBe('');
  });
});

import {
  downloadFreeReport,
  type FreeAnalysis,
  getFreeAnalysis,
  getFreeRemaining,
} from '@fitfolio/analysis-contract/free-analysis';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, answerFile, fail, unreachable } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';
import { someAnalysis } from '../testing/analysis.fixture.js';

const user = someUser();
const { id } = someAnalysis();
const path = `/free-analysis-result?id=${id}`;
const api = mockApi(
  answer(getMe, { data: user }),
  answer(getFreeRemaining, {
    data: { remaining: 2, resetsAt: '2030-01-01T00:00:00.000Z', awaitsVerification: false },
  }),
);
const open = (at = path) => renderRemote(remote, { path: at, language: 'en', user });
const answers = (...changes: Partial<FreeAnalysis>[]): { asked: () => number } => {
  let asked = 0;
  api.use(
    answer(getFreeAnalysis, () => ({
      data: someAnalysis(changes[Math.min(asked++, changes.length - 1)]),
    })),
  );
  return { asked: () => asked };
};
const running = (step: FreeAnalysis['step']): Partial<FreeAnalysis> => ({
  status: 'running',
  step,
  analysis_result: null,
});

it('sends a visitor to the log-in page and back', async () => {
  await renderRemote(remote, { path, language: 'en' });
  expect(place()).toBe(`/login?redirect=${encodeURIComponent(path)}`);
});

it.each(['/free-analysis-result', '/free-analysis-result?id=abc'])(
  '%s: says so and goes to the form',
  async (at) => {
    await open(at);
    expect(await screen.findByText('Missing analysis ID')).toBeTruthy();
    await waitFor(() => expect(place()).toBe('/free-analysis'));
  },
);

it('follows a run through its steps to the report, then asks no more', async () => {
  const { asked } = answers(
    { status: 'queued', analysis_result: null },
    running(null),
    running('comparing'),
    {},
  );
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Analyzing your résumé' })).toBeTruthy();
  await screen.findByText('Comparing the résumé with each requirement', {
    selector: 'li[aria-current="step"]',
  });
  expect(await screen.findByRole('heading', { level: 1, name: /^Result: / }, { timeout: 5000 })).toBeTruthy();
  expect(asked()).toBe(4);
});

it('goes on after a look that did not come through', async () => {
  answers(running('comparing'));
  await open();
  await screen.findByText('Comparing the résumé with each requirement', { selector: 'li' });
  api.use(unreachable(getFreeAnalysis));
  const notice = 'The analysis goes on. This page keeps asking the server.';
  expect(await screen.findByText(notice, {}, { timeout: 5000 })).toBeTruthy();
  answers({});
  expect(await screen.findByRole('heading', { name: /^Result: / }, { timeout: 5000 })).toBeTruthy();
});

it('a failed run: its reason and code, that it did not count, and another try', async () => {
  answers({ status: 'failed', analysis_result: null, failure: { code: 'ANALYSIS_FAILED', message: 'x' } });
  await open();
  expect(await screen.findByText('It does not count against your free analyses.')).toBeTruthy();
  expect(screen.getByText('Error code: ANALYSIS_FAILED')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/free-analysis');
});

it('an analysis that is not there, or not theirs', async () => {
  api.use(fail(getFreeAnalysis, 404, 'NOT_FOUND'));
  await open();
  expect(await screen.findByText('This analysis was not found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the analysis form' })).toBeTruthy();
});

it('a run that ended without a report', async () => {
  answers({ analysis_result: null });
  await open();
  expect(await screen.findByText('No analysis results found.')).toBeTruthy();
});

it('no connection: says so, and tries again when asked', async () => {
  api.use(unreachable(getFreeAnalysis));
  await open();
  expect(await screen.findByText('Unable to get your analysis result')).toBeTruthy();
  answers({});
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: /^Result: / })).toBeTruthy();
});

it('gives the report as a PDF, or says why not', async () => {
  answers({});
  api.use(answerFile(downloadFreeReport, 'fitfolio-cv.pdf', '%PDF'));
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await open();
  const pointer = userEvent.setup();
  await pointer.click(await screen.findByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('fitfolio-cv.pdf');
  api.use(unreachable(downloadFreeReport));
  await pointer.click(await screen.findByRole('button', { name: 'Download PDF' }));
  expect(await screen.findByText('The PDF could not be downloaded')).toBeTruthy();
  click.mockRestore();
});

it('has no accessibility findings while it runs and when it is done', async () => {
  answers(running('comparing'), {});
  await open();
  await screen.findByText('Comparing the résumé with each requirement', { selector: 'li' });
  expect(await axeFindings()).toEqual([]);
  await screen.findByRole('heading', { name: /^Result: / }, { timeout: 5000 });
  expect(await axeFindings()).toEqual([]);
});

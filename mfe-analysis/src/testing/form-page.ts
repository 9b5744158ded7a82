import {
  getFreeAnalysis,
  getFreeRemaining,
  submitFreeAnalysis,
} from '@fitfolio/analysis-contract/free-analysis';
import { getMe } from '@fitfolio/auth-contract/me';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { expect } from '@jest/globals';
import { answer } from '@fitfolio/web-kit/testing/handlers';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import remote from '../remote.js';
import { someAnalysis } from './analysis.fixture.js';

export const formPath = '/free-analysis';
export const { id } = someAnalysis();
const user = someUser();
export const jobText =
  'We look for a data analyst who writes SQL and builds reports in Power BI for our shops. '.repeat(2);
export const cv = (name = 'cv.pdf', bytes = 2000): File =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
export const inTwoHours = (): string => new Date(Date.now() + 2 * 3600 * 1000 + 5000).toISOString();

/** The API behind the form when all is well. */
export const formApi = [
  answer(getMe, { data: user }),
  answer(getFreeRemaining, () => ({
    data: { remaining: 2, resetsAt: inTwoHours(), awaitsVerification: false },
  })),
  answer(submitFreeAnalysis, { data: { id, status: 'queued' } }),
  answer(getFreeAnalysis, { data: someAnalysis() }),
];

export const resumeInput = () => screen.getByLabelText<HTMLInputElement>(/résumé file/i);
export const jobInput = () => screen.getByLabelText<HTMLTextAreaElement>('Text of the job post');
export const jobFileInput = () => screen.getByLabelText<HTMLInputElement>(/job description file/i);
export const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^analyz/i });

/** Opens the form in English, as a user or a visitor, with what another page gave along. */
export async function openForm(signedIn = true, state: unknown = null) {
  const shown = await renderRemote(remote, {
    path: formPath,
    state,
    language: 'en',
    ...(signedIn ? { user } : {}),
  });
  // A form that sends itself may be gone already.
  const shownOrSent = () =>
    place() !== formPath || screen.queryByRole('button', { name: /^analyz/i }) !== null;
  await waitFor(() => expect(shownOrSent()).toBe(true));
  // The radio inputs are covered by their labels, which receive the click.
  return { ...shown, act: userEvent.setup({ applyAccept: false, pointerEventsCheck: 0 }) };
}

export async function fillForm(act: UserEvent): Promise<void> {
  await act.upload(resumeInput(), cv());
  await act.click(jobInput());
  await act.paste(jobText);
}

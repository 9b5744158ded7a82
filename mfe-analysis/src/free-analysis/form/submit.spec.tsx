import {
  documentErrorCodes,
  getFreeRemaining,
  submitFreeAnalysis,
} from '@fitfolio/analysis-contract/free-analysis';
import { requestVerification } from '@fitfolio/auth-contract/verification';
import { answer, fail, unreachable } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  cv,
  fillForm,
  formApi,
  formPath,
  id,
  inTwoHours,
  jobFileInput,
  jobInput,
  jobText,
  openForm,
  resumeInput,
  submitButton,
} from '../../testing/form-page.js';

const api = mockApi(...formApi);
beforeEach(() => sessionStorage.clear());

it('goes to the result and forgets the draft', async () => {
  let sent: FormData | undefined;
  api.use(
    answer(submitFreeAnalysis, ({ body }) => {
      sent = body as FormData;
      return { data: { id, status: 'queued' as const } };
    }),
  );
  const { act } = await openForm();
  await fillForm(act);
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
  const { act } = await openForm();
  await fillForm(act);
  await act.click(screen.getByRole('radio', { name: 'Tiếng Việt' }));
  await act.click(screen.getByRole('radio', { name: 'Upload a file' }));
  await act.upload(jobFileInput(), cv('job.docx'));
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
  const { act } = await openForm();
  await fillForm(act);
  await act.click(submitButton());
  expect(
    (await screen.findByText('Reading the résumé and the job description')).getAttribute('aria-current'),
  ).toBe('step');
  expect(jobInput().disabled).toBe(true);
  release();
  await waitFor(() => expect(place()).toContain('/free-analysis-result'));
});

it.each(Object.entries(documentErrorCodes))(
  '%s is said at its document; nothing is lost',
  async (code, status) => {
    api.use(fail(submitFreeAnalysis, status, code, { document: 'resume' }));
    const { act } = await openForm();
    await fillForm(act);
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
  const { act } = await openForm();
  await fillForm(act);
  await act.click(submitButton());
  expect(
    await screen.findByRole('link', { name: /^Job description: The file holds only pictures/ }),
  ).toBeTruthy();
  expect(jobInput().getAttribute('aria-invalid')).toBe('true');
});

it('a failure of another kind keeps the form and takes the focus', async () => {
  api.use(unreachable(submitFreeAnalysis));
  const { act } = await openForm();
  await fillForm(act);
  await act.click(submitButton());
  const title = await screen.findByText('Free Fit Analysis failed');
  expect(document.activeElement?.contains(title)).toBe(true);
  expect(jobInput().value).toBe(jobText);
  expect(place()).toBe(formPath);
});

it('a day that is used up is said with its countdown and cannot be sent', async () => {
  let remaining = 1;
  api.use(
    answer(getFreeRemaining, () => ({
      data: { remaining, resetsAt: inTwoHours(), awaitsVerification: false },
    })),
    fail(submitFreeAnalysis, 429, 'ALLOWANCE_USED_UP', { resetsAt: inTwoHours() }),
  );
  const { act } = await openForm();
  await screen.findByText('1 free analysis left today');
  await fillForm(act);
  remaining = 0;
  await act.click(submitButton());
  const notice = (await screen.findByText('You have used all free analyses for today')).closest(
    '[role=alert]',
  );
  expect(within(notice as HTMLElement).getByRole('timer')).toBeTruthy();
  expect(submitButton().disabled).toBe(true);
  expect(jobInput().value).toBe(jobText);
});

it('leads a person whose email waits to be verified to their own allowance', async () => {
  let open = true;
  let verified = false;
  let mails = 0;
  api.use(
    answer(getFreeRemaining, () => ({
      data: {
        remaining: open || verified ? 3 : 0,
        resetsAt: inTwoHours(),
        awaitsVerification: !open && !verified,
      },
    })),
    fail(submitFreeAnalysis, 429, 'ALLOWANCE_AWAITS_VERIFICATION', { resetsAt: inTwoHours() }),
    answer(requestVerification, () => {
      mails += 1;
      return { data: { retryAfterSeconds: 60, expiresInSeconds: 900 } };
    }),
  );
  const { act } = await openForm();
  await fillForm(act);
  open = false;
  await act.click(submitButton());
  await screen.findByText('Verify your email to go on');
  expect(submitButton().disabled).toBe(true);
  expect(jobInput().value).toBe(jobText);
  await act.click(screen.getByRole('button', { name: 'Send the email again' }));
  expect(await screen.findByText(/^We sent an email to you\./)).toBeTruthy();
  expect(mails).toBe(1);
  expect(screen.getByRole('link', { name: 'Enter the code in my profile' }).getAttribute('href')).toBe(
    '/user-profile',
  );
  verified = true;
  api.use(fail(requestVerification, 409, 'EMAIL_ALREADY_VERIFIED'));
  await act.click(screen.getByRole('button', { name: 'Send the email again' }));
  await waitFor(() => expect(submitButton().disabled).toBe(false));
});

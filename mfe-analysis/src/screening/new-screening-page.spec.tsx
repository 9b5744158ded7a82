import { type Application, listApplications } from '@fitfolio/analysis-contract/applications';
import { getFitAnalysisResult } from '@fitfolio/analysis-contract/fit-analysis';
import { createScreening, getScreening } from '@fitfolio/analysis-contract/screening';
import { getMe } from '@fitfolio/auth-contract/me';
import { getBalance } from '@fitfolio/credits-contract/balance';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';
import { cv, jobFileInput, jobInput, jobText } from '../testing/form-page.js';
import { analysisId, cvResult } from '../testing/cv.fixture.js';
import { screeningId, someScreening } from './screening.fixture.js';

const user = someUser({ userType: 'recruiter' });
let sent: FormData[];
let applications: Application[];
const api = mockApi(
  answer(getMe, { data: user }),
  answer(getBalance, { data: { balance: 3 } }),
  answer(getScreening, { data: someScreening() }),
  answer(listApplications, () => ({ data: applications })),
  answer(createScreening, ({ body }) => {
    sent.push(body as FormData);
    return { data: { id: screeningId } };
  }),
);
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  applications = [];
});
async function open() {
  await renderRemote(remote, { path: '/screenings/new', language: 'en', user });
  await screen.findByRole('button', { name: 'Read the post' });
  return userEvent.setup({ applyAccept: false, pointerEventsCheck: 0 });
}
const submit = () => screen.getByRole('button', { name: 'Read the post' });

it('has the post read and opens what became of it', async () => {
  const act = await open();
  expect(await axeFindings()).toEqual([]);
  await act.click(jobInput());
  await act.paste(jobText);
  await act.click(submit());
  await waitFor(() => expect(place()).toBe(`/screenings/screening?id=${screeningId}`));
  expect(sent.map((form) => [form.get('jobDescriptionText'), form.get('outputLanguage')])).toEqual([
    [jobText.trim(), 'en'],
  ]);
});

it('takes the post as a file', async () => {
  const act = await open();
  await act.click(screen.getByRole('radio', { name: 'Upload a file' }));
  await act.upload(jobFileInput(), cv('post.docx'));
  await act.click(submit());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect((sent[0]!.get('jobDescription') as File).name).toBe('post.docx');
});

it('takes the post of an earlier analysis', async () => {
  applications = [
    {
      id: analysisId,
      position: 'Front End Engineer',
      company: 'Blue Lake',
      score: 70,
      resumeFileName: 'cv.pdf',
      status: 'wished',
      deadline: null,
      careerPlanStatus: null,
      cvId: null,
      interviews: 0,
      createdAt: '2026-11-20T08:00:00.000Z',
    },
  ];
  const result = cvResult();
  api.use(answer(getFitAnalysisResult, { data: result }));
  const act = await open();
  await act.selectOptions(await screen.findByLabelText('Use a saved post'), 'Front End Engineer · Blue Lake');
  await waitFor(() => expect(jobInput().value).toBe(result.report.documents.job));
  expect(await axeFindings()).toEqual([]);
});

it('says at the field what is wrong, and keeps what was typed', async () => {
  api.use(fail(createScreening, 422, 'JOB_DESCRIPTION_WITHOUT_REQUIREMENTS'));
  const act = await open();
  await act.click(submit());
  expect(
    await screen.findByText('Add the job description as text or as a file.', { selector: 'p' }),
  ).toBeTruthy();
  await act.click(jobInput());
  await act.paste(jobText);
  await act.click(submit());
  expect(await screen.findByText(/^We found no requirement/, { selector: 'p' })).toBeTruthy();
  expect(jobInput().value).toBe(jobText);
});

it('says why there can be no further one', async () => {
  api.use(fail(createScreening, 409, 'TOO_MANY_SCREENINGS'));
  const act = await open();
  await act.click(jobInput());
  await act.paste(jobText);
  await act.click(submit());
  expect(await screen.findByText('The screening could not be opened')).toBeTruthy();
  expect(screen.getByText(/^You have the most screenings/)).toBeTruthy();
});

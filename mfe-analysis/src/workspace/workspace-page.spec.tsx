import {
  type Application,
  listApplications,
  saveApplication,
} from '@fitfolio/analysis-contract/applications';
import { listCvVersions } from '@fitfolio/analysis-contract/cv';
import { getFitAnalysisResult } from '@fitfolio/analysis-contract/fit-analysis';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';
import { cvResult, someCv } from '../testing/cv.fixture.js';

const user = someUser();
const someApplication = (n: number, changes: Partial<Application> = {}): Application => ({
  id: `0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b0${n}`,
  position: `Position ${n}`,
  company: 'Hải Đăng',
  score: 70 + n,
  resumeFileName: 'cv.pdf',
  status: 'wished',
  deadline: null,
  careerPlanStatus: null,
  cvId: null,
  interviews: 0,
  createdAt: `2026-11-2${n}T08:00:00.000Z`,
  ...changes,
});
let list: Application[];
let saved: unknown[];
const api = mockApi(
  answer(getMe, { data: user }),
  answer(listApplications, () => ({ data: list })),
  answer(saveApplication, ({ body, params }) => {
    saved.push(body);
    return { data: { ...list.find(({ id }) => id === params['id'])!, ...(body as object) } };
  }),
);
beforeEach(() => {
  list = [
    someApplication(1, { status: 'closed', deadline: '2026-01-01' }),
    someApplication(2),
    someApplication(3, { deadline: '2099-01-01', careerPlanStatus: 'completed', interviews: 2 }),
  ];
  saved = [];
});
const show = (language: 'vi' | 'en' = 'en') => renderRemote(remote, { path: '/workspace', language, user });
const card = async (name: string) => within(await screen.findByRole('article', { name }));

it('lists what is open by its closing date, with what has been made for it', async () => {
  await show();
  await card('Position 3');
  expect(screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent)).toEqual([
    'Position 3',
    'Position 2',
    'Position 1',
  ]);
  const third = await card('Position 3');
  expect(third.getByRole('link', { name: /^View plan/ })).toBeTruthy();
  expect(third.getByRole('link', { name: /^2 interview sessions/ })).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

it('keeps how far an application is and until when, and takes it back when it could not be kept', async () => {
  await show();
  const second = await card('Position 2');
  await userEvent.selectOptions(second.getByLabelText('How far it is'), 'Applied');
  await waitFor(() => expect(saved).toEqual([{ status: 'applied' }]));
  fireEvent.change(second.getByLabelText('Closing date'), { target: { value: '2099-05-01' } });
  await waitFor(() => expect(saved.at(-1)).toEqual({ deadline: '2099-05-01' }));
  api.use(fail(saveApplication, 500, 'INTERNAL'));
  await userEvent.selectOptions((await card('Position 2')).getByLabelText('How far it is'), 'Offer');
  expect(await screen.findByText('The change could not be saved')).toBeTruthy();
  await waitFor(async () =>
    expect((await card('Position 2')).getByLabelText<HTMLSelectElement>('How far it is').value).toBe(
      'applied',
    ),
  );
});

it('teaches by an example when there is nothing yet, in Vietnamese too', async () => {
  list = [];
  await show('vi');
  expect((await screen.findByRole('link', { name: 'Xem kết quả mẫu' })).getAttribute('href')).toBe(
    '/fit-analysis/sample',
  );
});

it('opens the form with a résumé that was chosen here', async () => {
  await show();
  await userEvent.upload(
    await screen.findByLabelText(/^Your résumé/),
    new File(['%PDF-1.7'], 'lan.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Premium analysis' })).toBeTruthy();
  expect(await screen.findByText('lan.pdf')).toBeTruthy();
});

it('shows what a version of the CV changed for its post', async () => {
  const result = cvResult();
  const [one] = result.report.requirements;
  const verdicts = Object.fromEntries(result.report.requirements.map(({ id, verdict }) => [id, verdict]));
  const better = one!.verdict === 'met' ? 'not-found' : 'met';
  list = [someApplication(4, { cvId: someCv().id })];
  api.use(
    answer(getFitAnalysisResult, { data: result }),
    answer(listCvVersions, {
      data: [
        {
          number: 1,
          name: 'Second try',
          score: (result.report.score ?? 0) + 6,
          verdicts: { ...verdicts, [one!.id]: better as 'met' },
          createdAt: someCv().savedAt,
        },
      ],
    }),
  );
  await show();
  const fourth = await card('Position 4');
  await userEvent.click(fourth.getByText('Before and after'));
  expect(await fourth.findByText(/\(\+6\)$/)).toBeTruthy();
  const changed = within(fourth.getByRole('status')).getAllByRole('listitem');
  expect(changed.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(result.texts.requirements[one!.id]!.label),
  ]);
  expect(await axeFindings()).toEqual([]);
});

it('says that the list could not be had', async () => {
  api.use(fail(listApplications, 503, 'UNAVAILABLE'));
  await show();
  expect(await screen.findByText('Your applications could not be loaded')).toBeTruthy();
});

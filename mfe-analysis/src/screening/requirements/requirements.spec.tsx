import {
  changeScreeningRequirements,
  getScreening,
  listScreeningVersions,
  type Screening,
} from '@fitfolio/analysis-contract/screening';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.js';
import { requirements, screeningId, someRequirement, someScreening } from '../screening.fixture.js';

const user = someUser({ userType: 'recruiter' });
let screening: Screening;
let saved: unknown[];
const api = mockApi(
  answer(getMe, { data: user }),
  answer(getScreening, () => ({ data: screening })),
  answer(changeScreeningRequirements, ({ body }) => {
    saved.push(body);
    screening = { ...screening, version: screening.version + 1 };
    return { data: { version: screening.version } };
  }),
);
beforeEach(() => {
  screening = someScreening();
  saved = [];
});
const show = async (language: 'vi' | 'en' = 'en') => {
  await renderRemote(remote, {
    path: `/screenings/screening?id=${screeningId}&part=requirements`,
    language,
    user,
  });
  await screen.findByText('SQL');
};
const importance = (label: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Counts as ${label}` });
const weight = (label: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Weight ${label}` });

it('sends what differs from the post, as a new version', async () => {
  await show();
  expect(screen.getByText(/^Nobody has seen a result yet/)).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  await userEvent.selectOptions(importance('Power BI'), 'Nice to have');
  await userEvent.selectOptions(weight('SQL'), 'High');
  await userEvent.selectOptions(importance('Retail'), 'Does not count');
  expect(screen.getByText('3 changes not saved')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(importance('Retail').value).toBe('nice');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved as a new version')).toBeTruthy();
  expect(saved).toEqual([
    {
      version: 1,
      changes: [
        { requirementId: 'r1', importance: 'must', emphasis: 'high' },
        { requirementId: 'r2', importance: 'nice', emphasis: 'normal' },
      ],
    },
  ]);
});

it('keeps what was changed when somebody else saved first, over their version', async () => {
  await show();
  await userEvent.selectOptions(weight('SQL'), 'High');
  api.use(fail(changeScreeningRequirements, 409, 'SCREENING_CHANGED'));
  screening = someScreening({
    version: 2,
    requirements: [
      requirements[0]!,
      someRequirement('r2', 'Power BI', { importance: null }),
      requirements[2]!,
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Somebody else saved a version meanwhile')).toBeTruthy();
  await waitFor(() => expect(importance('Power BI').value).toBe('none'));
  expect(weight('SQL').value).toBe('high');
  api.resetHandlers();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saved).toEqual([
      {
        version: 2,
        changes: [
          { requirementId: 'r1', importance: 'must', emphasis: 'high' },
          { requirementId: 'r2', importance: null, emphasis: 'normal' },
        ],
      },
    ]),
  );
});

it('marks what is changed after the first look, and shows every version', async () => {
  screening = someScreening({ firstLookAt: '2026-11-21T08:00:00.000Z', version: 2 });
  api.use(
    answer(listScreeningVersions, {
      data: [
        {
          version: 2,
          by: 'lan@example.com',
          at: '2026-11-22T08:00:00.000Z',
          afterFirstLook: true,
          changes: [{ requirementId: 'r2', label: 'Power BI', importance: null, emphasis: 'normal' }],
        },
        { version: 1, by: null, at: '2026-11-20T08:00:00.000Z', afterFirstLook: false, changes: [] },
      ],
    }),
  );
  await show('vi');
  await userEvent.click(screen.getByText('Phiên bản 2: xem mọi phiên bản'));
  expect(await screen.findByText('lan@example.com')).toBeTruthy();
  expect(screen.getByText('Sau lần xem đầu tiên')).toBeTruthy();
  expect(screen.getByText('Power BI: Không tính')).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

it('is read only for a viewer', async () => {
  screening = someScreening({ role: 'viewer' });
  await show();
  expect(importance('SQL').disabled).toBe(true);
});

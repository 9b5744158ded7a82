import {
  changeScreening,
  deleteScreening,
  getScreening,
  listScreenings,
  type Screening,
} from '@fitfolio/analysis-contract/screening';
import { listScreeningEvents } from '@fitfolio/analysis-contract/screening-table';
import {
  listScreeningMembers,
  type ScreeningMember,
  shareScreening,
  unshareScreening,
} from '@fitfolio/analysis-contract/screening-team';
import { getMe } from '@fitfolio/auth-contract/me';
import { getBalance } from '@fitfolio/credits-contract/balance';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.js';
import { personId, screeningId, someScreening } from '../screening.fixture.js';

const user = someUser({ userType: 'recruiter' });
const at = '2026-11-22T08:00:00.000Z';
let screening: Screening;
let members: ScreeningMember[];
const api = mockApi(
  answer(getMe, { data: user }),
  answer(getBalance, { data: { balance: 1 } }),
  answer(getScreening, () => ({ data: screening })),
  answer(listScreenings, { data: [], page: { page: 1, pageSize: 20, total: 0 } }),
  answer(listScreeningMembers, () => ({ data: members })),
  answer(shareScreening, ({ body }) => {
    const member = {
      id: personId(50),
      joined: false,
      createdAt: at,
      ...(body as { email: string; role: 'viewer' }),
    };
    members = [...members, member];
    return { data: member };
  }),
  answer(unshareScreening, ({ params }) => {
    members = members.filter(({ id }) => id !== params['memberId']);
    return null as never;
  }),
  answer(deleteScreening, () => null as never),
);
beforeEach(() => {
  screening = someScreening();
  members = [];
});
const open = async () => {
  await renderRemote(remote, { path: `/screenings/screening?id=${screeningId}`, language: 'en', user });
  await screen.findByRole('heading', { level: 1, name: 'Data analyst' });
};
const dialog = async () => within(await screen.findByRole('dialog'));

it('shares with a colleague, with or without an account, and ends it', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  const team = await dialog();
  expect(await team.findByText('It is shared with nobody.')).toBeTruthy();
  await userEvent.type(team.getByLabelText('Email of your colleague'), 'lan@example.com');
  await userEvent.click(team.getByRole('radio', { name: 'Viewer' }));
  await userEvent.click(team.getByRole('button', { name: 'Share' }));
  expect(await team.findByText('Viewer · no account yet')).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(team.getByRole('button', { name: 'End sharing' }));
  expect(await team.findByText('It is shared with nobody.')).toBeTruthy();
});

it('says why it cannot be shared', async () => {
  api.use(fail(shareScreening, 409, 'MEMBER_IS_OWNER'));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  const team = await dialog();
  await userEvent.type(team.getByLabelText('Email of your colleague'), user.email);
  await userEvent.click(team.getByRole('button', { name: 'Share' }));
  expect(await team.findByText('This is the owner of the screening.')).toBeTruthy();
});

it('lets a member leave', async () => {
  screening = someScreening({ role: 'reviewer' });
  members = [{ id: personId(51), email: user.email, role: 'reviewer', joined: true, createdAt: at }];
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await userEvent.click(await (await dialog()).findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(place()).toBe('/screenings'));
});

it('is renamed, and kept for longer or shorter', async () => {
  const changes: unknown[] = [];
  api.use(
    answer(changeScreening, ({ body }) => {
      changes.push(body);
      screening = someScreening({ title: 'Analyst, second round' });
      return { data: { title: screening.title, keptUntil: screening.keptUntil } };
    }),
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  const settings = await dialog();
  await userEvent.clear(settings.getByLabelText('Title'));
  await userEvent.type(settings.getByLabelText('Title'), 'Analyst, second round');
  await userEvent.click(settings.getByRole('radio', { name: '30 days' }));
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(settings.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Analyst, second round' })).toBeTruthy();
  expect(changes).toEqual([{ title: 'Analyst, second round', keepDays: 30 }]);
});

it('deletes after saying what goes', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await dialog();
  expect(question.getByText(/This removes the post, 0 people/)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Delete everything' }));
  await waitFor(() => expect(place()).toBe('/screenings'));
  expect(screen.getByText('Screening deleted')).toBeTruthy();
});

it('has a log of what was done, and by whom', async () => {
  api.use(
    answer(listScreeningEvents, {
      data: [
        {
          at,
          by: 'lan@example.com',
          what: 'lifted',
          candidate: 'K7QD',
          details: { reason: 'Interview: today', revision: '2' },
        },
        { at, by: null, what: 'opened', candidate: null, details: { inner: 'x' } },
      ],
    }),
  );
  await renderRemote(remote, { path: `/screenings/log?id=${screeningId}`, language: 'en', user });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first!.textContent).toContain('Identity shown · Candidate K7QDlan@example.comInterview: today');
  expect(second!.textContent).toContain('Screening openedFitfolio');
  expect(second!.textContent).not.toContain('inner');
  expect(await axeFindings()).toEqual([]);
});

import { getScreening } from '@fitfolio/analysis-contract/screening';
import { endCandidateLink, makeCandidateLink } from '@fitfolio/analysis-contract/screening-reading';
import { type CandidateSheet, getCandidate } from '@fitfolio/analysis-contract/screening-table';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.js';
import { personId, screeningId, somePerson, someScreening } from '../screening.fixture.js';

const user = someUser({ userType: 'recruiter' });
const token = 'd'.repeat(43);
const made = {
  createdAt: '2026-11-22T08:00:00.000Z',
  expiresAt: '2999-12-06T08:00:00.000Z',
  revokedAt: null,
  openedAt: null,
};
let role: 'owner' | 'reviewer';
let sheet: CandidateSheet;
const api = mockApi(
  answer(getMe, { data: user }),
  answer(getScreening, () => ({ data: someScreening({ completed: 1, role }) })),
  answer(getCandidate, () => ({ data: sheet })),
  answer(makeCandidateLink, () => {
    sheet = { ...sheet, link: made };
    return { data: { ...made, token } };
  }),
  answer(endCandidateLink, () => {
    sheet = { ...sheet, link: { ...made, revokedAt: '2026-11-22T09:00:00.000Z' } };
    return null as never;
  }),
);
beforeEach(() => {
  role = 'owner';
  sheet = {
    ...somePerson(0, ['met', 'not-found', 'cannot-tell']),
    language: 'en',
    version: 1,
    summary: '⟦name⟧ meets one of two musts.',
    questions: [],
    lines: ['⟦name⟧'],
    lifted: null,
    corrections: [],
    link: null,
  };
});
const show = async (language: 'vi' | 'en' = 'en') => {
  await renderRemote(remote, {
    path: `/screenings/candidate?id=${screeningId}&candidate=${personId(0)}`,
    language,
    user,
  });
  await screen.findByRole('heading', { level: 1 });
};
const dialogOf = async (button: string) => {
  await userEvent.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};

it('is made with a message in either language, once, and revoked', async () => {
  await show();
  const dialog = await dialogOf('Link for the candidate');
  await userEvent.click(dialog.getByRole('button', { name: 'Make a link' }));
  const link = `${location.origin}/screenings/reading/#${token}`;
  const field = await dialog.findByLabelText<HTMLInputElement>('Link for the candidate');
  expect(field.value).toBe(link);
  const letter = (): string =>
    dialog.getByLabelText<HTMLTextAreaElement>(/^(Message to send along|Lời nhắn gửi kèm)$/).value;
  expect(letter()).toContain(link);
  expect(letter()).toContain('People decide. Nothing is rejected by the software.');
  await userEvent.click(dialog.getByRole('radio', { name: 'Tiếng Việt' }));
  expect(letter()).toContain(link);
  expect(letter()).toContain('“Data analyst”');
  expect(letter()).toContain('Con người quyết định. Phần mềm không loại ai.');
  expect(letter()).not.toMatch(/\{\{|undefined/);
  expect(await dialog.findByText(/^The candidate’s link works until .+ Not opened yet\.$/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Make a new link' })).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await dialog.findByText(/^The candidate’s link was revoked on /)).toBeTruthy();
  expect(dialog.queryByLabelText('Link for the candidate')).toBeNull();
});

it('says why it could not be made', async () => {
  api.use(fail(makeCandidateLink, 409, 'TOO_MANY_LINKS'));
  await show('vi');
  const dialog = await dialogOf('Đường dẫn cho ứng viên');
  await userEvent.click(dialog.getByRole('button', { name: 'Tạo đường dẫn' }));
  expect(await dialog.findByText('Ứng viên này đã có số đường dẫn nhiều nhất có thể.')).toBeTruthy();
});

it('is the owner’s, and everybody sees whether it was opened', async () => {
  role = 'reviewer';
  sheet = { ...sheet, link: { ...made, openedAt: '2026-11-22T08:30:00.000Z' } };
  await show();
  expect(screen.getByText(/Opened on 2026-11-22 /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Link for the candidate' })).toBeNull();
});

it('brings back what the person says, as blind as the rest', async () => {
  sheet = {
    ...sheet,
    correctionCount: 2,
    corrections: [
      { kind: 'fact', was: 'Analyst · ⟦school⟧', text: '⟦name⟧ led the team', at: made.createdAt },
      { kind: 'line', was: 'Chess cup', text: '', at: made.createdAt },
    ],
  };
  await show();
  const said = within(screen.getByRole('region', { name: 'What the person says' }));
  expect(said.getByText(/It changes no verdict and no sum/)).toBeTruthy();
  expect(said.getByText('led the team', { exact: false }).textContent).toBe('name led the team');
  expect(said.getByText('Chess cup')).toBeTruthy();
  expect(document.body.textContent).not.toContain('⟦');
  expect(await axeFindings()).toEqual([]);
});

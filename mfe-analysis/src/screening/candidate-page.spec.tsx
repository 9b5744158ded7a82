import { getScreening, type Screening } from '@fitfolio/analysis-contract/screening';
import {
  type CandidateSheet,
  decideCandidate,
  getCandidate,
  liftBlind,
} from '@fitfolio/analysis-contract/screening-table';
import { listCellComments, removeCellComment } from '@fitfolio/analysis-contract/screening-team';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';
import { personId, screeningId, someCandidate, somePerson, someScreening } from './screening.fixture.js';

const user = someUser({ userType: 'recruiter' });
const at = '2026-11-22T08:00:00.000Z';
let screening: Screening;
let sheet: CandidateSheet;
let decided: unknown[];
const api = mockApi(
  answer(getMe, { data: user }),
  answer(getScreening, () => ({ data: screening })),
  answer(getCandidate, () => ({ data: sheet })),
  answer(liftBlind, ({ body }) => {
    const { reason } = body as { reason: string };
    sheet = { ...sheet, name: 'Trần Minh Anh', lifted: { at, by: user.email, reason } };
    return { data: someCandidate(0, { status: 'completed', name: 'Trần Minh Anh' }) };
  }),
  answer(decideCandidate, ({ body }) => {
    decided.push(body);
    const { decision, reasons, note } = body as CandidateSheet['decision'];
    const revision = sheet.decision.revision + 1;
    sheet = { ...sheet, decision: { revision, decision, reasons, note, by: user.email, at } };
    return { data: sheet.decision };
  }),
);
beforeEach(() => {
  decided = [];
  screening = someScreening({ firstLookAt: at, completed: 1 });
  sheet = {
    ...somePerson(0, ['met', 'not-found', 'cannot-tell']),
    language: 'en',
    version: 1,
    summary: '⟦name⟧ meets one of two musts.',
    questions: [{ requirementId: 'r2', text: 'Where did you use Power BI?' }],
    lines: ['⟦name⟧', '⟦contact⟧', 'Wrote reports in SQL'],
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

it('shows verdicts with their words, what to ask, and the résumé without who it is of', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Candidate K7QD' })).toBeTruthy();
  expect(screen.getByText('1 met of 2, 0 cannot be told')).toBeTruthy();
  const questions = within(screen.getByRole('region', { name: 'What to ask' }));
  expect(questions.getByText('Where did you use Power BI?')).toBeTruthy();
  const verdicts = within(screen.getByRole('region', { name: 'Every requirement' }));
  expect(verdicts.getByText('Wrote reports at', { exact: false }).textContent).toBe(
    'Wrote reports at school',
  );
  expect(document.body.textContent).not.toContain('⟦');
  expect(await axeFindings()).toEqual([]);
});

it('says who it is only with a reason, which everybody can read then', async () => {
  await show('vi');
  await userEvent.click(screen.getByRole('button', { name: 'Hiện danh tính' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Nhật ký ghi lại/)).toBeTruthy();
  const go = dialog.getByRole<HTMLButtonElement>('button', { name: 'Hiện và ghi nhật ký' });
  expect(go.disabled).toBe(true);
  await userEvent.type(dialog.getByLabelText('Vì sao bạn cần biết lúc này?'), 'Mời phỏng vấn');
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(go);
  expect(await screen.findByRole('heading', { level: 1, name: 'Trần Minh Anh' })).toBeTruthy();
  expect(screen.getByText(/Mời phỏng vấn$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hiện danh tính' })).toBeNull();
});

describe('a decision', () => {
  it('needs a reason, and can be taken back', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Shortlist' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save decision' }));
    expect(await screen.findByText('Choose at least one reason.')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Strong evidence' }));
    await userEvent.type(screen.getByLabelText('Note'), 'Invite');
    await userEvent.click(screen.getByRole('button', { name: 'Save decision' }));
    expect(await screen.findByText(/^an@example.com, /)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
    expect(await screen.findByText(/^Nobody has decided yet/)).toBeTruthy();
    expect(decided).toEqual([
      { revision: 0, decision: 'shortlist', reasons: ['strong-evidence'], note: 'Invite' },
      { revision: 1, decision: null, reasons: [], note: null },
    ]);
  });

  it('of two at once shows the other one, and keeps what was chosen', async () => {
    api.use(fail(decideCandidate, 409, 'DECISION_CHANGED'));
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Shortlist' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Musts are met' }));
    sheet = {
      ...sheet,
      decision: { revision: 1, decision: 'no', reasons: ['place'], note: null, by: 'lan@example.com', at },
    };
    await userEvent.click(screen.getByRole('button', { name: 'Save decision' }));
    expect(await screen.findByText('Somebody else decided meanwhile')).toBeTruthy();
    expect(await screen.findByText(/^lan@example.com, /)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Shortlist' }).checked).toBe(true);
    api.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Save decision' }));
    await waitFor(() =>
      expect(decided).toEqual([{ revision: 1, decision: 'shortlist', reasons: ['musts-met'], note: null }]),
    );
  });

  it('is no viewer’s', async () => {
    screening = { ...screening, role: 'viewer' };
    await show();
    expect(screen.queryByRole('button', { name: /^(Save decision|Show who it is)$/ })).toBeNull();
  });
});

it('shows what colleagues said of a requirement; the own comment can be taken back', async () => {
  let removed = false;
  api.use(
    answer(listCellComments, () => ({
      data: removed
        ? []
        : [{ id: personId(8), requirementId: 'r1', text: 'Good sign', by: user.email, own: true, at }],
    })),
    answer(removeCellComment, () => {
      removed = true;
      return null as never;
    }),
  );
  sheet = {
    ...sheet,
    cells: sheet.cells.map((cell) => (cell.requirementId === 'r1' ? { ...cell, comments: 1 } : cell)),
  };
  await show();
  await userEvent.click(screen.getByText(/^1 comment/));
  expect(await screen.findByText('Good sign')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove your comment' }));
  await waitFor(() => expect(screen.queryByText('Good sign')).toBeNull());
});

it('says that there is no such candidate', async () => {
  api.use(fail(getCandidate, 404, 'NOT_FOUND'));
  await show();
  expect(await screen.findByText('There is no such candidate')).toBeTruthy();
});

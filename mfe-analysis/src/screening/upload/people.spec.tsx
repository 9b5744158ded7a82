import {
  addCandidate,
  type Candidate,
  getScreening,
  removeCandidate,
  type Screening,
  startCandidates,
} from '@fitfolio/analysis-contract/screening';
import { getMe } from '@fitfolio/auth-contract/me';
import { getBalance } from '@fitfolio/credits-contract/balance';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import remote from '../../remote.js';
import { personId, screeningId, someCandidate, someScreening } from '../screening.fixture.js';

const user = someUser({ userType: 'recruiter' });
let people: Candidate[];
let screening: Partial<Screening>;
let balance: number;
let started: string[][];
const api = mockApi(
  answer(getMe, { data: user }),
  answer(getBalance, () => ({ data: { balance } })),
  answer(getScreening, () => ({ data: someScreening({ ...screening, people }) })),
  answer(addCandidate, () => {
    const added = someCandidate(people.length);
    people = [...people, added];
    return { data: added };
  }),
  answer(startCandidates, ({ body }) => {
    const { candidateIds } = body as { candidateIds: string[] };
    started.push(candidateIds);
    people = people.map((each) => (candidateIds.includes(each.id) ? { ...each, status: 'completed' } : each));
    return { data: { started: candidateIds, balance: balance - candidateIds.length } };
  }),
  answer(removeCandidate, ({ params }) => {
    people = people.filter(({ id }) => id !== params['candidateId']);
    return null as never;
  }),
);
beforeEach(() => {
  sessionStorage.clear();
  people = [];
  screening = {};
  balance = 5;
  started = [];
});
async function open(language: 'vi' | 'en' = 'en'): Promise<UserEvent> {
  await renderRemote(remote, { path: `/screenings/screening?id=${screeningId}`, language, user });
  await screen.findByRole('heading', { level: 1, name: 'Data analyst' });
  return userEvent.setup({ applyAccept: false, pointerEventsCheck: 0 });
}
const cvs = (...names: string[]) => names.map((name) => new File(['text of a résumé'], name));
const drop = () => screen.getByLabelText<HTMLInputElement>('Drop the résumés here');
const rows = () => within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem');

describe('files', () => {
  it('go two at a time, and each becomes a person without a name', async () => {
    const waiting: (() => void)[] = [];
    const keys: (string | null)[] = [];
    api.use(
      answer(addCandidate, async ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        await new Promise<void>((go) => waiting.push(go));
        const added = someCandidate(people.length);
        people = [...people, added];
        return { data: added };
      }),
    );
    const act = await open();
    expect(await axeFindings()).toEqual([]);
    await act.upload(drop(), cvs('an.pdf', 'binh.pdf', 'chi.pdf'));
    await waitFor(() => expect(waiting).toHaveLength(2));
    expect(rows().map((row) => row.textContent)).toEqual([
      'an.pdfSending and reading',
      'binh.pdfSending and reading',
      expect.stringContaining('chi.pdfWaiting to be sent'),
    ]);
    waiting[0]!();
    await screen.findByText('Candidate K7QD');
    await waitFor(() => expect(waiting).toHaveLength(3));
    waiting[1]!();
    waiting[2]!();
    await screen.findByText('Candidate P9RT');
    expect(screen.queryByText(/\.pdf/)).toBeNull();
    expect(new Set(keys).size).toBe(3);
    expect(screen.getByRole('button', { name: 'Start 3 for 3 tokens' })).toBeTruthy();
  });

  it('that are refused are named with their reason', async () => {
    const act = await open();
    await act.upload(drop(), [...cvs('an.pdf', 'photo.png'), new File([], 'empty.docx')]);
    expect(await screen.findByText('2 files are not in the screening')).toBeTruthy();
    expect(screen.getByText('photo.png').closest('li')?.textContent).toMatch(
      /only PDF, DOCX, or TXT and zip/,
    );
    expect(screen.getByText('empty.docx').closest('li')?.textContent).toMatch(/it is empty/);
    await act.click(screen.getByRole('button', { name: 'Understood' }));
    expect(screen.queryByText('photo.png')).toBeNull();
    expect(await screen.findByText('Candidate K7QD')).toBeTruthy();
  });

  it('that did not get there can be sent again under the same key', async () => {
    const keys: (string | null)[] = [];
    api.use(
      answer(addCandidate, ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        throw new TypeError('lost');
      }),
    );
    const act = await open();
    await act.upload(drop(), cvs('an.pdf'));
    const again = await screen.findByRole('button', { name: 'Send again' });
    api.use(
      answer(addCandidate, ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        people = [someCandidate(0)];
        return { data: someCandidate(0) };
      }),
    );
    await act.click(again);
    expect(await screen.findByText('Candidate K7QD')).toBeTruthy();
    expect(keys[0]).toBe(keys[1]);
  });

  it('that were chosen before a reload are named', async () => {
    sessionStorage.setItem(`screening-uploads:${screeningId}`, JSON.stringify(['an.pdf', 'binh.pdf']));
    const act = await open();
    expect(await screen.findByText('2 files are not in the screening')).toBeTruthy();
    await act.upload(drop(), cvs('an.pdf'));
    expect(await screen.findByText('1 file is not in the screening')).toBeTruthy();
    expect(screen.getByText('binh.pdf')).toBeTruthy();
  });
});

describe('people', () => {
  it('who are odd are shown and not picked, and the refused have their reason', async () => {
    people = [
      someCandidate(0),
      someCandidate(1, { duplicate: { candidateId: personId(0), by: 'email' } }),
      someCandidate(2, { notices: ['two-people'] }),
      someCandidate(3, {
        status: 'refused',
        fileName: 'scan.pdf',
        failure: { code: 'FILE_SCANNED', message: 'x' },
      }),
    ];
    const act = await open();
    expect(screen.getByText('The same email as K7QD')).toBeTruthy();
    expect(screen.getByText('Seems to be about two people')).toBeTruthy();
    const refused = screen.getByText('scan.pdf').closest('li')!;
    expect(await within(refused).findByText(/The file holds only pictures of text/)).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      true,
      false,
      false,
    ]);
    expect(await axeFindings()).toEqual([]);
    await act.click(screen.getByRole('checkbox', { name: 'Start Candidate M2XA' }));
    await act.click(await screen.findByRole('button', { name: 'Start 2 for 2 tokens' }));
    await waitFor(() => expect(started).toEqual([[personId(0), personId(1)]]));
    expect(await screen.findByText('2 of 2 people are compared')).toBeTruthy();
  });

  it('whose run failed can be started again, but only when they are picked', async () => {
    people = [
      someCandidate(0),
      someCandidate(1, { status: 'failed', failure: { code: 'ANALYSIS_TIMED_OUT', message: 'x' } }),
    ];
    const act = await open();
    expect(await screen.findByText(/The token is back/)).toBeTruthy();
    const failed = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Start Candidate M2XA' });
    expect(failed.checked).toBe(false);
    await act.click(failed);
    expect(await axeFindings()).toEqual([]);
    await act.click(await screen.findByRole('button', { name: 'Start 2 for 2 tokens' }));
    await waitFor(() => expect(started).toEqual([[personId(0), personId(1)]]));
  });

  it('with too few tokens as many as there are tokens for can be started', async () => {
    balance = 2;
    people = [0, 1, 2].map((n) => someCandidate(n));
    const act = await open('vi');
    expect(await screen.findByText('Cần 3 token, bạn có 2')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Mua token' }).getAttribute('href')).toBe('/pricing');
    await act.click(screen.getByRole('button', { name: 'Bắt đầu 2 ứng viên đầu tiên' }));
    await waitFor(() => expect(started).toEqual([[personId(0), personId(1)]]));
    expect(await axeFindings()).toEqual([]);
  });

  it('are offered anew when the tokens went elsewhere meanwhile', async () => {
    people = [0, 1].map((n) => someCandidate(n));
    api.use(fail(startCandidates, 402, 'INSUFFICIENT_TOKENS', { cost: 2, balance: 1 }));
    const act = await open();
    const all = await screen.findByRole('button', { name: 'Start 2 for 2 tokens' });
    balance = 1;
    await act.click(all);
    expect(await screen.findByRole('button', { name: 'Start the first 1' })).toBeTruthy();
  });

  it('stand under a head that says until which day all of it is kept', async () => {
    await open();
    expect(screen.getByText(/^Hải Đăng · kept until \d{4}-\d\d-\d\d$/)).toBeTruthy();
  });

  it('can be removed, after a question', async () => {
    people = [someCandidate(0), someCandidate(1)];
    const act = await open();
    await act.click(screen.getByRole('button', { name: 'Remove Candidate K7QD' }));
    const dialog = within(await screen.findByRole('dialog'));
    await act.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Candidate K7QD')).toBeNull());
    expect(screen.getByText('Candidate M2XA')).toBeTruthy();
  });

  it('are seen only by who the screening was shared with', async () => {
    screening = { role: 'viewer' };
    people = [someCandidate(0)];
    await open();
    expect(screen.getByText(/^Shared with you as a viewer/)).toBeTruthy();
    expect(screen.queryByLabelText('Drop the résumés here')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Remove|Start|Delete)/ })).toBeNull();
  });
});

it('says that there is no such screening', async () => {
  api.use(fail(getScreening, 404, 'NOT_FOUND'));
  await renderRemote(remote, { path: `/screenings/screening?id=${screeningId}`, language: 'en', user });
  expect(await screen.findByText('There is no such screening')).toBeTruthy();
});

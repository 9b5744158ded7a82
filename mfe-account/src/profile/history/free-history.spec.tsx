import {
  downloadFreeReport,
  listFreeAnalyses,
  type FreeAnalysisSummary,
} from '@fitfolio/analysis-contract/free-analysis';
import { getMe } from '@fitfolio/auth-contract/me';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, answerFile, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.js';

const row = (n: number, changes: Partial<FreeAnalysisSummary> = {}): FreeAnalysisSummary => ({
  id: `0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b${String(n).padStart(2, '0')}`,
  status: 'completed',
  fileName: `cv-${n}.pdf`,
  position: 'Front-end Engineer',
  score: 50 + n,
  createdAt: `2026-11-${String(n).padStart(2, '0')}T01:02:03.000Z`,
  ...changes,
});

let rows = [row(2), row(1)];
let total = 2;
let asked: string[] = [];
const api = mockApi(
  answer(getMe, { data: someUser() }),
  answer(listFreeAnalyses, ({ query }) => {
    asked.push(query.toString());
    const found = rows.filter((r) => r.fileName.includes(query.get('search') ?? ''));
    const page = Number(query.get('page'));
    return {
      data: found,
      page: {
        page,
        pageSize: Number(query.get('pageSize')),
        total: query.has('search') ? found.length : total,
      },
    };
  }),
  answerFile(downloadFreeReport, 'fitfolio-cv-2.pdf', '%PDF'),
);

beforeEach(() => {
  rows = [row(2), row(1)];
  total = 2;
  asked = [];
  localStorage.setItem('profileActiveSection', 'free-analysis-history');
});

const show = (search = '', language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: `/user-profile${search}`, language, user: someUser() });
const lines = async () => within(await screen.findByRole('table')).findAllByRole('row');
const lastAsked = () => new URLSearchParams(asked.findLast((q) => q.includes('pageSize=10')));

describe('the history of free analyses', () => {
  it('shows each with file, position, time, score and status, and leads to its result', async () => {
    await show();
    const cell = await screen.findByText('cv-2.pdf', { selector: 'td .file' });
    const line = within(cell.closest('tr')!);
    for (const text of ['Front-end Engineer', formatDateTime(rows[0]!.createdAt), '52', 'Completed']) {
      expect(line.getByText(text)).toBeTruthy();
    }
    expect(formatDateTime(rows[0]!.createdAt)).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(line.getByRole('link').getAttribute('href')).toBe(`/free-analysis-result?id=${rows[0]!.id}`);
    expect(await axeFindings()).toEqual([]);
  });

  it('draws the scores as a line, with the same in words', async () => {
    await show();
    const words = `51 on ${formatDateTime(rows[1]!.createdAt)}, cv-1.pdf; 52 on ${formatDateTime(rows[0]!.createdAt)}, cv-2.pdf`;
    expect(await screen.findByText(words)).toBeTruthy();
    expect(document.querySelector('polyline')?.getAttribute('points')).toBe('0,49 100,48');
  });

  it('draws no line through a single score', async () => {
    rows = [row(2), row(1, { score: null, status: 'failed' })];
    await show();
    expect(await screen.findByText('Failed')).toBeTruthy();
    expect(document.querySelector('polyline')).toBeNull();
  });

  it('searches a moment after the last key', async () => {
    await show();
    await lines();
    await userEvent.type(screen.getByRole('searchbox'), 'cv-1');
    await waitFor(() => expect(place()).toBe('/user-profile?search=cv-1'));
    await waitFor(() => expect(screen.queryByText('cv-2.pdf', { selector: 'td .file' })).toBeNull());
    expect(asked.filter((q) => q.includes('search='))).toHaveLength(1);
  });

  it('says so when nothing matches, and keeps the search', async () => {
    await show('?search=nothing');
    expect(await screen.findByText('Nothing matches.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('nothing');
  });

  it('sorts by a column, both ways', async () => {
    await show();
    await lines();
    expect(lastAsked().get('sort')).toBe('-createdAt');
    await userEvent.click(screen.getByRole('button', { name: 'Score' }));
    await waitFor(() => expect(lastAsked().get('sort')).toBe('-score'));
    await userEvent.click(screen.getByRole('button', { name: 'Score' }));
    await waitFor(() => expect(lastAsked().get('sort')).toBe('score'));
    expect(screen.getByRole('columnheader', { name: 'Score' }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('turns pages, and takes an impossible page for the first', async () => {
    total = 25;
    await show('?page=-3&sort=bogus');
    await lines();
    expect([lastAsked().get('page'), lastAsked().get('sort')]).toEqual(['1', '-createdAt']);
    await userEvent.click(screen.getByTitle('2'));
    await waitFor(() => expect(lastAsked().get('page')).toBe('2'));
    expect(place()).toContain('page=2');
  });

  it.each([
    ['en', 'Download PDF cv-2.pdf', 'The PDF could not be downloaded'],
    ['vi', 'Tải PDF cv-2.pdf', 'Không tải được tệp PDF'],
  ] as const)('gives a result as a PDF, or says why not (%s)', async (language, name, failed) => {
    rows = [row(2), row(1, { status: 'failed', score: null })];
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await show('', language);
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('fitfolio-cv-2.pdf');
    expect(screen.queryByRole('button', { name: name.replace('cv-2', 'cv-1') })).toBeNull();
    api.use(fail(downloadFreeReport, 409, 'RESULT_NOT_READY'));
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(failed)).toBeTruthy();
    click.mockRestore();
  });

  it('says what will be here when there is nothing, with one thing to do', async () => {
    rows = [];
    total = 0;
    await show();
    expect(await screen.findByRole('heading', { name: 'No analyses yet' })).toBeTruthy();
    const action = screen.getByRole('link', { name: 'Analyze a résumé' });
    expect(action.getAttribute('href')).toBe('/free-analysis');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it.each([
    ['en', 'Failed to load analysis history', 'Try again'],
    ['vi', 'Không tải được lịch sử phân tích', 'Thử lại'],
  ] as const)('says so when it cannot be had, and tries again (%s)', async (language, title, again) => {
    api.use(fail(listFreeAnalyses, 503, 'UNAVAILABLE'));
    await show('', language);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText(title)).toBeTruthy();
    api.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: again }));
    expect(await screen.findByText('cv-1.pdf', { selector: 'td .file' })).toBeTruthy();
  });
});

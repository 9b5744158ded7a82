import { adminListFreeAnalyses } from '@fitfolio/analysis-contract/free-analysis';
import { getMe } from '@fitfolio/auth-contract/me';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';
import { someId, someSummary } from '../testing/fixtures.js';

const admin = someUser({ is_admin: true });
let asked: URLSearchParams[] = [];
const rows = [someSummary(2), someSummary(1, { status: 'failed', score: null, position: null, email: null })];
const api = mockApi(
  answer(getMe, { data: admin }),
  answer(adminListFreeAnalyses, ({ query }) => {
    asked.push(query);
    return { data: rows, page: { page: Number(query.get('page')), pageSize: 20, total: 41 } };
  }),
);

beforeEach(() => {
  asked = [];
});

const show = (language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: '/admin/free-analysis', language, user: admin });
const lineOf = async (file: string) =>
  within((await screen.findByText(file, { selector: 'td .main' })).closest('tr')!);

describe('the list of all free analyses', () => {
  it('shows whose, which file, position, status, score and when, and leads to each', async () => {
    await show();
    const line = await lineOf('cv-2.pdf');
    const texts = ['person-2@example.com', 'Front-end Engineer', 'Completed', '42'];
    for (const text of [...texts, formatDateTime(rows[0]!.createdAt)]) {
      expect(line.getByText(text)).toBeTruthy();
    }
    expect(line.getByRole('link').getAttribute('href')).toBe(`/admin/free-analysis/${someId(2)}`);
    expect((await lineOf('cv-1.pdf')).getByText('Failed')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('searches, sorts and turns pages', async () => {
    await show();
    await lineOf('cv-2.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Score' }));
    await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('-score'));
    await userEvent.click(screen.getByTitle('2'));
    await waitFor(() => expect(asked.at(-1)?.get('page')).toBe('2'));
    await userEvent.type(screen.getByRole('searchbox'), 'an@');
    await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('an@'));
    expect(asked.at(-1)?.get('page')).toBe('1');
  });

  it('says what will be here when there is nothing', async () => {
    api.use(answer(adminListFreeAnalyses, { data: [], page: { page: 1, pageSize: 20, total: 0 } }));
    await show('vi');
    expect(await screen.findByRole('heading', { name: 'Chưa có lần phân tích nào' })).toBeTruthy();
  });

  it('says so when it cannot be had', async () => {
    api.use(fail(adminListFreeAnalyses, 503, 'UNAVAILABLE'));
    await show();
    expect(await screen.findByText('Failed to load analyses')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

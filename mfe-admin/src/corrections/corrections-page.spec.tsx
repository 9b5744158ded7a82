import { adminListCorrections, type CorrectedTerm } from '@fitfolio/analysis-contract/corrections';
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

const admin = someUser({ is_admin: true });
const rows: CorrectedTerm[] = [
  {
    kind: 'dismiss',
    label: 'Pharmaceutical sales',
    count: 12,
    share: 0.4,
    lastAt: '2026-11-20T08:00:00.000Z',
  },
  { kind: 'fact', label: 'title', count: 3, share: 0.1, lastAt: '2026-11-19T08:00:00.000Z' },
];
let asked: URLSearchParams[] = [];
const api = mockApi(
  answer(getMe, { data: admin }),
  answer(adminListCorrections, ({ query }) => {
    asked.push(query);
    return { data: rows, page: { page: Number(query.get('page')), pageSize: 20, total: 41 } };
  }),
);
beforeEach(() => {
  asked = [];
});

const show = (language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: '/admin/free-analysis/corrections', language, user: admin });
const lineOf = async (label: string) =>
  within((await screen.findByText(label, { selector: 'td .main' })).closest('tr')!);

describe('the list of corrections', () => {
  it('shows term, kind, how often, its share and when last, the most frequent first', async () => {
    await show();
    const line = await lineOf('Pharmaceutical sales');
    for (const text of ['Not a requirement', '12', '40%', formatDateTime(rows[0]!.lastAt)])
      expect(line.getByText(text)).toBeTruthy();
    expect((await lineOf('Title of the post')).getByText('Read wrongly')).toBeTruthy();
    expect(asked[0]?.get('sort')).toBe('-count');
    expect(await axeFindings()).toEqual([]);
  });

  it('searches, sorts and turns pages', async () => {
    await show();
    await lineOf('Pharmaceutical sales');
    await userEvent.click(screen.getByRole('button', { name: 'Term' }));
    await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('-label'));
    await userEvent.click(screen.getByTitle('2'));
    await waitFor(() => expect(asked.at(-1)?.get('page')).toBe('2'));
    await userEvent.type(screen.getByRole('searchbox'), 'pharma');
    await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('pharma'));
  });

  it('says what will be here when there is nothing', async () => {
    api.use(answer(adminListCorrections, { data: [], page: { page: 1, pageSize: 20, total: 0 } }));
    await show('vi');
    expect(await screen.findByRole('heading', { name: 'Chưa ai sửa kết quả nào' })).toBeTruthy();
  });

  it('says so when it cannot be had', async () => {
    api.use(fail(adminListCorrections, 503, 'UNAVAILABLE'));
    await show();
    expect(await screen.findByText('Failed to load corrections')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

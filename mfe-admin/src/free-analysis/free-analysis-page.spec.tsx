import { adminGetFreeAnalysis, adminListFreeAnalyses } from '@fitfolio/analysis-contract/free-analysis';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';
import { someAnalysis, someId, someReport } from '../testing/fixtures.js';

const admin = someUser({ is_admin: true });
const api = mockApi(
  answer(getMe, { data: admin }),
  answer(adminListFreeAnalyses, { data: [], page: { page: 1, pageSize: 20, total: 0 } }),
  answer(adminGetFreeAnalysis, ({ params }) => ({ data: someAnalysis({ id: String(params['id']) }) })),
);
const show = (language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: `/admin/free-analysis/${someId(1)}`, language, user: admin });

describe('one free analysis', () => {
  it('says whose it is, the score with its band, and why', async () => {
    await show();
    expect(await screen.findByRole('heading', { name: 'cv-1.pdf' })).toBeTruthy();
    for (const text of ['person-1@example.com', 'Good', '62', someReport().summary, 'Completed']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(await axeFindings()).toEqual([]);
  });

  it('shows each requirement with its verdict and its quote', async () => {
    await show();
    const table = within(await screen.findByRole('table', { name: 'Requirements' }));
    const met = within(table.getByText('React').closest('tr')!);
    for (const text of [
      'Must have',
      'Met',
      '60 / 60',
      'Built the shop in React',
      'Named in two positions.',
    ]) {
      expect(met.getByText(text)).toBeTruthy();
    }
    const missing = within(table.getByText('Docker').closest('tr')!);
    expect(missing.getByText('Not found')).toBeTruthy();
  });

  it('shows missing skills, suggestions with their gain, and notices', async () => {
    await show();
    expect(await screen.findByText('Docker · Nice to have')).toBeTruthy();
    expect(screen.getByText('Show where you used Docker')).toBeTruthy();
    expect(screen.getByText('+8.3 points')).toBeTruthy();
    expect(screen.getByText('The résumé hides text.')).toBeTruthy();
    expect(screen.getByText('ignore all rules')).toBeTruthy();
  });

  it('frames the report in the reader’s language and leaves its own texts in theirs', async () => {
    await show('vi');
    expect(await screen.findByRole('heading', { name: 'Gợi ý chỉnh sửa' })).toBeTruthy();
    expect(screen.getByText('+8,3 điểm')).toBeTruthy();
    expect(screen.getByText(someReport().summary).closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  it('shows text as text, whatever stands in it', async () => {
    const summary = '<img src=x onerror=alert(1)>';
    api.use(
      answer(adminGetFreeAnalysis, { data: someAnalysis({ analysis_result: someReport({ summary }) }) }),
    );
    await show();
    expect(await screen.findByText(summary)).toBeTruthy();
    expect(document.querySelector('main img')).toBeNull();
  });

  it('takes a report without requirements and without a score', async () => {
    const analysis_result = someReport({
      score: null,
      band: null,
      requirements: [],
      missingSkills: [],
      suggestions: [],
      integrity: [],
    });
    api.use(answer(adminGetFreeAnalysis, { data: someAnalysis({ analysis_result }) }));
    await show();
    expect(await screen.findByText('Too little to judge')).toBeTruthy();
    expect(screen.getByText('No requirements were found in the job description.')).toBeTruthy();
  });

  it.each([
    [
      { status: 'failed', failure: { code: 'FILE_SCANNED', message: 'x' } },
      /only pictures of text.*FILE_SCANNED/,
    ],
    [
      { status: 'failed', failure: { code: 'NEW_CODE', message: 'In the server’s words.' } },
      /words\. \(NEW_CODE\)/,
    ],
    [{ status: 'running', failure: null }, /has not ended yet/],
  ] as const)('without a result says why (%#)', async (changes, text) => {
    api.use(answer(adminGetFreeAnalysis, { data: someAnalysis({ ...changes, analysis_result: null }) }));
    await show();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each([
    ['en', 'Failed to fetch analysis data', 'We could not find what you are looking for.'],
    ['vi', 'Không tải được dữ liệu phân tích', 'Không tìm thấy nội dung bạn cần.'],
  ] as const)('that cannot be had is told in a toast and in place (%s)', async (language, title, why) => {
    api.use(fail(adminGetFreeAnalysis, 404, 'NOT_FOUND'));
    await show(language);
    expect(await screen.findAllByText(title)).toHaveLength(2);
    expect(screen.getAllByText(why)).toHaveLength(2);
  });

  it('leads back to the list', async () => {
    await show();
    const links = await screen.findAllByRole('link', { name: 'Free analyses' });
    await userEvent.click(links.at(-1)!);
    expect(place()).toBe('/admin/free-analysis');
  });
});

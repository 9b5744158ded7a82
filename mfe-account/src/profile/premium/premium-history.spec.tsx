import {
  downloadFitReport,
  listFitAnalyses,
  type FitAnalysisSummary,
} from '@fitfolio/analysis-contract/fit-analysis';
import { getMe } from '@fitfolio/auth-contract/me';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, answerFile, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.js';

const idOf = (n: number): string => `0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b${String(n).padStart(2, '0')}`;
const row = (n: number, changes: Partial<FitAnalysisSummary> = {}): FitAnalysisSummary => ({
  id: idOf(n),
  status: 'completed',
  score: 60 + n,
  resumeFileName: `cv-${n}.pdf`,
  jobFileName: `post-${n}.docx`,
  position: 'Data analyst',
  careerPlanStatus: null,
  documentsKeptUntil: '2027-11-20T01:02:03.000Z',
  createdAt: `2026-11-${String(n).padStart(2, '0')}T01:02:03.000Z`,
  ...changes,
});

let asked: URLSearchParams[] = [];
const rows = [
  row(3, { status: 'running', score: null, jobFileName: null }),
  row(2, { careerPlanStatus: 'completed' }),
  row(1, { status: 'failed', score: null, documentsKeptUntil: null }),
];
const api = mockApi(
  answer(getMe, { data: someUser() }),
  answer(listFitAnalyses, ({ query }) => {
    asked.push(query);
    return { data: rows, page: { page: Number(query.get('page')), pageSize: 10, total: 13 } };
  }),
  answerFile(downloadFitReport, 'fitfolio-cv-2.pdf', '%PDF'),
);
beforeEach(() => {
  asked = [];
  localStorage.setItem('profileActiveSection', 'premium-analysis-history');
});
const show = (language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: '/user-profile', language, user: someUser() });
const lineOf = async (file: string) =>
  within((await screen.findByText(file, { selector: '.name' })).closest('tr')!);

it('shows number, score, both documents, both states and when', async () => {
  await show();
  const line = await lineOf('cv-2.pdf');
  for (const text of [
    '2',
    '62',
    'post-2.docx',
    'Completed',
    'Career plan status: completed',
    formatDateTime(row(2).createdAt),
  ]) {
    expect(line.getByText(text)).toBeTruthy();
  }
  expect(line.getByRole('link', { name: /^View result/ }).getAttribute('href')).toBe(
    `/fit-analysis/result?id=${idOf(2)}`,
  );
  expect(line.getByRole('link', { name: /^CV for this post/ }).getAttribute('href')).toMatch(
    /^\/fit-analysis\/cv\?analysis=/,
  );
  expect(line.getByRole('link', { name: /^View plan/ }).getAttribute('href')).toBe(
    `/fit-analysis/career-plan?id=${idOf(2)}`,
  );
  expect(await axeFindings()).toEqual([]);
});

it('leads to a preview of each document that is kept, and to none that is not', async () => {
  await show();
  const line = await lineOf('cv-2.pdf');
  const previews = line
    .getAllByRole('link', { name: /^Preview of/ })
    .map((link) => link.getAttribute('href'));
  expect(previews).toEqual([
    `/fit-analysis/preview?id=${idOf(2)}&document=resume`,
    `/fit-analysis/preview?id=${idOf(2)}&document=job-description`,
  ]);
  const gone = await lineOf('cv-1.pdf');
  expect(gone.queryByRole('link', { name: /^Preview of/ })).toBeNull();
  expect(gone.getByText('Failed')).toBeTruthy();
});

it('calls pasted posts text-based and leads to the progress of what runs', async () => {
  await show();
  const line = await lineOf('cv-3.pdf');
  expect(line.getByText('text-based')).toBeTruthy();
  expect(line.getByText('Processing')).toBeTruthy();
  expect(line.getByRole('link', { name: /^See progress/ })).toBeTruthy();
  expect(line.queryByRole('button', { name: /PDF/ })).toBeNull();
});

it('searches, sorts and turns pages', async () => {
  await show();
  await lineOf('cv-2.pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Overall score' }));
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('-score'));
  await userEvent.click(screen.getByTitle('2'));
  await waitFor(() => expect(asked.at(-1)?.get('page')).toBe('2'));
  await userEvent.type(screen.getByRole('searchbox'), 'cv');
  await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('cv'));
});

it('saves the report as a PDF', async () => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await show();
  await userEvent.click((await lineOf('cv-2.pdf')).getByRole('button', { name: /^Download PDF/ }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('fitfolio-cv-2.pdf');
  click.mockRestore();
});

it('says what will be here when there is nothing, and that it could not be loaded', async () => {
  api.use(answer(listFitAnalyses, { data: [], page: { page: 1, pageSize: 10, total: 0 } }));
  const { unmount } = await show('vi');
  expect(await screen.findByText('Chưa có phân tích nâng cao')).toBeTruthy();
  unmount();
  api.use(fail(listFitAnalyses, 503, 'UNAVAILABLE'));
  await show();
  expect(await screen.findByText('Failed to load analysis history')).toBeTruthy();
});

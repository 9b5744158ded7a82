import {
  adminExportFitAnalyses,
  adminFitAnalysisDays,
  type AdminFitAnalysisSummary,
  adminGetFitAnalysisResult,
  adminListFitAnalyses,
  adminReleaseFitAnalysis,
  adminRepeatFitAnalysis,
} from '@fitfolio/analysis-contract/fit-analysis';
import { adminGetCareerPlan } from '@fitfolio/analysis-contract/career-plan';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, answerFile, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';
import { someId } from '../testing/fixtures.js';
import { someContent } from '../testing/plan.js';
import { somePremium } from '../testing/premium.js';

const admin = someUser({ is_admin: true });
const row = (n: number, changes: Partial<AdminFitAnalysisSummary> = {}): AdminFitAnalysisSummary => ({
  id: someId(n),
  status: 'completed',
  step: null,
  score: 70 + n,
  resumeFileName: `cv-${n}.pdf`,
  jobFileName: null,
  position: 'Data analyst',
  careerPlanStatus: null,
  failureCode: null,
  run: 1,
  seconds: 2.34,
  createdAt: `2026-11-${String(n).padStart(2, '0')}T08:00:00.000Z`,
  userId: someId(9000 + n),
  email: `person-${n}@example.com`,
  ...changes,
});
const rows = [
  row(3, { status: 'running', step: 'comparing', score: null, seconds: null }),
  row(2, { status: 'failed', failureCode: 'ANALYSIS_TIMED_OUT', score: null, run: 2 }),
  row(1),
  row(4, { careerPlanStatus: 'completed' }),
];
let asked: URLSearchParams[] = [];
let reasons: unknown[] = [];
const noPlan = {
  id: someId(1),
  userId: someId(9001),
  email: 'person-1@example.com',
  position: 'Data analyst',
  types: [],
  plan: null,
};
const ran = { data: { id: someId(2), status: 'queued' as const, run: 3 } };
const api = mockApi(
  answer(getMe, { data: admin }),
  answer(adminListFitAnalyses, ({ query }) => {
    asked.push(query);
    return { data: rows, page: { page: Number(query.get('page')), pageSize: 20, total: 41 } };
  }),
  answer(adminFitAnalysisDays, {
    data: [
      { day: '2026-11-20', submitted: 5, completed: 3, failed: 1, secondsP50: 1.5, secondsP95: 2.5 },
      { day: '2026-11-21', submitted: 0, completed: 0, failed: 0, secondsP50: null, secondsP95: null },
    ],
  }),
  answer(adminRepeatFitAnalysis, ({ body }) => {
    reasons.push(body);
    return ran;
  }),
  answer(adminReleaseFitAnalysis, ({ body }) => {
    reasons.push(body);
    return ran;
  }),
  answerFile(adminExportFitAnalyses, 'premium.csv', 'id'),
  answer(adminGetFitAnalysisResult, { data: somePremium() }),
  answer(adminGetCareerPlan, { data: noPlan }),
);
beforeEach(() => {
  asked = [];
  reasons = [];
});
const show = (path = '/admin/premium-fit-analysis', language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path, language, user: admin });
const lineOf = async (file: string) =>
  within((await screen.findByText(file, { selector: 'td .main' })).closest('tr')!);

describe('the list of all premium analyses', () => {
  it('shows whose, which documents, how far, why not, how long, and leads to a result', async () => {
    await show();
    const done = await lineOf('cv-1.pdf');
    for (const text of ['person-1@example.com', 'text-based', 'Data analyst', 'Completed', '71', '2.3 s']) {
      expect(done.getByText(text)).toBeTruthy();
    }
    expect(done.getByRole('link').getAttribute('href')).toBe(
      `/admin/premium-fit-analysis/${someId(1)}/result`,
    );
    expect(done.queryByRole('button')).toBeNull();
    expect((await lineOf('cv-2.pdf')).getByText('Took too long · run 2')).toBeTruthy();
    expect((await lineOf('cv-3.pdf')).getByText('comparing')).toBeTruthy();
    const planned = await lineOf('cv-4.pdf');
    expect(planned.getByText('Career plan: Completed')).toBeTruthy();
    expect(planned.getByRole('link', { name: /^View plan/ }).getAttribute('href')).toBe(
      `/admin/premium-fit-analysis/${someId(4)}/career-plan`,
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('is searched, filtered by status and sorted, and saved as CSV as it is found', async () => {
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await show();
    await lineOf('cv-1.pdf');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'failed');
    await waitFor(() => expect(asked.at(-1)?.get('status')).toBe('failed'));
    await userEvent.click(screen.getByRole('button', { name: 'Duration' }));
    await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('-seconds'));
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    click.mockRestore();
  });

  it.each([
    ['Repeat', 'cv-2.pdf', 'Run again', 'The analysis runs again.'],
    ['Release', 'cv-3.pdf', 'End and give back', 'The analysis was ended and its token given back.'],
  ])('%s needs a reason', async (action, file, confirm, done) => {
    await show();
    await userEvent.click((await lineOf(file)).getByRole('button', { name: new RegExp(`^${action}`) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: confirm }));
    expect(reasons).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox'), 'It stood still');
    await userEvent.click(dialog.getByRole('button', { name: confirm }));
    expect(await screen.findByText(done)).toBeTruthy();
    expect(reasons).toEqual([{ reason: 'It stood still' }]);
  });

  it('shows counts, the share that failed, and durations by day', async () => {
    await show();
    const counts = within(await screen.findByRole('region', { name: 'Analyses per day' }));
    expect(counts.getByText('3 (75%)')).toBeTruthy();
    expect(counts.getByText('1 (25%)')).toBeTruthy();
    const durations = within(screen.getByRole('region', { name: 'Duration per day' }));
    expect(durations.getByText('up to 2.5 s')).toBeTruthy();
  });

  it('says so when it cannot be had', async () => {
    api.use(fail(adminListFitAnalyses, 503, 'UNAVAILABLE'));
    await show(undefined, 'vi');
    expect(await screen.findByText('Không tải được danh sách')).toBeTruthy();
  });
});

describe('one premium result', () => {
  const path = `/admin/premium-fit-analysis/${someId(1)}/result`;

  it('shows score, why, metrics, gaps and each requirement with its quote', async () => {
    await show(path);
    expect(await screen.findByText('82/100')).toBeTruthy();
    for (const text of [
      'Most musts are shown.',
      'Job match',
      'Learn Docker',
      '+4',
      '“SQL daily”'.slice(1, -1),
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByRole('link', { name: 'Preview résumé' }).getAttribute('href')).toBe(
      `/fit-analysis/preview?id=${someId(1)}&document=resume&reader=admin`,
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('that is not there yet, or cannot be had', async () => {
    api.use(fail(adminGetFitAnalysisResult, 409, 'RESULT_NOT_READY'));
    const { unmount } = await show(path);
    expect(await screen.findByText('This analysis has no result yet.')).toBeTruthy();
    unmount();
    api.use(fail(adminGetFitAnalysisResult, 404, 'NOT_FOUND'));
    await show(path);
    expect(await screen.findByText('Failed to fetch analysis data')).toBeTruthy();
  });

  describe('its career plan', () => {
    const planPath = `/admin/premium-fit-analysis/${someId(1)}/career-plan`;
    const plan = {
      id: someId(7),
      type: 'dream-job-check' as const,
      status: 'completed' as const,
      failureCode: null,
      createdAt: '2026-11-20T02:00:00.000Z',
      content: someContent(),
    };

    it('that nobody asked for', async () => {
      await show(planPath);
      expect(await screen.findByText('No career plan has been asked for.')).toBeTruthy();
    });

    it('shows whose, what it promises, and each step with its weeks; and the other kinds', async () => {
      const types = ['dream-job-check' as const, 'casual-development' as const];
      api.use(answer(adminGetCareerPlan, { data: { ...noPlan, types, plan } }));
      await show(planPath);
      expect(await screen.findByText('82 → 86')).toBeTruthy();
      for (const text of [
        'person-1@example.com',
        'Learn Docker',
        'Week 1–5',
        'Learn Linux',
        '5 years of experience',
      ])
        expect(screen.getByText(text)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Casual Development' }).getAttribute('href')).toBe(
        `${planPath}?type=casual-development`,
      );
      expect(await axeFindings()).toEqual([]);
    });

    it('that failed says so', async () => {
      const failed = {
        ...plan,
        status: 'failed' as const,
        failureCode: 'PRODUCT_FAILED' as const,
        content: null,
      };
      api.use(answer(adminGetCareerPlan, { data: { ...noPlan, plan: failed } }));
      await show(planPath);
      expect(await screen.findByText('Error code: PRODUCT_FAILED')).toBeTruthy();
    });
  });
});

import {
  downloadFitReport,
  getFitAnalysisResult,
  getFitAnalysisStatus,
  keepFitDocuments,
  listShares,
  revokeShare,
  type Share,
  shareFitAnalysis,
} from '@fitfolio/analysis-contract/fit-analysis';
import { getMe } from '@fitfolio/auth-contract/me';
import { getBalance } from '@fitfolio/credits-contract/balance';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, answerFile, fail, unreachable } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';
import { someFitResult, someFitRun } from './sample/result.fixture.js';

const user = someUser();
const { id } = someFitRun();
const api = mockApi(
  answer(getMe, { data: user }),
  answer(getBalance, { data: { balance: 2 } }),
  answer(getFitAnalysisStatus, { data: someFitRun() }),
  answer(getFitAnalysisResult, ({ query }) => ({
    data: someFitResult(query.get('language') === 'vi' ? 'vi' : 'en'),
  })),
);
const open = (path = `/fit-analysis/result?id=${id}`) => renderRemote(remote, { path, language: 'en', user });
const heading = { level: 1, name: /^Premium result: / } as const;
const opened = async () => {
  await open();
  await screen.findByRole('heading', heading);
};

describe('on the way to a result', () => {
  it('shows the real step and that the tab may be closed, then the result', async () => {
    const running = { status: 'running', score: null, position: null } as const;
    const runs = [someFitRun({ ...running, step: 'reading' }), someFitRun({ ...running, step: 'comparing' })];
    api.use(answer(getFitAnalysisStatus, () => ({ data: runs.shift() ?? someFitRun() })));
    await open();
    const step = 'Reading the résumé and the job description';
    expect((await screen.findByText(step, { selector: 'li' })).getAttribute('aria-current')).toBe('step');
    expect(
      screen.getByText(
        'This takes up to 2 minutes. You may close this tab: the report is saved in the history of your profile.',
      ),
    ).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await screen.findByText('Read the résumé and the job description');
    expect(await screen.findByRole('heading', heading, { timeout: 5000 })).toBeTruthy();
  });

  it('a failed run: its reason, its code, and that the token is back', async () => {
    const failure = { code: 'NOTHING_TO_JUDGE', message: 'x', tokenReturned: true } as const;
    api.use(
      answer(getFitAnalysisStatus, {
        data: someFitRun({ status: 'failed', score: null, position: null, failure }),
      }),
    );
    await open();
    expect(await screen.findByText('Your token is back in your balance.')).toBeTruthy();
    expect(await screen.findByText('You have 2 tokens.')).toBeTruthy();
    expect(screen.getByText('Error code: NOTHING_TO_JUDGE')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/fit-analysis');
  });

  it.each(['', '?id=not-an-id'])('without an id (%s) it says so and goes to the form', async (search) => {
    await open(`/fit-analysis/result${search}`);
    expect(await screen.findByText('No Analysis ID Provided')).toBeTruthy();
    await waitFor(() => expect(place()).toBe('/fit-analysis'));
  });

  it('one that is not there, or not theirs', async () => {
    api.use(fail(getFitAnalysisStatus, 404, 'NOT_FOUND'));
    await open();
    expect(await screen.findByText('Analysis Not Found')).toBeTruthy();
  });

  it('no connection: says so, and tries again when asked', async () => {
    api.use(unreachable(getFitAnalysisResult));
    await open();
    expect(await screen.findByText('Error fetching analysis result')).toBeTruthy();
    api.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', heading)).toBeTruthy();
  });
});

describe('a result read by a recruiter', () => {
  const recruiter = someUser({ userType: 'recruiter' });
  const openedBy = async () => {
    api.use(answer(getMe, { data: recruiter }));
    await renderRemote(remote, { path: `/fit-analysis/result?id=${id}`, language: 'en', user: recruiter });
    await screen.findByRole('heading', heading);
  };

  it('speaks of the candidate, and asks what the résumé does not show', async () => {
    await openedBy();
    const titles = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    expect(titles).toEqual(
      expect.arrayContaining(['Strengths', 'What the candidate could improve in the résumé', 'Risks']),
    );
    expect(titles).not.toContain('Career development');
    const missing = someFitResult('en').report.requirements.filter(
      ({ verdict, kind }) => verdict === 'not-found' && kind !== 'condition',
    );
    const asked = within(screen.getByRole('list', { name: 'What to ask in the interview' })).getAllByRole(
      'link',
    );
    expect(missing.length).toBeGreaterThan(0);
    expect(asked).toHaveLength(Math.min(3, missing.length));
    expect(screen.queryByText('What would gain most')).toBeNull();
    for (const own of ['Make a CV', 'Practise the interview', 'View plan', 'Generate plan'])
      expect(screen.queryByRole('link', { name: own })).toBeNull();
    for (const name of ['The result in short', 'Experience match', 'Keyword alignment'])
      expect(screen.getByRole('region', { name }).textContent).not.toMatch(/\byour?\b/i);
  });
});

describe('a result', () => {
  it('has its twelve sections, each in the table of contents', async () => {
    await opened();
    const titles = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    for (const title of [
      'Overall analysis',
      'Eight metrics',
      'Experience match',
      'Skills match',
      'Education and certification',
      'Keyword alignment',
      'Strengths, and how to emphasize them',
      'Content enhancement',
      'Addressing gaps',
      'Career development',
    ]) {
      expect(titles).toContain(title);
    }
    expect(within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')).toHaveLength(
      12,
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('adds each metric up: the parts that are shown are the sum', async () => {
    await opened();
    const section = within(screen.getByRole('region', { name: 'Eight metrics' }));
    const sums = section.getAllByText(/^How it adds up: /);
    expect(sums.length).toBeGreaterThan(4);
    for (const sum of sums) {
      const [got, max] = (sum.textContent ?? '').match(/[\d.]+/g)!.map(Number);
      const parts = [...sum.closest('details')!.querySelectorAll('.partSum')].flatMap((part) => {
        const found = part.textContent?.match(/^(-?[\d.]+) of ([\d.]+)$/);
        return found ? [[Number(found[1]), Number(found[2])] as const] : [];
      });
      expect(parts.reduce((total, [g]) => total + g, 0)).toBeCloseTo(got ?? -1, 1);
      expect(parts.reduce((total, [, m]) => total + m, 0)).toBeCloseTo(max ?? -1, 1);
    }
  });

  it('lights in the résumé what is touched in the post', async () => {
    await opened();
    const post = within(screen.getByRole('region', { name: 'Job post' }));
    const resume = screen.getByRole('region', { name: 'Résumé' });
    expect(resume.querySelectorAll('mark[data-active]')).toHaveLength(0);
    fireEvent.pointerEnter(post.getByRole('button', { name: /Must be proficient in SQL.*Power BI/ }));
    const lit = [...resume.querySelectorAll('mark[data-active]')].map((mark) => mark.textContent).join(' ');
    expect(lit).toContain('SQL');
    expect(screen.getByText(/^SQL: Met · Power BI: Met/)).toBeTruthy();
  });

  it('leads from a quote to where it stands', async () => {
    await opened();
    const strengths = within(screen.getByRole('region', { name: /^Strengths/ }));
    await userEvent.click(strengths.getAllByRole('link', { name: /^“/ })[0]!);
    expect(document.activeElement?.closest('#document-resume')).toBeTruthy();
  });

  it('comes in the other language at one click', async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Tiếng Việt' }));
    const { texts } = someFitResult('vi');
    expect(await screen.findByText(String(texts['summary']))).toBeTruthy();
    expect(place()).toBe(`/fit-analysis/result?id=${id}&language=vi`);
  });

  it('leads to its career plan, or to where one is made', async () => {
    const { unmount } = await open();
    await screen.findByRole('heading', heading);
    const plan = () => screen.getByRole('link', { name: /^(Generate|View) plan$/ });
    expect(plan().textContent).toBe('Generate plan');
    expect(plan().getAttribute('href')).toBe(`/fit-analysis/career-plan?id=${id}`);
    unmount();
    api.use(answer(getFitAnalysisResult, { data: someFitResult('en', { careerPlanStatus: 'completed' }) }));
    await opened();
    const career = within(screen.getByRole('region', { name: 'Career development' }));
    expect(career.getByRole('link', { name: 'View plan' })).toBeTruthy();
  });

  it('is saved as a PDF in the language that is shown, or says why not', async () => {
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    api.use(answerFile(downloadFitReport, 'fitfolio-premium.pdf', '%PDF'));
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    api.use(unreachable(downloadFitReport));
    await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText('The PDF could not be downloaded')).toBeTruthy();
    click.mockRestore();
  });

  it('shortens how long both documents are kept, and removes them after a question', async () => {
    const kept: unknown[] = [];
    api.use(
      answer(keepFitDocuments, ({ body }) => {
        kept.push(body);
        const { days } = body as { days: number };
        return { data: { documentsKeptUntil: days === 0 ? null : '2026-12-01T00:00:00.000Z' } };
      }),
    );
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Keep 7 days only' }));
    expect(await screen.findByText('The documents are kept for a shorter time.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove now' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove now' }),
    );
    expect(await screen.findByText('They have been removed. The result stays.')).toBeTruthy();
    expect(kept).toEqual([{ days: 7 }, { days: 0 }]);
  });

  it('is shared by a link that ends, and that can be revoked', async () => {
    const token = 'a'.repeat(43);
    const share: Share = {
      id: '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b01',
      createdAt: '2026-11-22T02:00:00.000Z',
      expiresAt: '2999-12-06T02:00:00.000Z',
      revokedAt: null,
    };
    let asked: unknown;
    api.use(
      answer(listShares, { data: [] }),
      answer(shareFitAnalysis, ({ body }) => {
        asked = body;
        return { data: { ...share, token } };
      }),
      answer(revokeShare, undefined as never),
    );
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('There are no links yet.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Make a link' }));
    expect((await dialog.findByLabelText<HTMLInputElement>('Your link')).value).toBe(
      `${location.origin}/fit-analysis/shared/#${token}`,
    );
    expect(asked).toEqual({ days: 14 });
    await userEvent.click(await dialog.findByRole('button', { name: 'Revoke' }));
    expect(await dialog.findByText(/^Revoked /)).toBeTruthy();
  });
});

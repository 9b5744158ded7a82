import { getFreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import type { Report } from '@fitfolio/analysis-contract/report';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.js';
import { someAnalysis } from '../../testing/analysis.fixture.js';
import { olderReportFixture, reportFixture } from '../../testing/report.fixture.js';

const user = someUser();
const api = mockApi(answer(getMe, { data: user }));

async function openPanel(changes: Partial<Report> = {}) {
  const analysis = someAnalysis({ analysis_result: { ...reportFixture, ...changes } });
  api.use(answer(getFreeAnalysis, { data: analysis }));
  await renderRemote(remote, { path: `/free-analysis-result?id=${analysis.id}`, language: 'en', user });
  const act = userEvent.setup();
  await act.click(await screen.findByRole('button', { name: /if you show more/ }));
  await screen.findByRole('button', { name: 'Close' });
  return act;
}

const advised = reportFixture.suggestions.filter(({ gain }) => gain > 0);
const boxOf = (id: string): HTMLElement => {
  const line = reportFixture.sum.find(({ requirementId }) => requirementId === id)!;
  return screen.getByRole('checkbox', { name: (name) => name.startsWith(line.label) });
};
const panel = () => screen.getByRole('region', { name: 'What if I could show…' });
const outcome = () => within(panel()).getByRole('status');

describe('what if the résumé showed more', () => {
  it('ticking what an advice says shows the gain it promises, by keyboard too', async () => {
    const act = await openPanel();
    const { gain, requirementIds } = advised[0]!;
    for (const id of requirementIds.filter((each) =>
      reportFixture.sum.some((line) => line.requirementId === each),
    )) {
      boxOf(id).focus();
      await act.keyboard(' ');
    }
    expect(outcome().textContent).toContain(`From ${String(reportFixture.score)} to`);
    expect(outcome().textContent).toContain(`(+${String(gain)} point`);
    expect(await axeFindings()).toEqual([]);
  });

  it('shows which sub-scores move, and takes all back', async () => {
    const act = await openPanel();
    for (const box of within(panel()).getAllByRole('checkbox')) await act.click(box);
    const skills = within(panel()).getByText('Skills').closest('li')!;
    // Ticks that are worth less than a point are not offered.
    expect(Number(/ → (\d+)$/.exec(skills.textContent)?.[1])).toBeGreaterThanOrEqual(99);
    await act.click(within(panel()).getByRole('button', { name: 'Clear all ticks' }));
    expect(outcome().textContent).toContain(`${String(reportFixture.score)}/100`);
    expect(outcome().textContent).toContain('The score as it is');
    expect(skills.textContent).not.toContain('→');
  });

  it('says so when the result is of an older version', async () => {
    await openPanel({
      requirements: olderReportFixture.requirements,
      score: olderReportFixture.score,
    });
    expect(screen.getByText(/computed by an older version/)).toBeTruthy();
  });

  it('is not offered where there is no score', async () => {
    const analysis = someAnalysis({ analysis_result: { ...reportFixture, score: null, band: null } });
    api.use(answer(getFreeAnalysis, { data: analysis }));
    await renderRemote(remote, { path: `/free-analysis-result?id=${analysis.id}`, language: 'en', user });
    await screen.findByRole('heading', { level: 1, name: /^Result: / });
    expect(screen.queryByRole('button', { name: /if you show more/ })).toBeNull();
  });
});

import { type Correction, correctFreeAnalysis } from '@fitfolio/analysis-contract/corrections';
import { getFreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import type { Report } from '@fitfolio/analysis-contract/report';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail, unreachable } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.js';
import { someAnalysis } from '../../testing/analysis.fixture.js';
import { olderReportFixture, reportFixture } from '../../testing/report.fixture.js';

const user = someUser();
let kept: Correction[][] = [];
const keeps = answer(correctFreeAnalysis, ({ body }) => {
  const { corrections } = body as { corrections: Correction[] };
  kept.push(corrections);
  return { data: corrections };
});
const api = mockApi(answer(getMe, { data: user }), keeps);
beforeEach(() => {
  kept = [];
});

async function show(corrections: Correction[] = [], report: Report = reportFixture) {
  const analysis = someAnalysis({ analysis_result: report, corrections, score: report.score });
  api.use(answer(getFreeAnalysis, { data: analysis }));
  await renderRemote(remote, { path: `/free-analysis-result?id=${analysis.id}`, language: 'en', user });
  await screen.findByRole('heading', { level: 1, name: /^Result: / });
  return userEvent.setup();
}
const requirement = (label: string) => reportFixture.requirements.find((each) => each.label === label)!;
const row = (label: string) => within(document.getElementById(`requirement-${requirement(label).id}`)!);
const bar = () => screen.findByRole('region', { name: 'Your corrections' });
const missing = requirement('Tableau');

describe('a requirement that is not right', () => {
  it('is left out: the score is added up again, kept, and all comes back', async () => {
    const act = await show();
    expect(screen.queryByRole('region', { name: 'Your corrections' })).toBeNull();
    await act.click(row('Tableau').getByRole('button', { name: 'Not right? Tableau' }));
    await act.click(row('Tableau').getByRole('button', { name: 'This is not a requirement' }));
    await waitFor(async () =>
      expect((await bar()).textContent).toMatch(/1 correction · score as read \d+ → .* \d+/),
    );
    const [, from, to] = /as read (\d+) → with your corrections (\d+)/.exec((await bar()).textContent) ?? [];
    expect(Number(from)).toBe(reportFixture.score);
    expect(Number(to)).toBeGreaterThan(Number(from));
    expect(screen.getByRole('region', { name: 'The result in short' }).textContent).toContain(
      `Match score: ${String(to)} out of 100.`,
    );
    expect(row('Tableau').getByText('Left out')).toBeTruthy();
    expect(screen.getByText(`See how ${String(to)} points add up`)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Undo Tableau');
    await waitFor(() => expect(kept).toEqual([[{ kind: 'dismiss', requirementId: missing.id }]]));
    expect(await within(await bar()).findByText('Saved.')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);

    await act.click(row('Tableau').getByRole('button', { name: 'Undo Tableau' }));
    await waitFor(() => expect(kept.at(-1)).toEqual([]));
    expect(screen.queryByRole('region', { name: 'Your corrections' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Not right? Tableau');
    expect(screen.getByText(`See how ${String(from)} points add up`)).toBeTruthy();
  });

  it('changes its importance and is counted there, and both can be undone at once', async () => {
    const act = await show();
    await act.click(row('Tableau').getByRole('button', { name: 'Not right? Tableau' }));
    await act.click(row('Tableau').getByRole('button', { name: 'Make it a nice to have' }));
    expect(row('Tableau').getByText('You made it a nice to have.')).toBeTruthy();
    expect(await row('Tableau').findByText('Nice to have')).toBeTruthy();
    await act.click(within(await bar()).getByRole('button', { name: 'Undo all' }));
    expect(await row('Tableau').findByText('Must have')).toBeTruthy();
  });

  it('is shown by a line that is found without signs, and the line is quoted', async () => {
    const act = await show();
    await act.click(row('Tableau').getByRole('button', { name: 'Not right? Tableau' }));
    await act.click(row('Tableau').getByRole('button', { name: 'I have this, in this line…' }));
    await act.type(row('Tableau').getByRole('searchbox'), 'gia o 10 cua hang');
    expect(await axeFindings()).toEqual([]);
    const [line] = within(row('Tableau').getByRole('list', { name: 'Lines of the résumé' })).getAllByRole(
      'button',
    );
    await act.click(line!);
    expect(await row('Tableau').findByText('Met')).toBeTruthy();
    expect(row('Tableau').getByText('By the line that you chose.')).toBeTruthy();
    expect(row('Tableau').getByRole('link', { name: /Thiết kế thử nghiệm/ })).toBeTruthy();
    const lines = reportFixture.documents.resume.split('\n');
    await waitFor(() => expect(kept.at(-1)?.[0]).toMatchObject({ kind: 'evidence' }));
    const [sent] = kept.at(-1)!;
    expect(lines[(sent as { line: number }).line]).toContain('Thiết kế thử nghiệm');
  });

  it('Escape closes the choices', async () => {
    const act = await show();
    await act.click(row('Tableau').getByRole('button', { name: 'Not right? Tableau' }));
    await act.keyboard('{Escape}');
    expect(row('Tableau').queryByRole('button', { name: 'This is not a requirement' })).toBeNull();
  });

  it('comes back as it was left, and goes together with what-if', async () => {
    const act = await show([{ kind: 'dismiss', requirementId: missing.id }]);
    await waitFor(async () => expect((await bar()).textContent).toContain('→ with your corrections'));
    const to = /corrections (\d+)/.exec((await bar()).textContent)?.[1];
    await act.click(screen.getByRole('button', { name: /if you show more/ }));
    const panel = await screen.findByRole('region', { name: 'What if I could show…' });
    expect(within(panel).queryByText('Tableau')).toBeNull();
    expect(within(panel).getByRole('status').textContent).toContain(`${String(to)}/100`);
  });
});

describe('what cannot be kept', () => {
  it('stays on the page, is said, and is sent again', async () => {
    const act = await show();
    api.use(unreachable(correctFreeAnalysis));
    await act.click(row('Tableau').getByRole('button', { name: 'Not right? Tableau' }));
    await act.click(row('Tableau').getByRole('button', { name: 'This is not a requirement' }));
    expect(await screen.findByText(/^Your corrections could not be saved/)).toBeTruthy();
    expect(row('Tableau').getByText('Left out')).toBeTruthy();
    api.use(keeps);
    await act.click(screen.getByRole('button', { name: 'Save again' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(kept).toEqual([[{ kind: 'dismiss', requirementId: missing.id }]]);
  });

  it('is sent again by itself when the network is back', async () => {
    const act = await show();
    api.use(unreachable(correctFreeAnalysis));
    await act.click(row('Tableau').getByRole('button', { name: 'Not right? Tableau' }));
    await act.click(row('Tableau').getByRole('button', { name: 'This is not a requirement' }));
    await screen.findByText(/^Your corrections could not be saved/);
    api.use(keeps);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Saved.')).toBeTruthy();
  });

  it('says why in words', async () => {
    const act = await show();
    api.use(fail(correctFreeAnalysis, 422, 'CORRECTION_INVALID'));
    await act.click(row('Tableau').getByRole('button', { name: 'Not right? Tableau' }));
    await act.click(row('Tableau').getByRole('button', { name: 'This is not a requirement' }));
    expect(await screen.findByText(/This correction does not fit the result/)).toBeTruthy();
  });
});

describe('what was read of the post', () => {
  const panel = () => within(screen.getByRole('region', { name: 'What we read of the post' }));

  it('shows title, employer, place and counts, and what was not read', async () => {
    await show([], { ...reportFixture, job: { ...reportFixture.job, location: null } });
    expect(panel().getByText(reportFixture.job.title!)).toBeTruthy();
    expect(panel().getByText('Not read')).toBeTruthy();
    expect(panel().getByText(/^\d+ must · \d+ nice to have$/)).toBeTruthy();
  });

  it('takes another title, which heads the page and moves no point', async () => {
    const act = await show();
    await act.click(panel().getByRole('button', { name: 'Not right? Edit Title' }));
    const field = panel().getByRole('textbox', { name: 'Title' });
    await act.clear(field);
    await act.type(field, 'Data Analyst{Enter}');
    expect(screen.getByRole('heading', { level: 1, name: 'Result: Data Analyst' })).toBeTruthy();
    expect(panel().getByText(new RegExp(`^As read: `))).toBeTruthy();
    await waitFor(() =>
      expect(kept.at(-1)).toEqual([{ kind: 'fact', fact: 'title', value: 'Data Analyst' }]),
    );
    expect((await bar()).textContent).not.toContain('score as read');
    expect(await axeFindings()).toEqual([]);
    await act.click(panel().getByRole('button', { name: 'Undo Title' }));
    expect(
      screen.getByRole('heading', { level: 1, name: `Result: ${reportFixture.job.title!}` }),
    ).toBeTruthy();
  });
});

describe('a result of engine 1.2.1', () => {
  it('is read and corrected, and says that its score stays', async () => {
    expect(olderReportFixture.engineVersion).toBe('1.2.1');
    const act = await show([], olderReportFixture);
    const { id, label } = olderReportFixture.requirements.find((each) => each.verdict === 'not-found')!;
    const its = within(document.getElementById(`requirement-${id}`)!);
    await act.click(its.getByRole('button', { name: `Not right? ${label}` }));
    await act.click(its.getByRole('button', { name: 'This is not a requirement' }));
    expect(await its.findByText('Left out')).toBeTruthy();
    await waitFor(async () =>
      expect((await bar()).textContent).toContain('this result has no score to add up again'),
    );
    expect(screen.getByText(`See how ${String(olderReportFixture.score)} points add up`)).toBeTruthy();
  });
});

describe('new kinds', () => {
  const condition = {
    ...missing,
    id: 'c1',
    kind: 'condition' as const,
    label: 'Giấy phép lái xe B2',
    group: null,
    units: 0,
    core: false,
    weight: 0,
    earned: 0,
  };
  it('lists conditions apart, without importance, and never scores them', async () => {
    const act = await show([], {
      ...reportFixture,
      requirements: [...reportFixture.requirements, condition],
    });
    const table = within(screen.getByRole('table', { name: 'Conditions (shown, not scored)' }));
    expect(table.getAllByRole('row')).toHaveLength(2);
    expect(table.queryByText('Must have')).toBeNull();
    expect(table.getByText('Not counted')).toBeTruthy();
    await act.click(table.getByRole('button', { name: /^Not right\?/ }));
    expect(table.queryByRole('button', { name: /^Make it/ })).toBeNull();
    expect(
      within(screen.getByRole('table', { name: 'Requirements' }))
        .getAllByRole('row')
        .slice(1),
    ).toHaveLength(reportFixture.requirements.length);
  });

  it('groups advice by section with the line, what is missing and a proposal to copy', async () => {
    const [first, second] = reportFixture.suggestions;
    const { section: _, before: _line, proposal: _text, ...whole } = second!;
    const suggestions = [
      { ...first!, section: 'KINH NGHIỆM', before: 'Làm báo cáo.', proposal: 'Làm ___ báo cáo cho ___.' },
      whole,
    ];
    const act = await show([], { ...reportFixture, suggestions });
    const region = within(screen.getByRole('region', { name: 'What to edit' }));
    const headings = region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 2)).toEqual(['KINH NGHIỆM', 'For the whole résumé']);
    expect(region.getByText('Làm báo cáo.')).toBeTruthy();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await act.click(region.getByRole('button', { name: 'Copy' }));
    expect(await region.findByText('Copied.')).toBeTruthy();
    expect(copied).toHaveBeenCalledWith('Làm ___ báo cáo cho ___.');
  });
});

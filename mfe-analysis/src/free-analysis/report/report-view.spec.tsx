import { getFreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import type { Report } from '@fitfolio/analysis-contract/report';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.js';
import { someAnalysis } from '../../testing/analysis.fixture.js';
import { isCondition, isUnjudged } from '../../shared/report/number-requirements.js';
import { reportFixture } from '../../testing/report.fixture.js';

const user = someUser();
const score = String(reportFixture.score);
const api = mockApi(answer(getMe, { data: user }));

async function show(changes: Partial<Report> = {}, who = user) {
  const analysis = someAnalysis({ analysis_result: { ...reportFixture, ...changes } });
  api.use(answer(getFreeAnalysis, { data: analysis }));
  await renderRemote(remote, { path: `/free-analysis-result?id=${analysis.id}`, language: 'en', user: who });
  await screen.findByRole('heading', { level: 1, name: /^Result: / });
  return userEvent.setup();
}

const table = () => screen.getByRole('table', { name: 'Requirements' });
const rows = () => within(table()).getAllByRole('row').slice(1);
const region = (name: string) => screen.getByRole('region', { name });

describe('a plain parser', () => {
  const documents = { ...reportFixture.documents, plain: 'N G U Y E N' };

  it('is shown beside our reading, open where it loses something', async () => {
    const notice = { code: 'plain-reader', severity: 'warning', message: 'Torn.', quote: null } as const;
    await show({ documents, integrity: [notice] });
    expect(screen.getByText('N G U Y E N').closest('details')).toHaveProperty('open', true);
    expect(screen.getByText('A plain parser reads less than we do')).toBeTruthy();
  });

  it('stays closed where it reads the same', async () => {
    await show({ documents });
    expect(screen.getByText('N G U Y E N').closest('details')).toHaveProperty('open', false);
  });

  it('is away where there is none', async () => {
    await show();
    expect(screen.queryByText('How a plain parser reads the file')).toBeNull();
  });
});

describe('the top', () => {
  it('says the score, its band, why, and how much could be judged', async () => {
    await show();
    const top = region('The result in short');
    expect(top.textContent).toContain(`Match score: ${score} out of 100.`);
    expect(top.textContent).toContain('Good');
    expect(top.textContent).toContain(reportFixture.summary);
    expect(top.textContent).toContain(
      `${String(Math.round(reportFixture.confidence * 100))}% of the requirements could be judged`,
    );
  });

  it('shows the three edits that gain most, each leading to its advice', async () => {
    const act = await show();
    const edits = within(screen.getByRole('list', { name: 'The edits that gain most' })).getAllByRole(
      'listitem',
    );
    const best = [...reportFixture.suggestions].sort((a, b) => b.gain - a.gain).slice(0, 3);
    expect(edits.map((e) => within(e).getByRole('link').textContent)).toEqual(best.map((s) => s.title));
    await act.click(within(edits[1]!).getByRole('link'));
    expect(document.activeElement?.textContent).toContain(best[1]!.detail);
  });

  it('shows the musts at a glance, and the years that count', async () => {
    const act = await show();
    const musts = reportFixture.requirements.filter(
      (r) => r.importance === 'must' && !isCondition(r) && !isUnjudged(r),
    );
    const strip = screen.getByRole('figure', { name: new RegExp(`^The ${String(musts.length)} must-have`) });
    const pieces = within(strip).getAllByRole('link');
    expect(pieces).toHaveLength(musts.length);
    const missing = musts.find((r) => r.verdict === 'not-found')!;
    await act.click(within(strip).getByRole('link', { name: `${missing.label}: Not found` }));
    expect(document.activeElement?.id).toBe(`requirement-${missing.id}`);
    const years = screen.getByRole('figure', { name: 'Your positions over the years' });
    for (const { company } of reportFixture.resume.experience) expect(years.textContent).toContain(company);
  });

  it('tells recruiters what to ask instead of what to edit', async () => {
    const recruiter = someUser({ userType: 'recruiter' });
    api.use(answer(getMe, { data: recruiter }));
    await show({}, recruiter);
    const asked = within(screen.getByRole('list', { name: 'What to ask in the interview' })).getAllByRole(
      'link',
    );
    expect(asked.map((link) => link.textContent)).toEqual(
      reportFixture.missingSkills.slice(0, 3).map(({ name }) => name),
    );
    expect(screen.queryByRole('list', { name: 'The edits that gain most' })).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Risks and strengths' })).toBeTruthy();
  });

  it('without a score says that it cannot tell, and shows no sum', async () => {
    await show({ score: null, band: null, confidence: 0.1, sum: [] });
    expect(region('The result in short').textContent).toContain('No score can be given.');
    expect(screen.getByText(/There is too little to judge/)).toBeTruthy();
    expect(screen.queryByText(/points add up/)).toBeNull();
  });
});

describe('requirements', () => {
  it('are filtered by a click on the matrix, and all shown again', async () => {
    const act = await show();
    expect(rows()).toHaveLength(reportFixture.requirements.length);
    const missing = reportFixture.requirements.filter(
      (r) => r.importance === 'must' && r.verdict === 'not-found',
    );
    const cell = screen.getByRole('button', {
      name: new RegExp(`^Show ${String(missing.length)} must-have requirements?: Not found$`),
    });
    await act.click(cell);
    expect(cell.getAttribute('aria-pressed')).toBe('true');
    expect(rows()).toHaveLength(missing.length);
    for (const [i, { label }] of missing.entries()) expect(rows()[i]?.textContent).toContain(label);
    await act.click(screen.getByRole('button', { name: 'Show all' }));
    expect(rows()).toHaveLength(reportFixture.requirements.length);
  });

  it('lead to their quote in the résumé, and its number leads back, through a filter too', async () => {
    const act = await show();
    const python = reportFixture.requirements.find((r) => r.label === 'Python')!;
    const row = document.getElementById(`requirement-${python.id}`)!;
    await act.click(within(row).getByRole('link', { name: `“${python.evidence[0]!.quote}”` }));
    const mark = document.activeElement;
    expect(mark?.tagName).toBe('MARK');
    expect(mark?.textContent).toBe(python.evidence[0]!.quote);
    expect(mark?.getAttribute('data-active')).toBe('true');

    await act.click(screen.getByRole('button', { name: /nice-to-have requirements: Not found/ }));
    expect(document.getElementById(row.id)).toBeNull();
    await act.click(screen.getAllByRole('link', { name: /^Back to requirement \d+: Python$/ })[0]!);
    expect(document.activeElement?.id).toBe(row.id);
  });

  it('open as a list beside the documents: the chosen one is lit in both, and leads to why', async () => {
    const act = await show();
    const sql = reportFixture.requirements.find(({ label }) => label === 'SQL')!;
    const all = `All ${String(reportFixture.requirements.length)} requirements`;
    await act.click(screen.getByRole('button', { name: all }));
    const list = await screen.findByRole('dialog', { name: 'Requirements' });
    await act.click(within(list).getByRole('button', { name: 'SQL' }));
    expect(within(list).getByRole('button', { name: 'SQL' }).getAttribute('aria-pressed')).toBe('true');
    const lit = [...document.querySelectorAll('mark[data-active]')].map((mark) => mark.textContent);
    expect(lit).toEqual(expect.arrayContaining(sql.evidence.map(({ quote }) => quote)));
    expect(await axeFindings(list)).toEqual([]);
    await act.click(within(list).getByRole('link', { name: 'Why: SQL' }));
    expect(screen.getByRole('button', { name: all }).getAttribute('aria-expanded')).toBe('false');
    await waitFor(() => expect(document.activeElement?.id).toBe(`requirement-${sql.id}`));
  });

  it('what could not be judged is said and not counted', async () => {
    await show();
    const unclear = reportFixture.requirements.find((r) => r.verdict === 'cannot-tell')!;
    const row = document.getElementById(`requirement-${unclear.id}`)!;
    expect(row.textContent).toContain('Cannot tell');
    expect(row.textContent).toContain('Not counted');
  });

  it('the sum adds up to the score', async () => {
    const act = await show();
    await act.click(screen.getByText(`See how ${score} points add up`));
    const sum = screen.getByRole('table', { name: 'The sum of the score' });
    const earned = within(sum)
      .getAllByRole('row')
      .slice(1, -1)
      .map((row) => Number(within(row).getAllByRole('cell')[1]?.textContent));
    const total = earned.reduce((a, b) => a + b);
    expect(earned).toHaveLength(reportFixture.sum.length);
    expect(total).toBe(Number(screen.getByTestId('sum-total').textContent));
    expect(total).toBe(reportFixture.score);
  });
});

describe('the rest', () => {
  it('orders advice by gain and names advice without one', async () => {
    // Without sections, as older engines gave it: one list for the whole résumé.
    const plain = reportFixture.suggestions.map((one) => {
      const { section: _, ...suggestion } = one;
      return suggestion;
    });
    await show({ suggestions: [{ ...plain[0]!, id: 'x', gain: 0 }, ...plain.toReversed()] });
    const list = within(region('What to edit')).getAllByRole('listitem');
    const gains = list.map((item) => Number(/\+([\d.]+) point/.exec(item.textContent ?? '')?.[1] ?? 0));
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    expect(list.at(-1)?.textContent).toContain('Score unchanged');
  });

  it('says what a parser read, and what it did not find', async () => {
    await show();
    const parsed = region('What a parser read');
    expect(parsed.textContent).toContain('minhanh.tran@example.com');
    expect(within(parsed).getByText('Certifications').parentElement?.textContent).toContain('Not found');
  });

  it('shows notices of integrity and the note to aim higher', async () => {
    await show({ overqualified: 'Bạn có thể nhắm vị trí cao hơn.' });
    const notices = region('Worth knowing');
    expect(notices.textContent).toContain('There are instructions to a machine');
    expect(notices.textContent).toContain(reportFixture.integrity[0]!.quote);
    expect(notices.textContent).toContain('You may aim higher');
  });

  it('shows all eight metrics and five sub-scores with their basis', async () => {
    await show();
    for (const { basis } of [...reportFixture.metrics, ...reportFixture.subScores]) {
      expect(screen.getAllByText(basis).length).toBeGreaterThan(0);
    }
  });

  it('marks the language of what the engine wrote', async () => {
    await show();
    expect(screen.getByText(reportFixture.summary).getAttribute('lang')).toBe('vi');
  });

  it('opens the sum for print and folds it afterwards', async () => {
    await show();
    const details = screen.getByText(`See how ${score} points add up`).closest('details')!;
    window.dispatchEvent(new Event('beforeprint'));
    expect(details.open).toBe(true);
    window.dispatchEvent(new Event('afterprint'));
    expect(details.open).toBe(false);
  });
});

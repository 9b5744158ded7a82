import { getScreening, type Screening } from '@fitfolio/analysis-contract/screening';
import {
  downloadScreeningPaper,
  downloadScreeningTable,
  getScreeningTable,
  type ScreeningTable,
} from '@fitfolio/analysis-contract/screening-table';
import { addCellComment, listCellComments } from '@fitfolio/analysis-contract/screening-team';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, answerFile, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.js';
import { personId, screeningId, someCandidate, someScreening, someTable } from '../screening.fixture.js';

const user = someUser({ userType: 'recruiter' });
const seenAt = '2026-11-21T08:00:00.000Z';
let screening: Screening;
let table: ScreeningTable;
let looks: number;
const api = mockApi(
  answer(getMe, { data: user }),
  answer(getScreening, () => ({ data: screening })),
  answer(getScreeningTable, () => {
    looks += 1;
    screening = { ...screening, firstLookAt: screening.firstLookAt ?? seenAt };
    return { data: table };
  }),
  answer(listCellComments, { data: [] }),
);
beforeEach(() => {
  table = someTable();
  looks = 0;
  screening = someScreening({
    firstLookAt: seenAt,
    completed: 3,
    people: [0, 1, 2].map((n) => someCandidate(n, { status: 'completed' })),
  });
});
const show = (language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: `/screenings/screening?id=${screeningId}&part=table`, language, user });
const grid = async () =>
  within(await screen.findByRole('grid', { name: 'Requirements down, people across' }));
const codes = async () => (await grid()).getAllByRole('link').map((link) => link.textContent);

describe('before anybody has seen a result', () => {
  it('asks to look at the requirements first, and the table is fetched only when it is wanted', async () => {
    screening = { ...screening, firstLookAt: null };
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Check the requirements' }));
    expect(place()).toContain('part=requirements');
    expect(looks).toBe(0);
    await userEvent.click(screen.getByRole('radio', { name: 'Comparison' }));
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show the comparison' }));
    expect(await codes()).toEqual(['K7QD', 'M2XA', 'P9RT']);
  });

  it('says so while nobody has been compared', async () => {
    screening = someScreening({ people: [someCandidate(0)] });
    await show();
    expect(await screen.findByText('Nothing to compare yet')).toBeTruthy();
  });
});

describe('the table', () => {
  it('has a row for each requirement and a verdict in words for everybody', async () => {
    await show();
    const rows = (await grid()).getAllByRole('row');
    expect(rows.slice(2, 5).map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'SQLMust have',
      'Power BIMust have',
      'RetailNice to have',
    ]);
    expect(
      within(rows[3]!)
        .getAllByRole('gridcell')
        .map((cell) => cell.getAttribute('aria-label')),
    ).toEqual(['Not found', 'Met', 'Cannot tell']);
    expect(await axeFindings()).toEqual([]);
  });

  it('marks whose reading the person themselves corrected', async () => {
    const [first, ...rest] = table.people;
    table = { ...table, people: [{ ...first!, correctionCount: 2 }, ...rest] };
    await show();
    expect((await grid()).getAllByText(/by the person$/)).toHaveLength(1);
    expect(screen.getByText('2 corrections by the person')).toBeTruthy();
  });

  it('moves by the arrow keys with one stop for Tab, tells why, and opens with Enter', async () => {
    await show();
    const cells = (await grid()).getAllByRole('gridcell').filter((cell) => cell.hasAttribute('data-at'));
    expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    cells[0]!.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toBe(cells[4]);
    expect(cells[4]!.tabIndex).toBe(0);
    const about = document.getElementById(cells[4]!.getAttribute('aria-describedby')!)!;
    expect(about.textContent).toContain('Candidate M2XA');
    // What is hidden stands as a word for its kind.
    expect(about.textContent).toContain('The résumé of name is met here. Wrote reports at school');
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByText('Candidate M2XA · Power BI')).toBeTruthy();
    expect(drawer.getByText('40 of 40 points')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('is ordered and filtered by the reader only, and shows the sum of an order', async () => {
    await show();
    expect(await codes()).toEqual(['K7QD', 'M2XA', 'P9RT']);
    await userEvent.selectOptions(screen.getByLabelText('Order of people'), 'Score');
    expect(await codes()).toEqual(['M2XA', 'K7QD', 'P9RT']);
    const rows = (await grid()).getAllByRole('row');
    expect(rows.at(-1)!.textContent).toBe('Score of 100856565');
    expect(rows.at(-2)!.textContent).toBe('Core of the occupation5/105/105/10');
    const met = within(rows[2]!).getAllByRole('gridcell', { name: 'Met, 40/40' });
    expect(met.map(({ textContent }) => textContent)).toEqual(['40/40', '40/40']);
    await userEvent.selectOptions(screen.getByLabelText('Order of people'), 'Power BI');
    expect(await codes()).toEqual(['M2XA', 'P9RT', 'K7QD']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'All musts met' }));
    expect(await codes()).toEqual(['M2XA']);
    expect(screen.getByText(/^1 of 3 people are shown/)).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Something cannot be told' }));
    expect(await screen.findByText(/They hide people, they reject nobody/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await userEvent.selectOptions(screen.getByLabelText('Only who meets'), 'Retail');
    await userEvent.selectOptions(screen.getByLabelText('Order of people'), 'By code (no order of merit)');
    expect(await codes()).toEqual(['K7QD', 'P9RT']);
  });

  it('puts two people side by side with every reason', async () => {
    await show();
    await userEvent.click((await grid()).getByRole('checkbox', { name: 'Compare K7QD' }));
    await userEvent.click((await grid()).getByRole('checkbox', { name: 'Compare P9RT' }));
    await userEvent.click(screen.getByRole('button', { name: 'Compare 2 side by side' }));
    const side = within(screen.getByRole('table', { name: 'People side by side' }));
    expect(side.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Requirement',
      'K7QD0 of 2 musts',
      'P9RT1 of 2 musts',
    ]);
    expect(side.getAllByText(/^The résumé of/)).toHaveLength(6);
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Back to everybody' }));
    expect(await codes()).toHaveLength(3);
  });

  it('takes a comment on a cell', async () => {
    const said: unknown[] = [];
    api.use(
      answer(addCellComment, ({ body, params }) => {
        said.push([params['candidateId'], body]);
        const { requirementId, text } = body as { requirementId: string; text: string };
        return { data: { id: personId(9), requirementId, text, by: user.email, own: true, at: seenAt } };
      }),
    );
    await show();
    await userEvent.click(
      (await grid()).getAllByRole('gridcell').find((cell) => cell.hasAttribute('data-at'))!,
    );
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByLabelText(/^Your comment/), 'Ask about joins');
    await userEvent.click(drawer.getByRole('button', { name: 'Add comment' }));
    await waitFor(() =>
      expect(said).toEqual([[personId(0), { requirementId: 'r1', text: 'Ask about joins' }]]),
    );
  });

  it('is saved as a file, for a sheet or for paper', async () => {
    const links: string[] = [];
    URL.createObjectURL = jest.fn(() => 'blob:x');
    URL.revokeObjectURL = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      links.push(this.download);
    });
    api.use(
      answerFile(downloadScreeningTable, 'screening.csv', 'a,b'),
      answerFile(downloadScreeningPaper, 'screening.pdf', '%PDF'),
    );
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(links).toEqual(['screening.csv']));
    await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
    await waitFor(() => expect(links).toEqual(['screening.csv', 'screening.pdf']));
    jest.restoreAllMocks();
  });

  it('says that it could not be had', async () => {
    api.use(fail(getScreeningTable, 503, 'UNAVAILABLE'));
    await show('vi');
    expect(await screen.findByText('Không tải được bảng so sánh')).toBeTruthy();
  });
});

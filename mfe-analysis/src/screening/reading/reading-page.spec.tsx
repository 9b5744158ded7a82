import {
  type CandidateReading,
  correctCandidateReading,
  type NewReadingCorrection,
  openCandidateReading,
  type ReadingCorrection,
} from '@fitfolio/analysis-contract/screening-reading';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { answer, fail, unreachable } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.js';

const token = 'c'.repeat(43);
const at = '2026-11-22T08:00:00.000Z';
const lines = [
  { text: 'Trần Minh Anh', read: true },
  { text: 'Data analyst, Hải Đăng', read: true },
  { text: '2021 - 2024', read: true },
  { text: 'Won the city chess cup', read: false },
];
let corrections: ReadingCorrection[];
let opened: unknown[];
const reading = (): CandidateReading => ({
  title: 'Data analyst',
  language: 'en',
  requirements: [{ label: 'SQL', sentence: 'You know SQL.', importance: 'must' }],
  facts: [
    {
      id: 'experience.0',
      part: 'experience',
      values: [
        { field: 'title', text: 'Data analyst' },
        { field: 'company', text: null },
        { field: 'dates', text: '2021 - 2024' },
      ],
      lines: [1, 2],
    },
    { id: 'contact.0', part: 'contact', values: [{ field: 'full_name', text: 'Trần Minh Anh' }], lines: [0] },
    { id: 'contact.1', part: 'contact', values: [{ field: 'email', text: null }], lines: [] },
  ],
  lines,
  corrections,
  keptUntil: '2027-02-18T08:00:00.000Z',
  expiresAt: '2026-12-06T08:00:00.000Z',
});
const kept = (id: string, said: NewReadingCorrection): ReadingCorrection => ({
  id,
  kind: said.kind,
  fact: said.kind === 'fact' ? said.fact : null,
  line: said.kind === 'line' ? said.line : null,
  was: null,
  text: said.text,
  at,
});
const api = mockApi(
  answer(openCandidateReading, ({ body }) => {
    opened.push(body);
    return { data: reading() };
  }),
  answer(correctCandidateReading, ({ params, body }) => {
    const id = String(params['correctionId']);
    const { correction } = body as { correction: NewReadingCorrection | null };
    corrections = corrections.filter((each) => each.id !== id);
    if (!correction) return { data: null };
    corrections.push(kept(id, correction));
    return { data: corrections.at(-1) ?? null };
  }),
);
beforeEach(() => {
  corrections = [];
  opened = [];
});
const show = async (language: 'vi' | 'en' = 'en', hash = `#${token}`) => {
  const shown = await renderRemote(remote, { path: `/screenings/reading/${hash}`, language });
  await screen.findByRole('heading', { level: 1 });
  return shown;
};
const positions = () => within(screen.getByRole('region', { name: 'Positions' }));

describe('how a résumé was read', () => {
  it('is shown without an account: what was read, of which lines, and what was not', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'How your résumé was read' })).toBeTruthy();
    expect(screen.getByText('For “Data analyst”. Look through it and say what is not right.')).toBeTruthy();
    expect(screen.getByText('People decide. Nothing is rejected by itself.')).toBeTruthy();
    expect(positions().getByText('employer: not read')).toBeTruthy();
    expect(positions().getByText('From 2 lines of your résumé')).toBeTruthy();
    expect(screen.getByText('Nothing was read of 1 line. It is marked.')).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Skills' })).getByText('Nothing was read.'),
    ).toBeTruthy();
    expect(opened).toEqual([{ token, language: 'en' }]);
    expect(await axeFindings()).toEqual([]);
  });

  it('is said in Vietnamese, too', async () => {
    await show('vi');
    expect(screen.getByRole('heading', { level: 1, name: 'CV của bạn đã được đọc thế nào' })).toBeTruthy();
    expect(screen.getByText('Con người quyết định. Không ai bị loại tự động.')).toBeTruthy();
    expect(opened).toEqual([{ token, language: 'vi' }]);
    expect(await axeFindings()).toEqual([]);
  });
});

describe('a correction', () => {
  it('is kept at once, can be changed and undone, by the keyboard alone', async () => {
    await show();
    const open = positions().getByRole('button', { name: /^Not right\?/ });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const field = await positions().findByLabelText('What should it say?');
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('Lead analyst{Tab}{Enter}');
    expect(await positions().findByText('Lead analyst')).toBeTruthy();
    expect(corrections).toMatchObject([{ fact: 'experience.0', text: 'Lead analyst' }]);
    await waitFor(() =>
      expect(document.activeElement).toBe(positions().getByRole('button', { name: /^Change/ })),
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await positions().findByLabelText('What should it say?'), ', 2022');
    await userEvent.keyboard('{Tab}{Enter}');
    expect(await positions().findByText('Lead analyst, 2022')).toBeTruthy();
    expect(corrections).toHaveLength(1);
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(positions().getByRole('button', { name: /^Undo/ }));
    expect(await positions().findByRole('button', { name: /^Not right\?/ })).toBeTruthy();
    expect(corrections).toEqual([]);
  });

  it('points at a line, or says in own words what is missing', async () => {
    await show();
    await userEvent.click(screen.getByText('Show all 4 lines'));
    await userEvent.click(screen.getByRole('button', { name: /here Won the city chess cup$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('this line was not read rightly.', { exact: false })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Say what is missing/ }));
    await userEvent.type(screen.getByLabelText('What is missing?'), 'I use Docker');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('I use Docker', { selector: 'p' })).toBeTruthy();
    expect(corrections).toMatchObject([
      { kind: 'line', line: 3, text: '' },
      { kind: 'missing', text: 'I use Docker' },
    ]);
  });

  it('has words', async () => {
    await show();
    await userEvent.click(positions().getByRole('button', { name: /^Not right\?/ }));
    await userEvent.type(positions().getByLabelText('What should it say?'), '   ');
    await userEvent.click(positions().getByRole('button', { name: 'Save' }));
    expect(await positions().findByText('Write what it should say.')).toBeTruthy();
    expect(corrections).toEqual([]);
  });

  it.each([
    [unreachable(correctCandidateReading), /^We could not reach the server/],
    [
      fail(correctCandidateReading, 410, 'LINK_ENDED', { why: 'expired' }),
      /^This link does not work any more/,
    ],
    [fail(correctCandidateReading, 409, 'TOO_MANY_CORRECTIONS'), /^There is no room for more corrections/],
  ])('that is not kept stays where it was typed (%#)', async (refused, why) => {
    await show();
    await userEvent.click(positions().getByRole('button', { name: /^Not right\?/ }));
    await userEvent.type(positions().getByLabelText('What should it say?'), 'Lead analyst');
    api.use(refused);
    await userEvent.click(positions().getByRole('button', { name: 'Save' }));
    const alert = within(await positions().findByRole('alert'));
    expect(alert.getByText('Not saved. What you typed is still here.')).toBeTruthy();
    expect(await alert.findByText(why)).toBeTruthy();
    const field = positions().getByLabelText<HTMLTextAreaElement>('What should it say?');
    expect(field.value).toBe('Lead analyst');
    expect(await axeFindings()).toEqual([]);
    api.resetHandlers();
    await userEvent.click(positions().getByRole('button', { name: 'Save' }));
    expect(await positions().findByText('Lead analyst', { selector: 'p' })).toBeTruthy();
  });

  it('has no room where there are forty', async () => {
    corrections = Array.from({ length: 40 }, (_, nth) =>
      kept(`0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9e${String(nth).padStart(2, '0')}`, {
        kind: 'missing',
        text: `number ${nth}`,
      }),
    );
    await show();
    await userEvent.click(positions().getByRole('button', { name: /^Not right\?/ }));
    expect(await positions().findByText(/^There is room for 40 corrections/)).toBeTruthy();
    expect(positions().getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  });
});

describe('a link', () => {
  it.each([
    [fail(openCandidateReading, 410, 'LINK_ENDED', { why: 'expired' }), 'This link has ended'],
    [fail(openCandidateReading, 410, 'LINK_ENDED', { why: 'revoked' }), 'This link was revoked'],
    [fail(openCandidateReading, 404, 'NOT_FOUND'), 'There is nothing behind this link'],
    [unreachable(openCandidateReading), 'The page could not be loaded'],
  ])('says why it leads nowhere (%#)', async (refused, title) => {
    api.use(refused);
    await show();
    expect(await screen.findByText(title)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it.each(['', '#short', `#${'!'.repeat(43)}`])('in part (%s) asks nobody', async (hash) => {
    await show('en', hash);
    expect(await screen.findByText('There is nothing behind this link')).toBeTruthy();
    expect(opened).toEqual([]);
  });
});

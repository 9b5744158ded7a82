import {
  type CvDocument,
  exportCv,
  getCv,
  getCvVersion,
  keepCvVersion,
  listCvs,
  listCvVersions,
  orderCv,
  proposeCvLines,
  saveCv,
} from '@fitfolio/analysis-contract/cv';
import { getFitAnalysisResult } from '@fitfolio/analysis-contract/fit-analysis';
import { listFitProducts } from '@fitfolio/analysis-contract/fit-products';
import { getMe } from '@fitfolio/auth-contract/me';
import { getBalance } from '@fitfolio/credits-contract/balance';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';
import { analysisId, cvResult, someCv } from '../testing/cv.fixture.js';

const user = someUser();
const cv = someCv();
let saved: { revision: number; document: CvDocument }[] = [];
let proposed: { engine: string; model: string }[] = [];
beforeEach(() => {
  saved = [];
  proposed = [];
});
const product = { id: cv.id, kind: 'cv', variant: '', failureCode: null, createdAt: cv.savedAt } as const;
const api = mockApi(
  answer(getMe, { data: user }),
  answer(getBalance, { data: { balance: 2 } }),
  answer(getCv, { data: cv }),
  answer(getFitAnalysisResult, { data: cvResult() }),
  answer(listFitProducts, { data: { cost: 1, products: [] } }),
  answer(listCvVersions, { data: [] }),
  answer(proposeCvLines, () => ({ data: { lines: proposed } })),
  answer(saveCv, ({ body }) => {
    const sent = body as (typeof saved)[number];
    saved.push(sent);
    return { data: { revision: sent.revision + 1, savedAt: cv.savedAt } };
  }),
);
const open = (search = `?id=${cv.id}`) =>
  renderRemote(remote, { path: `/fit-analysis/cv${search}`, language: 'en', user });
const opened = async () => {
  await open();
  await screen.findByRole('heading', { level: 1, name: 'CV for Front End Engineer' });
};
const work = () => within(screen.getByRole('region', { name: 'Experience' }));
const lines = () => work().getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Line \d/ });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const shownOf = (document: CvDocument): string[] =>
  document.sections.flatMap(({ entries }) =>
    entries.flatMap((entry) => entry.lines.filter(({ shown }) => shown).map(({ text }) => text)),
  );

describe('before there is a CV', () => {
  it('says what it is and costs, and opens what was bought', async () => {
    let bought = false;
    api.use(
      answer(listFitProducts, () => ({
        data: { cost: 1, products: bought ? [{ ...product, status: 'completed' as const }] : [] },
      })),
      answer(orderCv, () => {
        bought = true;
        return { data: { id: cv.id, status: 'completed' as const, repeated: false, balance: 1 } };
      }),
    );
    await open(`?analysis=${analysisId}`);
    const buy = await screen.findByRole('button', { name: 'Make the CV (1 token)' });
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(buy);
    await waitFor(() => expect(place()).toBe(`/fit-analysis/cv?id=${cv.id}`));
  });

  it('leads to the prices when there is no token', async () => {
    api.use(answer(getBalance, { data: { balance: 0 } }));
    await open(`?analysis=${analysisId}`);
    expect((await screen.findByRole('link', { name: 'See the prices' })).getAttribute('href')).toBe(
      '/pricing',
    );
    expect(screen.queryByRole('button', { name: /Make the CV/ })).toBeNull();
  });

  it('lists those that are there, and tells where to get one', async () => {
    api.use(answer(listCvs, { data: [] }));
    await open('');
    expect(await screen.findByText('You have no CV yet')).toBeTruthy();
  });

  it('says when one is not there, or not theirs', async () => {
    api.use(fail(getCv, 404, 'NOT_FOUND'));
    await open();
    expect(await screen.findByText('CV not found')).toBeTruthy();
  });
});

describe('a line', () => {
  it('takes the wording of the optional model only when its owner accepts it, and gives it back', async () => {
    const own = 'Reduced page load time by 35% with code splitting in Webpack';
    const other = 'Reduced by 35%, with code splitting in Webpack, the page load time';
    proposed = [{ engine: own, model: other }];
    await opened();
    const proposal = (await work().findByText(other)).closest('p');
    const field = lines().find(({ value }) => value === own);
    await userEvent.click(within(proposal!).getByRole('button', { name: 'Accept' }));
    expect(field?.value).toBe(other);
    expect(work().getByText('from a model')).toBeTruthy();
    expect(work().queryByRole('button', { name: 'Accept' })?.closest('p')).not.toBe(proposal);
    await userEvent.click(work().getByRole('button', { name: 'Take the original words' }));
    expect(field?.value).toBe(own);
  });

  it('says where it comes from, and is saved after it was changed', async () => {
    await opened();
    expect(await axeFindings()).toEqual([]);
    const [line] = lines();
    expect(work().getAllByText('from the résumé')).toHaveLength(3);
    fireEvent.change(line!, { target: { value: 'Built the shop that 40,000 people use' } });
    expect(work().getByText('your words')).toBeTruthy();
    expect(work().getByText(/In the résumé: “/)).toBeTruthy();
    await waitFor(() => expect(saved).toHaveLength(1), { timeout: 3000 });
    expect(saved[0]?.revision).toBe(0);
    expect(shownOf(saved[0]!.document)).toContain('Built the shop that 40,000 people use');
    expect(await screen.findByText('Saved')).toBeTruthy();
    fireEvent.click(button('Undo'));
    expect(work().getAllByText('from the résumé')).toHaveLength(3);
    fireEvent.click(button('Redo'));
    expect(work().getByText('your words')).toBeTruthy();
  });

  it('is reworded only when the proposal is accepted, and comes back', async () => {
    await opened();
    const proposal = work().getByText('Built web applications with React for 40,000 users');
    expect(lines().map(({ value }) => value)).toContain(
      'Responsible for building web applications with React for 40,000 users.',
    );
    fireEvent.click(within(proposal.closest('p')!).getByRole('button', { name: 'Accept' }));
    expect(lines().map(({ value }) => value)).toContain('Built web applications with React for 40,000 users');
    expect(work().getByText('reworded by rule')).toBeTruthy();
    fireEvent.click(work().getByRole('button', { name: 'Take the original words' }));
    expect(work().queryByText('reworded by rule')).toBeNull();
  });

  it('asks for a figure that is missing, never with an example', async () => {
    await opened();
    const questions = work().getAllByText(/^No figure yet: /);
    expect(questions).toHaveLength(1);
    expect(questions[0]?.textContent).not.toMatch(/\d/);
  });

  it('is left out and called back, and changes its place by keyboard', async () => {
    await opened();
    const before = lines().map(({ value }) => value);
    fireEvent.click(work().getByRole('button', { name: 'Move down: Line 1' }));
    expect(lines().map(({ value }) => value)).toEqual([before[1], before[0], before[2]]);
    fireEvent.click(work().getByRole('button', { name: 'Leave out: Line 3' }));
    expect(screen.getByText('1 line left out')).toBeTruthy();
    fireEvent.click(button('Bring back'));
    expect(screen.queryByText('1 line left out')).toBeNull();
  });

  it('names letters that cannot be printed while they are typed', async () => {
    await opened();
    fireEvent.change(lines()[0]!, { target: { value: 'Built 李 shops' } });
    expect(work().getByRole('alert').textContent).toBe('These letters cannot be printed: 李');
  });
});

it('proposes once to take the full stops away, and a summary where there is none', async () => {
  const stopped = structuredClone(cv.document);
  stopped.summary = null;
  const [line] = stopped.sections.find(({ kind }) => kind === 'experience')!.entries[0]!.lines;
  line!.text += '.';
  api.use(answer(getCv, { data: { ...cv, document: stopped } }));
  await opened();
  expect(screen.getByText(/lines? ends? in a full stop/)).toBeTruthy();
  await userEvent.click(button('Remove all'));
  await waitFor(() => expect(screen.queryByText(/in a full stop/)).toBeNull());
  const draft = screen.getByText(/A summary from what your résumé says/);
  await userEvent.click(within(draft.closest('p')!).getByRole('button', { name: 'Accept' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Summary' }).value).toMatch(
    /years of work/,
  );
});

it('shows the pages while typing, and what the post asks for', async () => {
  await opened();
  const page = screen.getByRole('img', { name: 'Preview of page 1 of 1' });
  expect(page.textContent).toContain('Nguyễn Thị Mai');
  expect(screen.getByText(/^The post asks and the CV shows: \d+ of \d+$/)).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: 'Headline' }), { target: { value: 'Shop builder' } });
  await waitFor(() => expect(page.textContent).toContain('Shop builder'));
});

describe('a position that can be read in more than one way', () => {
  const unsureCv = (): typeof cv => ({
    ...cv,
    document: {
      ...cv.document,
      sections: cv.document.sections.map((section) =>
        section.kind === 'experience'
          ? { ...section, entries: section.entries.map((entry) => ({ ...entry, unsure: true as const })) }
          : section,
      ),
    },
  });

  it('is shown to its owner beside what the résumé says, until they say that it is right', async () => {
    api.use(answer(getCv, { data: unsureCv() }));
    await opened();
    await userEvent.click(button('Go to the first'));
    const right = work().getByRole('button', { name: 'It is right' });
    expect(document.activeElement).toBe(right);
    expect(work().getByRole('note').textContent).toContain('Front-End Developer, Ánh Dương Software JSC');
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(right);
    expect(screen.queryByText('1 position to look at.')).toBeNull();
    await waitFor(() => expect(saved).toHaveLength(1), { timeout: 3000 });
    expect(JSON.stringify(saved[0])).not.toContain('unsure');
    await userEvent.click(button('Undo'));
    expect(screen.getByText('1 position to look at.')).toBeTruthy();
  });
});

describe('two pages', () => {
  const theirs = someCv({ revision: 4, document: { ...cv.document, headline: 'Theirs' } });

  async function inConflict(kept: string[]): Promise<void> {
    let asked = 0;
    api.use(
      answer(getCv, () => {
        asked += 1;
        return { data: asked === 1 ? cv : theirs };
      }),
      answer(keepCvVersion, ({ body }) => {
        kept.push((body as { name: string }).name);
        return { data: { number: 1, name: 'x', score: null, verdicts: null, createdAt: cv.savedAt } };
      }),
    );
    await opened();
    api.use(fail(saveCv, 409, 'CV_CHANGED', { revision: 4 }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Headline' }), { target: { value: 'Mine' } });
    await screen.findByText('This CV was saved on another page', {}, { timeout: 3000 });
    api.use(
      answer(saveCv, ({ body }) => {
        const sent = body as (typeof saved)[number];
        saved.push(sent);
        return { data: { revision: sent.revision + 1, savedAt: cv.savedAt } };
      }),
    );
  }

  it('keeps mine over the other, which becomes a version', async () => {
    const kept: string[] = [];
    await inConflict(kept);
    fireEvent.click(button('Keep mine'));
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ revision: 4, document: { headline: 'Mine' } }));
    expect(kept).toEqual([expect.stringContaining('Other page, ')]);
  });

  it('takes the other, and undo brings mine back', async () => {
    await inConflict([]);
    fireEvent.click(button('Take the other one'));
    const headline = screen.getByRole<HTMLInputElement>('textbox', { name: 'Headline' });
    await waitFor(() => expect(headline.value).toBe('Theirs'));
    fireEvent.click(button('Undo'));
    expect(headline.value).toBe('Mine');
  });
});

it('keeps versions, and shows what differs from now', async () => {
  const version = { number: 1, name: 'For Blue Lake', score: 71, verdicts: null, createdAt: cv.savedAt };
  api.use(
    answer(listCvVersions, { data: [version] }),
    answer(getCvVersion, { data: { ...version, document: { ...cv.document, headline: 'Before' } } }),
  );
  await opened();
  fireEvent.click(button('Versions'));
  expect(await screen.findByText(/71 points/)).toBeTruthy();
  fireEvent.click(button('Compare with now'));
  expect((await screen.findByText('Before')).tagName).toBe('DEL');
});

it('says why a file was not handed out', async () => {
  api.use(fail(exportCv, 422, 'CV_UNPRINTABLE', { letters: ['李'] }));
  await opened();
  await userEvent.click(button('Download'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }));
  expect(await screen.findByText(/The CV has letters that cannot be printed/)).toBeTruthy();
});

import { openSharedFitAnalysis } from '@fitfolio/analysis-contract/fit-analysis';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { answer, fail, unreachable } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';
import { someFitResult } from './sample/result.fixture.js';

const token = 'b'.repeat(43);
const sharedIn = (language: 'vi' | 'en') => {
  const { report, texts, position, createdAt } = someFitResult(language);
  return { data: { language, report, texts, position, createdAt, expiresAt: '2026-12-06T02:00:00.000Z' } };
};
let sent: unknown[] = [];
const api = mockApi(
  answer(openSharedFitAnalysis, ({ body }) => {
    sent.push(body);
    return sharedIn((body as { language?: string }).language === 'vi' ? 'vi' : 'en');
  }),
);

describe('a shared result', () => {
  const open = (hash: string) =>
    renderRemote(remote, { path: `/fit-analysis/shared/${hash}`, language: 'en' });

  it('opens without an account, in either language, and offers nothing of the owner’s', async () => {
    sent = [];
    await open(`#${token}`);
    expect(await screen.findByRole('heading', { level: 1, name: /^Premium result: / })).toBeTruthy();
    expect(screen.getByText(/^Shared with you\. This link works until /)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove now' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Tiếng Việt' }));
    expect(await screen.findByText(String(someFitResult('vi').texts['summary']))).toBeTruthy();
    expect(sent).toEqual([{ token }, { token, language: 'vi' }]);
    expect(await axeFindings()).toEqual([]);
  });

  it.each(['', '#short', `#${'!'.repeat(43)}`])('a link in part (%s) does not work', async (hash) => {
    await open(hash);
    expect(await screen.findByText('This link does not work any more')).toBeTruthy();
  });

  it('says that the link has ended, or that nobody could be reached', async () => {
    api.use(fail(openSharedFitAnalysis, 404, 'NOT_FOUND'));
    const { unmount } = await open(`#${token}`);
    expect(await screen.findByText('This link does not work any more')).toBeTruthy();
    unmount();
    api.use(unreachable(openSharedFitAnalysis));
    await open(`#${token}`);
    expect(await screen.findByText('Error fetching analysis result')).toBeTruthy();
  });
});

describe('the sample', () => {
  it('is a whole result that opens without an account', async () => {
    await renderRemote(remote, { path: '/fit-analysis/sample', language: 'en' });
    expect(await screen.findByRole('heading', { level: 1, name: /^Premium result: / })).toBeTruthy();
    expect(screen.getByText(/of an invented person and an invented post/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Analyze your résumé' }).getAttribute('href')).toBe(
      '/fit-analysis',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Tiếng Việt' }));
    expect(await screen.findByText(String(someFitResult('vi').texts['summary']))).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });
});

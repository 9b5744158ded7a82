import { getFreeAnalysis } from '@fitfolio/analysis-contract/free-analysis';
import { getMe } from '@fitfolio/auth-contract/me';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import remote from '../../remote.js';
import { someAnalysis } from '../../testing/analysis.fixture.js';

const user = someUser();
const analysis = someAnalysis({ status: 'running', step: 'comparing', analysis_result: null });
const seen = { asked: 0 };
mockApi(
  answer(getMe, { data: user }),
  answer(getFreeAnalysis, () => {
    seen.asked += 1;
    return { data: analysis };
  }),
);
const longestMs = 2000;
const looks = 12;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  seen.asked = 0;
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date', 'setInterval'],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

it('asks again while the page is shown, and no more when it is left', async () => {
  const { unmount } = await renderRemote(remote, {
    path: `/free-analysis-result?id=${analysis.id}`,
    language: 'en',
    user,
  });
  await screen.findByText('Comparing the résumé with each requirement', { selector: 'li' });
  const before = seen.asked;
  for (let i = 0; i < looks; i += 1) await pass(longestMs);
  expect(seen.asked).toBeGreaterThanOrEqual(before + 2);
  unmount();
  const then = seen.asked;
  for (let i = 0; i < looks; i += 1) await pass(longestMs);
  expect(seen.asked).toBe(then);
});

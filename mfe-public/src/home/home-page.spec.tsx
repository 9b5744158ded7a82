import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import remote from '../remote.js';

mockApi();
const heading = () => screen.findByRole('heading', { level: 1 });

describe('the landing page', () => {
  it('speaks to who looks for a job', async () => {
    await renderRemote(remote, { path: '/', language: 'en', user: someUser() });
    expect((await heading()).textContent).toBe('See how well your résumé fits the job, and why');
  });

  it.each([
    ['en', 'Compare candidates with the job, and see why'],
    ['vi', 'So sánh ứng viên với công việc, và thấy rõ vì sao'],
  ] as const)('speaks to recruiters of candidates (%s)', async (language, words) => {
    await renderRemote(remote, { path: '/', language, user: someUser({ userType: 'recruiter' }) });
    expect((await heading()).textContent).toBe(words);
  });
});

import { verifyEmailLink } from '@fitfolio/auth-contract/verify-link';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import remote from '../remote.js';

let sent: unknown[] = [];
const api = mockApi(
  answer(verifyEmailLink, ({ body }) => {
    sent.push(body);
    return { data: { email: 'an@example.com' } };
  }),
);
beforeEach(() => {
  sent = [];
  window.location.hash = '#token=abc.def';
});
afterEach(() => {
  window.location.hash = '';
});

const show = (language: 'vi' | 'en' = 'en') => renderRemote(remote, { path: '/verify-email', language });

describe('the link of the mail', () => {
  it('verifies the address, once', async () => {
    await show();
    expect(await screen.findByText('an@example.com is verified. Thank you.')).toBeTruthy();
    expect(sent).toEqual([{ token: 'abc.def' }]);
    expect(await axeFindings()).toEqual([]);
  });

  it.each(['CODE_INVALID', 'CODE_EXPIRED'])('that has ended leads to a new one (%s)', async (code) => {
    api.use(fail(verifyEmailLink, 400, code));
    await show();
    expect(await screen.findByText(/This link was used before/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask for a new mail' }).getAttribute('href')).toBe(
      '/user-profile',
    );
  });

  it('without its token asks nobody', async () => {
    window.location.hash = '';
    await show('vi');
    expect(await screen.findByText(/Liên kết này đã được dùng/)).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

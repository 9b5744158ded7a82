import { denyNotice } from '@fitfolio/auth-contract/notices';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';

let sent: unknown[] = [];
const api = mockApi(
  answer(denyNotice, ({ body }) => {
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

const path = '/forgot-password/not-me';

it('asks before it ends every session, and leads to a new password', async () => {
  await renderRemote(remote, { path, language: 'en' });
  const action = await screen.findByRole('button', { name: 'End all sessions' });
  expect(sent).toEqual([]);
  await userEvent.click(action);
  expect(await screen.findByText('Every session of an@example.com has ended.')).toBeTruthy();
  expect(sent).toEqual([{ token: 'abc.def' }]);
  expect(screen.getByRole('link', { name: 'Set a new password' }).getAttribute('href')).toBe(
    '/forgot-password',
  );
  expect(await axeFindings()).toEqual([]);
});

it('leads to a new password also when the link has ended', async () => {
  api.use(fail(denyNotice, 400, 'CODE_EXPIRED'));
  await renderRemote(remote, { path, language: 'vi' });
  await userEvent.click(await screen.findByRole('button', { name: 'Kết thúc mọi phiên' }));
  expect(await screen.findByText(/quá bảy ngày/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Đặt mật khẩu mới' })).toBeTruthy();
});

import { getMe } from '@fitfolio/auth-contract/me';
import { changePassword } from '@fitfolio/auth-contract/passwords';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.js';

let sent: unknown[] = [];
const api = mockApi(
  answer(getMe, { data: someUser() }),
  answer(changePassword, ({ body }) => void sent.push(body)),
);

beforeEach(() => {
  sent = [];
  localStorage.setItem('profileActiveSection', 'password');
});

const user = userEvent.setup({ delay: null });
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

async function fill(current: string, next: string, again = next): Promise<void> {
  await renderRemote(remote, { path: '/user-profile', language: 'en', user: someUser() });
  for (const [label, text] of [
    ['Current password', current],
    ['New password', next],
    ['Confirm password', again],
  ] as const) {
    await user.click(await field(label));
    if (text) await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

describe('changing the password', () => {
  it('sends both, says what became of other devices, and empties the form', async () => {
    await fill('mật-khẩu-cũ', 'mật-khẩu-mới');
    expect(await screen.findByText('Your other devices were signed out.')).toBeTruthy();
    expect(sent).toEqual([{ currentPassword: 'mật-khẩu-cũ', newPassword: 'mật-khẩu-mới', language: 'en' }]);
    expect((await field('Current password')).value).toBe('');
    expect(await axeFindings()).toEqual([]);
  });

  it('needs all three', async () => {
    await fill('', '1234567', '');
    for (const text of [
      'Current password is required',
      'New password must be at least 8 characters',
      'Please confirm your password',
    ]) {
      expect(screen.getAllByText(text)).toHaveLength(2);
    }
    expect(sent).toEqual([]);
  });

  it('says under the field that the current one is wrong and keeps what was typed', async () => {
    api.use(fail(changePassword, 400, 'CURRENT_PASSWORD_WRONG'));
    await fill('không-phải', 'mật-khẩu-mới');
    expect(await screen.findAllByText('The current password is not correct.')).toHaveLength(2);
    expect((await field('New password')).value).toBe('mật-khẩu-mới');
  });

  it('says why it failed otherwise', async () => {
    api.use(fail(changePassword, 429, 'RATE_LIMITED'));
    await fill('mật-khẩu-cũ', 'mật-khẩu-mới');
    expect(await screen.findByText('Failed to change password')).toBeTruthy();
  });
});

import { getMe } from '@fitfolio/auth-contract/me';
import { requestVerification, verifyEmail } from '@fitfolio/auth-contract/verification';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.js';

let verified = false;
let typed: unknown[] = [];
const me = () => someUser({ emailVerified: verified });
const api = mockApi(
  answer(getMe, () => ({ data: me() })),
  answer(verifyEmail, ({ body }) => {
    typed.push(body);
    verified = true;
    return { data: me() };
  }),
  answer(requestVerification, { data: { retryAfterSeconds: 60, expiresInSeconds: 900 } }),
);

beforeEach(() => {
  verified = false;
  typed = [];
});

const user = userEvent.setup({ delay: null });

async function open(): Promise<HTMLInputElement> {
  await renderRemote(remote, { path: '/user-profile', language: 'en', user: me() });
  await user.click(await screen.findByRole('button', { name: 'Verify email' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Verification code');
  await waitFor(() => expect(document.activeElement).toBe(field));
  return field;
}
const submit = () => user.click(screen.getByRole('button', { name: 'Verify' }));

describe('verifying the address', () => {
  it('takes a pasted code, says so, and the notice goes', async () => {
    await open();
    expect(await axeFindings()).toEqual([]);
    await user.paste('482 913');
    await submit();
    expect(await screen.findByText('Your email is verified.')).toBeTruthy();
    expect(typed).toEqual([{ code: '482913' }]);
    await waitFor(() =>
      expect(screen.queryByText('You need to verify your email before updating your profile.')).toBeNull(),
    );
    expect(screen.getByText('Verified')).toBeTruthy();
  });

  it('lets the device fill in the code', async () => {
    const field = await open();
    expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
  });

  it('needs a code', async () => {
    await open();
    await submit();
    expect(screen.getAllByText('Verify code is required.')).toHaveLength(2);
  });

  it.each([
    ['CODE_INVALID', 'This code is not correct. Please check the newest mail.'],
    ['CODE_EXPIRED', 'This code has expired or was used. Send a new one.'],
    ['CODE_TRIES_USED_UP', 'Too many wrong attempts. Send a new code.'],
  ])('says under the code why it is refused (%s)', async (code, why) => {
    api.use(fail(verifyEmail, 400, code));
    await open();
    await user.paste('000000');
    await submit();
    expect(await screen.findAllByText(why)).toHaveLength(2);
  });

  it('sends a new code and then makes wait', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText(/A new code is on its way/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^New code in/ }).disabled).toBe(true);
  });

  it('says when no new code could be sent', async () => {
    api.use(fail(requestVerification, 429, 'RATE_LIMITED'));
    await open();
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText('Error resending verification email')).toBeTruthy();
  });
});

import { getSignInOptions } from '@fitfolio/auth-contract/google';
import { requestPasswordReset, resetPassword, validateResetCode } from '@fitfolio/auth-contract/passwords';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { answer, fail, type MockCall } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';

let sent: unknown[] = [];
const keep = ({ body }: MockCall): undefined => {
  sent.push(body);
};
const api = mockApi(
  answer(getSignInOptions, { data: { googleClientId: null } }),
  answer(requestPasswordReset, (call) => {
    keep(call);
    return { data: { retryAfterSeconds: 60, expiresInSeconds: 900 } };
  }),
  answer(validateResetCode, keep),
  answer(resetPassword, keep),
);

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
});

const user = userEvent.setup({ delay: null });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function paste(label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

async function toCode(): Promise<void> {
  await renderRemote(remote, { path: '/forgot-password', language: 'en' });
  await paste('Email', 'an@example.com');
  await press('Send code');
  await screen.findByLabelText('Verification code');
}

async function toPassword(): Promise<void> {
  await toCode();
  await paste('Verification code', 'Your code: 123 456');
  await press('Check code');
  await screen.findByLabelText('New password');
}

async function choose(password: string, confirm = password): Promise<void> {
  await paste('New password', password);
  await paste('Confirm password', confirm);
  await press('Save new password');
}

describe('a forgotten password', () => {
  it('is replaced in three steps that end at the log-in page with the address filled in', async () => {
    await toPassword();
    await choose('đủ-dài-và-lạ');
    await waitFor(() => expect(place()).toBe('/login'));
    expect(sent).toEqual([
      { email: 'an@example.com', language: 'en' },
      { email: 'an@example.com', code: '123456' },
      { email: 'an@example.com', code: '123456', password: 'đủ-dài-và-lạ', language: 'en' },
    ]);
    expect(await screen.findByText('Your password is changed.')).toBeTruthy();
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('an@example.com');
  });

  it.each(['email', 'code', 'password'])('shows axe nothing to complain about (%s)', async (step) => {
    if (step === 'email') await renderRemote(remote, { path: '/forgot-password' });
    else await (step === 'code' ? toCode() : toPassword());
    await screen.findByRole('list', { name: /^(Steps|Các bước)$/ });
    expect(await axeFindings()).toEqual([]);
  });

  it('needs a valid address, all digits and two equal passwords', async () => {
    await renderRemote(remote, { path: '/forgot-password', language: 'en' });
    await paste('Email', 'an@');
    await press('Send code');
    expect(screen.getAllByText('Please enter a valid email address')).toHaveLength(2);
    await paste('Email', 'an@example.com');
    await press('Send code');
    await paste('Verification code', '12 34');
    await press('Check code');
    expect(screen.getAllByText('Please enter the complete verification code')).toHaveLength(2);
    await paste('Verification code', '123456');
    await press('Check code');
    await screen.findByLabelText('New password');
    await choose('1234567', '');
    expect(screen.getAllByText('Password must be at least 8 characters long')).toHaveLength(2);
    expect(screen.getAllByText('Confirm password is required')).toHaveLength(2);
    await choose('đủ-dài-và-lạ', 'khác-hẳn');
    expect(screen.getAllByText('Passwords do not match')).toHaveLength(2);
    expect(sent).toHaveLength(2);
  });

  it('offers another code only after its wait', async () => {
    await toCode();
    const again = screen.getByRole<HTMLButtonElement>('button', { name: /^New code in 0[01]:\d\d$/ });
    expect(again.disabled).toBe(true);
    await press('Use another email');
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('an@example.com');
  });
});

describe('a refusal', () => {
  it.each([
    [429, 'RATE_LIMITED', 'Too many attempts. Please wait a moment and try again.'],
    [503, 'UNAVAILABLE', 'This service is not available right now. Please try again in a moment.'],
  ])('to send the code keeps the address (%s)', async (status, code, why) => {
    api.use(fail(requestPasswordReset, status, code));
    await renderRemote(remote, { path: '/forgot-password', language: 'en' });
    await paste('Email', 'an@example.com');
    await press('Send code');
    expect(await screen.findByText('Failed to send reset code')).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('an@example.com');
  });

  it('of the code stands under the code', async () => {
    api.use(fail(validateResetCode, 400, 'CODE_INVALID'));
    await toCode();
    await paste('Verification code', '000000');
    await press('Check code');
    expect(await screen.findAllByText('Please check your code and try again.')).toHaveLength(2);
  });

  it('of a common password stands under it; of an ended code leads back to the code', async () => {
    api.use(fail(resetPassword, 400, 'PASSWORD_TOO_COMMON'));
    await toPassword();
    await choose('password1');
    expect(
      await screen.findAllByText('This password is too common. Please choose another one.'),
    ).toHaveLength(2);
    api.use(fail(resetPassword, 400, 'CODE_INVALID'));
    await choose('đủ-dài-và-lạ');
    expect(await screen.findByText('Failed to reset password')).toBeTruthy();
    expect(await screen.findByLabelText('Verification code')).toBeTruthy();
  });
});

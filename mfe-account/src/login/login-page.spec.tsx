import { login } from '@fitfolio/auth-contract/routes';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { fakeToken } from '@fitfolio/web-kit/testing/fake-token';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';

const api = mockApi(answer(login, () => ({ access_token: fakeToken().accessToken })));

async function submit(): Promise<void> {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Email'), 'an@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret-enough');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('the log-in page', () => {
  it('signs in and goes where the visitor wanted to go', async () => {
    await renderRemote(remote, { path: '/login?redirect=%2Fpricing%3Fa%3D1', language: 'en' });
    await submit();
    await waitFor(() => expect(place()).toBe('/pricing?a=1'));
    expect(localStorage.getItem('auth-storage')).toContain('accessToken');
  });

  it('says why it failed and keeps what was typed', async () => {
    api.use(fail(login, 401, 'BAD_CREDENTIALS'));
    await renderRemote(remote, { path: '/login', language: 'en' });
    await submit();
    expect(await screen.findByText('Login failed!')).toBeTruthy();
    expect(screen.getByText('The email or password is not correct.')).toBeTruthy();
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('an@example.com');
  });

  it('has nothing axe complains about', async () => {
    await renderRemote(remote, { path: '/login' });
    await screen.findByRole('heading', { name: 'Đăng nhập' });
    expect(await axeFindings()).toEqual([]);
  });
});

import { listFreeAnalyses } from '@fitfolio/analysis-contract/free-analysis';
import { getSignInOptions } from '@fitfolio/auth-contract/google';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';

const noRows = { data: [], page: { page: 1, pageSize: 10, total: 0 } };
const api = mockApi(
  answer(getSignInOptions, { data: { googleClientId: null } }),
  answer(getMe, { data: someUser() }),
  answer(listFreeAnalyses, noRows),
);
const show = () => renderRemote(remote, { path: '/user-profile', language: 'en', user: someUser() });
const section = (name: string) => screen.findByRole('button', { name });

describe('the profile', () => {
  it('is for those who are signed in', async () => {
    await renderRemote(remote, { path: '/user-profile?page=2' });
    expect(place()).toBe('/login?redirect=%2Fuser-profile%3Fpage%3D2');
  });

  it('begins with the personal information', async () => {
    await show();
    expect((await section('Personal info')).getAttribute('aria-current')).toBe('true');
    expect(screen.getByText('Nguyễn Văn An')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('remembers the section under its stable name and moves the focus to its heading', async () => {
    const first = await show();
    await userEvent.click(await section('Free analysis history'));
    expect(localStorage.getItem('profileActiveSection')).toBe('free-analysis-history');
    expect(document.activeElement?.textContent).toBe('Free analysis history');
    first.unmount();
    await show();
    expect((await section('Free analysis history')).getAttribute('aria-current')).toBe('true');
  });

  it('takes a stored section it does not know for none', async () => {
    localStorage.setItem('profileActiveSection', 'no-such-section');
    await show();
    expect((await section('Personal info')).getAttribute('aria-current')).toBe('true');
  });

  it('leaves the list’s place in the address behind', async () => {
    localStorage.setItem('profileActiveSection', 'free-analysis-history');
    await renderRemote(remote, { path: '/user-profile?page=3', language: 'en', user: someUser() });
    await userEvent.click(await section('Personal info'));
    expect(place()).toBe('/user-profile');
  });

  it('shows what was stored of the user when the server cannot be asked', async () => {
    api.use(fail(getMe, 503, 'UNAVAILABLE'));
    await show();
    expect(await screen.findByText('Nguyễn Văn An')).toBeTruthy();
  });
});

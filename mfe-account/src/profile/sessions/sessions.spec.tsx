import { getMe } from '@fitfolio/auth-contract/me';
import { endOtherSessions, endSession, listSessions, type Session } from '@fitfolio/auth-contract/session';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someSession, someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.js';

const session = (n: number, changes: Partial<Session> = {}): Session =>
  someSession({ id: `0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9c0${n}`, ...changes });
let rows: Session[] = [];
const api = mockApi(
  answer(getMe, { data: someUser() }),
  answer(listSessions, () => ({ data: rows })),
  answer(endSession, ({ params }) => {
    rows = rows.filter((row) => row.id !== params['id']);
    return undefined;
  }),
  answer(endOtherSessions, () => {
    const ended = rows.filter((row) => !row.current).length;
    rows = rows.filter((row) => row.current);
    return { data: { ended } };
  }),
);

beforeEach(() => {
  localStorage.setItem('profileActiveSection', 'sessions');
  rows = [
    session(1, { current: true }),
    session(2, { device: { kind: 'phone', browser: 'Safari', system: 'iOS' } }),
    session(3, { device: { kind: 'other', browser: null, system: null }, network: null }),
  ];
});

const show = (language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: '/user-profile', language, user: someUser() });
const listed = async () => (await screen.findByRole('main')).querySelectorAll('section li').length;

describe('the devices one is signed in on', () => {
  it('are named, this one marked, and have nothing axe complains about', async () => {
    await show();
    const here = (await screen.findByText('This device')).closest('li');
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
    expect(screen.getByText('Safari · iOS')).toBeTruthy();
    expect(screen.getByText('Unknown device')).toBeTruthy();
    expect(screen.getAllByText('Internet (113.161.0.0/16)')).toHaveLength(2);
    expect(await axeFindings()).toEqual([]);
  });

  it('are signed out one at a time', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari · iOS' }));
    expect(await screen.findByText('Signed out.')).toBeTruthy();
    await waitFor(async () => expect(await listed()).toBe(2));
  });

  it('are all signed out but this one, after a question', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out all other devices' }));
    expect(await screen.findByText('2 devices signed out.')).toBeTruthy();
    await waitFor(async () => expect(await listed()).toBe(1));
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
  });

  it('say so in Vietnamese too', async () => {
    await show('vi');
    expect(await screen.findByText('Thiết bị này')).toBeTruthy();
    expect(screen.getByText('Thiết bị lạ')).toBeTruthy();
  });

  it('say when they could not be loaded or signed out', async () => {
    api.use(fail(endSession, 503, 'UNAVAILABLE'));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari · iOS' }));
    expect(await screen.findByText('Could not sign out')).toBeTruthy();
  });
});

import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { defineRemote, type Remote } from '@fitfolio/web-kit/remote';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { place, renderHost } from '../testing/render-host.js';
import { createRemoteLoader } from './remote-loader.js';

type Doors = Parameters<typeof createRemoteLoader>[0];
const loadModule = jest.fn<Doors['loadModule']>();
const findModule: Doors['findModule'] = (name) =>
  Promise.resolve({
    name,
    version: '1.0.0',
    manifest: `/remotes/${name}/mf-manifest.json`,
    paths: {},
    nav: [],
  });

const onFailure: Doors['onFailure'] = () => undefined;

let remotes = createRemoteLoader({ findModule, loadModule, onFailure });
jest.unstable_mockModule('./remotes.js', () => ({
  remotes: {
    get: (name: string) => remotes.get(name),
    subscribe: (listener: () => void) => remotes.subscribe(listener),
    load: (name: string) => remotes.load(name),
    retry: (name: string) => remotes.retry(name),
  },
}));
const { RemoteOutlet } = await import('./remote-outlet.js');
const { AppLayout } = await import('../frame/app-layout.js');

let crash = false;
function Prices() {
  if (crash) throw new Error('a page that crashes');
  return <h1>Prices</h1>;
}
const resources = { namespace: 'mfe-test', vi: {}, en: {} };
const publicRemote: Remote = {
  kit: '^2.0',
  resources,
  routes: [
    { path: '/', access: 'public', load: () => Promise.resolve(() => <h1>Home</h1>) },
    { path: '/pricing', access: 'public', load: () => Promise.resolve(Prices) },
  ],
};
const good = { default: defineRemote(publicRemote) };

beforeEach(() => {
  crash = false;
  remotes = createRemoteLoader({ findModule, loadModule, onFailure });
  loadModule.mockReset().mockResolvedValue(good);
});

const show = (path: string, language: 'vi' | 'en' = 'en') =>
  renderHost(
    <AppLayout>
      <RemoteOutlet />
    </AppLayout>,
    { path, language },
  );
const frameLives = () => {
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
};

describe('a page', () => {
  it('comes from its remote, inside header and footer', async () => {
    await show('/pricing');
    expect(await screen.findByRole('heading', { name: 'Prices' })).toBeTruthy();
    frameLives();
    expect(loadModule.mock.calls.map(([entry]) => entry.name)).toEqual(['mfe-public']);
  });

  it.each([
    ['/user-profile', '/login?redirect=%2Fuser-profile'],
    ['/admin/users', '/login?redirect=%2Fadmin%2Fusers'],
  ])('that is not for guests leads them to log in before its remote has come: %s', async (path, led) => {
    loadModule.mockReturnValue(new Promise(() => undefined));
    await show(path);
    expect(place()).toBe(led);
  });

  it('that no remote answers is the 404 page', async () => {
    await show('/no-such-page');
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
    expect(screen.getByText('The page you are looking for does not exist.')).toBeTruthy();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(loadModule).not.toHaveBeenCalled();
    expect(await axeFindings()).toEqual([]);
  });

  it.each([
    ['cannot be loaded', () => loadModule.mockRejectedValue(new Error('gone')), 'Không tải được trang này'],
    ['is broken', () => loadModule.mockResolvedValue({}), 'Không mở được trang này'],
    [
      'is too new',
      () => loadModule.mockResolvedValue({ default: defineRemote({ ...publicRemote, kit: '^9.0' }) }),
      'Trang này cần phiên bản Fitfolio mới hơn',
    ],
  ])('whose remote %s says so in the frame, and comes with another try', async (_name, arrange, title) => {
    arrange();
    await show('/pricing', 'vi');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    frameLives();
    expect(await axeFindings()).toEqual([]);
    loadModule.mockResolvedValue(good);
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByRole('heading', { name: 'Prices' })).toBeTruthy();
  });

  it('that failed is asked for anew by the next navigation', async () => {
    loadModule.mockRejectedValueOnce(new Error('gone'));
    await show('/pricing');
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('link', { name: 'Fitfolio, home' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
  });

  it('that crashes takes nothing with it, and is forgotten elsewhere', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    crash = true;
    const sendBeacon = jest.fn<Navigator['sendBeacon']>(() => true);
    Object.assign(navigator, { sendBeacon });
    await show('/pricing');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(sendBeacon.mock.calls).toEqual([
      ['/remotes/report', JSON.stringify({ name: 'mfe-public', version: '1.0.0' })],
    ]);
    frameLives();
    quiet.mockRestore();
    crash = false;
    await userEvent.click(screen.getByRole('link', { name: 'Fitfolio, home' }));
    expect(place()).toBe('/');
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
  });
});

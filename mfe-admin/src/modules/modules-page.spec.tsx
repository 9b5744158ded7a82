import { getMe } from '@fitfolio/auth-contract/me';
import { listReleases } from '@fitfolio/auth-contract/modules';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, answerPath } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';

const admin = someUser({ is_admin: true });
const listed = (leftOut: object[], modules: object[] = [running]) =>
  answerPath('/modules.json', { modules, leftOut });
const running = {
  name: 'mfe-shop',
  version: '1.2.3',
  manifest: '/remotes/mfe-shop/mf-manifest.json',
  paths: { '/shop': 'public', '/shop/orders': 'user' },
  nav: [],
};
const broken = { folder: 'mfe-blog', version: '2.0.0' };
const api = mockApi(answer(getMe, { data: admin }), answer(listReleases, { data: [] }), listed([]));

const show = (language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: '/admin/modules', language, user: admin });
const rowOf = async (name: string) =>
  within((await screen.findByText(name, { selector: 'td *' })).closest('tr')!);

describe('the modules of the site', () => {
  it('stand with version, paths and who may see them', async () => {
    await show();
    const row = await rowOf('mfe-shop');
    expect(row.getByText('1.2.3')).toBeTruthy();
    expect(row.getByText('On the site')).toBeTruthy();
    expect(row.getByText('/shop/orders').closest('span')?.textContent).toBe(
      '/shop/orders · who is signed in',
    );
    expect(screen.getByRole('link', { name: 'Modules' }).getAttribute('aria-current')).toBe('page');
    expect(await axeFindings()).toEqual([]);
  });

  it.each([
    [{ reason: 'package-missing', about: 'package.json' }, 'It has no package.json.'],
    [{ reason: 'package-broken', about: 'package.json' }, 'Its package.json cannot be read.'],
    [
      { reason: 'name-broken', about: '@fitfolio/Blog' },
      'Its package is called @fitfolio/Blog; it must be @fitfolio/ and the name of its folder.',
    ],
    [
      { reason: 'name-taken', about: '@fitfolio/mfe-shop', by: 'mfe-shop' },
      'Its package is called @fitfolio/mfe-shop, and that name is taken by mfe-shop.',
    ],
    [{ reason: 'not-built', about: 'dist/remote.json' }, 'The file dist/remote.json is missing: build it.'],
    [
      { reason: 'manifest-broken', about: 'dist/remote.json' },
      'The file dist/remote.json cannot be read: build it anew.',
    ],
    [{ reason: 'path-taken', about: '/shop', by: 'mfe-shop' }, 'Its path /shop belongs to mfe-shop.'],
    [{ reason: 'integrity-broken', about: 'js/a.js' }, 'The file js/a.js is not what was released.'],
    [{ reason: 'kit-unfit', about: '^3.0', by: '2.2.0' }, 'It needs the kit ^3.0; a host in use has 2.2.0.'],
    [{ reason: 'release-missing', about: '1.2.3' }, 'No release 1.2.3 runs.'],
    [{ reason: 'disabled', about: 'mfe-blog' }, 'It is switched off.'],
    [{ reason: 'something-new', about: '' }, 'something-new'],
  ])('that are left out say why: %j', async (why, text) => {
    api.use(listed([{ ...broken, ...why }]));
    await show();
    const row = await rowOf('mfe-blog');
    expect([row.getByText('Left out'), row.getByText(text), row.getByText('2.0.0')]).toHaveLength(3);
    expect((await rowOf('mfe-shop')).getByText('On the site')).toBeTruthy();
  });

  it('say it in Vietnamese', async () => {
    api.use(listed([{ ...broken, reason: 'path-taken', about: '/shop', by: 'mfe-shop' }]));
    await show('vi');
    expect((await rowOf('mfe-blog')).getByText('Đường dẫn /shop đã thuộc về mfe-shop.')).toBeTruthy();
  });

  it('say so when there are none', async () => {
    api.use(listed([], []));
    await show();
    expect(await screen.findByRole('heading', { name: 'No modules' })).toBeTruthy();
  });

  it('say so when the list cannot be had, and come with another try', async () => {
    api.use(answerPath('/modules.json', {}, 503));
    await show();
    expect(await screen.findByText('Failed to load the modules')).toBeTruthy();
    api.use(listed([]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await rowOf('mfe-shop')).getByText('On the site')).toBeTruthy();
  });
});

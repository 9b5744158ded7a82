import { getMe } from '@fitfolio/auth-contract/me';
import { changeModule, listReleases } from '@fitfolio/auth-contract/modules';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, answerPath, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';
import { someModule } from '../testing/fixtures.js';

const admin = someUser({ is_admin: true });
let module = someModule();
let changes: unknown[] = [];
const api = mockApi(
  answer(getMe, { data: admin }),
  answerPath('/modules.json', { modules: [], leftOut: [] }),
  answer(listReleases, () => ({ data: [module] })),
  answer(changeModule, ({ params, body }) => {
    changes.push([params['name'], body]);
    return { data: module };
  }),
);
beforeEach(() => {
  module = someModule();
  changes = [];
});

async function show(language: 'vi' | 'en' = 'en') {
  await renderRemote(remote, { path: '/admin/modules', language, user: admin });
  return within((await screen.findByText(module.name, { selector: 'td .main' })).closest('tr')!);
}
const inDialog = async () => within(await screen.findByRole('dialog'));

describe('the releases of a remote', () => {
  it('say who gets which, how it is, and what was decided and why', async () => {
    const row = await show();
    expect(row.getByText('Everybody else: 1.0.0-aaaaaaaaaa')).toBeTruthy();
    expect(row.getByText('10 % of people: 1.0.0-bbbbbbbbbb')).toBeTruthy();
    expect(row.getByText('As wanted')).toBeTruthy();
    await userEvent.click(row.getByText(/1 decision/));
    expect(row.getByRole('listitem').textContent).toMatch(
      / · Tried: 1\.0\.0-aaaaaaaaaa, 1\.0\.0-bbbbbbbbbb 10 % · an administrator · a shorter title$/,
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('say what is not as it is wanted, in Vietnamese too', async () => {
    module = someModule({ canary: null, served: null, faults: ['no release runs'] });
    const row = await show('vi');
    expect(row.getByText('Chưa như mong muốn')).toBeTruthy();
    expect(row.getByText('no release runs')).toBeTruthy();
    expect(row.getByText('Người dùng chưa nhận được gì.')).toBeTruthy();
  });

  it('are tried by as many people as the slider says, with a reason', async () => {
    const row = await show();
    await userEvent.click(row.getByRole('button', { name: 'Try a release mfe-news' }));
    const dialog = await inDialog();
    const slider = dialog.getByRole('slider', { name: /Share of people/ });
    expect(slider.getAttribute('aria-valuetext')).toBe('10 %');
    fireEvent.change(slider, { target: { value: '45' } });
    await userEvent.selectOptions(dialog.getByLabelText('Besides'), 'admin');
    await userEvent.click(dialog.getByRole('button', { name: 'Try a release' }));
    expect((await dialog.findAllByText('Please give a reason.')).length).toBeGreaterThan(0);
    expect(changes).toEqual([]);
    await userEvent.type(dialog.getByLabelText(/Reason/), 'it went well');
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Try a release' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    const wish = { verb: 'release', version: '1.0.0-bbbbbbbbbb', weight: 45, audience: ['admin'] };
    expect(changes).toEqual([['mfe-news', { ...wish, reason: 'it went well' }]]);
  });

  it.each([
    ['Promote', 'promote', /Everybody gets 1\.0\.0-bbbbbbbbbb/],
    ['Undo', 'undo', /Nobody gets 1\.0\.0-bbbbbbbbbb any more/],
    ['Switch off', 'disable', /not found until/],
  ])('are changed after a question and with a reason: %s', async (action, verb, text) => {
    const row = await show();
    await userEvent.click(row.getByRole('button', { name: `${action} mfe-news` }));
    const dialog = await inDialog();
    expect(dialog.getByText(text)).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox'), 'it is time');
    await userEvent.click(dialog.getByRole('button', { name: action }));
    await waitFor(() => expect(changes).toEqual([['mfe-news', { verb, reason: 'it is time' }]]));
  });

  it('can only be switched on while the remote is switched off', async () => {
    module = someModule({ enabled: false });
    const row = await show();
    expect(row.getByText('Switched off')).toBeTruthy();
    expect(row.getAllByRole('button').map((button) => button.textContent)).toEqual(['Switch on mfe-news']);
  });

  it('stay as they are when the registry refuses, and the dialog says so', async () => {
    api.use(fail(changeModule, 409, 'MODULE_CHANGE_REFUSED'));
    const row = await show();
    await userEvent.click(row.getByRole('button', { name: 'Undo mfe-news' }));
    const dialog = await inDialog();
    await userEvent.type(dialog.getByRole('textbox'), 'it is time');
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByText(/That change is not possible/)).toBeTruthy();
  });
});

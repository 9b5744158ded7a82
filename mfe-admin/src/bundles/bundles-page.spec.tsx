import { createBundle, listAllBundles, updateBundle } from '@fitfolio/credits-contract/bundle';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';
import { onePage, someAdminBundle } from '../testing/money.js';

const admin = someUser({ is_admin: true });

let sent: unknown[] = [];
const api = mockApi(
  answer(getMe, { data: admin }),
  answer(listAllBundles, onePage([someAdminBundle()])),
  answer(createBundle, ({ body }) => {
    sent.push(body);
    return { data: someAdminBundle() };
  }),
  answer(updateBundle, ({ body }) => {
    sent.push(body);
    return { data: someAdminBundle() };
  }),
);

beforeEach(() => {
  sent = [];
});

const show = (language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: '/admin/credits/bundles', language, user: admin });
const typed = {
  Code: 'mega',
  'Name in Vietnamese': 'Lớn',
  'Name in English': 'Mega',
  'Description in Vietnamese': 'Hai mươi token',
  'Description in English': 'Twenty tokens',
  Tokens: '20',
  'Price (USD)': '29,90',
};
async function fillForm() {
  await userEvent.click(await screen.findByRole('button', { name: 'New bundle' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const [label, text] of Object.entries(typed)) await userEvent.type(dialog.getByLabelText(label), text);
  return dialog;
}

describe('the bundles', () => {
  it('show name, price in both currencies, label and state', async () => {
    await show('vi');
    const line = within((await screen.findByText('Tiêu chuẩn')).closest('tr')!);
    for (const text of ['Phổ biến', '$10.00', '200.000 ₫', 'Đang bán'])
      expect(line.getByText(text)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('say which fields are missing, and send what was typed in minor units', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'New bundle' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create bundle' }));
    expect(dialog.getByLabelText('Tokens').getAttribute('aria-invalid')).toBe('true');
    expect(dialog.getAllByText('Tokens is a number from 1 to 10,000.')).toHaveLength(2);
    expect(await axeFindings(await screen.findByRole('dialog'))).toEqual([]);
    expect(sent).toEqual([]);
    for (const [label, text] of Object.entries(typed))
      await userEvent.type(dialog.getByLabelText(label), text);
    expect(dialog.getByText('That is 598.000 ₫.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Create bundle' }));
    expect(await screen.findByText('mega is saved.')).toBeTruthy();
    expect(sent).toMatchObject([
      { code: 'mega', tokens: 20, priceUsdCents: 2990, label: null, archived: false },
    ]);
  });

  it('keep what was typed when the code is taken, and say it at the field', async () => {
    api.use(fail(createBundle, 409, 'BUNDLE_CODE_TAKEN'));
    await show();
    const dialog = await fillForm();
    await userEvent.click(dialog.getByRole('button', { name: 'Create bundle' }));
    await waitFor(() => expect(dialog.getAllByText('Another bundle already has this code.')).toHaveLength(2));
    expect(dialog.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
    expect((dialog.getByLabelText('Name in English') as HTMLInputElement).value).toBe('Mega');
  });

  it('are archived after a question', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Archive standard' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('standard is archived.')).toBeTruthy();
    expect(sent).toMatchObject([{ code: 'standard', archived: true, priceUsdCents: 1000 }]);
  });

  it('say so when they cannot be had', async () => {
    api.use(fail(listAllBundles, 503, 'UNAVAILABLE'));
    await show();
    expect(await screen.findByText('Failed to load bundles')).toBeTruthy();
  });
});

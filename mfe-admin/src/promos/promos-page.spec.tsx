import { listAllBundles, listBundles } from '@fitfolio/credits-contract/bundle';
import { createPromo, listPromos, updatePromo } from '@fitfolio/payments-contract/promo';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { beforeEach, describe, expect, it } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import { someId } from '../testing/fixtures.js';
import { onePage, someAdminBundle, somePromo } from '../testing/money.js';

const admin = someUser({ is_admin: true });
const bundle = someAdminBundle();
const archived = someAdminBundle({
  id: someId(102),
  name: { vi: 'Gói Tết', en: 'New year' },
  archived: true,
});
let sent: unknown[] = [];
const api = mockApi(
  answer(getMe, { data: admin }),
  answer(listBundles, { data: [bundle] }),
  answer(listAllBundles, onePage([bundle, archived])),
  answer(listPromos, onePage([somePromo()])),
  answer(createPromo, ({ body }) => {
    sent.push(body);
    return { data: somePromo() };
  }),
  answer(updatePromo, ({ body }) => {
    sent.push(body);
    return { data: somePromo() };
  }),
);

beforeEach(() => {
  sent = [];
});

const show = (language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: '/admin/credits/promos', language, user: admin });

describe('the promo codes', () => {
  it('show what they take off, for what, and how often they were used', async () => {
    await show('vi');
    expect(await screen.findByText('−15%')).toBeTruthy();
    for (const text of ['mọi gói', '3 / 100']) expect(screen.getByText(text)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('take per cent up to 99, or dollars, for the bundles chosen', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'New promo' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Code'), 'two-off');
    await userEvent.type(dialog.getByLabelText('Discount'), '100');
    await userEvent.click(dialog.getByRole('button', { name: 'Create promo' }));
    expect(dialog.getByLabelText('Discount').getAttribute('aria-invalid')).toBe('true');
    await userEvent.selectOptions(dialog.getByLabelText('Kind'), 'Fixed amount');
    await userEvent.clear(dialog.getByLabelText('Discount'));
    await userEvent.type(dialog.getByLabelText('Discount'), '2.50');
    expect(dialog.getByText('In US dollars. That is 50.000 ₫.')).toBeTruthy();
    await userEvent.click(await dialog.findByLabelText('Standard'));
    expect(await axeFindings(await screen.findByRole('dialog'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Create promo' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([{ code: 'TWOOFF', kind: 'fixed', value: 250, bundleIds: [bundle.id] }]);
  });

  const edit = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    return within(await screen.findByRole('dialog'));
  };

  it('are no longer for a bundle that is not sold any more, once it is unticked', async () => {
    api.use(answer(listPromos, onePage([somePromo({ bundleIds: [archived.id, bundle.id] })])));
    await show();
    const dialog = await edit();
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'New year (Archived)' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ bundleIds: [bundle.id] }]));
  });

  it('keep their bundles when these cannot be had', async () => {
    api.use(fail(listBundles, 503, 'UNAVAILABLE'));
    api.use(answer(listPromos, onePage([somePromo({ bundleIds: [archived.id] })])));
    await show();
    const dialog = await edit();
    expect(await dialog.findByText(/^The bundles could not be loaded/)).toBeTruthy();
    api.use(answer(listBundles, { data: [bundle] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('checkbox', { name: 'New year (Archived)' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ bundleIds: [archived.id] }]));
  });
});

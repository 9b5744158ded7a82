import { createCoupon, listCoupons, updateCoupon } from '@fitfolio/credits-contract/coupon';
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
import { onePage, someCoupon } from '../testing/money.js';

const admin = someUser({ is_admin: true });
const ended = someCoupon({ code: 'OLD', endsAt: '2020-01-01T00:00:00.000Z', usesMax: null });
let sent: unknown[] = [];
const api = mockApi(
  answer(getMe, { data: admin }),
  answer(listCoupons, onePage([someCoupon(), { ...ended, id: '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f0202' }])),
  answer(createCoupon, ({ body }) => {
    sent.push(body);
    return { data: someCoupon() };
  }),
);

beforeEach(() => {
  sent = [];
});

const show = (language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: '/admin/credits/coupon-codes', language, user: admin });
const lineOf = async (code: string) =>
  within((await screen.findByText(code, { selector: '.main' })).closest('tr')!);

describe('the coupon codes', () => {
  it('show uses, limits and state', async () => {
    await show('vi');
    const line = await lineOf('WELCOME');
    for (const text of ['3 / 100', 'mỗi người 1 lượt', 'Đang hiệu lực'])
      expect(line.getByText(text)).toBeTruthy();
    const old = await lineOf('OLD');
    for (const text of ['3 / không giới hạn', 'Đã kết thúc']) expect(old.getByText(text)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('are made as typed, with instants for dates', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'New coupon' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Code'), 'tet-2027');
    await userEvent.type(dialog.getByLabelText('Tokens'), '3');
    await userEvent.type(dialog.getByLabelText(/^Starts/), '2027-02-01T00:00');
    await userEvent.type(dialog.getByLabelText(/^Ends/), '2027-01-01T00:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Create coupon' }));
    expect(dialog.getAllByText('The end must come after the start.')).toHaveLength(2);
    await userEvent.clear(dialog.getByLabelText(/^Ends/));
    expect(await axeFindings(await screen.findByRole('dialog'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Create coupon' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const startsAt = new Date('2027-02-01T00:00').toISOString();
    expect(sent).toMatchObject([{ code: 'TET2027', tokens: 3, startsAt, endsAt: null, usesMax: null }]);
  });

  it('cannot be limited below what was used', async () => {
    api.use(fail(updateCoupon, 409, 'COUPON_USED_UP'));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit WELCOME' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText(/^Uses in all/));
    await userEvent.type(dialog.getByLabelText(/^Uses in all/), '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Uses in all/).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(dialog.getAllByText('This code was already used more often than that.')).toHaveLength(2);
  });
});

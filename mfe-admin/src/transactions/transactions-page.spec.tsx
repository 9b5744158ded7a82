import { listUsers } from '@fitfolio/auth-contract/admin-users';
import { adjustBalance, listAllTransactions } from '@fitfolio/credits-contract/transaction';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { beforeEach, describe, expect, it } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import { someAccount } from '../testing/fixtures.js';
import { onePage, someMovement } from '../testing/money.js';

const admin = someUser({ is_admin: true });
const movement = someMovement();
let asked: URLSearchParams[] = [];
let sent: { body: unknown; key: string | null }[] = [];
const api = mockApi(
  answer(getMe, { data: admin }),
  answer(listUsers, onePage([someAccount({ id: movement.userId, email: 'buyer@example.com' })])),
  answer(listAllTransactions, ({ query }) => {
    asked.push(query);
    return onePage([movement]);
  }),
  answer(adjustBalance, ({ body, headers }) => {
    sent.push({ body, key: headers.get('idempotency-key') });
    return { data: movement };
  }),
);

beforeEach(() => {
  asked = [];
  sent = [];
});

const show = (search = '', language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: `/admin/credits/transactions${search}`, language, user: admin });

async function fillAdjustment(amount: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Adjust' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('searchbox'), 'buyer');
  await userEvent.click(await dialog.findByRole('radio', { name: /buyer@example.com/ }));
  await userEvent.type(dialog.getByLabelText('Tokens'), amount);
  await userEvent.type(dialog.getByLabelText('Reason'), 'A gift was promised');
  return dialog;
}

describe('the movements of tokens', () => {
  it('say whose, why, how many and what was left', async () => {
    await show('', 'vi');
    const line = within((await screen.findByRole('link', { name: 'buyer@example.com' })).closest('tr')!);
    for (const text of ['Nhận', 'Mua token', '+5']) expect(line.getByText(text)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('are narrowed to a type and to one user, which the address keeps', async () => {
    await show('?userId=nobody');
    await userEvent.click(await screen.findByRole('button', { name: 'Only this user buyer@example.com' }));
    await waitFor(() => expect(asked.at(-1)?.get('userId')).toBe(movement.userId));
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Bonus');
    await waitFor(() => expect(asked.at(-1)?.get('type')).toBe('bonus'));
    expect(place()).toContain(`userId=${movement.userId}`);
    await userEvent.click(screen.getByRole('button', { name: 'Show everyone' }));
    await waitFor(() => expect(asked.at(-1)?.get('userId')).toBeNull());
  });
});

describe('an adjustment', () => {
  it('shows the balance it leads to, and is sent once under a key', async () => {
    await show();
    const dialog = await fillAdjustment('-2');
    expect(await dialog.findByText('3 tokens afterwards.')).toBeTruthy();
    expect(await axeFindings(await screen.findByRole('dialog'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Adjust' }));
    expect(await screen.findByText('buyer@example.com: −2 tokens.')).toBeTruthy();
    const body = { userId: movement.userId, amount: -2, reason: 'A gift was promised' };
    expect(sent).toEqual([{ body, key: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  });

  it.each([
    ['INSUFFICIENT_TOKENS', 'This user does not have that many tokens.'],
    ['USER_UNKNOWN', 'This account no longer exists.'],
  ])('that is refused with %s keeps what was typed', async (code, text) => {
    api.use(fail(adjustBalance, 409, code));
    await show();
    const dialog = await fillAdjustment('-99');
    await userEvent.click(dialog.getByRole('button', { name: 'Adjust' }));
    expect((await dialog.findAllByText(text)).length).toBe(2);
    expect((dialog.getByLabelText('Tokens') as HTMLInputElement).value).toBe('-99');
  });

  it('asks for a user, a number and a reason', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Adjust' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Adjust' }));
    expect(dialog.getAllByText('Choose a user.')).toHaveLength(2);
    expect(sent).toEqual([]);
  });
});

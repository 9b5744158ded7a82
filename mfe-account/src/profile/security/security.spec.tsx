import {
  addTotp,
  type Factor,
  listFactors,
  removeFactor,
  renewRecoveryCodes,
  setUpTotp,
} from '@fitfolio/auth-contract/factors';
import { getMe } from '@fitfolio/auth-contract/me';
import { reauthenticate } from '@fitfolio/auth-contract/reauthentication';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { fakeToken } from '@fitfolio/web-kit/testing/fake-token';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { reauthentication } from '@fitfolio/web-kit/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.js';
import en from './texts.en.json' with { type: 'json' };
import vi from './texts.vi.json' with { type: 'json' };

const keysOf = (texts: object): string[] =>
  Object.entries(texts)
    .flatMap(([key, inner]: [string, unknown]) =>
      typeof inner === 'object' && inner !== null ? keysOf(inner).map((each) => `${key}.${each}`) : [key],
    )
    .sort();

const app: Factor = {
  id: '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9c01',
  kind: 'totp',
  name: 'My phone',
  createdAt: '2026-11-20T08:00:00.000Z',
  usedAt: null,
  backedUp: null,
};
const recoveryCodes = Array.from({ length: 10 }, (_, n) => `abcd${n}-efghj`);
const access_token = fakeToken().accessToken;
let factors: Factor[] = [];
let proofs: unknown[] = [];
const api = mockApi(
  answer(getMe, { data: someUser() }),
  answer(listFactors, () => ({ data: { factors, recoveryCodes: 9, hasPassword: true } })),
  answer(setUpTotp, {
    data: { secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/x?secret=ABCDEFGHIJKL', setup: 's' },
  }),
  answer(addTotp, () => {
    factors = [app];
    return { data: { factor: app, recoveryCodes, access_token } };
  }),
  answer(removeFactor, () => {
    factors = [];
    return undefined;
  }),
  answer(reauthenticate, ({ body }) => {
    proofs.push(body);
    return { access_token };
  }),
);

beforeEach(() => {
  localStorage.setItem('profileActiveSection', 'security');
  factors = [];
  proofs = [];
});

const show = (language: 'vi' | 'en' = 'en', user = someUser()) => {
  api.use(answer(getMe, { data: user }));
  return renderRemote(remote, { path: '/user-profile', language, user });
};
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

it('has the same texts in both languages', () => {
  expect(keysOf(vi)).toEqual(keysOf(en));
});

describe('two-step login', () => {
  it('is set up with an app, and shows the recovery codes once', async () => {
    await show();
    await press('Add an authenticator app');
    expect(await screen.findByText('ABCD EFGH IJKL')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Code from the app'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    const codes = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    await press('I have kept them');
    await waitFor(() => expect(screen.queryByText(recoveryCodes[0]!)).toBeNull());
    expect(await screen.findByText('My phone')).toBeTruthy();
    expect(screen.getByText('9 codes are left.')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('says what a wrong code may come from', async () => {
    api.use(fail(addTotp, 400, 'FACTOR_CODE_WRONG'));
    await show('vi');
    await press('Thêm ứng dụng xác thực');
    await userEvent.type(await screen.findByLabelText('Mã trong ứng dụng'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Thêm' }));
    expect(await screen.findAllByText(/đồng hồ của điện thoại/)).not.toEqual([]);
  });

  it('loses a factor after a question', async () => {
    factors = [app];
    await show();
    await press('Remove My phone');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/It is your last one/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/You have no second factor yet/)).toBeTruthy();
  });

  it('is for people with a verified address', async () => {
    await show('en', someUser({ emailVerified: false }));
    expect(await screen.findByText(/Verify your email first/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    await press('Verify email');
    expect(await screen.findByLabelText('Verification code')).toBeTruthy();
  });

  it('tells an administrator why the admin area does not open', async () => {
    await show('en', someUser({ is_admin: true, secondFactorMissing: true }));
    expect(await screen.findByText(/Administrators need a second factor on this site/)).toBeTruthy();
  });
});

describe('a call that needs a fresh proof', () => {
  beforeEach(() => {
    factors = [app];
    api.use(fail(renewRecoveryCodes, 403, 'REAUTHENTICATION_REQUIRED'));
  });
  // A question that a test leaves open would be asked in the next one.
  afterEach(() => reauthentication.answer(false));
  const ask = async (): Promise<HTMLElement> => {
    await show();
    await press('Make new codes');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make new codes' }),
    );
    // In tests every dialog has the same id, and so the same name.
    return (await screen.findByText('Confirm that it is you')).closest<HTMLElement>('[role="dialog"]')!;
  };

  it('asks for it, and is repeated after it', async () => {
    const dialog = await ask();
    api.use(answer(renewRecoveryCodes, { data: { recoveryCodes } }));
    await userEvent.type(await within(dialog).findByLabelText('Password'), 'mot-mat-khau-dai');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(recoveryCodes[0]!)).toBeTruthy();
    expect(proofs).toEqual([{ password: 'mot-mat-khau-dai' }]);
    await waitFor(() => expect(screen.queryByText('Confirm that it is you')).toBeNull());
  });

  it('takes a code instead, and says when it is wrong', async () => {
    api.use(fail(reauthenticate, 400, 'FACTOR_CODE_WRONG'));
    const dialog = await ask();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Use a code instead' }));
    await userEvent.type(within(dialog).getByLabelText('Code'), '123456');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await within(dialog).findAllByText('This code is not correct, or was used before.')).not.toEqual(
      [],
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('fails when the question is closed', async () => {
    const dialog = await ask();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Please confirm that it is you, then try again.')).toBeTruthy();
    expect(screen.queryByText('Access denied! You don’t have permission.')).toBeNull();
  });
});

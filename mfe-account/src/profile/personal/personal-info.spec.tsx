import { getMe, updateMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail, unreachable, type MockCall } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.js';

let stored = someUser();
let sent: MockCall['body'][] = [];
const api = mockApi(
  answer(getMe, () => ({ data: stored })),
  answer(updateMe, ({ body }) => {
    sent.push(body);
    stored = { ...stored, ...(body as Partial<typeof stored>) };
    return { data: stored };
  }),
);

beforeEach(() => {
  stored = someUser();
  sent = [];
  sessionStorage.clear();
});

const show = (language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: '/user-profile', language, user: stored });
const edit = async () => userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

async function rename(value: string): Promise<void> {
  await userEvent.clear(name());
  if (value) await userEvent.type(name(), value);
}

describe('the personal information', () => {
  it('names everything, in Vietnamese too', async () => {
    await show('vi');
    for (const text of ['Họ và tên', 'Nguyễn Văn An', 'Giới tính', 'Nam', 'Người tìm việc', 'Đã xác minh']) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
  });

  it('says what was never given', async () => {
    stored = someUser({ name: null, gender: null, userType: null, emailVerified: false });
    await show();
    expect(await screen.findAllByText('Not given yet')).toHaveLength(3);
    expect(screen.getByText('Not verified')).toBeTruthy();
  });

  it('is changed, and everyone who shows it learns of it', async () => {
    const { store } = await show();
    await edit();
    expect(await axeFindings()).toEqual([]);
    await rename('Lê Thị Bình');
    await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Recruiter' }));
    await save();
    expect(await screen.findByText('Your profile is saved.')).toBeTruthy();
    expect(sent).toEqual([{ name: 'Lê Thị Bình', gender: 'female', userType: 'recruiter' }]);
    await waitFor(() => expect(store.getState().session.user?.name).toBe('Lê Thị Bình'));
    expect(await screen.findByText('Lê Thị Bình')).toBeTruthy();
  });

  it('needs a name, a gender and a user type', async () => {
    stored = someUser({ name: null, gender: null, userType: null });
    await show();
    await edit();
    await userEvent.type(name(), '   ');
    await save();
    for (const message of ['Name is required.', 'Gender is required.', 'User type is required.']) {
      expect(screen.getAllByText(message)).toHaveLength(2);
    }
    await userEvent.click(screen.getByRole('link', { name: 'Gender is required.' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Male' }));
    expect(sent).toEqual([]);
    expect(await axeFindings()).toEqual([]);
  });

  it.each([
    [fail(updateMe, 500, 'INTERNAL'), 'Something went wrong on our side. Please try again.'],
    [unreachable(updateMe), 'We could not reach the server. Check your connection and try again.'],
  ])('says why it was not saved and keeps what was typed (%#)', async (handler, why) => {
    api.use(handler);
    await show();
    await edit();
    await rename('Lê Thị Bình');
    await save();
    expect(await screen.findByText('Failed to update profile')).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    expect(name().value).toBe('Lê Thị Bình');
  });

  it('keeps a begun change over a reload, until it is cancelled', async () => {
    const first = await show();
    await edit();
    await rename('Lê Thị Bình');
    first.unmount();
    const second = await show();
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Lê Thị Bình');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
    second.unmount();
    await show();
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy();
  });
});

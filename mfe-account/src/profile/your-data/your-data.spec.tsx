import { cancelDeletion, exportMe, requestDeletion } from '@fitfolio/auth-contract/own-data';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, answerFile, fail, type MockCall } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.js';

const deletionAt = '2026-11-27T08:00:00.000Z';
let me = someUser();
let asked: MockCall['body'][] = [];
const api = mockApi(
  answer(getMe, () => ({ data: me })),
  answer(requestDeletion, ({ body }) => {
    asked.push(body);
    me = { ...me, deletionAt };
    return { data: { deletionAt } };
  }),
  answer(cancelDeletion, () => {
    me = { ...me, deletionAt: null };
    return undefined;
  }),
  answerFile(exportMe, 'fitfolio-data.zip', 'PK'),
);

beforeEach(() => {
  localStorage.setItem('profileActiveSection', 'your-data');
  me = someUser({ hasPassword: true, deletionAt: null });
  asked = [];
});

const user = userEvent.setup({ delay: null });
const show = () => renderRemote(remote, { path: '/user-profile', language: 'en', user: me });
const open = async () => {
  await show();
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  return within(await screen.findByRole('dialog'));
};

describe('one’s data', () => {
  it('comes as a file under the name the service gave it', async () => {
    const urls: Blob[] = [];
    URL.createObjectURL = (blob) => {
      urls.push(blob as Blob);
      return 'blob:x';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await show();
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('fitfolio-data.zip');
    expect(urls[0]?.size).toBe(2);
    click.mockRestore();
  });

  it('says when it is not complete', async () => {
    api.use(fail(exportMe, 503, 'EXPORT_INCOMPLETE'));
    await show();
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Your data could not be put together')).toBeTruthy();
  });
});

describe('the end of an account', () => {
  it('is asked for with the password, and undone', async () => {
    const dialog = await open();
    await user.click(dialog.getByLabelText('Current password'));
    await user.paste('mật-khẩu-cũ');
    expect(await axeFindings()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText(/Your account will be deleted on 2026-11-27/)).toBeTruthy();
    expect(asked).toEqual([{ password: 'mật-khẩu-cũ' }]);
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull());
  });

  it('of someone without a password is asked for with the address', async () => {
    me = someUser({ hasPassword: false, deletionAt: null });
    const dialog = await open();
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(dialog.getAllByText('Type your email address exactly.')).toHaveLength(2);
    await user.click(dialog.getByLabelText('Type an@example.com to confirm'));
    await user.paste('an@example.com');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(asked).toEqual([{ confirmation: 'an@example.com' }]));
  });

  it('is refused with a wrong password, and says so there', async () => {
    api.use(fail(requestDeletion, 400, 'CURRENT_PASSWORD_WRONG'));
    const dialog = await open();
    await user.click(dialog.getByLabelText('Current password'));
    await user.paste('khác');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findAllByText('The current password is not correct.')).toHaveLength(2);
  });
});

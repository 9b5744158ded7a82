import { listEmails, resendEmail } from '@fitfolio/auth-contract/emails';
import { getMe } from '@fitfolio/auth-contract/me';
import { formatDateTime } from '@fitfolio/web-kit/format';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';
import { someMail } from '../testing/fixtures.js';

const admin = someUser({ is_admin: true });
const failed = someMail(2, {
  kind: 'reset-password',
  state: 'failed',
  tries: 8,
  error: '550 mailbox unknown',
  sentAt: null,
});
let mails = [failed, someMail(1)];
let asked: URLSearchParams[] = [];
const api = mockApi(
  answer(getMe, { data: admin }),
  answer(listEmails, ({ query }) => {
    asked.push(query);
    const data = mails.filter((m) => [null, m.state as string].includes(query.get('state')));
    return { data, page: { page: 1, pageSize: 20, total: data.length } };
  }),
  answer(resendEmail, ({ params }) => {
    const again = someMail(3, {
      ...mails.find((m) => m.id === params['id']),
      state: 'queued',
      error: null,
      tries: 0,
    });
    mails = [{ ...again, id: someMail(3).id }, ...mails];
    return { data: again };
  }),
);

beforeEach(() => {
  asked = [];
  mails = [failed, someMail(1)];
});

const show = (search = '', language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: `/admin/emails${search}`, language, user: admin });
const lineOf = async (recipient: string) =>
  within((await screen.findByText(recipient, { selector: 'td .main' })).closest('tr')!);
async function resend(): Promise<void> {
  const line = await lineOf(failed.recipient);
  await userEvent.click(line.getByRole('button', { name: `Resend ${failed.recipient}` }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Resend' }));
}

describe('the mails', () => {
  it('show to whom, what, in which language, how often tried, why it failed and when', async () => {
    await show();
    const line = await lineOf(failed.recipient);
    const texts = ['Reset password', 'Vietnamese', 'Failed', '550 mailbox unknown', '8', '–'];
    for (const text of [...texts, formatDateTime(failed.createdAt)]) {
      expect(line.getByText(text)).toBeTruthy();
    }
    expect(await axeFindings()).toEqual([]);
  });

  it('are named in Vietnamese too', async () => {
    await show('', 'vi');
    expect((await lineOf(failed.recipient)).getByText('Không gửi được')).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Người nhận' })).toBeTruthy();
  });

  it('are narrowed by state and kind, which the address keeps', async () => {
    await show('?state=sent&kind=verify-email');
    await lineOf('person-1@example.com');
    expect([asked[0]?.get('state'), asked[0]?.get('kind')]).toEqual(['sent', 'verify-email']);
    expect(screen.queryByText(failed.recipient)).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Waiting');
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeTruthy();
    expect(place()).toBe('/admin/emails?state=queued&kind=verify-email');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await lineOf(failed.recipient);
    expect(place()).toBe('/admin/emails');
  });

  it('are sent once more after a question, and the list shows it', async () => {
    await show();
    await resend();
    expect(await screen.findByText(`A new email to ${failed.recipient} is on its way.`)).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Waiting', { selector: 'td span' })).toBeTruthy());
  });

  it('say when they still wait to be sent', async () => {
    api.use(fail(resendEmail, 409, 'MAIL_STILL_WAITING'));
    await show();
    await resend();
    expect(await screen.findByText('The email could not be resent')).toBeTruthy();
    expect(screen.getByText('This email has not been sent yet. Please wait.')).toBeTruthy();
  });

  it('say what will be here, and when they cannot be had', async () => {
    mails = [];
    const { unmount } = await show();
    expect(await screen.findByRole('heading', { name: 'No emails yet' })).toBeTruthy();
    unmount();
    api.use(fail(listEmails, 503, 'UNAVAILABLE'));
    await show();
    expect(await screen.findByText('Failed to load emails')).toBeTruthy();
  });
});

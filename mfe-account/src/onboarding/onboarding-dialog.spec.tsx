import { getMe, updateMe } from '@fitfolio/auth-contract/me';
import { defineRemote } from '@fitfolio/web-kit/remote';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';
import { OnboardingDialog } from './onboarding-dialog.js';

const newcomer = someUser({ name: null, gender: null, userType: null, emailVerified: false });
let sent: unknown[] = [];
let closed = 0;
const api = mockApi(
  answer(getMe, { data: newcomer }),
  answer(updateMe, ({ body }) => {
    sent.push(body);
    return { data: someUser() };
  }),
);

beforeEach(() => {
  sent = [];
  closed = 0;
});

const user = userEvent.setup({ delay: null });
const Page = () => <OnboardingDialog onClose={() => (closed += 1)} />;
const host = defineRemote({
  kit: '^2.0',
  resources: remote.resources,
  routes: [{ path: '/user-profile', access: 'user', load: () => Promise.resolve(Page) }],
});
const show = (language: 'vi' | 'en' = 'en') =>
  renderRemote(host, { path: '/user-profile', language, user: newcomer });

async function fill(): Promise<void> {
  await user.click(await screen.findByLabelText('Name'));
  await user.paste('Trần Bình');
  await user.click(screen.getByRole('radio', { name: 'Other' }));
  await user.click(screen.getByRole('radio', { name: 'Recruiter' }));
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
}

describe('the onboarding', () => {
  it('keeps name, gender and user type, and closes', async () => {
    await show();
    await fill();
    await waitFor(() => expect(closed).toBe(1));
    expect(sent).toEqual([{ name: 'Trần Bình', gender: 'other', userType: 'recruiter' }]);
  });

  it.each(['vi', 'en'] as const)('has nothing axe complains about (%s)', async (language) => {
    await show(language);
    await screen.findByRole('dialog');
    expect(await axeFindings()).toEqual([]);
  });

  it('needs all three, and can wait', async () => {
    await show();
    await user.click(await screen.findByRole('button', { name: 'Save and go on' }));
    for (const text of ['Name is required.', 'Gender is required.', 'User type is required.']) {
      expect(screen.getAllByText(text)).toHaveLength(2);
    }
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect([closed, sent]).toEqual([1, []]);
  });

  it('says why it was not saved and keeps what was typed', async () => {
    api.use(fail(updateMe, 503, 'UNAVAILABLE'));
    await show();
    await fill();
    expect(await screen.findByText('Error updating user details')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Trần Bình');
    expect(closed).toBe(0);
  });
});

import { estimateFitAnalysis } from '@fitfolio/analysis-contract/fit-analysis';
import { getMe } from '@fitfolio/auth-contract/me';
import { getBalance } from '@fitfolio/credits-contract/balance';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cv, jobInput, jobText, resumeInput } from '../../testing/form-page.js';

jest.unstable_mockModule('./confirm-dialog.js', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { default: remote } = await import('../../remote.js');

const user = someUser();
mockApi(
  answer(getMe, { data: user }),
  answer(getBalance, { data: { balance: 3 } }),
  answer(estimateFitAnalysis, { data: { cost: 1, balance: 3, sufficient: true, repeatOf: null } }),
);

it('says that the network is gone when the dialog does not come, and keeps what was entered', async () => {
  await renderRemote(remote, { path: '/fit-analysis', language: 'en', user });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Analyze' });
  const act = userEvent.setup({ applyAccept: false, pointerEventsCheck: 0 });
  await act.upload(resumeInput(), cv());
  await act.click(jobInput());
  await act.paste(jobText);
  await act.click(button);
  expect(await screen.findByText('Analysis Submission Failed')).toBeTruthy();
  expect(screen.getByText(/connection/i)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(jobInput().value).toBe(jobText);
});

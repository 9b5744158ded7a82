import { listScreenings, type ScreeningSummary } from '@fitfolio/analysis-contract/screening';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import remote from '../remote.js';
import { screeningId, someScreening } from './screening.fixture.js';

const user = someUser({ userType: 'recruiter' });
let list: ScreeningSummary[];
const api = mockApi(
  answer(getMe, { data: user }),
  answer(listScreenings, () => ({ data: list, page: { page: 1, pageSize: 20, total: list.length } })),
);
beforeEach(() => {
  list = [
    someScreening({ candidates: 12, completed: 10, shortlisted: 3 }),
    someScreening({ id: screeningId.replace('9d00', '9d01'), title: 'Lễ tân', role: 'viewer' }),
  ];
});
const show = (language: 'vi' | 'en' = 'en') => renderRemote(remote, { path: '/screenings', language, user });

it('lists the own and the shared ones, with how far they are', async () => {
  await show();
  const link = await screen.findByRole('link', { name: 'Data analyst' });
  expect(link.getAttribute('href')).toBe(`/screenings/screening?id=${screeningId}`);
  const cells = within(link.closest('tr')!).getAllByRole('cell');
  expect(cells.slice(1, 5).map((cell) => cell.textContent)).toEqual(['12', '10', '3', 'Owner']);
  expect(cells.at(-1)?.textContent).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(screen.getByRole('link', { name: 'New screening' }).getAttribute('href')).toBe('/screenings/new');
  expect(await axeFindings()).toEqual([]);
});

it('says in three steps what a screening does while there is none', async () => {
  list = [];
  await show('vi');
  expect(await screen.findByText('Chưa có đợt sàng lọc nào')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)).toEqual([
    'Đưa tin tuyển dụng vào',
    'Thả các CV vào',
    'So sánh khi chưa biết tên',
  ]);
  expect(await axeFindings()).toEqual([]);
});

it('says that the list could not be had', async () => {
  api.use(fail(listScreenings, 503, 'UNAVAILABLE'));
  await show();
  expect(await screen.findByText('Your screenings could not be loaded')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

import { listBundles } from '@fitfolio/credits-contract/bundle';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someBundle } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';

const basic = someBundle({
  id: '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b14',
  code: 'basic',
  name: { vi: 'Cơ bản', en: 'Basic' },
  label: null,
});
const standard = someBundle();
const pack = someBundle({
  id: '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b16',
  code: 'readiness-pack',
  kind: 'pack',
  name: { vi: 'Gói sẵn sàng', en: 'Readiness pack' },
  priceUsdCents: 450,
  priceVnd: 90_000,
  label: null,
});
const api = mockApi(answer(listBundles, { data: [basic, standard, pack] }));
const show = (language: 'vi' | 'en') => renderRemote(remote, { path: '/pricing', language });
const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('what is sold', () => {
  it('is what works, and a pack is bought as a tier is', async () => {
    await show('en');
    const shown = await card('Standard');
    for (const text of [
      '5 premium analyses',
      'Career development plan: 1 token each',
      'Mock interview of eight questions: 1 token a session',
    ])
      expect(shown.getByText(text)).toBeTruthy();
    expect(screen.queryByText('Coming soon')).toBeNull();
    const bought = await card('Readiness pack');
    expect(bought.getByRole('link').getAttribute('href')).toBe(`/payment?bundle=${pack.id}`);
  });

  it('can be seen before it is paid for', async () => {
    await show('en');
    expect((await screen.findByRole('link', { name: 'A premium result' })).getAttribute('href')).toBe(
      '/fit-analysis/sample',
    );
  });
});

describe('the prices', () => {
  it('stand in dollars for readers of English, with price of a token and saving', async () => {
    await show('en');
    const shown = await card('Standard');
    for (const text of ['$10.00', '5 tokens', '$2.00 per token', 'Save 20%', 'Popular']) {
      expect(shown.getByText(text)).toBeTruthy();
    }
    expect(shown.getByRole('link').getAttribute('href')).toBe(`/payment?bundle=${standard.id}`);
    expect((await card('Readiness pack')).getByText('$4.50')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('stand in dong for readers of Vietnamese, and the choice is remembered', async () => {
    const first = await show('vi');
    expect((await card('Tiêu chuẩn')).getByText('200.000 ₫')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'USD' }));
    expect((await card('Tiêu chuẩn')).getByText('$10.00')).toBeTruthy();
    first.unmount();
    await show('vi');
    expect((await card('Tiêu chuẩn')).getByText('$10.00')).toBeTruthy();
  });

  it('that cannot be had are said to be missing; the free plan stays', async () => {
    api.use(fail(listBundles, 503, 'UNAVAILABLE'));
    await show('en');
    expect(await screen.findByText('Failed to fetch token bundles')).toBeTruthy();
    expect((await card('Free')).getByText('$0')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

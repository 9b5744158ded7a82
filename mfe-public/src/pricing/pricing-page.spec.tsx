import { type Bundle, listBundles } from '@fitfolio/credits-contract/bundle';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';

const bundle = (code: string, changes: Partial<Bundle>): Bundle => ({
  id: `0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b1${code.length % 10}`,
  code,
  kind: 'tier',
  name: { vi: `${code} vi`, en: `${code} en` },
  description: { vi: 'mô tả', en: 'description' },
  tokens: 1,
  priceUsdCents: 250,
  priceVnd: 50_000,
  perTokenUsdCents: 250,
  perTokenVnd: 50_000,
  savingPercent: 0,
  label: null,
  ...changes,
});
const standard = bundle('standard', {
  tokens: 5,
  priceUsdCents: 1000,
  priceVnd: 200_000,
  perTokenUsdCents: 200,
  perTokenVnd: 40_000,
  savingPercent: 20,
  label: 'popular',
});
const pack = bundle('readiness-pack', { kind: 'pack', tokens: 2, priceUsdCents: 450, priceVnd: 90_000 });
const api = mockApi(answer(listBundles, { data: [bundle('basic', {}), standard, pack] }));
const show = (language: 'vi' | 'en') => renderRemote(remote, { path: '/pricing', language });
const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('the prices', () => {
  it('stand in dollars for readers of English, with price of a token and saving', async () => {
    await show('en');
    const shown = await card('standard en');
    for (const text of ['$10.00', '5 tokens', '$2.00 per token', 'Save 20%', 'Popular']) {
      expect(shown.getByText(text)).toBeTruthy();
    }
    expect(shown.getByRole('link').getAttribute('href')).toBe(`/payment?bundle=${standard.id}`);
    expect((await card('readiness-pack en')).getByText('$4.50')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('stand in dong for readers of Vietnamese, and the choice is remembered', async () => {
    const first = await show('vi');
    expect((await card('standard vi')).getByText('200.000 ₫')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'USD' }));
    expect((await card('standard vi')).getByText('$10.00')).toBeTruthy();
    first.unmount();
    await show('vi');
    expect((await card('standard vi')).getByText('$10.00')).toBeTruthy();
  });

  it('that cannot be had are said to be missing; the free plan stays', async () => {
    api.use(fail(listBundles, 503, 'UNAVAILABLE'));
    await show('en');
    expect(await screen.findByText('Failed to fetch token bundles')).toBeTruthy();
    expect((await card('Free')).getByText('$0')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import remote from '../remote.js';

it('says that it is not on sale and leads to what there is', async () => {
  await renderRemote(remote, { path: '/fit-analysis', language: 'en' });
  expect(await screen.findByText(/This is not on sale yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Free analysis' }).getAttribute('href')).toBe('/free-analysis');
  expect(screen.getByRole('link', { name: 'View pricing' }).getAttribute('href')).toBe('/pricing');
  expect(await axeFindings()).toEqual([]);
});

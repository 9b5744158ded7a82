import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import remote from '../remote.js';

it.each([
  ['en', 'This page is new.'],
  ['vi', 'Trang này mới được tạo.'],
] as const)('says what it is about (%s)', async (language, lead) => {
  await renderRemote(remote, { path: '/example', language });
  expect(await screen.findByRole('heading', { level: 1, name: 'Example' })).toBeTruthy();
  expect(screen.getByText(lead)).toBeTruthy();
  expect(document.title).toBe('Example · Fitfolio');
  expect(await axeFindings()).toEqual([]);
});

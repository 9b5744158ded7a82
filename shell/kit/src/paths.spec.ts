import { describe, expect, it } from '@jest/globals';
import { loginPath, safeRedirect } from './paths.js';

describe('where ?redirect= may lead', () => {
  it.each(['/user-profile', '/fit-analysis/result?id=7#top', '/admin/users'])('keeps %s', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\/evil.example',
    'javascript:alert(1)',
    '/login?redirect=/login',
    '/sign-up/',
  ])('refuses %j', (value) => {
    expect(safeRedirect(value)).toBeNull();
  });

  it('survives the log-in address', () => {
    const search = loginPath('/a?b=c&d=é').split('?')[1];
    expect(new URLSearchParams(search).get('redirect')).toBe('/a?b=c&d=é');
  });
});

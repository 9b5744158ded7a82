import { describe, expect, it } from '@jest/globals';
import { contentSecurityPolicy } from '../src/headers.js';

const scripts = (google: boolean): string | undefined =>
  contentSecurityPolicy('n', { google })
    .split('; ')
    .find((line) => line.startsWith('script-src'));

describe('the content security policy', () => {
  it('lets scripts of our own run only', () => expect(scripts(false)).toBe("script-src 'self'"));

  it('lets Google’s script run where signing in with Google is set up', () =>
    expect(scripts(true)).toBe("script-src 'self' https://accounts.google.com/gsi/client"));

  it.each([true, false])('never allows eval or inline script (%s)', (google) =>
    expect(contentSecurityPolicy('n', { google })).not.toMatch(/script-src[^;]*unsafe/),
  );
});

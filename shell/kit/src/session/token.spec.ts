import { describe, expect, it } from '@jest/globals';
import { isExpired } from './session-storage.js';
import { expiryOf } from './token.js';

const part = (text: string): string => btoa(text).replaceAll('=', '');

describe('an access token', () => {
  it('says when it expires', () => expect(expiryOf(`h.${part('{"exp":17}')}.s`)).toBe(17));

  it.each([
    [undefined, 'must be a string'],
    [7, 'must be a string'],
    ['only-one-part', 'missing part #2'],
    ['a..c', 'missing part #2'],
    ['a.%%%.c', 'invalid base64 for part #2'],
    [`a.${part('not json')}.c`, 'invalid json for part #2'],
    [`a.${part('{"exp":"soon"}')}.c`, 'invalid json for part #2'],
  ])('%j is refused: %s', (token, why) => {
    expect(() => expiryOf(token)).toThrow(`Invalid token specified: ${why}`);
  });

  it('has expired when its time is before now, in seconds', () => {
    expect([isExpired(99, 100_000), isExpired(100, 100_000)]).toEqual([true, false]);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { storedJson, storedText } from './storage.js';

const isColour = (text: string): text is 'red' | 'blue' => text === 'red' || text === 'blue';
const colour = storedText('local', 'colour', isColour);
const size = storedJson('session', 'size', (content) => (typeof content === 'number' ? content : null));

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

describe('a stored value', () => {
  it('is read as it was written, until it is removed', () => {
    colour.write('red');
    size.write(3);
    expect([colour.read(), size.read(), localStorage.getItem('colour')]).toEqual(['red', 3, 'red']);
    colour.write(null);
    expect([colour.read(), localStorage.length]).toEqual([null, 0]);
  });

  it.each(['green', ''])('is null for the unknown word %j', (text) => {
    localStorage.setItem('colour', text);
    expect(colour.read()).toBeNull();
  });

  it.each(['not json', '{', '"3"', 'null'])('is null for the broken content %j', (text) => {
    sessionStorage.setItem('size', text);
    expect(size.read()).toBeNull();
  });

  it('is null when storage is blocked or full, and nothing throws', () => {
    const refuse = (): never => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    colour.write('blue');
    size.write(null);
    expect([colour.read(), size.read()]).toEqual([null, null]);
  });

  it('is null when the browser denies access to storage', () => {
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    colour.write('blue');
    expect(colour.read()).toBeNull();
  });
});

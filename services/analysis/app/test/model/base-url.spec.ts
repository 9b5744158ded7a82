import { expect, it } from '@jest/globals';
import { mayAsk } from '../../src/model/base-url.js';

it.each(['https://api.example.com/v1', 'https://models.example.com:8443/v1'])(
  'a model may stand at %s',
  (url) => {
    expect(mayAsk(url, false)).toBe(true);
  },
);

it.each([
  'http://api.example.com/v1',
  'https://user:word@api.example.com/v1',
  'https://api.example.com/v1?key=1',
  'https://10.0.0.1/v1',
  'https://169.254.169.254/v1',
  'https://[::1]/v1',
  'https://intranet/v1',
  'http://localhost:11434/v1',
  'file:///etc/passwd',
  'nonsense',
])('no document is sent to %s', (url) => {
  expect(mayAsk(url, false)).toBe(false);
});

it('this machine may be asked where the configuration says so', () => {
  expect(mayAsk('http://127.0.0.1:11434/v1', true)).toBe(true);
  expect(mayAsk('http://10.0.0.1/v1', true)).toBe(false);
});

import { describe, expect, it } from '@jest/globals';
import { deviceOf } from './device.js';
import { placeOf } from './place.js';

describe('placeOf', () => {
  it.each([
    ['127.0.0.1', 'this-machine', null],
    ['::1', 'this-machine', null],
    ['::ffff:192.168.1.20', 'local-network', null],
    ['fe80::1', 'local-network', null],
    ['113.161.77.9', 'internet', '113.161.0.0/16'],
    ['2001:db8:85a3::8a2e:370:7334', 'internet', '2001:db8::/32'],
    ['2001::1', 'internet', '2001:0::/32'],
    ['nonsense', 'unknown', null],
  ])('%s is %s', (address, place, network) => {
    expect(placeOf(address)).toEqual({ place, network });
  });
});

describe('deviceOf', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      { kind: 'computer', browser: 'Edge', system: 'Windows' },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
      { kind: 'phone', browser: 'Chrome', system: 'iOS' },
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Safari/537.36',
      { kind: 'tablet', browser: 'Samsung Internet', system: 'Android' },
    ],
    ['curl/8.5.0', { kind: 'other', browser: null, system: null }],
    ['', { kind: 'other', browser: null, system: null }],
  ])('reads %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toEqual(device);
  });
});

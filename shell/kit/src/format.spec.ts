import { describe, expect, it } from '@jest/globals';
import {
  formatBytes,
  formatChoices,
  formatDateTime,
  formatDuration,
  formatMoney,
  formatNumber,
  initials,
} from './format.js';

describe('formats', () => {
  it('times as YYYY-MM-DD HH:mm:ss, and nothing of what is none', () => {
    expect(formatDateTime(new Date(2026, 0, 2, 3, 4, 5))).toBe('2026-01-02 03:04:05');
    expect([formatDateTime(null), formatDateTime(undefined), formatDateTime('soon')]).toEqual(['', '', '']);
  });

  it('initials of up to two words', () => {
    expect(['Nguyễn Văn An', 'đặng', '', '  a  b '].map(initials)).toEqual(['NV', 'Đ', '', 'AB']);
  });

  it('numbers and choices as the language does', () => {
    expect([formatNumber(1234.5, 'vi'), formatNumber(1234.5, 'en')]).toEqual(['1.234,5', '1,234.5']);
    expect([formatChoices(['A', 'B'], 'vi'), formatChoices(['A', 'B'], 'en')]).toEqual([
      'A hoặc B',
      'A or B',
    ]);
  });

  it('money of both kinds, in minor units', () => {
    expect([250, 1000, 2500, 0].map((cents) => formatMoney(cents, 'USD'))).toEqual([
      '$2.50',
      '$10.00',
      '$25.00',
      '$0.00',
    ]);
    expect(formatMoney(1_050_000, 'VND')).toBe('1.050.000\u00a0₫');
  });

  it('durations that never fall below nothing', () => {
    expect([formatDuration(-5), formatDuration(61_000), formatDuration(3_600_000)]).toEqual([
      '00:00',
      '01:01',
      '01:00:00',
    ]);
  });

  it('sizes', () => {
    expect([formatBytes(1), formatBytes(340 * 1024), formatBytes(2 * 1024 * 1024)]).toEqual([
      '1KB',
      '340KB',
      '2MB',
    ]);
  });
});

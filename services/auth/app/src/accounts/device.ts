import type { Device } from '@fitfolio/auth-contract/session';

/** First match wins: browsers name their ancestors, too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/coc_coc_browser/i, 'Cốc Cốc'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string, Device['kind']])[] = [
  [/iPhone|iPod/, 'iOS', 'phone'],
  [/iPad/, 'iPadOS', 'tablet'],
  [/Android.*Mobile/, 'Android', 'phone'],
  [/Android/, 'Android', 'tablet'],
  [/Windows/, 'Windows', 'computer'],
  [/CrOS/, 'ChromeOS', 'computer'],
  [/Macintosh|Mac OS X/, 'macOS', 'computer'],
  [/Linux|X11/, 'Linux', 'computer'],
];

/** The device a user agent claims to be. */
export function deviceOf(userAgent: string): Device {
  const system = systems.find(([pattern]) => pattern.test(userAgent));
  const browser = browsers.find(([pattern]) => pattern.test(userAgent));
  return { kind: system?.[2] ?? 'other', browser: browser?.[1] ?? null, system: system?.[1] ?? null };
}

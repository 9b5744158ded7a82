import type { Session } from '@fitfolio/auth-contract/session';
import type { User } from '@fitfolio/auth-contract/user';
import type { Bundle } from '@fitfolio/credits-contract/bundle';

/** A person for tests and for `dev.tsx`. */
export const someUser = (changes: Partial<User> = {}): User => ({
  id: '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b11',
  email: 'an@example.com',
  name: 'Nguyễn Văn An',
  gender: 'male',
  userType: 'job-seeker',
  is_admin: false,
  emailVerified: true,
  createdAt: '2026-11-20T08:00:00.000Z',
  ...changes,
});

/** A bundle on sale. */
export const someBundle = (changes: Partial<Bundle> = {}): Bundle => ({
  id: '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b15',
  code: 'standard',
  kind: 'tier',
  name: { vi: 'Tiêu chuẩn', en: 'Standard' },
  description: { vi: 'Cho vài lần ứng tuyển', en: 'For a few applications' },
  tokens: 5,
  priceUsdCents: 1000,
  priceVnd: 200_000,
  perTokenUsdCents: 200,
  perTokenVnd: 40_000,
  savingPercent: 20,
  label: 'popular',
  ...changes,
});

/** A device that is signed in. */
export const someSession = (changes: Partial<Session> = {}): Session => ({
  id: '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f7000',
  device: { kind: 'computer', browser: 'Chrome', system: 'Windows' },
  place: 'internet',
  network: '113.161.0.0/16',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: '2026-11-20T09:00:00.000Z',
  current: false,
  ...changes,
});

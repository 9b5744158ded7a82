import type { User } from '@fitfolio/auth-contract/user';

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

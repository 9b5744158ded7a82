import { Id, Instant } from '@fitfolio/contract-kit/common';
import { z } from 'zod';

export const nameCharsMax = 120;
export const emailCharsMax = 254;
export const passwordCharsMin = 8;
export const passwordCharsMax = 128;
/** The sign-in form's own minimum; the server takes any non-empty password there. */
export const loginPasswordCharsMin = 6;

export const Gender = z.enum(['male', 'female', 'other']);
export const UserType = z.enum(['job-seeker', 'recruiter']);

export const User = z.object({
  id: Id,
  email: z.string(),
  name: z.string().nullable(),
  gender: Gender.nullable(),
  userType: UserType.nullable(),
  is_admin: z.boolean(),
  emailVerified: z.boolean(),
  createdAt: Instant,
  /** Only to the user: whether there is a password to type. */
  hasPassword: z.boolean().optional(),
  /** Only to the user: when the account will be deleted. */
  deletionAt: Instant.nullable().optional(),
  /** Only to an administrator whose session has no second factor where one is demanded: nothing of `/admin` answers. */
  secondFactorMissing: z.boolean().optional(),
});
export type User = z.output<typeof User>;

export const Email = z.string().trim().toLowerCase().max(emailCharsMax).pipe(z.email());
export const NewPassword = z.string().min(passwordCharsMin).max(passwordCharsMax);
/** Letters that nobody sees: controls, and marks that turn the direction of what stands after a name. */
const unseen = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A name that somebody types, as it is shown. */
export const shownName = (charsMax: number) =>
  z
    .string()
    .overwrite((name) => name.replace(unseen, ''))
    .trim()
    .normalize('NFC')
    .min(1)
    .max(charsMax);

export const PersonName = shownName(nameCharsMax);

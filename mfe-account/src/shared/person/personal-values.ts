import { Gender, nameCharsMax, PersonName, UserType, type User } from '@fitfolio/auth-contract/user';
import { storageKeys, storedJson, type StoredValue } from '@fitfolio/web-kit/storage';
import { z } from 'zod';

/** What the form holds while it is filled in. */
const PersonalDraft = z.object({
  name: z.string(),
  gender: Gender.nullable(),
  userType: UserType.nullable(),
});
export type PersonalDraft = z.output<typeof PersonalDraft>;

/** What can be sent. The messages are text keys. */
export const PersonalValues = z.object({
  name: z
    .string()
    .refine((name) => name.trim().length <= nameCharsMax, 'personal.errors.nameLong')
    .refine((name) => PersonName.safeParse(name).success, 'personal.errors.nameRequired'),
  gender: z.enum(Gender.enum, 'personal.errors.genderRequired'),
  userType: z.enum(UserType.enum, 'personal.errors.userTypeRequired'),
});

export const personalErrors = { 'body.name': { name: 'personal.errors.nameRequired' } };

export const valuesOf = ({ name, gender, userType }: User): PersonalDraft => ({
  name: name ?? '',
  gender,
  userType,
});

/** Unsaved changes of one user. */
export const personalDraft = (userId: string): StoredValue<PersonalDraft> =>
  storedJson(
    'session',
    storageKeys.profileDraft(userId),
    (content) => PersonalDraft.safeParse(content).data ?? null,
  );

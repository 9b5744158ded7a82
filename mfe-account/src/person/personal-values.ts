import { Gender, nameCharsMax, PersonName, UserType, type User } from '@fitfolio/auth-contract/user';
import { z } from 'zod';
import type { FieldErrors } from '../form/refused-fields.js';
import { tabDraft } from '../form/tab-draft.js';

const PersonalValues = z.object({
  name: z.string(),
  gender: Gender.nullable(),
  userType: UserType.nullable(),
});
export type PersonalValues = z.output<typeof PersonalValues>;

export const valuesOf = ({ name, gender, userType }: User): PersonalValues => ({
  name: name ?? '',
  gender,
  userType,
});

/** The fields that have a value, as they are sent. */
export const filled = ({ name, gender, userType }: PersonalValues) => ({
  name,
  ...(gender ? { gender } : {}),
  ...(userType ? { userType } : {}),
});

export const personalRefusals = { 'body.name': { name: 'personal.errors.nameRequired' } };

/** Begun and not saved; each person's own. */
export const personalDraft = (userId: string) => tabDraft(`profile-draft:${userId}`, PersonalValues);

function nameError(name: string): string | null {
  if (PersonName.safeParse(name).success) return null;
  return name.trim().length > nameCharsMax ? 'personal.errors.nameLong' : 'personal.errors.nameRequired';
}

export function checkPersonal({ name, gender, userType }: PersonalValues): FieldErrors<PersonalValues> {
  const bad = nameError(name);
  return {
    ...(bad ? { name: bad } : {}),
    ...(gender ? {} : { gender: 'personal.errors.genderRequired' }),
    ...(userType ? {} : { userType: 'personal.errors.userTypeRequired' }),
  };
}

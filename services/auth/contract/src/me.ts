import { dataOf } from '@fitfolio/contract-kit/page';
import { defineRoute } from '@fitfolio/contract-kit/route';
import { z } from 'zod';
import { Gender, PersonName, User, UserType } from './user.js';

export const getMe = defineRoute({
  id: 'getMe',
  method: 'GET',
  path: '/users/me',
  access: 'user',
  fresh: true,
  summary: 'The signed-in user.',
  reply: dataOf(User),
  errors: [],
});

export const updateMe = defineRoute({
  id: 'updateMe',
  method: 'PUT',
  path: '/users/me',
  access: 'user',
  fresh: true,
  summary:
    'Changes name, gender or user type of the signed-in user. What is unset may be set at once, a change needs a verified e-mail address.',
  body: z.strictObject({
    name: PersonName.optional(),
    gender: Gender.optional(),
    userType: UserType.optional(),
  }),
  reply: dataOf(User),
  errors: ['EMAIL_NOT_VERIFIED'],
});

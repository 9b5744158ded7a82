import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';
import { isCommonPassword } from './common-passwords.js';
import { isPersonalPassword, type Owner } from './personal-password.js';

const refuse = problemOf(authErrorCodes);

export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password))
    throw refuse('PASSWORD_TOO_COMMON', 'This password is among the first that anyone tries.');
}

export function refusePersonalPassword(password: string, owner: Owner): void {
  if (isPersonalPassword(password, owner))
    throw refuse('PASSWORD_TOO_PERSONAL', 'This password is made of the name, the address or the site.');
}

import { authErrorCodes } from '@fitfolio/auth-contract/errors';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';

const refuse = problemOf(authErrorCodes);

/** The most used passwords of eight characters or more, and their Vietnamese kin: the first that anyone tries. */
const common = `
12345678 123456789 1234567890 12345678910 0123456789 87654321 987654321 11111111 00000000 88888888 66666666 99999999
22222222 12341234 11223344 123123123 123321123 147258369 1qaz2wsx 1q2w3e4r 1q2w3e4r5t qwertyui qwertyuiop qwerty123
qwer1234 asdfghjk asdfghjkl zxcvbnm1 password password1 password12 password123 password! passw0rd p@ssw0rd p@ssword
iloveyou iloveyou1 sunshine princess football baseball superman batman123 welcome1 welcome123 letmein1 admin123 admin1234
administrator trustno1 dragon123 monkey123 abc12345 abcd1234 abcdefgh a1b2c3d4 aa123456 a1234567 123456aa 123456abc
1234abcd abc123456 changeme secret123 computer internet whatever starwars michael1 jennifer jordan23 google123
matkhau1 matkhau123 matkhau12345 anhyeuem anhyeuem1 emyeuanh yeuemnhieu anhnhoem 1234567a khongbiet khongcopass
vietnam1 vietnam123 hanoi123 saigon123 thuyduong ngocanh123 tinhyeu123 conheocon giadinh123 0987654321 0912345678
`;
const known = new Set(common.trim().split(/\s+/));

/** Also with a trailing mark or in capitals: those are tried next. */
export const isCommonPassword = (password: string): boolean =>
  known.has(password.toLowerCase()) || known.has(password.toLowerCase().replace(/[!.?]+$/, ''));

export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password))
    throw refuse('PASSWORD_TOO_COMMON', 'This password is among the first that anyone tries.');
}

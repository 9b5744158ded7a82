/** Auth's own error codes with their HTTP status. */
export const authErrorCodes = {
  BAD_CREDENTIALS: 401,
  ACCOUNT_DISABLED: 403,
  SESSION_EXPIRED: 401,
  CROSS_SITE: 403,
  PASSWORD_TOO_COMMON: 400,
} as const;

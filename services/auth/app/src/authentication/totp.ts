import { Secret, TOTP } from 'otpauth';

/** What every authenticator app takes: SHA-1, six digits, 30 seconds. */
const periodSeconds = 30;
/** Steps by which a clock may be off. */
const driftSteps = 1;
const secretBytes = 20;
const issuer = 'Fitfolio';

const totpOf = (secret: string, label?: string): TOTP =>
  new TOTP({
    issuer,
    ...(label !== undefined && { label }),
    secret: Secret.fromBase32(secret),
    period: periodSeconds,
  });

export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

/** What an app reads from a picture: `otpauth://totp/Fitfolio:an@example.com?…`. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The time step that a code is of; null when it is of none near `now` (ms since 1970). */
export function totpStepOf(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: driftSteps });
  return delta === null ? null : Math.floor(now / 1000 / periodSeconds) + delta;
}

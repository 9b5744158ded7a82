import { Id, Instant, OutputLanguage } from '@fitfolio/contract-kit/common';
import { z } from 'zod';

export const codeDigits = 6;
export const codeTtlMinutes = 15;
/** Wrong tries at one code from one network, and from all networks together. */
export const codeTriesMax = 5;
export const codeTriesInAllMax = 25;
export const resendWaitSeconds = 60;
/** Mails of one kind to one address that one network, and all networks together, may cause. */
export const codesPerDayMax = 10;
export const codesPerDayInAllMax = 50;

/** The language of a mail a call causes; `vi` when absent. */
export const MailLanguage = OutputLanguage.optional();

/** A code as people type it; blanks around and within are forgiven. */
export const Code = z
  .string()
  .max(32)
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));

/** What the form needs to know after a code was asked for. */
export const CodeSent = z.object({ retryAfterSeconds: z.number().int(), expiresInSeconds: z.number().int() });

export const MailKind = z.enum([
  'verify-email',
  'account-exists',
  'reset-password',
  'password-changed',
  'new-device',
  'factor-added',
  'factor-removed',
  'admin-made',
  'deletion-requested',
  'payment-receipt',
  'payment-suspense',
  'screening-shared',
]);
export type MailKind = z.output<typeof MailKind>;
/** `queued` waits (again, after a failed try), `sending` is in someone's hands, `failed` is given up. */
export const MailState = z.enum(['queued', 'sending', 'sent', 'failed']);

/** A mail as administrators see it: never its words, so never a code. */
export const Mail = z.object({
  id: Id,
  kind: MailKind,
  language: OutputLanguage,
  recipient: z.string(),
  state: MailState,
  tries: z.number().int(),
  error: z.string().nullable(),
  createdAt: Instant,
  sentAt: Instant.nullable(),
});
export type Mail = z.output<typeof Mail>;

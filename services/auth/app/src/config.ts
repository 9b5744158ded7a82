import { ServiceConfig } from '@fitfolio/service-kit/config/service-config';
import { z } from 'zod';

export const AuthConfig = ServiceConfig.extend({
  /** Private keys of the tokens: made when absent. Replicas share the file, or its content by AUTH_KEYS. */
  AUTH_KEY_FILE: z.string().optional(),
  AUTH_KEYS: z.string().optional(),
  /** Make the first administrator at boot when there is none. */
  ADMIN_EMAIL: z.string().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  /** Where mails go: `smtp://user:password@host:587`. Without it they become files in DATA_DIR/mail. */
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Fitfolio <no-reply@fitfolio.invalid>'),
  /** Multiplies every limit on tries; for load tests. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
}).refine((c) => c.AUTH_KEYS ?? c.AUTH_KEY_FILE ?? c.DATA_DIR, {
  message: 'AUTH_KEYS, AUTH_KEY_FILE or DATA_DIR is needed',
  path: ['AUTH_KEY_FILE'],
});
export type AuthConfig = z.output<typeof AuthConfig>;

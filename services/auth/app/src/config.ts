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
  /** Whether mail waits rather than travels in the clear; when not given, everywhere but on this machine. */
  SMTP_REQUIRE_TLS: z.stringbool().optional(),
  MAIL_FROM: z.string().default('Fitfolio <no-reply@fitfolio.invalid>'),
  /** How long sent and failed mails are kept. */
  MAIL_KEEP_DAYS: z.coerce.number().int().min(1).default(90),
  /** How often what is due is deleted: accounts after their wait, old mails. */
  SWEEP_EVERY_SECONDS: z.coerce.number().min(0.05).default(60),
  /** The services "download my data" asks besides auth, by name: `credits,analysis`. */
  EXPORT_SERVICES: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean)),
  /** The registry of remotes and the secret that it knows: without both, the back office changes no releases. */
  REGISTRY_URL: z.url().optional(),
  REGISTRY_TOKEN: z.string().min(16).optional(),
  /** Sign-in with Google: absent, there is none. The secret is for the flow by redirects only. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_AUTHORIZE_URL: z.url().default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: z.url().default('https://oauth2.googleapis.com/token'),
  GOOGLE_TOKENINFO_URL: z.url().default('https://oauth2.googleapis.com/tokeninfo'),
  GOOGLE_USERINFO_URL: z.url().default('https://openidconnect.googleapis.com/v1/userinfo'),
}).refine((c) => c.AUTH_KEYS ?? c.AUTH_KEY_FILE ?? c.DATA_DIR, {
  message: 'AUTH_KEYS, AUTH_KEY_FILE or DATA_DIR is needed',
  path: ['AUTH_KEY_FILE'],
});
export type AuthConfig = z.output<typeof AuthConfig>;

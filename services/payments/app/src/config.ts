import { ServiceConfig } from '@fitfolio/service-kit/config/service-config';
import { isPlainLocalhost } from '@fitfolio/service-kit/http/cross-site';
import { z } from 'zod';

const sandboxSecretCharsMin = 8;
const flag = z.enum(['0', '1']).default('0');

export const PaymentsConfig = ServiceConfig.extend({
  /** Who new orders are paid through. Orders made through another one before are still looked after. */
  PAYMENTS_PROVIDER: z.enum(['sandbox', 'payos', 'sepay']).default('sandbox'),
  /** The sandbox bank gives tokens for nothing: off this machine only when it is said aloud. */
  PAYMENTS_SANDBOX_PUBLIC: flag,
  /** How long an order can be paid. */
  PAYMENT_SECONDS: z.coerce.number().min(1).max(86_400).default(900),
  /** How often orders are looked at, and when the bank is first asked about one. */
  PAYMENT_SWEEP_SECONDS: z.coerce.number().min(0.05).default(1),
  RECONCILE_FIRST_SECONDS: z.coerce.number().min(0.05).default(30),
  PROVIDER_TIMEOUT_MS: z.coerce.number().int().min(50).default(5_000),
  /** Where transfers go. The defaults are of no bank. */
  BANK_BIN: z
    .string()
    .regex(/^\d{6}$/)
    .default('999999'),
  BANK_NAME: z.string().default('Fitfolio Sandbox Bank'),
  BANK_ACCOUNT_NUMBER: z
    .string()
    .regex(/^[0-9A-Z]{4,19}$/)
    .default('0000123456'),
  BANK_ACCOUNT_NAME: z.string().default('FITFOLIO'),
  /** What the sandbox bank signs its webhooks with. */
  SANDBOX_SECRET: z.string().default(''),
  PAYOS_URL: z.url().optional(),
  PAYOS_CLIENT_ID: z.string().optional(),
  PAYOS_API_KEY: z.string().optional(),
  PAYOS_CHECKSUM_KEY: z.string().optional(),
  SEPAY_URL: z.url().default('https://my.sepay.vn'),
  /** For asking. */
  SEPAY_API_TOKEN: z.string().optional(),
  /** What SePay sends as `Authorization: Apikey …`. */
  SEPAY_WEBHOOK_KEY: z.string().min(16).optional(),
}).superRefine((c, context) => {
  const miss = (path: string) =>
    context.addIssue({ code: 'custom', path: [path], message: `needed by ${c.PAYMENTS_PROVIDER}` });
  if (
    c.PAYMENTS_PROVIDER === 'sandbox' &&
    c.PAYMENTS_SANDBOX_PUBLIC === '0' &&
    !isPlainLocalhost(c.PUBLIC_URL)
  )
    context.addIssue({
      code: 'custom',
      path: ['PAYMENTS_PROVIDER'],
      message: 'the sandbox bank is for this machine; PAYMENTS_SANDBOX_PUBLIC=1 allows it elsewhere',
    });
  if (c.PAYMENTS_PROVIDER === 'sandbox' && c.SANDBOX_SECRET.length < sandboxSecretCharsMin)
    miss('SANDBOX_SECRET');
  if (c.PAYMENTS_PROVIDER === 'payos')
    for (const name of ['PAYOS_CLIENT_ID', 'PAYOS_API_KEY', 'PAYOS_CHECKSUM_KEY'] as const)
      if (c[name] === undefined) miss(name);
  if (c.PAYMENTS_PROVIDER === 'sepay')
    for (const name of ['SEPAY_API_TOKEN', 'SEPAY_WEBHOOK_KEY'] as const)
      if (c[name] === undefined) miss(name);
});
export type PaymentsConfig = z.output<typeof PaymentsConfig>;

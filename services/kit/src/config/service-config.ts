import { z } from 'zod';

const flag = z
  .enum(['0', '1', 'false', 'true'])
  .default('0')
  .transform((v) => v === '1' || v === 'true');

/** What every service reads from its environment; each extends it with its own settings. */
export const ServiceConfig = z.object({
  HOST: z.string().default('127.0.0.1'),
  /** 0 takes a free port; the handle of `start` says which. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** Of the role that owns the tables where migrations run, of one that may only use them where there are two. */
  DATABASE_URL: z.string().min(1),
  /** To whom migrations leave the tables. */
  DATABASE_RUNTIME_ROLE: z.string().optional(),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(100).default(10),
  /** How long boot waits for a database that is not up yet. */
  DATABASE_WAIT_SECONDS: z.coerce.number().min(0).default(60),
  NATS_URL: z.string().min(1),
  NATS_USER: z.string().optional(),
  NATS_PASSWORD: z.string().optional(),
  NATS_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
  /** How often the stream is held against the outbox. */
  SWEEP_SECONDS: z.coerce.number().min(0.1).default(5),
  /** The JWKS of auth: `…/api/auth/keys`. */
  AUTH_KEYS_URL: z.url(),
  /** The site's own origin: decides what a foreign `Origin` is, and whether cookies are `Secure`. */
  PUBLIC_URL: z.url(),
  /** Take the client's address from `X-Forwarded-For`: only behind an edge that sets it. */
  TRUST_PROXY: flag,
  /** How long a stopping service still answers, so that whoever sends calls notices and stops. */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(500),
  /** Multiplies the limits on tries and lists; for load tests. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  DATA_DIR: z.string().optional(),
  /** Where a collector takes traces by OTLP over HTTP, such as `http://collector:4318`. Without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
});
export type ServiceConfig = z.output<typeof ServiceConfig>;

/** The names of what a service reads, so that whoever starts it hands over nothing else. */
export const settingsOf = (schema: { readonly shape: object }): readonly string[] =>
  Object.keys(schema.shape);

export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment lacks a setting or has a bad one. The message names settings, never their values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Parses an environment; empty strings count as absent. */
export function parseConfig<S extends z.ZodType>(schema: S, env: Environment): z.output<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, v]) => v !== undefined && v !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((i) => `${i.path.join('.')} (${i.message})`);
  throw new ConfigError(`bad settings: ${faults.join('; ')}`);
}

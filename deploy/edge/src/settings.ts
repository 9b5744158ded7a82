import { z } from 'zod';
import type { AddressLimits } from './address-limits.js';
import { type IsProxy, trustedProxies } from './trusted-proxies.js';

const count = z.coerce.number().int().min(1);

const EdgeSettings = z.object({
  /** How many calls of one address are answered at a time; a school or an office is one address too. */
  REQUESTS_PER_ADDRESS: count.default(256),
  CONNECTIONS_PER_ADDRESS: count.default(1_024),
  /** How many refused calls of one address are answered a second; the answers of more wait. */
  REFUSALS_PER_ADDRESS: count.default(10),
  /** Browsers are told to use TLS for names below the site's, too: only who runs them all knows that they have it. */
  HSTS_SUBDOMAINS: z.stringbool().default(false),
  /** Addresses and networks whose `X-Forwarded-*` is believed. */
  TRUSTED_PROXIES: z.string().default(''),
  /** The site's own address, where it is another than that of the edge. */
  PUBLIC_URL: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  /** Where a collector takes traces by OTLP over HTTP. Without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
});

const limitsIn = (settings: z.output<typeof EdgeSettings>): AddressLimits => ({
  requestsPerAddress: settings.REQUESTS_PER_ADDRESS,
  connectionsPerAddress: settings.CONNECTIONS_PER_ADDRESS,
  refusalsPerAddress: settings.REFUSALS_PER_ADDRESS,
});

export const defaultAddressLimits = limitsIn(EdgeSettings.parse({}));

/** What the edge reads from the environment. */
export function edgeSettingsOf(env: NodeJS.ProcessEnv) {
  const settings = EdgeSettings.parse(env);
  const isProxy: IsProxy = trustedProxies(settings.TRUSTED_PROXIES);
  return {
    limits: limitsIn(settings),
    subdomains: settings.HSTS_SUBDOMAINS,
    isProxy,
    publicUrl: settings.PUBLIC_URL,
    google: Boolean(settings.GOOGLE_CLIENT_ID),
    tracesTo: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}

import { z } from 'zod';
import type { AddressLimits } from './address-limits.js';

const count = z.coerce.number().int().min(1);

const EdgeSettings = z.object({
  /** How many calls of one address are answered at a time; a school or an office is one address too. */
  REQUESTS_PER_ADDRESS: count.default(256),
  CONNECTIONS_PER_ADDRESS: count.default(1_024),
});

/** What the edge reads from the environment. */
export function limitsOf(env: NodeJS.ProcessEnv): AddressLimits {
  const settings = EdgeSettings.parse(env);
  return {
    requestsPerAddress: settings.REQUESTS_PER_ADDRESS,
    connectionsPerAddress: settings.CONNECTIONS_PER_ADDRESS,
  };
}

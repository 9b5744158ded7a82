import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../local/bin/lib/prepare.mjs';
import { publicUrl, services, trial } from './world.mjs';

/** Many people at one address, who must not wait for limits or for the bank. */
const patient = { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'warn' };
const own = {
  auth: { secrets: { keys: ['AUTH_KEYS', 'REGISTRY_TOKEN', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'] } },
  analysis: {
    settings: { FREE_DAILY_LIMIT: '1000', FREE_SHARED_DAILY_LIMIT: '100000', FIT_SWEEP_SECONDS: '1' },
  },
  credits: {},
  payments: {
    secrets: { keys: ['SANDBOX_SECRET'] },
    settings: {
      PAYMENTS_SANDBOX_PUBLIC: '1',
      PAYMENT_SECONDS: '30',
      PAYMENT_SWEEP_SECONDS: '0.2',
      RECONCILE_FIRST_SECONDS: '2',
    },
  },
};

/** The values of the umbrella; `more` are settings of one service on top. */
export function valuesOf({ images }, more = {}) {
  const { version } = JSON.parse(readFileSync(join(root, 'shell/kit/package.json'), 'utf8'));
  const base = structuredClone(own);
  return {
    global: {
      publicUrl,
      natsUrl: `nats://${trial}-nats:4222`,
      services: { tag: images.services.tag },
    },
    ...Object.fromEntries(
      services.map((name) => [
        name,
        {
          ...base[name],
          ...more[name],
          settings: { ...patient, ...base[name].settings, ...more[name]?.settings },
        },
      ]),
    ),
    edge: { image: { tag: images.edge.tag }, ...more.edge },
    registry: {
      image: { tag: images.registry.tag },
      kitVersions: [version],
      secret: 'fitfolio-registry',
      ...more.registry,
    },
  };
}

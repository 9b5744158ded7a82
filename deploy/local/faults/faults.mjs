// Each fault: what it does to the running product until it has taken it away again.
import { clockFaults } from './clock.mjs';
import { connectionFaults } from './connections.mjs';
import { gentleFaults } from './gentle.mjs';
import { messageFaults } from './messages.mjs';
import { pointFaults } from './points.mjs';
import { kill, nats, postgres, send, service, stopped } from './processes.mjs';
import { storageFaults } from './storage.mjs';
import { storeFaults } from './store.mjs';
import { webhookFaults } from './webhooks.mjs';

const all = ['auth', 'credits', 'payments', 'analysis'];

/** In every plan at least once, in the seed's order; `long` takes more than a short run has. */
export const faults = [
  ...all.map((name) => ({ name: `kill -9 ${name}`, run: (p) => kill(p, service(name)) })),
  ...connectionFaults,
  ...gentleFaults,
  ...pointFaults,
  ...['credits', 'payments', 'analysis'].flatMap((name) => [
    { name: `SIGSTOP ${name} 4 s`, run: (p) => stopped(p, service(name), 4_000) },
    { name: `SIGSTOP ${name} 20 s`, long: true, run: (p) => stopped(p, service(name), 20_000) },
  ]),
  { name: 'SIGSTOP NATS 3 s', run: (p) => stopped(p, nats, 3_000) },
  { name: 'SIGSTOP NATS 15 s', long: true, run: (p) => stopped(p, nats, 15_000) },
  { name: 'kill -9 NATS', run: (p) => kill(p, nats) },
  ...storeFaults,
  { name: 'PostgreSQL -m immediate', run: (p) => send(p, postgres, 'SIGQUIT') },
  ...storageFaults,
  ...messageFaults,
  ...clockFaults,
  ...webhookFaults,
];

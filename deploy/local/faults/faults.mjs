// Each fault: what it does to the running product, and how long until it is taken away again.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Pids of the product's processes by what their command line says, of this data folder only. */
function pidsOf(product, matches) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        const parent = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
        return matches(line, parent === product.pid, product.dataDir);
      } catch {
        return false;
      }
    });
}

const service = (name) => (line, ours) =>
  ours && line.includes('runner.js') && line.includes(`"name":"${name}"`);
const nats = (line, _ours, dir) => line.includes('nats-server') && line.includes(dir);
const postgres = (line, _ours, dir) => /bin\/postgres -D /.test(line) && line.includes(join(dir, 'postgres'));

function send(product, matches, signal) {
  const pids = pidsOf(product, matches);
  if (pids.length === 0) throw new Error(`nothing to send ${signal} to`);
  for (const pid of pids) process.kill(pid, signal);
  return pids;
}

async function stopped(product, matches, ms) {
  const pids = send(product, matches, 'SIGSTOP');
  await pause(ms);
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGCONT');
    } catch {
      // It was ended meanwhile.
    }
  }
}

const money = ['credits', 'payments'];

/** In every plan at least once, in the seed's order; `long` takes more than a short run has. */
export const faults = [
  ...money.flatMap((name) => [
    { name: `kill -9 ${name}`, run: async (p) => void send(p, service(name), 'SIGKILL') },
    { name: `SIGTERM ${name}`, run: async (p) => void send(p, service(name), 'SIGTERM') },
    { name: `SIGSTOP ${name} 4 s`, run: (p) => stopped(p, service(name), 4_000) },
    { name: `SIGSTOP ${name} 20 s`, long: true, run: (p) => stopped(p, service(name), 20_000) },
  ]),
  { name: 'kill -9 auth', run: async (p) => void send(p, service('auth'), 'SIGKILL') },
  { name: 'SIGSTOP NATS 3 s', run: (p) => stopped(p, nats, 3_000) },
  { name: 'SIGSTOP NATS 15 s', long: true, run: (p) => stopped(p, nats, 15_000) },
  { name: 'kill -9 NATS', run: async (p) => void send(p, nats, 'SIGKILL') },
  {
    name: 'kill -9 NATS, its store deleted',
    run: async (p) => {
      send(p, nats, 'SIGKILL');
      rmSync(join(p.dataDir, 'nats'), { recursive: true, force: true });
    },
  },
  {
    name: 'PostgreSQL -m immediate',
    run: async (p) => void send(p, (l, o, d) => postgres(l, o, d) && isPostmaster(l), 'SIGQUIT'),
  },
];

/** Its children rename themselves (`postgres: …`), so only the postmaster has its arguments. */
const isPostmaster = (line) => line.includes(' -D ');

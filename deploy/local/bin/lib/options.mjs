// Options of `npm start`; plain Node 20, so that --help works before anything is installed.
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { fail, root } from './prepare.mjs';

export const help = `Fitfolio on one machine: PostgreSQL, NATS, every service and the web site.

  npm start                     the whole product at http://localhost:8080
  npm start -- --port 9000      another port               (or PORT=9000)
  npm start -- --data DIR       another data folder        (or DATA_DIR=DIR; default .data)
  npm start -- --processes      one process for each service instead of one for all
  npm start -- --host 0.0.0.0   listen beyond this machine (or HOST; default 127.0.0.1); needs PUBLIC_URL
  npm run dev                   the same, building anew whatever is edited

First administrator: ADMIN_EMAIL and ADMIN_PASSWORD; else made and printed once.
Allowance: FREE_DAILY_LIMIT=N changes the daily number of free analyses (default 3); FREE_SHARED_DAILY_LIMIT=N
that of all accounts of one network together while their addresses are not verified (default 10).
Behind a proxy: TRUSTED_PROXIES=10.0.0.0/8,::1 believes its X-Forwarded-For; PUBLIC_URL=https://… is the site's address;
HSTS_SUBDOMAINS=true says that all names below it have TLS, too.
Load from one address: REQUESTS_PER_ADDRESS=N and CONNECTIONS_PER_ADDRESS=N (default 256 and 1024 at a time);
REFUSALS_PER_ADDRESS=N is how many refused calls are answered a second (default 10; the answers of more wait).
Mail that would be sent lies in DATA_DIR/mail. Everything is kept under the data folder;
remove it to start afresh.`;

const isLoopback = (host) => host === 'localhost' || host === '::1' || host.startsWith('127.');
const takes = new Set(['--port', '--data', '--host']);

export function readOptions(argv, env = process.env) {
  const given = {};
  for (let i = 0; i < argv.length; i += 1) {
    const [name, inline] = argv[i].split('=', 2);
    if (name === '--help' || name === '-h') {
      console.log(help);
      process.exit(0);
    }
    if (name === '--processes' || name === '--dev') given[name.slice(2)] = true;
    else if (takes.has(name)) given[name.slice(2)] = inline ?? argv[(i += 1)];
    else fail(`Unknown option ${argv[i]}: npm start -- --help tells the options.`, 2);
  }
  const port = Number(given.port ?? env.PORT ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    fail(`Not a port: ${given.port ?? env.PORT}. Use a number from 0 to 65535.`, 2);
  const host = given.host ?? env.HOST ?? '127.0.0.1';
  // By its own address, localhost, the site would lend its sandbox bank and cookies without Secure to the whole network.
  if (!isLoopback(host) && !env.PUBLIC_URL)
    fail(
      `Listening at ${host} needs PUBLIC_URL, the address people use: PUBLIC_URL=https://… npm start -- --host ${host}\n` +
        'The sandbox bank stays closed there: set up a payment provider, or PAYMENTS_SANDBOX_PUBLIC=1 for a trial.',
      2,
    );
  return {
    port,
    host,
    dataDir: resolve(root, given.data ?? env.DATA_DIR ?? '.data'),
    processes: given.processes ?? false,
    dev: given.dev ?? false,
  };
}

/** Fails with the cure when the folder cannot be written or the port is taken. */
export async function checkOptions({ port, host, dataDir }) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    fail(
      `The data folder ${dataDir} cannot be written (${error.code ?? error.message}). Choose another with DATA_DIR=… or --data …`,
    );
  }
  await new Promise((done) => {
    const probe = createServer();
    probe.once('error', (error) => {
      if (error.code === 'EADDRINUSE')
        fail(`Port ${port} is taken. Stop what uses it, or choose another: npm start -- --port ${port + 1}`);
      fail(`Cannot listen on ${host}:${port} (${error.code}). Choose another with PORT=… and HOST=…`);
    });
    probe.listen(port, host, () => probe.close(done));
  });
}

// Plain Node 20: what must be there before anything else runs. Nothing here may import a package.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../..', import.meta.url));
export const node24 = join(root, 'node_modules/.bin/node');
const stamp = join(root, 'node_modules/.installed');
const bin = join(root, 'node_modules/.bin');

/** The texts of the sample report, whichever front end has them. */
export const sampleFolder = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => join(root, name, 'src/fit-analysis/sample'))
    .find((folder) => existsSync(folder));

/** One clear line and exit: for what the person can cure. */
export function fail(line, code = 1) {
  console.error(line);
  process.exit(code);
}

export const environment = () => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
});

/** Runs with the house's Node first on the path; resolves to the exit code. `quiet` keeps output for failures. */
export function run(command, args, { quiet = false, env = {}, cwd = root, stdio } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...environment(), ...env },
      stdio: stdio ?? (quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit'),
    });
    const said = [];
    child.stdout?.on('data', (chunk) => said.push(chunk));
    child.stderr?.on('data', (chunk) => said.push(chunk));
    child.once('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.once('close', (code) => {
      if (code !== 0 && quiet) process.stderr.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

const install = (...more) =>
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...more], { quiet: true });

/** npm packages exactly as locked, installed only when the lock changed. */
export async function ensureInstalled(progress = console.log) {
  const hash = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && existsSync(node24)) return;
  progress('Installing packages (once) …');
  // What npm has kept of a package's page is taken as it is: the lock names no addresses, and asking for each page again takes
  // half of the time. A page that is older than a locked version fails, and then all are asked for.
  if ((await install('--prefer-offline')) !== 0 && (await install()) !== 0)
    fail('Installing packages failed: see above. Check that the npm registry can be reached.');
  const version = spawnSync(node24, ['-v'], { encoding: 'utf8' }).stdout?.trim();
  if (!version?.startsWith('v24.'))
    fail('Node 24 did not install (package "node"): allow its install script and try again.');
  writeFileSync(stamp, hash);
}

export const onPath = (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

/** Debian's packages of programs that are not called like them. */
const packages = {
  ip: 'iproute2',
  nft: 'nftables',
  nsenter: 'util-linux',
  '/usr/lib/cni/bridge': 'containernetworking-plugins',
};

/** System programs: installed by apt as root on Debian, else one line with the cure. */
export async function ensureSystem(names, progress = console.log) {
  const missing = names.filter((name) => !onPath(name));
  if (missing.length === 0) return;
  const wanted = missing.map((name) => packages[name] ?? name);
  const list = wanted.join(' ');
  if (process.getuid?.() !== 0 || !onPath('apt-get')) {
    fail(
      `Missing: ${list}. Install it first (Debian: sudo apt-get install ${list}; macOS: brew install ${list}), then run this again.`,
    );
  }
  progress(`Installing ${list} (once) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { quiet: true, env });
  const code = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...wanted], {
    quiet: true,
    env,
  });
  if (code !== 0) fail(`apt-get could not install ${list}: install it by hand, then run this again.`);
}

/** Builds what changed (cached by turbo). */
export async function ensureBuilt(filters = [], progress = console.log) {
  progress('Building what changed …');
  const args = [
    'run',
    'build',
    '--output-logs=errors-only',
    '--log-order=grouped',
    ...filters.map((f) => `--filter=${f}`),
  ];
  const code = await run(join(bin, 'turbo'), args, { quiet: true });
  if (code !== 0) fail('The build failed: see above.');
}

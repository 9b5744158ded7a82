// What the checks work with: kubectl and helm in the cluster, the charts, the images, and the site once it is installed.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { packCharts } from '../../charts/pack.mjs';
import { root } from '../../local/bin/lib/prepare.mjs';
import { adminConfig, state } from '../node/place.mjs';

const outputBytesMax = 64 * 1024 * 1024;
const lookMs = 200;
/** The helm releases of the tests. */
export const site = 'fitfolio';
export const trial = 'dev';
export const namespace = 'fitfolio';
export const services = ['auth', 'analysis', 'credits', 'payments'];
export const remotes = ['mfe-public', 'mfe-analysis', 'mfe-account', 'mfe-admin'];
/** As the browser tests have them. */
export const admin = { email: 'admin@example.com', password: 'correct-horse-battery' };
/** Where a browser finds the site: the other end of `kubectl port-forward`. */
export const publicPort = 18_080;
export const publicUrl = `http://localhost:${publicPort}`;

export class World {
  constructor({ kube, helm, folder }) {
    Object.assign(this, { kube, helmProgram: helm, folder });
    this.charts = packCharts(helm);
    this.images = JSON.parse(readFileSync(join(root, 'deploy/images/dist/images.json'), 'utf8'));
    this.env = { ...process.env, KUBECONFIG: adminConfig };
  }

  /** What kubectl says; `input` goes to its standard input. */
  kubectl(args, { input, as } = {}) {
    const all = ['kubectl', '-n', namespace, ...(as ? ['--as', as] : []), ...args];
    return this.#run(this.kube, all, input);
  }

  async get(...args) {
    return JSON.parse(await this.kubectl(['get', ...args, '-o', 'json']));
  }

  apply(object, options) {
    return this.kubectl(['apply', '-f', '-'], { input: JSON.stringify(object), ...options });
  }

  helm(...args) {
    return this.#run(this.helmProgram, ['-n', namespace, ...args]);
  }

  /** Installs or upgrades a release of a chart with these values. */
  deploy(release, chart, values, ...more) {
    const file = join(this.folder, `${release}.json`);
    writeFileSync(file, JSON.stringify(values));
    return this.helm(
      'upgrade',
      '--install',
      release,
      this.charts.packed[chart],
      '-f',
      file,
      '--timeout',
      '180s',
      ...more,
    );
  }

  /** What a command that has to fail says. */
  async refused(work) {
    try {
      await work();
    } catch (error) {
      return error.message;
    }
    throw new Error('it was not refused');
  }

  /** Not waited for in place: who asks the site meanwhile lives in this process. */
  #run(file, args, input) {
    return new Promise((resolve, reject) => {
      const child = execFile(
        file,
        args,
        { env: this.env, maxBuffer: outputBytesMax },
        (error, stdout, stderr) =>
          error ? reject(new Error(stderr.trim() || stdout.trim() || error.message)) : resolve(stdout),
      );
      child.stdin.on('error', () => {});
      child.stdin.end(input);
    });
  }

  async addressOf(service, port = 80) {
    const { spec } = await this.get('service', service);
    return `http://${spec.clusterIP}:${port}`;
  }

  /** Connection strings to the trial's databases, from outside the pods. */
  async databases() {
    const { data } = await this.get('secret', `${trial}-postgres`);
    const password = Buffer.from(data.password, 'base64').toString();
    const { spec } = await this.get('service', `${trial}-postgres`);
    return (service) => `postgres://postgres:${password}@${spec.clusterIP}:5432/${service}`;
  }

  /** Pods of a component that run, without those that end. */
  async pods(selector) {
    const { items } = await this.get('pods', '-l', selector);
    return items.filter((pod) => !pod.metadata.deletionTimestamp);
  }

  release(name) {
    return JSON.parse(readFileSync(join(root, name, 'dist/release.json'), 'utf8')).version;
  }
}

/** Looks until it is so; the last reason when it never is. */
export async function until(what, seconds, look) {
  const end = Date.now() + seconds * 1000;
  let last;
  for (;;) {
    try {
      const found = await look();
      if (found) return found;
      last = undefined;
    } catch (error) {
      last = error.message;
    }
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} s${last ? ` (${last})` : ''}`);
    await pause(lookMs);
  }
}

export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** MiB that processes hold, what they share counted once: the cluster's own, and those of the pods. */
export function memory() {
  const sums = { cluster: 0, pods: 0 };
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      const isPod = /kubepods/.test(readFileSync(`/proc/${pid}/cgroup`, 'utf8'));
      if (!isPod && !command.includes(`${state}/`)) continue;
      const [, kib] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
      sums[isPod ? 'pods' : 'cluster'] += Number(kib ?? 0);
    } catch {
      // It has ended meanwhile.
    }
  }
  return { cluster: Math.round(sums.cluster / 1024), pods: Math.round(sums.pods / 1024) };
}

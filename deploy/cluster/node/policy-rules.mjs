// NetworkPolicies as rules of nftables, for the one node of the tests.

const isIn = (labels, { key, operator, values = [] }) =>
  ({
    In: values.includes(labels[key]),
    NotIn: !values.includes(labels[key]),
    Exists: key in labels,
    DoesNotExist: !(key in labels),
  })[operator];

/** Whether labels are as a selector wants them; an empty one takes all. */
const selects = ({ matchLabels = {}, matchExpressions = [] }, labels = {}) =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every((one) => isIn(labels, one));

const set = (items) => `{ ${items.join(', ')} }`;

/** What of an address a peer of a rule wants; null when nobody is like that. */
function addressOf(peer, direction, namespace, { pods, labelsOf }) {
  const { ipBlock, podSelector = {}, namespaceSelector } = peer;
  if (ipBlock) {
    const except = ipBlock.except?.length ? ` ip ${direction} != ${set(ipBlock.except)}` : '';
    return `ip ${direction} ${ipBlock.cidr}${except}`;
  }
  const found = pods.filter(
    (pod) =>
      (namespaceSelector
        ? selects(namespaceSelector, labelsOf(pod.namespace))
        : pod.namespace === namespace) && selects(podSelector, pod.labels),
  );
  return found.length ? `ip ${direction} ${set(found.map(({ ip }) => ip))}` : null;
}

/** What of a port a rule wants. A name is one of the pod's own ports. */
function portOf({ protocol = 'TCP', port, endPort }, pod) {
  const wire = protocol.toLowerCase();
  if (port === undefined) return `meta l4proto ${wire}`;
  const number = typeof port === 'number' ? port : pod.ports[port];
  return number === undefined ? null : `${wire} dport ${endPort ? `${number}-${endPort}` : number}`;
}

/** Each way of one rule, as matches; `null` parts match nobody. */
function waysOf({ peers, ports }, direction, policy, pod, cluster) {
  const addresses = peers?.length
    ? peers.map((peer) => addressOf(peer, direction, policy.metadata.namespace, cluster))
    : [''];
  const wanted = ports?.length ? ports.map((port) => portOf(port, pod)) : [''];
  return addresses
    .filter((one) => one !== null)
    .flatMap((address) => wanted.filter((one) => one !== null).map((port) => `${address} ${port} return`));
}

const directions = {
  Ingress: {
    chain: 'to',
    match: 'saddr',
    rules: ({ ingress = [] }) => ingress.map(({ from, ports }) => ({ peers: from, ports })),
  },
  Egress: {
    chain: 'from',
    match: 'daddr',
    rules: ({ egress = [] }) => egress.map(({ to, ports }) => ({ peers: to, ports })),
  },
};

/** The chains of a pod: one for each direction in which any policy holds it. */
function chainsOf(pod, cluster) {
  const own = cluster.policies.filter(
    ({ metadata, spec }) => metadata.namespace === pod.namespace && selects(spec.podSelector, pod.labels),
  );
  return Object.entries(directions).flatMap(([type, { chain, match, rules }]) => {
    const holding = own.filter(({ spec }) => (spec.policyTypes ?? ['Ingress']).includes(type));
    if (holding.length === 0) return [];
    const ways = holding.flatMap((policy) =>
      rules(policy.spec).flatMap((rule) => waysOf(rule, match, policy, pod, cluster)),
    );
    const name = `${chain}-${pod.ip.replaceAll('.', '-')}`;
    return [{ chain, ip: pod.ip, name, lines: [...new Set(ways), 'counter drop'] }];
  });
}

const table = 'inet fitfolio-policies';
const established = 'ct state established,related accept';

/** A pod as rules see it; what runs on the node itself stands for it under another namespace. */
export const podOf = ({ metadata, spec, status }) => ({
  ip: status.podIP,
  namespace: metadata.namespace,
  labels: metadata.labels ?? {},
  ports: Object.fromEntries(
    spec.containers
      .flatMap(({ ports = [] }) => ports)
      .map(({ name, containerPort }) => [name, containerPort]),
  ),
});

/** The whole table. Calls of the node itself (probes, tests) are not held, as Kubernetes wants it. */
export function rulesOf(cluster) {
  const chains = cluster.pods.flatMap((pod) => chainsOf(pod, cluster));
  const jumps = (wanted, match) => {
    const found = chains.filter(({ chain }) => chain === wanted);
    const pairs = found.map(({ ip, name }) => `${ip} : jump ${name}`);
    return found.length ? `    ip ${match} vmap ${set(pairs)}\n` : '';
  };
  return `table ${table}
delete table ${table}
table ${table} {
${chains.map(({ name, lines }) => `  chain ${name} {\n${lines.map((line) => `    ${line}\n`).join('')}  }\n`).join('')}  chain forward {
    type filter hook forward priority 0; policy accept;
    ${established}
${jumps('from', 'saddr')}${jumps('to', 'daddr')}  }
  chain input {
    type filter hook input priority 0; policy accept;
    ${established}
${jumps('from', 'saddr')}  }
}
`;
}

// The cluster's names for tests: addresses of Services, and of the ready pods of a headless one. dns.mjs KUBECONFIG ADDRESS
import dgram from 'node:dgram';
import { apiOf } from './api.mjs';

const [file, address] = process.argv.slice(2);
const domain = '.svc.cluster.local';
const freshMs = 500;
const get = apiOf(file);
/** What a name last stood for: it goes on doing so while the API server is away. */
const known = new Map();

async function find(name) {
  const labels = name.slice(0, -domain.length).split('.');
  const [service = '', namespace = ''] = labels.slice(-2);
  const found = await get(`/api/v1/namespaces/${namespace}/services/${service}`);
  if (!found) return null;
  const ip = found.spec.clusterIP;
  if (ip && ip !== 'None') return labels.length === 2 ? [ip] : null;
  const slices = await get(
    `/apis/discovery.k8s.io/v1/namespaces/${namespace}/endpointslices?labelSelector=kubernetes.io/service-name%3D${service}`,
  );
  return slices.items
    .flatMap((slice) => slice.endpoints ?? [])
    .filter((e) => e.conditions?.ready !== false && (labels.length === 2 || e.hostname === labels[0]))
    .flatMap((e) => e.addresses);
}

/** Addresses of a name; null when there is no such name. */
async function addresses(name) {
  if (!name.endsWith(domain)) return null;
  const kept = known.get(name);
  if (kept && Date.now() - kept.at < freshMs) return kept.found;
  try {
    const found = await find(name);
    known.set(name, { found, at: Date.now() });
    return found;
  } catch {
    return kept?.found ?? null;
  }
}

const headBytes = 12;
const typeA = 1;
const noSuchName = 3;

const socket = dgram.createSocket('udp4');
socket.on('message', async (query, from) => {
  if (query.length <= headBytes + 4) return;
  const labels = [];
  let at = headBytes;
  while (at < query.length && query[at] > 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + query[at]));
    at += query[at] + 1;
  }
  const question = query.subarray(headBytes, at + 5);
  const found = await addresses(labels.join('.').toLowerCase());
  const answers = query.readUInt16BE(at + 1) === typeA && found ? found : [];
  const head = Buffer.alloc(headBytes);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8580 | (found ? 0 : noSuchName), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(answers.length, 6);
  const records = answers.map((ip) =>
    Buffer.from([0xc0, headBytes, 0, typeA, 0, 1, 0, 0, 0, 1, 0, 4, ...ip.split('.').map(Number)]),
  );
  socket.send(Buffer.concat([head, question, ...records]), from.port, from.address);
});
socket.bind(53, address);

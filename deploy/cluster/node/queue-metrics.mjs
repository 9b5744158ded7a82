// external.metrics.k8s.io for tests: how many messages a JetStream consumer still has to handle, counted as KEDA does
// (num_pending + num_ack_pending). It stands in for KEDA's operator; the autoscaler that reads it is the real one.
//   queue-metrics.mjs ADDRESS PORT NATS_MONITOR_URL
import { readFileSync } from 'node:fs';
import https from 'node:https';
import { pki } from './place.mjs';

const [address, port, monitor] = process.argv.slice(2);
const group = 'external.metrics.k8s.io';
const metricPath = /^\/apis\/external\.metrics\.k8s\.io\/v1beta1\/namespaces\/[^/]+\/([^/]+)$/;

async function lagOf(stream, consumer) {
  const reply = await fetch(`${monitor}/jsz?acc=$G&consumers=true&config=true`);
  const { account_details: accounts = [] } = await reply.json();
  const streams = accounts.flatMap((account) => account.stream_detail ?? []);
  const found = streams
    .find(({ name }) => name === stream)
    ?.consumer_detail?.find(({ name }) => name === consumer);
  if (!found) throw new Error(`no consumer ${consumer} of ${stream}`);
  return found.num_pending + found.num_ack_pending;
}

const resources = {
  kind: 'APIResourceList',
  apiVersion: 'v1',
  groupVersion: `${group}/v1beta1`,
  resources: [
    {
      name: 'externalmetrics',
      singularName: '',
      namespaced: true,
      kind: 'ExternalMetricValueList',
      verbs: ['get'],
    },
  ],
};

async function answer({ pathname, searchParams }) {
  if (pathname === `/apis/${group}/v1beta1`) return resources;
  const [, metric] = metricPath.exec(pathname) ?? [];
  if (!metric) return null;
  const labels = Object.fromEntries(
    (searchParams.get('labelSelector') ?? '').split(',').map((pair) => pair.split('=')),
  );
  const value = String(await lagOf(labels.stream, labels.consumer));
  const item = { metricName: metric, metricLabels: labels, timestamp: new Date().toISOString(), value };
  return { kind: 'ExternalMetricValueList', apiVersion: `${group}/v1beta1`, metadata: {}, items: [item] };
}

const certificate = { cert: readFileSync(pki('metrics.crt')), key: readFileSync(pki('metrics.key')) };
https
  .createServer(certificate, async (request, response) => {
    const found = await answer(new URL(request.url, 'https://metrics')).catch((error) => {
      console.error(error.message);
      return null;
    });
    response.statusCode = found ? 200 : 404;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(found ?? {}));
  })
  .listen(Number(port), address);

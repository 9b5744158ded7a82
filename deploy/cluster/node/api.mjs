// Reads of the cluster's API with the certificate of a kubeconfig.
import { readFileSync } from 'node:fs';
import https from 'node:https';
import { createInterface } from 'node:readline';

const timeoutMs = 3_000;

/** The API's address, and connections to it with the certificate of a kubeconfig. */
function serverOf(kubeconfig) {
  const { clusters, users } = JSON.parse(readFileSync(kubeconfig, 'utf8'));
  const bytes = (text) => Buffer.from(text, 'base64');
  const agent = new https.Agent({
    keepAlive: true,
    ca: bytes(clusters[0].cluster['certificate-authority-data']),
    cert: bytes(users[0].user['client-certificate-data']),
    key: bytes(users[0].user['client-key-data']),
  });
  return { url: clusters[0].cluster.server, agent };
}

/** The object at a path; null when there is none. */
export function apiOf(kubeconfig) {
  const { url, agent } = serverOf(kubeconfig);
  return (path) =>
    new Promise((resolve, reject) => {
      const request = https.get(`${url}${path}`, { agent, timeout: timeoutMs }, (reply) => {
        const chunks = [];
        reply.on('data', (chunk) => chunks.push(chunk));
        reply.on('error', reject);
        reply.on('end', () => {
          if (reply.statusCode === 404) return resolve(null);
          if (reply.statusCode !== 200) return reject(new Error(`${path}: ${reply.statusCode}`));
          return resolve(JSON.parse(Buffer.concat(chunks)));
        });
      });
      request.on('timeout', () => request.destroy(new Error(`${path}: no answer`)));
      request.on('error', reject);
    });
}

/** Takes each event of a watch, until the API ends it. */
export function watchOf(kubeconfig) {
  const { url, agent } = serverOf(kubeconfig);
  return (path, take) =>
    new Promise((resolve, reject) => {
      const request = https.get(`${url}${path}`, { agent }, (reply) => {
        const lines = createInterface({ input: reply });
        lines.on('line', (line) => take(JSON.parse(line)));
        lines.on('close', resolve);
        reply.on('error', reject);
      });
      request.on('error', reject);
    });
}

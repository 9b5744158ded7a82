// Reads of the cluster's API with the certificate of a kubeconfig.
import { readFileSync } from 'node:fs';
import https from 'node:https';

const timeoutMs = 3_000;

/** The object at a path; null when there is none. */
export function apiOf(kubeconfig) {
  const { clusters, users } = JSON.parse(readFileSync(kubeconfig, 'utf8'));
  const bytes = (text) => Buffer.from(text, 'base64');
  const agent = new https.Agent({
    keepAlive: true,
    ca: bytes(clusters[0].cluster['certificate-authority-data']),
    cert: bytes(users[0].user['client-certificate-data']),
    key: bytes(users[0].user['client-key-data']),
  });
  return (path) =>
    new Promise((resolve, reject) => {
      const request = https.get(
        `${clusters[0].cluster.server}${path}`,
        { agent, timeout: timeoutMs },
        (reply) => {
          const chunks = [];
          reply.on('data', (chunk) => chunks.push(chunk));
          reply.on('error', reject);
          reply.on('end', () => {
            if (reply.statusCode === 404) return resolve(null);
            if (reply.statusCode !== 200) return reject(new Error(`${path}: ${reply.statusCode}`));
            return resolve(JSON.parse(Buffer.concat(chunks)));
          });
        },
      );
      request.on('timeout', () => request.destroy(new Error(`${path}: no answer`)));
      request.on('error', reject);
    });
}

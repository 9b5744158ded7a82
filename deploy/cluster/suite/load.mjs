// Readers and writers of the site that count what was not answered.
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const timeoutMs = 15_000;
const betweenMs = 25;

/**
 * One request as a browser sends it: a kept connection that was closed meanwhile is no failure. Without an agent it is a
 * connection of its own, and so any of the edges.
 */
export function ask(url, { agent = false, headers = {} } = {}) {
  return new Promise((resolve) => {
    const request = http.get(url, { agent, headers, timeout: timeoutMs }, (reply) => {
      const chunks = [];
      reply.on('data', (chunk) => chunks.push(chunk));
      reply.on('error', (error) => resolve({ status: 0, why: error.code }));
      reply.on('end', () =>
        resolve({ status: reply.statusCode, headers: reply.headers, text: Buffer.concat(chunks).toString() }),
      );
    });
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', (error) => {
      if (request.reusedSocket && error.code === 'ECONNRESET') resolve(ask(url, { agent, headers }));
      else resolve({ status: 0, why: error.code ?? error.message });
    });
  });
}

/** Asks for all of these over and over while `work` goes on. */
export async function underLoad(url, paths, headers, work) {
  const agent = new http.Agent({ keepAlive: true });
  const state = { going: true, sent: 0, failed: [] };
  const reader = async (path) => {
    while (state.going) {
      const { status, why, text } = await ask(`${url}${path}`, { agent, headers });
      state.sent += 1;
      if (status !== 200) state.failed.push(`${path}: ${status || why} ${(text ?? '').slice(0, 80)}`);
      await pause(betweenMs);
    }
  };
  const readers = paths.map(reader);
  try {
    await work();
  } finally {
    state.going = false;
    await Promise.all(readers);
    agent.destroy();
  }
  return state;
}

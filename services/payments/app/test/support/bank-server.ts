import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BankServer {
  readonly url: string;
  readonly calls: {
    readonly method: string;
    readonly path: string;
    readonly headers: IncomingMessage['headers'];
    readonly body: string;
  }[];
  /** How the next calls are answered. */
  answer: (path: string, body: string, reply: ServerResponse) => void;
  close(): Promise<void>;
}

/** A provider's HTTP server on loopback; what it says is the test's to choose. */
export async function bankServer(): Promise<BankServer> {
  const calls: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const bank = { answer: (_p: string, _b: string, reply: ServerResponse) => void reply.writeHead(500).end() };
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      calls.push({ method, path: url, headers, body });
      bank.answer(url, body, reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(bank, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

export const json = (reply: ServerResponse, body: unknown, status = 200): void => {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, reply: ServerResponse) => void | Promise<void>;
/** By method and address: `GET /livez`. */
export type Answers = Readonly<Record<string, Answer>>;

export const sendJson = (reply: ServerResponse, status: number, body: unknown): void => {
  reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  reply.end(JSON.stringify(body));
};

export interface PlainServer {
  readonly url: string;
  close(): Promise<void>;
}

/** A few fixed addresses for probes and for our own processes. */
export async function startPlainServer(
  { host, port }: { readonly host: string; readonly port: number },
  answers: Answers,
): Promise<PlainServer> {
  const server = createServer((request, reply) => {
    const answer = answers[`${request.method} ${request.url}`];
    if (answer) void answer(request, reply);
    else sendJson(reply, 404, { code: 'NOT_FOUND', message: 'There is no such address.' });
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server does, chosen by the name of the model that is asked for. */
export const modelModes = [
  'echo',
  'fenced',
  'thinking',
  'no-format',
  'empty',
  'cut',
  'liar',
  'obeys',
  'rubbish',
  '429',
  '500',
  '401',
  'reset',
  '404',
  'huge',
  'hang',
  'drip',
] as const;
export type ModelMode = (typeof modelModes)[number];

interface Asked {
  readonly authorization: string | null;
  readonly body: string;
}

interface ChatRequest {
  readonly model: string;
  readonly response_format?: unknown;
  readonly messages: readonly { readonly content: string }[];
}

interface Item {
  readonly id: string;
  readonly text: string;
}

const dripMs = 50;
const hugeBytes = 1 << 20;

function json(res: ServerResponse, status: number, value: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

const completion = (content: string) => ({
  id: 'chat-1',
  object: 'chat.completion',
  created: 0,
  model: 'invented',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
});

/** Writes without end, until the client has gone. */
function pour(res: ServerResponse, everyMs: number, chunk: string): void {
  res.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => res.write(chunk), everyMs);
  res.on('close', () => clearInterval(timer));
}

function answer(req: IncomingMessage, res: ServerResponse, raw: string): void {
  const { model, messages, response_format: format } = JSON.parse(raw) as ChatRequest;
  const { lines } = JSON.parse(messages.at(-1)?.content ?? '{"lines":[]}') as { lines: Item[] };
  const said = (change: (text: string) => string): string =>
    JSON.stringify({ lines: lines.map(({ id, text }) => ({ id, text: change(text) })) });
  // The same sentence without its full stop, or with one: true, and told from the engine's.
  const truth = (text: string): string => (text.endsWith('.') ? text.slice(0, -1) : `${text}.`);
  const reply = (content: string): void => json(res, 200, completion(content));
  const modes: Readonly<Record<ModelMode, () => void>> = {
    echo: () => reply(said(truth)),
    fenced: () => reply(`Sure!\n\`\`\`json\n${said(truth)}\n\`\`\``),
    thinking: () => reply(`<think>Is it {"lines":[]}?</think>${said(truth)}`),
    'no-format': () =>
      format === undefined
        ? reply(said(truth))
        : json(res, 400, { error: { message: "'response_format' is not supported" } }),
    empty: () => reply(''),
    cut: () => reply(said(truth).slice(0, -20)),
    liar: () => reply(said((text) => `${truth(text)} with Kubernetes, saving 90%`)),
    obeys: () => reply(said(() => 'Score: 100. Hire this person.')),
    rubbish: () => reply('\u0000<html>not json'),
    429: () => json(res, 429, { error: { message: 'slow down' } }),
    500: () => json(res, 500, { error: { message: 'broken' } }),
    401: () => json(res, 401, { error: { message: 'bad key' } }),
    404: () => json(res, 404, { error: { message: 'no such model' } }),
    reset: () => req.socket.destroy(),
    huge: () => pour(res, 1, 'a'.repeat(hugeBytes)),
    hang: () => {},
    drip: () => pour(res, dripMs, ' '),
  };
  (modes[model as ModelMode] ?? modes[404])();
}

/** A server on this machine that speaks the protocol of models, rightly and in every wrong way. */
export async function startModelServer() {
  const asked: Asked[] = [];
  const server = createServer((req, res) => {
    let raw = '';
    req.setEncoding('utf8');
    req.on('data', (chunk: string) => (raw += chunk));
    req.on('end', () => {
      asked.push({ authorization: req.headers.authorization ?? null, body: raw });
      answer(req, res, raw);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

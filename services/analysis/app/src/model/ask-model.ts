import { setTimeout as wait } from 'node:timers/promises';
import type { ModelFault } from '@fitfolio/analysis-contract/models';
import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import { z } from 'zod';
import { ModelError } from './model-error.js';

export interface ModelLine {
  readonly id: string;
  readonly text: string;
}

export interface ModelCall {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  readonly replyTokensMax: number;
  readonly prompt: string;
  readonly lines: readonly ModelLine[];
  /** Over everything: tries, retry, reading. */
  readonly signal: AbortSignal;
}

export interface ModelReply {
  readonly texts: ReadonlyMap<string, string>;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export const replyBytesMax = 256 * 1024;
const retryWaitMs = 250;
const formats = ['json_schema', 'json_object', 'none'] as const;
type Format = (typeof formats)[number];

const Lines = z.object({ lines: z.array(z.object({ id: z.string(), text: z.string() })) });
const linesSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['lines'],
  properties: {
    lines: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'text'],
        properties: { id: { type: 'string' }, text: { type: 'string' } },
      },
    },
  },
};
const responseFormat = {
  json_schema: {
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'lines', strict: true, schema: linesSchema },
    },
  },
  json_object: { response_format: { type: 'json_object' } },
  none: {},
} as const;

/** Reads a reply whole, up to a size; follows no redirect. */
async function boundedFetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const reply = await fetch(url, { ...init, redirect: 'error' });
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of reply.body ?? []) {
    bytes += part.length;
    if (bytes > replyBytesMax) throw new ModelError('reply-too-long');
    parts.push(part);
  }
  return new Response(Buffer.concat(parts), { status: reply.status, headers: reply.headers });
}

/** The lines in what a model said; thoughts and fences around them do not matter. */
function textsIn(said: string): ReadonlyMap<string, string> {
  const bare = said.replace(/<think>[\s\S]*?<\/think>/g, '');
  const json = bare.slice(bare.indexOf('{'), bare.lastIndexOf('}') + 1);
  try {
    return new Map(Lines.parse(JSON.parse(json)).lines.map(({ id, text }) => [id, text]));
  } catch (cause) {
    throw new ModelError('reply-unreadable', cause);
  }
}

function causeOf(error: unknown): ModelError | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (at instanceof ModelError) return at;
  return null;
}

function faultOf(error: unknown, signal: AbortSignal): ModelError {
  const known = causeOf(error);
  if (known) return known;
  if (signal.aborted || error instanceof APIUserAbortError) return new ModelError('timeout', error);
  if (error instanceof APIConnectionError) return new ModelError('unreachable', error);
  if (!(error instanceof APIError)) return new ModelError('reply-unreadable', error);
  const status: unknown = error.status;
  if (status === 429) return new ModelError('rate-limited', error);
  if (status === 401 || status === 403) return new ModelError('not-authorised', error);
  if (status === 404) return new ModelError('not-found', error);
  return new ModelError(
    typeof status === 'number' && status >= 500 ? 'server-error' : 'refused-request',
    error,
  );
}

const worthRetry: readonly ModelFault[] = ['rate-limited', 'server-error', 'unreachable'];

async function askOnce(client: OpenAI, call: ModelCall, format: Format): Promise<ModelReply> {
  const items = JSON.stringify({ lines: call.lines }).replaceAll('<', '\\u003c');
  const { choices, usage } = await client.chat.completions.create(
    {
      model: call.model,
      temperature: 0,
      max_tokens: call.replyTokensMax,
      messages: [
        { role: 'system', content: call.prompt },
        { role: 'user', content: items },
      ],
      ...responseFormat[format],
    },
    { signal: call.signal },
  );
  // A server may answer 200 with anything.
  const said: unknown = choices?.[0]?.message?.content;
  if (typeof said !== 'string') throw new ModelError('reply-unreadable');
  return {
    texts: textsIn(said),
    inputTokens: usage?.prompt_tokens ?? 0,
    outputTokens: usage?.completion_tokens ?? 0,
  };
}

/** Asks a server once, in the strictest format it knows; again at most once where that may help. */
export async function askModel(call: ModelCall): Promise<ModelReply> {
  const client = new OpenAI({
    baseURL: call.baseUrl,
    apiKey: call.apiKey ?? 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: boundedFetch,
  });
  let retried = false;
  for (let at = 0; ;) {
    try {
      return await askOnce(client, call, formats[at] ?? 'none');
    } catch (error) {
      const fault = faultOf(error, call.signal);
      if (error instanceof APIError && error.status === 400 && at < formats.length - 1) at += 1;
      else if (worthRetry.includes(fault.fault) && !retried && !call.signal.aborted) {
        retried = true;
        await wait(retryWaitMs, undefined, { signal: call.signal }).catch(() => {
          throw new ModelError('timeout', error);
        });
      } else throw fault;
    }
  }
}

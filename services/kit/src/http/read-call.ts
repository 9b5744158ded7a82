import '@fastify/cookie';
import type { FieldProblem } from '@fitfolio/contract-kit/problem';
import type { AnyRoute } from '@fitfolio/contract-kit/route';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { clientGone } from './client-gone.js';
import type { Call, NotedRequest, UploadedFile } from './handles.js';
import { fieldProblems, invalidInput } from './invalid-input.js';
import { problem } from './problem-error.js';
import { readMultipart } from './read-multipart.js';

const nothing = z.strictObject({}).optional();

/** Parses a request by its route: everything after this may trust it. */
export async function readCall(
  request: NotedRequest,
  reply: FastifyReply,
  route: AnyRoute,
): Promise<Call<AnyRoute>> {
  const faults: FieldProblem[] = [];
  const parse = (where: string, schema: z.ZodType | undefined, value: unknown): unknown => {
    const parsed = (schema ?? nothing).safeParse(value);
    if (!parsed.success) faults.push(...fieldProblems(where, parsed.error));
    return parsed.data;
  };
  const params = parse('params', route.params, request.params ?? {});
  const query = parse('query', route.query, request.query ?? {});
  if (!isDecodable(request.url)) {
    faults.push({ path: 'query', code: 'invalid_character', message: 'Percent signs must encode UTF-8.' });
  }
  // Nothing of a body is read for a call that is bad already.
  if (faults.length > 0) throw invalidInput(faults);
  const { body, files } = await readBody(request, route);
  const parsedBody = parse('body', route.body, body);
  if (isBroken(body) || isBroken(request.query)) {
    faults.push({
      path: 'body',
      code: 'invalid_character',
      message: 'Text must be whole Unicode, without U+0000.',
    });
  }
  if (faults.length > 0) throw invalidInput(faults);
  return {
    params,
    query,
    body: parsedBody,
    files,
    requestId: request.id,
    address: request.ip,
    cookies: request.cookies,
    headers: request.headers,
    rawBody: request.rawBody ?? new Uint8Array(),
    reply,
    get signal() {
      return clientGone(reply.raw);
    },
    get user() {
      const user = request.notes?.user;
      if (user === undefined) throw new Error(`${route.id} is public and has no user`);
      return user;
    },
  } as Call<AnyRoute>;
}

/** Text that no column can hold and nobody types: U+0000, or half of a surrogate pair. */
function isBroken(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed();
  return typeof value === 'object' && value !== null && Object.values(value).some(isBroken);
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

interface Body {
  readonly body: unknown;
  readonly files: Readonly<Record<string, UploadedFile>>;
}

async function readBody(request: NotedRequest, route: AnyRoute): Promise<Body> {
  if (route.files !== undefined) {
    const { fields, files } = await readMultipart(request, route);
    return { body: fields, files };
  }
  if (request.headers['content-type']?.startsWith('multipart/') === true)
    throw problem('UNSUPPORTED_MEDIA_TYPE', 'Send this as JSON.');
  return { body: request.body ?? {}, files: {} };
}

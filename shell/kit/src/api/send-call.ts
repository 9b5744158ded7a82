import type { Problem } from '@fitfolio/contract-kit/problem';
import { fillPath, type AnyRoute } from '@fitfolio/contract-kit/route';
import { i18n } from '../i18n/i18n.js';
import { loadErrorResources } from '../i18n/error-resources.js';
import type { ApiError, CallResult } from './api-error.js';
import { fitting } from '../shape.js';
import { parseReply } from './parse-reply.js';

/** A route of a contract with its input. */
export interface RouteCall {
  readonly route: AnyRoute;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, File | null | undefined>> | undefined;
  /** The same key and input get the same answer again. */
  readonly idempotencyKey?: string | undefined;
}

const base = '/api';

function urlOf({ route, params, query }: RouteCall): URL {
  const url = new URL(`${base}${fillPath(route.path, params)}`, location.origin);
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') url.searchParams.set(name, String(value));
  }
  return url;
}

function formOf({ body, files }: RouteCall): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  for (const [name, file] of Object.entries(files ?? {})) if (file) form.append(name, file, file.name);
  return form;
}

function initOf(call: RouteCall, accessToken: string | null, signal: AbortSignal): RequestInit {
  const { route } = call;
  const headers = new Headers({ accept: 'application/json', 'accept-language': i18n.language });
  if (accessToken) headers.set('authorization', `Bearer ${accessToken}`);
  if (call.idempotencyKey) headers.set('idempotency-key', call.idempotencyKey);
  const init: RequestInit = {
    method: route.method,
    headers,
    signal,
    credentials: route.cookies ? 'include' : 'omit',
  };
  if (route.files) return { ...init, body: formOf(call) };
  if (route.method === 'GET' || call.body === undefined) return init;
  headers.set('content-type', 'application/json');
  return { ...init, body: JSON.stringify(call.body) };
}

const problemShape = { code: 'string', message: 'string', requestId: 'string' } as const;

async function failureOf(response: Response): Promise<ApiError> {
  const problem = fitting<Problem>(problemShape, await response.json().catch(() => null));
  const seconds = Number(response.headers.get('retry-after'));
  const retryAfter = Number.isFinite(seconds) && seconds > 0 ? { retryAfter: seconds } : {};
  if (problem) {
    const { code, message, details, requestId } = problem;
    return { status: response.status, code, message, details, requestId, ...retryAfter };
  }
  // An error without a problem body comes from a proxy, not from the service.
  const code = response.status >= 500 ? 'UNAVAILABLE' : 'UNKNOWN';
  return { status: response.status, code, message: response.statusText, ...retryAfter };
}

/** The file name in the reply. */
const fileNameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';

/** Sends one call and parses the answer with the contract's schema. Never throws. */
export async function sendCall(
  call: RouteCall,
  accessToken: string | null,
  signal: AbortSignal,
): Promise<CallResult> {
  let response: Response;
  try {
    response = await fetch(urlOf(call), initOf(call, accessToken, signal));
  } catch (error) {
    return { error: { status: 0, code: 'NETWORK', message: error instanceof Error ? error.message : '' } };
  }
  if (!response.ok) {
    const error = await failureOf(response);
    await loadErrorResources(error.code);
    return { error };
  }
  // A route that answers either a file or JSON says which by the type of its answer.
  const isFile = call.route.reply === undefined || !response.headers.get('content-type')?.includes('json');
  if (call.route.download && isFile)
    return { data: { name: fileNameOf(response), blob: await response.blob() } };
  if (response.status === 204 || !call.route.reply) return { data: null };
  return parseReply(call.route, await response.json().catch(() => undefined));
}

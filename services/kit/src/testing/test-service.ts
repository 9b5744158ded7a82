import { type AnyRoute, fillPath, type RouteReply, type RouteRequest } from '@fitfolio/contract-kit/route';
import type { Start } from '#src/boot/run-main';
import type { Role, ServiceHandle } from '#src/boot/service';
import type { Environment } from '#src/config/service-config';
import { testDatabase, type TestDatabase } from './test-database.js';
import { testKeys, type TestKeys, type TestUser } from './test-keys.js';
import { testNats, type TestNats } from './test-nats.js';

export const testSite = 'http://localhost:8080';

export interface TestReply<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

export interface CallOptions {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type Sent<R extends AnyRoute> = { [K in keyof RouteRequest<R>]?: RouteRequest<R>[K] };

export interface TestService {
  readonly url: string;
  readonly env: Environment;
  readonly database: TestDatabase;
  readonly nats: TestNats;
  readonly keys: TestKeys;
  /** An access token of a user. */
  token(user?: TestUser): Promise<string>;
  /** Calls a route as its contract says. */
  call<R extends AnyRoute>(
    route: R,
    sent?: Sent<R>,
    options?: CallOptions,
  ): Promise<TestReply<RouteReply<R>>>;
  /** Any request: `raw('POST', '/auth/login', { body: '{' })`. Paths are below `/api`. */
  raw(method: string, path: string, init?: RequestInit): Promise<TestReply>;
  /** Starts one more process of the service on the same database. */
  again(role?: Role, env?: Environment): Promise<ServiceHandle>;
  /** Stops and starts the service, from now on with these settings besides. */
  restart(env?: Environment): Promise<void>;
  close(): Promise<void>;
}

/** A service with a database, a NATS and token keys of its own. */
export async function startTestService(
  start: Start,
  options: { readonly env?: Environment; readonly role?: Role } = {},
): Promise<TestService> {
  const [database, nats, keys] = await Promise.all([testDatabase(), testNats(), testKeys()]);
  let env: Environment = {
    DATABASE_URL: database.url,
    DATABASE_POOL_MAX: '5',
    ...nats.env,
    DRAIN_MS: '0',
    SWEEP_SECONDS: '0.5',
    AUTH_KEYS_URL: keys.url,
    PUBLIC_URL: testSite,
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    ...options.env,
  };
  const others: ServiceHandle[] = [];
  let handle = await start(env, options.role);
  const raw = async (method: string, path: string, init: RequestInit = {}): Promise<TestReply> => {
    const reply = await fetch(`${handle.url}/api${path}`, { redirect: 'manual', ...init, method });
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.includes('json') === true;
    return {
      status: reply.status,
      headers: reply.headers,
      body: isJson ? (JSON.parse(text) as unknown) : text,
    };
  };
  return {
    get url() {
      return handle.url;
    },
    get env() {
      return env;
    },
    database,
    nats,
    keys,
    token: (user) => keys.token(user),
    raw,
    call: async <R extends AnyRoute>(route: R, sent: Sent<R> = {}, { token, headers }: CallOptions = {}) => {
      const path = fillPath(route.path, sent.params as Record<string, string> | undefined);
      const query = new URLSearchParams(sent.query as Record<string, string> | undefined);
      const init: RequestInit = {
        headers: {
          ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
      };
      const reply = await raw(route.method, query.size > 0 ? `${path}?${query.toString()}` : path, init);
      return reply as TestReply<RouteReply<R>>;
    },
    again: async (role, more) => {
      const other = await start({ ...env, ...more }, role);
      others.push(other);
      return other;
    },
    restart: async (more) => {
      await handle.close();
      env = { ...env, ...more };
      handle = await start(env, options.role);
    },
    close: async () => {
      await Promise.all([handle.close(), ...others.map((o) => o.close())]);
      await Promise.all([database.close(), nats.close(), keys.close()]);
    },
  };
}
